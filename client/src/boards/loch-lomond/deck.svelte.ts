// What is printed on the cards, as the server tells; and the words of this board.
import { api } from "../../lib/api";
import { house } from "../../lib/house.svelte";
import { NAMES, TOKEN } from "./cards";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

house.teach("en", en);
house.teach("fr", fr);

interface Printed {
  cards?: { card?: { name: string; value: number }[] };
  numbers?: { number?: { name: string; value: number }[] };
}

class Deck {
  private content = $state.raw<Printed>({});
  private asked = false;

  async learn(game: string): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.content = (await api.reference(game)).content as Printed;
    } catch {
      this.asked = false;
    }
  }

  /** The number on a card; the token bears that of its card. */
  value(kind: number): number | null {
    const name = kind === TOKEN ? "baby-monster" : NAMES[kind];
    return this.content.cards?.card?.find((card) => card.name === name)?.value ?? null;
  }

  /** A number of the scoring. */
  number(name: string): number | null {
    return this.content.numbers?.number?.find((one) => one.name === name)?.value ?? null;
  }
}

export const deck = new Deck();

export const nameOf = (kind: number): string => house.text("loch-lomond-board-card", { card: NAMES[kind] ?? "" });

/** How long a movement of so many milliseconds takes here: shorter where it is calm, no time where nothing moves. */
export const lasting = (milliseconds: number): number => milliseconds * house.pace;
