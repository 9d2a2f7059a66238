// The floor plan: where rooms, corridors and doors lie, and how the plan is stretched to fit a wide or a narrow page.

export interface Spot {
  x: number;
  y: number;
}

export interface Area extends Spot {
  w: number;
  h: number;
}

export interface Shape {
  sx: number;
  sy: number;
  /** Sizes of letters and tokens, for the smaller page they are larger on the plan. */
  letters: number;
}

export const WIDE: Shape = { sx: 1, sy: 1, letters: 17 };
export const TALL: Shape = { sx: 0.76, sy: 1.16, letters: 18.5 };
const WIDTH = 800;
const CASTLE = 720;
const BELOW = 934;

type Box = [x: number, y: number, w: number, h: number];

const AREAS: Record<string, Box> = {
  gatehouse: [270, 601, 140, 80], "guard-room": [40, 535, 140, 95], armoury: [40, 420, 140, 105], kitchen: [40, 300, 140, 110],
  pantry: [26, 205, 90, 85], "great-hall": [236, 375, 208, 170], "throne-room": [236, 235, 208, 130], chapel: [500, 375, 140, 170],
  "crypt-stair": [650, 375, 110, 80], library: [500, 235, 140, 130], study: [650, 245, 110, 110], greenhouse: [396, 70, 150, 110],
  observatory: [236, 60, 150, 120], watchtower: [126, 20, 100, 100], vault: [650, 465, 110, 90], "clock-chamber": [126, 130, 100, 160],
  "south-corridor": [190, 555, 300, 36], "west-corridor": [190, 300, 36, 225], "east-corridor": [454, 245, 36, 300], "north-gallery": [246, 190, 394, 35],
  "lift-lobby": [54, 756, 116, 150], "specimen-hall": [190, 756, 260, 70], generator: [190, 836, 260, 70], "cold-store": [470, 756, 270, 70], "archive-core": [470, 836, 270, 70],
};
export const LABORATORY: readonly string[] = ["lift-lobby", "specimen-hall", "generator", "cold-store", "archive-core"];
export const CORRIDORS: readonly string[] = ["south-corridor", "west-corridor", "east-corridor", "north-gallery"];
const GROUNDS: Spot = { x: 590, y: 662 };

/** Where each door is, and whether it stands upright in a wall between left and right. */
const DOORS: Record<string, [x: number, y: number, upright: boolean]> = {
  "gatehouse/south-corridor": [340, 596, false], "gatehouse/grounds": [340, 686, false], "guard-room/south-corridor": [185, 573, true],
  "guard-room/armoury": [110, 530, false], "armoury/west-corridor": [185, 470, true], "kitchen/west-corridor": [185, 350, true],
  "kitchen/grounds": [35, 355, true], "kitchen/pantry": [73, 295, false], "great-hall/south-corridor": [340, 550, false],
  "great-hall/west-corridor": [231, 450, true], "great-hall/east-corridor": [449, 450, true], "great-hall/throne-room": [340, 370, false],
  "throne-room/north-gallery": [340, 230, false], "throne-room/clock-chamber": [231, 264, true], "chapel/east-corridor": [495, 450, true],
  "chapel/grounds": [570, 550, false], "chapel/crypt-stair": [645, 415, true], "crypt-stair/vault": [705, 460, false],
  "library/east-corridor": [495, 300, true], "library/north-gallery": [560, 230, false], "library/study": [645, 300, true],
  "greenhouse/north-gallery": [470, 185, false], "greenhouse/grounds": [470, 65, false], "observatory/north-gallery": [310, 185, false],
  "observatory/watchtower": [231, 84, true], "watchtower/grounds": [121, 70, true], "observatory/clock-chamber": [231, 155, true],
  "pantry/lift-lobby": [46, 222, true], "study/lift-lobby": [740, 262, true], "specimen-hall/lift-lobby": [180, 791, true],
  "generator/lift-lobby": [180, 871, true], "specimen-hall/cold-store": [460, 791, true], "generator/archive-core": [460, 871, true],
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
  readonly width: number;
  readonly height: number;

  constructor(
    readonly shape: Shape,
    readonly lab: boolean,
  ) {
    this.width = WIDTH * shape.sx;
    this.height = (lab ? BELOW : CASTLE) * shape.sy;
  }

  at(x: number, y: number): Spot {
    return { x: x * this.shape.sx, y: y * this.shape.sy };
  }

  area(place: string): Area | null {
    const box = AREAS[place];
    if (!box) return null;
    const [x, y, w, h] = box;
    return { x: x * this.shape.sx, y: y * this.shape.sy, w: w * this.shape.sx, h: h * this.shape.sy };
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
    return { x: area.x + area.w - 19, y: area.y + area.h - 15 };
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
export const fitting = (some: string[], width: number, letters: number): number => Math.min(letters, width / (LETTER * Math.max(1, ...some.map((line) => line.length))));

/** A name in lines that fit into a width. */
export function lines(name: string, width: number, letters: number): string[] {
  const fits = (text: string): boolean => text.length * letters * LETTER <= width;
  if (fits(name) || !/[ ’-]/.test(name)) return [name];
  const words = name.split(/(?<=[ -])/);
  const out = [""];
  for (const word of words) {
    const last = out[out.length - 1] as string;
    if (last && !fits(last + word.trim())) out.push(word);
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
