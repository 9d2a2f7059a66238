// A show: what has happened is played line by line, slow enough to follow, until the table is as the fields say.
import type { LogLine } from "../protocol";

/** What a board shows at a time: one line, or several that are looked at together. */
export type Beat = LogLine[];

export interface Stage<Scene> {
  /** The scene after a line. */
  after: (scene: Scene, line: LogLine) => Scene;
  /** How long a beat is looked at once it is done, in milliseconds. */
  hold: (beat: Beat) => number;
  /** Lines that belong together. */
  together?: (line: LogLine, before: LogLine) => boolean;
  /** A line as several, shown one after the other: a way that is gone step by step. */
  apart?: (line: LogLine) => LogLine[];
  /** How long the end of an update is looked at besides, before the fields take over. */
  last?: (scene: Scene) => number;
}

/** More updates than this waiting, and the show hurries; more lines than that, and it goes at once to where it should be. */
const HURRY = 4;
const TOO_LONG = 80;

const key = (line: LogLine | undefined): string => (line ? JSON.stringify(line) : "");

type Item<Scene> = { truth: Scene; lines: number } | { beat: Beat; lines: number };

export class Show<Scene> {
  /** What is being looked at, and whether there is more to come. */
  now: Beat | null = null;
  busy = false;
  /** How many lines of the log have been shown. */
  shown: number;
  changed: () => void = () => {};
  /** Let something fly before it lies where it goes; gives back how long that takes. */
  fly: (beat: Beat) => number = () => 0;
  private queue: Item<Scene>[] = [];
  private heard: number;
  private last: string;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private speed = 1;

  constructor(
    private stage: Stage<Scene>,
    public scene: Scene,
    log: LogLine[],
    private truth: Scene = scene,
  ) {
    this.heard = log.length;
    this.shown = log.length;
    this.last = key(log[log.length - 1]);
  }

  /** The table is now like this, and this is all that has happened. Speed 1 is unhurried, 0 shows no motion. */
  hear(truth: Scene, log: LogLine[], speed: number): void {
    this.speed = speed;
    this.truth = truth;
    const from = this.heard;
    const fresh = this.follows(log) ? log.slice(from) : null;
    this.heard = log.length;
    this.last = key(log[log.length - 1]);
    if (!fresh || log.length - this.shown > TOO_LONG || speed === 0) return this.settle(truth);
    let lines = from;
    for (const beat of this.beats(fresh)) {
      const steps = beat.length === 1 ? beat.flatMap((line) => this.stage.apart?.(line) ?? line) : [];
      for (const step of steps.slice(0, -1)) this.queue.push({ beat: [step], lines });
      this.queue.push({ beat: steps.length ? steps.slice(-1) : beat, lines: (lines += beat.length) });
    }
    this.queue.push({ truth, lines });
    if (!this.busy) this.next();
  }

  private beats(lines: LogLine[]): Beat[] {
    const beats: Beat[] = [];
    for (const line of lines) {
      const before = beats.at(-1)?.at(-1);
      if (before && this.stage.together?.(line, before)) (beats.at(-1) as Beat).push(line);
      else beats.push([line]);
    }
    return beats;
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
    this.shown = this.heard;
    this.now = null;
    this.busy = false;
    this.changed();
  }

  private next(): void {
    const item = this.queue.shift();
    if (!item) return this.settle(this.truth);
    this.busy = true;
    if ("beat" in item) return this.play(item.beat, item.lines);
    this.wait((this.stage.last?.(this.scene) ?? 0) * this.pace(), () => {
      this.scene = item.truth;
      this.next();
    });
  }

  private play(beat: Beat, lines: number): void {
    const flight = this.fly(beat);
    this.now = beat;
    this.changed();
    const land = (): void => {
      this.scene = beat.reduce((scene, line) => this.stage.after(scene, line), this.scene);
      this.shown = lines;
      this.changed();
      this.wait(this.stage.hold(beat) * this.pace(), () => this.next());
    };
    this.wait(flight, land);
  }

  private pace(): number {
    const waiting = this.queue.filter((item) => "truth" in item).length;
    return waiting > HURRY ? this.speed * 0.35 : this.speed;
  }

  private wait(time: number, then: () => void): void {
    if (time < 1) then();
    else this.timer = setTimeout(then, time);
  }
}
