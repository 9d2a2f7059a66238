// Cut paper: small pieces of SVG as text, put together by the drawings of this board.

export const INK = "#0d0f1c";

/** A filled path. */
export const P = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
/** A line. */
export const S = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/** A sheet of its own, which throws a shadow. */
export const G = (...parts: string[]): string => `<g filter="url(#lomond-paper)">${parts.join("")}</g>`;
export const C = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const E = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

/** The filters that the sheets refer to; once on a page. */
export const FILTERS =
  '<filter id="lomond-paper" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="2" stdDeviation="1.8" flood-color="#05060f" flood-opacity=".55"/></filter>' +
  '<filter id="lomond-mist"><feGaussianBlur stdDeviation="7"/></filter>';

/** Numbers between 0 and 1 that are the same for the same seed, so that every drawing looks the same each time. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

const whole = (x: number): number => Math.trunc(x);
const fine = (x: number): number => Number(x.toFixed(1));

export const dots = (at: [number, number, number][], fill: string): string =>
  at.map(([x, y, r]) => C(x, y, r, fill)).join("");
export const flecks = (at: [number, number][], fill: string): string =>
  at.map(([x, y]) => E(x, y, 3, 2, fill)).join("");
export const leaves = (at: [number, number][], fill: string): string =>
  at.map(([x, y]) => E(x + 4, y, 5, 2.5, fill, `transform="rotate(-30 ${x} ${y})"`)).join("");
export const studs = (x: number, y: number, r: number, fill: string): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => C(fine(x + r * Math.cos((i * Math.PI) / 3)), fine(y + r * Math.sin((i * Math.PI) / 3)), 1.5, fill))
    .join("");

export function rays(x: number, y: number, stroke: string): string {
  let out = "";
  for (let i = 0; i < 12; i++) {
    const [cos, sin] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    const far = i % 2 ? 42 : 52;
    out += S(`M${fine(x + 30 * cos)} ${fine(y + 30 * sin)}L${fine(x + far * cos)} ${fine(y + far * sin)}`, stroke, 2);
  }
  return out;
}

/** An eye that glows. */
export const eye = (x: number, y: number, r: number, fill = "#ffd968"): string =>
  C(x, y, fine(r * 2.1), `${fill}44`) + C(x, y, r, fill);

/** Water up to the lower edge of a card. */
export const wave = (y: number, fill: string): string =>
  G(P(`M0 ${y}q12.5-9 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0V300H0Z`, fill));

/** Heather in the foreground of a card. */
export function heather(fill: string): string {
  const next = scatter(fill.length * 91 + fill.charCodeAt(2));
  let out = "";
  for (let i = 0; i < 11; i++) {
    const [x, high, lean] = [i * 20 + next() * 12 - 6, 10 + next() * 16, next() * 8 - 4];
    out += S(`M${whole(x)} 206q${whole(lean / 2)}-${whole(high / 2)} ${whole(lean)}-${whole(high)}`, "#2a1c3d", 1.6);
    for (let k = 0; k < 4; k++)
      out += E(fine(x + lean * (1 - k * 0.22) + (k % 2 ? 2.4 : -2.4)), fine(206 - high + k * 4), 2.2, 2.8, fill);
  }
  return out;
}

export interface Land {
  seed: number;
  /** Night, two halos of the moon, hills, and what lies before them. */
  sky: [string, string, string, string, string];
  moon: [number, number, number];
  glow?: string;
  water?: boolean;
  hills?: boolean;
  stars?: boolean;
  ground: string;
  heather?: string;
}

/** What lies behind a creature. */
export function land(of: Land): string {
  const [night, outer, inner, hills, front] = of.sky;
  const [x, y, r] = of.moon;
  const glow = of.glow ?? "#f7ecc9";
  let out = `<rect width="200" height="300" fill="${night}"/>`;
  out += G(C(x, y, r * 2.5, outer)) + C(x, y, r * 1.75, inner) + G(C(x, y, r, glow));
  if (of.stars !== false) {
    const next = scatter(of.seed);
    for (let i = 0; i < 12; i++) out += C(whole(next() * 200), whole(next() * 110), fine(0.5 + next() * 0.9), "#fff8");
  }
  if (of.hills !== false)
    out += G(P("M0 140C20 118 36 112 54 128 72 104 92 100 112 124 134 106 164 96 200 130V300H0Z", hills));
  if (of.water) {
    const glints = [166, 174, 183, 193].map((at, i) =>
      P(`M${x - 10 - i * 7} ${at}q${10 + i * 7}-4 ${20 + i * 14} 0q-${10 + i * 7} 4-${20 + i * 14} 0`, glow),
    );
    out += `${G(P("M0 158H200V300H0Z", front))}<g opacity=".55">${glints.join("")}</g>`;
  } else if (of.hills !== false) {
    out += G(P("M0 170C40 150 70 164 104 158 140 150 170 154 200 168V300H0Z", front));
  }
  if (of.heather || !of.water) out += G(P("M0 196C30 186 60 198 96 192 136 186 166 198 200 188V300H0Z", of.ground));
  return out;
}
