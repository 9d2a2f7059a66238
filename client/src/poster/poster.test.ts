import { describe, expect, it } from "vitest";
import { coverOf } from "../boards/covers";
import { missing, poster, SIZE, sizeFor, type Story, wrapped } from "./poster";

const GAMES = ["loch-ness", "loch-lomond", "moongha", "merlouf", "castle-von-loghan", "hare-and-hound"];
const NAMES = ["Ailsa", "Tom & <b>Jerry</b>", "Isla", "Morag", "Hamish", "Maximiliana-Theodora"];

const story = (game: string, some: Partial<Story> = {}): Story => ({
  game,
  head: "The Lochside Herald",
  headline: "And that is how Maximiliana-Theodora and Hamish outwitted the rest",
  scores: NAMES.map((name, seat) => ({ name, points: String(67 - seat), colour: "#c8443c", shape: "<circle r='8'/>" })),
  cover: coverOf(game),
  foot: "Loch Ness · 18 November 2026",
  ...some,
});

describe.each(GAMES)("the picture of %s", (game) => {
  const drawing = poster(story(game));

  it("is whole, and needs nothing but itself", () => {
    expect(drawing).toMatch(/^<svg xmlns=.*<\/svg>$/s);
    expect(drawing).not.toMatch(/NaN|undefined|var\(|https?:\/\/(?!www\.w3\.org)/);
    expect(missing(drawing)).toEqual(game === "hare-and-hound" ? ["mark"] : []);
    expect(drawing).toContain("67");
    expect(drawing).toContain("Tom &amp; &lt;b&gt;");
    expect(drawing).not.toContain("<b>");
  });

  it("lays nothing over the result, with six seats and a long headline", () => {
    const heights = [...drawing.matchAll(/<text x="[\d.]+" y="([\d.]+)"/g)].map(([, y]) => Number(y));
    expect(Math.max(...heights)).toBeLessThan(SIZE.height - 10);
    const foot = SIZE.height - 24;
    expect(heights.filter((y) => y > foot - 18 && y !== foot)).toEqual([]);
  });
});

describe("a headline", () => {
  it("is as large as its lines allow, and breaks between words", () => {
    expect(sizeFor("Ailsa catches Nessie", 38, 2)).toBeGreaterThan(25);
    expect(sizeFor("And that is how Maximiliana-Theodora and Hamish outwitted the rest", 38, 2)).toBeLessThan(25);
    expect(wrapped("Ailsa catches Nessie", 38).join(" ")).toBe("Ailsa catches Nessie");
  });
});
