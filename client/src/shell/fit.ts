// What a board and the page around it tell each other about the one screen they share; see docs/decisions/0013-a-table-that-fits.md
import type { Snippet } from "svelte";
import type { Offered } from "../protocol";

/** WIDE from 900 x 560, TALL held upright, LOW held across. */
export type Shape = "wide" | "tall" | "low";

/** The room a board is given, in its own pixels: it lays itself out for it. */
export interface Box {
  width: number;
  height: number;
}

/** A leaf of the panel at the side; on phones it is pulled up in the place of the hand. */
export interface Tab {
  key: string;
  label: string;
  badge?: number;
  view: Snippet<[Shape]>;
  /** Only on tall and low screens: wide ones have room for it elsewhere. */
  phones?: boolean;
}

/** What the page owns, and what it puts into its places. A board hands it on to Fit as it is. */
export interface Shell {
  /** The tab that is open; on wide screens "" means the first, on phones none. */
  open: string;
  /** Nothing is asked yet: the next to play has not come to the screen. */
  readonly quiet?: boolean;
  /** Which tab is the first on wide screens, in the place of the board's own. */
  readonly first?: string;
  /** An answer that is asked for twice: the buttons say yes or no to it. */
  doubtful: Offered | null;
  readonly question: Snippet<[Shape]>;
  /** Tabs after those of the board: the list of answers, the log, the chat. */
  readonly tabs: Tab[];
  /** The last line of the log, and at phones what joins it. */
  readonly last?: Snippet<[Shape]> | undefined;
  /** Under everything: the slider of a replay. */
  readonly foot?: Snippet<[Shape]> | undefined;
  /** What lies over the upper edge of the stage until it is answered or put away. */
  readonly notices?: Snippet | undefined;
  /** What is read before one plays: it stands before the stage until it is put away. */
  readonly foreword?: Snippet | undefined;
  /** What takes the stage, with the board as its thumb: the result. */
  readonly instead?: Snippet<[Box, Shape]> | undefined;
  /** A picture and no table: nothing but the stage, and the hand if it is to be seen. */
  readonly still?: { hand: boolean };
  /** A word of advice, of two lines at most. */
  readonly hint?: string;
  /** What a board adds to a row of the list of answers. */
  note?: ((offer: Offered) => string) | undefined;
  /** Whether a text of the board is still being read: the result waits until whoever reads it goes on. */
  reading?: boolean;
  /** Where the game is, in a word or two of the board's: the round. */
  where?: string;
  sure?(): void;
  /** Opens a clause of the rules. */
  read?(clause: string): void;
}

export const LEAST = { width: 900, height: 560 };
const TABLET = 700;
const LARGE = { width: 1600, height: 900 };

/** The shape for a room of so many pixels. */
export const shapeFor = ({ width, height }: Box): Shape =>
  width >= LEAST.width && height >= LEAST.height ? "wide" : height >= width ? "tall" : "low";

/** Whether a room held upright is wide enough for two columns under the stage: a tablet's. */
export const pairs = (room: Box): boolean => shapeFor(room) === "tall" && room.width >= TABLET;

/** The least room that all boards are laid out for in each shape: text grows so far, and no further. */
const ROOM: Record<Shape, Box> = {
  wide: { width: 960, height: 600 },
  tall: { width: 320, height: 640 },
  low: { width: 740, height: 340 },
};
/** Less than so much is not worth keeping a shape for. */
const WORTH = 1.15;

const most = (shape: Shape, { width, height }: Box): number =>
  Math.min(width / ROOM[shape].width, height / ROOM[shape].height);

/** How much everything grows: on screens larger than a laptop's, and with the size of text one likes, as far as there is room. */
export function scaleFor(frame: Box, text: number): number {
  const { width, height } = frame;
  const wanted = width / text >= LARGE.width && height / text >= LARGE.height ? text * 1.25 : text;
  if (wanted <= 1) return wanted;
  const shape = shapeFor(frame);
  const kept = Math.min(wanted, most(shape, frame));
  if (kept >= Math.min(wanted, WORTH) || shape !== "wide") return Math.max(1, kept);
  const other = shapeFor({ width: width / wanted, height: height / wanted });
  return Math.max(1, Math.min(wanted, most(other, frame)));
}

/** Where the choices of a question are found, by notation and by place. */
export interface Found {
  choices: Set<string>;
  targets: Set<string>;
}

export const isFound = (offer: Offered, { choices, targets }: Found): boolean =>
  choices.has(offer.choice) || (offer.target !== "" && targets.has(offer.target));

/** The marks of all that can be touched within an element. */
export function foundIn(places: Iterable<Element>): Found {
  const found: Found = { choices: new Set(), targets: new Set() };
  for (const place of places) {
    const { choice, target } = (place as HTMLElement | SVGElement).dataset;
    if (choice !== undefined) found.choices.add(choice);
    for (const one of (target ?? "").split(" ")) if (one) found.targets.add(one);
  }
  return found;
}
