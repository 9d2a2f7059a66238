import { describe, expect, it } from "vitest";
import { boardOf } from ".";
import { covered, coverOf } from "./covers";
import { colourFor, draw } from "./drawn";
import { inOrder, shelf } from "./shelf";

const OURS = ["loch-ness", "loch-lomond", "moongha", "merlouf", "castle-von-loghan"];

/** How bright a colour like `hsl(200 45% 26%)` is to the eye. */
function brightness(colour: string): number {
  const [hue = 0, full = 0, light = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  const part = (n: number): number => {
    const k = (n + hue / 30) % 12;
    const value =
      light / 100 - (full / 100) * Math.min(light / 100, 1 - light / 100) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return value <= 0.04 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(0) + 0.7152 * part(8) + 0.0722 * part(4);
}

describe("the shelf", () => {
  it("finds what each game brings in its folder", () => {
    expect([...covered].sort()).toEqual([...OURS].sort());
    for (const key of OURS) {
      expect(boardOf(key), key).toBeTypeOf("function");
      expect(shelf(key).minutes, key).not.toBeNull();
      expect(coverOf(key), key).toMatch(/^\s*<[a-z]/);
      expect(coverOf(key), key).not.toContain("<svg");
      expect(coverOf(key), key).not.toContain("</svg");
    }
  });

  it("uses no id of one cover in another", () => {
    const ids = OURS.flatMap((key) => [...coverOf(key).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("puts a game it has never heard of behind the others, by name", () => {
    const games = ["zebra", "moongha", "apple", "loch-ness"].map((key) => ({ key, name: key }));
    expect(inOrder(games).map(({ key }) => key)).toEqual(["loch-ness", "moongha", "apple", "zebra"]);
    expect(boardOf("zebra")).toBeUndefined();
  });

  it("draws a cover for it, the same each time and unlike the next", () => {
    expect(coverOf("zebra")).toBe(coverOf("zebra"));
    expect(draw("zebra")).not.toBe(draw("apple"));
    expect(draw("zebra")).not.toContain("NaN");
  });

  it("gives it a colour on which pale letters can be read", () => {
    for (const key of ["a", "b", "zebra", "apple", "hare-and-hound", "x1", "x2", "x3", "x4", "x5"]) {
      expect(1.005 / (brightness(colourFor(key)) + 0.05), colourFor(key)).toBeGreaterThan(4.5);
    }
  });
});
