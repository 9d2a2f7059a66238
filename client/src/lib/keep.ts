// What this browser keeps: the links to its tables, and how it likes to play.
import type { MyTable } from "../protocol";
import { stamp } from "../tab/stamp";
import { shown } from "../tab/standing.svelte";
import { inTab, named } from "./address";

export interface Kept {
  table: string;
  game: string;
  seats: Record<string, string>;
  owner?: string;
  invite?: string;
  watch?: string;
  /** The release of the house it was begun under, where houses are in tabs. */
  release?: string;
  /** Whether its game is over, as far as this browser has been told. */
  over?: boolean;
  at: number;
}

export interface Settings {
  language: "en" | "fr" | "";
  theme: "auto" | "light" | "dark";
  motion: "full" | "calm" | "none";
  speed: "slow" | "usual" | "fast";
  sound: boolean;
  notices: boolean;
  /** The colours of seats: as drawn, or such that every kind of eye tells them apart. */
  colours: "usual" | "clear";
  size: number;
  /** The odds that a game can tell, drawn on its board. */
  odds: boolean;
  /** The aim and short hints in a first game. */
  hints: boolean;
  confirm: boolean;
  bots: "instant" | "brisk" | "calm";
  /** The board as drawn for a game, or the plain one that every game has. */
  board: "drawn" | "plain";
}

export const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  motion: "full",
  speed: "usual",
  sound: true,
  notices: false,
  colours: "usual",
  size: 100,
  odds: false,
  hints: true,
  confirm: false,
  bots: "brisk",
  board: "drawn",
};

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(named(key));
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(named(key), JSON.stringify(value));
  } catch {
    // a browser that keeps nothing can still play, by its links
  }
}

/** So many tables are kept, and beyond them those that are not over and go on only under the release they name. */
const MOST = 60;
const TABLES = "bothy.tables";
const SETTINGS = "bothy.settings";
const VISITS = "bothy.visits";
const SEEN = "bothy.seen";

export const tables = (): Kept[] => read<Kept[]>(TABLES, []).sort((a, b) => b.at - a.at);

export function table(id: string): Kept | undefined {
  return tables().find((kept) => kept.table === id);
}

/** The release that hosts: not always that of this page, which may have taken an older house as it is. */
const hosting = (): string | undefined => (inTab ? (shown.standing?.release ?? stamp().release) : undefined);

export function keep(kept: Kept): void {
  const before = table(kept.table);
  const known = { ...kept, release: before ? before.release : hosting(), over: before?.over };
  const all = [known, ...tables().filter((other) => other.table !== kept.table)];
  write(
    TABLES,
    all.filter(({ release, over }, at) => at < MOST || (release && !over)),
  );
}

/** The secret by which one looks at a table: of a chair, of the table, of a link to watch it, or of one's place. */
export function secretOf(id: string, watch = ""): string {
  const kept = table(id);
  if (watch) sessionStorage.setItem(named(`bothy.watch.${id}`), watch);
  return (
    Object.values(kept?.seats ?? {})[0] ??
    kept?.owner ??
    kept?.watch ??
    sessionStorage.getItem(named(`bothy.watch.${id}`)) ??
    placeKey()
  );
}

/** The key of one's place on this device; empty without one. */
const PLACE = "bothy.place";
export const placeKey = (): string => read<string>(PLACE, "");
export const keepPlaceKey = (key: string): void => write(PLACE, key);

export function drop(id: string): void {
  write(
    TABLES,
    tables().filter((kept) => kept.table !== id),
  );
}

/** Whether the server offers a house in a tab, as it said last: it is wanted where the server is away. */
const TAB = "bothy.tab";
export const tabOffered = (): boolean => read<boolean>(TAB, false);
export const noteTab = (offered: boolean): void => write(TAB, offered);

/** Who this browser is to a house in a tab, which no cookie tells. */
export const PERSON = "bothy.person";

/** Keep nothing any more but how one likes it. */
export function forget(): void {
  for (const key of [TABLES, PLACE, SEEN, VISITS, PERSON]) {
    try {
      localStorage.removeItem(named(key));
    } catch {
      // what was never kept need not be forgotten
    }
  }
}

/** How the tables one has links of stood when the server last told. */
export const seen = (): MyTable[] => read<MyTable[]>(SEEN, []);

export function noteSeen(some: MyTable[]): void {
  write(SEEN, some);
  noteOver(some.flatMap(({ id, state }) => (state === "finished" ? [id] : [])));
}

/** These games are over: nothing has to be kept that only they would go on with. */
export function noteOver(ids: string[]): void {
  const known = tables();
  const fresh = known.filter(({ table, over }) => !over && ids.includes(table));
  for (const one of fresh) one.over = true;
  if (fresh.length) write(TABLES, known);
}

/** The link of a chair that was asked for, until those at the table have answered. */
const ASKED = "bothy.asked";

export function askFor(table: string, secret: string): void {
  try {
    if (secret) sessionStorage.setItem(named(`${ASKED} ${table}`), secret);
    else sessionStorage.removeItem(named(`${ASKED} ${table}`));
  } catch {
    // without it a page that is loaded again asks again
  }
}

export function askedFor(table: string): string {
  try {
    return sessionStorage.getItem(named(`${ASKED} ${table}`)) ?? "";
  } catch {
    return "";
  }
}

export const settings = (): Settings => ({ ...DEFAULTS, ...read<Partial<Settings>>(SETTINGS, {}) });
export const keepSettings = (wanted: Settings): void => write(SETTINGS, wanted);

/** How much of a table's log somebody has seen, and when. */
export interface Visit {
  lines: number;
  at: number;
}

const visits = (): Record<string, Visit> => read<Record<string, Visit>>(VISITS, {});
export const visit = (table: string, viewer: number): Visit | undefined => visits()[`${table} ${viewer}`];

export function noteVisit(table: string, viewer: number, lines: number): void {
  const { [`${table} ${viewer}`]: _, ...others } = visits();
  const latest = Object.entries(others)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, 99);
  write(VISITS, { ...Object.fromEntries(latest), [`${table} ${viewer}`]: { lines, at: Date.now() } });
}

/** The links in an address after `#`, where no server sees them: `#seat=…&owner=…`; `#watch` to look on, `#sit` to sit down. */
export function linksIn(hash: string): {
  seats: string[];
  owner: string;
  invite: string;
  watch: string;
  looking: boolean;
  sitting: boolean;
} {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  return {
    seats: found.getAll("seat"),
    owner: found.get("owner") ?? "",
    invite: found.get("invite") ?? "",
    watch: found.get("watch") ?? "",
    looking: found.has("watch"),
    sitting: found.has("sit"),
  };
}
