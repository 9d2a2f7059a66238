// Where things are. A server's house has an address for each page; a house in a tab has one file, and its pages stand
// after `#`, with what else stood there behind a second one: `…/tab/#/t/abc#seat=…`. Whoever makes an address asks here.

declare const TAB: boolean;

/** Whether the whole house is in this tab. */
export const inTab: boolean = typeof TAB !== "undefined" && TAB;

export interface Here {
  /** The page, as in `/rules/loch-ness`. */
  path: string;
  /** What stands after the page's `#`, with it; empty if nothing does. */
  mark: string;
}

/** A place as the house calls it, parted: `/t/abc#seat=…`. */
export function parted(place: string): Here {
  const at = place.indexOf("#");
  return at < 0
    ? { path: place, mark: "" }
    : { path: place.slice(0, at), mark: at + 1 < place.length ? place.slice(at) : "" };
}

/** How places become addresses and back. */
export interface Addressing {
  here(): Here;
  /** What a link on a page leads by. */
  to(place: string): string;
  /** A file that lies beside the page. */
  file(name: string): string;
  /** What this browser keeps under a name: several houses of one origin each have their own. */
  named(key: string): string;
}

export const byPath: Addressing = {
  here: () => ({ path: location.pathname, mark: location.hash ?? "" }),
  to: (place) => place,
  file: (name) => `/${name}`,
  named: (key) => key,
};

/** The folder that the page lies in, from the root to its last slash. */
export const folder = (path: string = location.pathname): string => path.slice(0, path.lastIndexOf("/") + 1);

export const byMark: Addressing = {
  here: () => parted(location.hash.startsWith("#/") ? location.hash.slice(1) : "/"),
  to: (place) => `#${place}`,
  file: (name) => name,
  named: (key) => `${key} ${folder()}`,
};

const way = inTab ? byMark : byPath;

export const { here, to, file, named } = way;

/** An address that can be given to others. */
export const whole = (place: string): string => new URL(to(place), location.href).href;

/** Another page, which one can come back from. */
export const enter = (place: string): void => history.pushState(null, "", to(place));

/** The same page with something else after its `#`, or nothing. */
export const remark = (mark: string): void => history.replaceState(null, "", to(here().path + mark));

/** Another page, with every file of the house fetched anew. */
export function load(place: string): void {
  if (!inTab) return location.assign(place);
  const asked = new URLSearchParams(location.search);
  asked.delete("release");
  const rest = asked.size ? `?${asked}` : "";
  if (rest !== location.search) return location.assign(location.pathname + rest + to(place));
  enter(place);
  location.reload();
}

/** The place of this house that a link leads to; undefined if it leads elsewhere. */
export function placeOf(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin) return undefined;
  if (!inTab) return link.pathname + link.hash;
  return link.pathname === location.pathname && link.hash.startsWith("#/") ? link.hash.slice(1) : undefined;
}
