import { describe, expect, it } from "vitest";
import { OPEN } from "../lib/marks";
import type { ToldLine } from "../protocol";
import { beforeLast, chapterAt, hashOf, linesOf, logAt, momentIn, nextTold, roundFrom } from "./story";

const told = (at: number, id: string, until = -1): ToldLine => ({
  at,
  until,
  line: { message: [id, {}], thing: "", source: "", target: "" },
});
const lines = [told(1, "deals"), told(3, "plays", 5), told(5, "log-undone"), told(5, "asks"), told(8, "scores")];
const rounds = [
  { round: 0, moment: 0 },
  { round: 1, moment: 2 },
  { round: 2, moment: 7 },
];
const ids = (moment: number): string[] => logAt(lines, moment).map((line) => line.message[0]);

describe("the story of a game", () => {
  it("has at each moment what had happened and was not taken back", () => {
    expect(ids(0)).toEqual([]);
    expect(ids(4)).toEqual(["deals", "plays"]);
    expect(ids(5)).toEqual(["deals", "log-undone", "asks"]);
  });

  it("is parted into rounds", () => {
    expect(chapterAt(rounds, 1).round).toBe(0);
    expect(chapterAt(rounds, 7).round).toBe(2);
    expect(linesOf(lines, rounds, rounds[1]!).map((line) => line.at)).toEqual([3, 5, 5]);
  });

  it("is gone through round by round", () => {
    expect(roundFrom(rounds, 3, 1, 10)).toBe(7);
    expect(roundFrom(rounds, 7, 1, 10)).toBe(9);
    expect(roundFrom(rounds, 3, -1, 10)).toBe(2);
    expect(roundFrom(rounds, 2, -1, 10)).toBe(0);
    expect(roundFrom([], 2, -1, 10)).toBe(0);
  });

  it("plays from one thing told to the next, and to the end", () => {
    expect(nextTold(lines, 1, 10)).toBe(3);
    expect(nextTold(lines, 8, 10)).toBe(9);
    expect(nextTold([], 0, 0)).toBe(0);
  });
});

describe("the address of a moment", () => {
  it("goes there and back", () => {
    expect(momentIn(hashOf(57, 2))).toEqual({ at: 57, viewer: 2, watch: "", otherwise: false, missed: 0 });
    expect(momentIn(hashOf(57, OPEN, "abc"))).toEqual({
      at: 57,
      viewer: null,
      watch: "abc",
      otherwise: false,
      missed: 0,
    });
  });

  it("is the beginning where it says nothing sensible", () => {
    expect(momentIn("#at=x&seen=")).toEqual({ at: 0, viewer: null, watch: "", otherwise: false, missed: 0 });
    expect(momentIn("#at=-4").at).toBe(0);
    expect(momentIn(`${hashOf(57, 2)}&otherwise=1`).otherwise).toBe(true);
    expect(momentIn("#missed=3").missed).toBe(3);
  });

  it("begins where somebody was last here", () => {
    const lines = [{ at: 0 }, { at: 4 }, { at: 7 }, { at: 9 }];
    expect(beforeLast(lines, 2)).toBe(6);
    expect(beforeLast(lines, 99)).toBe(0);
    expect(beforeLast([], 2)).toBe(0);
  });
});
