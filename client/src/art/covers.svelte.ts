// The covers of the boxes come when one is to be seen: a table on a phone shows none until its game is over.
class Covers {
  drawn = $state.raw<typeof import("../boards/covers") | null>(null);
  private asked = false;

  show(): void {
    if (this.asked) return;
    this.asked = true;
    import("../boards/covers").then(
      (found) => (this.drawn = found),
      () => (this.asked = false), // another time, perhaps
    );
  }
}

export const covers = new Covers();
