// A table of Loch Ness as one viewer sees it: its fields, and the figures the game reckons from them.
import type { SightOf } from "../../lib/seen";
import type { ACTION_NAMES, Fields } from "./table";

export type Action = (typeof ACTION_NAMES)[number];

export interface Figures {
  /** In how many ways Nessie comes up at each space, and how far she swims at least and at most; empty once she has swum. */
  reach: number[];
  swims: number[];
  sectors: { groups: number; photos: number }[];
  track: { end: number; marks: number[] };
  /** The places by the loch that are open in this game. */
  places: Action[];
  /** The cards of a colour, and the white ones. */
  decks: { own: number[]; white: number[] };
  worth: { white: number; shop: number; set: number; pair: number; single: number };
  /** The cameras of each seat by name. */
  kits: string[][];
  /** The seat the white camera is lent to. */
  borrower: number;
  /** Whether a third card lies beside those of the seats. */
  has_third: boolean;
  /** How many photos lie face down. */
  photos_left: number;
  /** Whether a photo taken openly disappears in its album too. */
  albums_closed: boolean;
}

export type Told = Fields & Figures;
export type Sight = SightOf<Told>;
