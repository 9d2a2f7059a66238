// Scenes and lines of the log for the tests.
import { NOTHING } from "../../lib/marks";
import { linesOf } from "../../lib/samples";
import type { Scene } from "./scene";

const COLOURS_OF_ROOMS = [
  [0, 1, 2, 3, 4],
  [1, 2, 3, 4, 5],
  [0, 2, 3, 4, 5],
  [0, 1, 3, 4, 5],
  [0, 1, 2, 4, 5],
  [0, 1, 2, 3, 5],
];
const nothing = (count: number): number[] => Array.from({ length: count }, () => NOTHING);

/** A table of two seats at the beginning of a night: fifteen places for things each. */
export const scene = (some: Partial<Scene> = {}): Scene => ({
  seats: 2,
  round: 1,
  part: 1,
  first: 0,
  scores: [3, 5],
  places: nothing(6),
  hiders: nothing(6),
  playing: nothing(2),
  left: [0, 0],
  backs: [...COLOURS_OF_ROOMS.flat(), ...nothing(30)],
  faces: nothing(60),
  knows: Array.from({ length: 60 }, () => 0),
  merlin: NOTHING,
  bonus: nothing(10),
  phase: "night",
  stowage: {
    circles: 30,
    seat: 15,
    holders: { wise: [0, 2], ball: [2, 5], magik: [7, 1], goody: [8, 3], trap: [11, 4] },
  },
  ...some,
});

export const line = linesOf("merlouf");
