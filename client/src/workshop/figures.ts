// Where the bars of a trial stand: shares of a width, so that a drawing grows without its letters.
import type { RowWon, Trial, TrialFigure } from "../protocol";

/** How far along the bar a number of games is: from mark to mark the same way, whatever lies between them. */
export function along(games: number, marks: number[]): number {
  if (!marks.length) return 0;
  let before = 0;
  for (const [place, mark] of marks.entries()) {
    if (games < mark) return (place + (games - before) / (mark - before)) / marks.length;
    before = mark;
  }
  return 1;
}

/** Seconds that a trial still takes, as it goes now; null where nobody knows. */
export function left(trial: Pick<Trial, "games" | "wanted" | "seconds">): number | null {
  if (!trial.wanted || !trial.games) return null;
  return Math.max(0, Math.round((trial.seconds / trial.games) * (trial.wanted - trial.games)));
}

const finite = (some: number[]): number[] => some.filter(Number.isFinite);

/** What both sides of zero come to, so that all intervals of a figure can be seen. */
export function reach(figure: Pick<TrialFigure, "difference" | "trail">): number {
  const bounds = finite([...figure.trail.flat(), ...(figure.difference ?? [])]).map(Math.abs);
  return Math.max(...bounds, 0) || 1;
}

/** A value around zero as a per cent of the width. */
export const around = (value: number, most: number): number =>
  50 + 50 * Math.max(-1, Math.min(1, Number.isFinite(value) ? value / most : 0));

export interface Scale {
  low: number;
  high: number;
}

/** One scale for all rows of a table, with what is fair inside it; null where nothing was won with anything. */
export function wonScale(rows: RowWon[], fair: number): Scale | null {
  const some = finite(rows.flatMap((row) => [...(row.before ?? []).slice(0, 1), ...(row.after ?? []).slice(0, 1)]));
  if (!some.length) return null;
  const low = Math.min(...some, ...(fair ? [fair] : []));
  const high = Math.max(...some, ...(fair ? [fair] : []));
  const room = Math.max(0.04, (high - low) * 0.25);
  return { low: Math.max(0, low - room), high: Math.min(1, high + room) };
}

export const onScale = (value: number, scale: Scale): number =>
  Math.max(0, Math.min(100, (100 * (value - scale.low)) / (scale.high - scale.low)));
