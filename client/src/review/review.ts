// A review as it is drawn: points, paths and sums, from what the server has reckoned.
import type { JudgedAnswer, Review, TurningPoint } from "../protocol";

/** More points than this the eye cannot tell apart. */
const POINTS = 400;
/** How many standard errors the shade is wide, to each side. */
const SHADE = 2;

/** A share in hundredths, halves away from nothing. */
export const percent = (share: number): number => Math.sign(share) * Math.round(Math.abs(share) * 100) || 0;

export const chance = (share: number): string => `${percent(share)}\u00a0%`;

/** A change with its sign. */
export function change(share: number): string {
  const number = percent(share);
  return `${number > 0 ? "+" : number < 0 ? "−" : ""}${Math.abs(number)}\u00a0%`;
}

/** The moments that are drawn: not too many, and those around every turning point. */
export function drawn(review: Review): number[] {
  const last = review.chances.length - 1;
  const kept = new Set<number>();
  for (let point = 0; point <= POINTS; point++) kept.add(Math.round((point * last) / POINTS));
  for (const { number } of review.turning_points) kept.add(number).add(number + 1);
  return [...kept].sort((one, other) => one - other);
}

/** Where things lie in a drawing of this size. */
export interface Frame {
  x: (moment: number) => number;
  y: (share: number) => number;
}

export function framed(review: Review, left: number, right: number, top: number, bottom: number): Frame {
  const last = Math.max(1, review.chances.length - 1);
  return {
    x: (moment) => left + ((right - left) * moment) / last,
    y: (share) => bottom - (bottom - top) * Math.min(1, Math.max(0, share)),
  };
}

const place = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The curve of a line. */
export function curve(review: Review, line: number, { x, y }: Frame): string {
  return `M${drawn(review)
    .map((moment) => place(x(moment), y(review.chances[moment]?.[line] ?? 0)))
    .join("L")}`;
}

/** How far a curve may be off. */
export function shade(review: Review, line: number, { x, y }: Frame): string {
  const edge = (sign: number): string[] =>
    drawn(review).map((moment) => {
      const error = review.errors[moment]?.[line] ?? 0;
      return place(x(moment), y((review.chances[moment]?.[line] ?? 0) + sign * SHADE * error));
    });
  return `M${edge(1).join("L")}L${edge(-1).reverse().join("L")}Z`;
}

/** Places for names at the ends of curves, each with room of its own between top and bottom. */
export function apart(wanted: number[], room: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const found = [...wanted];
  let free = -Infinity;
  for (const index of order) {
    found[index] = Math.max(wanted[index] ?? 0, free);
    free = (found[index] ?? 0) + room;
  }
  let most = bottom;
  for (const index of [...order].reverse()) {
    found[index] = Math.min(found[index] ?? 0, most);
    most = (found[index] ?? 0) - room;
  }
  return found;
}

/** What made the result of a line: start + luck + own + others. */
export interface Sum {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
}

export function sums(review: Review): Sum[] {
  return review.result.map((result, line) => {
    const played = review.play.reduce((sum, moved) => sum + (moved[line] ?? 0), 0);
    const own = review.shared ? played : (review.play[line]?.[line] ?? 0);
    return { start: review.start[line] ?? 0, luck: review.luck[line] ?? 0, own, others: played - own, result };
  });
}

/** The answers of some seats, the dearest first, then those that were as good as any in the order of the game. */
export function ranked(review: Review, seats: number[]): JudgedAnswer[] {
  return review.answers
    .filter((answer) => seats.includes(answer.seat))
    .sort((one, other) => other.gain - one.gain || one.number - other.number);
}

/** A moment that can be chosen: a turning point, an answer, or both. */
export interface Point {
  number: number;
  at: number;
  round: number;
  seat: number;
  turning: TurningPoint | null;
  /** Which turning point it is, counted from 1; 0 if it is none. */
  flag: number;
  answer: JudgedAnswer | null;
}

/** All moments worth a look, in the order of the game: turning points, and answers that cost something. */
export function points(review: Review, seats: number[]): Point[] {
  const found = new Map<number, Point>();
  review.turning_points.forEach((turning, index) => {
    const { number, at, round, seat } = turning;
    found.set(number, { number, at, round, seat, turning, flag: index + 1, answer: null });
  });
  for (const answer of review.answers.filter((one) => seats.includes(one.seat))) {
    const { number, at, round, seat } = answer;
    const known = found.get(number);
    if (known) known.answer = answer;
    else if (percent(answer.gain)) found.set(number, { number, at, round, seat, turning: null, flag: 0, answer });
  }
  return [...found.values()].sort((one, other) => one.number - other.number);
}
