import { describe, expect, it } from "vitest";
import { seen, understand, windowFor } from "./calls";
import { told } from "./push";

const turn = { tag: "abc", path: "/t/abc", title: "Your turn", text: "With Tom." };

describe("a call", () => {
  it("is understood with the spaces after it", () => {
    expect(understand(`${JSON.stringify(turn)}   `)).toEqual({ ...turn, withdrawn: false });
    expect(understand(JSON.stringify({ tag: "abc", path: "/t/abc", withdrawn: "yes" }))?.withdrawn).toBe(true);
  });

  it("leads nowhere but into the house", () => {
    for (const path of ["https://elsewhere.example/", "//elsewhere.example/", "", "javascript:1"])
      expect(understand(JSON.stringify({ ...turn, path }))).toBeNull();
    expect(understand("nonsense")).toBeNull();
    expect(understand(undefined)).toBeNull();
  });

  it("is not shown to who looks at the table, and brings its page to the front", () => {
    const call = understand(JSON.stringify(turn))!;
    const home = { url: "https://house.example/", visibilityState: "visible" };
    const table = { url: "https://house.example/t/abc#seat=x", visibilityState: "hidden" };
    expect(seen(call, [home, table])).toBe(false);
    expect(seen(call, [{ ...table, visibilityState: "visible" }])).toBe(true);
    expect(windowFor("/t/abc", [home, table])).toBe(table);
    expect(windowFor("/t/other", [home, table])).toBe(home);
    expect(windowFor("/t/abc", [])).toBeUndefined();
  });
});

it("is written as addresses write bytes what the server is told of a subscription", () => {
  const keys = { p256dh: new Uint8Array([255, 239, 190]).buffer, auth: new Uint8Array([251]).buffer };
  const one = { endpoint: "https://push.example/a", getKey: (name: "p256dh" | "auth") => keys[name] };
  expect(told(one as unknown as PushSubscription)).toEqual({
    endpoint: "https://push.example/a",
    p256dh: "_---",
    auth: "-w",
  });
});
