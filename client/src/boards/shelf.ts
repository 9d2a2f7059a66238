// What each game brings to the shelf of the house: found in the folders of the boards, drawn for a game that brings nothing.
import { colourFor } from "./drawn";

export interface Shelf {
  /** Its place on the shelf; a game without one stands behind the others. */
  order: number;
  /** The colour of its buttons, dark enough for pale letters. */
  colour: string;
  minutes: [few: number, many: number] | null;
  weight: "light" | "medium" | "weighty" | null;
  contents: Contents;
}

/** How what lies in the box is told in the rulebook. */
export interface Contents {
  /** Sections that the board itself shows better, or that nobody should know beforehand. */
  unshown?: string[];
  /** Fields of a row that only machines read. */
  unsaid?: string[];
  /** Where the catalogue calls the things of a section otherwise than the box. */
  called?: Record<string, string>;
}

const shelves = import.meta.glob<Shelf>("./*/shelf.ts", { eager: true, import: "default" });
const known = new Map(Object.entries(shelves).map(([path, one]) => [path.split("/")[1] ?? "", one]));

export const shelf = (key: string): Shelf =>
  known.get(key) ?? { order: Infinity, colour: colourFor(key), minutes: null, weight: null, contents: {} };

/** Games as they stand on the shelf. */
export const inOrder = <G extends { key: string; name: string }>(games: readonly G[]): G[] =>
  [...games].sort((a, b) => shelf(a.key).order - shelf(b.key).order || a.name.localeCompare(b.name));

/** By what id the drawing of a cover is used on the page. */
export const coverId = (key: string): string => `cover-${key}`;
