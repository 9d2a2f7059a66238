// Why not? What a player would expect to touch, and may not, explains itself when it is touched or pointed at.
import type { Seen } from "./seen";
import { zoomOf } from "./zoom";

/** How long a mouse must rest before it is taken as a question, and how long the answer stays. */
const REST = 450;
const STAY = 4500;

export class WhyNot {
  /** What is told, and where; empty words for nothing. */
  said = $state.raw({ text: "", x: 0, y: 0 });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = "";

  constructor(private readonly table: () => Seen) {}

  /** Something was touched: if it bears `data-why`, the notation of a choice, ask why that is not offered. */
  touch = (event: MouseEvent): void => {
    const [target, place] = [event.target as Element, (event.target as Element).closest("[data-why]")];
    // what answers needs no reason, although it may lie within something that does
    const answers = target.closest("[data-choice], [data-target]")?.matches(":not([data-why])");
    if (place && !answers) void this.ask(place, event.currentTarget as Element);
    else this.hush();
  };

  /** A mouse rests on something. Fingers touch. */
  point = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    const place = (event.target as Element).closest("[data-why]");
    const choice = place?.getAttribute("data-why") ?? "";
    if (choice === this.last) return;
    clearTimeout(this.timer);
    this.last = choice;
    const root = event.currentTarget as Element;
    if (place) this.timer = setTimeout(() => void this.ask(place, root), REST);
    else if (this.said.text) this.hush();
  };

  hush = (): void => {
    clearTimeout(this.timer);
    this.last = "";
    if (this.said.text) this.said = { text: "", x: 0, y: 0 };
  };

  private async ask(place: Element, root: Element): Promise<void> {
    const choice = place.getAttribute("data-why") ?? "";
    this.last = choice;
    const number = this.table().question?.number;
    const text = await this.table().why(choice);
    if (this.last !== choice || number !== this.table().question?.number || !text || !place.isConnected) return;
    const at = place.getBoundingClientRect();
    const base = root.getBoundingClientRect();
    const zoom = zoomOf(root);
    const x = (at.left - base.left + at.width / 2) / zoom;
    this.said = { text, x: Math.min(Math.max(x, 120), base.width / zoom - 120), y: (at.top - base.top) / zoom };
    clearTimeout(this.timer);
    this.timer = setTimeout(this.hush, STAY);
  }
}
