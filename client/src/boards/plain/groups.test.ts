import { describe, expect, it } from "vitest";
import { groups, humanise } from "./groups";

const label = (name: string): string => humanise(name);

describe("the plain board", () => {
  it("shows numbers, what is hidden and what is not there", () => {
    const [round, hand] = groups({ "game.round": 3, "game.hand": [7, -1, -2] }, ["Ailsa", "Bruce"], label);
    expect(round?.single).toEqual({ kind: "number", value: 3 });
    expect(hand?.rows[0]?.cells.map((found) => found.kind)).toEqual(["number", "hidden", "nothing"]);
  });

  it("labels by seat what has an entry a seat", () => {
    const [scores, clans] = groups({ "game.scores": [4, 9], "game.clans": [[1], [2, -1]] }, ["Ailsa", "Bruce"], label);
    expect(scores?.rows.map((row) => row.label)).toEqual(["Ailsa", "Bruce"]);
    expect(clans?.rows[1]).toEqual({ label: "Bruce", cells: [{ kind: "number", value: 2 }, { kind: "hidden" }] });
  });

  it("leaves the host's parts and empty lists out", () => {
    expect(groups({ table: {}, question: null, "game.pile": [] }, [], label)).toEqual([]);
  });
});
