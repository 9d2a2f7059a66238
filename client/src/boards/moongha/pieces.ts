// What lies in the box of Moongha Invaders, as the fields of its table number it.
export const CITIES = ["los-angeles", "new-york", "rio-de-janeiro", "london", "paris", "rome", "cairo", "moscow", "mumbai", "beijing", "tokyo", "sydney"] as const;
export const KINDS = ["kiddoo", "drakoor", "spectoor", "shaggoo", "bloob", "moogre", "mechoor"] as const;
export const UNITS = ["hero", "infantry", "armour", "air-force", "a-bomb"] as const;
export const BOXES = ["create", "attack", "move", "hero", "military-1", "military-2"] as const;
export const TOKENS = ["orange", "white", "purple"] as const;
export type CityKey = (typeof CITIES)[number];

/** The kind of each monster counter of a seat. */
const SLOT_KIND = [0, 1, 1, 1, 1, 2, 3, 4, 4, 4, 4, 5, 6];
export const SLOTS = SLOT_KIND.length;
/** Heroes, infantry and armour stay in cities. */
export const HUMANS = 3;
/** Cubes of a city: one entry for each of four seats, and the black ones. */
export const COLOURS = 5;
export const BLACK = 4;
export const IN_BOX = -2;
export const EATEN = -3;

export const kindOf = (monster: number): number => SLOT_KIND[monster % SLOTS] ?? 0;
export const ownerOf = (monster: number): number => Math.floor(monster / SLOTS);

/** Which of its kind a counter is, from 1; 0 where there is only one. */
export function numberOf(monster: number): number {
  const slot = monster % SLOTS;
  const kind = SLOT_KIND[slot];
  return SLOT_KIND.filter((other) => other === kind).length > 1 ? slot - SLOT_KIND.indexOf(kind as number) + 1 : 0;
}

/** `mechoor`, or `bloob-2` for the second of several. */
export function slotName(monster: number): string {
  const number = numberOf(monster);
  const kind = KINDS[kindOf(monster)] as string;
  return number ? `${kind}-${number}` : kind;
}

/** A monster as targets name it: `monster:2/bloob-1` is the first Bloob of the second seat. */
export const monsterPlace = (monster: number): string => `monster:${ownerOf(monster) + 1}/${slotName(monster)}`;

const NAMES = Array.from({ length: SLOTS }, (_, slot) => slotName(slot));

/** The number of the monster that a target like `monster:2/bloob-1` names; -1 if it names none. */
export function monsterAt(place: string): number {
  const [seat = "", name = ""] = place.replace("monster:", "").split("/");
  const slot = NAMES.indexOf(name);
  return place.startsWith("monster:") && slot >= 0 ? (Number(seat) - 1) * SLOTS + slot : -1;
}

/** The number of a seat's own counter, like `bloob-2`. */
export const ownMonster = (seat: number, name: string): number => seat * SLOTS + NAMES.indexOf(name);

/** A name like `box:create` or `city:rome`, taken apart. */
export function parts(name: string): [kind: string, rest: string] {
  const at = name.indexOf(":");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
}
