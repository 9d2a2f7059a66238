// A lesson as this browser sees it: a table on which each answer leads on, or is answered and taken back.
import { tick } from "svelte";
import { named } from "./address";
import type {
  AgendaLine,
  Lesson,
  LessonMoment,
  LogLine,
  Offered,
  QuestionPart,
  ResultPart,
  Spoken,
  TablePart,
} from "../protocol";
import { api } from "./api";
import { house } from "./house.svelte";
import type { SightOf, Untyped } from "./seen";

const KEPT = "bothy.lessons";

/** How far one has come in each lesson: the number of the step one stands at. */
export function progress(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(named(KEPT)) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function keep(game: string, step: number): void {
  localStorage.setItem(named(KEPT), JSON.stringify({ ...progress(), [game]: step }));
}

export class Learning<Told = Untyped> implements SightOf<Told> {
  /** What is shown: where one is, or for a while what an answer that does not lead on would come to. */
  private met = $state.raw<LessonMoment | null>(null);
  /** Where one is. */
  private here = $state.raw<LessonMoment | null>(null);
  private told = $state.raw<LogLine[]>([]);
  showing = $state(false);
  /** Whether it is leapt to where a step begins. */
  leap = $state(false);
  /** What the last answer was that did not lead on, or led nowhere. */
  reply = $derived(this.met?.reply ?? "");
  refused = $derived(this.met?.refused ?? false);
  step = $derived(this.here?.step ?? 0);
  says = $derived(this.here?.says ?? "");
  points = $derived(this.here?.points ?? []);
  done = $derived(this.here?.done ?? false);
  last = $derived.by(() => this.step === this.lesson.steps.length - 1);
  parts = $derived<Record<string, unknown>>(this.met?.parts ?? {});
  table = $derived(this.parts["table"] as TablePart | undefined);
  question = $derived(this.reply ? null : ((this.parts["question"] ?? null) as QuestionPart | null));
  agenda = $derived((this.parts["agenda"] ?? []) as AgendaLine[]);
  result = $derived((this.parts["result"] ?? null) as ResultPart | null);
  names = $derived(this.table?.chairs.map((chair) => chair.name) ?? []);
  log = $derived(this.told);
  shown = $derived(this.told);
  readonly viewer = 0;
  readonly clock = null;
  readonly unsaved = 0;
  /** What was answered in the steps that this one goes on from. */
  private before: string[] = [];

  constructor(readonly lesson: Lesson) {}

  get id(): string {
    return `lesson-${this.lesson.game}`;
  }

  /** Begin a step. */
  async begin(step: number): Promise<void> {
    const goesOn = this.here?.done && step === this.step + 1 && this.lesson.steps[step]?.goes_on;
    this.before = goesOn ? [...this.before, ...(this.here?.said ?? [])] : [];
    const found = await api.learn(house.language, this.lesson.game, { step, before: this.before });
    // what led here is known, and nothing of it is played again
    this.leap = true;
    this.told = found.earlier as LogLine[];
    await tick();
    this.leap = false;
    this.show(found);
    keep(this.lesson.game, step);
  }

  async next(): Promise<void> {
    await this.begin(this.step + 1);
  }

  /** Answer what is asked. */
  async answer(choice: string): Promise<void> {
    const here = this.here;
    if (!here || here.done) return;
    const place = { step: here.step, said: here.said, before: this.before, answer: choice };
    this.show(await api.learn(house.language, this.lesson.game, place));
  }

  /** What the lesson waits for: the answer is given in one's place. */
  async showMe(): Promise<void> {
    const { said, step } = this.here ?? { said: [], step: 0 };
    const shown = await api.learn(house.language, this.lesson.game, { step, said, before: this.before, show: true });
    this.show(shown);
  }

  takeBack(): void {
    this.met = this.here;
  }

  private show(found: LessonMoment): void {
    this.met = found;
    if (found.reply) return;
    this.here = found;
    this.told = [...this.told, ...(found.log as LogLine[])];
    if (this.done && this.last) keep(this.lesson.game, 0); // whoever comes again begins again
  }

  telling = (lines: number | null): void => {
    this.showing = lines !== null;
  };

  say = (message: Spoken): string => house.speech.say(message, this.names, this.viewer);

  tell = (index: number): string => this.say((this.told[index] as LogLine).message);

  at = (target: string): Offered[] => this.question?.choices.filter((offer) => offer.target === target) ?? [];

  field<Name extends keyof Told & string>(name: Name): Told[Name] {
    return this.parts[`game.${name}`] as Told[Name];
  }

  /** Why something is not offered: what is not allowed in the game is not allowed in a lesson. */
  async why(choice: string): Promise<string> {
    const here = this.here;
    if (!here || here.done) return "";
    const place = { step: here.step, said: here.said, before: this.before, answer: choice };
    const met = await api.learn(house.language, this.lesson.game, place);
    return met.refused ? met.reply : "";
  }

  async inWords(): Promise<string> {
    return this.says;
  }
}
