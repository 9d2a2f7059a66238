import { describe, expect, it } from "vitest";
import { told } from "../../../lib/samples";
import type { Offered, QuestionPart } from "../../../protocol";
import type { Glance } from "../combat/fight";
import type { Told } from "../sight";
import { besides, carried, offersAt, orders, places, towards, trades } from "./sheet";

const offer = (choice: string, target = "", values: Record<string, string> = {}): Offered => ({
  choice,
  target,
  label: ["", values],
  clause: "",
  ask_twice: false,
});
const question = (...choices: Offered[]): QuestionPart => ({
  number: 1,
  step: "",
  prompt: ["", {}],
  clause: "",
  patience: "",
  race: false,
  choices,
});
const NONE = Array<number>(28).fill(-2);

function sight(asked: QuestionPart | null, character?: number): Glance {
  const fields = {
    faces: [5, ...NONE.slice(1)],
    backs: [0, 1, ...NONE.slice(2)],
    marks: [6, 1, ...Array<number>(26).fill(0)],
  };
  const agenda = [
    {
      title: ["castle-von-loghan-arm", character === undefined ? {} : { character }] as [
        string,
        Record<string, number>,
      ],
      clause: "",
    },
  ];
  return { viewer: 0, question: asked, agenda, ...told<Told>(fields) };
}

describe("what a character carries", () => {
  it("lies in its places, with what has happened to it", () => {
    const [left, right, belt] = carried(sight(null), 0);
    expect(left).toMatchObject({ kind: 5, colour: 0, dropped: true, used: true });
    expect(right).toMatchObject({ kind: -2, colour: 1, dropped: true, used: false });
    expect(belt).toMatchObject({ kind: -2, colour: -2, dropped: false });
    expect(carried(sight(null), 0)).toHaveLength(14);
  });

  it("can be used or taken by whoever is asked", () => {
    const asked = sight(question(offer("use 1 left", "thing:0/0"), offer("put-away left", "own:0")), 1);
    expect(offersAt(asked, 0, 0).map((some) => some.choice)).toEqual(["use 1 left", "put-away left"]);
    expect(offersAt(asked, 1, 0)).toEqual([]);
    expect(places(offersAt(asked, 0, 0))).toBe("thing:0/0 own:0");
  });

  it("is told beside the plate where the character is not in front", () => {
    const race = sight(question(offer("done"), offer("skill 2 1", "skill:1/0"), offer("play 2 aid", "card:1/4")));
    expect(besides(race, 1).map((some) => some.choice)).toEqual(["skill 2 1"]);
    expect(besides(race, 0)).toEqual([]);
  });

  it("is given to a character, and traded by the one who proposes", () => {
    const given = offer("to 2", "character:1");
    const trade = offer("trade 1 2", "character:1");
    const asked = question(given, trade);
    const at = (target: string): Offered[] => asked.choices.filter((some) => some.target === target);
    expect(towards({ at }, 1)).toEqual([given]);
    expect(trades({ question: asked }, 0)).toEqual([trade]);
    expect(trades({ question: asked }, 1)).toEqual([]);
  });

  it("has standing orders", () => {
    const asked = sight(question(offer("order 1 coin", "", { on: "yes" }), offer("order 2 alert", "", { on: "no" })));
    expect(orders(asked, 0)).toMatchObject([{ reaction: "coin", on: true }]);
  });
});
