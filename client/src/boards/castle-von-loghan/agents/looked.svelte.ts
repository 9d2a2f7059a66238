// Whose sheet and hand are looked at: the same in a fight and below it.
import { untrack } from "svelte";
import type { Seen } from "../../../lib/seen";
import { inFront, type Sight } from "../combat/fight";

class Looked {
  character = $state(-1);
  private table = "";

  /** When somebody is asked, that one comes to the front; otherwise one goes on looking where one looked. */
  follow(sight: Sight & Pick<Seen, "id">): void {
    const before = sight.id === this.table ? untrack(() => this.character) : -1;
    this.table = sight.id;
    const there = before < (sight.field<number[]>("agents") ?? []).length ? before : -1;
    if (sight.question || there < 0) this.character = inFront(sight, there);
  }
}

export const looked = new Looked();
