// What all parts of the board share: the table, the scene of the moment, and what a touch does.
import type { Offered } from "../../protocol";
import type { Scene } from "./scene";
import type { Sight } from "./sight";

export interface Desk {
  readonly table: Sight;
  readonly scene: Scene;
  /** Something is still being shown. */
  readonly busy: boolean;
  /** The step the viewer is asked now; empty in a replay, where nobody could say why not. */
  readonly asked: string;
  /** The seat at the bottom: the viewer's own, or the first. */
  readonly me: number;
  /** The choices that belong to a place, once all that happened has been shown. */
  offers(target: string): Offered[];
  /** One offer is meant at once; of several a menu asks which. */
  touch(offers: Offered[], at: Element, title: string): void;
  ask(offer: Offered): void;
}

/** An action for things that are drawn: a tap, Enter and Space do the same. */
export function press(
  element: Element,
  act: (at: Element) => void,
): { update: (next: (at: Element) => void) => void; destroy: () => void } {
  let meant = act;
  const click = (): void => meant(element);
  const key = (event: Event): void => {
    if (!["Enter", " "].includes((event as KeyboardEvent).key)) return;
    event.preventDefault();
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  element.addEventListener("click", click);
  element.addEventListener("keydown", key);
  return {
    update: (next) => (meant = next),
    destroy: () => {
      element.removeEventListener("click", click);
      element.removeEventListener("keydown", key);
    },
  };
}

/** The choice a touch answers at once; none where a menu comes first. */
export const only = (offers: Offered[]): string | undefined => (offers.length === 1 ? offers[0]?.choice : undefined);
