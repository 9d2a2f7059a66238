// Bids are offered one by one; on the board they are put together card by card.
import type { Offered } from "../../protocol";

/** What a bid with these cards is called. */
export const bidName = (cards: number[]): string => [...cards].sort((a, b) => a - b).join("+") || "nothing";

/** The bids among the choices, by name. */
export function bidsIn(choices: Offered[]): Map<string, Offered> {
  return new Map(
    choices.filter((offer) => offer.choice.startsWith("bid ")).map((offer) => [offer.choice.slice(4), offer]),
  );
}
