// Who sat where when something happened: a newcomer's name is not written over the past.
import type { LogLine } from "../protocol";

const CHANGED = ["log-sat-down", "log-left", "log-removed", "log-renamed"];

export interface Then {
  names: string[];
  /** The reader, if it was the reader who sat there. */
  viewer: number;
}

/** The names of the seats, and the reader's seat, at each line of a log, from what they are now. */
export function seatedThen(log: LogLine[], names: string[], viewer: number): Then[] {
  let now: Then = { names, viewer };
  const told: Then[] = new Array(log.length);
  for (let index = log.length - 1; index >= 0; index--) {
    told[index] = now;
    const [id, { seat, before }] = (log[index] as LogLine).message;
    if (!CHANGED.includes(id) || typeof seat !== "number" || typeof before !== "string") continue;
    const earlier = now.names.map((name, other) => (other === seat ? before : name));
    now = { names: earlier, viewer: id !== "log-renamed" && seat === now.viewer ? -1 : now.viewer };
  }
  return told;
}
