import { describe, expect, it } from "vitest";
import { has, numbersIn, withBit } from "./masks";

describe("a mask", () => {
  it("may be longer than 32 bits", () => {
    expect(has(2 ** 44, 44)).toBe(true);
    expect(has(2 ** 44, 43)).toBe(false);
    expect(withBit(2 ** 44, 3)).toBe(2 ** 44 + 8);
    expect(withBit(2 ** 44, 44)).toBe(2 ** 44);
  });

  it("has everybody in it when it is -1, but nobody without a seat", () => {
    expect(has(-1, 3)).toBe(true);
    expect(has(-1, -1)).toBe(false);
    expect(has(3, -1)).toBe(false);
    expect(numbersIn(-1, 3)).toEqual([0, 1, 2]);
    expect(numbersIn(0b101, 4)).toEqual([0, 2]);
  });
});
