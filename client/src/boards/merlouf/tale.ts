// What the log tells of a contest, of a morning and of the rounds, taken apart for the panels that show it.
import type { LogLine } from "../../protocol";
import { idOf } from "./scene";

type Values = Record<string, number | string>;
const number = (value: unknown): number => (typeof value === "number" ? value : -1);
const values = (line: LogLine): Values => line.message[1];

export interface Throw {
  seat: number;
  die: number;
  bonus: number;
  sum: number;
}

export interface Duel {
  target: string;
  rivals: number[];
  throws: Throw[];
  bonuses: Map<number, number>;
  winner: number;
  how: string;
  /** How many lines ago it was settled. */
  ago: number;
}

/** What is told between the wish of the first and the end of a contest. */
const ON_THE_WAY = ["aims", "contests", "insists", "yields", "attaches", "throws"];

/** The latest contest the log tells of; null if there was none. */
export function lastDuel(log: LogLine[]): Duel | null {
  let end = log.length - 1;
  while (end >= 0 && idOf(log[end]!) !== "settles" && idOf(log[end]!) !== "contests") end--;
  if (end < 0) return null;
  let start = end;
  while (start > 0 && ON_THE_WAY.includes(idOf(log[start - 1]!))) start--;
  const lines = log.slice(start).filter((line, index) => index <= end - start || ON_THE_WAY.includes(idOf(line)));
  const of = (id: string): Values[] => lines.filter((line) => idOf(line) === id).map(values);
  const settled = of("settles")[0];
  return {
    target: String((of("contests")[0] ?? settled)?.["target"] ?? ""),
    rivals: [...of("aims"), ...of("contests")].map((one) => number(one["seat"])),
    throws: of("throws").map((one) => ({
      seat: number(one["seat"]),
      die: number(one["die"]),
      bonus: number(one["bonus"]),
      sum: number(one["sum"]),
    })),
    bonuses: added(of("attaches")),
    winner: settled ? number(settled["seat"]) : -1,
    how: String(settled?.["how"] ?? ""),
    ago: settled ? log.length - 1 - end : 0,
  };
}

/** What the goodies of each seat add: each card is told by itself. */
function added(attached: Values[]): Map<number, number> {
  const bonuses = new Map<number, number>();
  for (const one of attached) {
    const seat = number(one["seat"]);
    bonuses.set(seat, (bonuses.get(seat) ?? 0) + number(one["bonus"]));
  }
  return bonuses;
}

export interface Counted {
  thing: string;
  name: string;
  back: string;
  /** The number of the task it serves, from 1; 0 for none. */
  serves: number;
  points: number;
}

export interface Shown {
  seat: number;
  card: number;
  objects: Counted[];
  /** The achieved tasks, as the game's messages name them. */
  tasks: Values[];
  /** Null until it has been told. */
  total: { points: number; bonus: number; malus: number; score: number } | null;
}

export interface Morning {
  /** The room Merlin looked into. */
  room: string;
  caught: { seat: number; gnome: string; objects: number }[];
  trapped: Values[];
  shown: Shown[];
  /** Where in the log it begins. */
  at: number;
}

/** The latest morning: Merlin's die, who was caught, and the assessment seat by seat; null before the first. */
export function lastMorning(log: LogLine[]): Morning | null {
  let at = log.length - 1;
  while (at >= 0 && idOf(log[at]!) !== "wakes") at--;
  if (at < 0) return null;
  const morning: Morning = { room: String(values(log[at]!)["room"]), caught: [], trapped: [], shown: [], at };
  for (const line of log.slice(at + 1)) {
    const told = values(line);
    const last = morning.shown.at(-1);
    switch (idOf(line)) {
      case "catches":
        morning.caught.push({
          seat: number(told["seat"]),
          gnome: String(told["gnome"]),
          objects: number(told["objects"]),
        });
        break;
      case "traps-merlin":
        morning.trapped.push(told);
        break;
      case "shows-objective":
        morning.shown.push({
          seat: number(told["seat"]),
          card: number(told["card"]),
          objects: [],
          tasks: [],
          total: null,
        });
        break;
      case "counts":
        last?.objects.push({
          thing: String(told["thing"]),
          name: String(told["name"]),
          back: String(told["back"]),
          serves: number(told["serves"]),
          points: Number(told["points"]),
        });
        break;
      case "achieves":
        last?.tasks.push(told);
        break;
      case "scores":
        if (last)
          last.total = {
            points: Number(told["points"]),
            bonus: Number(told["bonus"]),
            malus: Number(told["malus"]),
            score: Number(told["score"]),
          };
        break;
    }
  }
  return morning;
}

/** What each seat scored, round by round, as far as the log goes back. */
export function sheet(log: LogLine[], seats: number): (number | null)[][] {
  const rows: (number | null)[][] = [];
  for (const line of log) {
    if (idOf(line) !== "scores") continue;
    const seat = number(values(line)["seat"]);
    let row = rows.at(-1);
    if (!row || row[seat] !== null) rows.push((row = Array.from({ length: seats }, () => null)));
    row[seat] = Number(values(line)["points"]);
  }
  return rows;
}
