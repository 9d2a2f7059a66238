// What time it is by the server's clock, whatever this device's own says.

/** By how much the server's clock is ahead of the one that runs since the page was opened. */
let ahead = Date.now() - performance.now();

/** The server has told the time. */
export function heard(now: number): void {
  if (now > 0) ahead = now - performance.now();
}

export const now = (): number => performance.now() + ahead;
