// The fight as it is being watched: enemies and played cards change line by line, as the log tells.
import type { LogLine } from "../../../protocol";
import type { Beat, Stage } from "../../../lib/show";
import type { Foe } from "./fight";

const GAME = "castle-von-loghan-";

export interface Scene {
  foes: Foe[];
  /** For each character the cards played in this combat round, by kind. */
  played: number[][];
  fight: number;
}

/** The number of a kind by its key. */
export type Numbers = (what: "enemy" | "card", key: string) => number;

const word = (line: LogLine): string => (line.message[0].startsWith(GAME) ? line.message[0].slice(GAME.length) : "");
const number = (line: LogLine, name: string): number => {
  const value = line.message[1][name];
  return typeof value === "number" ? value : 0;
};
const text = (line: LogLine, name: string): string => String(line.message[1][name] ?? "");

function changed(scene: Scene, line: LogLine, how: (foe: Foe) => Foe): Scene {
  const place = number(line, "foe") - 1;
  return { ...scene, foes: scene.foes.map((foe) => (foe.place === place ? how(foe) : foe)) };
}

function hurt(foe: Foe, owner: number, damage: number): Foe {
  const tokens = foe.tokens.map((count, index) => (index === owner ? count + damage : count));
  const sum = foe.hurt + damage;
  return { ...foe, tokens, hurt: sum, left: Math.max(0, foe.health - sum) };
}

function comes(scene: Scene, line: LogLine, numbers: Numbers): Scene {
  const place = number(line, "foe") - 1;
  const health = number(line, "health");
  if (scene.foes.some((foe) => foe.place === place)) return scene;
  const tokens = Array<number>(scene.played.length + 1).fill(0);
  const foe: Foe = {
    place,
    kind: numbers("enemy", text(line, "enemy")),
    loot: text(line, "loot") === "yes",
    health,
    tokens,
    hurt: 0,
    left: health,
    standing: true,
    stunned: false,
    used: false,
    aimed: false,
  };
  return { ...scene, foes: [...scene.foes, foe] };
}

/** The scene after a line of the log; what the log does not tell waits for the fields. */
export function after(scene: Scene, line: LogLine, numbers: Numbers): Scene {
  switch (word(line)) {
    case "enemy-comes":
      return comes(scene, line, numbers);
    case "combat-begins":
      return { ...scene, fight: number(line, "number"), played: scene.played.map(() => []) };
    case "aims":
      return { ...scene, foes: scene.foes.map((foe) => ({ ...foe, aimed: foe.place === number(line, "foe") - 1 })) };
    case "damages":
      return changed(scene, line, (foe) => hurt(foe, number(line, "character") - 1, number(line, "damage")));
    case "defeats":
      return changed(scene, line, (foe) => ({ ...foe, standing: false }));
    case "stuns":
      return changed(scene, line, (foe) => ({ ...foe, stunned: true }));
    case "stunned":
      return changed(scene, line, (foe) => ({ ...foe, stunned: false }));
    case "plays-card":
    case "counters": {
      const kind = numbers("card", text(line, "card"));
      return {
        ...scene,
        played: scene.played.map((some, character) =>
          character === number(line, "character") - 1 && kind >= 0 ? [...some, kind] : some,
        ),
      };
    }
    default:
      return scene;
  }
}

const HOLDS: Record<string, number> = {
  "enemy-comes": 420,
  "plays-card": 420,
  damages: 760,
  counters: 900,
  attacks: 1050,
  stunned: 800,
  stuns: 600,
  "no-attacks": 800,
  recuperates: 500,
  "combat-begins": 650,
  aims: 300,
};
const FOLLOW = new Set([
  "health-changes",
  "clarity-changes",
  "loses-energy",
  "drops",
  "mends",
  "discards",
  "defeats",
  "no-health",
  "revived",
]);
const LEAD = new Set(["attacks", "counters", "damages", ...FOLLOW]);

/** What is looked at on the stage of a fight, and for how long. */
export const stage = (numbers: Numbers): Stage<Scene> => ({
  after: (scene, line) => after(scene, line, numbers),
  hold: (beat) => Math.max(0, ...beat.map((line) => HOLDS[word(line)] ?? 0)),
  together: (line, before) => FOLLOW.has(word(line)) && LEAD.has(word(before)),
});

export interface Blow {
  /** The enemy that attacks, or is hit; -1 if none. */
  foe: number;
  /** Who strikes; -1 for an enemy or nobody. */
  character: number;
  kind: "attack" | "hit" | "counter" | "";
  damage: number;
  health: number;
  clarity: number;
}

/** What a beat shows as a blow. */
export function blow(beat: Beat | null): Blow {
  const found: Blow = { foe: -1, character: -1, kind: "", damage: 0, health: 0, clarity: 0 };
  for (const line of beat ?? []) {
    const kind = { attacks: "attack", damages: "hit", counters: "counter" }[word(line)] as Blow["kind"] | undefined;
    if (kind) {
      found.kind = kind;
      found.foe = number(line, "foe") - 1;
      found.character = number(line, "character") - 1;
      found.damage += number(line, "damage");
    } else if (word(line) === "health-changes") found.health += number(line, "change");
    else if (word(line) === "clarity-changes") found.clarity += number(line, "change");
  }
  return found;
}

const STEP: Record<string, number> = {
  "plays-card": 4,
  aims: 4,
  damages: 4,
  counters: 5,
  attacks: 6,
  stunned: 6,
  "no-attacks": 6,
};

/** The step of the combat round a beat belongs to; 0 if it does not tell. */
export const stepOf = (beat: Beat | null): number =>
  Math.max(
    0,
    ...(beat ?? []).map((line) =>
      word(line) === "plays-card" && text(line, "card") === "aid" ? 3 : (STEP[word(line)] ?? 0),
    ),
  );

/** Whether a beat is worth words on the stage. */
export const worthTelling = (beat: Beat | null): boolean => Boolean(beat?.some((line) => (HOLDS[word(line)] ?? 0) > 0));
