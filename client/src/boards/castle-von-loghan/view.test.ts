import { describe, expect, it } from "vitest";
import { told } from "../../lib/samples";
import { type Castle, read } from "./castle";
import type { Told } from "./sight";
import { viewOf } from "./view";

const table = told<Told>;
const castle = (fields: Partial<Told> = {}): Castle => read(table({ phase: 1, round: 2, ...fields }))!;
const asked = (step = "", targets: string[] = [], next = "") => ({ step, targets, next });

describe("the table", () => {
  it("is not there before it is told", () => {
    expect(read(table({}))).toBeNull();
  });

  it("names places, doors and keepers", () => {
    const found = castle({
      group: 14,
      clean: [0, 5],
      keepers: [1, 2, 1],
      doors: [
        ["chapel", "grounds", 1, 0],
        ["vault", "crypt-stair", 2, 1],
      ],
      held: [7],
      reward_order: [[1], [0, 2]],
    });
    expect(found).toMatchObject({ group: "vault", clean: ["gatehouse", "great-hall"], keepers: [0, 1, 0], held: 7 });
    expect(found.doors.map(({ stands }) => stands)).toEqual([false, true]);
    expect([found.order, found.walks]).toEqual([[[1], [0, 2]], {}]);
  });
});

describe("the stage", () => {
  it("shows the plan while the group moves and acts", () => {
    expect(viewOf(castle(), asked("Vote", ["place:vault"]), false)).toBe("plan");
    expect(viewOf(castle({ phase: 6 }), asked("Act", ["track:health", "action:search"]), false)).toBe("plan");
  });

  it("shows the event while anybody decides", () => {
    expect(viewOf(castle({ phase: 2 }), asked("DecideAll", ["letter:a"]), false)).toBe("event");
    expect(viewOf(castle({ phase: 2 }), asked("", [], "decide-all"), false)).toBe("event");
  });

  it("shows a fight while enemies stand, and for trophies, but rewards afterwards", () => {
    expect(viewOf(castle({ phase: 4, fight: 1, foes: [3] }), asked("Aim", ["enemy:0"]), false)).toBe("combat");
    expect(viewOf(castle({ phase: 5, foes: [3] }), asked("ChooseTrophy", ["enemy:0"]), false)).toBe("combat");
    expect(viewOf(castle({ phase: 5, foes: [3], offer: 4 }), asked("TakeOrNot"), false)).toBe("reward");
    expect(viewOf(castle({ phase: 6, goods: [4] }), asked("CallOut"), false)).toBe("market");
  });

  it("shows a token to be looked at on the plan, even in an event", () => {
    expect(viewOf(castle({ phase: 2 }), asked("SeeWhich", ["place:vault"]), false)).toBe("plan");
  });

  it("shows the end when it is over", () => {
    expect(viewOf(castle({ phase: 4, fight: 1, foes: [3] }), asked(), true)).toBe("end");
  });
});
