// How a monster walks on the map: straight to where it goes, or over the edge of the world and in on the other side.
import type { Point } from "./map";

export interface Step extends Point {
  city: number;
}

/** The ends of a walk round the world: out over one edge of the map, in over the other. */
export function over(from: Point, to: Point, width: number): [Point, Point] {
  const west = from.x < to.x;
  return [
    { x: west ? -40 : width + 40, y: from.y },
    { x: west ? width + 40 : -40, y: to.y },
  ];
}

const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** Keeps an element where its monster stands; `round` says whether the way leads round the world. */
export function walk(
  element: SVGElement,
  step: Step & { width: number; time: number; round: (one: number, other: number) => boolean },
) {
  let last = step;
  element.style.transform = at(step);
  return {
    update(next: typeof step): void {
      const before = last;
      last = next;
      element.style.transform = at(next);
      if (before.city === next.city || !next.time || !next.round(before.city, next.city)) return;
      const [out, back] = over(before, next, next.width);
      element.style.transition = "none";
      const way = element.animate(
        [
          { transform: at(before) },
          { transform: at(out), offset: 0.5 },
          { transform: at(back), offset: 0.5 },
          { transform: at(next) },
        ],
        { duration: next.time, easing: "linear" },
      );
      way.onfinish = way.oncancel = () => (element.style.transition = "");
    },
  };
}
