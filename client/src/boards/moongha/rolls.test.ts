import { describe, expect, it } from "vitest";
import { flightOf, holdFor, READ, stage, stands } from "./stage";
import { lastRoll, rollOf } from "./rolls";
import { line } from "./samples";

const strike = line("rampages", { dice: 6, from: 4, hits: 2, seat: 0 }, "dice", "monster:1/mechoor", "city:rome");
const supply = (face: number) => line("supply", { face, box: "move" }, `die:${face}`, "", "box:move");

describe("what others do", () => {
  it("is looked at long enough to be read, and what one does oneself is not waited for", () => {
    for (const id of ["builds", "loads", "emerges", "moves", "hides", "places", "passes", "lays-token"]) {
      expect(holdFor([line(id, { seat: 2 })], 0)).toBeGreaterThanOrEqual(READ);
      expect(holdFor([line(id, { seat: 0 })], 0)).toBeLessThan(READ);
    }
    expect(holdFor([line("provides")], 0)).toBeLessThan(READ);
  });
});

describe("rolls", () => {
  it("show as many hits as the line tells", () => {
    const roll = rollOf([strike], 3);
    expect(roll?.faces.filter((face) => face >= 4)).toHaveLength(2);
    expect(roll?.faces).toHaveLength(6);
    expect(rollOf([line("passes")])).toBeNull();
  });

  it("look the same while they fall and afterwards", () => {
    const log = [line("passes"), strike];
    expect(lastRoll(log)?.faces).toEqual(rollOf([strike], log.length - 1)?.faces);
  });

  it("show the ones of an air force", () => {
    const roll = rollOf([line("bombs", { dice: 4, from: 4, hits: 1, ones: 2 }, "dice", "", "city:rome")]);
    expect([roll?.ones, roll?.faces.filter((face) => face === 1).length]).toEqual([true, 2]);
  });

  it("show the supply dice of a turn together", () => {
    const roll = lastRoll([strike, supply(3), supply(6), line("provides", {}, "unit:hero", "stock", "box:hero")]);
    expect([roll?.faces, roll?.from]).toEqual([[3, 6], 0]);
    expect(lastRoll([supply(3), strike])?.faces).toHaveLength(6);
    expect(lastRoll([])).toBeNull();
    expect(stage.together?.(supply(1), supply(2))).toBe(true);
    expect(stage.together?.(supply(1), strike)).toBe(false);
  });
});

describe("flights", () => {
  it("bring tokens, cubes, units and monsters to where they go", () => {
    expect(flightOf(line("builds", { seat: 1 }, "orange", "box:create", "monster-box:1/bloob"))).toMatchObject({
      kind: "orange",
      target: "monster-box:1/bloob",
    });
    expect(flightOf(line("razes", { seat: 1, cubes: 3 }, "cube", "seat:1", "city:rome"))).toMatchObject({
      kind: "cube",
      seat: 1,
      count: 3,
    });
    expect(flightOf(line("razes", { seat: 1, cubes: 0 }, "cube", "seat:1", "city:rome"))).toBeNull();
    expect(flightOf(line("places", { seat: 1 }, "unit:hero", "seat:1", "city:rome"))).toMatchObject({
      kind: "unit",
      name: "hero",
    });
    expect(flightOf(line("dies", {}, "monster:2/bloob-3", "city:rome", "monster-box:1/bloob"))).toMatchObject({
      kind: "monster",
      name: "bloob",
      seat: 1,
    });
    expect(flightOf(line("lays-token", { seat: 2 }, "token:2", "seat:2", "box:move"))).toMatchObject({
      kind: "token",
      seat: 2,
    });
  });

  it("leave to the map what moves on it, and nothing to mere shots", () => {
    expect(flightOf(line("moves", {}, "monster:2/bloob-3", "city:rome", "city:cairo"))).toBeNull();
    expect(flightOf(line("defends", {}, "unit:armour", "city:rome", "monster:1/mechoor"))).toBeNull();
    expect(flightOf(line("unmasked", {}, "monster:1/mechoor"))).toBeNull();
  });

  it("go to a plate where a monster box is not shown", () => {
    expect(stands("monster-box:2/bloob")).toEqual(["monster-box:2/bloob", "seat:2"]);
    expect(stands("city:rome")).toEqual(["city:rome"]);
  });
});
