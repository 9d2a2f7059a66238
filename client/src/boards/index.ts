// The drawn boards, loaded when a table of their game is opened. A game without one is played on the plain board.
import type { Component } from "svelte";
import type { Seen } from "../lib/seen";
import type { Offered } from "../protocol";

type Board = Component<{ table: Seen; ask: (offer: Offered) => void }>;

export const boards: Record<string, (() => Promise<{ default: Board }>) | undefined> = {
  "loch-ness": () => import("./loch-ness/Board.svelte"),
  "loch-lomond": () => import("./loch-lomond/Board.svelte"),
  "castle-von-loghan": () => import("./castle-von-loghan/Board.svelte"),
  moongha: () => import("./moongha/Board.svelte"),
  merlouf: () => import("./merlouf/Board.svelte"),
};
