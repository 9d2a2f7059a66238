import { describe, expect, it } from "vitest";
import { linesOf } from "../../../lib/samples";
import type { Foe } from "./fight";
import { after, blow, type Numbers, type Scene, stage, stepOf, worthTelling } from "./stage";

const line = linesOf("castle-von-loghan");
const numbers: Numbers = (what, key) =>
  (what === "enemy" ? ["skeleton", "thief"] : ["hit", "critical-hit"]).indexOf(key);
const foe: Foe = {
  place: 0,
  kind: 0,
  loot: false,
  health: 3,
  tokens: [0, 0, 0, 0],
  hurt: 0,
  left: 3,
  standing: true,
  stunned: false,
  used: false,
  aimed: false,
};
const scene: Scene = { foes: [foe], played: [[], [], []], fight: 1 };

describe("a fight that is watched", () => {
  it("follows blows and defeats", () => {
    const hit = after(scene, line("damages", { foe: 1, character: 2, damage: 3 }), numbers);
    expect(hit.foes[0]).toMatchObject({ tokens: [0, 3, 0, 0], left: 0, standing: true });
    expect(after(hit, line("defeats", { foe: 1, character: 2 }), numbers).foes[0]?.standing).toBe(false);
  });

  it("lets enemies come, and be stunned", () => {
    const more = after(scene, line("enemy-comes", { foe: 2, enemy: "thief", health: 3, loot: "yes" }), numbers);
    expect(more.foes[1]).toMatchObject({ place: 1, kind: 1, loot: true, left: 3 });
    expect(after(more, line("enemy-comes", { foe: 2, enemy: "thief", health: 3 }), numbers).foes).toHaveLength(2);
    expect(after(more, line("stuns", { foe: 2 }), numbers).foes[1]?.stunned).toBe(true);
  });

  it("lays out played cards until the next combat round", () => {
    const played = after(scene, line("plays-card", { character: 1, card: "critical-hit" }), numbers);
    expect(played.played).toEqual([[1], [], []]);
    expect(after(played, line("combat-begins", { number: 2 }), numbers)).toMatchObject({
      fight: 2,
      played: [[], [], []],
    });
  });

  it("leaves alone what it does not know", () => {
    expect(after(scene, line("leads", { character: 1 }), numbers)).toBe(scene);
    expect(after(scene, { ...line(""), message: ["log-undone", {}] }, numbers)).toBe(scene);
  });
});

describe("beats", () => {
  it("keep an attack and what it costs together", () => {
    const { together, hold } = stage(numbers);
    expect(together?.(line("health-changes", { change: -1 }), line("attacks", { foe: 1 }))).toBe(true);
    expect(together?.(line("attacks", { foe: 2 }), line("health-changes"))).toBe(false);
    expect(hold([line("attacks"), line("health-changes")])).toBeGreaterThan(500);
    expect(hold([line("gains-energy")])).toBe(0);
  });

  it("tell who strikes whom, and what it costs", () => {
    expect(
      blow([
        line("attacks", { foe: 2 }),
        line("health-changes", { change: -1 }),
        line("clarity-changes", { change: -2 }),
      ]),
    ).toMatchObject({ kind: "attack", foe: 1, health: -1, clarity: -2 });
    expect(blow([line("damages", { foe: 1, character: 3, damage: 2 })])).toMatchObject({
      kind: "hit",
      foe: 0,
      character: 2,
      damage: 2,
    });
    expect(blow(null).kind).toBe("");
    expect([
      stepOf([line("attacks", { foe: 2 })]),
      stepOf([line("plays-card", { card: "aid" })]),
      stepOf(null),
    ]).toEqual([6, 3, 0]);
    expect(worthTelling([line("attacks")])).toBe(true);
    expect(worthTelling([line("gains-energy")])).toBe(false);
  });
});
