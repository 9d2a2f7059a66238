// What this browser keeps of somebody's first games: whether one is over, the aim was read, and which kinds of questions were met.
import { named } from "./address";

export interface FirstGame {
  /** A game of it was played to its end here. */
  over?: boolean;
  /** The aim was read and put away. */
  aim?: boolean;
  /** The kinds of questions for which a hint was shown. */
  met?: string[];
}

const KEPT = "bothy.first";

function all(): Record<string, FirstGame> {
  try {
    return JSON.parse(localStorage.getItem(named(KEPT)) ?? "{}") as Record<string, FirstGame>;
  } catch {
    return {};
  }
}

export const firstGame = (game: string): FirstGame => all()[game] ?? {};

export function noteFirst(game: string, some: FirstGame): FirstGame {
  const noted = { ...firstGame(game), ...some };
  try {
    localStorage.setItem(named(KEPT), JSON.stringify({ ...all(), [game]: noted }));
  } catch {
    // a browser that keeps nothing gives its hints again
  }
  return noted;
}

/** The hint for a kind of question, if it was not met before. */
export const hintFor = (hints: Record<string, string>, { met = [] }: FirstGame, kind: string): string =>
  met.includes(kind) ? "" : (hints[kind] ?? "");

/** What is known once a question of this kind is no longer asked. */
export const withMet = (first: FirstGame, kind: string): FirstGame => ({
  ...first,
  met: [...new Set([...(first.met ?? []), kind])],
});
