// Small targets: a finger that lands beside them takes the nearest that is offered; if two lie too close, they are enlarged first.

export interface Spot {
  x: number;
  y: number;
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far beside a target a finger may land, and how close two of them lie that cannot be told apart. */
export const REACH = 28;
export const CLOSE = 12;

/** How far a point lies from an area; 0 within it. */
export const away = ({ x, y }: Spot, { left, top, right, bottom }: Area): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

const between = (a: Area, b: Area): number =>
  Math.hypot(Math.max(a.left - b.right, 0, b.left - a.right), Math.max(a.top - b.bottom, 0, b.top - a.bottom));

/** The nearest of some areas within reach: its index, -1 for none, and whether another lies so close that one must look closer. */
export function nearest(at: Spot, areas: Area[]): { index: number; crowded: boolean } {
  const far = areas.map((area) => away(at, area));
  const index = far.reduce((best, one, place) => (one <= REACH && one < (far[best] ?? REACH + 1) ? place : best), -1);
  const mine = areas[index];
  const crowded =
    mine !== undefined &&
    areas.some((other, place) => place !== index && (far[place] ?? 0) <= REACH && between(mine, other) < CLOSE);
  return { index, crowded };
}
