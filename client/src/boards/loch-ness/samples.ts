// Scenes and lines of the log for the tests.
import { linesOf } from "../../lib/samples";
import type { Scene } from "./scene";

export const scene = (some: Partial<Scene> = {}): Scene => ({
  reveal: false,
  seats: 3,
  start: 0,
  round: 2,
  nessie: 3,
  clock: 9,
  scores: [0, 5, 7],
  cameras: [0, 3, 6, -2, 9, 12, 15, -2, 18, 21, 24, -2],
  moved: 0,
  white: -2,
  borrower: -2,
  blockers: 0,
  reporters: [-2, -2, -2],
  distilled: -2,
  laid: [-2, -2, -2],
  laidKnows: [0, 0, 0],
  spent: [0, 0, 0],
  third: -2,
  hasThird: false,
  thirdKnows: 0,
  turned: 0,
  display: [1, 2, 0],
  deck: 20,
  photos: [0, 0, 0, 1, 0, 0, 0, 0, 0],
  blind: [0, 1, 0, -1, -1, -1, -1, -1, -1],
  rolls: [1, 2, 0],
  albumsClosed: false,
  ...some,
});

export const line = linesOf("loch-ness");
