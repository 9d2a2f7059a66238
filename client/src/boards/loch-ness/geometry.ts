// The shape of the board: a shoreline, what lies along it, and where everything stands. Nothing here knows the game.

export interface Point {
  x: number;
  y: number;
}

export interface Shape {
  id: string;
  width: number;
  height: number;
  /** Half the length of the loch, half its breadth, and how square its corners are. */
  rx: number;
  ry: number;
  corner: number;
  /** Everything that lies in the water, scaled. */
  scale: number;
  /** Camera spots: half the way between the two in front, how far ashore these and the one behind lie, their radius. */
  aside: number;
  front: number;
  back: number;
  radius: number;
  /** How far ashore groups lie evenly apart, and how much the spaces before them do so in the water. */
  even: number;
  spread: number;
  /** How wide a river is, as a part of a group, and where the first one flows into the loch. */
  river: number;
  begin: number;
  hills: number;
  camera: number;
  nessie: number;
  text: number;
  small: number;
  tree: number;
  cards: number;
  /** Half the height of what lies within the spaces, and how wide something may be that is said there. */
  open: number;
  said: number;
  /** How far above the middle the cards lie, so that what is said under them covers no space; and whether there is room for a word over them. */
  lift: number;
  captioned: boolean;
  bridges: number[];
  things: { kind: "castle" | "cottage" | "sheep" | "boat"; x: number; y: number; scale: number }[];
  mist: { x: number; y: number; rx: number; ry: number; opacity: number }[];
}

interface Scenery {
  corner: number;
  begin: number;
  spread: number;
  /** In hundredths of the board. */
  things: Shape["things"];
  mist: Shape["mist"];
}

const ACROSS: Scenery = {
  corner: 2.7,
  begin: 0.634,
  spread: 0,
  things: [
    { kind: "castle", x: 96, y: 53, scale: 0.95 },
    { kind: "cottage", x: 4, y: 12, scale: 0.8 },
    { kind: "boat", x: 32, y: 43, scale: 0.9 },
    { kind: "sheep", x: 93, y: 8, scale: 0.9 },
    { kind: "sheep", x: 96, y: 10, scale: 0.75 },
    { kind: "cottage", x: 95, y: 94, scale: 0.8 },
    { kind: "sheep", x: 4, y: 93, scale: 0.8 },
  ],
  mist: [
    { x: 4, y: 26, rx: 13, ry: 2.4, opacity: 0.34 },
    { x: 97, y: 77, rx: 10, ry: 2.4, opacity: 0.3 },
    { x: 36, y: 99, rx: 26, ry: 1.7, opacity: 0.28 },
    { x: 52, y: 1, rx: 22, ry: 1.7, opacity: 0.34 },
    { x: 56, y: 36, rx: 16, ry: 1.4, opacity: 0.16 },
  ],
};

const UPRIGHT: Scenery = {
  corner: 4.2,
  begin: 0.607,
  spread: 0.55,
  things: [
    { kind: "castle", x: 93, y: 5.5, scale: 1 },
    { kind: "cottage", x: 6.5, y: 6, scale: 1 },
    { kind: "boat", x: 58, y: 31, scale: 1.2 },
    { kind: "sheep", x: 5, y: 96, scale: 1.2 },
    { kind: "sheep", x: 10, y: 97.5, scale: 1 },
    { kind: "cottage", x: 94, y: 97, scale: 0.95 },
  ],
  mist: [
    { x: 5, y: 19, rx: 15, ry: 1.7, opacity: 0.3 },
    { x: 93, y: 83, rx: 15, ry: 1.7, opacity: 0.26 },
    { x: 50, y: 99, rx: 40, ry: 1.5, opacity: 0.3 },
    { x: 50, y: 1, rx: 33, ry: 1.3, opacity: 0.3 },
  ],
};

/** The sign of a sector: its letter on a ribbon. */
export const SIGN = {
  text: (shape: Shape): number => Math.max(12.5, 15 * shape.scale),
  half: (shape: Shape): number => Math.max(9.5, 11.5 * shape.scale),
};
export const LETTERS = "ABCDEF";

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** The shape of a loch that fills a box of so many pixels: the shore follows the box, things in pixels stay large enough to be read. */
/** How far under the middle of the cards something may be said, and how high that is. */
export const UNDER = 48;
const SAID = 44;

export function shapeFor(width: number, height: number): Shape {
  const upright = height > width;
  const { corner, begin, spread, things, mist } = upright ? UPRIGHT : ACROSS;
  const scale = clamp(0.74, Math.sqrt(width * height) / 745, 1.5);
  const [front, back] = [27 * scale, 64 * scale];
  const radius = Math.max(12, 15.5 * scale);
  const shore = back + radius + 5;
  const [rx, ry] = [(width / 2 - shore) / 1.035, (height / 2 - shore) / 1.035];
  const open = { width: rx - 74 * scale, height: ry - 72 * scale };
  const cards = clamp(0.6, Math.min(1.12 * scale, open.width / 92, open.height / 78), 1.4);
  const lift = Math.max(12 * cards, UNDER * cards + SAID - open.height);
  return {
    id: upright ? "tall" : "wide",
    width,
    height,
    rx,
    ry,
    corner,
    scale,
    aside: Math.max(13, 21.5 * scale),
    front,
    back,
    radius,
    even: (upright ? 25 : 12) * scale,
    spread,
    river: 0.2,
    begin,
    hills: 92 * scale,
    camera: Math.max(0.82, 1.02 * scale),
    nessie: Math.max(0.5, 0.66 * scale),
    text: Math.max(13, 16 * scale),
    small: Math.max(12, 12.5 * scale),
    tree: clamp(0.7, scale, 1.2),
    cards,
    open: open.height,
    said: Math.min(2 * open.width, scale < 0.9 ? 150 : 420),
    lift,
    captioned: lift + 44 * cards + 14 <= open.height,
    bridges: [96, 96, 104, 96, 96, 96].map((far) => far * scale),
    things: things.map((thing) => ({
      ...thing,
      x: (thing.x * width) / 100,
      y: (thing.y * height) / 100,
      scale: thing.scale * clamp(0.6, scale, 1.2),
    })),
    mist: mist.map((one) => ({
      ...one,
      x: (one.x * width) / 100,
      y: (one.y * height) / 100,
      rx: (one.rx * width) / 100,
      ry: (one.ry * height) / 100,
    })),
  };
}

export interface Group {
  index: number;
  sector: number;
  /** Where the space lies in the water, where Nessie comes up there, and where a word about it stands. */
  space: Point;
  nessie: Point;
  aside: Point;
  /** Which way she looks there: 1 to the right, -1 to the left. */
  facing: number;
  /** Two in front, one behind. */
  spots: [Point, Point, Point];
  /** What can be touched for each of them. */
  cells: [string, string, string];
  mound: string;
  foam: string;
}

export interface Layer {
  path: string;
  trees: { x: number; y: number; scale: number }[];
}

export interface Sector {
  index: number;
  layers: Layer[];
  groups: number[];
  /** What lights up when this sector counts. */
  light: string;
  /** Where its letter stands: ashore, clear of every spot and whatever may stand on it. */
  sign: Point;
}

export interface River {
  thread: string;
  bridge: { x: number; y: number; turn: number };
}

export interface Layout {
  shape: Shape;
  groups: Group[];
  sectors: Sector[];
  rivers: River[];
  water: string;
  deeps: string[];
  waves: { x: number; y: number; opacity: number }[];
  lane: string;
}

const STEPS = 1440;

/** The same numbers on every screen, so that a tree stays where it grew. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const text = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
const line = (points: Point[]): string => points.map((point, index) => (index ? "L" : "M") + text(point)).join("");
const closed = (points: Point[]): string => `${line(points)}Z`;
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A closed curve one can walk along: `at(part of the way round, how far ashore, how far aside)`. */
export class Shoreline {
  private points: Point[] = [];
  private lengths: number[] = [0];
  readonly length: number;

  /** With `inward` the loch is so much narrower and shorter. */
  constructor(shape: Shape, inward = 0) {
    const power = 2 / shape.corner;
    for (const step of range(STEPS)) {
      const turn = (step / STEPS) * 2 * Math.PI;
      const c = Math.cos(turn);
      const s = Math.sin(turn);
      const wave = 1 + 0.016 * Math.sin(2 * turn + 0.7) + 0.014 * Math.sin(3 * turn + 1.9);
      this.points.push({
        x: shape.width / 2 + Math.sign(c) * Math.abs(c) ** power * (shape.rx - inward) * wave,
        y: shape.height / 2 + Math.sign(s) * Math.abs(s) ** power * (shape.ry - inward) * wave,
      });
    }
    for (const step of range(STEPS)) {
      const from = this.points[step]!;
      const to = this.points[(step + 1) % STEPS]!;
      this.lengths.push(this.lengths[step]! + Math.hypot(to.x - from.x, to.y - from.y));
    }
    this.length = this.lengths[STEPS]!;
  }

  private on(part: number): Point {
    const way = (((part % 1) + 1) % 1) * this.length;
    let low = 0;
    let high = STEPS;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.lengths[middle]! <= way) low = middle;
      else high = middle;
    }
    const share = (way - this.lengths[low]!) / (this.lengths[high]! - this.lengths[low]!);
    const from = this.points[low]!;
    const to = this.points[high % STEPS]!;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  }

  /** The direction along the shore, clockwise. */
  along(part: number): Point {
    const from = this.on(part - 0.012);
    const to = this.on(part + 0.012);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  }

  at(part: number, ashore: number, aside = 0): Point {
    const point = this.on(part);
    const along = this.along(part);
    return { x: point.x + along.y * ashore + along.x * aside, y: point.y - along.x * ashore + along.y * aside };
  }
}

/** The way round measured so far ashore: which part of the shoreline belongs to a part of that longer way. */
function evenly(shore: Shoreline, ashore: number): (part: number) => number {
  const lengths = [0];
  for (const step of range(480)) {
    const from = shore.at(step / 480, ashore);
    const to = shore.at((step + 1) / 480, ashore);
    lengths.push(lengths[step]! + Math.hypot(to.x - from.x, to.y - from.y));
  }
  const whole = lengths[480]!;
  return (part) => {
    const laps = Math.floor(part);
    const way = (part - laps) * whole;
    const step = Math.max(0, lengths.findIndex((length) => length > way) - 1);
    return laps + (step + (way - lengths[step]!) / (lengths[step + 1]! - lengths[step]!)) / 480;
  };
}

/** So far from a point towards the middle line of the loch. */
function inward(from: Point, shape: Shape, far: number): Point {
  const middle = { x: shape.width / 2, y: shape.height / 2 };
  const long = shape.rx - shape.ry;
  const near = (value: number, about: number, room: number): number => clamp(about - room, value, about + room);
  const to = { x: near(from.x, middle.x, Math.max(0, long)), y: near(from.y, middle.y, Math.max(0, -long)) };
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * far, y: from.y + ((to.y - from.y) / length) * far };
}

const DEPTHS = [22, 66, 92];
const meander = (river: number, ashore: number): number =>
  Math.sin(ashore / 34 + river * 1.7) * Math.min(11, ashore * 0.13);

/** Lay out the board for sectors of so many groups each, clockwise. */
export function layOut(shape: Shape, sizes: number[]): Layout {
  const shore = new Shoreline(shape);
  const scale = shape.scale;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const units = total + sizes.length * shape.river;
  const lane = -46 * scale;
  const even = evenly(shore, shape.even);
  const spans: { from: number; to: number; groups: number[] }[] = [];
  const places: { part: number; water: number; sector: number }[] = [];
  const lapping = evenly(shore, lane);
  let position = shape.river / 2;
  sizes.forEach((size, sector) => {
    const from = position - shape.river / 2;
    const groups: number[] = [];
    for (const _ of range(size)) {
      groups.push(places.length);
      const way = (position + 0.5) / units + shape.begin;
      places.push({ part: even(way), water: even(way) * (1 - shape.spread) + lapping(way) * shape.spread, sector });
      position += 1;
    }
    position += shape.river;
    spans.push({
      from: even(from / units + shape.begin),
      to: even((position - shape.river / 2) / units + shape.begin),
      groups,
    });
  });

  const ring = (shore: Shoreline, ashore: number, wobble: number): string =>
    closed(
      range(301).map((i) =>
        shore.at(
          i / 300,
          ashore + wobble * Math.sin((i / 300) * 44) + wobble * 0.7 * Math.sin((i / 300) * 22 * Math.PI + 1),
        ),
      ),
    );
  const arc = (from: number, to: number, ashore: number): Point[] =>
    range(41).map((i) => shore.at(from + ((to - from) * i) / 40, ashore));

  const pitch = shore.length / units;
  const groups = places.map(({ part, water, sector }, index): Group => {
    const next = places[(index + 1) % total]!;
    const here = shore.at(water, lane);
    const along = shore.along(water);
    const inner = -24 * scale;
    const middle = (shape.front + shape.back) / 2 + 3;
    const outer = shape.back + shape.radius;
    const cell = (a: number, b: number, from: number, to: number): string =>
      closed([shore.at(part, from, a), shore.at(part, from, b), shore.at(part, to, b), shore.at(part, to, a)]);
    const half = pitch / 2;
    const depth = (shape.back - shape.front) / 2;
    const mound = range(41).map((i) => {
      const turn = (i / 40) * 2 * Math.PI;
      const s = Math.sin(turn);
      const wide = (shape.aside + shape.radius + 6 * scale) * (1 - 0.26 * Math.max(0, s));
      return shore.at(
        part,
        (shape.front + shape.back) / 2 +
          s * (depth + shape.radius + 5 * scale) * (1 + 0.03 * Math.sin(2 * turn + index * 2)),
        Math.cos(turn) * wide * (1 + 0.03 * Math.sin(3 * turn + index)),
      );
    });
    const foam = range(37).map((i) => {
      const turn = (i / 36) * 2 * Math.PI;
      const r = (19 + 1.8 * Math.sin(5 * turn + index) + 1.2 * Math.sin(8 * turn + index * 2)) * scale;
      return { x: Math.cos(turn) * r * 1.28, y: Math.sin(turn) * r * 0.92 };
    });
    return {
      index,
      sector,
      space: here,
      nessie: shore.at(water, lane - 8 * scale),
      aside: inward(here, shape, (33 + 9 * Math.abs(along.y)) * scale),
      facing: Math.abs(along.x) < 0.35 ? (shore.at(next.water, lane).x >= here.x ? 1 : -1) : Math.sign(along.x),
      spots: [
        shore.at(part, shape.front, -shape.aside),
        shore.at(part, shape.front, shape.aside),
        shore.at(part, shape.back),
      ],
      cells: [cell(-half, 0, inner, middle), cell(0, half, inner, middle), cell(-half, half, middle, outer)],
      mound: closed(mound),
      foam: closed(foam),
    };
  });

  const heights = [
    0,
    8 * scale,
    14 * scale,
    shape.hills,
    shape.hills + 20 * scale,
    shape.hills + 44 * scale,
    shape.hills + 72 * scale,
    shape.hills + 106 * scale,
  ];
  // a camera on a spot reaches above it, and bridges lie at both ends of a sector
  const standing = groups.flatMap(({ spots }) =>
    spots.flatMap((spot) => [spot, { x: spot.x, y: spot.y - 18 * shape.camera }]),
  );
  const crossings = spans.map(({ from }, river) => {
    const ashore = shape.bridges[river % shape.bridges.length]!;
    return shore.at(from, ashore, meander(river, ashore));
  });
  /** Of all places ashore between two rivers the one that is farthest from what stands there. */
  function signOf(from: number, to: number): Point {
    const room = (at: Point): number =>
      Math.min(
        ...standing.map((spot) => far(at, spot) - shape.radius),
        ...crossings.map((bridge) => far(at, bridge) - 24 * shape.tree),
        ...[at.x, shape.width - at.x, at.y, shape.height - at.y].map((edge) => 1.2 * edge - 4),
      );
    const places = range(37).flatMap((step) =>
      range(14).map((row) => shore.at(from + ((to - from) * (step + 6)) / 48, shape.front + row * 7 * scale)),
    );
    return places.reduce((best, place) => (room(place) > room(best) ? place : best));
  }
  const sectors = spans.map(({ from, to, groups: some }, sector): Sector => {
    const layers = heights.map((height, level): Layer => {
      const half = (ashore: number): number => 8 * scale + level * 1.5 + Math.min(6, ashore * 0.02);
      const left = sector;
      const right = (sector + 1) % sizes.length;
      const edge = half(height) / shore.length;
      const points: Point[] = [];
      for (let i = 0; i <= 90; i++) {
        const part = from + edge + ((to - from - 2 * edge) * i) / 90;
        const away = (Math.min(i, 90 - i) / 90) * (to - from) * shore.length;
        const wobble =
          level < 3
            ? 2.2 * Math.sin(part * 92 + level) + 1.3 * Math.sin(part * 160)
            : (5 + level * 0.8) * Math.sin(part * 58 + level * 2.1 + sector) + 3 * Math.sin(part * 121 + level);
        points.push(
          shore.at(
            part,
            height + wobble + 15 * Math.exp(-away / 9),
            meander(i < 45 ? left : right, height) * Math.exp(-away / 22),
          ),
        );
      }
      for (let far = height + 18; far < 520; far += 12)
        points.push(shore.at(to, far, -half(far) + meander(right, far)));
      for (let far = 514; far > height + 18; far -= 12)
        points.push(shore.at(from, far, half(far) + meander(left, far)));
      const trees: Layer["trees"] = [];
      if (level >= 4 && level < 7) {
        const random = chance(31 + sector * 17 + level * 5);
        for (const _ of range(level === 4 ? 5 : 8)) {
          const place = shore.at(from + (to - from) * (0.1 + 0.8 * random()), height + 14 + random() * 10);
          trees.push({ ...place, scale: (0.55 + random() * 0.35) * shape.tree });
        }
      }
      return { path: closed(points), trees };
    });
    const edge = (5 * scale) / shore.length;
    const light = closed([
      ...arc(from + edge, to - edge, shape.back + shape.radius * 1.9),
      ...arc(to - edge, from + edge, -6 * scale),
    ]);
    return { index: sector, layers, groups: some, light, sign: signOf(from, to) };
  });

  const rivers = spans.map(({ from }, river): River => {
    const thread: Point[] = [];
    for (let far = 14; far < 330; far += 8)
      thread.push(shore.at(from, far, meander(river, far) + 2 * Math.sin(far / 11)));
    const along = shore.along(from);
    return {
      thread: line(thread),
      bridge: { ...crossings[river]!, turn: (Math.atan2(along.y, along.x) * 180) / Math.PI },
    };
  });

  const random = chance(11);
  const waves = range(26).map(() => {
    const turn = random() * 2 * Math.PI;
    const far = Math.sqrt(random());
    return {
      x: shape.width / 2 + Math.cos(turn) * far * (shape.rx - 92 * scale),
      y: shape.height / 2 + Math.sin(turn) * far * (shape.ry - 82 * scale),
      opacity: 0.16 + random() * 0.22,
    };
  });

  return {
    shape,
    groups,
    sectors,
    rivers,
    water: ring(shore, 6, 3),
    deeps: DEPTHS.map((depth) => ring(new Shoreline(shape, depth * scale), 0, 3.5)),
    waves,
    lane: `${line(arc(0, 1, lane))}Z`,
  };
}
