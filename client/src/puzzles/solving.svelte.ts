// A puzzle as this browser sees it: a table with one question, and what is said to an answer.
import { api } from "../lib/api";
import { house } from "../lib/house.svelte";
import type { SightOf, Untyped } from "../lib/seen";
import type { AgendaLine, Offered, PuzzleAsked, PuzzleVerdict, QuestionPart, Spoken, TablePart } from "../protocol";
import { mark, markDay } from "./marks";

export class Solving<Told = Untyped> implements SightOf<Told> {
  /** What was said to the last answer. */
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** The last answer. */
  given = $state("");
  showing = $state(false);
  readonly parts: Record<string, unknown>;
  readonly table: TablePart;
  readonly question: QuestionPart;
  readonly agenda: AgendaLine[];
  readonly names: string[];
  readonly viewer: number;
  readonly result = null;
  readonly clock = null;
  readonly log = [];
  readonly shown = [];
  readonly unsaved = 0;

  constructor(
    readonly asked: PuzzleAsked,
    /** The day whose puzzle this is, if that is today. */
    readonly today = "",
  ) {
    this.parts = asked.parts;
    this.viewer = asked.seat;
    this.table = asked.parts["table"] as TablePart;
    this.question = asked.parts["question"] as QuestionPart;
    this.agenda = asked.parts["agenda"] as AgendaLine[];
    this.names = this.table.chairs.map((chair) => chair.name);
  }

  get id(): string {
    return this.table.id;
  }

  /** Answer; one may try others afterwards, to see what they are worth. */
  async answer(choice: string): Promise<void> {
    const verdict = await api.solve(this.asked.game, this.asked.number, choice);
    if (verdict.refused) return;
    mark(this.asked.game, this.asked.number, verdict.right);
    if (this.today) markDay(this.today, verdict.right);
    this.given = choice;
    this.verdict = verdict;
  }

  /** What an answer is called. */
  label(choice: string): string {
    const offer = this.question.choices.find((one) => one.choice === choice);
    return offer ? this.say(offer.label) : choice;
  }

  telling = (lines: number | null): void => {
    this.showing = lines !== null;
  };

  say = (message: Spoken): string => house.speech.say(message, this.names, this.viewer);

  at = (target: string): Offered[] => this.question.choices.filter((offer) => offer.target === target);

  field<Name extends keyof Told & string>(name: Name): Told[Name] {
    return this.parts[`game.${name}`] as Told[Name];
  }

  async why(choice: string): Promise<string> {
    const { refused } = await api.solve(this.asked.game, this.asked.number, choice);
    return refused ? this.say(refused) : "";
  }

  async inWords(): Promise<string> {
    return this.say(this.question.prompt);
  }
}
