// In which colours the seats of the table on this page play: people choose them before the game.
import { COLOURS } from "./colours";

class Palette {
  private chosen = $state.raw<readonly number[]>([]);

  /** The number of a seat's colour, and of the shape that goes with it. */
  of = (seat: number): number => (this.chosen[seat] ?? seat) % COLOURS.length;

  /** Take up the colours of a table; without any, each seat has that of its place. */
  wear(colours: readonly number[] = []): void {
    if (colours.length === this.chosen.length && colours.every((colour, seat) => colour === this.chosen[seat])) return;
    this.chosen = colours;
    const root = document.documentElement.style;
    COLOURS.forEach((_, seat) => {
      if (this.of(seat) === seat) root.removeProperty(`--seat-${seat}`);
      else root.setProperty(`--seat-${seat}`, `var(--${COLOURS[this.of(seat)]})`);
    });
  }
}

export const palette = new Palette();
