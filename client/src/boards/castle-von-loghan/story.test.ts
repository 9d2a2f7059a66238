import { describe, expect, it } from "vitest";
import { linesOf } from "../../lib/samples";
import { Beats, changesIn, fresh } from "./beats.svelte";
import { chapters, fewest, targetOf, votes } from "./story";

const line = linesOf("castle-von-loghan");

const LOG = [
  line("round", { round: 1 }),
  line("votes", { seat: 0, choice: "go kitchen" }),
  line("votes", { seat: 1, choice: "go chapel" }),
  line("moves", { room: "kitchen" }),
  line("event", { event: "puppet-show", title: "Puppet Show", text: "The puppets bow." }),
  line("chooses", { character: 1, letter: "b", label: "Bow back" }),
  line("chooses", { character: 2, letter: "b", label: "Bow back" }),
  line("health-changes", { change: -1, health: 14 }),
  line("gains-energy", { energy: 3 }),
  line("combat-begins", { number: 1 }),
  line("health-changes", { change: -2, health: 12 }),
];

describe("what is held back", () => {
  it("is what the slowest has not shown yet", () => {
    expect([fewest([3, null]), fewest([null, 5]), fewest([7, 5]), fewest([0, null]), fewest([null, null])]).toEqual([
      3,
      5,
      5,
      0,
      null,
    ]);
  });
});

describe("what is shown for a moment", () => {
  it("is put away where a replay leaps", () => {
    const beats = new Beats();
    beats.hear([], 0, 1);
    beats.hear([line("cleans"), line("leads")], 0, 1);
    expect(beats.now?.message[0]).toBe("castle-von-loghan-cleans");
    beats.hear([line("cleans"), line("leads"), line("finds")], 0, 0);
    expect(beats.now).toBe(null);
  });
});

describe("events in the log", () => {
  it("tell who chose what and what came of it, and nothing of the fight", () => {
    const [chapter, ...more] = chapters(LOG);
    expect(more).toEqual([]);
    expect(chapter).toMatchObject({
      event: "puppet-show",
      number: 0,
      words: { text: "The puppets bow." },
      at: 4,
      chosen: [
        { character: 0, letter: "b", words: { label: "Bow back" } },
        { character: 1, letter: "b", words: { label: "Bow back" } },
      ],
    });
    expect(chapter!.told.map((told) => told.message[0])).toEqual([
      "castle-von-loghan-health-changes",
      "castle-von-loghan-gains-energy",
    ]);
  });

  it("have no outcome before anybody has chosen", () => {
    expect(chapters(LOG.slice(0, 5))[0]).toMatchObject({ chosen: [], told: [] });
  });
});

describe("votes", () => {
  it("are those since the group moved last", () => {
    expect([...votes(LOG.slice(0, 3))]).toEqual([
      [1, "go chapel"],
      [0, "go kitchen"],
    ]);
    expect(votes(LOG).size).toBe(0);
  });

  it("count by the last word of a seat", () => {
    expect(votes([...LOG.slice(0, 3), line("votes", { seat: 0, choice: "go vault" })]).get(0)).toBe("go vault");
  });

  it("name places and doors", () => {
    expect(targetOf("go vault")).toBe("place:vault");
    expect(targetOf("door chapel grounds")).toBe("door:chapel/grounds");
    expect(targetOf("use 1 left")).toBe("");
  });
});

describe("what is new", () => {
  it("adds up changes of Health and Clarity", () => {
    expect(changesIn(LOG)).toEqual({ health: -3, clarity: 0 });
  });

  it("is nothing at the beginning, after a jump, or when the log has shrunk", () => {
    expect(fresh(LOG, -1)).toEqual([]);
    expect(fresh(LOG, 20)).toEqual([]);
    expect(fresh(LOG, 10)).toHaveLength(1);
  });
});
