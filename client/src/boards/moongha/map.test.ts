import { describe, expect, it } from "vitest";
import { arrange, building, roads, TALL, WIDE } from "./map";
import { CITY_KEYS } from "./table";

describe("the map", () => {
  it("has room for all that stands in a city", () => {
    for (const world of [WIDE, TALL])
      for (let monsters = 0; monsters <= 12; monsters++)
        for (let humans = 0; humans <= 3; humans++) {
          const plan = arrange(monsters, humans, world.room);
          expect(plan.monsters).toHaveLength(monsters);
          expect(plan.humans).toHaveLength(humans);
          for (const { x } of plan.monsters) expect(Math.abs(x) + plan.size / 2).toBeLessThanOrEqual(world.room / 2 + 4);
          for (const [index, one] of plan.monsters.entries()) for (const other of plan.monsters.slice(0, index)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(plan.size * 0.9);
        }
  });

  it("lies within its frame", () => {
    for (const world of [WIDE, TALL])
      for (const city of CITY_KEYS) {
        const { x, y } = world.at[city];
        expect(x - 57).toBeGreaterThan(0);
        expect(x + 57).toBeLessThan(world.width);
        expect(y + 88).toBeLessThan(world.height + 12);
      }
  });

  it("draws each connection once, and one round the back of the world", () => {
    const lines = roads(WIDE, [[1, 10], [0], ...Array<number[]>(8).fill([]), [0], []]);
    expect(lines.map((road) => road.key)).toEqual(["los-angeles new-york", "los-angeles tokyo"]);
    expect(lines[1]?.path).toContain("H-6");
  });

  it("has buildings with windows, the same each time", () => {
    expect(building(2, 5)).toEqual(building(2, 5));
    expect(building(0, 1).windows).toContain("h2.2");
  });
});
