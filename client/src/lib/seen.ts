// A game as one viewer sees it, now or at a moment of a replay: all that a board is given to draw.
import type { AgendaLine, ClockPart, LogLine, Offered, QuestionPart, ResultPart, Spoken, TablePart } from "../protocol";

export interface Seen {
  readonly id: string;
  readonly table: TablePart | undefined;
  /** The viewer whose sight it is: a seat, -1 for somebody who watches, -2 with everything open. */
  readonly viewer: number;
  readonly names: string[];
  readonly question: QuestionPart | null;
  readonly clock: ClockPart | null;
  readonly agenda: AgendaLine[];
  readonly result: ResultPart | null;
  readonly log: LogLine[];
  /** Answers on their way to the server. */
  readonly unsaved: number;
  readonly parts: Record<string, unknown>;
  /** The choices that belong to a place on the board. */
  at(target: string): Offered[];
  say(message: Spoken): string;
  /** Why a choice is not offered, in the game's words; empty where there is nobody to ask. */
  why(choice: string): Promise<string>;
  /** A board that plays a reveal says how many lines of the log it has shown, null for all: nothing is told before. */
  telling?(lines: number | null): void;
  /** The subjects of races one wants to be asked about, none for all, and how to wish for others; not where nobody is asked. */
  readonly only?: { subjects: string[]; wish(subjects: string[]): void } | undefined;
  /** The table in words, as the text board shows it. */
  inWords(): Promise<string>;
}

/** Nothing is known of the fields of a game that brings no declaration of its own. */
export type Untyped = Record<string, unknown>;

/** The same, with what the game tells of its table: the fields that lie on it, and the figures it reckons from them. */
export interface SightOf<Told> extends Seen {
  field<Name extends keyof Told & string>(name: Name): Told[Name];
}
