// Whose sheet and hand are looked at: the same in a fight and below it.
import { untrack } from "svelte";
import { inFront, type Sight } from "../combat/fight";

class Looked {
  character = $state(-1);

  /** When somebody is asked, that one comes to the front; otherwise one goes on looking where one looked. */
  follow(sight: Sight): void {
    const next = inFront(
      sight,
      untrack(() => this.character),
    );
    if (sight.question || untrack(() => this.character) < 0) this.character = next;
  }
}

export const looked = new Looked();
