// What the pieces of Loch Ness are called, in fields, choices and the log.
import { NOTHING } from "../../lib/marks";

export const SPACES = 15;
export const CAMERAS = ["3", "4", "7", "5"] as const;
/** The place of the white camera among a seat's cameras. */
export const WHITE = 4;
export const CAMERA_NAMES = [...CAMERAS, "white"] as const;
export const ACTIONS = ["bagpipes", "pub", "photo-shop", "castle", "distillery", "church", "hotel"] as const;
export type Action = (typeof ACTIONS)[number];
export const MOTIFS = ["head", "body", "tail"] as const;
export type Motif = (typeof MOTIFS)[number];

/** `3a` for the first spot of the third space. */
export const spotName = (spot: number): string => `${Math.floor(spot / 3) + 1}${"abc"[spot % 3]}`;

/** The spot of a name like `3a`, or NOTHING. */
export function spotOf(name: string): number {
  const found = /^(\d+)([abc])$/.exec(name);
  return found ? (Number(found[1]) - 1) * 3 + "abc".indexOf(found[2]!) : NOTHING;
}

/** What lies in the box, and what it is worth, as the game tells. */
export interface Box {
  sectors: { groups: number; photos: number }[];
  track: { end: number; marks: number[] };
  /** The places by the loch that are open in this game. */
  places: Action[];
  /** The cards of a colour, and the white ones. */
  decks: { own: number[]; white: number[] };
  worth: { white: number; shop: number; set: number; pair: number; single: number };
}

/** The box the figures tell; null before there is a game. */
export function boxFrom(field: <T>(name: string) => T): Box | null {
  const sectors = field<Box["sectors"] | undefined>("sectors");
  return sectors ? { sectors, track: field("track"), places: field("places"), decks: field("decks"), worth: field("worth") } : null;
}
