// Where on the board each offered choice belongs, and which choice a place would stand for if it were offered.
import type { Offered, QuestionPart } from "../../protocol";
import { monsterAt, monsterPlace, ownerOf, parts, slotName } from "./pieces";
import { monstersIn, type Scene } from "./scene";
import { CITY_KEYS, KIND_NAMES, SLOTS, UNIT_NAMES } from "./table";

export type Offers = Map<string, Offered[]>;

/** The steps of an attack: the panel beside the map asks them, and shows what will be rolled. */
export const ATTACKING = new Set(["ExpendTokens", "ChooseAttacker", "Aim", "KiddooMayJoin", "KiddooAims"]);

/** The key of a city that a message calls by its name. */
export const cityNamed = (scene: Scene, name: unknown): string =>
  CITY_KEYS[scene.figures.cities.names.indexOf(String(name))] ?? "";

/** The city of the monster that is about to attack. */
export function battlefield(scene: Scene): string {
  const monster = monsterAt(scene.figures.attacker);
  return CITY_KEYS[scene.places[monster] ?? -1] ?? "";
}

/** The monster a question speaks of. */
function spokenOf(question: QuestionPart): string {
  const { owner_seat: seat, kind, number } = question.prompt[1];
  return `monster:${Number(seat) + 1}/${number ? `${kind}-${number}` : kind}`;
}

/** The place of a choice on this board; empty where it has none. */
export function placeOf(offer: Offered, question: QuestionPart, scene: Scene, viewer: number): string {
  const city = cityNamed(scene, question.prompt[1]["city"]);
  const [kind, which] = parts(offer.target);
  if (offer.choice === "aim city") return `city:${battlefield(scene)}`;
  if (offer.choice === "aim humans") return `humans:${battlefield(scene)}`;
  if (offer.choice === "fire") return `humans:${city}`;
  if (offer.choice === "hide") return spokenOf(question);
  if (kind === "own-monster") return `monster:${viewer + 1}/${which}`;
  if (kind === "unit")
    return question.step === "TakeMilitary" ? `waiting:${question.prompt[1]["box"]}/${which}` : `unit:${city}/${which}`;
  return offer.target;
}

/** All that is offered, by place. */
export function placed(question: QuestionPart | null, scene: Scene, viewer: number): Offers {
  const found: Offers = new Map();
  for (const offer of question?.choices ?? []) {
    const place = placeOf(offer, question as QuestionPart, scene, viewer);
    found.set(place, [...(found.get(place) ?? []), offer]);
  }
  return found;
}

/** What is offered in a city or at anything that stands there. */
export function inCity(offers: Offers, scene: Scene, city: number): Offered[] {
  const key = CITY_KEYS[city];
  const spots = [
    `city:${key}`,
    `humans:${key}`,
    ...UNIT_NAMES.map((unit) => `unit:${key}/${unit}`),
    ...monstersIn(scene, city).map(monsterPlace),
  ];
  return spots.flatMap((spot) => offers.get(spot) ?? []);
}

/** The choice that somebody who touches this place may have in mind; empty if nothing of the kind is asked, or no longer, as in a replay. */
export function meant(place: string, question: QuestionPart | null): string {
  if (!question?.choices.length) return "";
  const [kind, which] = parts(place);
  const asks = (start: string): boolean => question.choices.some((offer) => offer.choice.startsWith(start));
  const aiming = question.step === "Aim" || question.step === "KiddooAims";
  if (kind === "city") return asks("city ") ? `city ${which}` : aiming ? "aim city" : "";
  if (kind === "humans" || kind === "unit") return aiming ? "aim humans" : "";
  if (kind === "monster") return aiming || asks("monster ") ? `monster ${which}` : "";
  if (kind === "box") return question.step === "TakeAction" ? `action ${which}` : "";
  if (kind === "waiting")
    return question.step === "TakeMilitary"
      ? `unit ${which.split("/")[1]}`
      : question.step === "TakeAction"
        ? `action ${which.split("/")[0]}`
        : "";
  if (kind === "monster-box")
    return question.step === "PlaceOrange" || question.step === "PlaceWhite" ? `box ${which}` : "";
  return "";
}

/** The name of a monster's kind, and which of its kind it is, as messages want it. */
export const called = (monster: number): { owner_seat: number; kind: string; number: number } => {
  const name = slotName(monster % SLOTS);
  const [kind, number] = name.split("-");
  return { owner_seat: ownerOf(monster), kind: kind ?? KIND_NAMES[0], number: Number(number ?? 0) };
};

/** The marks of something that can be touched: the choice it stands for, or the targets of several. */
export const marks = (offers: Offered[] | undefined): { "data-choice"?: string; "data-target"?: string } =>
  !offers?.length
    ? {}
    : offers.length === 1
      ? { "data-choice": (offers[0] as Offered).choice }
      : { "data-target": offers.map((offer) => offer.target).join(" ") };
