// The bench of one game: what is typed is kept and checked, tried, played.
import { api } from "../lib/api";
import { house } from "../lib/house.svelte";
import * as keeping from "../lib/keep";
import type {
  Checked,
  GameInfo,
  RowWon,
  Trial,
  TrialTold,
  Workshop,
  WorkshopMistake,
  WorkshopTable,
} from "../protocol";
import { type Changes, count, type Draft, EMPTY, fileName, keep, kept, typed } from "./draft";

/** So long nothing must have been typed before the server is asked what it thinks of it. */
const PAUSE = 350;
/** How often it is asked how far a trial is. */
const OFTEN = 700;

export class Bench {
  laid = $state.raw<Workshop | null>(null);
  draft = $state.raw<Draft>(EMPTY);
  mistakes = $state.raw<WorkshopMistake[]>([]);
  /** Whether the server has still to say what it thinks of what is typed. */
  checking = $state(false);
  trial = $state.raw<Trial | null>(null);
  /** What went wrong, in a sentence. */
  trouble = $state("");
  /** What of a file had no cell. */
  lost = $state.raw<string[]>([]);
  /** Whether this browser keeps what is typed. */
  keeps = $state(true);
  /** Which changes the trial has, and since when. */
  tried = $state.raw<{ changes: Changes; at: number } | null>(null);
  /** What was there before all was put back, or a file opened. */
  before = $state.raw<Changes | null>(null);
  private timer = 0;
  private poll = 0;
  private latest = 0;

  constructor(readonly info: GameInfo) {
    this.draft = kept(info.key);
  }

  readonly changes = $derived(this.draft.changes);
  readonly counts = $derived(count(this.changes));
  readonly seats = $derived(this.draft.seats || this.laid?.seats || 0);
  readonly bot = $derived(this.draft.bot || this.laid?.bots[0] || "");
  readonly running = $derived(this.trial?.state === "waiting" || this.trial?.state === "playing");
  readonly told = $derived((this.trial?.found as TrialTold | null | undefined) ?? null);
  readonly unusual = $derived.by(() =>
    this.info.options.filter((option) => (this.draft.options[option.key] ?? option.default) !== option.default),
  );
  /** Whether before and after differ. */
  readonly differs = $derived(this.counts.cells > 0 || (this.draft.apart && this.unusual.length > 0));
  /** Whether something was typed since the trial began. */
  readonly older = $derived(this.running && this.tried !== null && this.tried.changes !== this.changes);

  won(table: string): RowWon[] {
    return (this.trial?.won as Record<string, RowWon[]> | null | undefined)?.[table] ?? [];
  }

  /** Lay the game on the bench; again when another language is spoken. */
  async open(): Promise<void> {
    const tongue = house.tongue;
    this.laid = await api.workshop(tongue, this.info.key);
    this.take(await api.trial(tongue, this.info.key));
    void this.check();
  }

  // What is typed

  change(some: Partial<Draft>): void {
    this.draft = { ...this.draft, ...some, at: Date.now() };
    this.keeps = keep(this.info.key, this.draft);
    clearTimeout(this.timer);
    this.checking = this.counts.cells > 0;
    this.timer = window.setTimeout(() => void this.check(), PAUSE);
  }

  type(table: WorkshopTable, row: string, cell: string, text: string, box: string): void {
    this.before = null;
    this.change({ changes: typed(this.changes, table.name, row, cell, text, box) });
  }

  startOver(): void {
    this.before = this.changes;
    this.lost = [];
    this.change({ changes: {} });
  }

  /** Put back what was there before. */
  takeBack(): void {
    this.change({ changes: this.before ?? {} });
    this.before = null;
    this.lost = [];
  }

  /** Have the server look at what is typed; what hinders it is said, and nothing hangs on it. */
  async check(): Promise<void> {
    const number = this.latest + 1;
    try {
      await this.looked();
    } catch (error) {
      if (number === this.latest) this.trouble = house.excuse(error);
    }
  }

  /** What the server thinks of what is typed; of several questions the last counts. Null if nothing is. */
  private async looked(): Promise<Checked | null> {
    clearTimeout(this.timer);
    const number = ++this.latest;
    if (!this.counts.cells) {
      this.mistakes = [];
      this.checking = false;
      return null;
    }
    const { changes, options } = this.draft;
    const told = await api.checkDraft(house.tongue, this.info.key, { changes, options, seats: this.seats });
    if (number === this.latest) {
      this.mistakes = told.mistakes;
      this.checking = false;
    }
    return told;
  }

  // Files

  /** Put the cells of a file in the place of what is typed, if it has any. */
  async read(file: File): Promise<void> {
    await this.doing(async () => {
      const opened = await api.openPack(house.tongue, this.info.key, await file.text(), file.name);
      this.lost = opened.lost;
      if (opened.lost.length && !Object.keys(opened.changes).length) return;
      this.before = this.counts.cells ? this.changes : null;
      this.change({ changes: opened.changes, name: file.name.replace(/\.toml$/i, "") });
    });
  }

  async save(): Promise<void> {
    await this.doing(async () => {
      const told = await this.looked();
      if (!told) return;
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([told.file], { type: "application/toml" }));
      link.download = fileName(this.draft.name, this.info.key);
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    });
  }

  // Trying and playing

  async try(): Promise<void> {
    await this.doing(async () => {
      const { changes, options, apart } = this.draft;
      const tried = { changes, at: Date.now() };
      const wanted = {
        changes,
        seats: this.seats,
        bots: [this.bot],
        options,
        ...(apart ? { options_before: {} } : {}),
      };
      this.take(await api.beginTrial(house.tongue, this.info.key, wanted));
      this.tried = tried;
    });
  }

  async stop(): Promise<void> {
    await this.doing(async () => this.take(await api.cancelTrial(house.tongue, this.info.key)));
  }

  /** The page goes: so does the trial. */
  leave(): void {
    clearTimeout(this.timer);
    clearTimeout(this.poll);
    if (this.running) void api.cancelTrial(house.tongue, this.info.key).catch(() => undefined);
  }

  private take(trial: Trial): void {
    this.trial = trial.state === "none" ? null : trial;
    clearTimeout(this.poll);
    if (this.running) this.poll = window.setTimeout(() => void this.look(), OFTEN);
  }

  private async look(): Promise<void> {
    try {
      const told = await api.trial(house.tongue, this.info.key);
      if (told.state === "none") this.miss();
      else this.take(told);
    } catch {
      this.poll = window.setTimeout(() => void this.look(), OFTEN * 3); // the server is away: asked again
    }
  }

  /** Nobody plays the trial any more: its process has ended. What it has found stays. */
  private miss(): void {
    this.trial = this.trial && { ...this.trial, state: "stopped" };
    this.trouble = house.text("workshop-gone");
  }

  /** A table with what fits, bots in the other seats. */
  async play(): Promise<void> {
    await this.doing(async () => {
      const pack = (await this.looked())?.pack ?? "";
      const made = await api.make({
        game: this.info.key,
        seats: this.seats,
        options: this.draft.options,
        pack,
        bots: Array.from({ length: this.seats - 1 }, () => this.bot),
        start: true,
        pace: "unhurried",
        bot_pace: house.settings.bots,
      });
      keeping.keep({ ...made, game: this.info.key, at: Date.now() });
      house.go(`/t/${made.table}`);
    });
  }

  private async doing(what: () => Promise<void>): Promise<void> {
    this.trouble = "";
    try {
      await what();
    } catch (error) {
      this.trouble = house.excuse(error);
    }
  }
}
