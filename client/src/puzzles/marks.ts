// Which puzzles were solved on this device: the first try counts.

export type Mark = "right" | "tried";

const KEPT = "bothy.puzzles";

export function marks(): Record<string, Mark> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Mark>;
  } catch {
    return {};
  }
}

export const markOf = (game: string, number: number): Mark | undefined => marks()[`${game}/${number}`];

/** Keep how a puzzle went, unless it was tried before. */
export function mark(game: string, number: number, right: boolean): void {
  if (markOf(game, number)) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...marks(), [`${game}/${number}`]: right ? "right" : "tried" }));
  } catch {
    // a browser that keeps nothing asks again
  }
}

/** The puzzle after this one that was not tried yet: of the same game, or failing that simply the next. */
export function following(game: string, number: number, count: number): number {
  const others = Array.from({ length: count - 1 }, (_, step) => ((number + step) % count) + 1);
  return others.find((other) => !markOf(game, other)) ?? others[0] ?? number;
}
