// Where things lie on this board, and what moved: worked out from fields and log, without any rule.
import type { ClockPart, LogLine } from "../../protocol";

/** The places of a clan in two rows: 1 and 2 above, 3 and 4 below, further ones behind. */
export function rows(count: number): [number[], number[]] {
  const [upper, lower]: [number[], number[]] = [[], []];
  for (let slot = 0; slot < count; slot++) (slot < 4 ? slot < 2 : slot % 2 === 0) ? upper.push(slot) : lower.push(slot);
  return [upper, lower];
}

/** So many places one after the other, in so many rows. */
export function inRows(count: number, wanted: number): number[][] {
  const each = Math.ceil(count / wanted);
  return Array.from({ length: wanted }, (_, index) =>
    Array.from({ length: count }, (_, slot) => slot).slice(index * each, (index + 1) * each),
  );
}

/** How many cards lie side by side in a clan. */
export const columns = (count: number): number => Math.max(2, ...rows(count).map((row) => row.length));

/** The name of a place in a clan, as choices and log call it. */
export const placeOf = (clan: number, slot: number): string => `clan:${clan + 1}/${slot + 1}`;

export type Side = "left" | "top" | "right";

/** The others, clockwise from the left of the one who looks; the first and the last of many sit at the sides. */
export function around(seats: number, bottom: number): { seat: number; side: Side }[] {
  const others = Array.from({ length: seats - 1 }, (_, turn) => (bottom + turn + 1) % seats);
  return others.map((seat, index) => ({
    seat,
    side: others.length === 1 ? "top" : index === 0 ? "left" : index === others.length - 1 ? "right" : "top",
  }));
}

/** What each seat wrote down, a row for each round. */
export function sheet(book: number[], seats: number): number[][] {
  const out: number[][] = [];
  for (let first = 0; first + seats <= book.length; first += seats) out.push(book.slice(first, first + seats));
  return out;
}

export interface Flight {
  from: string;
  to: string;
}

/** What moved from where to where, in lines that were told at once; a way over a hand is one way. */
export function flights(lines: LogLine[]): Flight[] {
  const out: Flight[] = [];
  for (const { message, thing, source, target } of lines) {
    if (!thing.startsWith("card") || !source || !target || source === target) continue;
    const before = source.startsWith("seat:") ? out.findIndex((flight) => flight.to === source) : -1;
    const from = before >= 0 ? (out.splice(before, 1)[0] as Flight).from : source;
    out.push({ from, to: target });
    if (/-(exchanges|shifts)$/.test(message[0])) out.push({ from: target, to: source });
    // the card that made room goes onto the pile
    if (/-(takes|lays)(-up)?$/.test(message[0])) out.push({ from: target, to: "open" });
  }
  // where two came to the same place, only the last lies there to be seen
  return out.filter(
    (flight, index) =>
      flight.from !== flight.to && !out.some((later, after) => after > index && later.to === flight.to),
  );
}

export interface Cry {
  kind: "shoo" | "wrong" | "saorsa";
  seat: number;
  place: string;
}

/** What was shouted: SAORSA!! above all else, then what came last. */
export function cry(lines: LogLine[]): Cry | null {
  const call = lines.find(({ message }) => message[0].endsWith("-calls"));
  if (call) return { kind: "saorsa", seat: Number(call.message[1]["seat"] ?? -1), place: "" };
  for (const { message, source } of [...lines].reverse()) {
    const [id, values] = message;
    const seat = Number(values["seat"] ?? -1);
    if (/-shoos(-own)?$/.test(id)) return { kind: "shoo", seat, place: source };
    if (/-shoos(-own)?-wrongly$/.test(id)) return { kind: "wrong", seat, place: source };
  }
  return null;
}

/** How much of a window is left, from 1 to 0; a clock that goes wrong cannot make it longer. */
export function share(clock: ClockPart | null, now: number): number {
  if (!clock || clock.length <= 0) return 1;
  return Math.max(0, Math.min(1, (clock.until - now) / clock.length));
}

/** The lines after those already seen; none if so much is new that it is a beginning. */
export function fresh(log: LogLine[], seen: number): LogLine[] {
  return seen < 0 || log.length < seen || log.length - seen > 24 ? [] : log.slice(seen);
}
