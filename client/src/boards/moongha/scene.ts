// What lies on the table at one moment of the show: the fields of the sight, and after each line of the log what it moved.
import { indexIn } from "../../lib/lists";
import type { LogLine, ResultPart } from "../../protocol";
import { kindOf, monsterAt, ownMonster, parts, TOKENS } from "./pieces";
import type { Figures, Sight } from "./sight";
import { BLACK, BOX_NAMES, CITY_KEYS, COLOURS, EATEN, HUMANS, IN_BOX, KIND_NAMES, UNIT_NAMES } from "./table";

export interface Scene {
  seats: number;
  turn: number;
  first: number;
  passes: number;
  tokens: number[];
  waiting: number[];
  stock: number[];
  dice: number[];
  orange: number[];
  white: number[];
  places: number[];
  hidden: boolean[];
  wounds: number[];
  humans: number[];
  cubes: number[];
  left: number[];
  trophies: number[];
  passTokens: number[];
  counters: number[];
  held: number[];
  opened: number[];
  scores: number[];
  figures: Figures;
}

/** The bits of a mask that is too long for a number of 32 bits. */
export const bits = (mask: number, count: number): boolean[] =>
  Array.from({ length: count }, (_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1);

const figuresOf = (table: Pick<Sight, "field">): Figures => ({
  kinds: table.field("kinds"),
  cities: table.field("cities"),
  track: table.field("track"),
  costs: table.field("costs"),
  standing: table.field("standing"),
  lurking: table.field("lurking"),
  counter_worth: table.field("counter_worth"),
  open_points: table.field("open_points"),
  secret_points: table.field("secret_points"),
  all_points: table.field("all_points"),
  trophy_points: table.field("trophy_points"),
  attacker: table.field("attacker"),
});

/** The scene the fields tell; null before there is a game. */
export function read(table: Pick<Sight, "field">): Scene | null {
  const places = table.field("places");
  if (!places || !table.field("kinds")) return null;
  return {
    seats: table.field("left").length,
    turn: table.field("turn"),
    first: table.field("first"),
    passes: table.field("passes"),
    tokens: table.field("tokens"),
    waiting: table.field("waiting"),
    stock: table.field("stock"),
    dice: table.field("dice"),
    orange: table.field("orange"),
    white: table.field("white"),
    places,
    hidden: bits(table.field("hidden"), places.length),
    wounds: table.field("wounds"),
    humans: table.field("humans"),
    cubes: table.field("cubes"),
    left: table.field("left"),
    trophies: table.field("trophies"),
    passTokens: table.field("pass_tokens"),
    counters: table.field("counters"),
    held: table.field("held"),
    opened: table.field("opened"),
    scores: table.field("scores"),
    figures: figuresOf(table),
  };
}

const put = <T>(list: T[], index: number, value: T): T[] => list.map((old, at) => (at === index ? value : old));
const add = (list: number[], index: number, value: number): number[] =>
  list.map((old, at) => (at === index ? old + value : old));
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const cityOf = (place: string): number => indexIn(CITY_KEYS, parts(place)[1]);

export const idOf = (line: LogLine): string => line.message[0].replace("moongha-", "");

/** The scene after a line of the log: what it says has happened can be seen. */
export function after(scene: Scene, line: LogLine): Scene {
  const id = idOf(line);
  const values = line.message[1];
  const seat = number(values["seat"]);
  const monster = monsterAt(line.thing);
  const box = seat * KIND_NAMES.length + indexIn(KIND_NAMES, values["kind"]);
  switch (id) {
    case "starts":
      return { ...scene, first: seat };
    case "turn-begins":
      return { ...scene, turn: number(values["turn"]), first: seat, dice: scene.dice.map(() => 0) };
    case "supply":
      return { ...scene, dice: add(scene.dice, number(values["face"]) - 1, 1) };
    case "provides":
      return provided(scene, String(values["unit"]), String(values["box"]));
    case "builds":
      return { ...scene, orange: put(scene.orange, box, number(values["stored"])) };
    case "loads":
      return { ...scene, white: put(scene.white, box, number(values["stored"])) };
    case "emerges":
      return {
        ...scene,
        orange: put(scene.orange, box, 0),
        places: put(scene.places, monster, cityOf(line.target)),
        hidden: put(scene.hidden, monster, true),
      };
    case "moves":
      return { ...scene, places: put(scene.places, monster, cityOf(line.target)) };
    case "hides":
      return { ...scene, hidden: put(scene.hidden, monster, true) };
    case "unmasked":
      return { ...scene, hidden: put(scene.hidden, monster, false) };
    case "suffers":
      return { ...scene, wounds: put(scene.wounds, monsterAt(line.target), number(values["wounds"])) };
    case "heals":
      return { ...scene, wounds: put(scene.wounds, ownMonster(seat, parts(line.target)[1]), number(values["wounds"])) };
    case "dies":
      return gone(scene, monster, IN_BOX);
    case "eats":
      return {
        ...gone(scene, monster, EATEN),
        trophies: add(scene.trophies, seat * KIND_NAMES.length + kindOf(monster), 1),
      };
    case "places":
      return standing(scene, line.target, String(values["unit"]), 1);
    case "falls":
    case "recycles":
      return standing(scene, line.source, String(values["unit"]), -1);
    case "razes":
      return {
        ...scene,
        cubes: add(scene.cubes, cityOf(line.target) * COLOURS + seat, number(values["cubes"])),
        left: put(scene.left, seat, number(values["left"])),
      };
    case "burns":
      return { ...scene, cubes: add(scene.cubes, cityOf(line.target) * COLOURS + BLACK, number(values["cubes"])) };
    case "lays-token":
      return { ...scene, passTokens: put(scene.passTokens, seat, indexIn(BOX_NAMES, values["box"])) };
    case "takes-token":
    case "token-unused":
      return { ...scene, passTokens: put(scene.passTokens, seat, IN_BOX) };
    default:
      return scene;
  }
}

function gone(scene: Scene, monster: number, where: number): Scene {
  return {
    ...scene,
    places: put(scene.places, monster, where),
    hidden: put(scene.hidden, monster, false),
    wounds: put(scene.wounds, monster, 0),
  };
}

function provided(scene: Scene, unit: string, box: string): Scene {
  const which = indexIn(UNIT_NAMES, unit);
  const row = indexIn(BOX_NAMES, box) - TOKENS.length;
  return {
    ...scene,
    stock: add(scene.stock, which, -1),
    waiting: add(scene.waiting, row * UNIT_NAMES.length + which, 1),
  };
}

/** Humans come to a city or leave it; air force and A bomb do not stay. */
function standing(scene: Scene, place: string, unit: string, count: number): Scene {
  const which = indexIn(UNIT_NAMES, unit);
  return which < HUMANS ? { ...scene, humans: add(scene.humans, cityOf(place) * HUMANS + which, count) } : scene;
}

// What can be seen of it

export const damage = (scene: Scene, city: number): number =>
  scene.cubes.slice(city * COLOURS, (city + 1) * COLOURS).reduce((sum, count) => sum + count, 0);

/** The owner of each cube of a city, seats first and black last; as many entries as there are cubes. */
export const cubesIn = (scene: Scene, city: number): number[] =>
  Array.from({ length: COLOURS }, (_, colour) =>
    Array<number>(scene.cubes[city * COLOURS + colour] ?? 0).fill(colour),
  ).flat();

export const monstersIn = (scene: Scene, city: number): number[] =>
  scene.places.flatMap((place, monster) => (place === city ? [monster] : []));

/** Heroes, infantry and armour of a city. */
export const humansIn = (scene: Scene, city: number): number[] =>
  scene.humans.slice(city * HUMANS, (city + 1) * HUMANS);

/** Who scores for cubes in a city as it stands, the most first. */
export function leaders(scene: Scene, city: number): { seat: number; points: number }[] {
  const { standing: points } = scene.figures;
  return Array.from({ length: scene.seats }, (_, seat) => ({ seat, points: points[city * scene.seats + seat] ?? 0 }))
    .filter((one) => one.points > 0)
    .sort((one, other) => other.points - one.points);
}

/** The counters of a kind that wait in a seat's monster box. */
export const waitingOf = (scene: Scene, seat: number, kind: number): number =>
  scene.places.filter(
    (place, monster) =>
      place === IN_BOX &&
      Math.floor(monster / (scene.places.length / scene.seats)) === seat &&
      kindOf(monster) === kind,
  ).length;

/** A seat's city counters as far as they are known. */
export function secrets(scene: Scene, seat: number): number[] {
  const held = (city: number): boolean =>
    (scene.counters[seat * CITY_KEYS.length + city] ?? 0) > 0 ||
    (scene.opened[seat * CITY_KEYS.length + city] ?? 0) > 0;
  return CITY_KEYS.flatMap((_, city) => (held(city) ? [city] : []));
}

/** Whether the points are final: a game that was ended by agreement has none. */
export const scored = (table: { readonly result: ResultPart | null }): boolean =>
  table.result !== null && !table.result.ended;

/** Whether a seat has won, alone or with others. */
export const won = (table: { readonly result: ResultPart | null }, seat: number): boolean =>
  scored(table) && (table.result?.shares[seat] ?? 0) > 0;
