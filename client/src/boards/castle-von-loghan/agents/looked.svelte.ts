// Whose sheet and hand are looked at: the same in a fight and below it.
import { untrack } from "svelte";
import { inFront, type Sight } from "../combat/fight";

class Looked {
  character = $state(-1);

  /** When somebody is asked, that one comes to the front; otherwise one goes on looking where one looked. */
  follow(sight: Sight): void {
    const before = untrack(() => this.character);
    const there = before < (sight.field<number[]>("agents") ?? []).length ? before : -1;
    if (sight.question || there < 0) this.character = inFront(sight, there);
  }
}

export const looked = new Looked();
