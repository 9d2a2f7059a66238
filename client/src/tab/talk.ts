// What pages and the house in its worker say to each other. One channel carries it for all tabs of a folder: whichever of
// them hosts, every page speaks to it in the same way.

/** What a page asks of the house, as JSON. */
export type ToHouse =
  | {
      kind: "request";
      id: string;
      method: string;
      path: string;
      headers: [string, string][];
      body: string | null;
      person: string;
    }
  | { kind: "open"; socket: string; path: string; person: string }
  | { kind: "said"; socket: string; text: string }
  | { kind: "closed"; socket: string; code: number; reason: string };

/** What the house answers, as JSON. */
export type FromHouse =
  | { kind: "reply"; id: string; status: number; headers: [string, string][]; body: string }
  | { kind: "opened"; socket: string }
  | { kind: "said"; socket: string; text: string }
  | { kind: "closed"; socket: string; code: number; reason: string }
  | { kind: "trouble"; text: string };

/** How far a house has come: its files are fetched, Python starts, and then it answers. */
export interface Standing {
  /** Which house: another one has another name, and knows nothing of what was said to the one before. */
  house: string;
  release: string;
  stage: "fetching" | "starting" | "ready" | "broken" | "closed";
  /** How much of the way to ready lies behind, from 0 to 1. */
  done: number;
  /** What went wrong; `unopened` if the house is ready, but could not open what this browser keeps. */
  text: string;
}

/** On the channel. A page is known by a name of its own, which begins the ids of all it says. */
export type Said =
  | { to: "house"; what: "who" }
  | { to: "house"; what: "leave"; house: string }
  | { to: "house"; what: "hear"; house: string; page: string; text: string }
  | { to: "pages"; standing: Standing }
  | { to: "page"; page: string; house: string; text: string };

export const channelName = (folder: string): string => `bothy ${folder}`;
/** Who holds this hosts. */
export const hostLock = (folder: string): string => `bothy house ${folder}`;
/** Held by a page as long as it is there. */
export const pageLock = (folder: string, page: string): string => `bothy page ${folder} ${page}`;

/** Held by whoever fetches a file to keep it, the service worker too: whoever else wants it waits, and finds it kept. */
export const fileLock = (folder: string, key: string): string => `bothy file ${folder} ${key}`;

const ADDRESSED = /^\{"kind": ?"\w+", ?"(?:id|socket)": ?"([^":]+):/;

/** The page that something is meant for: its name begins the id. */
export function pageOf(text: string): string {
  const found = ADDRESSED.exec(text);
  if (found) return found[1] as string;
  const said = JSON.parse(text) as { id?: unknown; socket?: unknown };
  return String(said.id ?? said.socket ?? "").split(":", 1)[0] as string;
}

/** What is stamped into the page when a site is put together. */
export interface Stamp {
  release: string;
  /** The scripts of the two workers. */
  host: string;
  think: string;
}

/** A file of the site, with the digest of what is in it. */
export interface Listed {
  path: string;
  bytes: number;
  sha256: string;
}

/** `tab.json`: all that a release consists of. */
export interface Release {
  release: string;
  version: string;
  /** The number of the store's form: a release with another cannot read what this one keeps. */
  store: number;
  rules: Record<string, number>;
  files: Listed[];
}

/** The address of a file by what is in it, under which it is kept. */
export const keyOf = ({ path, sha256 }: Listed): string => `${path}?${sha256.slice(0, 16)}`;
