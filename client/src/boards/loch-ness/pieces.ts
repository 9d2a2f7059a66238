// What the pieces of Loch Ness are called, in fields, choices and the log.

export const SPACES = 15;
export const CAMERAS = ["3", "4", "7", "5"] as const;
/** The place of the white camera among a seat's cameras. */
export const WHITE = 4;
export const CAMERA_NAMES = [...CAMERAS, "white"] as const;
export const ACTIONS = ["bagpipes", "pub", "photo-shop", "castle", "distillery", "church", "hotel"] as const;
export type Action = (typeof ACTIONS)[number];
export const PUB = 1;
export const MOTIFS = ["head", "body", "tail"] as const;
export type Motif = (typeof MOTIFS)[number];
/** The cards of a colour, and the white ones. */
export const CARDS = [1, 2, 3, 4, 5];
export const WHITE_CARDS = [0, 1, 2, 3, 4, 5, 7];
export const HIDDEN = -1;
export const NOTHING = -2;

/** `3a` for the first spot of the third space. */
export const spotName = (spot: number): string => `${Math.floor(spot / 3) + 1}${"abc"[spot % 3]}`;

/** The spot of a name like `3a`, or NOTHING. */
export function spotOf(name: string): number {
  const found = /^(\d+)([abc])$/.exec(name);
  return found ? (Number(found[1]) - 1) * 3 + "abc".indexOf(found[2]!) : NOTHING;
}

/** Whether a bit of a mask is set; masks of spots are longer than 32 bits. */
export const has = (mask: number, bit: number): boolean => mask < 0 || Math.floor(mask / 2 ** bit) % 2 === 1;
export const withBit = (mask: number, bit: number): number => (has(mask, bit) ? mask : mask + 2 ** bit);

/** What lies in the box, as far as a board shows it. */
export interface Box {
  sectors: { groups: number; photos: number }[];
  points: Record<string, number>;
  end: number;
  marks: number[];
}

export const BOX: Box = {
  sectors: [
    { groups: 3, photos: 1 },
    { groups: 2, photos: 2 },
    { groups: 3, photos: 1 },
    { groups: 2, photos: 2 },
    { groups: 3, photos: 1 },
    { groups: 2, photos: 2 },
  ],
  points: { "3": 3, "4": 4, "7": 7, "5": 5, white: 5 },
  end: 65,
  marks: [20, 30, 40, 50, 60],
};

type Rows = Record<string, unknown>[];

/** The box as the server's reference tells it, file by file; what it does not tell stays as it is usually. */
export function boxFrom(content: Record<string, unknown>): Box {
  const files = Object.values(content) as Record<string, Rows | undefined>[];
  const rows = (kind: string): Rows => files.flatMap((file) => file[kind] ?? []);
  const sectors = rows("sector").map((row) => ({ groups: Number(row["groups"]), photos: Number(row["photos"]) }));
  const marks = rows("mark").map((row) => Number(row["space"]));
  const points: Record<string, number> = { ...BOX.points };
  for (const row of rows("camera")) points[String(row["name"])] = Number(row["points"]);
  const whole = sectors.reduce((sum, sector) => sum + sector.groups, 0) === SPACES;
  return {
    sectors: whole ? sectors : BOX.sectors,
    points,
    end: marks[0] ?? BOX.end,
    marks: marks.length ? marks.slice(1) : BOX.marks,
  };
}
