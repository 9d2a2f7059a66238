import { describe, expect, it } from "vitest";
import { keyOf, pageOf } from "./talk";

describe("what the house says", () => {
  it("is for the page whose name begins its id", () => {
    expect(
      pageOf('{"kind": "reply", "id": "3f2a:7", "status": 200, "headers": [], "body": "\\"id\\":\\"no:1\\""}'),
    ).toBe("3f2a");
    expect(pageOf('{"kind":"said","socket":"3f2a:s1","text":"{}"}')).toBe("3f2a");
  });

  it("is understood in another order as well", () => {
    expect(pageOf('{"socket":"9:s1","kind":"opened"}')).toBe("9");
    expect(pageOf('{"kind":"trouble","text":"what?"}')).toBe("");
  });
});

it("keeps files under what is in them", () => {
  expect(keyOf({ path: "python/bothy.zip.gz", bytes: 1, sha256: "0123456789abcdef0123" })).toBe(
    "python/bothy.zip.gz?0123456789abcdef",
  );
});
