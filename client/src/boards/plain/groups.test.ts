import { describe, expect, it } from "vitest";
import type { FieldInfo } from "../../protocol";
import { humanise, layOut, type Words } from "./groups";

const info = (name: string, more: Partial<FieldInfo> = {}): FieldInfo => ({
  name,
  seen: "all",
  helper: false,
  made_of: "number",
  size: "",
  ...more,
});
const silent: Words = { label: () => null, value: () => null, entry: () => null, each: () => null };
const MOTIFS = ["head", "body", "tail"];
const speaking: Words = {
  label: (name) =>
    ({ round: "Round", laid: "Card", photos: "Photos", display: "Open photos", clans: "Clan", done: "Done" })[name] ??
    null,
  value: (name, value) => (name === "laid" || name === "clans" ? `card ${value}` : null),
  entry: (name, index) => (name === "display" ? (MOTIFS[index] ?? null) : null),
  each: (name, index) => (name === "photos" || name === "blind" ? (MOTIFS[index] ?? null) : null),
};

describe("the plain board", () => {
  it("writes the names of fields as people do", () => {
    expect(humanise("face_up_cards")).toBe("Face up cards");
  });

  it("shows a game nobody has words for: figures, seats, lists, and bookkeeping apart", () => {
    const parts = {
      "game.round": 3,
      "game.hands": [
        [4, 5],
        [-1, -1],
      ],
      "game.pile": [7, 7, 9],
      "game.knows": [1, 2],
      "game.bag": [3, 1],
    };
    const infos = [
      info("round"),
      info("hands", { seen: "own" }),
      info("pile"),
      info("knows", { helper: true }),
      info("bag", { seen: "nobody" }),
    ];
    const found = layOut(parts, infos, 2, silent);
    expect(found.facts.map((field) => field.label)).toEqual(["Round"]);
    expect(found.seats[0]?.rows.map((row) => row.entries.map((entry) => entry.cell.kind))).toEqual([
      ["number", "number"],
      ["hidden", "hidden"],
    ]);
    expect(found.seats[0]?.cards).toBe(true);
    expect(found.lists[0]?.rows[0]?.entries.length).toBe(3);
    expect(found.more.map((field) => field.name)).toEqual(["knows", "bag"]);
  });

  it("shows first what the catalogues have words for", () => {
    const found = layOut({ "game.round": 1, "game.odd": 4 }, [info("round"), info("odd")], 2, speaking);
    expect(found.facts.map((field) => field.label)).toEqual(["Round"]);
    expect(found.more.map((field) => field.label)).toEqual(["Odd"]);
  });

  it("says what a number stands for, what is hidden and where nothing lies", () => {
    const [laid] = layOut({ "game.laid": [4, -1, -2] }, [info("laid", { seen: "some" })], 3, speaking).seats;
    expect(laid?.rows.map((row) => row.entries[0]?.cell)).toEqual([
      { kind: "word", text: "card 4" },
      { kind: "hidden" },
      { kind: "nothing" },
    ]);
  });

  it("cuts a flat list into the shares of the seats and counts by kind", () => {
    const [photos] = layOut({ "game.photos": [2, 0, 1, 0, 0, 0] }, [info("photos")], 2, speaking).seats;
    expect(photos?.rows[0]?.entries).toEqual([
      { label: "head", cell: { kind: "number", text: "2" } },
      { label: "tail", cell: { kind: "number", text: "1" } },
    ]);
    expect(photos?.rows[1]?.entries).toEqual([]);
    const hands = { "game.blind": [-1, -1, -1, 1, 0, 0], "game.rolls": [2, 1] };
    const blind = layOut(hands, [info("blind", { seen: "hand", size: "rolls" })], 2, {
      ...speaking,
      label: () => "Unseen",
    }).seats[0];
    expect(blind?.rows.map((row) => row.entries.map((entry) => entry.cell.kind))).toEqual([
      ["hidden", "hidden"],
      ["number"],
    ]);
  });

  it("names the places of a list that belongs to nobody, even if it is as long as the table", () => {
    const [display] = layOut({ "game.display": [1, 0, 2] }, [info("display")], 3, speaking).lists;
    expect(display?.rows[0]?.entries.map((entry) => entry.label)).toEqual(["head", "tail"]);
  });

  it("tells masks of seats as seats", () => {
    const [done] = layOut({ "game.done": 5 }, [info("done", { made_of: "seats" })], 3, speaking).facts;
    expect(done?.rows[0]?.entries[0]?.cell).toEqual({ kind: "seats", seats: [0, 2] });
  });

  it("folds long lists and what is not of numbers away", () => {
    const found = layOut(
      { "game.long": Array(40).fill(1), "game.odds": { a: 1 } },
      [info("long"), info("odds")],
      2,
      silent,
    );
    expect(found.more.map((field) => field.name)).toEqual(["long"]);
    expect([...found.facts, ...found.seats, ...found.lists]).toEqual([]);
  });
});
