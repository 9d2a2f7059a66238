// What lies in the box of Moongha Invaders, as the fields of its table number it.
import { type CITY_KEYS, KIND_NAMES, SLOT_KIND, SLOTS } from "./table";

/** The tokens in the first action boxes; units wait in the others. */
export const TOKENS = ["orange", "white", "purple"] as const;
export type CityKey = (typeof CITY_KEYS)[number];

export const kindOf = (monster: number): number => SLOT_KIND[monster % SLOTS] ?? 0;
export const ownerOf = (monster: number): number => Math.floor(monster / SLOTS);

/** Which of its kind a counter is, from 1; 0 where there is only one. */
export function numberOf(monster: number): number {
  const slot = monster % SLOTS;
  const kind = SLOT_KIND[slot];
  return SLOT_KIND.filter((other) => other === kind).length > 1
    ? slot - SLOT_KIND.findIndex((other) => other === kind) + 1
    : 0;
}

/** `mechoor`, or `bloob-2` for the second of several. */
export function slotName(monster: number): string {
  const number = numberOf(monster);
  const kind = KIND_NAMES[kindOf(monster)] as string;
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
