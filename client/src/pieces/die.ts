// Where the pips of a die are, in 20 by 20.
type Point = readonly [x: number, y: number];

const PIPS: readonly (readonly Point[])[] = [
  [[10, 10]],
  [
    [5, 5],
    [15, 15],
  ],
  [
    [5, 5],
    [10, 10],
    [15, 15],
  ],
  [
    [5, 5],
    [15, 5],
    [5, 15],
    [15, 15],
  ],
  [
    [5, 5],
    [15, 5],
    [10, 10],
    [5, 15],
    [15, 15],
  ],
  [
    [5, 4.5],
    [15, 4.5],
    [5, 10],
    [15, 10],
    [5, 15.5],
    [15, 15.5],
  ],
];

/** The pips of a face; none for a number that has no pips. */
export const pipsOf = (face: number): readonly Point[] => PIPS[face - 1] ?? [];

export const BURST =
  "M10-3 13 0 17-2 18 2 22 3 20 7 23 10 20 13 22 17 18 18 17 22 13 20 10 23 7 20 3 22 2 18-2 17 0 13-3 10 0 7-2 3 2 2 3-2 7 0Z";

/** Faces for a roll of which only the hits are told: some that fit, the same for the same roll each time it is shown. */
export function facesOf(dice: number, from: number, hits: number, ones = 0, seed = 0): number[] {
  let state = (seed * 2654435761 + dice * 97 + hits * 31 + ones * 7 + 1) >>> 0;
  const below = (count: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const faces = Array.from({ length: dice }, (_, index) => {
    if (index < hits) return from + below(7 - from);
    if (index < hits + ones) return 1;
    return ones ? 2 + below(from - 2) : 1 + below(from - 1);
  });
  for (let last = dice - 1; last > 0; last--) {
    const other = below(last + 1);
    [faces[last], faces[other]] = [faces[other] as number, faces[last] as number];
  }
  return faces;
}
