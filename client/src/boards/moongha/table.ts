// Written by python -m bothy.web.tables; do not edit.

/** What lies on the table, as one viewer is told it. */
export interface Fields {
  /** The turn being played; 0 during set-up. */
  turn: number;
  /** The seat with the first-player marker. */
  first: number;
  /** How many seats have passed in succession. */
  passes: number;
  /** Orange, white and purple tokens in the first three action boxes. */
  tokens: number[];
  /** Counters in the last three action boxes: five kinds of units to a box. */
  waiting: number[];
  /** Heroes and military counters beside the board. */
  stock: number[];
  /** How many supply dice of this turn showed each number. */
  dice: number[];
  /** Orange tokens in the monster boxes, seven to a seat. */
  orange: number[];
  /** White tokens in the monster boxes, seven to a seat. */
  white: number[];
  /** The city of each monster counter, thirteen to a seat; IN_BOX, EATEN or ABSENT if it stands in none. */
  places: number[];
  /** A mask of the monsters on the board. */
  board: number;
  /** A mask of those on their hidden side. */
  hidden: number;
  /** The damage of each monster. */
  wounds: number[];
  /** A mask of the monsters that have attacked in the attack that is going on. */
  struck: number;
  /** Dice that the military is about to roll against each monster. */
  aims: number[];
  /** Heroes, infantry and armour in each city. */
  humans: number[];
  /** Damage cubes in each city: four colours, then black. */
  cubes: number[];
  /** Damage cubes that each seat still has. */
  left: number[];
  /** Monsters that each seat's Moogre has eaten, by kind. */
  trophies: number[];
  /** The action box in which each Pass token lies; NOTHING while its owner has it. */
  pass_tokens: number[];
  /** The city counters of each seat, twelve entries to a seat: its own eyes only. */
  counters: number[];
  /** How many it has. */
  held: number[];
  /** The city counters that nobody has drawn. */
  bag: number[];
  /** The city counters of each seat once they are turned up. */
  opened: number[];
  /** Victory points, once they are counted. */
  scores: number[];
}

export const CITY_KEYS = ["los-angeles", "new-york", "rio-de-janeiro", "london", "paris", "rome", "cairo", "moscow", "mumbai", "beijing", "tokyo", "sydney"] as const;
export const COLOURS = 5;
export const BLACK = 4;
export const IN_BOX = -2;
export const EATEN = -3;
export const KIND_NAMES = ["kiddoo", "drakoor", "spectoor", "shaggoo", "bloob", "moogre", "mechoor"] as const;
export const SLOT_KIND = [0, 1, 1, 1, 1, 2, 3, 4, 4, 4, 4, 5, 6] as const;
export const SLOTS = 13;
export const UNIT_NAMES = ["hero", "infantry", "armour", "air-force", "a-bomb"] as const;
export const HUMANS = 3;
export const BOX_NAMES = ["create", "attack", "move", "hero", "military-1", "military-2"] as const;
