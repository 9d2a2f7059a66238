// What the pieces of Loch Ness are called, in fields, choices and the log.
import { NOTHING } from "../../lib/marks";
import type { Figures, Sight } from "./sight";
import { CAMERA_NAMES, CAMERAS, type MOTIFS } from "./table";

export type Motif = (typeof MOTIFS)[number];
/** The cameras of a colour, without the white one. */
export const OWN_CAMERAS = CAMERA_NAMES.slice(0, CAMERAS);

/** `3a` for the first spot of the third space. */
export const spotName = (spot: number): string => `${Math.floor(spot / 3) + 1}${"abc"[spot % 3]}`;

/** The spot of a name like `3a`, or NOTHING. */
export function spotOf(name: string): number {
  const found = /^(\d+)([abc])$/.exec(name);
  return found ? (Number(found[1]) - 1) * 3 + "abc".indexOf(found[2]!) : NOTHING;
}

/** What lies in the box, and what it is worth, as the game tells. */
export type Box = Pick<Figures, "sectors" | "track" | "places" | "decks" | "worth">;

/** The box the figures tell; null before there is a game. */
export function boxFrom(table: Pick<Sight, "field">): Box | null {
  const sectors = table.field("sectors");
  return sectors
    ? {
        sectors,
        track: table.field("track"),
        places: table.field("places"),
        decks: table.field("decks"),
        worth: table.field("worth"),
      }
    : null;
}
