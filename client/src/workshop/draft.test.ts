import { afterEach, describe, expect, it, vi } from "vitest";
import type { WorkshopColumn, WorkshopTable } from "../protocol";
import { count, EMPTY, fileName, groups, keep, kept, lines, mistakeAt, offered, shownOf, typed, width } from "./draft";

afterEach(() => vi.unstubAllGlobals());

const column = (name: string, kind: WorkshopColumn["kind"] = "number", group = ""): WorkshopColumn => ({
  name,
  label: name,
  group,
  kind,
  least: null,
  most: null,
  words: [],
  needed: true,
});

const TABLE: WorkshopTable = {
  name: "card",
  label: "Cards",
  columns: [
    column("name", "text"),
    column("tasks.0.of", "text", "Task 1"),
    column("tasks.0.points", "number", "Task 1"),
    column("tasks.1.of", "text", "Task 2"),
    column("tasks.1.points", "number", "Task 2"),
  ],
  rows: [
    { key: "1", basis: "printed", bases: {}, cells: ["1", "red", "4", "blue", "5"] },
    { key: "2", basis: "reconstructed", bases: {}, cells: ["2", "red", "12", "", ""] },
  ],
};

describe("what is typed", () => {
  it("is a change until it says again what the box says", () => {
    const once = typed({}, "card", "1", "tasks.0.points", "10", "4");
    expect(once).toEqual({ card: { "1": { "tasks.0.points": "10" } } });
    const twice = typed(once, "card", "2", "tasks.0.of", "", "red");
    expect(count(twice)).toEqual({ cells: 2, rows: 2 });
    expect(count(twice, "token")).toEqual({ cells: 0, rows: 0 });
    expect(
      typed(typed(twice, "card", "1", "tasks.0.points", "4", "4"), "card", "2", "tasks.0.of", "red", "red"),
    ).toEqual({});
    expect(count(once)).toEqual({ cells: 1, rows: 1 });
  });

  it("is kept for each game, and a browser that keeps nothing says so", () => {
    const store = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    });
    const draft = { ...EMPTY, name: "Mine", changes: { card: { "1": { a: "3½" } } }, at: 5 };
    expect(keep("merlouf", draft)).toBe(true);
    expect(kept("merlouf")).toEqual(draft);
    expect(kept("moongha")).toEqual(EMPTY);
    store.set("bothy.workshop.moongha", "not JSON");
    expect(kept("moongha")).toEqual(EMPTY);
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new Error("full");
      },
    });
    expect(keep("merlouf", draft)).toBe(false);
  });
});

describe("a table", () => {
  it("has the rows of the box, and those that a file has added", () => {
    const some = lines(TABLE, { card: { "9": { "tasks.0.of": "green" }, "1": {} } });
    expect(some.map((line) => line.key)).toEqual(["1", "2", "9"]);
    expect(some[2]).toMatchObject({ basis: "", box: { name: "9" } });
    expect(some[1]?.box["tasks.0.points"]).toBe("12");
    expect(shownOf(some, "changed", { "9": {} }, new Set()).map((line) => line.key)).toEqual(["9"]);
    expect(shownOf(some, "mend", {}, new Set(["2"])).map((line) => line.key)).toEqual(["2"]);
    expect(shownOf(some, "all", {}, new Set())).toHaveLength(3);
  });

  it("has columns that belong together, as wide as their like", () => {
    const cells = TABLE.columns.slice(1);
    expect(groups(TABLE.columns).map((part) => [part.label, part.columns.length])).toEqual([
      ["", 1],
      ["Task 1", 2],
      ["Task 2", 2],
    ]);
    const some = lines(TABLE, {});
    expect(width(cells[1]!, cells, some)).toBe(width(cells[3]!, cells, some));
    expect(offered(cells[0]!, cells, some)).toEqual(["blue", "red"]);
    expect(offered(TABLE.columns[0]!, TABLE.columns, some)).toEqual([]);
  });

  it("has a mistake at one cell", () => {
    const mistake = { table: "card", row: "1", cell: "tasks.0.points", text: "no" };
    expect(mistakeAt([mistake], "card", "1", "tasks.0.points")).toBe(mistake);
    expect(mistakeAt([mistake], "card", "2", "tasks.0.points")).toBeUndefined();
  });
});

it("a file is called as its pack, in plain letters", () => {
  expect(fileName("Évener objectives!", "merlouf")).toBe("evener-objectives.toml");
  expect(fileName("  ", "merlouf")).toBe("merlouf.toml");
});
