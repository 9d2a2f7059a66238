// The market of offers as the game reckons it, and how its choices are sorted.
import type { Offered } from "../../protocol";
import type { Line } from "./sight";

export interface Sorted {
  /** To whom an offer, or an invitation, can be made. */
  partners: Offered[];
  give: Offered[];
  want: Offered[];
  name: Offered[];
  draft: Offered[];
  stow: Offered[];
  /** To be done, or silent. */
  rest: Offered[];
}

/** The choices of the negotiations by what they are about; answers to offers stand with the offers. */
export function sorted(choices: Offered[]): Sorted {
  const of = (start: string): Offered[] => choices.filter(({ target }) => target.startsWith(start));
  return {
    partners: of("seat:"),
    give: of("own:"),
    want: of("want:"),
    name: of("name:"),
    draft: choices.filter(({ target }) => target === "draft"),
    stow: of("gnome:"),
    rest: choices.filter(({ target }) => target === ""),
  };
}

/** The symbol of a line: from behind, or what it is said to be. */
export const symbolOf = ({ back, thing }: Line): string =>
  thing && thing !== "pack" ? `#merlouf-token-${thing}` : `#merlouf-back-${back}`;

/** Points with their sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** How much of a clock is left, from 0 to 1. */
export const share = (clock: { until: number; length: number } | null, now: number): number =>
  clock && clock.length > 0 ? Math.max(0, Math.min(1, (clock.until - now) / clock.length)) : 1;

export const minutes = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
