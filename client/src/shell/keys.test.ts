import { describe, expect, it } from "vitest";
import type { Offered } from "../protocol";
import { answerOf, keysOf } from "./keys";

const offer = (choice: string): Offered => ({ choice, target: "", label: ["", {}], clause: "", ask_twice: false });
const offers = ["camera 3", "camera 4", "pass"].map(offer);

describe("keys that answer", () => {
  it("count from one, and nought is the way out", () => {
    expect(keysOf(offers)).toEqual(["1", "2", "0"]);
    expect(answerOf(offers, "2")?.choice).toBe("camera 4");
    expect(answerOf(offers, "0")?.choice).toBe("pass");
    expect(answerOf(offers, "3")).toBeUndefined();
  });

  it("go on with letters, but for those that mean something else", () => {
    const keys = keysOf(Array.from({ length: 24 }, (_, index) => offer(`spot ${index}`)));
    expect(keys.slice(8, 12)).toEqual(["9", "q", "w", "e"]);
    expect(keys).not.toContain("u");
    expect(keys).not.toContain("r");
    expect(keys.at(-1)).toBe("");
  });
});
