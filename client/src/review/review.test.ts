import { describe, expect, it } from "vitest";
import type { JudgedAnswer, Review } from "../protocol";
import { apart, chance, change, curve, drawn, framed, points, ranked, shade, sums } from "./review";

const answer = (number: number, seat: number, gain: number): JudgedAnswer => ({
  number,
  at: number + 10,
  round: 1,
  seat,
  row: "",
  text: ["said", {}],
  better: gain ? ["other", {}] : null,
  better_notation: null,
  reasons: [],
  hope: 0.5,
  gain,
  error: 0.01,
});

const review = (moments: number): Review => ({
  format: "bothy review 1",
  game: "loch-ness",
  rules: 1,
  seats: 2,
  shared: false,
  seed: 0,
  worlds: 3,
  scores: [1, 2],
  rounds: [[1, 0, moments]],
  chances: Array.from({ length: moments + 1 }, (_, at) => [1 - at / moments, at / moments]),
  errors: Array.from({ length: moments + 1 }, () => [0.1, null]),
  start: [0.5, 0.5],
  luck: [-0.2, 0.2],
  luck_errors: [0, 0],
  play: [
    [0.1, -0.1],
    [-0.4, 0.4],
  ],
  play_errors: [],
  result: [0, 1],
  turning_points: [
    { number: 3, at: 13, round: 1, seat: -1, row: "", text: ["storm", {}], moved: [-0.2, 0.2], errors: [0, 0] },
    { number: 5, at: 15, round: 1, seat: 0, row: "", text: ["moved", {}], moved: [0.1, -0.1], errors: [0, 0] },
  ],
  judged_seats: [0],
  answers: [answer(2, 0, 0), answer(5, 0, 0.06), answer(7, 0, 0.2), answer(8, 0, 0.001), answer(9, 1, 0.5)],
});

describe("a review", () => {
  it("writes figures with their signs and without a break", () => {
    expect([0.061, -0.061, 0.004, -0.004].map(change)).toEqual(["+6\u00a0%", "−6\u00a0%", "0\u00a0%", "0\u00a0%"]);
    expect(chance(0.335)).toBe("34\u00a0%");
  });

  it("adds up: start, luck and play are the result", () => {
    for (const { start, luck, own, others, result } of sums(review(10)))
      expect(start + luck + own + others).toBeCloseTo(result, 9);
    expect(sums(review(10))[0]?.own).toBeCloseTo(0.1);
    expect(sums({ ...review(10), shared: true })[0]?.others).toBe(0);
  });

  it("draws long games with few points, and those of its turning points", () => {
    expect(drawn(review(10))).toHaveLength(11);
    const many = drawn(review(5000));
    expect(many.length).toBeLessThan(420);
    expect(many).toEqual(expect.arrayContaining([0, 3, 4, 5, 6, 5000]));
  });

  it("draws curve and shade inside its frame", () => {
    const frame = framed(review(10), 50, 250, 10, 110);
    expect(curve(review(10), 0, frame).slice(1).split("L").at(-1)).toBe("250.0 110.0");
    for (const line of [0, 1]) {
      const places = shade(review(10), line, frame).slice(1, -1).split("L");
      expect(places).toHaveLength(22);
      for (const [x, y] of places.map((words) => words.split(" ").map(Number))) {
        expect(x).toBeGreaterThanOrEqual(50);
        expect(y).toBeGreaterThanOrEqual(10);
        expect(y).toBeLessThanOrEqual(110);
      }
    }
  });

  it("gives each name at the end of a curve room of its own", () => {
    expect(apart([100, 100, 20], 17, 110)).toEqual([93, 110, 20]);
    expect(apart([5], 17, 110)).toEqual([5]);
  });

  it("lists the dearest answers first, and moments in the order of the game", () => {
    expect(ranked(review(10), [0]).map(({ number }) => number)).toEqual([7, 5, 8, 2]);
    expect(points(review(10), [0]).map(({ number, flag }) => [number, flag])).toEqual([
      [3, 1],
      [5, 2],
      [7, 0],
    ]);
    expect(points(review(10), [0])[1]?.answer?.gain).toBe(0.06);
    expect(points(review(10), []).map(({ number }) => number)).toEqual([3, 5]);
  });
});
