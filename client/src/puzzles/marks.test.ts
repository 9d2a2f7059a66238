import { beforeEach, expect, test, vi } from "vitest";
import { following, mark, markDay, markOf, week } from "./marks";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("the first try counts", () => {
  mark("loch-ness", 2, false);
  mark("loch-ness", 2, true);
  mark("merlouf", 2, true);
  expect(markOf("loch-ness", 2)).toBe("tried");
  expect(markOf("merlouf", 2)).toBe("right");
  expect(markOf("loch-ness", 1)).toBeUndefined();
});

test("the next is one that was not tried, round the corner too", () => {
  mark("loch-ness", 3, true);
  expect(following("loch-ness", 2, 4)).toBe(4);
  expect(following("loch-ness", 4, 4)).toBe(1);
  for (const number of [1, 2, 4]) mark("loch-ness", number, true);
  expect(following("loch-ness", 4, 4)).toBe(1);
  expect(following("loch-ness", 1, 1)).toBe(1);
});

test("what cannot be read counts as nothing", () => {
  localStorage.setItem("bothy.puzzles", "{");
  expect(markOf("loch-ness", 1)).toBeUndefined();
});

test("a week has seven days up to today, over the turn of a month, and the first try of each", () => {
  markDay("2027-03-02", true);
  markDay("2027-02-27", false);
  markDay("2027-02-27", true);
  markDay("2027-02-20", true);
  const days = week("2027-03-02");
  expect(days.map(({ day }) => day.slice(5))).toEqual(["02-24", "02-25", "02-26", "02-27", "02-28", "03-01", "03-02"]);
  expect(days.flatMap(({ day, mark }) => (mark ? [`${day} ${mark}`] : []))).toEqual([
    "2027-02-27 tried",
    "2027-03-02 right",
  ]);
  expect(markOf("2027-03-02", 1)).toBeUndefined();
});
