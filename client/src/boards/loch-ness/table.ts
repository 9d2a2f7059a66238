// Written by python -m bothy.web.tables; do not edit.

/** What lies on the table, as one viewer is told it. */
export interface Fields {
  /** The seat with the large reporter. */
  start: number;
  /** The round being played; 0 during set-up. */
  round: number;
  /** The space of large Nessie. */
  nessie: number;
  /** The space of small Nessie on the score track. */
  clock: number;
  /** The points of each seat. */
  scores: number[];
  /** The spot of each camera, four to a seat in the order of CAMERA_NAMES; NOTHING if beside the board. */
  cameras: number[];
  /** A mask of the cameras that lie face down: moved this round. The white one is the bit after all. */
  moved: number;
  /** The spot of the white camera; NOTHING while it is in the pub. */
  white: number;
  /** A mask of the spots blocked in a game for two. */
  blockers: number;
  /** A mask of the spots with a camera. */
  taken: number;
  /** The action space of each seat's reporter; NOTHING while it is in hand. */
  reporters: number[];
  /** The seat that holds the white deck; NOTHING if none. */
  distilled: number;
  /** The card each seat has laid; NOTHING if none. */
  laid: number[];
  /** Who has seen it, as a mask; -1 for everybody. */
  laid_knows: number[];
  /** A mask of each seat's cards on its discard pile (Room service?). */
  spent: number[];
  /** The third card of a game for two, once somebody has looked at it; else NOTHING. */
  third: number;
  /** Who has seen it, as a mask. */
  third_knows: number;
  /** A mask of the third cards that lie face up. */
  turned: number;
  /** The open photos, by motif. */
  display: number[];
  /** The face-down photos, by motif. */
  deck: number[];
  /** Photos taken from the display, three motifs to a seat: all saw them. None in closed albums. */
  photos: number[];
  /** Photos drawn from the deck, three motifs to a seat: its own eyes only. In closed albums all it has taken. */
  blind: number[];
  /** How many each seat holds so. */
  rolls: number[];
  /** How many auction symbols small Nessie has passed. */
  storms: number;
}

export const GROUPS = 15;
export const MOTIFS = ["head", "body", "tail"] as const;
export const CAMERA_NAMES = ["3", "4", "7", "5", "white"] as const;
export const ACTION_NAMES = ["bagpipes", "pub", "photo-shop", "castle", "distillery", "church", "hotel"] as const;
export const CAMERAS = 4;
export const WHITE = 4;
