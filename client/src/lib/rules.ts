// The rules of a game, made ready to be read: by sections, with what refers to other clauses as links.
import type { Clause } from "../protocol";

export interface Section {
  title: string;
  clauses: Clause[];
}

export interface Bit {
  text: string;
  /** The clause it refers to, if it does. */
  key: string;
}

const RULING = "Ruling ";
const REFERENCE = /\b[A-Z]\d\d\b|\b(?:Ruling|Précision)s?\s+\d+|\d+/gu;
/** What may stand between the numbers of several rulings. */
const BETWEEN = /^(?:,|,?\s+(?:and|or|to|et|ou|à))\s+$/u;

export const anchor = (key: string): string => key.replace(" ", "-");

/** How the reader's language calls a clause: by its key, or a ruling by its number. */
export function called(key: string, text: (id: string, values: Record<string, string>) => string): string {
  return key.startsWith(RULING) ? text("ruling", { number: key.slice(RULING.length) }) : key;
}

/** Clauses under the headings they stand under. */
export function sections(clauses: Clause[]): Section[] {
  const found: Section[] = [];
  for (const clause of clauses) {
    const last = found[found.length - 1];
    if (last?.title === clause.section) last.clauses.push(clause);
    else found.push({ title: clause.section, clauses: [clause] });
  }
  return found;
}

export const paragraphs = (text: string): string[] =>
  text.split(/\n\n+/).map((one) => one.replaceAll(/\s*\n\s*/g, " ").replaceAll(/[*`]/g, ""));

/** A paragraph, cut where it refers to other clauses: "(N12, Rulings 6 and 26)". */
export function bits(paragraph: string, known: (key: string) => boolean): Bit[] {
  const found: Bit[] = [];
  let end = 0;
  let listing = false;
  for (const match of paragraph.matchAll(REFERENCE)) {
    const [text] = match;
    const between = paragraph.slice(end, match.index);
    const number = /^\d+$/.test(text);
    listing = number ? listing && BETWEEN.test(between) : !/^[A-Z]\d\d$/.test(text);
    if (number && !listing) continue;
    const key = listing ? RULING + (/\d+$/.exec(text)?.[0] ?? "") : text;
    if (!known(key)) continue;
    if (between) found.push({ text: between, key: "" });
    found.push({ text, key });
    end = match.index + text.length;
  }
  if (end < paragraph.length) found.push({ text: paragraph.slice(end), key: "" });
  return found;
}
