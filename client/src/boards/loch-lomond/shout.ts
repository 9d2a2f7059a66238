// Shouts: lettering from strokes, cut three times, before a jagged star.
import { P, scatter } from "./paper";

const LETTERS: Record<string, [wide: number, strokes: string]> = {
  S: [46, "M40 16C34 4 8 6 10 22 12 38 42 32 42 52 42 72 10 74 6 58"],
  H: [50, "M9 4V74M41 2V76M9 40 41 36"],
  O: [54, "M27 8C46 8 48 70 26 70S8 8 27 8Z"],
  A: [52, "M5 75 25 5 47 75M13 50H40"],
  R: [48, "M9 75V8C46 2 44 42 11 40M22 42 42 75"],
  "!": [22, "M12 4 10 48M10 68 10 71"],
};

type Cut = [stroke: string, width: number, dx?: number, dy?: number];

/** A word in jumping letters, with its width. */
export function letters(word: string, cuts: Cut[]): { wide: number; drawn: string } {
  let wide = 0;
  let strokes = "";
  [...word].forEach((letter, i) => {
    const [advance, path] = LETTERS[letter] ?? [30, ""];
    const lift = [0, -7, 4, -4, 6, -8, 2, -5][i % 8] as number;
    const turn = [-5, 3, -3, 5, -4, 4, 6, 10][i % 8] as number;
    const size = 1 + ([0, 0.06, -0.02, 0.08, 0.02, 0.06, 0.12, 0.18][i % 8] as number);
    strokes += `<path transform="translate(${wide.toFixed(1)} ${lift}) rotate(${turn} 25 40) scale(${size})" d="${path}"/>`;
    wide += advance * size + 9;
  });
  const drawn = cuts
    .map(
      ([stroke, width, dx = 0, dy = 0]) =>
        `<g fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="square" stroke-linejoin="miter" transform="translate(${dx} ${dy})">${strokes}</g>`,
    )
    .join("");
  return { wide, drawn };
}

/** A jagged star. */
export function burst(
  x: number,
  y: number,
  rx: number,
  ry: number,
  spikes: number,
  seed: number,
  fill: string,
): string {
  const next = scatter(seed);
  let d = "";
  for (let i = 0; i < spikes * 2; i++) {
    const angle = (i * Math.PI) / spikes;
    const far = i % 2 ? 0.78 + next() * 0.06 : 1 + next() * 0.16;
    d += `${i ? "L" : "M"}${(x + rx * far * Math.cos(angle)).toFixed(0)} ${(y + ry * far * Math.sin(angle)).toFixed(0)}`;
  }
  return P(`${d}Z`, fill);
}

export interface Shout {
  box: string;
  drawn: string;
}

function shoo(): Shout {
  const { wide, drawn } = letters("SHOO!!", [
    ["#1a0f1e", 26, 3, 6],
    ["#fffaf0", 21],
    ["#b5482f", 13],
    ["#ffb340", 3.5, -2, -2],
  ]);
  const middle = wide / 2;
  return {
    box: `-40 -50 ${Math.round(wide + 80)} 190`,
    drawn:
      burst(middle, 42, middle + 34, 84, 17, 5, "#7d4fa1") +
      burst(middle, 42, middle + 14, 66, 17, 9, "#3a1f5c") +
      drawn,
  };
}

function saorsa(): Shout {
  const { wide, drawn } = letters("SAORSA!!", [
    ["#2a0f0a", 23, 2, 5],
    ["#fffaf0", 19],
    ["#1f2a5a", 12.5],
  ]);
  const middle = wide / 2;
  return {
    box: `-60 -56 ${Math.round(wide + 120)} 216`,
    drawn:
      burst(middle, 44, middle + 52, 100, 21, 3, "#8f2f1c") +
      burst(middle, 44, middle + 34, 86, 21, 3, "#d9722c") +
      burst(middle, 44, middle + 8, 66, 21, 8, "#f2b84b") +
      drawn,
  };
}

export const SHOO = shoo();
export const SAORSA = saorsa();
