// Strokes the pictures of this game are made of. All text, so that pictures can be told and tested without a page.
export const P = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
export const S = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
export const C = (x: number, y: number, r: number, fill: string, more = ""): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`;
export const E = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more && ` ${more}`}/>`;
export const G = (transform: string, inner: string): string => `<g transform="${transform}">${inner}</g>`;
/** The same again, mirrored at a line down the middle of a picture 190 wide. */
export const both = (inner: string): string => inner + G("translate(190 0) scale(-1 1)", inner);
/** Eyes that glow in the dark. */
export const eyes = (x: number, gap: number, y: number, r: number, light: string, core = "#fffbe6"): string =>
  [x - gap / 2, x + gap / 2].map((at) => C(at, y, r * 2.2, light, 'opacity=".32"') + C(at, y, r, light) + C(at, y, r * 0.45, core)).join("");

const stops = (id: string, kind: "linear" | "radial", box: string, ...some: [number, string, number?][]): string =>
  `<${kind}Gradient id="cv-${id}" ${box}>${some.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`).join("")}</${kind}Gradient>`;

const ACROSS = 'x1="0" y1="0" x2="1" y2="1"';
const DOWN = 'x1="0" y1="0" x2="0" y2="1"';
const two = (id: string, light: string, dark: string): string => stops(id, "linear", ACROSS, [0, light], [1, dark]);
const night = (id: string, middle: string, low: string): string => stops(id, "linear", DOWN, [0, "#0d161b"], [0.6, middle], [1, low]);
const haze = (id: string, colour: string): string => stops(id, "radial", 'cx=".5" cy=".42" r=".55"', [0, colour, 0.55], [1, colour, 0]);

/** Paints by name; a picture says `url(#cv-bone)`. */
export const PAINTS =
  two("bone", "#f4efdc", "#a9a68c") + stops("rust", "linear", ACROSS, [0, "#d98b52"], [0.5, "#9a5430"], [1, "#4e2a1b"]) + two("cloak", "#55705e", "#17241f") +
  stops("steel", "linear", 'x1="0" y1="0" x2="1" y2="0"', [0, "#eaf4f5"], [1, "#72868d"]) + two("iron", "#8fa3ad", "#2c3a42") + two("ash", "#a8a49c", "#3a3734") +
  two("bark", "#8a6a44", "#33231a") + two("leaf", "#7ba45c", "#2c4a2c") + two("mud", "#8b6b4a", "#352519") + two("ice", "#e2f6ff", "#5a94b8") + two("glass", "#d6f1ff", "#4a7fa8") +
  two("robe", "#7c5a8e", "#2a1c38") + two("blood", "#c0453d", "#3a0e14") + two("sand", "#e6c48a", "#7d5a30") + two("scale", "#b24a38", "#3c1216") + two("moss", "#8a9a5a", "#38452a") +
  two("brass", "#f0cc74", "#7a5418") + two("pale", "#f4f1ea", "#9aa3a6") + two("shade", "#6b8f8a", "#12201f") + two("stone", "#9aa6a8", "#3c474b") + two("chitin", "#8a5a78", "#2c1628") +
  stops("orb", "radial", 'cx=".35" cy=".3" r=".8"', [0, "#fff7d8"], [0.4, "#f0c050"], [1, "#8a5a12"]) +
  stops("fire", "radial", 'cx=".5" cy=".5" r=".5"', [0, "#ffe6a0", 0.95], [0.35, "#ff9d3c", 0.55], [1, "#ff7a1c", 0]) +
  stops("chill", "radial", 'cx=".5" cy=".5" r=".5"', [0, "#eafcff", 0.9], [0.4, "#7fe3ea", 0.5], [1, "#3fa9b5", 0]) +
  night("niche-green", "#1d3a36", "#2f5a44") + night("niche-blue", "#1b3048", "#2c5274") + night("niche-red", "#3a1f22", "#6a3230") + night("niche-violet", "#2c2144", "#543a74") +
  haze("haze-green", "#9fe6c0") + haze("haze-blue", "#9fd0f6") + haze("haze-red", "#ffb09a") + haze("haze-violet", "#d6b0ff"); // prettier-ignore

const HAZE: Record<string, string> = { green: "#9fe6c0", blue: "#9fd0f6", red: "#ffb09a", violet: "#d6b0ff" };
const TWIGS: Record<string, string> = { green: "#0f211b", blue: "#0d1a28", red: "#210d0e", violet: "#170f26" };

/** The niche somebody stands in, tinted by colour; a colour that a pack has made up is not repeated. */
export function niche(named: string, inner: string): string {
  const colour = Object.hasOwn(HAZE, named) ? named : "green";
  return (
    `<rect width="190" height="250" fill="#0c1317"/>` +
    P("M10 250V104C10 56 56 28 95 4c39 24 85 52 85 100v146Z", `url(#cv-niche-${colour})`, 'stroke="#4b5d65" stroke-width="3"') +
    S("M22 250V108c0-40 38-64 73-86 35 22 73 46 73 86v142", HAZE[colour] ?? "#7fe3ea", 0.8, 'opacity=".45"') +
    E(95, 110, 85, 105, `url(#cv-haze-${colour})`) +
    S("M30 250q-4-60 8-110M38 190l-12-16M36 170l12-14M160 250q6-50-6-96M156 200l12-12", TWIGS[colour] ?? "#0f211b", 4) +
    E(95, 240, 72, 12, "#06090a", 'opacity=".7"') +
    inner +
    P("M0 250v-14q24-8 48-2t50-2 50 2 42-2v18Z", HAZE[colour] ?? "#9fe6c0", 'opacity=".13"')
  );
}
