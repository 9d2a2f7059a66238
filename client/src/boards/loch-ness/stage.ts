// How the show of Loch Ness is staged: how long each thing is looked at, and what belongs to the reveal.
import type { Beat, Stage } from "../../lib/show";
import type { LogLine } from "../../protocol";
import { after, parts, type Scene } from "./scene";
import { GROUPS } from "./table";

/** How long each kind of line is looked at, in milliseconds. */
const HOLD: Record<string, number> = {
  "turns-card": 950,
  "turns-third": 950,
  "reshuffles-third": 0,
  peeks: 900,
  "peeks-unseen": 900,
  "peeks-third": 900,
  "peeks-third-unseen": 900,
  swims: 900,
  pipes: 1200,
  scores: 1000,
  snaps: 1100,
  takes: 350,
  draws: 350,
  "draws-blind": 350,
  shows: 250,
  lays: 150,
  "lays-unseen": 150,
  "draws-card": 150,
  "draws-card-unseen": 150,
  places: 250,
  moves: 750,
  blocks: 250,
  "goes-to": 250,
  distils: 250,
  appears: 700,
  releases: 700,
  "leaves-cameras": 250,
  "leaves-castle": 250,
  "looks-at-none": 250,
  "keeps-quiet": 600,
  "photo-points": 900,
  bids: 600,
  "wins-auction": 1200,
};
/** A step of a swim that goes on. */
const STEP = 300;
/** What belongs to the reveal, and how long its end is looked at. */
const REVEALING = new Set(["turns-card", "turns-third", "swims", "pipes", "scores", "snaps"]);
const LAST = 900;

export const idOf = (line: LogLine): string => line.message[0].replace("loch-ness-", "");

/** A swim goes space by space; each step says which one it is. */
export function apart(line: LogLine): LogLine[] {
  const [id, values] = line.message;
  const steps = values["steps"];
  if (idOf(line) !== "swims" || typeof steps !== "number" || steps < 1) return [line];
  const from = Number(parts(line.source)[1]) - 1;
  const clock = Number(values["clock"]) - steps;
  return Array.from({ length: steps }, (_, index) => ({
    ...line,
    message: [id, { ...values, clock: clock + index + 1, step: index + 1 }],
    source: `space:${((from + index) % GROUPS) + 1}`,
    target: `space:${((from + index + 1) % GROUPS) + 1}`,
  }));
}

function hold([line]: Beat): number {
  if (!line) return 0;
  const { step, steps } = line.message[1];
  return step !== undefined && step !== steps ? STEP : (HOLD[idOf(line)] ?? 0);
}

export const stage: Stage<Scene> = {
  after: (scene, line) => ({ ...after(scene, line), reveal: scene.reveal || REVEALING.has(idOf(line)) }),
  hold,
  apart,
  last: (scene) => (scene.reveal ? LAST : 0),
};
