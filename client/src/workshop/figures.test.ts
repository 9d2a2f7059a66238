import { expect, it } from "vitest";
import type { RowWon } from "../protocol";
import { along, around, left, onScale, reach, wonScale } from "./figures";

it("the way from mark to mark is the same, whatever lies between them", () => {
  const marks = [200, 1000, 2000, 4000];
  expect(along(0, marks)).toBe(0);
  expect(along(100, marks)).toBeCloseTo(1 / 8);
  expect(along(200, marks)).toBe(1 / 4);
  expect(along(3000, marks)).toBeCloseTo(7 / 8);
  expect(along(9000, marks)).toBe(1);
  expect(along(50, [])).toBe(0);
});

it("the time left goes by the pace so far", () => {
  expect(left({ games: 100, wanted: 400, seconds: 10 })).toBe(30);
  expect(left({ games: 400, wanted: 400, seconds: 10 })).toBe(0);
  expect(left({ games: 0, wanted: 0, seconds: 1 })).toBeNull();
});

it("all intervals of a figure can be seen on both sides of zero", () => {
  const figure = { difference: [1, -1, 3] as [number, number, number], trail: [[-8, 4] as [number, number]] };
  expect(reach(figure)).toBe(8);
  expect(around(0, 8)).toBe(50);
  expect(around(-8, 8)).toBe(0);
  expect(around(99, 8)).toBe(100);
  expect(reach({ difference: null, trail: [] })).toBe(1);
});

it("rows are on one scale, with what is fair inside it", () => {
  const rows: RowWon[] = [
    { row: "1", before: [0.2, 0.1, 0.3], after: [0.4, 0.3, 0.5] },
    { row: "2", before: null, after: null },
  ];
  const scale = wonScale(rows, 0.25)!;
  expect(scale.low).toBeLessThan(0.2);
  expect(scale.high).toBeGreaterThan(0.4);
  expect(onScale(scale.low, scale)).toBe(0);
  expect(onScale(2, scale)).toBe(100);
  expect(wonScale(rows.slice(1), 0.25)).toBeNull();
});
