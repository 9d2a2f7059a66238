// A table of Moongha Invaders as one viewer sees it: its fields, and the figures the game reckons from them.
import type { SightOf } from "../../lib/seen";
import type { Fields } from "./table";

export interface Figures {
  kinds: { cost: number[]; move: number[]; dice: number[]; capacity: number[]; razes: boolean[]; counters: number[] };
  /** With what a counter is worth while its city is as good as whole, and when it is hurt. */
  cities: { names: string[]; roads: number[][]; holds: number; safe: number; hurt: number };
  /** What each turn brings, the cubes of a seat, and how many passes in succession end a turn. */
  track: { turns: number; white: number[]; dice: number[]; cubes: number; passes: number };
  /** What each kind costs each seat now, seven to a seat. */
  costs: number[];
  /** Points for cubes, and for Drakoors, by city and then seat. */
  standing: number[];
  lurking: number[];
  /** What the counter of each city is worth as it stands. */
  counter_worth: number[];
  open_points: number[];
  /** -1 where the counters of a seat are not known. */
  secret_points: number[];
  all_points: number[];
  trophy_points: number[];
  /** The monster that is about to attack, as targets name it. */
  attacker: string;
}

export type Told = Fields & Figures;
export type Sight = SightOf<Told>;
