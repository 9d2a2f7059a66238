// Pencil and scissors: shapes as text, for drawings that never change.
export const INK = "#1c110b";
export const BARE = 'stroke="none"';
export const SKIN = "#f2c79c";

export const R = (x: number, y: number, wide: number, high: number, fill: string, round = 2, more = ""): string =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="${round}" fill="${fill}" ${more}/>`;
export const C = (x: number, y: number, radius: number, fill: string, more = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
export const E = (x: number, y: number, wide: number, high: number, fill: string, more = ""): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${fill}" ${more}/>`;
export const P = (d: string, fill = "none", more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
/** A line drawn with a round pen. */
export const L = (d: string, stroke = INK, width = 1.6): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
/** A group, moved. */
export const G = (drawn: string, transform: string): string => `<g transform="${transform}">${drawn}</g>`;
/** A group whose shapes have an outline. */
export const INKED = (drawn: string, width = 1.5): string =>
  `<g stroke="${INK}" stroke-width="${width}" stroke-linejoin="round">${drawn}</g>`;

export const symbol = (id: string, box: string, drawn: string): string =>
  `<symbol id="merlouf-${id}" viewBox="${box}" overflow="visible">${drawn}</symbol>`;
