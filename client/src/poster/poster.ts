// The picture that one shares after a game, of the game's own world: a front page, a ballad sheet, a film poster, a last page, a case file.

export const SIZE = { width: 480, height: 640 };
const MARGIN = 26;
const ROOM = SIZE.width - 2 * MARGIN;

/** How a world prints. */
interface Print {
  paper: string;
  ink: string;
  accent: string;
  face: string;
  /** Whether the headline stands over the picture or under it. */
  over: boolean;
  edge: "rules" | "frame" | "holes" | "none";
}

const SERIF = "Fraunces, Georgia, serif";
const PRINTS: Record<string, Print> = {
  "loch-ness": { paper: "#f3ead3", ink: "#1f2328", accent: "#2f6f73", face: SERIF, over: true, edge: "rules" },
  "loch-lomond": { paper: "#ece0c4", ink: "#3a2550", accent: "#6d4b86", face: SERIF, over: true, edge: "frame" },
  moongha: {
    paper: "#1b1916",
    ink: "#f7ecd0",
    accent: "#ff6a4d",
    face: "Impact, system-ui, sans-serif",
    over: false,
    edge: "none",
  },
  merlouf: { paper: "#f6ead0", ink: "#3d2413", accent: "#a35a1f", face: SERIF, over: false, edge: "frame" },
  "castle-von-loghan": {
    paper: "#d9cba3",
    ink: "#23303a",
    accent: "#8f2d22",
    face: "Courier New, monospace",
    over: false,
    edge: "holes",
  },
};
const ANY: Print = { paper: "#fffaf0", ink: "#1f2328", accent: "#b5482f", face: SERIF, over: true, edge: "rules" };

export interface Score {
  name: string;
  points: string;
  /** The colour of the seat, and the path of its shape in a square of 24. */
  colour: string;
  shape: string;
}

export interface Story {
  game: string;
  head: string;
  headline: string;
  scores: Score[];
  /** The drawing of the cover, 640 by 400, and what it uses of the page it lies on. */
  cover: string;
  used?: string;
  /** The last line: the name of the game and the day. */
  foot: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? "");

/** What covers want of the house: the shadows of cut paper, and letters. */
const SHADES =
  ".ly1{filter:drop-shadow(0 -1px 1.8px rgba(12,16,24,.2))}.ly2{filter:drop-shadow(0 2px 4px rgba(8,10,16,.42))}";

/** The ids of what a drawing uses and does not bring itself. */
export const missing = (drawing: string): string[] =>
  [...new Set([...drawing.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id as string))].filter(
    (id) => !drawing.includes(`id="${id}"`),
  );

/** How wide a letter is at most, on average, as a part of its height. */
const LETTER = 0.6;
const fits = (text: string, size: number): boolean => text.length * size * LETTER <= ROOM;

/** Words in lines that fit at this size. */
export function wrapped(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && fits(line, size)) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** The largest size at which a text takes no more than so many lines and none is too long. */
export function sizeFor(text: string, most: number, lines: number): number {
  const good = (size: number): boolean => {
    const some = wrapped(text, size);
    return some.length <= lines && some.every((line) => fits(line, size));
  };
  let size = most;
  while (size > 11 && !good(size)) size -= 1;
  return size;
}

function written(text: string, y: number, size: number, print: Print, fill: string, weight = 700): string {
  return wrapped(text, size)
    .map(
      (line, index) =>
        `<text x="${SIZE.width / 2}" y="${y + index * size * 1.1}" font-family="${print.face}" font-size="${size}" font-weight="${weight}" text-anchor="middle" fill="${fill}">${escaped(line)}</text>`,
    )
    .join("");
}

/** The result, two seats to a row; long names are cut. */
function results(scores: Score[], y: number, print: Print): string {
  const wide = ROOM / 2;
  return scores
    .map(({ name, points, colour, shape }, index) => {
      const x = MARGIN + (index % 2) * wide;
      const line = y + Math.floor(index / 2) * 27;
      const short = name.length > 14 ? `${name.slice(0, 13)}…` : name;
      return `<g transform="translate(${x + 4} ${line - 16}) scale(.8)" fill="${colour}">${shape}</g><text x="${x + 30}" y="${line}" font-family="system-ui, sans-serif" font-size="17" fill="${print.ink}">${escaped(short)} <tspan font-weight="700">${escaped(points)}</tspan></text>`;
    })
    .join("");
}

function edges({ edge, ink, accent }: Print, y: number): string {
  const rule = (at: number, thick: number): string =>
    `<path d="M${MARGIN} ${at}H${SIZE.width - MARGIN}" stroke="${ink}" stroke-width="${thick}"/>`;
  if (edge === "rules") return rule(y, 3) + rule(y + 5, 1);
  if (edge === "frame")
    return `<rect x="10" y="10" width="${SIZE.width - 20}" height="${SIZE.height - 20}" rx="8" fill="none" stroke="${accent}" stroke-width="2.5"/><rect x="15" y="15" width="${SIZE.width - 30}" height="${SIZE.height - 30}" rx="5" fill="none" stroke="${accent}" stroke-width="1"/>`;
  if (edge === "holes")
    return `${[120, 320, 520].map((at) => `<circle cx="11" cy="${at}" r="6" fill="#fffaf0" stroke="${ink}" stroke-opacity=".4"/>`).join("")}${rule(y, 1.5)}`;
  return "";
}

/** The whole picture, as a file that needs nothing else. */
export function poster(story: Story): string {
  const print = PRINTS[story.game] ?? ANY;
  const head = sizeFor(story.head, 30, 1);
  const title = sizeFor(story.headline, 38, 2);
  const lines = wrapped(story.headline, title).length;
  const top = 62;
  const picture = print.over ? top + 26 + lines * title * 1.1 + 6 : top + 22;
  const under = picture + 268;
  const headline = print.over ? top + 12 + title : under + title + 6;
  const scores = (print.over ? under : headline + (lines - 1) * title * 1.1) + 38;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${2 * SIZE.width}" height="${2 * SIZE.height}">`,
    `<style>${SHADES}</style><defs>${story.used ?? ""}</defs>`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${print.paper}"/>`,
    edges(print, top - 8 + (print.over ? 6 : 4)),
    written(story.head, top - 14, head, print, print.over ? print.ink : print.accent),
    written(story.headline, headline, title, print, print.over ? print.ink : print.accent, 800),
    `<svg x="${MARGIN}" y="${picture}" width="${ROOM}" height="268" viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice">${story.cover}</svg>`,
    results(story.scores, scores, print),
    `<text x="${SIZE.width / 2}" y="${SIZE.height - 24}" font-family="system-ui, sans-serif" font-size="14" text-anchor="middle" fill="${print.ink}" fill-opacity=".75">${escaped(story.foot)}</text>`,
    "</svg>",
  ].join("");
}

/** The same as a PNG: what chats and albums take. */
export async function painted(drawing: string): Promise<Blob> {
  const image = new Image();
  image.src = source(drawing);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * SIZE.width, 2 * SIZE.height];
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the picture could not be painted"))), "image/png"),
  );
}

/** Where an image finds it. */
export const source = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`;
