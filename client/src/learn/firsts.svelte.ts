// The aim and the hints that somebody gets in a first game, as long as the house is not told to leave them out.
import { untrack } from "svelte";
import { api } from "../lib/api";
import { type FirstGame, firstGame, hintFor, noteFirst, withMet } from "../lib/first";
import { house } from "../lib/house.svelte";
import type { Table } from "../lib/table.svelte";
import type { Lesson } from "../protocol";

export class Firsts {
  private lesson = $state.raw<Lesson | null>(null);
  private known: FirstGame = $state.raw({});
  /** The kind of question that is asked, while it is. */
  private kind = $state("");

  /** To be made while the page is set up: it looks on at the table for as long as the page is there. */
  constructor(
    private readonly table: () => Table,
    private readonly game: () => string,
  ) {
    this.known = untrack(() => firstGame(this.game()));
    $effect(() => {
      if (this.wanted) void this.fetch(house.tongue, this.game());
    });
    $effect(() => {
      const kind = this.table().question?.step ?? "";
      untrack(() => this.ask(kind));
    });
    $effect(() => {
      if (this.table().result && this.table().viewer >= 0) noteFirst(this.game(), { over: true });
    });
  }

  private get wanted(): boolean {
    const taught = house.game(this.game())?.lesson ?? false;
    return taught && house.settings.hints && this.table().viewer >= 0 && !this.known.over;
  }

  /** The aim in three sentences, until it is put away. */
  get aim(): string[] {
    return this.wanted && !this.known.aim && !this.table().result ? (this.lesson?.aim ?? []) : [];
  }

  /** What is said to the question that is asked. */
  get hint(): string {
    return this.wanted && this.lesson ? hintFor(this.lesson.hints, this.known, this.kind) : "";
  }

  putAway = (): void => {
    this.known = noteFirst(this.game(), { ...this.known, aim: true });
  };

  private async fetch(tongue: string, game: string): Promise<void> {
    try {
      this.lesson = await api.lesson(tongue, game);
    } catch {
      this.lesson = null; // one can play without
    }
  }

  /** A hint stays while its kind of question does: others speak in between, and an offer is made word by word. */
  private ask(kind: string): void {
    if (this.kind === kind) return;
    if (this.hint) this.known = noteFirst(this.game(), withMet(this.known, this.kind));
    this.kind = kind;
  }
}
