// The fields of any game's table, laid out for people: figures, what each seat has, lists and rows. It knows no game.
import { NOTHING, UNSEEN } from "../../lib/marks";
import type { FieldInfo } from "../../protocol";

export type Cell =
  | { kind: "number"; text: string }
  | { kind: "word"; text: string }
  | { kind: "seats"; seats: number[] }
  | { kind: "hidden" }
  | { kind: "nothing" };

export interface Entry {
  label: string;
  cell: Cell;
}

export interface Field {
  name: string;
  label: string;
  /** Things that can lie face down are drawn as cards, the rest as figures. */
  cards: boolean;
  rows: { label: string; entries: Entry[] }[];
}

export interface Layout {
  facts: Field[];
  /** With a row for each seat. */
  seats: Field[];
  lists: Field[];
  /** Bookkeeping, and what nobody has words for. */
  more: Field[];
}

/** What the catalogues say of a field: null where they say nothing. */
export interface Words {
  label(name: string): string | null;
  value(name: string, value: number): string | null;
  entry(name: string, index: number): string | null;
  each(name: string, index: number): string | null;
}

/** A longer list is bookkeeping, unless the catalogues name it. */
const LONG = 16;

/** `face_up_cards` as people write it: `Face up cards`. */
export function humanise(name: string): string {
  const words = name.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const bits = (mask: number, count: number): number[] =>
  Array.from({ length: count }, (_, bit) => bit).filter((bit) => mask < 0 || Math.floor(mask / 2 ** bit) % 2 === 1);

class Reader {
  constructor(
    readonly seats: number,
    readonly words: Words,
    readonly info: FieldInfo,
    /** How many things each seat has in its hand, where that is told. */
    readonly sizes: unknown = [],
  ) {}

  cell(value: unknown): Cell {
    const { name, made_of, seen } = this.info;
    if (typeof value !== "number") return { kind: "word", text: String(value) };
    if (made_of === "seats") return { kind: "seats", seats: bits(value, this.seats) };
    if (value === UNSEEN && seen !== "all") return { kind: "hidden" };
    if (value <= NOTHING) return { kind: "nothing" };
    const said = this.words.value(name, value);
    return said === null ? { kind: "number", text: String(value) } : { kind: "word", text: said };
  }

  /** Entries with the names of their places; of counts by kind only those there are. */
  entries(values: unknown[], named: (index: number) => string | null, seat = -1): Entry[] {
    if (this.info.seen === "hand" && values.every((value) => value === UNSEEN)) {
      const size = Array.isArray(this.sizes) ? Number(this.sizes[seat] ?? 1) : 1;
      return Array.from({ length: Math.min(size, LONG) }, () => ({ label: "", cell: { kind: "hidden" } }));
    }
    const all = values.flat(4).map((value, index) => ({ label: named(index) ?? "", cell: this.cell(value), value }));
    const kept = this.counts(named) ? all.filter(({ value }) => value !== 0) : all;
    return kept.map(({ label, cell }) => ({ label, cell }));
  }

  private counts(named: (index: number) => string | null): boolean {
    return named(0) !== null && this.words.value(this.info.name, 0) === null;
  }

  rows(value: unknown[]): { rows: Field["rows"]; bySeat: boolean } {
    const { name, seen } = this.info;
    const none = (): null => null;
    const each = (index: number): string | null => this.words.each(name, index);
    const entry = (index: number): string | null => this.words.entry(name, index);
    const nested = value.some(Array.isArray);
    if (nested && entry(0) !== null) {
      return {
        rows: value.map((row, index) => ({ label: entry(index) ?? "", entries: this.entries([row].flat(), none) })),
        bySeat: false,
      };
    }
    if (entry(0) !== null) return { rows: [{ label: "", entries: this.entries(value, entry) }], bySeat: false };
    const share = value.length / this.seats;
    if ((each(0) !== null || seen === "hand") && Number.isInteger(share) && !nested) {
      const shares = Array.from({ length: this.seats }, (_, seat) => value.slice(seat * share, (seat + 1) * share));
      return { rows: shares.map((own, seat) => ({ label: "", entries: this.entries(own, each, seat) })), bySeat: true };
    }
    if (value.length === this.seats)
      return { rows: value.map((own) => ({ label: "", entries: this.entries([own].flat(), each) })), bySeat: true };
    if (nested)
      return {
        rows: value.map((row, index) => ({ label: String(index + 1), entries: this.entries([row].flat(), none) })),
        bySeat: false,
      };
    return { rows: [{ label: "", entries: this.entries(value, none) }], bySeat: false };
  }
}

const size = (field: Field): number => field.rows.reduce((sum, row) => sum + row.entries.length, 0);
const plain = (value: unknown): boolean =>
  ["number", "string"].includes(typeof value) || (Array.isArray(value) && value.every(plain));

/** Every field a viewer was told, in order and in its place. Where no field has words, all but bookkeeping is shown. */
export function layOut(parts: Record<string, unknown>, infos: FieldInfo[], seats: number, words: Words): Layout {
  const layout: Layout = { facts: [], seats: [], lists: [], more: [] };
  const known = infos.some((info) => words.label(info.name) !== null);
  for (const info of infos) {
    const value = parts[`game.${info.name}`];
    if (value === undefined || !plain(value)) continue;
    const said = words.label(info.name);
    const reader = new Reader(seats, words, info, info.size ? parts[`game.${info.size}`] : []);
    const list = Array.isArray(value);
    const { rows, bySeat } = list
      ? reader.rows(value)
      : { rows: [{ label: "", entries: [{ label: "", cell: reader.cell(value) }] }], bySeat: false };
    const counted = info.seen === "hand" || info.seen === "nobody";
    const cards = info.seen !== "all" && !counted;
    const field: Field = { name: info.name, label: said ?? humanise(info.name), cards, rows };
    const odd =
      info.helper ||
      info.seen === "nobody" ||
      info.made_of === "packed" ||
      info.made_of === "bits" ||
      size(field) > LONG;
    if (said === null && (known || odd)) layout.more.push(field);
    else if (bySeat) layout.seats.push(field);
    else (list ? layout.lists : layout.facts).push(field);
  }
  layout.lists = layout.lists.filter(size);
  layout.more = layout.more.filter(size);
  return layout;
}
