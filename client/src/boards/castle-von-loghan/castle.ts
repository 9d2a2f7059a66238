// The table as this board reads it: fields and figures under plain names. What is not told (an older replay) is empty.
import { NOTHING } from "../../lib/marks";
import type { Cover, Data, Sight, Told, Words } from "./sight";
import { BOARDS, DOOR_KINDS, GROUNDS, PHASES, PLACE_KEYS } from "./table";

export type Phase = (typeof PHASES)[number];

export interface Door {
  one: string;
  other: string;
  kind: (typeof DOOR_KINDS)[number];
  /** One can see through: it was never shut, or has been opened. */
  stands: boolean;
}

export interface Castle {
  round: number;
  phase: Phase;
  health: number;
  clarity: number;
  leader: number;
  board: string;
  group: string;
  clean: string[];
  tokens: number[];
  tops: number[];
  colours: number[];
  lurking: number[];
  letters: number[];
  read: number;
  beaten: number;
  agents: number[];
  energy: number[];
  points: number[];
  keepers: number[];
  offer: number;
  /** Rewards that nobody wanted, until the Reward deck is through. */
  aside: number[];
  rewards: number[];
  rewardBacks: number[];
  bids: number[];
  piles: number[];
  goods: number[];
  held: number;
  ending: number;
  closing: number;
  fight: number;
  foes: number[];
  trophies: number[][];
  small: boolean;
  telling: boolean;
  /** How much there can be: of Health, Clarity, Rounds, events, and Enemies before a Boss. */
  most: { health: number; clarity: number; rounds: number; events: number; boss: number };
  /** Energy, to force a door and for a Data Point. */
  prices: { door: number; data: number };
  /** The characters that chance plays. */
  chaos: number[];
  doors: Door[];
  /** The way to each room in which a move can end, place by place. */
  walks: Record<string, string[]>;
  /** The characters in the order of rewards, those who tie together. */
  order: number[][];
  /** The characters whose bid is the highest. */
  bidMost: number[];
  covers: Cover[];
  closingWords: Words | null;
  memories: Words[];
  data: (Data | null)[];
}

export function read(table: Pick<Sight, "field">): Castle | null {
  const phase = table.field("phase");
  if (phase === undefined) return null;
  const some = <Name extends keyof Told>(name: Name, otherwise: Told[Name]): Told[Name] =>
    table.field(name) ?? otherwise;
  return {
    round: some("round", 0),
    phase: PHASES[phase] ?? "move",
    health: Math.max(0, some("health", 0)),
    clarity: some("clarity", 0),
    leader: some("leader", NOTHING),
    board: BOARDS[some("board", 0)] ?? "past",
    group: PLACE_KEYS[some("group", GROUNDS)] ?? "grounds",
    clean: some("clean", []).map((room) => PLACE_KEYS[room] ?? ""),
    tokens: some("tokens", []),
    tops: some("tops", []),
    colours: some("top_backs", []),
    lurking: some("lurking", []),
    letters: some("letters", []),
    read: some("events_read", 0),
    beaten: some("beaten", 0),
    agents: some("agents", []),
    energy: some("energy", []),
    points: some("points", []),
    keepers: some("keepers", []).map((mask) => Math.log2(mask)),
    offer: some("offer", NOTHING),
    aside: some("aside", []),
    rewards: some("rewards", []),
    rewardBacks: some("reward_backs", []),
    bids: some("bids", []),
    piles: some("piles", []),
    goods: some("goods", []),
    held: some("held", [])[0] ?? NOTHING,
    ending: some("ending", 0),
    closing: some("closing", NOTHING),
    fight: some("fight", 0),
    foes: some("foes", []),
    trophies: some("trophies", []),
    small: some("small", 0) === 1,
    telling: some("telling", 1) === 1,
    most: some("most", { health: 0, clarity: 0, rounds: 0, events: 0, boss: 0 }),
    prices: some("prices", { door: 0, data: 0 }),
    chaos: some("chaos", []),
    doors: some("doors", []).map(([one, other, kind, stands]) => ({
      one,
      other,
      kind: DOOR_KINDS[kind] ?? "open",
      stands: stands === 1,
    })),
    walks: some("walks", {}),
    order: some("reward_order", []),
    bidMost: some("bid_most", []),
    covers: some("covers", []),
    closingWords: some("closing_words", null),
    memories: some("memories", []),
    data: some("data", []),
  };
}

export const doorTarget = (door: Door): string => `door:${door.one}/${door.other}`;
