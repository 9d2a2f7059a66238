// The odds as they are drawn: the game counts the ways to each space, here they become words and light.

export interface Chance {
  space: number;
  percent: string;
  /** How bright it is lit, from a little to 1 for the likeliest. */
  strength: number;
}

const percentOf = (part: number, whole: number): string => {
  const percent = (100 * part) / whole;
  return percent > 0 && percent < 1 ? "<1%" : `${Math.round(percent)}%`;
};

/** In which sector each space lies, for sectors of so many spaces. */
export const sectorsOf = (sizes: number[]): number[] =>
  sizes.flatMap((size, sector) => Array<number>(size).fill(sector));

/** How likely she comes up in each sector, for those who want to know. */
export function sectorChances(ways: number[], sizes: number[]): string[] {
  const all = ways.reduce((sum, count) => sum + count, 0);
  const sectors = sectorsOf(sizes);
  return all
    ? sizes.map((_, sector) =>
        percentOf(
          ways.reduce((sum, n, space) => sum + (sectors[space] === sector ? n : 0), 0),
          all,
        ),
      )
    : [];
}

export function chances(ways: number[]): Chance[] {
  const all = ways.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...ways, 1);
  return ways.flatMap((count, space) => {
    if (!count) return [];
    return [{ space, percent: percentOf(count, all), strength: 0.3 + 0.7 * (count / most) }];
  });
}
