import { describe, expect, it } from "vitest";
import { bits, paragraphs, sections } from "./rules";

const links = (text: string): string[] =>
  bits(text, () => true)
    .filter((bit) => bit.key)
    .map((bit) => `${bit.text}>${bit.key}`);

describe("references in a clause", () => {
  it("lead to clauses and to rulings", () => {
    expect(links("As told (N12, Ruling 3), it swims.")).toEqual(["N12>N12", "Ruling 3>Ruling 3"]);
  });
  it("lead to each of several rulings, in either language", () => {
    expect(links("(Rulings 6 and 26)")).toEqual(["Rulings 6>Ruling 6", "26>Ruling 26"]);
    expect(links("(Précisions 6, 7 et 26)")).toEqual(["Précisions 6>Ruling 6", "7>Ruling 7", "26>Ruling 26"]);
  });
  it("are not any number", () => {
    expect(links("It pays 12 points to 3 seats (Ruling 4). 5 more follow.")).toEqual(["Ruling 4>Ruling 4"]);
  });
  it("lead nowhere where there is no such clause", () => {
    expect(bits("See N99.", () => false)).toEqual([{ text: "See N99.", key: "" }]);
  });
  it("lose no word", () => {
    const text = "N01 and Rulings 1, 2 and 3; then 4.";
    expect(
      bits(text, () => true)
        .map((bit) => bit.text)
        .join(""),
    ).toBe(text);
  });
});

it("gathers clauses under their headings", () => {
  const clause = (key: string, section: string) => ({ key, section, title: key, text: "" });
  expect(
    sections([clause("N01", "a"), clause("N02", "a"), clause("N03", "b")]).map((one) => one.clauses.length),
  ).toEqual([2, 1]);
});

it("takes lines of a paragraph together", () => {
  expect(paragraphs("One\nline.\n\nAnother `key`.")).toEqual(["One line.", "Another key."]);
});
