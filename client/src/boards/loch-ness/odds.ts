// The odds as they are drawn: the game counts the ways to each space, here they become words and light.

export interface Chance {
  space: number;
  percent: string;
  /** How bright it is lit, from a little to 1 for the likeliest. */
  strength: number;
}

export function chances(ways: number[]): Chance[] {
  const all = ways.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...ways, 1);
  return ways.flatMap((count, space) => {
    if (!count) return [];
    const percent = (100 * count) / all;
    return [{ space, percent: percent < 1 ? "<1%" : `${Math.round(percent)}%`, strength: 0.3 + 0.7 * (count / most) }];
  });
}
