// Dice that lines of the log tell of, as they can be shown.
import { facesOf } from "../../pieces/die";
import type { LogLine } from "../../protocol";
import { idOf } from "./scene";

export interface Rolled {
  faces: number[];
  /** From this number on a die hits; 0 where none does, as with the dice that fill the boxes. */
  from: number;
  hits: number;
  /** Whether a 1 does something, too. */
  ones: boolean;
  line: LogLine;
}

/** Whether a line tells of dice. */
export const isRoll = (line: LogLine): boolean => line.thing === "dice" || idOf(line) === "supply";

/** The dice of a beat; null if there are none. */
export function rollOf(beat: LogLine[], seed = 0): Rolled | null {
  const line = beat.find(isRoll);
  if (!line) return null;
  if (idOf(line) === "supply")
    return {
      faces: beat.filter(isRoll).map((one) => Number(one.message[1]["face"])),
      from: 0,
      hits: 0,
      ones: false,
      line,
    };
  const { dice, from, hits, ones } = line.message[1];
  const faces = facesOf(Number(dice), Number(from), Number(hits), Number(ones ?? 0), seed);
  return { faces, from: Number(from), hits: Number(hits), ones: ones !== undefined, line };
}

/** The dice that were rolled last in a log. */
export function lastRoll(log: LogLine[]): Rolled | null {
  let last = log.length - 1;
  while (last >= 0 && !isRoll(log[last] as LogLine)) last--;
  if (last < 0) return null;
  let first = last;
  if (idOf(log[last] as LogLine) === "supply")
    while (first > 0 && idOf(log[first - 1] as LogLine) === "supply") first--;
  return rollOf(log.slice(first, last + 1), last);
}
