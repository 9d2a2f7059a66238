// What of the story somebody has not gone on from yet. It waits for them card by card, and nobody waits for them.
import { named } from "../../lib/address";
import { type Chapter, isProse } from "./story";

/** How much of a table's story has been gone on from is kept for the tab one reads in. */
const KEPT = "bothy.loghan-read.";

/** How much there is to read: of each chapter its card, and every sentence of what came of it. */
export const amount = (chapters: Chapter[]): number =>
  chapters.reduce((sum, { told }) => sum + 1 + told.filter(isProse).length, 0);

/** The chapters that are not read to their ends by somebody who has read so much. */
export const beyond = (chapters: Chapter[], gone: number): Chapter[] =>
  chapters.filter((_, index) => amount(chapters.slice(0, index + 1)) > gone);

/** The chapters whose doors are open: all but the last, and that once everybody has chosen. */
export const opened = (chapters: Chapter[], characters: number): Chapter[] =>
  chapters.filter(({ chosen }, index) =>
    index < chapters.length - 1 ? chosen.length > 0 : characters > 0 && chosen.length >= characters,
  );

/** How one comes by what is told: it happens, it is gone through at a pace of one's own, or it is leapt over. */
export type Way = "happens" | "replayed" | "leapt";

export class Unread {
  /** How much has been gone on from; less than nothing before the first look. */
  private gone = $state(-1);
  waiting = $derived.by(() => (this.gone < 0 ? [] : beyond(this.chapters(), this.gone)));

  /** To be made while the board is: `chapters` are those whose doors are open. */
  constructor(
    private readonly table: () => string,
    private readonly chapters: () => Chapter[],
  ) {}

  /** To be called whenever something is told. Who comes back finds the newest at most; a replay tells but one thing at a time. */
  look(way: Way): void {
    const chapters = this.chapters();
    const [all, before] = [amount(chapters), amount(chapters.slice(0, -1))];
    if (way === "leapt") this.gone = all;
    else if (this.gone < 0) this.gone = Math.max(before, Math.min(this.kept() ?? all, all));
    else this.gone = Math.max(way === "replayed" ? before : 0, Math.min(this.gone, all));
    if (way === "happens") this.keep();
  }

  /** One has read the chapter that has waited longest. */
  goOn = (): void => {
    const chapters = this.chapters();
    this.gone = amount(chapters.slice(0, chapters.indexOf(this.waiting[0] as Chapter) + 1));
    this.keep();
  };

  /** One would rather read all of it later: it stands in the chronicle. */
  putAside = (): void => {
    this.gone = amount(this.chapters());
    this.keep();
  };

  private kept(): number | null {
    const gone = sessionStorage.getItem(named(KEPT + this.table()));
    return gone === null ? null : Number(gone);
  }

  private keep(): void {
    sessionStorage.setItem(named(KEPT + this.table()), String(this.gone));
  }
}
