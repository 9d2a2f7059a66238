// What was stamped into the page when the site was put together.
import type { Stamp } from "./talk";

let read: Stamp | undefined;

export function stamp(): Stamp {
  const text = document.querySelector<HTMLMetaElement>('meta[name="bothy"]')?.content;
  read ??= { release: "", host: "", think: "", ...(text ? (JSON.parse(text) as Partial<Stamp>) : {}) };
  return read;
}

/** Whether this page has the files of an older release, for a table of that time. */
export const older = (): boolean => new URLSearchParams(location.search).has("release");
