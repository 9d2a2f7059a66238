// A table of Merlouf as one viewer sees it: its fields, and the figures the game reckons from them.
import type { SightOf } from "../../lib/seen";
import type { Fields, PHASES } from "./table";

export type Phase = (typeof PHASES)[number];

/** Where things lie in `backs` and `faces`: first those in the house, then those of each seat, holder by holder. */
export interface Stowage {
  /** How many lie in the house at most, and how many a seat has room for. */
  circles: number;
  seat: number;
  /** Where the places of a gnome or a kind of card begin among those of a seat, and how many there are. */
  holders: Record<string, [first: number, count: number]>;
}

/** How far the tasks of an objective are, and what it would score now. */
export interface Progress {
  card: number;
  points: number;
  jokers: number;
  tasks: {
    task: string;
    back: string;
    thing: string;
    name: string;
    count: number;
    points: number;
    have: number;
    achieved: number;
  }[];
}

/** What is contested, by whom, and how far that has come. */
export interface Contest {
  stage: "contest" | "talk" | "goodies" | "throw";
  seat: number;
  target: string;
  rivals: number[];
}

export interface Line {
  back: string;
  /** What it is said to be, or which is wanted; empty where nothing is said. */
  thing: string;
  name: string;
}

export interface Terms {
  gives: Line[];
  wants: Line[];
}

export interface OpenOffer extends Terms {
  seat: number;
  number: number;
  partner: number;
  /** What the viewer would gain if every word is true, and if what is unseen is enchanted. */
  promise: { true: number; false: number } | null;
}

export interface Draft extends Terms {
  partner: number;
  /** The things given, by their number among the viewer's. */
  things: number[];
}

export interface Settling extends Terms {
  giver: number;
  taker: number;
}

export interface TrapSet {
  planner: number;
  thing: string;
  name: string;
  waits: boolean;
  agreed: boolean;
  partners: number[];
  laid: number[];
  needed: number;
  reward: number;
  /** Where the partners should meet; empty if that was not said. */
  room: string;
}

export interface Figures {
  course: { phase: Phase; rounds: number; parts: number };
  stowage: Stowage;
  /** By seat; null for a card that is not seen. */
  progress: (Progress | null)[];
  contest: Contest | null;
  market: OpenOffer[];
  draft: Draft | null;
  settling: Settling | null;
  traps_set: TrapSet[];
}

export type Told = Fields & Figures;
export type Sight = SightOf<Told>;
