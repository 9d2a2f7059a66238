import { describe, expect, it } from "vitest";
import { layOut, type Point, shapeFor, SIGN, UNDER } from "./geometry";

const SIZES = [3, 2, 3, 2, 3, 2];
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

describe.each([
  ["wide", 952, 603],
  ["tall", 382, 564],
  ["low", 508, 378],
  ["small and tall", 382, 390],
  ["upright tablet's", 812, 900],
  ["large", 1160, 700],
])("the %s board", (_, width, height) => {
  const shape = shapeFor(width, height);
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

  it("lays no two spots over each other, and none is too small to be touched with help", () => {
    const spots = layout.groups.flatMap((group) => group.spots);
    const near = spots.flatMap((spot, index) => spots.slice(index + 1).map((other) => far(spot, other)));
    expect(shape.radius).toBeGreaterThanOrEqual(11.5);
    expect(Math.min(...near)).toBeGreaterThanOrEqual(2 * shape.radius - 1);
  });

  it("shows the letter of each sector within it, clear of every spot and of the edge", () => {
    const spots = layout.groups.flatMap((group) => group.spots.map((spot) => ({ spot, sector: group.sector })));
    const half = SIGN.half(shape);
    for (const { index, sign } of layout.sectors) {
      const nearest = spots.reduce((best, one) => (far(one.spot, sign) < far(best.spot, sign) ? one : best));
      expect(nearest.sector).toBe(index);
      expect(far(nearest.spot, sign)).toBeGreaterThan(shape.radius + half - 2);
      expect(Math.min(sign.x, shape.width - sign.x, sign.y, shape.height - sign.y)).toBeGreaterThanOrEqual(half);
    }
  });

  it("has room within the spaces for the cards and for what is said under them", () => {
    const { cards, lift, open, said } = shape;
    expect(lift + 33 * cards).toBeLessThanOrEqual(open);
    expect(UNDER * cards - lift + 44).toBeLessThanOrEqual(open + 1e-9);
    const [top, half] = [UNDER * cards - lift, Math.min(200, said) / 2];
    for (const { space } of layout.groups) {
      const [x, y] = [Math.abs(space.x - shape.width / 2), space.y - shape.height / 2];
      expect(x > half + 20 * shape.scale || y > top + 44 + 12 * shape.scale || y < top - 12 * shape.scale).toBe(true);
    }
  });

  it("writes nothing smaller than can be read", () => {
    expect(Math.min(shape.text, shape.small, SIGN.text(shape), 15 * shape.camera)).toBeGreaterThanOrEqual(12);
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
