// What is spoken of at a table, and how a board marks it.

export interface Point {
  name: string;
  /** What bears it, whichever is in sight. */
  selector: string;
}

const bearing = (mark: string, name: string): string => `[data-${mark}~="${CSS.escape(name)}"]`;

/** An answer is found by itself or by the place it is given at. */
export const answered = (choice: string, target: string): Point => ({
  name: choice,
  selector: [`[data-choice="${CSS.escape(choice)}"]`, ...(target ? [bearing("target", target)] : [])].join(", "),
});

/** A place is found as one where something is answered, by the answers that belong there, or as one that is only looked at; what is named may be an answer, too. */
export const placed = (name: string, choices: string[]): Point => ({
  name,
  selector: [
    bearing("target", name),
    ...[name, ...choices].map((choice) => `[data-choice="${CSS.escape(choice)}"]`),
    bearing("place", name),
  ].join(", "),
});
