// A fight as the sight tells it: the row of enemies, the attack, what has been played, and what is asked.
import { OPEN } from "../../../lib/marks";
import { has } from "../../../lib/masks";
import type { AgendaLine, Offered, QuestionPart } from "../../../protocol";
import { hasLoot, kindOf } from "../enemies";
import type { Attack, Sight } from "../sight";

export type Glance = Pick<Sight, "field" | "viewer" | "question" | "agenda">;

export interface Foe {
  /** Its place in the row. */
  place: number;
  kind: number;
  loot: boolean;
  health: number;
  /** Damage tokens by character; those of nobody last. */
  tokens: number[];
  hurt: number;
  left: number;
  standing: boolean;
  stunned: boolean;
  /** Whether what it does once is done. */
  used: boolean;
  aimed: boolean;
}

export function row(sight: Glance): Foe[] {
  const foes = sight.field("foes") ?? [];
  const wide = (sight.field("agents") ?? []).length + 1;
  const fallen = sight.field("fallen") ?? [];
  return foes.map((card, place) => {
    const tokens = (sight.field("wounds") ?? []).slice(place * wide, (place + 1) * wide);
    const hurt = tokens.reduce((sum, count) => sum + count, 0);
    const health = sight.field("foe_health")[place] ?? 0;
    return {
      place,
      kind: kindOf(card),
      loot: hasLoot(card),
      health,
      tokens,
      hurt,
      left: Math.max(0, health - hurt),
      standing: !fallen.includes(place),
      stunned: has(sight.field("stunned"), place),
      used: has(sight.field("foe_used"), place),
      aimed: sight.field("target") === place,
    };
  });
}

/** A pip for every Health of an enemy: whose token lies on it, -1 where none does; what is too much comes after them. */
export function pips(foe: Pick<Foe, "tokens" | "health">): number[] {
  const owners = foe.tokens.flatMap((count, owner) => Array<number>(count).fill(owner));
  return [...owners, ...Array<number>(Math.max(0, foe.health - owners.length)).fill(-1)];
}

/** What the attack comes to that one is asked about; null if one is not. */
export const attackOf = (sight: Glance): Attack | null =>
  sight.question?.step === "Strike" ? (sight.field("attack") ?? null) : null;

/** Cards by kind, as a list of kinds. */
export function listed(counts: readonly number[], character: number, kinds: number): number[] {
  return counts
    .slice(character * kinds, (character + 1) * kinds)
    .flatMap((count, kind) => Array<number>(Math.max(0, count)).fill(kind));
}

/** The same cards laid together, in the order in which each kind first came. */
export function together(kinds: readonly number[]): { kind: number; count: number }[] {
  return [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((some) => some === kind).length }));
}

/** The character that is asked, or about to do something; -1 if it is nobody in particular. */
export function acting(agenda: readonly AgendaLine[]): number {
  const character = agenda[0]?.title[1]["character"];
  return typeof character === "number" ? character - 1 : -1;
}

/** Whom the treasures belong to that the question is about: in a trade one may want those of the partner. */
export function ownerAsked(question: QuestionPart | null, agenda: readonly AgendaLine[]): number {
  if (!question) return -1;
  const wants = question.choices.some((offer) => offer.choice.startsWith("want ") && offer.target.startsWith("own:"));
  const partner = question.prompt[1]["character"];
  return wants && typeof partner === "number" ? partner - 1 : acting(agenda);
}

/** The character of a choice that names one at its place: a card, a treasure, a skill. */
export function characterOf(target: string): number {
  const found = /^(?:card|thing|skill):(\d+)\//.exec(target);
  return found ? Number(found[1]) : -1;
}

export interface HandCard {
  kind: number;
  offer: Offered | undefined;
}
/** Cards that lie as one, known by what they are: a card that is drawn is new, and the others stay the same. */
export interface Pile extends HandCard {
  key: string;
  count: number;
}

/** The cards of a hand, those that can be played first of their kind; each with what a tap on it would say. */
export function hand(sight: Glance, character: number): HandCard[] {
  const kinds = [...(sight.field("hands")?.[character] ?? [])].sort((a, b) => a - b);
  const asked = ownerAsked(sight.question, sight.agenda) === character;
  return kinds.map((kind) => ({
    kind,
    offer: sight.question?.choices.find(
      (offer) => offer.target === `card:${character}/${kind}` || (asked && offer.target === `own-card:${kind}`),
    ),
  }));
}

/** The cards of a hand one by one, or those of a kind together. */
export function piled(cards: HandCard[], apart: boolean): Pile[] {
  return cards.flatMap((card, index) => {
    const nth = cards.slice(0, index).filter(({ kind }) => kind === card.kind).length;
    if (apart) return [{ ...card, key: `${card.kind}/${nth}`, count: 1 }];
    const same = cards.filter(({ kind }) => kind === card.kind);
    const offer = same.find((one) => one.offer)?.offer;
    return nth ? [] : [{ kind: card.kind, offer, key: String(card.kind), count: same.length }];
  });
}

/** The characters a viewer answers for; all of them where everything is open. */
export function kept(sight: Glance): number[] {
  const keepers = sight.field("keepers") ?? [];
  return keepers.flatMap((mask, character) => (sight.viewer === OPEN || has(mask, sight.viewer) ? [character] : []));
}

/** The seat that answers for a character. */
export function keeperOf(sight: Glance, character: number): number {
  const mask = sight.field("keepers")?.[character] ?? 0;
  return mask > 0 ? Math.round(Math.log2(mask)) : 0;
}

/** Which character stands in front: the one that is asked, or one with something to do, or the one looked at before. */
export function inFront(sight: Glance, before: number): number {
  const own = kept(sight);
  const about = ownerAsked(sight.question, sight.agenda);
  if (sight.question && about >= 0) return about;
  const busy =
    sight.question?.choices.map((offer) => characterOf(offer.target)).filter((character) => character >= 0) ?? [];
  if (busy.length) return busy.includes(before) ? before : (busy[0] as number);
  if (before >= 0) return before;
  return own[0] ?? 0;
}

/** A number among the values of a message. */
export function told(offer: Offered | undefined, name: string): number | null {
  const value = offer?.label[1][name];
  return typeof value === "number" ? value : null;
}
