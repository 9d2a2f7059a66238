// A newer house is let in between tables; a table goes on with the files it began under as long as it lasts.
import { folder, to } from "../lib/address";
import { api } from "../lib/api";
import * as keeping from "../lib/keep";
import { older, stamp } from "./stamp";

/** The releases that unfinished tables of this browser were begun under. */
export function pinned(): string[] {
  const open = keeping.tables().filter(({ over }) => !over);
  return [...new Set(open.flatMap(({ release }) => (release ? [release] : [])))];
}

/** Let the service worker know what is still needed: the rest it may drop. */
export const tidy = (): void => navigator.serviceWorker?.controller?.postMessage({ pinned: pinned() });

/** What a newer house is let in with: it may have to wait for tables that only this one can read. */
export const ticket = (): unknown => ({ enter: stamp().release, unfinished: pinned().length > 0 });

/** The releases whose files this browser has. */
async function kept(): Promise<string[]> {
  const cache = await caches.open(`bothy ${folder()}`);
  const lists = (await cache.keys())
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.endsWith("/tab.json"));
  return lists.map(({ search }) => search.slice(1));
}

/** Go on with a table of older rules: under the files it began with, or where they are gone under these; whether it does. */
export async function goOn(table: string): Promise<boolean> {
  if (older()) return false;
  const { build, adopted } = await api.olderTable(table, await kept());
  if (build) location.assign(`${location.pathname}?release=${build}${to(`/t/${table}`)}`);
  else if (adopted) location.reload();
  return build !== "" || adopted;
}
