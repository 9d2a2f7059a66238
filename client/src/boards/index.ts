// The drawn boards, found in their folders and loaded when a table of their game is opened. A game without one is played on the plain board.
import type { Component } from "svelte";
import type { SightOf } from "../lib/seen";
import type { Offered } from "../protocol";
import type { Shell } from "../shell/fit";

/** Which fields a table has, its game's key says: here a table of any game is handed to the board of that game. */
export type Board = Component<{ table: SightOf<any>; ask: (offer: Offered) => void; shell: Shell }>;

const found = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** How the board of a game is fetched; undefined if it has none. */
export const boardOf = (key: string): (() => Promise<{ default: Board }>) | undefined => found[`./${key}/Board.svelte`];

/** The board a table is shown on: that of its game, or the plain one where none is drawn, wanted or to be had. */
export async function fetchBoard(key: string, wish: "drawn" | "plain"): Promise<Board> {
  const load = wish === "plain" ? undefined : boardOf(key);
  const drawn = await load?.().catch(() => undefined);
  return (drawn ?? (await import("./plain/Plain.svelte"))).default;
}
