// What happened since the last visit: which lines of a log are new to somebody who comes back.
import type { Visit } from "./keep";

/** Who was away for less has seen it all. */
const AWAY = 60_000;
/** So many lines a short list shows; the log has the rest. */
export const MOST = 8;

/** The first line not seen yet; -1 if nothing was missed. */
export function firstUnseen(visit: Visit | undefined, lines: number, now: number): number {
  if (!visit || visit.lines < 1 || visit.lines >= lines || now - visit.at < AWAY) return -1;
  return visit.lines;
}
