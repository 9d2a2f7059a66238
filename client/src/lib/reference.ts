// Rules and contents of a box, made ready to be searched and read.
import type { Contents } from "../boards/shelf";
import type { Clause } from "../protocol";

export interface Thing {
  key: string;
  name: string;
  text: string;
  facts: [field: string, value: string][];
}

export interface Drawer {
  section: string;
  things: Thing[];
}

type Row = Record<string, unknown>;
type Say = (id: string, values: Record<string, string | number>) => string | null;

const NAMES = ["key", "name", "kind", "motif", "card", "title"];
/** How a row came to be known, and what only machines read. */
const UNSAID = ["basis", "inferred", "reconstructed", "printed", "effects", "does", "text", "flavour", "title"];

export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const spaced = (word: string): string => word.replaceAll(/[-_]/g, " ");
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function simple(value: unknown): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return spaced(value);
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value) && value.every((one) => typeof one !== "object"))
    return value.map((one) => spaced(String(one))).join(", ");
  return "";
}

/** What lies in the box, with the names and texts the catalogues have for it. */
export function contents(game: string, files: Record<string, unknown>, say: Say, how: Contents = {}): Drawer[] {
  const found: Drawer[] = [];
  for (const file of Object.values(files)) {
    for (const [section, rows] of Object.entries(file as Record<string, unknown>)) {
      if (!Array.isArray(rows) || !rows.length || how.unshown?.includes(section)) continue;
      found.push({ section, things: rows.map((row: Row) => thing(game, section, row, say, how)) });
    }
  }
  return found;
}

/** What a catalogue calls it; a sentence that wants more than the row tells is none. */
function named(say: Say, id: string, values: Record<string, string | number>): string | null {
  const name = say(id, values);
  return name === null || name === id || name === "" ? null : capital(name);
}

function thing(game: string, section: string, row: Row, say: Say, how: Contents): Thing {
  const field = NAMES.find((name) => typeof row[name] === "string" && row[name] !== "") ?? "";
  const key = String(row[field] ?? Object.values(row).find((value) => typeof value !== "object") ?? "");
  const own = String(row["name"] ?? "");
  const values = {
    [section]: key,
    key,
    name: own,
    kind: key,
    card: key,
    thing: key,
    enemy: key,
    [field || "key"]: key,
  };
  const ids = [how.called?.[section] ?? `${section}-name`, `board-${section}`, `${field}-name`, section];
  const said = field === "" ? null : ids.map((id) => named(say, `${game}-${id}`, values)).find((name) => name !== null);
  const facts = Object.entries(row)
    .filter(([name]) => name !== field && name !== "name" && !UNSAID.includes(name) && !how.unsaid?.includes(name))
    .map(([name, value]): [string, string] => [name.replaceAll("_", "-"), simple(value)])
    .filter(([, value]) => value !== "");
  return {
    key,
    name: said ?? capital(spaced(own || key)),
    text: named(say, `${game}-${section}-text`, values) ?? "",
    facts,
  };
}

const tells = (text: string, wanted: string): boolean => plain(text).includes(wanted);

export function searchClauses(clauses: Clause[], search: string): Clause[] {
  const wanted = plain(search.trim());
  return wanted ? clauses.filter(({ key, title, text }) => tells(`${key} ${title} ${text}`, wanted)) : clauses;
}

export function searchContents(drawers: Drawer[], search: string): Drawer[] {
  const wanted = plain(search.trim());
  if (!wanted) return drawers;
  return drawers
    .map(({ section, things }) => ({
      section,
      things: things.filter(({ name, text, key }) => tells(`${section} ${name} ${key} ${text}`, wanted)),
    }))
    .filter(({ things }) => things.length > 0);
}
