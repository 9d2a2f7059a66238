import { describe, expect, it } from "vitest";
import cards from "../../../../src/bothy/games/merlouf/content/cards.toml?raw";
import plan from "../../../../src/bothy/games/merlouf/content/house.toml?raw";
import objects from "../../../../src/bothy/games/merlouf/content/objects.toml?raw";
import { gnomes } from "./gnomes";
import { HOUSE, PAINT } from "./manor";
import { PLAN, ROOMS, rooms } from "./rooms";
import { FACE_KEYS } from "./table";
import { drawn, things, tokenOf } from "./things";

const ALL = PAINT + things() + gnomes() + rooms() + HOUSE;

describe("drawings", () => {
  it("are there for everything in the box", () => {
    for (const key of FACE_KEYS.flat()) expect(drawn(key), key).toBe(true);
    const rows = [...`${objects}\n${cards}`.matchAll(/^key = "(.+)"$/gm)];
    expect(rows.length).toBe(30 + 10 + 5 + 4);
    for (const [, key] of rows) expect(drawn(key!), key).toBe(true);
    for (const name of ROOMS) expect(ALL.includes(`id="merlouf-room-${name}"`), name).toBe(true);
  });

  it("are whole, and bear no style of their own", () => {
    expect(/undefined|NaN|\sstyle=/.test(ALL)).toBe(false);
    for (const [, id] of ALL.matchAll(/url\(#([\w-]+)\)/g)) expect(ALL.includes(`id="${id}"`), id).toBe(true);
  });

  it("know faces from backs", () => {
    expect(tokenOf(3, 0)).toBe("#merlouf-token-clock");
    expect(tokenOf(3, -1)).toBe("#merlouf-back-yellow");
    expect(tokenOf(6, -1)).toBe("#merlouf-back-goody");
  });
});

describe("rooms", () => {
  it("keep their things a finger apart", () => {
    for (const name of ROOMS) {
      const spots = [...Object.values(PLAN[name].spots), PLAN[name].hide];
      expect(spots.length).toBe(6);
      spots.forEach(([x, y], index) =>
        spots
          .slice(index + 1)
          .forEach(([a, b]) => expect(Math.hypot(x - a, y - b), `${name} ${x} ${a}`).toBeGreaterThan(55)),
      );
    }
  });

  it("lie on circles of the colours they have", () => {
    const rows = [...plan.matchAll(/key = "(\w+)"\nname = .+\ncircles = \[(.+)\]/g)];
    expect(rows.length).toBe(6);
    for (const [, key, circles] of rows)
      expect(Object.keys(PLAN[key as keyof typeof PLAN].spots).sort()).toEqual(
        circles!.replaceAll('"', "").split(", ").sort(),
      );
  });
});
