// A table of Castle von Loghan as one viewer sees it: its fields, and the figures the game reckons from them.
import type { SightOf } from "../../lib/seen";
import type { Fields } from "./table";

/** What a message is told with. */
export type Words = Record<string, number | string>;

/** When a card of the story is read. */
export interface Cover {
  number: number;
  at: string;
  rooms: string[];
  colour: string;
  clean: number;
  there: number;
}

/** Data Points taken apart. */
export interface Data {
  trophies: number[];
  kinds: number;
  colours: number;
  treasures: number;
  spheres: number;
  disenchanted: number;
  energy: number;
  total: number;
}

/** The attack that is being made, as the game reckons it. */
export interface Attack {
  character: number;
  /** Damage of the cards, what is added to it, and both. */
  cards: number;
  bonus: number;
  damage: number;
  /** What the enemy could still take after it, and whether it falls. */
  remains: number;
  falls: boolean;
  /** What of it may go on a neighbour. */
  spare: number;
  /** Combat Power that is left, and that of the cards played. */
  power: number;
  spent: number;
  /** Cards in the hand that will count against the group, by kind. */
  against: number[];
}

export interface Figures {
  /** 1 in Story Mode. */
  telling: number;
  /** How much there can be: of Health, Clarity, Rounds, events, and Enemies before a Boss. */
  most: { health: number; clarity: number; rounds: number; events: number; boss: number };
  /** Energy, to force a door and for a Data Point. */
  prices: { door: number; data: number };
  /** The characters that chance plays. */
  chaos: number[];
  /** The doors of this board: two places, the kind of door, and 1 if one can see through. */
  doors: [one: string, other: string, kind: number, stands: number][];
  /** The way to each room in which a move can end, place by place. */
  walks: Record<string, string[]>;
  /** The covers all can read: what brings the story on. */
  covers: Cover[];
  /** The closing of a story that is won, and what is remembered, as catalogues tell them. */
  closing_words: Words | null;
  memories: Words[];
  /** By character, null where the viewer does not know; none in the story. */
  data: (Data | null)[];
  /** By character, 1 where hands and inventory are so full that nothing in the backpack can be used. */
  shut: number[];
  combat_power: number[];
  /** For each enemy of the row, the characters that its attack would meet beside the group. */
  intends: number[][];
  /** What the group would lose if all enemies that can attack did so now. */
  threat: { health: number; clarity: number };
  /** The step of the combat round that is on, from 1, and how many there are. */
  combat_step: [on: number, count: number];
  attack: Attack | null;
  /** The characters in the order of rewards, those who tie together. */
  reward_order: number[][];
  /** The characters whose bid is the highest. */
  bid_most: number[];
}

export type Told = Fields & Figures;
export type Sight = SightOf<Told>;
