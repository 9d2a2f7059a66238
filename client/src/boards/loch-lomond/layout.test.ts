import { describe, expect, it } from "vitest";
import { arrange, clanWidth, lines, picks } from "./layout";

describe("the sizes of cards around the loch", () => {
  it("breaks clans into lines only where they do not fit", () => {
    expect(lines([100, 100, 100], 320)).toBe(1);
    expect(lines([100, 100, 100], 310)).toBe(2);
  });

  it.each([
    ["wide", 952, 470, false],
    ["low", 580, 270, false],
    ["tall", 382, 540, true],
    ["tablet's", 812, 800, true],
    ["tall and enlarged", 292, 380, true],
  ])("leaves room for five rivals and the piles on a %s screen", (_, width, height, upright) => {
    const clans = [2, 3, 2, 3, 2];
    const { rival, ratio, pile } = arrange({ width, height }, clans, upright);
    const count = lines(
      clans.map((columns) => clanWidth(columns, rival)),
      width - 8,
    );
    expect(count).toBeLessThanOrEqual(upright ? 3 : 1);
    const clan = 26 + 2 * rival * ratio + 11 + 6;
    expect(count * clan + pile * 1.5 + 24 + (upright ? 62 : 0)).toBeLessThanOrEqual(height);
    expect(rival).toBeGreaterThanOrEqual(20);
    expect(pile).toBeGreaterThanOrEqual(32);
  });
});

describe("cards that may be picked", () => {
  it("lie as large as the width allows, and in more columns where they would not all be seen", () => {
    expect(picks(5, 364, 600)).toBe(3);
    expect(picks(5, 274, 245)).toBe(4);
    expect(picks(7, 274, 245)).toBe(4);
    expect(picks(2, 90, 120)).toBe(2);
  });
});
