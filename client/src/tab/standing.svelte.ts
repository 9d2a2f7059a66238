// How the house in this tab stands, for whoever draws it.
import type { Standing } from "./talk";

class Shown {
  standing = $state.raw<Standing | null>(null);
  /** Whether the house of another tab has to make room before this page has one. */
  waits = $state(false);
  /** What this browser lacks; empty if it has all. */
  lacks = $state("");
}

export const shown = new Shown();
