// The fields of any game's table as labelled groups: tracks, cards, rows of them. It knows no game.

export type Cell = { kind: "number"; value: number } | { kind: "hidden" } | { kind: "nothing" } | { kind: "word"; value: string };
export interface Group {
  name: string;
  label: string;
  /** A single number, or rows of cells. */
  single: Cell | null;
  rows: { label: string; cells: Cell[] }[];
}

export function cell(value: unknown): Cell {
  if (typeof value === "number") {
    if (value === -1) return { kind: "hidden" };
    if (value === -2) return { kind: "nothing" };
    return { kind: "number", value };
  }
  return { kind: "word", value: String(value) };
}

/** `face_up_cards` as people write it: `Face up cards`. */
export function humanise(name: string): string {
  const words = name.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function flat(value: unknown): Cell[] {
  return Array.isArray(value) ? value.flatMap(flat) : [cell(value)];
}

/** Every field of the game that a viewer was told, in order. Lists with an entry a seat are labelled by the seats. */
export function groups(parts: Record<string, unknown>, seats: string[], label: (name: string) => string): Group[] {
  return Object.entries(parts)
    .filter(([key]) => key.startsWith("game."))
    .map(([key, value]) => {
      const name = key.slice(5);
      if (!Array.isArray(value)) return { name, label: label(name), single: cell(value), rows: [] };
      const nested = value.some(Array.isArray);
      const bySeat = value.length === seats.length;
      const rows = nested
        ? value.map((row, index) => ({ label: bySeat ? (seats[index] as string) : String(index + 1), cells: flat(row) }))
        : bySeat
          ? value.map((row, index) => ({ label: seats[index] as string, cells: [cell(row)] }))
          : [{ label: "", cells: flat(value) }];
      return { name, label: label(name), single: null, rows: rows.filter((row) => row.cells.length) };
    })
    .filter((group) => group.single !== null || group.rows.length > 0);
}
