// What somebody has typed at the bench, and where the rows and cells of a table stand. What is right the server knows.
import { named } from "../lib/address";
import type { WorkshopColumn, WorkshopMistake, WorkshopTable } from "../protocol";

/** By table, by row, by cell. */
export type Changes = Record<string, Record<string, Record<string, string>>>;

export interface Draft {
  /** What the pack is called; its file, too. */
  name: string;
  changes: Changes;
  seats: number;
  bot: string;
  options: Record<string, string>;
  /** Whether the options are part of the change: before is played as usual. */
  apart: boolean;
  /** When something was typed last. */
  at: number;
}

export const EMPTY: Draft = { name: "", changes: {}, seats: 0, bot: "", options: {}, apart: false, at: 0 };

const key = (game: string): string => named(`bothy.workshop.${game}`);

export function kept(game: string): Draft {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<Draft>) };
  } catch {
    return { ...EMPTY };
  }
}

/** Whether this browser has kept it. */
export function keep(game: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key(game), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Changes with one cell more, or one fewer where it says what the box says. */
export function typed(changes: Changes, table: string, row: string, cell: string, text: string, box: string): Changes {
  const { [cell]: _, ...others } = changes[table]?.[row] ?? {};
  const cells = text === box ? others : { ...others, [cell]: text };
  const { [row]: __, ...rows } = changes[table] ?? {};
  const left = Object.keys(cells).length ? { ...rows, [row]: cells } : rows;
  const { [table]: ___, ...tables } = changes;
  return Object.keys(left).length ? { ...tables, [table]: left } : tables;
}

/** How many cells are changed, and how many rows, in one table or in all. */
export function count(changes: Changes, table?: string): { cells: number; rows: number } {
  const some = table === undefined ? Object.values(changes) : [changes[table] ?? {}];
  const rows = some.flatMap((one) => Object.values(one));
  return { cells: rows.reduce((sum, cells) => sum + Object.keys(cells).length, 0), rows: rows.length };
}

export interface Line {
  key: string;
  /** How we know it; empty for a row that a file has added. */
  basis: string;
  bases: Record<string, string>;
  /** What the box says, cell by cell. */
  box: Record<string, string>;
}

/** The rows of a table: those of the box, then those that a file has added. */
export function lines(table: WorkshopTable, changes: Changes): Line[] {
  const own = table.rows.map((row) => ({
    key: row.key,
    basis: row.basis,
    bases: row.bases,
    box: Object.fromEntries(table.columns.map((column, place) => [column.name, row.cells[place] ?? ""])),
  }));
  const known = new Set(own.map((row) => row.key));
  const added = Object.keys(changes[table.name] ?? {}).filter((row) => !known.has(row));
  const first = table.columns[0]?.name ?? "";
  return [...own, ...added.map((row) => ({ key: row, basis: "", bases: {}, box: { [first]: row } }))];
}

export type Shown = "all" | "changed" | "mend";

export const shownOf = (some: Line[], shown: Shown, changed: Record<string, unknown>, wrong: Set<string>): Line[] =>
  shown === "all" ? some : some.filter((line) => (shown === "changed" ? line.key in changed : wrong.has(line.key)));

/** Columns that belong together, in their order; those without a group stand alone. */
export function groups(columns: WorkshopColumn[]): { label: string; columns: WorkshopColumn[] }[] {
  const found: { label: string; columns: WorkshopColumn[] }[] = [];
  for (const column of columns) {
    const last = found.at(-1);
    if (column.group && last?.label === column.group) last.columns.push(column);
    else found.push({ label: column.group, columns: [column] });
  }
  return found;
}

/** Columns of the same name in other parts of a list, and itself. */
const alike = (column: WorkshopColumn, columns: WorkshopColumn[]): WorkshopColumn[] => {
  const leaf = column.name.split(".").at(-1);
  return columns.filter((other) => other.name.split(".").at(-1) === leaf && other.kind === column.kind);
};

/** How wide a column is, in letters, by what stands in it and in those like it. */
export function width(column: WorkshopColumn, columns: WorkshopColumn[], rows: Line[]): number {
  const some = alike(column, columns);
  const longest = Math.max(0, ...rows.flatMap((row) => some.map((other) => (row.box[other.name] ?? "").length)));
  if (column.kind === "number") return Math.max(2, longest) + 1;
  return Math.min(column.kind === "written" ? 34 : column.kind === "words" ? 30 : 22, Math.max(4, longest + 1));
}

/** Words that stand in like cells, to be offered where any word can. */
export function offered(column: WorkshopColumn, columns: WorkshopColumn[], rows: Line[]): string[] {
  const some = alike(column, columns);
  const said = rows.flatMap((row) => some.map((other) => row.box[other.name] ?? "")).filter(Boolean);
  const words = [...new Set(said)].sort();
  return words.length < said.length ? words : [];
}

/** What of a part of a list is told in a line: its cells that say something. */
export const spokenCells = (columns: WorkshopColumn[], text: (name: string) => string): WorkshopColumn[] =>
  columns.filter((column) => text(column.name) !== "");

/** The mistake beside a cell. */
export const mistakeAt = (
  mistakes: WorkshopMistake[],
  table: string,
  row: string,
  cell: string,
): WorkshopMistake | undefined =>
  mistakes.find((mistake) => mistake.table === table && mistake.row === row && mistake.cell === cell);

/** A name for a file: letters, digits and hyphens. */
export function fileName(name: string, game: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return `${plain || game}.toml`;
}
