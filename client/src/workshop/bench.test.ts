import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameInfo, Trial } from "../protocol";
import type { Bench } from "./bench.svelte";
import french from "./words.fr.ftl?raw";

vi.setConfig({ testTimeout: 30_000 }); // each test loads its modules anew

const GAME = { key: "merlouf", name: "Merlouf", options: [] } as unknown as GameInfo;
const TYPED = { card: { "1": { points: "10" } } };
const CHECKED = { mistakes: [], left: [], pack: "what fits", file: "all" };
const PLAYING = { state: "playing", number: 1, games: 3, marks: [], found: null } as unknown as Trial;

/** What the house says to each path; a string is the code of a problem. */
let says: Record<string, unknown>;
let asked: string[];
let saved: string[];
let store: Map<string, string>;
let place: { pathname: string; search: string; hash: string };

beforeEach(() => {
  vi.resetModules();
  says = {};
  asked = [];
  saved = [];
  store = new Map([["bothy.workshop.merlouf", JSON.stringify({ name: "Mine", changes: TYPED, seats: 4 })]]);
  place = { pathname: "/workshop/merlouf", search: "", hash: "" };
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("location", place);
  vi.stubGlobal("history", { pushState: (_: unknown, __: string, path: string) => (place.pathname = path) });
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
  vi.stubGlobal("document", { createElement: () => ({ click: () => saved.push("clicked") }) });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const said = says[path.replace("/api/workshop/en/merlouf", "") || "/"];
    const refused = typeof said === "string";
    const text = JSON.stringify(refused ? { code: said, text: `it is ${said}` } : said);
    return Promise.resolve(
      new Response(text, { status: refused ? 503 : 200, headers: { "content-type": "application/json" } }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

async function bench(): Promise<Bench> {
  const { Bench } = await import("./bench.svelte");
  return new Bench(GAME);
}

it("is not played as the unchanged game where the server cannot say what fits", async () => {
  says = { "/check": "busy", "/api/tables": { table: "abc", secret: "s", seats: [] } };
  const some = await bench();
  await some.play();
  expect(some.trouble).toContain("busy");
  expect(asked.filter((path) => path === "/api/tables")).toEqual([]);
  expect(place.pathname).toBe("/workshop/merlouf");
  says["/check"] = CHECKED;
  await some.play();
  expect(some.trouble).toBe("");
  expect(place.pathname).toBe("/t/abc");
});

it("is not saved as an empty file where the server cannot say what is in it", async () => {
  says = { "/check": "busy" };
  const some = await bench();
  await some.save();
  expect(some.trouble).toContain("busy");
  expect(saved).toEqual([]);
  says["/check"] = CHECKED;
  await some.save();
  expect([some.trouble, saved]).toEqual(["", ["clicked"]]);
});

it("keeps what is typed when nothing of a file could be opened", async () => {
  says = { "/open": { changes: {}, lost: ["This is no pack that can be read: line 1"] }, "/check": CHECKED };
  const some = await bench();
  await some.read(new File(["\u0000"], "cat.toml"));
  expect(some.lost).toEqual(["This is no pack that can be read: line 1"]);
  expect([some.draft.changes, some.draft.name]).toEqual([TYPED, "Mine"]);
  expect(JSON.parse(store.get("bothy.workshop.merlouf")!)).toMatchObject({ changes: TYPED, name: "Mine" });
  says["/open"] = "busy";
  await some.read(new File([""], "cat.toml"));
  expect(some.trouble).toContain("busy");
  expect(some.draft.changes).toEqual(TYPED);
  says["/open"] = { changes: { card: { "2": { points: "3" } } }, lost: ["There is no table [[dragon]] here."] };
  await some.read(new File([""], "dragons.toml"));
  expect([some.draft.changes, some.draft.name]).toEqual([{ card: { "2": { points: "3" } } }, "dragons"]);
  some.takeBack();
  expect([some.draft.changes, some.lost]).toEqual([TYPED, []]);
});

it("keeps the figures of a trial whose process has ended, and says so", async () => {
  vi.useFakeTimers();
  try {
    says = { "/trial": PLAYING };
    const some = await bench();
    await some.try();
    expect(some.running).toBe(true);
    says = { "/trial": { ...PLAYING, state: "none", games: 0 } };
    await vi.advanceTimersByTimeAsync(1000);
    expect([some.trial?.state, some.trial?.games]).toEqual(["stopped", 3]);
    expect(some.trouble).not.toBe("");
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.length).toBe(before);
  } finally {
    vi.useRealTimers();
  }
});

it("speaks French without a space that may break", () => {
  expect(french.split("\n").filter((line) => /\S [:;?!»]|« /.test(line))).toEqual([]);
});
