import { describe, expect, it } from "vitest";
import { around, crop, markAt } from "./crop";

const WHOLE = { width: 600, height: 400 };

describe("what a picture shows", () => {
  it("holds all it speaks of", () => {
    expect(around([])).toBeNull();
    const areas = [
      { x: 10, y: 20, width: 30, height: 10 },
      { x: 100, y: 5, width: 10, height: 10 },
    ];
    expect(around(areas)).toEqual({ x: 10, y: 5, width: 100, height: 25 });
  });

  it("is the whole board if it speaks of nothing, or of what lies far apart", () => {
    expect(crop(null, WHOLE, 0.5, 20)).toEqual({ x: 0, y: 0, ...WHOLE });
    expect(crop({ x: 5, y: 5, width: 590, height: 20 }, WHOLE, 0.5, 20)).toEqual({ x: 0, y: 0, ...WHOLE });
  });

  it("keeps the shape of the frame, a least share, and within the edges", () => {
    expect(crop({ x: 300, y: 200, width: 0, height: 0 }, WHOLE, 0.5, 20)).toEqual({
      x: 150,
      y: 100,
      width: 300,
      height: 200,
    });
    expect(crop({ x: 590, y: 0, width: 10, height: 10 }, WHOLE, 0.5, 20)).toEqual({
      x: 300,
      y: 0,
      width: 300,
      height: 200,
    });
  });

  it("has its number beside what is small, on what is large, and never outside", () => {
    expect(markAt({ x: 100, y: 100, width: 40, height: 40 }, WHOLE)).toEqual({ x: 140, y: 100 });
    expect(markAt({ x: 100, y: 100, width: 200, height: 100 }, WHOLE)).toEqual({ x: 200, y: 150 });
    expect(markAt({ x: 580, y: 0, width: 20, height: 20 }, WHOLE)).toEqual({ x: 586, y: 14 });
  });
});
