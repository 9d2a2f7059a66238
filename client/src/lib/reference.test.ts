import { describe, expect, it } from "vitest";
import { contents, searchClauses, searchContents } from "./reference";

const files = { cards: { card: [{ name: "brahan-seer", copies: 4, value: 2, basis: "printed" }], note: "none" } };
const say = (id: string, values: Record<string, string | number>): string | null =>
  id === "loch-lomond-card" && values["card"] === "brahan-seer" ? "Devin de Brahan" : null;

describe("what lies in the box", () => {
  it("is named by the catalogue, and tells no more than its facts", () => {
    const [drawer] = contents("loch-lomond", files, say);
    expect(drawer?.things).toEqual([
      {
        key: "brahan-seer",
        name: "Devin de Brahan",
        text: "",
        facts: [
          ["copies", "4"],
          ["value", "2"],
        ],
      },
    ]);
  });

  it("is named plainly where no catalogue knows it", () => {
    expect(contents("x", files, () => null)[0]?.things[0]?.name).toBe("Brahan seer");
  });

  it("is found without accents", () => {
    const drawers = contents("loch-lomond", files, say);
    expect(searchContents(drawers, "dévin").length).toBe(1);
    expect(searchContents(drawers, "kelpie").length).toBe(0);
  });
});

describe("clauses", () => {
  const clauses = [
    { key: "N1", section: "", title: "Set-up", text: "Lay out the board." },
    { key: "N2", section: "", title: "Church", text: "Look at one card." },
  ];
  it("are found by key, title and text", () => {
    expect(searchClauses(clauses, "n2").map((clause) => clause.key)).toEqual(["N2"]);
    expect(searchClauses(clauses, "BOARD").map((clause) => clause.key)).toEqual(["N1"]);
    expect(searchClauses(clauses, " ").length).toBe(2);
  });
});
