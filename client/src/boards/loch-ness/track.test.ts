import { describe, expect, it } from "vitest";
import { piles } from "./track";

describe("marks on the track", () => {
  it("stand on each other where they would touch", () => {
    const marks = piles([0, 0, 30, 1], (points) => points * 10, 17);
    expect(marks.map((mark) => mark.level)).toEqual([0, 1, 0, 2]);
    expect(marks[2]).toEqual({ seat: 2, x: 300, level: 0 });
  });
});
