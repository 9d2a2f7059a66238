// The lettering of the marquee, drawn as strokes: tall at the ends like a film title.
const LETTERS: Record<string, [wide: number, path: string]> = {
  M: [12, "M1.500 15V2L6 9 10.500 2V15"],
  O: [11, "M3.500 2H7.500L9.500 4.500V11.500L7.500 14H3.500L1.500 11.500V4.500Z"],
  N: [11, "M1.500 15.500V2L9.500 14V.5"],
  G: [11, "M10.500 2H3.500L1.500 4.500V11.500L3.500 14H9.500V8H6"],
  H: [11, "M1.500 .5V15.500M9.500 .5V15.500M1.500 8H9.500"],
  A: [12, "M1 15.500 6 1.500 11 15.500M3 10.500H9"],
  I: [3.5, "M1.700 .5V15.500"],
  V: [12, "M1 .5 6 14 11 .5"],
  D: [11, "M1.500 2H6.500L9.500 5V11L6.500 14H1.500Z"],
  E: [9.5, "M9.500 2H1.500V14H9.500M1.500 8H8.500"],
  R: [11, "M1.500 15.500V2H8L9.500 3.500V7L8 8.500H1.500M5.500 8.500 9.800 15.500"],
  S: [10.5, "M10 2H3L1.500 3.500V6.500L3 8H8L9.500 9.500V12.500L8 14H1"],
};

export interface Letter {
  path: string;
  transform: string;
}

/** A word from x on, standing on y; the further from its middle, the taller a letter. */
export function lettering(word: string, x: number, y: number, size: number, swing: number): Letter[] {
  let left = x;
  return [...word].map((letter, index) => {
    const [wide, path] = LETTERS[letter] ?? [0, ""];
    const high = size * (1 + (swing * Math.abs(index - (word.length - 1) / 2)) / word.length);
    const transform = `translate(${left.toFixed(1)} ${(y - 16 * high).toFixed(1)}) scale(${size} ${high.toFixed(2)})`;
    left += (wide + 2.6) * size;
    return { path, transform };
  });
}
