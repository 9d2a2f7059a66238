// The world as it is drawn: wide or tall, where cities lie, what their skylines are, and how things stand in a city.
import type { CityKey } from "./pieces";
import { CITY_KEYS } from "./table";

export interface Point {
  x: number;
  y: number;
}

export interface World {
  tall: boolean;
  width: number;
  height: number;
  /** How the land is stretched, across and down. */
  stretch: [number, number];
  land: string[];
  /** The middle of the upper edge of each city's plate. */
  at: Record<CityKey, Point>;
  saucer: Point & { size: number };
  /** How wide and how high a city may spread, and how much of it is above its plate, its plate and below. */
  room: number;
  high: number;
  above: number;
  plate: number;
  below: number;
  /** How big its skyline is drawn. */
  skyline: number;
}

const place = (x: number, y: number): Point => ({ x, y });

/** A drawing of the world: its own size, how much of it a city may take, and in parts of it the middles of all cities. */
interface Drawing {
  size: Point;
  land: string[];
  room: number;
  high: number;
  middles: Record<CityKey, Point>;
  saucer: Point;
}

const WIDE: Drawing = {
  size: place(948, 519),
  room: 0.15,
  high: 0.258,
  land: [
    "M14 84 58 44 138 26 214 30 272 58 306 100 296 150 262 178 228 206 214 240 186 250 172 280 196 296 180 306 142 276 112 246 58 236 28 196 22 138Z",
    "M192 306 244 298 306 322 342 362 326 416 288 448 266 500 240 494 238 436 210 392 186 348Z",
    "M296 12 352 8 344 30 314 44Z",
    "M336 66 366 26 424 18 456 54 450 108 404 134 350 118Z",
    "M330 186 388 152 452 140 488 96 500 34 560 14 664 10 770 16 800 44 808 108 790 150 796 214 772 262 776 290 748 318 744 372 716 418 690 420 660 350 634 314 610 308 590 322 584 296 566 286 572 312 556 316 524 292 484 268 458 272 420 290 352 282 330 240Z",
    "M412 340 470 318 540 330 606 326 628 372 654 394 636 440 600 476 576 504 536 504 508 446 486 418 424 414 396 378Z",
    "M822 130 866 100 916 112 934 166 914 232 858 252 818 214Z",
    "M768 398 826 366 884 368 930 396 936 448 892 488 818 482 772 448Z",
  ],
  middles: {
    "los-angeles": place(0.1, 0.369),
    "new-york": place(0.252, 0.242),
    "rio-de-janeiro": place(0.289, 0.74),
    london: place(0.418, 0.165),
    paris: place(0.405, 0.43),
    rome: place(0.56, 0.5),
    cairo: place(0.565, 0.776),
    moscow: place(0.599, 0.168),
    beijing: place(0.753, 0.366),
    mumbai: place(0.728, 0.705),
    tokyo: place(0.912, 0.38),
    sydney: place(0.897, 0.82),
  },
  saucer: place(0.418, 0.7),
};

const TALL: Drawing = {
  size: place(378, 745),
  room: 0.322,
  high: 0.19,
  land: [
    "M4 70 40 36 96 30 124 64 130 150 116 210 124 300 108 372 84 392 92 424 62 408 36 370 8 354 2 240Z",
    "M20 456 66 436 122 450 134 500 112 556 94 620 76 700 56 684 54 606 22 552 8 498Z",
    "M136 40 170 10 232 8 248 48 244 116 190 140 138 116Z",
    "M132 180 196 164 250 150 256 40 290 10 374 12 374 292 310 300 262 306 254 352 256 404 236 426 194 414 140 408 136 334 148 282 130 240Z",
    "M254 458 320 448 374 460 370 546 338 604 308 610 276 562 250 514Z",
    "M262 324 300 312 362 318 374 380 364 440 300 448 260 424Z",
    "M138 460 190 442 246 456 246 504 262 544 236 600 216 684 186 690 172 600 140 546 132 500Z",
    "M250 652 290 616 350 614 376 644 374 704 330 732 268 722 248 692Z",
  ],
  middles: {
    "los-angeles": place(0.166, 0.416),
    "new-york": place(0.166, 0.205),
    "rio-de-janeiro": place(0.166, 0.706),
    london: place(0.502, 0.105),
    paris: place(0.502, 0.303),
    rome: place(0.502, 0.5),
    cairo: place(0.502, 0.7),
    moscow: place(0.834, 0.105),
    beijing: place(0.834, 0.303),
    tokyo: place(0.834, 0.5),
    mumbai: place(0.834, 0.7),
    sydney: place(0.834, 0.898),
  },
  saucer: place(0.35, 0.9),
};

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The world in so many pixels: places in parts of them, what stands there in pixels. */
export function layOut({ width, height }: { width: number; height: number }): World {
  const tall = height > width * 0.96;
  const drawing = tall ? TALL : WIDE;
  const room = Math.min(drawing.room * width, 190);
  const high = Math.min(drawing.high * height, 190);
  const skyline = within(0.45, Math.min(room / 108, (0.39 * high) / 54), 1.35);
  const above = 52 * skyline + 3;
  const plate = 18 * within(1, skyline, 1.2);
  const at = Object.fromEntries(
    CITY_KEYS.map((key) => {
      const { x, y } = drawing.middles[key];
      return [key, place(x * width, y * height - high / 2 + above)];
    }),
  ) as Record<CityKey, Point>;
  return {
    tall,
    width,
    height,
    stretch: [width / drawing.size.x, height / drawing.size.y],
    land: drawing.land,
    at,
    saucer: { x: drawing.saucer.x * width, y: drawing.saucer.y * height, size: within(0.4, 0.72 * skyline, 0.8) },
    room,
    high,
    above,
    plate,
    below: high - above - plate,
    skyline,
  };
}

/** A landmark for each city: the last of its buildings to fall. */
export const LANDMARKS: Record<CityKey, string> = {
  "los-angeles": "M0 0V-18L2-34 4-18V-26H8V-30H12V0Z",
  "new-york": "M0 0V-24H3V-32H5V-38L7-50 9-38V-32H11V-24H14V0Z",
  "rio-de-janeiro": "M0 0C0-14 3-20 6-20V-32H0V-35H6V-39H9V-35H15V-32H9V-20C12-20 15-14 15 0Z",
  london: "M2 0V-36H1V-42L7-52 13-42V-36H12V0Z",
  paris: "M-2 0C4-12 5-24 6-46L7-52 8-46C9-24 10-12 16 0H11C10-6 4-6 3 0Z",
  rome: "M0 0V-18H1C1-30 4-33 6-34V-40H8V-34C10-33 13-30 13-18H14V0Z",
  cairo: "M-4 0 7-34 18 0Z",
  moscow: "M2 0V-26C-2-32 3-38 7-46 11-38 16-32 12-26V0Z",
  beijing: "M1 0V-12H-3L1-17V-24H-2L2-29V-34H0L7-43 14-34H12V-29L16-24H13V-17L17-12H13V0Z",
  mumbai: "M-1 0V-28C0-34 3-34 4-28H5C5-36 9-36 9-28H10C11-34 14-34 15-28V0H10V-12C9-18 5-18 4-12V0Z",
  tokyo: "M-1 0 4-26H2V-30H5L7-50 9-30H12V-26H10L15 0H11L7-14 3 0Z",
  sydney: "M-6 0C-6-16 0-24 4-26 5-16 4-8 4-4 4-18 8-28 12-32 15-20 14-8 16 0Z",
};

const HEIGHTS = [24, 34, 20, 38, 28, 42, 31];

/** A building and its lit windows; no two neighbours alike. */
export function building(index: number, seed: number): { wall: string; windows: string } {
  const high = HEIGHTS[(index * 3 + seed) % 7] as number;
  const roofs = [
    "H11V0Z",
    `H3V${-high - 5}H8V${-high}H11V0Z`,
    `L5.5 ${-high - 7} 11 ${-high}V0Z`,
    `H5V${-high - 8}H6V${-high}H11V0Z`,
  ];
  let windows = "";
  for (let y = -high + 5; y < -5; y += 7)
    for (let x = 2; x < 9; x += 4)
      if ((x * 7 + Math.abs(y) * 3 + index + seed) % 5 > 1) windows += `M${x} ${y}h2.2v3h-2.2z`;
  return { wall: `M0 0V${-high}${roofs[(index + seed) % 4]}`, windows };
}

export const RUBBLE = "M-.5 0V-6L2-9 3.5-5 6-10 8-6 10-8 11.800-4V0Z";

// Connections

/** How far the middle of a connection is drawn aside, in parts of the world, where a straight one would run through other things. */
const BENDS: Record<string, { wide?: [number, number]; tall?: [number, number] }> = {
  "new-york rio-de-janeiro": { wide: [0.032, 0], tall: [0.312, 0] },
  "los-angeles rio-de-janeiro": { tall: [-0.063, 0] },
  "mumbai sydney": { wide: [0, 0.07] },
  "mumbai beijing": { tall: [-0.36, 0] },
  "tokyo sydney": { tall: [0.296, 0] },
  "london moscow": { wide: [0, -0.028], tall: [0, -0.025] },
  "rome moscow": { tall: [0, 0.013] },
};

/** Connections that leave the map on one side and come in on the other: from its left edge to its right one. */
const ROUND = new Set(["los-angeles tokyo", "tokyo los-angeles"]);

export interface Road {
  key: string;
  path: string;
}

/** The connections as strokes, each once. */
export function roads(world: World, neighbours: number[][]): Road[] {
  const found: Road[] = [];
  neighbours.forEach((others, one) => {
    for (const other of others) {
      if (other < one) continue;
      const [a, b] = [CITY_KEYS[one] as CityKey, CITY_KEYS[other] as CityKey];
      const key = `${a} ${b}`;
      const [from, to] = [world.at[a], world.at[b]];
      if (ROUND.has(key)) {
        const [left, right] = from.x < to.x ? [from, to] : [to, from];
        found.push({ key, path: `M${left.x} ${left.y + 9}H-6M${right.x} ${right.y + 9}H${world.width + 6}` });
        continue;
      }
      const bend = (BENDS[key] ?? BENDS[`${b} ${a}`])?.[world.tall ? "tall" : "wide"] ?? [0, world.tall ? 0 : -0.018];
      found.push({
        key,
        path: `M${from.x} ${from.y + 9}Q${(from.x + to.x) / 2 + bend[0] * world.width} ${(from.y + to.y) / 2 + 9 + bend[1] * world.height} ${to.x} ${to.y + 9}`,
      });
    }
  });
  return found;
}

/** Whether two cities are joined round the back of the world. */
export const roundTheWorld = (one: number, other: number): boolean =>
  ROUND.has(`${CITY_KEYS[one]} ${CITY_KEYS[other]}`);

// What stands in a city

export interface Arrangement {
  /** How big a monster is drawn. */
  size: number;
  monsters: Point[];
  humans: (Point & { size: number })[];
}

/** Under this size a monster lies half under its neighbour, like cards in a hand. */
const LEAST = 15;

/** Where monsters and the kinds of humans stand below the name of a city. */
export function arrange(
  monsters: number,
  humans: number,
  world: Pick<World, "room" | "below" | "plate" | "skyline">,
): Arrangement {
  const { room, below, plate } = world;
  const most = 44 * within(0.7, world.skyline * 1.1, 1.3);
  // among many monsters humans are small
  const tallest = monsters > 4 ? 18 : most * 0.56;
  const small = within(14, below / Math.max(1, Math.min(humans, 2)) - 3, tallest);
  const stacked = Math.max(1, Math.min(humans, Math.floor((below + 2) / (small + 2))));
  const columns = Math.ceil(humans / stacked);
  const aside = humans ? columns * (small + 3) + 2 : 0;
  const sizes = [1, 2, 3].map((rows) =>
    Math.min(most, below / rows / 1.06 - 1, ((room - aside) / Math.max(1, Math.ceil(monsters / rows)) - 2) / 1.06),
  );
  const rows = sizes.indexOf(Math.max(...sizes)) + 1;
  const size = Math.max(LEAST, sizes[rows - 1] as number);
  const each = Math.ceil(monsters / rows);
  const step = Math.min(size * 1.06 + 2, (room - aside) / Math.max(1, each));
  const deep = Math.min(size * 1.06 + 2, below / rows);
  const wide = Math.min(monsters, each) * step + aside;
  const spots = Array.from({ length: monsters }, (_, index) => {
    const row = Math.floor(index / each);
    const inRow = Math.min(each, monsters - row * each);
    const left = -wide / 2 + ((Math.min(monsters, each) - inRow) * step) / 2;
    return place(left + step / 2 + (index % each) * step, plate + 1 + (row + 0.5) * deep);
  });
  return {
    size,
    monsters: spots,
    humans: Array.from({ length: humans }, (_, index) => ({
      x: wide / 2 - aside + 2 + (Math.floor(index / stacked) + 0.5) * (small + 3),
      y: plate + 3 + ((index % stacked) + 0.5) * (small + 2),
      size: small,
    })),
  };
}

/** The rays of a poster, from a middle. */
export function rays(x: number, y: number, count: number, radius: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [(index / count) * 2 * Math.PI, ((index + 0.5) / count) * 2 * Math.PI];
    const end = (angle: number): string =>
      `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
    return `M${x} ${y}L${end(a)} ${end(b)}Z`;
  }).join("");
}
