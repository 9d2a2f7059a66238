// What a character carries and can do, as the sight tells it.
import { NOTHING } from "../../../lib/marks";
import type { Offered } from "../../../protocol";
import { characterOf, ownerAsked, type Glance } from "../combat/fight";
import type { Sight } from "../sight";
import { DROPPED, KEPT, USED } from "../table";

export interface Held {
  /** Its number among the places of the character. */
  place: number;
  /** The kind of treasure; UNSEEN if the viewer has not seen it, NOTHING if there is none. */
  kind: number;
  /** The colour of its back; NOTHING if there is none. */
  colour: number;
  dropped: boolean;
  used: boolean;
  offers: Offered[];
}

/** What can be said about the treasure in a place: to use it, or a word about it where its owner is asked. */
export function offersAt(sight: Glance, character: number, place: number): Offered[] {
  const about = ownerAsked(sight.question, sight.agenda) === character;
  return (sight.question?.choices ?? []).filter(
    (offer) => offer.target === `thing:${character}/${place}` || (about && offer.target === `own:${place}`),
  );
}

export function carried(sight: Glance, character: number): Held[] {
  const at = (name: "faces" | "backs" | "marks", place: number): number =>
    sight.field(name)?.[character * KEPT + place] ?? NOTHING;
  return Array.from({ length: KEPT }, (_, place) => {
    const marks = Math.max(0, at("marks", place));
    return {
      place,
      kind: at("faces", place),
      colour: at("backs", place),
      dropped: (marks & DROPPED) > 0,
      used: (marks & USED) > 0,
      offers: offersAt(sight, character, place),
    };
  });
}

export const places = (offers: readonly Offered[]): string =>
  [...new Set(offers.map((offer) => offer.target))].join(" ");

/** What can be done with a character as a whole: something is given to it, it may discard too. */
export const towards = (sight: Pick<Sight, "at">, character: number): Offered[] =>
  sight.at(`character:${character}`).filter((offer) => !offer.choice.startsWith("trade "));

/** The trades a character can propose, which the choices tell by the partner. */
export const trades = (sight: Pick<Sight, "question">, character: number): Offered[] =>
  (sight.question?.choices ?? []).filter((offer) => offer.choice.startsWith(`trade ${character + 1} `));

/** Skills and treasures of a character that is not in front, so that nothing is out of reach. */
export function besides(sight: Glance, character: number): Offered[] {
  const about = ownerAsked(sight.question, sight.agenda) === character;
  return (sight.question?.choices ?? []).filter(
    (offer) =>
      (characterOf(offer.target) === character && !offer.target.startsWith("card:")) ||
      (about && offer.target.startsWith("own:")),
  );
}

export interface Order {
  reaction: string;
  on: boolean;
  offer: Offered;
}

/** Standing orders of a character that can be given or taken back now. */
export function orders(sight: Glance, character: number): Order[] {
  return (sight.question?.choices ?? []).flatMap((offer) => {
    const [word, number, reaction] = offer.choice.split(" ");
    if (word !== "order" || Number(number) !== character + 1 || !reaction) return [];
    return [{ reaction, on: offer.label[1]["on"] === "yes", offer }];
  });
}
