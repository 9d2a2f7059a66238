// What lies in the box, as the server tells: gnomes, cards and bonus objects.
import { api } from "../../lib/api";

interface Row {
  key: string;
  name: string;
}
interface Content {
  house?: { gnome?: (Row & { actions: number; carries: number; extra: number })[] };
  cards?: {
    goody?: (Row & { bonus: number })[];
    trap?: (Row & { partners: number; reward: number; bonus_objects: number })[];
  };
  objects?: { bonus?: (Row & { points: number; joker?: boolean })[] };
  objectives?: { objective?: { card: string; tasks: { of: string; count: number; points: number }[] }[] };
}

class Box {
  private content = $state.raw<Content>({});
  private asked = false;

  learn(): void {
    if (this.asked) return;
    this.asked = true;
    api.reference("merlouf").then(
      (reference) => (this.content = reference.content as Content),
      () => (this.asked = false),
    );
  }

  gnomes = $derived(this.content.house?.gnome ?? []);
  goodies = $derived(this.content.cards?.goody ?? []);
  traps = $derived(this.content.cards?.trap ?? []);
  bonus = $derived(this.content.objects?.bonus ?? []);
  objectives = $derived(this.content.objectives?.objective ?? []);
}

export const box = new Box();
