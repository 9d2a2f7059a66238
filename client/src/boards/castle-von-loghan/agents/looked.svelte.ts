// Whose sheet and hand are looked at: the same in a fight and below it.
import { untrack } from "svelte";
import { type Glance, inFront } from "../combat/fight";
import type { Sight } from "../sight";

class Looked {
  character = $state(-1);
  private table = "";

  /** When somebody is asked, that one comes to the front; otherwise one goes on looking where one looked. */
  follow(sight: Glance & Pick<Sight, "id">): void {
    const before = sight.id === this.table ? untrack(() => this.character) : -1;
    this.table = sight.id;
    const there = before < (sight.field("agents") ?? []).length ? before : -1;
    if (sight.question || there < 0) this.character = inFront(sight, there);
  }
}

export const looked = new Looked();
