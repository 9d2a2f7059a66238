import { describe, expect, it } from "vitest";
import { layOut, type Point, TALL, WIDE } from "./geometry";

const SIZES = [3, 2, 3, 2, 3, 2];
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

describe.each([
  ["wide", WIDE, 912],
  ["tall", TALL, 390],
])("the %s board", (_, shape, screen) => {
  const layout = layOut(shape, SIZES);

  it("has fifteen groups of three spots in six sectors, all on the board", () => {
    expect(layout.groups.map((group) => group.sector).join("")).toBe("000112223344455");
    expect(layout.sectors.map((sector) => sector.groups.length)).toEqual(SIZES);
    for (const group of layout.groups)
      for (const { x, y } of [...group.spots, group.space]) {
        expect(x).toBeGreaterThan(shape.radius);
        expect(x).toBeLessThan(shape.width - shape.radius);
        expect(y).toBeGreaterThan(shape.radius);
        expect(y).toBeLessThan(shape.height - shape.radius);
      }
  });

  it("leaves room for a finger at every spot at the water", () => {
    const fronts = layout.groups.flatMap((group) => group.spots.slice(0, 2));
    const near = fronts.map((spot, index) => far(spot, fronts[(index + 1) % fronts.length]!));
    expect((Math.min(...near) * screen) / shape.width).toBeGreaterThanOrEqual(43.9);
  });

  it("goes clockwise from the upper left", () => {
    const middle = { x: shape.width / 2, y: shape.height / 2 };
    const turns = layout.groups.map(({ space }) => Math.atan2(space.y - middle.y, space.x - middle.x));
    const steps = turns.map((turn, index) => (turns[(index + 1) % turns.length]! - turn + 2 * Math.PI) % (2 * Math.PI));
    expect(steps.every((step) => step > 0 && step < Math.PI / 2)).toBe(true);
    expect(layout.groups[0]!.space.x).toBeLessThan(middle.x);
    expect(layout.groups[0]!.space.y).toBeLessThan(middle.y);
  });
});
