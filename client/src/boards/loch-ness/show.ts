// The show: what has happened is played line by line, slow enough to follow, until the table is as the fields say.
import type { LogLine } from "../../protocol";
import { SPACES } from "./pieces";
import { after, parts, type Scene } from "./scene";

export interface Beat {
  line: LogLine;
  /** The step of a swim this is, and of how many. */
  step: number;
  steps: number;
}

type Item = { truth: Scene } | Beat;

/** How long each kind of line is looked at, in milliseconds. */
const HOLD: Record<string, number> = {
  "turns-card": 950,
  "turns-third": 950,
  "reshuffles-third": 0,
  peeks: 900,
  "peeks-unseen": 900,
  "peeks-third": 900,
  "peeks-third-unseen": 900,
  swims: 300,
  pipes: 1200,
  scores: 1000,
  snaps: 1100,
  takes: 350,
  draws: 350,
  "draws-blind": 350,
  shows: 250,
  lays: 150,
  "lays-unseen": 150,
  places: 250,
  moves: 750,
  blocks: 250,
  "goes-to": 250,
  distils: 250,
  appears: 700,
  "photo-points": 900,
  bids: 600,
  "wins-auction": 1200,
};
/** What belongs to the reveal, and how long its end is looked at. */
const REVEALING = new Set(["turns-card", "turns-third", "swims", "pipes", "scores", "snaps"]);
const LAST = 900;
/** More updates than this waiting, and the show hurries; more lines than that, and it begins where it should be. */
const HURRY = 4;
const TOO_LONG = 60;

export const idOf = (line: LogLine): string => line.message[0].replace("loch-ness-", "");
const key = (line: LogLine | undefined): string => (line ? JSON.stringify(line) : "");

/** A line as beats: a swim goes space by space. */
export function beats(line: LogLine): Beat[] {
  const steps = line.message[1]["steps"];
  if (idOf(line) !== "swims" || typeof steps !== "number" || steps < 1) return [{ line, step: 1, steps: 1 }];
  const from = Number(parts(line.source)[1]) - 1;
  const clock = Number(line.message[1]["clock"]) - steps;
  return Array.from({ length: steps }, (_, index) => ({
    line: {
      ...line,
      message: [line.message[0], { ...line.message[1], clock: clock + index + 1 }],
      source: `space:${((from + index) % SPACES) + 1}`,
      target: `space:${((from + index + 1) % SPACES) + 1}`,
    },
    step: index + 1,
    steps,
  }));
}

export class Show {
  scene: Scene;
  /** What is being looked at, and whether there is more to come. */
  now: Beat | null = null;
  busy = false;
  /** From the first card turned up until a question is asked or all is told. */
  reveal = false;
  /** How many lines of the log have been shown. */
  shown: number;
  changed: () => void = () => {};
  /** Let something fly before it lies where it goes; gives back how long that takes. */
  fly: (line: LogLine) => number = () => 0;
  private queue: Item[] = [];
  private truth: Scene;
  private heard: number;
  private last: string;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private speed = 1;

  constructor(truth: Scene, log: LogLine[]) {
    this.scene = truth;
    this.truth = truth;
    this.heard = log.length;
    this.shown = log.length;
    this.last = key(log[log.length - 1]);
  }

  /** The table is now like this, and this is all that has happened. Speed 1 is unhurried, 0 shows no motion. */
  hear(truth: Scene, log: LogLine[], speed: number): void {
    this.speed = speed;
    this.truth = truth;
    const fresh = this.follows(log) ? log.slice(this.heard) : null;
    this.heard = log.length;
    this.last = key(log[log.length - 1]);
    if (!fresh || fresh.length > TOO_LONG || speed === 0) return this.settle(truth);
    for (const line of fresh) this.queue.push(...beats(line));
    this.queue.push({ truth });
    if (!this.busy) this.next();
  }

  private follows(log: LogLine[]): boolean {
    if (log.length < this.heard || (this.heard && key(log[this.heard - 1]) !== this.last)) return false;
    return !log.slice(this.heard).some((line) => line.message[0] === "log-undone");
  }

  /** Nothing more to watch: go to where things are. */
  skip(): void {
    if (this.busy) this.settle(this.truth);
  }

  private settle(truth: Scene): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.scene = truth;
    this.now = null;
    this.busy = false;
    this.reveal = false;
    this.shown = this.heard;
    this.changed();
  }

  private hold(milliseconds: number, then: () => void): void {
    const waiting = this.queue.filter((item) => "truth" in item).length;
    const pace = waiting > HURRY ? this.speed * 0.35 : this.speed;
    const time = milliseconds * pace;
    if (time < 1) then();
    else this.timer = setTimeout(then, time);
  }

  next(): void {
    const item = this.queue.shift();
    if (!item) {
      this.busy = false;
      this.now = null;
      this.shown = this.heard;
      this.changed();
      return;
    }
    this.busy = true;
    if ("truth" in item) this.arrive(item.truth);
    else this.play(item);
  }

  private arrive(truth: Scene): void {
    const settle = (): void => {
      this.scene = truth;
      this.reveal = false;
      this.now = null;
      this.next();
    };
    if (this.reveal) this.hold(LAST, settle);
    else settle();
  }

  private play(beat: Beat): void {
    const id = idOf(beat.line);
    const flight = beat.steps === 1 ? this.fly(beat.line) : 0;
    if (REVEALING.has(id)) this.reveal = true;
    this.now = beat;
    this.changed();
    const land = (): void => {
      this.scene = after(this.scene, beat.line);
      if (beat.step === beat.steps) this.shown += 1;
      this.changed();
      this.hold(beat.step < beat.steps ? 300 : id === "swims" ? 900 : (HOLD[id] ?? 0), () => this.next());
    };
    if (flight > 0) this.timer = setTimeout(land, flight);
    else land();
  }
}
