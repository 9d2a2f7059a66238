// What of one's own fits into a hand of so many cells: what is asked about stays, the rest goes first.

export interface Cell {
  /** How many columns it takes. */
  wide: number;
  /** Whether something can be done with it now. */
  asked: boolean;
}

/** The cells that fit into so many columns times rows; those that are left out are of no use now and the last. */
export function fitted<One extends Cell>(cells: One[], room: number): One[] {
  let over = cells.reduce((sum, cell) => sum + cell.wide, 0) - room;
  const out = new Set<One>();
  for (const cell of [...cells].reverse())
    if (over > 0 && !cell.asked) {
      out.add(cell);
      over -= cell.wide;
    }
  return cells.filter((cell) => !out.has(cell));
}
