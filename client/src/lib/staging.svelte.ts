// What a board shows of a table: the scene of the moment, while what has happened is played line by line.
import { onDestroy, untrack } from "svelte";
import { house } from "./house.svelte";
import type { Seen } from "./seen";
import { type Beat, Show, type Stage } from "./show";

/** A replay says whether it has leapt to where it is: then nothing is played of what lies between. */
type Watched = Seen & { readonly leap?: boolean };
export const leapt = (table: Watched): boolean => table.leap === true;
export const replayed = (table: Watched): boolean => table.leap !== undefined;

/** What each viewer of a table has been shown, kept while the board is out of sight. */
const shows = new WeakMap<Seen, Map<number, unknown>>();

export interface Staged<Scene, Sight extends Seen> extends Stage<Scene> {
  /** The scene that the fields of the table tell; null before there is a game. */
  read: (table: Sight) => Scene | null;
  /** Let something fly before it lies where it goes; gives back how long that takes. */
  fly?: (beat: Beat) => number;
  /** Nothing is on its way any more. */
  rest?: () => void;
  /** Who hears how many lines have been shown, null for all: the table, unless somebody else says it there. */
  tell?: (lines: number | null) => void;
}

export class Staging<Scene, Sight extends Seen> {
  scene = $state.raw<Scene | null>(null);
  /** What is being looked at, and whether there is more to come. */
  now = $state.raw<Beat | null>(null);
  busy = $state(false);
  /** How many lines of the log have been shown. */
  shown = $state(0);
  private show: Show<Scene> | null = null;

  /** To be made while the board is: it follows the table until the board goes. */
  constructor(
    private readonly table: () => Sight,
    private readonly staged: Staged<Scene, Sight>,
  ) {
    $effect(() => {
      const [seen, truth] = [table(), staged.read(table())];
      const [log, viewer, speed] = [seen.log, seen.viewer, document.hidden || leapt(seen) ? 0 : house.pace];
      if (truth) untrack(() => this.hear(seen, viewer, truth, log, speed));
    });
    // who answers has seen enough: the board must not fall behind
    $effect(() => {
      const sent = table().unsaved > 0;
      untrack(() => {
        if (sent && (table().question?.choices.length ?? 0) > 1) this.skip();
      });
    });
    onDestroy(this.skip);
  }

  /** Nothing more to watch: go to where things are. */
  skip = (): void => this.show?.skip();

  private hear(table: Seen, viewer: number, truth: Scene, log: Seen["log"], speed: number): void {
    const kept = (shows.get(table) ?? new Map<number, unknown>()) as Map<number, Show<Scene>>;
    shows.set(table, kept);
    const known = kept.get(viewer);
    const mine = known ?? new Show(this.staged, truth, log);
    kept.set(viewer, mine);
    if (mine !== this.show) this.follow(mine);
    if (known) mine.hear(truth, log, speed);
  }

  private follow(next: Show<Scene>): void {
    this.skip();
    this.show = next;
    next.fly = this.staged.fly ?? next.fly;
    next.changed = () => {
      [this.scene, this.now, this.busy, this.shown] = [next.scene, next.now, next.busy, next.shown];
      const lines = next.busy ? next.shown : null;
      if (this.staged.tell) this.staged.tell(lines);
      else this.table().telling?.(lines);
      if (!next.busy) this.staged.rest?.();
    };
    next.changed();
  }
}
