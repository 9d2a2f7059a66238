// What is printed on the cards, as the game tells; and the words of this board.
import { house } from "../../lib/house.svelte";
import { CARD_NAMES } from "./table";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

house.teach("en", en);
house.teach("fr", fr);

class Deck {
  private values = $state.raw<number[]>([]);
  private monsters = $state.raw<number[]>([]);

  /** The values and the Monsters of this table's cards, by number. */
  learn(values: number[] = [], monsters: number[] = []): void {
    [this.values, this.monsters] = [values, monsters];
  }

  /** The number on a card; null while nobody has told. */
  value(kind: number): number | null {
    return this.values[kind] ?? null;
  }

  isMonster(kind: number): boolean {
    return this.monsters.includes(kind);
  }
}

export const deck = new Deck();

export const nameOf = (kind: number): string => house.text("loch-lomond-board-card", { card: CARD_NAMES[kind] ?? "" });

/** How long a movement of so many milliseconds takes here: shorter where it is calm, no time where nothing moves. */
export const lasting = (milliseconds: number): number => milliseconds * house.pace;
