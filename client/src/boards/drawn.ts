// A cover for a game that brings none: hills at dusk in colours of its own, the same each time.

/** Numbers from 0 to 1 that depend on a text only. */
function chances(text: string): () => number {
  let state = [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
  };
}

const hueOf = (key: string): number => Math.floor(chances(key)() * 360);

/** A colour of its own, dark enough for pale letters. */
export const colourFor = (key: string): string => `hsl(${hueOf(key)} 45% 26%)`;

/** A ridge across the picture, around a height. */
function ridge(height: number, rough: number, next: () => number): string {
  const tops = Array.from({ length: 7 }, (_, place) => `${place * 120 - 40} ${Math.round(height - rough * next())}`);
  return `M-40 420V${height}L${tops.join("L")}L760 ${height}V420Z`;
}

export function draw(key: string): string {
  const next = chances(key);
  const hue = Math.floor(next() * 360);
  const sun = { x: Math.round(120 + 400 * next()), y: Math.round(80 + 50 * next()) };
  const sky = `<rect width="640" height="400" fill="hsl(${(hue + 30) % 360} 45% 84%)"/>`;
  const glow = `<circle cx="${sun.x}" cy="${sun.y}" r="70" fill="#fff6de" opacity=".5"/><circle cx="${sun.x}" cy="${sun.y}" r="46" fill="#fffbee"/>`;
  const hills = [70, 56, 42, 28].map(
    (light, row) =>
      `<path class="ly1" fill="hsl(${hue} 30% ${light}%)" stroke-linejoin="round" d="${ridge(210 + 52 * row, 90 - 18 * row, next)}"/>`,
  );
  return `<svg viewBox="0 0 640 400">${sky}${glow}${hills.join("")}<use href="#mark" x="400" y="216" width="150" height="150"/></svg>`;
}
