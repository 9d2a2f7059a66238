// How the show of Moongha Invaders is staged: how long each thing is looked at, and what flies.
import type { LogLine } from "../../protocol";
import type { Beat, Stage } from "../../lib/show";
import { monsterAt, ownerOf, parts } from "./pieces";
import { after, idOf, type Scene } from "./scene";

/** How long each kind of line is looked at, in milliseconds. */
const HOLD: Record<string, number> = {
  "turn-begins": 500,
  supply: 1100,
  provides: 60,
  builds: 150,
  emerges: 450,
  loads: 150,
  mauls: 1500,
  rampages: 1500,
  defends: 250,
  volley: 1400,
  searches: 1200,
  hunts: 1300,
  bombs: 1500,
  "bombs-nobody": 1500,
  blasts: 1500,
  "bomb-hits": 1500,
  "bomb-fire": 1500,
  falls: 250,
  razes: 700,
  burns: 600,
  suffers: 500,
  dies: 700,
  eats: 800,
  unmasked: 500,
  moves: 750,
  hides: 450,
  heals: 400,
  places: 250,
  recycles: 250,
  passes: 250,
  "lays-token": 250,
  "takes-token": 250,
  "token-unused": 250,
  opens: 200,
  scores: 300,
};

/** What somebody does with a turn. Of others, each of these is looked at long enough to be read. */
const DEEDS = new Set([
  "builds",
  "emerges",
  "loads",
  "moves",
  "hides",
  "heals",
  "places",
  "recycles",
  "passes",
  "bides",
  "lays-token",
  "takes-token",
]);
export const READ = 1100;

/** How long a beat is looked at: what one does oneself needs no time to be understood. */
export function holdFor(beat: Beat, viewer: number): number {
  const line = beat[0] as LogLine;
  const [id, seat] = [idOf(line), line.message[1]["seat"]];
  const others = DEEDS.has(id) && seat !== undefined && seat !== viewer;
  return Math.max(HOLD[id] ?? 0, others ? READ : 0);
}

export const stage: Omit<Stage<Scene>, "hold"> = {
  after,
  together: (line, before) =>
    ["supply", "provides", "draws-unseen", "falls"].includes(idOf(line)) && idOf(line) === idOf(before),
};

export interface Flight {
  kind: "orange" | "white" | "cube" | "black-cube" | "unit" | "token" | "monster";
  /** A unit's or a monster's name. */
  name: string;
  seat: number;
  count: number;
  source: string;
  target: string;
}

/** What a line lets fly, or null; what moves on the map itself is moved there. */
export function flightOf(line: LogLine): Flight | null {
  const [thing, name] = parts(line.thing);
  const { source, target } = line;
  const values = line.message[1];
  const seat = Number(values["seat"] ?? -1);
  const count = Number(values["cubes"] ?? 1);
  if (!source || !target || source === target || count === 0) return null;
  if (thing === "orange" || thing === "white") return { kind: thing, name, seat, count: 1, source, target };
  if (thing === "cube" || thing === "black-cube") return { kind: thing, name, seat, count, source, target };
  if (thing === "token") return { kind: "token", name, seat: Number(name), count: 1, source, target };
  if (thing === "unit" && idOf(line) !== "defends") return { kind: "unit", name, seat, count: 1, source, target };
  if (thing === "monster" && idOf(line) !== "moves" && idOf(line) !== "hides") {
    const owner = ownerOf(monsterAt(line.thing));
    return { kind: "monster", name: name.split("/")[1]?.split("-")[0] ?? "", seat: owner, count: 1, source, target };
  }
  return null;
}

/** Where to look for a place on the board: itself, and if it is not drawn what stands for it. */
export function stands(place: string): string[] {
  const [kind, which] = parts(place);
  if (kind === "monster-box") return [place, `seat:${which.split("/")[0]}`];
  if (kind === "own-monster") return [place, `monster-box:${which.split("-")[0]}`];
  return [place];
}
