import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MyTable } from "../protocol";
import { pinned } from "../tab/releases";
import { shown } from "../tab/standing.svelte";
import type { Standing } from "../tab/talk";
import { keep, noteOver, noteSeen, table, tables } from "./keep";

vi.mock("./address", async (address) => ({
  ...(await address<typeof import("./address")>()),
  inTab: true,
  named: (key: string) => key,
}));
vi.mock("../tab/stamp", () => ({ stamp: () => ({ release: "newer", host: "", think: "" }), older: () => false }));

const begun = (id: string, at = 1) => keep({ table: id, game: "loch-ness", seats: {}, at });
const hosted = (release: string) => {
  shown.standing = { house: "h", release, stage: "ready", done: 1, text: "" } satisfies Standing;
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  shown.standing = null;
});
afterEach(() => vi.unstubAllGlobals());

it("notes a table under the release that hosts, not under that of the page, and for good", () => {
  begun("early");
  hosted("older");
  begun("late");
  hosted("newest");
  begun("late", 2);
  expect([table("early")?.release, table("late")?.release]).toEqual(["newer", "older"]);
  expect(new Set(pinned())).toEqual(new Set(["newer", "older"]));
});

it("needs no release any more whose tables are all over", () => {
  hosted("older");
  begun("one");
  begun("two");
  noteSeen([{ id: "one", state: "finished" } as MyTable]);
  expect(pinned()).toEqual(["older"]);
  noteOver(["two"]);
  expect(pinned()).toEqual([]);
  begun("two", 3);
  expect(pinned()).toEqual([]);
});

it("keeps sixty tables, and of older ones those that go on only under their release", () => {
  hosted("older");
  for (let at = 0; at < 5; at++) begun(`first ${at}`, at);
  noteOver(["first 1", "first 3"]);
  hosted("newer");
  for (let at = 10; at < 75; at++) {
    begun(`later ${at}`, at);
    noteOver([`later ${at}`]);
  }
  const old = tables().filter(({ release }) => release === "older");
  expect(old.map((kept) => kept.table)).toEqual(["first 4", "first 2", "first 0"]);
  expect(tables().length).toBe(63);
  expect(pinned()).toEqual(["older"]);
});
