// Who sat where when something happened: a newcomer's name is not written over the past.
import type { Chair, LogLine, ToldLine } from "../protocol";

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

/** Who sat where at a moment of a game that is over, from who sits there now: a bot that came late was a person before. */
export function chairsAt(lines: ToldLine[], chairs: Chair[], at: number): Chair[] {
  const then = [...chairs];
  for (const told of [...lines].reverse()) {
    if (told.at <= at) break;
    const [id, { seat, before }] = (told.line as LogLine).message;
    const chair = typeof seat === "number" ? then[seat] : undefined;
    if (!chair) continue;
    then[seat as number] = { ...chair, ...earlier(id, typeof before === "string" ? before : chair.name) };
  }
  return then;
}

function earlier(id: string, name: string): Partial<Chair> {
  if (id === "log-left" || id === "log-removed") return { name, kind: "person", bot: "", present: true };
  if (id === "log-sat-down") return { name, kind: "bot", bot: "knack" };
  if (id === "log-renamed") return { name };
  if (id === "log-away" || id === "log-slept") return { bot: "" };
  return id === "log-back" ? { bot: "knack" } : {};
}
