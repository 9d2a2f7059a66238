import { beforeEach, describe, expect, it, vi } from "vitest";
import { linesOf } from "../../lib/samples";
import { type Chapter, chapters } from "./story";
import { amount, opened, Unread } from "./unread.svelte";

const line = linesOf("castle-von-loghan");
const CARD = [line("event", { event: "specimen-seven", number: 9 })];
const DOORS = [line("chooses", { character: 1, letter: "a" }), line("chooses", { character: 2, letter: "b" })];
const FIRST = [...CARD, ...DOORS, line("outcome", { letter: "a" }), line("health-changes", { change: -2 })];
const SECOND = [line("event", { event: "a-voice-in-the-pipes", number: 10 })];
const VOICE = [...SECOND, ...DOORS, line("outcome", { letter: "b" })];

/** Somebody at a table whose log grows. */
function reader(table = "one") {
  let told: Chapter[] = [];
  const unread = new Unread(
    () => table,
    () => told,
  );
  const hear = (log: typeof CARD, way: "happens" | "replayed" | "leapt" = "happens"): string[] => {
    told = opened(chapters(log), 2);
    unread.look(way);
    return names(unread);
  };
  return { unread, hear };
}
/** What waits, worked out anew: outside a page nothing tells when the log has grown. */
const names = (unread: Unread): string[] => unread.waiting.map(({ event }) => event);

const kept = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => kept.clear());

describe("a chapter's doors", () => {
  it("are open once everybody has chosen", () => {
    expect(opened(chapters(CARD), 2)).toEqual([]);
    expect(opened(chapters([...CARD, DOORS[0]!]), 2)).toEqual([]);
    expect(opened(chapters(FIRST), 2)).toHaveLength(1);
    expect(opened(chapters([...FIRST, ...SECOND]), 2)).toHaveLength(1);
  });

  it("show a card, and a sentence for each that was told", () => {
    expect(amount(chapters([...FIRST, ...VOICE]))).toBe(4);
  });
});

describe("what waits to be read", () => {
  it("is each chapter in turn, whatever else has begun meanwhile", () => {
    const { unread, hear } = reader();
    expect(hear([])).toEqual([]);
    expect(hear(FIRST)).toEqual(["specimen-seven"]);
    expect(hear([...FIRST, ...SECOND])).toEqual(["specimen-seven"]);
    expect(hear([...FIRST, ...VOICE])).toEqual(["specimen-seven", "a-voice-in-the-pipes"]);
    unread.goOn();
    expect(names(unread)).toEqual(["a-voice-in-the-pipes"]);
    unread.goOn();
    expect(names(unread)).toEqual([]);
  });

  it("can all be put aside", () => {
    const { unread, hear } = reader();
    hear([]);
    hear([...FIRST, ...VOICE]);
    unread.putAside();
    expect(names(unread)).toEqual([]);
  });

  it("is a chapter once more when another sentence of it is told", () => {
    const { unread, hear } = reader();
    hear([]);
    hear(FIRST);
    unread.goOn();
    expect(hear([...FIRST, line("gains-energy", { energy: 3 })])).toEqual([]);
    expect(hear([...FIRST, line("line", { line: "specimen-seven-1" })])).toEqual(["specimen-seven"]);
  });

  it("is read anew after it was taken back and came otherwise", () => {
    const { unread, hear } = reader();
    hear([]);
    hear(FIRST);
    unread.goOn();
    expect(hear(CARD)).toEqual([]);
    expect(hear(FIRST)).toEqual(["specimen-seven"]);
  });

  it("is nothing for somebody who comes in the middle, and the newest at most for somebody who comes back", () => {
    expect(reader().hear([...FIRST, ...VOICE])).toEqual([]);
    kept.clear();
    const { unread, hear } = reader();
    hear([]);
    hear([...FIRST, ...VOICE]);
    expect(reader().hear([...FIRST, ...VOICE])).toEqual(["a-voice-in-the-pipes"]);
    expect(reader("another").hear([...FIRST, ...VOICE])).toEqual([]);
    hear([...FIRST, ...VOICE]);
    unread.putAside();
    expect(reader().hear([...FIRST, ...VOICE])).toEqual([]);
  });

  it("is one thing at a time in a replay, and nothing where it leaps", () => {
    const { hear } = reader();
    hear([], "leapt");
    expect(hear(FIRST, "replayed")).toEqual(["specimen-seven"]);
    expect(hear([...FIRST, ...VOICE], "replayed")).toEqual(["a-voice-in-the-pipes"]);
    expect(hear([...FIRST, ...VOICE], "leapt")).toEqual([]);
    expect(kept.size).toBe(0);
  });
});
