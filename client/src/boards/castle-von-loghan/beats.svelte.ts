// What is shown for a moment when it happens: coins as they fall, tokens that are turned up, doors, Gob-Li; one after the other.
import type { LogLine } from "../../protocol";
import { idOf } from "./story";

/** How long each is looked at, in milliseconds. */
export const HOLD: Record<string, number> = {
  "coin-falls": 1500,
  "alert-fixed": 1300,
  "alert-set": 1100,
  warded: 1100,
  finds: 1600,
  "sees-token": 1500,
  "door-opens": 1000,
  cleans: 800,
  "gob-li-comes": 1500,
  board: 1600,
  leads: 700,
};
/** More than this at once, and only the last are shown. */
const MOST = 6;

export interface Changes {
  health: number;
  clarity: number;
}

/** By how much Health and Clarity have changed in some lines. */
export function changesIn(lines: LogLine[]): Changes {
  const sum = (id: string): number =>
    lines.filter((line) => idOf(line) === id).reduce((all, line) => all + Number(line.message[1]["change"] ?? 0), 0);
  return { health: sum("health-changes"), clarity: sum("clarity-changes") };
}

/** The lines after those already seen; none if the log has shrunk or so much is new that it is a beginning. */
export function fresh(log: LogLine[], seen: number): LogLine[] {
  return seen < 0 || log.length < seen || log.length - seen > 80 ? [] : log.slice(seen);
}

export class Beats {
  now = $state.raw<LogLine | null>(null);
  changes = $state.raw<Changes>({ health: 0, clarity: 0 });
  private queue: LogLine[] = [];
  private seen = -1;
  private viewer = -3;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;

  hear(log: LogLine[], viewer: number, pace: number): void {
    const lines = viewer === this.viewer ? fresh(log, this.seen) : [];
    this.seen = log.length;
    this.viewer = viewer;
    if (pace === 0) return this.stop();
    if (!lines.length) return;
    const changes = changesIn(lines);
    if (changes.health || changes.clarity) {
      this.changes = changes;
      clearTimeout(this.fading);
      this.fading = setTimeout(() => (this.changes = { health: 0, clarity: 0 }), 2400 * pace);
    }
    this.queue = [...this.queue, ...lines.filter((line) => HOLD[idOf(line)])].slice(-MOST);
    if (!this.now) this.next(pace);
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.fading);
    this.queue = [];
    this.now = null;
    this.changes = { health: 0, clarity: 0 };
  }

  private next(pace: number): void {
    this.now = this.queue.shift() ?? null;
    if (this.now) this.timer = setTimeout(() => this.next(pace), (HOLD[idOf(this.now)] ?? 0) * pace);
  }
}
