// Which puzzles were solved on this device: the first try counts.
import { named } from "../lib/address";

export type Mark = "right" | "tried";

const KEPT = "bothy.puzzles";
const DAYS = "bothy.puzzles.days";
const WEEK = 7;

function kept(where: string): Record<string, Mark> {
  try {
    return JSON.parse(localStorage.getItem(named(where)) ?? "{}") as Record<string, Mark>;
  } catch {
    return {};
  }
}

/** Keep how it went, unless it was tried before. */
function keep(where: string, what: string, right: boolean): void {
  const before = kept(where);
  if (before[what]) return;
  try {
    localStorage.setItem(named(where), JSON.stringify({ ...before, [what]: right ? "right" : "tried" }));
  } catch {
    // a browser that keeps nothing asks again
  }
}

export const marks = (): Record<string, Mark> => kept(KEPT);

export const markOf = (game: string, number: number): Mark | undefined => marks()[`${game}/${number}`];

/** Keep how a puzzle went. */
export const mark = (game: string, number: number, right: boolean): void => keep(KEPT, `${game}/${number}`, right);

/** Keep how the puzzle of a day went, on that day. */
export const markDay = (day: string, right: boolean): void => keep(DAYS, day, right);

/** The seven days up to this one, written 2027-01-31, and how the puzzle of each went on it. */
export function week(day: string): { day: string; mark: Mark | undefined }[] {
  const found = kept(DAYS);
  return Array.from({ length: WEEK }, (_, index) => {
    const date = new Date(`${day}T12:00:00Z`);
    date.setUTCDate(date.getUTCDate() + index - WEEK + 1);
    const name = date.toISOString().slice(0, 10);
    return { day: name, mark: found[name] };
  });
}

/** The puzzle after this one that was not tried yet: of the same game, or failing that simply the next. */
export function following(game: string, number: number, count: number): number {
  const others = Array.from({ length: count - 1 }, (_, step) => ((number + step) % count) + 1);
  return others.find((other) => !markOf(game, other)) ?? others[0] ?? number;
}
