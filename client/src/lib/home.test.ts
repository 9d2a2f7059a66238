import { describe, expect, it } from "vitest";
import type { MyTable, TableInfo } from "../protocol";
import { linkOf, open, sorted } from "./home";

const mine = (id: string, more: Partial<MyTable>): MyTable => ({
  id,
  game: "loch-ness",
  state: "playing",
  names: [],
  seat: 0,
  your_turn: false,
  waiting_for: [],
  shares: [],
  changed: 0,
  ...more,
});
const kept = (table: string) => ({ table, game: "loch-ness", seats: { "0": "secret" }, at: 0 });
const info = (id: string, more: Partial<TableInfo>): TableInfo => ({
  id,
  game: "loch-ness",
  state: "open",
  seats: 3,
  open_seats: 2,
  people: 1,
  pace: "normal",
  watching: "blind",
  created: 0,
  ...more,
});

describe("the tables one has been at", () => {
  it("are piled by what is asked of one, the latest first", () => {
    const found = [
      mine("a", { changed: 1 }),
      mine("b", { your_turn: true, changed: 2 }),
      mine("c", { your_turn: true, changed: 3 }),
      mine("d", { state: "finished" }),
    ];
    const piles = sorted(found);
    expect(piles.turns.map((table) => table.id)).toEqual(["c", "b"]);
    expect(piles.others.map((table) => table.id)).toEqual(["a"]);
    expect(piles.finished.map((table) => table.id)).toEqual(["d"]);
  });

  it("are opened by the seat's link before the owner's", () => {
    expect(linkOf({ ...kept("a"), owner: "own" })).toEqual({ table: "a", secret: "secret" });
    expect(linkOf({ ...kept("a"), seats: {}, owner: "own" }).secret).toBe("own");
  });
});

describe("public tables", () => {
  it("are joined before the game, watched during it, and one's own are not among them", () => {
    const tables = [
      info("a", {}),
      info("b", { state: "playing", open_seats: 0 }),
      info("c", { state: "playing", open_seats: 0, watching: "off" }),
      info("d", {}),
    ];
    const { free, watched } = open(tables, ["d"]);
    expect(free.map((table) => table.id)).toEqual(["a"]);
    expect(watched.map((table) => table.id)).toEqual(["b"]);
  });
});
