// What the log tells of events, votes and coins.
import type { LogLine } from "../../protocol";
import type { Words } from "./sight";

export const KEY = "castle-von-loghan-";
export const idOf = (line: LogLine): string => line.message[0].replace(KEY, "");
const word = (line: LogLine, name: string): string => String(line.message[1][name] ?? "");
const number = (line: LogLine, name: string): number => Number(line.message[1][name] ?? -1);

/** The smallest of some numbers of lines, null standing for all there are. */
export function fewest(lines: (number | null)[]): number | null {
  const counted = lines.filter((one) => one !== null);
  return counted.length ? Math.min(...counted) : null;
}

export interface Chosen {
  character: number;
  letter: string;
  /** What its label is told with: a card of a pack brings words of its own, those of the box are in the catalogues. */
  words: Words;
}

/** An event: which card, who chose what, and what came of it. */
export interface Chapter {
  event: string;
  /** Which of the cards of the story that were read; 0 for a random event. */
  number: number;
  /** What its title and its text are told with. */
  words: Words;
  /** Where in the log it was read. */
  at: number;
  chosen: Chosen[];
  told: LogLine[];
}

/** Whether a line tells a sentence of the story, and not what it did. */
export const isProse = (line: LogLine): boolean => ["outcome", "line", "won", "remembered"].includes(idOf(line));

/** What no longer belongs to an event. */
const AFTERWARDS = new Set(["combat-begins", "acts", "sneaks", "cleans", "leads", "round", "board"]);

/** The events so far, in order. */
export function chapters(log: LogLine[]): Chapter[] {
  const out: Chapter[] = [];
  let open = false;
  log.forEach((line, at) => {
    const id = idOf(line);
    const last = out[out.length - 1];
    if (id === "event") {
      const words = line.message[1] as Words;
      out.push({
        event: word(line, "event"),
        number: Math.max(0, number(line, "number")),
        words,
        at,
        chosen: [],
        told: [],
      });
      open = true;
    } else if (AFTERWARDS.has(id)) open = false;
    else if (!open || !last) return;
    else if (id === "chooses")
      last.chosen.push({
        character: number(line, "character") - 1,
        letter: word(line, "letter"),
        words: line.message[1] as Words,
      });
    else if (last.chosen.length) last.told.push(line);
  });
  return out;
}

/** What each seat said in this Round about where to go, by seat; the last word counts. */
export function votes(log: LogLine[]): Map<number, string> {
  const out = new Map<number, string>();
  for (let at = log.length - 1; at >= 0; at--) {
    const line = log[at] as LogLine;
    const id = idOf(line);
    if (id === "round" || id === "moves") break;
    if (id === "votes" && !out.has(number(line, "seat"))) out.set(number(line, "seat"), word(line, "choice"));
  }
  return out;
}

/** The place or door a notation speaks of, as a target: `go vault` is `place:vault`. */
export function targetOf(notation: string): string {
  const [verb, ...rest] = notation.split(" ");
  if (verb === "go") return `place:${rest[0] ?? ""}`;
  return verb === "door" ? `door:${rest.join("/")}` : "";
}
