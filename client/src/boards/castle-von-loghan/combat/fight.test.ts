import { describe, expect, it } from "vitest";
import { told as sample } from "../../../lib/samples";
import type { AgendaLine, Offered, QuestionPart } from "../../../protocol";
import type { Told } from "../sight";
import {
  acting,
  attackOf,
  characterOf,
  type Glance,
  hand,
  inFront,
  keeperOf,
  kept,
  listed,
  ownerAsked,
  piled,
  pips,
  row,
  together,
  told,
} from "./fight";

const line = (id: string, character?: number): AgendaLine => ({
  title: [`castle-von-loghan-${id}`, character === undefined ? {} : { character }],
  clause: "",
});
const offer = (choice: string, target = "", values: Record<string, number | string> = {}): Offered => ({
  choice,
  target,
  label: ["", values],
  clause: "",
  ask_twice: false,
});
const question = (choices: Offered[], values: Record<string, number | string> = {}): QuestionPart => ({
  number: 1,
  step: "",
  prompt: ["", values],
  clause: "",
  patience: "",
  race: false,
  choices,
}); // prettier-ignore

const FIELDS: Partial<Told> = {
  agents: [0, 1, 2],
  foes: [0, 3],
  foe_health: [3, 3],
  wounds: [2, 0, 1, 0, 0, 1, 0, 0],
  fallen: [0],
  stunned: 2,
  foe_used: 0,
  target: 1,
  keepers: [1, 1, 1],
  hands: [[5, 0, 0], [4], [-1, -1]],
};

function sight(some: Partial<Glance> = {}, fields: Partial<Told> = {}): Glance {
  return { viewer: 0, question: null, agenda: [], ...sample<Told>({ ...FIELDS, ...fields }), ...some };
}

describe("the row of enemies", () => {
  it("tells Health, tokens and who still stands", () => {
    const [skeleton, thief] = row(sight());
    expect(skeleton).toMatchObject({ kind: 0, loot: false, hurt: 3, left: 0, standing: false, aimed: false });
    expect(thief).toMatchObject({ kind: 1, loot: true, hurt: 1, left: 2, standing: true, stunned: true, aimed: true });
  });

  it("puts tokens before hearts, and what is too much after all", () => {
    expect(pips({ tokens: [2, 0, 1, 0], health: 4 })).toEqual([0, 0, 2, -1]);
    expect(pips({ tokens: [0, 3, 0, 0], health: 2 })).toEqual([1, 1, 1]);
  });
});

describe("an attack", () => {
  it("is told to the one who is asked about it", () => {
    const fields = {
      attack: {
        character: 0,
        cards: 2,
        bonus: 1,
        damage: 3,
        remains: 0,
        falls: true,
        spare: 0,
        power: 1,
        spent: 1,
        against: [],
      },
    };
    const striking = { ...question([offer("done")]), step: "Strike" };
    expect(attackOf(sight({ question: striking }, fields))?.damage).toBe(3);
    expect(attackOf(sight({ question: question([]) }, fields))).toBeNull();
    expect(attackOf(sight({ question: striking }))).toBeNull();
  });
});

describe("characters", () => {
  it("are kept by seats", () => {
    expect(kept(sight())).toEqual([0, 1, 2]);
    expect(kept(sight({ viewer: 1 }, { keepers: [1, 2, 1] }))).toEqual([1]);
    expect(kept(sight({ viewer: -1 }))).toEqual([]);
    expect(keeperOf(sight({}, { keepers: [1, 2, 4] }), 2)).toBe(2);
  });

  it("are named by places", () => {
    expect(characterOf("card:2/0")).toBe(2);
    expect(characterOf("thing:1/13")).toBe(1);
    expect(characterOf("own:3")).toBe(-1);
  });

  it("stand in front when they are asked", () => {
    expect(acting([line("strike", 3)])).toBe(2);
    expect(inFront(sight({ question: question([offer("done")]), agenda: [line("strike", 3)] }), 0)).toBe(2);
    const race = question([offer("done"), offer("play 2 aid", "card:1/4")]);
    expect(inFront(sight({ question: race, agenda: [line("aid-each-other")] }), 0)).toBe(1);
    expect(inFront(sight({ agenda: [line("strike", 3)] }), 1)).toBe(1);
    expect(inFront(sight(), -1)).toBe(0);
  });

  it("may want what a partner has", () => {
    const wanting = question([offer("want left", "own:0")], { character: 2 });
    expect(ownerAsked(wanting, [line("want-what", 1)])).toBe(1);
    expect(ownerAsked(question([offer("give left", "own:0")], { character: 2 }), [line("give-what", 1)])).toBe(0);
  });
});

describe("cards", () => {
  it("of a hand know what a tap says", () => {
    const asked = sight({
      question: question([offer("done"), offer("play 1 hit", "card:0/0")]),
      agenda: [line("strike", 1)],
    });
    expect(hand(asked, 0).map(({ kind, offer: some }) => [kind, some?.choice])).toEqual([
      [0, "play 1 hit"],
      [0, "play 1 hit"],
      [5, undefined],
    ]);
    const losing = sight({
      question: question([offer("discard aid", "own-card:4")]),
      agenda: [line("discard-which", 2)],
    });
    expect(hand(losing, 1)[0]?.offer?.choice).toBe("discard aid");
    expect(hand(losing, 0)[0]?.offer).toBeUndefined();
  });

  it("keep who they are when one more is drawn, so that only that one turns over", () => {
    const holding = (kinds: number[]): Glance => sight({}, { hands: [kinds] });
    const keys = (kinds: number[], apart: boolean): string[] =>
      piled(hand(holding(kinds), 0), apart).map(({ key }) => key);
    const before = keys([5, 0, 7, 0], true);
    const fresh = (after: string[]): string[] => after.filter((key) => !before.includes(key));
    expect(fresh(keys([5, 0, 7, 0, 3], true))).toEqual(["3/0"]);
    expect(fresh(keys([5, 0, 7, 0, 0], true))).toEqual(["0/2"]);
    expect(fresh(keys([5, 7, 0], true))).toEqual([]);
    expect(piled(hand(holding([5, 0, 0]), 0), false).map(({ key, count }) => [key, count])).toEqual([
      ["0", 2],
      ["5", 1],
    ]);
  });

  it("are listed from counts", () => {
    expect(listed([0, 0, 2, 1], 1, 2)).toEqual([0, 0, 1]);
    expect(together([2, 0, 2])).toEqual([
      { kind: 2, count: 2 },
      { kind: 0, count: 1 },
    ]);
  });

  it("tell what they would do by their labels", () => {
    expect(told(offer("done", "", { damage: 3 }), "damage")).toBe(3);
    expect(told(offer("done"), "damage")).toBeNull();
  });
});
