// Written by python -m bothy.web.tables; do not edit.

/** What lies on the table, as one viewer is told it. */
export interface Fields {
  /** The Round being played; 0 during set-up. */
  round: number;
  /** The phase of the Round; SETTING_UP before the first. */
  phase: number;
  /** The Health of the group. */
  health: number;
  /** The Clarity of the group. */
  clarity: number;
  /** The character with the Leader token. */
  leader: number;
  /** The board on the table: past, anomaly or future. */
  board: number;
  /** The place of the group. */
  group: number;
  /** Rooms with a Clean Token, the oldest first. */
  clean: number[];
  /** A mask of the connections whose doors have been opened on this board. */
  opened: number;
  /** 1 in a turn in a Clean room, where only Search and Sneak are allowed. */
  small: number;
  /** 1 if the turn before was such a one. */
  lingered: number;
  /** The cards of the story that have been read, in order, by number. */
  pages: number[];
  /** A mask of what the story remembers of earlier choices. */
  flags: number;
  /** The event being resolved: a random one, or STORY and the number of a story card; NOTHING if none is. */
  event: number;
  /** The Decision card each character has shown; NOTHING before. */
  letters: number[];
  /** Effects of this event that happen once and have happened. */
  done_once: number[];
  /** Random events resolved so far. */
  events_read: number;
  /** Random events that are still to come, by number. */
  event_deck: number[];
  /** Those that lie aside. */
  event_used: number[];
  /** What the coin of the next Alert is bound to show: HEADS, TAILS, or NOTHING. */
  alert: number;
  /** 1 if the event of this Round has summoned enemies. */
  summoned: number;
  /** Tails of Alert coins that will count as Heads in this Round. */
  wards: number;
  /** 1 while a coin is about to be flipped again. */
  again: number;
  /** The Energy that somebody is receiving, while others may draw from it. */
  gift: number;
  /** Health that the attack being resolved takes less. */
  softened: number;
  /** How many enemies lurk on each deck of events. */
  lurking: number[];
  /** The agent of each character; NOTHING before it is chosen. */
  agents: number[];
  /** Energy Spheres of each character. */
  energy: number[];
  /** Reward Points of each character. */
  points: number[];
  /** A mask of the characters that have used their skill in this Round. */
  skilled: number;
  /** Trades each character has proposed in this Round. */
  proposals: number[];
  /** How often hands have been changed at this pause. */
  changes: number;
  /** What nobody wanted to pay for in this Round: a mask of characters whose skill, and from bit 6 doors. */
  declined: number;
  /** A mask of the characters with Initiative. */
  initiative: number;
  /** A mask of those that are Overwhelmed. */
  overwhelmed: number;
  /** A mask of those who will have Initiative in the last fight. */
  last_initiative: number;
  /** Damage that waits for the next boss, by character, that of nobody last. */
  boss_wounds: number[];
  /** Damage of nobody that waits for the last boss. */
  last_wounds: number;
  /** By how much the next boss is healthier than printed. */
  boss_health: number;
  /** 1 if the next boss begins Stunned. */
  boss_stunned: number;
  /** The treasures of each character, place by place; NOTHING where none lies. */
  faces: number[];
  /** The colours of their backs. */
  backs: number[];
  /** Who has seen each, as a mask; it goes wherever the treasure goes. */
  knows: number[];
  /** What cannot be used now: DROPPED for this combat round, USED in this Round, SPENT in this combat. */
  marks: number[];
  /** A treasure that somebody must find a place for. */
  held: number[];
  /** The colour of its back. */
  held_backs: number[];
  /** Who has seen it, as a mask. */
  held_knows: number[];
  /** Treasures still to come: for each colour, counts by kind. */
  treasure_decks: number[][];
  /** Treasures that were discarded, by kind. */
  treasure_discards: number[];
  /** Treasures that are out of the game. */
  treasures_gone: number[];
  /** The standing orders of each character, a mask of reactions. */
  orders: number[];
  /** For each character the mask of the seat that answers for it. */
  keepers: number[];
  /** The combat cards of each character. Inner lists are replaced, never changed, so copies share them. */
  hands: number[][];
  /** Who sees a hand: for each of its cards, the seat that keeps the character. */
  hand_knows: number[][];
  /** From whose deck a hand comes. */
  hand_backs: number[][];
  /** The combat deck of each character, counts by kind. */
  decks: number[][];
  /** Discarded combat cards, by character and kind. */
  discards: number[];
  /** Combat cards played in this combat round. */
  played: number[];
  /** The combat round; 0 outside combat. */
  fight: number;
  /** The enemies in their row: twice the kind, and 1 more for a card with the Loot icon. */
  foes: number[];
  /** The Health of each. */
  foe_health: number[];
  /** Damage tokens on each enemy, by character; those of nobody last. */
  wounds: number[];
  /** A mask of the enemies that are Stunned. */
  stunned: number;
  /** A mask of the enemies that have done what they do once. */
  foe_used: number;
  /** Defeated enemies by their place in the row, the last one last. */
  fallen: number[];
  /** A mask of the characters that sit out this combat round. */
  resting: number;
  /** Combat Power each has more in this combat round. */
  extra_power: number[];
  /** What the first Damage of each gets more in this combat round. */
  whetted: number[];
  /** A mask of the characters whose Priority 3 cards cost nothing in this combat round. */
  guarded: number;
  /** 1 if enemies do not attack in this combat round. */
  skipping: number;
  /** Damage each has dealt in this combat round. */
  dealt: number[];
  /** Combat Power the attacker has left. */
  power: number;
  /** The enemy he attacks; NOTHING before he has chosen. */
  target: number;
  /** Damage his cards have added up to. */
  strikes: number;
  /** Damage he has thrown at other enemies than his own. */
  thrown: number;
  /** The Reward deck by who drew each card, the card of nobody last; NOTHING where it is gone. */
  rewards: number[];
  /** The colours of its cards; NOTHING where a card is gone. */
  reward_backs: number[];
  /** Who has seen each of its cards, as a mask. */
  reward_knows: number[];
  /** The treasure that is being offered; NOTHING if none is. */
  offer: number;
  /** Treasures that nobody wanted as a reward: they lie open until the Reward deck is through. */
  aside: number[];
  /** Damage tokens of each character in the Reward Phase. */
  piles: number[];
  /** Reward Points, or Energy, bidden by each for what is offered. */
  bids: number[];
  /** Kinds of enemies each has taken as trophies. Inner lists are replaced, never changed. */
  trophies: number[][];
  /** All have seen them being taken, */
  trophy_knows: number[][];
  /** and they lie hidden under the board of their owner. */
  trophy_shows: number[][];
  /** Enemy cards still to come; numbers as in `foes`. */
  enemy_deck: number[];
  /** Enemy cards that were discarded; numbers as in `foes`. */
  enemy_discards: number[];
  /** Enemies defeated since the last boss came, in Exploration. */
  beaten: number;
  /** How many search tokens lie in each room. */
  tokens: number[];
  /** The top token of each room, if somebody has looked at it; else NOTHING. */
  tops: number[];
  /** The colour of the tokens of each room; NOTHING where the board has no such room. */
  top_backs: number[];
  /** Who has looked at the top token of each room, as a mask. */
  top_knows: number[];
  /** Search tokens nobody has seen: for each colour, counts by kind. */
  token_bags: number[][];
  /** Those that are back in the box, by kind. */
  tokens_used: number[];
  /** What Gob-Li still has for sale. */
  goods: number[];
  /** The board to which the story changes at the end of this Refresh Phase; NOTHING if it does not. */
  change_to: number;
  /** Actions each still has in this Refresh Phase. */
  actions: number[];
  /** How often the group has been asked in this Move Phase. */
  votes: number;
  /** How it ended: WON, LOST or SCORED; 0 while it is being played. */
  ending: number;
  /** The number of the closing that was told; NOTHING before. */
  closing: number;
}

export const PHASES = ["setting-up", "move", "event", "alert", "combat", "reward", "refresh"] as const;
export const BOARDS = ["past", "anomaly", "future"] as const;
export const ROOM_KEYS = ["gatehouse", "guard-room", "armoury", "kitchen", "pantry", "great-hall", "throne-room", "chapel", "crypt-stair", "library", "study", "greenhouse", "observatory", "watchtower", "vault", "clock-chamber", "specimen-hall", "generator", "cold-store", "archive-core"] as const;
export const PLACE_KEYS = ["gatehouse", "guard-room", "armoury", "kitchen", "pantry", "great-hall", "throne-room", "chapel", "crypt-stair", "library", "study", "greenhouse", "observatory", "watchtower", "vault", "clock-chamber", "specimen-hall", "generator", "cold-store", "archive-core", "grounds", "south-corridor", "west-corridor", "east-corridor", "north-gallery", "lift-lobby"] as const;
export const GROUNDS = 20;
export const DOOR_KINDS = ["open", "locked", "story"] as const;
export const COLOURS = ["green", "blue", "red", "violet"] as const;
export const TYPES = ["melee", "ranged", "shock"] as const;
export const LETTERS = ["a", "b", "c", "d"] as const;
export const PLACE_NAMES = ["left", "right", "belt", "back", "pack-1", "pack-2", "pack-3", "pack-4", "pack-5", "pack-6", "loose-1", "loose-2", "loose-3", "loose-4"] as const;
export const LEFT = 0;
export const RIGHT = 1;
export const BELT = 2;
export const PACK = 4;
export const LOOSE = 10;
export const KEPT = 14;
export const DROPPED = 3;
export const USED = 4;
export const WON = 1;
export const LOST = 2;
export const SCORED = 3;
