// Masks: sets of small numbers, often of seats, packed into one. Some are longer than 32 bits, so nothing is shifted here.

/** Whether a number is in a mask; -1 has every seat in it, and nobody without a seat is in any. */
export const has = (mask: number, bit: number): boolean =>
  bit >= 0 && (mask < 0 || Math.floor(mask / 2 ** bit) % 2 === 1);

export const withBit = (mask: number, bit: number): number => (has(mask, bit) ? mask : mask + 2 ** bit);

/** The numbers below a count that are in a mask. */
export const numbersIn = (mask: number, count: number): number[] =>
  Array.from({ length: count }, (_, number) => number).filter((number) => has(mask, number));
