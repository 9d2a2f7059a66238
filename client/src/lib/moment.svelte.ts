// A moment of a game that was played, as one viewer saw it: what a board draws in a replay.
import type {
  AgendaLine,
  Frame,
  LogLine,
  Offered,
  QuestionPart,
  ResultPart,
  Spoken,
  Story,
  TablePart,
  ToldLine,
} from "../protocol";
import { logAt, nextTold } from "../replay/story";
import { api } from "./api";
import { chairsAt, seatedThen, type Then } from "./comings";
import { house } from "./house.svelte";
import { OPEN } from "./marks";
import { palette } from "./palette.svelte";
import type { SightOf, Untyped } from "./seen";

/** Moments come so many at a time, and so many such batches are kept. */
const BATCH = 24;
const KEPT = 12;
const NOWHERE: Story = { table: "", viewer: OPEN, total: 0, rounds: [], lines: [], outdated: null, ended: false };

export class Moment<Told = Untyped> implements SightOf<Told> {
  viewer = $state(OPEN);
  /** The moment that is wanted; the one that is shown follows as soon as it is here. */
  wanted = $state(0);
  story = $state.raw<Story>(NOWHERE);
  frame = $state.raw<Frame | null>(null);
  /** Whether it was leapt to, not stepped: what lies between is not played. */
  leap = $state(true);
  /** Whether the board is still showing how it came to this. */
  showing = $state(false);
  total = $derived(this.story.total);
  parts = $derived(this.frame?.parts ?? {});
  log = $derived<LogLine[]>(logAt(this.story.lines, this.frame?.number ?? 0));
  agenda = $derived((this.parts["agenda"] ?? []) as AgendaLine[]);
  result = $derived((this.parts["result"] ?? null) as ResultPart | null);
  asked = $derived((this.frame?.question ?? null) as QuestionPart | null);
  /** What the viewer was asked. It was answered long ago, so there is nothing to choose from. */
  question = $derived(this.asked && this.viewer >= 0 ? { ...this.asked, choices: [] } : null);
  /** The table, with those who sat there at this moment. */
  table = $derived.by<TablePart>(() => ({
    ...this.last,
    chairs: chairsAt(this.story.lines, this.last.chairs, this.frame?.number ?? 0),
  }));
  names = $derived(this.table.chairs.map(house.nameOf));
  readonly clock = null;
  readonly unsaved = 0;
  private batches = new Map<number, Frame[]>();
  private coming = new Set<string>();

  constructor(
    /** The table as it is now, after all. */
    private readonly last: TablePart,
    readonly secret: string,
    /** The seats that are one's own, whose replay says “you”. */
    readonly own: number[],
  ) {
    palette.wear(last.chairs.map((chair) => chair.colour ?? 0));
  }

  get id(): string {
    return this.last.id;
  }

  /** Look through the eyes of a viewer, at a moment. */
  async see(viewer: number, at: number): Promise<void> {
    const story = await api.story(this.id, this.secret, viewer);
    this.batches.clear();
    this.leap = true;
    this.viewer = viewer;
    this.story = story;
    await this.go(at);
  }

  async go(at: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(this.total - 1, at));
    const batch = Math.floor(this.wanted / BATCH);
    if (!this.batches.has(batch)) await this.fetch(batch);
    this.show();
    const ahead = Math.floor((this.wanted + BATCH / 2) / BATCH);
    if (ahead * BATCH < this.total && !this.batches.has(ahead)) await this.fetch(ahead);
  }

  private show(): void {
    const found = this.batches.get(Math.floor(this.wanted / BATCH))?.[this.wanted % BATCH];
    if (!found || found === this.frame) return;
    const before = this.frame?.number ?? Infinity;
    this.leap = found.number <= before || found.number > nextTold(this.story.lines, before, this.total);
    this.frame = found;
  }

  private async fetch(batch: number): Promise<void> {
    const viewer = this.viewer;
    const mark = `${viewer} ${batch}`;
    if (this.coming.has(mark)) return;
    this.coming.add(mark);
    try {
      const found = await api.frames(this.id, this.secret, viewer, batch * BATCH, BATCH);
      if (viewer !== this.viewer) return;
      this.batches.set(batch, found.frames);
      if (this.batches.size > KEPT) this.batches.delete(this.batches.keys().next().value as number);
      this.show();
    } finally {
      this.coming.delete(mark);
    }
  }

  telling = (lines: number | null): void => {
    this.showing = lines !== null;
  };

  say = (message: Spoken): string =>
    house.speech.say(message, this.names, this.own.includes(this.viewer) ? this.viewer : -1);
  /** Each line of the story, with the names that people had then. */
  spoken(): Map<ToldLine, string> {
    const lines = this.story.lines;
    const log = lines.map((told) => told.line as LogLine);
    const now = this.last.chairs.map((chair) => chair.name);
    const told = seatedThen(log, now, this.own.includes(this.viewer) ? this.viewer : -1);
    return new Map(
      lines.map((line, index) => {
        const { names, viewer } = told[index] as Then;
        return [line, house.speech.say((log[index] as LogLine).message, names, viewer)];
      }),
    );
  }

  at = (): Offered[] => [];

  field<Name extends keyof Told & string>(name: Name): Told[Name] {
    return this.parts[`game.${name}`] as Told[Name];
  }

  async why(): Promise<string> {
    return "";
  }

  async inWords(): Promise<string> {
    const at = this.frame?.number ?? 0;
    return (await api.textAt(this.id, this.secret, house.language === "fr" ? "fr" : "en", this.viewer, at)).board;
  }
}
