// What was told in a game, moment by moment, as a replay lists it and jumps by it.
import { OPEN } from "../lib/marks";
import type { Chapter, LogLine, ToldLine } from "../protocol";

/** What had happened by a moment and was not taken back before it. */
export function logAt(lines: ToldLine[], moment: number): LogLine[] {
  return lines
    .filter((told) => told.at <= moment && (told.until < 0 || moment < told.until))
    .map((told) => told.line as LogLine);
}

/** The round in which a moment lies. */
export function chapterAt(rounds: Chapter[], moment: number): Chapter {
  return rounds.filter((chapter) => chapter.moment <= moment).at(-1) ?? rounds[0] ?? { round: 0, moment: 0 };
}

/** Where the next round begins, or the one before: the last moment, or the first, where there is none. */
export function roundFrom(rounds: Chapter[], moment: number, step: 1 | -1, total: number): number {
  if (step > 0) return rounds.find((chapter) => chapter.moment > moment)?.moment ?? Math.max(0, total - 1);
  return rounds.filter((chapter) => chapter.moment < moment).at(-1)?.moment ?? 0;
}

/** The next moment at which something is told; the last one after that. */
export function nextTold(lines: ToldLine[], moment: number, total: number): number {
  return Math.max(0, Math.min(lines.find((told) => told.at > moment)?.at ?? total, total - 1));
}

/** The lines of one round, each with the moment to jump to. */
export function linesOf(lines: ToldLine[], rounds: Chapter[], chapter: Chapter): ToldLine[] {
  const end = rounds.find((other) => other.moment > chapter.moment)?.moment ?? Infinity;
  return lines.filter((told) => told.at >= chapter.moment && told.at < end);
}

/** A moment as it stands in an address, and back: `#at=57&seen=2`. */
export function hashOf(moment: number, viewer: number, watch = ""): string {
  const parts = new URLSearchParams();
  if (watch) parts.set("watch", watch);
  parts.set("at", String(moment));
  if (viewer !== OPEN) parts.set("seen", String(viewer));
  return `#${parts}`;
}

/** Which moment an address means; `missed`: so many lines were told since somebody was last here. */
export function momentIn(hash: string): {
  at: number;
  viewer: number | null;
  watch: string;
  otherwise: boolean;
  missed: number;
} {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  const number = (name: string): number | null =>
    /^-?\d+$/.test(found.get(name) ?? "") ? Number(found.get(name)) : null;
  return {
    at: Math.max(0, number("at") ?? 0),
    viewer: number("seen"),
    watch: found.get("watch") ?? "",
    otherwise: found.has("otherwise"),
    missed: Math.max(0, number("missed") ?? 0),
  };
}

/** The moment before the last so many lines were told. */
export function beforeLast(lines: { at: number }[], missed: number): number {
  return Math.max(0, (lines[Math.max(0, lines.length - missed)]?.at ?? 0) - 1);
}
