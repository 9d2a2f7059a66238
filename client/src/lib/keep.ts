// What this browser keeps: the links to its tables, and how it likes to play.

export interface Kept {
  table: string;
  game: string;
  seats: Record<string, string>;
  owner?: string;
  invite?: string;
  watch?: string;
  at: number;
}

export interface Settings {
  language: "en" | "fr" | "";
  theme: "auto" | "light" | "dark";
  motion: "full" | "calm" | "none";
  sound: boolean;
  shapes: boolean;
  size: number;
  confirm: boolean;
  single: boolean;
  bots: "instant" | "brisk" | "calm";
}

export const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  motion: "full",
  sound: true,
  shapes: false,
  size: 100,
  confirm: false,
  single: true,
  bots: "brisk",
};

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing can still play, by its links
  }
}

const TABLES = "bothy.tables";
const SETTINGS = "bothy.settings";

export const tables = (): Kept[] => read<Kept[]>(TABLES, []).sort((a, b) => b.at - a.at);

export function table(id: string): Kept | undefined {
  return tables().find((kept) => kept.table === id);
}

export function keep(kept: Kept): void {
  write(TABLES, [kept, ...tables().filter((other) => other.table !== kept.table)].slice(0, 60));
}

export function forget(id: string): void {
  write(TABLES, tables().filter((other) => other.table !== id));
}

export const settings = (): Settings => ({ ...DEFAULTS, ...read<Partial<Settings>>(SETTINGS, {}) });
export const keepSettings = (wanted: Settings): void => write(SETTINGS, wanted);

/** The links in an address after `#`, where no server sees them: `#seat=…&owner=…`. */
export function linksIn(hash: string): { seats: string[]; owner: string; invite: string; watch: string } {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  return {
    seats: found.getAll("seat"),
    owner: found.get("owner") ?? "",
    invite: found.get("invite") ?? "",
    watch: found.get("watch") ?? "",
  };
}
