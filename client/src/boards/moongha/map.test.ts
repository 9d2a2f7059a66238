import { describe, expect, it } from "vitest";
import { arrange, building, layOut, roads } from "./map";
import { CITY_KEYS } from "./table";

/** Rooms as the screens give them: desktops, a tablet, a phone held upright and one held across. */
const ROOMS = [
  { width: 952, height: 390 },
  { width: 1130, height: 570 },
  { width: 728, height: 450 },
  { width: 812, height: 820 },
  { width: 382, height: 430 },
  { width: 508, height: 322 },
].map(layOut);

describe("the map", () => {
  it("has room for all that stands in a city", () => {
    for (const world of ROOMS)
      for (let monsters = 0; monsters <= 12; monsters++)
        for (let humans = 0; humans <= 3; humans++) {
          const plan = arrange(monsters, humans, world);
          expect(plan.monsters).toHaveLength(monsters);
          expect(plan.humans).toHaveLength(humans);
          for (const { x, y } of plan.monsters) {
            expect(Math.abs(x) + plan.size / 2).toBeLessThanOrEqual(world.room / 2 + 6);
            expect(y + plan.size / 2).toBeLessThanOrEqual(world.plate + world.below + 8);
          }
          for (const { x, size } of plan.humans) expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(world.room / 2 + 2);
          for (const [index, one] of plan.monsters.entries())
            for (const other of plan.monsters.slice(0, index))
              expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(plan.size / 3);
        }
  });

  it("shows up to five monsters side by side, none over another", () => {
    for (const world of ROOMS) {
      const plan = arrange(5, 1, world);
      for (const [index, one] of plan.monsters.entries())
        for (const other of plan.monsters.slice(0, index))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(plan.size * 0.9);
    }
  });

  it("lies within its frame, and no city over another", () => {
    for (const world of ROOMS)
      for (const [index, city] of CITY_KEYS.entries()) {
        const { x, y } = world.at[city];
        expect(x - world.room / 2).toBeGreaterThan(0);
        expect(x + world.room / 2).toBeLessThan(world.width);
        expect(y - world.above).toBeGreaterThan(0);
        expect(y + world.plate + world.below).toBeLessThan(world.height);
        for (const other of CITY_KEYS.slice(0, index)) {
          const [across, down] = [Math.abs(x - world.at[other].x), Math.abs(y - world.at[other].y)];
          expect(across >= world.room || down >= world.high, `${city} and ${other}`).toBe(true);
        }
      }
  });

  it("draws each connection once, and one round the back of the world", () => {
    const lines = roads(layOut({ width: 948, height: 566 }), [[1, 10], [0], ...Array<number[]>(8).fill([]), [0], []]);
    expect(lines.map((road) => road.key)).toEqual(["los-angeles new-york", "los-angeles tokyo"]);
    expect(lines[1]?.path).toContain("H-6");
  });

  it("has buildings with windows, the same each time", () => {
    expect(building(2, 5)).toEqual(building(2, 5));
    expect(building(0, 1).windows).toContain("h2.2");
  });
});
