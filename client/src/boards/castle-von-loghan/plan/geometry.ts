// The floor plan: where rooms, corridors and doors lie, and how the plan is stretched to fill its box.

export interface Spot {
  x: number;
  y: number;
}

export interface Area extends Spot {
  w: number;
  h: number;
}

/** How the plan is stretched to fill a box, in pixels: places by their two scales, things on it by one, letters never too small. */
export interface Shape {
  sx: number;
  sy: number;
  /** Where the corner of the unstretched plan lies. */
  x: number;
  y: number;
  /** The size of doors, tokens and walls. */
  scale: number;
  letters: number;
}

/** What of the unstretched plan is shown: the walls, the ship, and what lies below. */
const EDGE = { left: 8, right: 790, top: 4, bottom: 718, below: 930 };
/** How far it may be stretched one way more than the other. */
const MOST = 1.7;
const LEAST = 12;

/** The shape for a box of so many pixels: all of it, unless that would pull the castle too far one way. */
export function shapeFor(width: number, height: number, lab: boolean): Shape {
  const [wide, high] = [EDGE.right - EDGE.left, (lab ? EDGE.below : EDGE.bottom) - EDGE.top];
  const sx = Math.min(width / wide, (height / high) * MOST);
  const sy = Math.min(height / high, (width / wide) * MOST);
  const scale = Math.min(1.1, Math.max(0.5, Math.sqrt(sx * sy)));
  return {
    sx,
    sy,
    x: (width - wide * sx) / 2 - EDGE.left * sx,
    y: (height - high * sy) / 2 - EDGE.top * sy,
    scale,
    letters: Math.max(LEAST, 17 * Math.min(1.05, scale * 1.05)),
  };
}

type Box = [x: number, y: number, w: number, h: number];

const AREAS: Record<string, Box> = {
  gatehouse: [270, 601, 140, 80],
  "guard-room": [40, 535, 140, 95],
  armoury: [40, 420, 140, 105],
  kitchen: [40, 300, 140, 110],
  pantry: [26, 205, 90, 85],
  "great-hall": [236, 375, 208, 170],
  "throne-room": [236, 235, 208, 130],
  chapel: [500, 375, 140, 170],
  "crypt-stair": [650, 375, 110, 80],
  library: [500, 235, 140, 130],
  study: [650, 245, 110, 110],
  greenhouse: [396, 70, 150, 110],
  observatory: [236, 60, 150, 120],
  watchtower: [126, 20, 100, 100],
  vault: [650, 465, 110, 90],
  "clock-chamber": [126, 130, 100, 160],
  "south-corridor": [190, 555, 300, 36],
  "west-corridor": [190, 300, 36, 225],
  "east-corridor": [454, 245, 36, 300],
  "north-gallery": [246, 190, 394, 35],
  "lift-lobby": [54, 756, 116, 150],
  "specimen-hall": [190, 756, 260, 70],
  generator: [190, 836, 260, 70],
  "cold-store": [470, 756, 270, 70],
  "archive-core": [470, 836, 270, 70],
};
export const LABORATORY: readonly string[] = ["lift-lobby", "specimen-hall", "generator", "cold-store", "archive-core"];
export const CORRIDORS: readonly string[] = ["south-corridor", "west-corridor", "east-corridor", "north-gallery"];
const GROUNDS: Spot = { x: 590, y: 662 };

/** Where each door is, and whether it stands upright in a wall between left and right. */
const DOORS: Record<string, [x: number, y: number, upright: boolean]> = {
  "gatehouse/south-corridor": [340, 596, false],
  "gatehouse/grounds": [340, 686, false],
  "guard-room/south-corridor": [185, 573, true],
  "guard-room/armoury": [110, 530, false],
  "armoury/west-corridor": [185, 470, true],
  "kitchen/west-corridor": [185, 350, true],
  "kitchen/grounds": [35, 355, true],
  "kitchen/pantry": [73, 295, false],
  "great-hall/south-corridor": [340, 550, false],
  "great-hall/west-corridor": [231, 450, true],
  "great-hall/east-corridor": [449, 450, true],
  "great-hall/throne-room": [340, 370, false],
  "throne-room/north-gallery": [340, 230, false],
  "throne-room/clock-chamber": [231, 264, true],
  "chapel/east-corridor": [495, 450, true],
  "chapel/grounds": [570, 550, false],
  "chapel/crypt-stair": [645, 415, true],
  "crypt-stair/vault": [705, 460, false],
  "library/east-corridor": [495, 300, true],
  "library/north-gallery": [560, 230, false],
  "library/study": [645, 300, true],
  "greenhouse/north-gallery": [470, 185, false],
  "greenhouse/grounds": [470, 65, false],
  "observatory/north-gallery": [310, 185, false],
  "observatory/watchtower": [231, 84, true],
  "watchtower/grounds": [121, 70, true],
  "observatory/clock-chamber": [231, 155, true],
  "pantry/lift-lobby": [46, 222, true],
  "study/lift-lobby": [740, 262, true],
  "specimen-hall/lift-lobby": [180, 791, true],
  "generator/lift-lobby": [180, 871, true],
  "specimen-hall/cold-store": [460, 791, true],
  "generator/archive-core": [460, 871, true],
  "cold-store/archive-core": [605, 831, false],
};
const LIFTS = new Set(["pantry/lift-lobby", "study/lift-lobby"]);

export interface DoorSpot extends Spot {
  upright: boolean;
  lift: boolean;
  /** No wall between the two is drawn: the door is a line from one to the other. */
  far: boolean;
}

export class Layout {
  readonly shape: Shape;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly lab: boolean,
  ) {
    this.shape = shapeFor(width, height, lab);
  }

  at(x: number, y: number): Spot {
    const { sx, sy, x: left, y: top } = this.shape;
    return { x: left + x * sx, y: top + y * sy };
  }

  area(place: string): Area | null {
    const box = AREAS[place];
    if (!box) return null;
    const [x, y, w, h] = box;
    return { ...this.at(x, y), w: w * this.shape.sx, h: h * this.shape.sy };
  }

  /** What is drawn of the castle, without or with what lies under it. */
  places(): string[] {
    return Object.keys(AREAS).filter((place) => this.lab || !LABORATORY.includes(place));
  }

  middle(place: string): Spot {
    const area = this.area(place);
    return area ? { x: area.x + area.w / 2, y: area.y + area.h / 2 } : this.at(GROUNDS.x, GROUNDS.y);
  }

  /** Where the group stands in a place. */
  standing(place: string): Spot {
    const area = this.area(place);
    if (!area) return this.at(GROUNDS.x, GROUNDS.y);
    if (CORRIDORS.includes(place)) return this.middle(place);
    const { scale } = this.shape;
    return { x: area.x + area.w - 19 * scale, y: area.y + area.h - 15 * scale };
  }

  door(one: string, other: string): DoorSpot {
    const key = DOORS[`${one}/${other}`] ? `${one}/${other}` : `${other}/${one}`;
    const known = DOORS[key];
    if (known) return { ...this.at(known[0], known[1]), upright: known[2], lift: LIFTS.has(key), far: false };
    const [a, b] = [this.middle(one), this.middle(other)];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, upright: false, lift: false, far: true };
  }
}

/** How wide a letter is, of its height. */
const LETTER = 0.53;

/** The size of letters with which all lines fit into a width. */
export const fitting = (some: string[], width: number, letters: number): number =>
  Math.max(LEAST, Math.min(letters, width / (LETTER * Math.max(1, ...some.map((line) => line.length)))));

const VOWELS = "aeiouyàâäéèêëîïôöùûüœ";
const isVowel = (letter: string | undefined): boolean => VOWELS.includes(letter?.toLowerCase() ?? " ");

/** A word cut where a syllable begins, as far to the right as it fits; whole where there is no such place. */
export function hyphened(word: string, most: number): string[] {
  if (word.length <= most) return [word];
  for (let at = Math.min(most - 1, word.length - 3); at >= 3; at--) {
    const cut = word[at] === "h" && !isVowel(word[at - 1]) ? at - 1 : at;
    if (!isVowel(word[cut]) && isVowel(word[at + 1]) && !isVowel(word[at]) && cut >= 3)
      return [`${word.slice(0, cut)}-`, ...hyphened(word.slice(cut), most)];
  }
  return [word];
}

/** A name in lines that fit into a width. */
export function lines(name: string, width: number, letters: number): string[] {
  const most = Math.floor(width / (letters * LETTER));
  if (name.length <= most) return [name];
  // a word is cut only where letters as small as may be would not help
  const cut = Math.floor(width / (LEAST * LETTER));
  const words = name.split(/(?<=[ -])/).flatMap((word) => hyphened(word, cut));
  const out = [""];
  for (const word of words) {
    const last = out[out.length - 1] as string;
    if (last && (last.endsWith("-") || (last + word.trim()).length > most)) out.push(word);
    else out[out.length - 1] = last + word;
  }
  return out.map((line) => line.trim());
}

/** The points of a way: from where one stands, through the doors and the middles of what lies between, to where one will stand. */
export function pointsOf(way: string[], layout: Layout): Spot[] {
  const points: Spot[] = [layout.standing(way[0] as string)];
  way.forEach((place, index) => {
    const next = way[index + 1];
    if (index > 0 && next) points.push(layout.middle(place));
    if (next) {
      const door = layout.door(place, next);
      points.push({ x: door.x, y: door.y });
    }
  });
  points.push(layout.standing(way[way.length - 1] as string));
  return points;
}
