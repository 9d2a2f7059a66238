// A table of Monsters of Loch Lomond as one viewer sees it: its fields, and the figures the game reckons from them.
import type { SightOf } from "../../lib/seen";
import type { Fields } from "./table";

export interface Figures {
  rounds: number;
  /** Whose turn it is; NOTHING between rounds. */
  turn_of: number;
  totals: number[];
  /** Who leads; nobody before the first count. */
  leaders: number[];
  /** The places where a Witch lies face up, as targets name them. */
  witches: string[];
  /** What each card counts, and the Monsters among them, by number. */
  values: number[];
  monsters: number[];
}

export type Told = Fields & Figures;
export type Sight = SightOf<Told>;
