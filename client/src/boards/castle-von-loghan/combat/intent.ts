// What an enemy does in its attack, part by part, as its card is printed.
import type { Effect } from "../box.svelte";

export interface Part {
  sign: string;
  /** Harm to the group, loss of something else, or good for the enemy. */
  tone: "harm" | "loss";
  word: string;
  values: Record<string, string | number>;
  once: boolean;
  /** What happens in its place, or under a condition. */
  inner: Part[];
}

const SIGNS: Record<string, string> = {
  health: "heart",
  clarity: "eye",
  energy: "orb",
  discard: "card-lost",
  drop: "drop",
  mend: "mend",
  join: "join",
  "below-half": "skull",
};

export function parts(attack: readonly Effect[]): Part[] {
  return attack.map((effect) => ({
    sign: SIGNS[effect.do] ?? "bolt",
    tone: effect.do === "health" ? "harm" : "loss",
    word: `cvl-does-${effect.do in SIGNS ? effect.do : "other"}`,
    values: {
      n: Math.abs(effect.n ?? 1),
      who: effect.who ?? "you",
      random: effect.random ? "yes" : "no",
      colour: effect.colour ?? "",
    },
    once: effect.once ?? false,
    inner: parts(effect.then ?? effect.otherwise ?? []),
  }));
}
