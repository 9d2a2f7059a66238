// Which key gives which answer: 1 to 9, then letters that mean nothing else; 0 is always the way out.
import type { Offered } from "../protocol";

const LETTERS = "123456789qweasdfghjk";
const WAY_OUT = ["pass", "done", "no"];

export const isWayOut = ({ choice }: Offered): boolean => WAY_OUT.includes(choice.split(" ")[0] ?? "");

/** The key of each answer, in their order; empty where there are no keys left. */
export function keysOf(offers: Offered[]): string[] {
  const out = offers.findIndex(isWayOut);
  let next = 0;
  return offers.map((_, index) => (index === out ? "0" : (LETTERS[next++] ?? "")));
}

/** The answer a key gives. */
export const answerOf = (offers: Offered[], key: string): Offered | undefined =>
  offers[keysOf(offers).indexOf(key.toLowerCase())];
