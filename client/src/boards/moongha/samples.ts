// Scenes, lines and questions for tests.
import { linesOf } from "../../lib/samples";
import type { Offered, QuestionPart } from "../../protocol";
import type { Scene } from "./scene";
import type { Figures } from "./sight";
import { CITY_KEYS, IN_BOX } from "./table";

const zeros = (count: number): number[] => Array<number>(count).fill(0);

export function scene(some: Partial<Scene> = {}, figures: Partial<Figures> = {}): Scene {
  const places = Array.from({ length: 52 }, (_, monster) => (monster % 13 === 10 ? -4 : IN_BOX));
  return {
    seats: 4,
    turn: 2,
    first: 0,
    passes: 0,
    tokens: [5, 5, 5],
    waiting: zeros(15),
    stock: [5, 8, 6, 4, 3],
    dice: zeros(6),
    orange: zeros(28),
    white: zeros(28),
    places,
    hidden: places.map(() => false),
    wounds: zeros(52),
    humans: zeros(36),
    cubes: zeros(60),
    left: [20, 20, 20, 20],
    trophies: zeros(28),
    passTokens: Array<number>(4).fill(IN_BOX),
    counters: zeros(48),
    held: [2, 2, 2, 2],
    opened: zeros(48),
    scores: zeros(4),
    figures: {
      kinds: {
        cost: [1, 1, 2, 2, 3, 3, 4],
        move: [4, 3, 2, 3, 1, 2, 2],
        dice: [1, 1, 1, 1, 1, 2, 3],
        capacity: [1, 1, 2, 3, 3, 4, 6],
        razes: [false, false, false, false, true, true, true],
        counters: [1, 4, 1, 1, 3, 1, 1],
      },
      cities: { names: [...CITY_KEYS], roads: CITY_KEYS.map(() => []), holds: 8, safe: 5, hurt: 3 },
      track: { turns: 8, white: [2, 4, 6, 6, 8, 8, 10, 10], dice: [4, 4, 5, 5, 6, 6, 7, 7], cubes: 20, passes: 4 },
      costs: zeros(28),
      standing: zeros(48),
      lurking: zeros(48),
      counter_worth: zeros(12),
      open_points: zeros(4),
      secret_points: zeros(4),
      all_points: zeros(4),
      trophy_points: zeros(4),
      attacker: "",
      ...figures,
    },
    ...some,
  };
}

export const line = linesOf("moongha");

export const offer = (choice: string, target = "", values: Record<string, number | string> = {}): Offered => ({
  choice,
  label: [choice, values],
  target,
  clause: "",
  ask_twice: false,
});

export const asked = (
  step: string,
  choices: Offered[],
  values: Record<string, number | string> = {},
): QuestionPart => ({ number: 1, step, prompt: [step, values], clause: "", patience: "turn", race: false, choices });
