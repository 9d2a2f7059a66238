// What the house looks like at one moment of the show: the fields of the sight, and after each line of the log what it moved.
import { indexIn } from "../../lib/lists";
import { NOTHING } from "../../lib/marks";
import type { LogLine } from "../../protocol";
import { GNOMES } from "./gnomes";
import { BARS, ROOMS } from "./rooms";
import { BACKS, COLOURS, FACES, GOODY, TRAP } from "./things";

/** Where things lie in `backs` and `faces`: first those in the house, then those of each seat, holder by holder. */
export interface Stowage {
  /** How many lie in the house at most, and how many a seat has room for. */
  circles: number;
  seat: number;
  /** Where the places of a gnome or a kind of card begin among those of a seat, and how many there are. */
  holders: Record<string, [first: number, count: number]>;
}

export interface Scene {
  seats: number;
  round: number;
  part: number;
  first: number;
  scores: number[];
  /** The room of each gnome, three to a seat: 6 is the prison for those who came to free others, 7 is behind bars. */
  places: number[];
  hiders: number[];
  playing: number[];
  left: number[];
  backs: number[];
  faces: number[];
  knows: number[];
  merlin: number;
  bonus: number[];
  /** The phase of the round, by name. */
  phase: string;
  stowage: Stowage;
}

const FIELDS = ["round", "part", "first", "scores", "places", "hiders", "playing", "left", "backs", "faces", "knows", "merlin", "bonus", "stowage"] as const;

/** The scene the fields tell; null before there is a game. */
export function read(field: <T>(name: string) => T): Scene | null {
  const scores = field<number[] | undefined>("scores");
  const course = field<{ phase: string } | undefined>("course");
  if (!scores || !course) return null;
  const scene = Object.fromEntries(FIELDS.map((name) => [name, field(name)])) as unknown as Scene;
  return { ...scene, seats: scores.length, phase: course.phase };
}

/** A name like `gnome:2/1`, taken apart. */
export function parts(name: string): [kind: string, first: string, second: string] {
  const [kind = "", rest = ""] = name.split(":", 2);
  const [first = "", second = ""] = rest.split("/", 2);
  return [kind, first, second];
}

export const idOf = (line: LogLine): string => line.message[0].replace("merlouf-", "");
export const roomOf = (name: string): number => (name === "prison" ? 6 : indexIn(ROOMS, name));

// Where things lie

/** The places of a gnome's load, or of a seat's cards, in `backs` and `faces`. */
export function placesOf({ stowage }: Scene, seat: number, holder: string): number[] {
  const [first, count] = stowage.holders[holder] ?? [0, 0];
  return Array.from({ length: count }, (_, index) => stowage.circles + seat * stowage.seat + first + index);
}

export interface Thing {
  /** Its place among those of its holder. */
  place: number;
  back: number;
  face: number;
}

/** What a holder has: a gnome by his name, `goody` and `trap` for the cards of a seat. */
export const held = (scene: Scene, seat: number, holder: string): Thing[] =>
  placesOf(scene, seat, holder)
    .map((at, place) => ({ place, back: scene.backs[at] ?? NOTHING, face: scene.faces[at] ?? NOTHING }))
    .filter(({ back }) => back >= 0);

/** What lies in a room, by colour; the face is negative where the viewer has not seen it. */
export const lying = (scene: Scene, room: number): Thing[] =>
  [0, 1, 2, 3, 4].map((place) => ({ place, back: scene.backs[room * 5 + place] ?? NOTHING, face: scene.faces[room * 5 + place] ?? NOTHING })).filter(({ back }) => back >= 0);

/** How many objects of each colour still lie in the house. */
export const lyingOut = (scene: Scene): number[] => COLOURS.map((_, colour) => scene.backs.slice(0, scene.stowage.circles).filter((back) => back === colour).length);

// Where gnomes are

export interface Figure {
  seat: number;
  gnome: number;
}

export const everybody = (scene: Scene): Figure[] => scene.places.map((_, index) => ({ seat: Math.floor(index / 3), gnome: index % 3 }));
export const placeOf = (scene: Scene, { seat, gnome }: Figure): number => scene.places[seat * 3 + gnome] ?? NOTHING;

export function isHidden(scene: Scene, who: Figure): boolean {
  const room = placeOf(scene, who);
  return room >= 0 && room < 6 && scene.hiders[room] === who.seat * 3 + who.gnome;
}

export const standing = (scene: Scene, room: number): Figure[] => everybody(scene).filter((who) => placeOf(scene, who) === room && !isHidden(scene, who));
export const behindBars = (scene: Scene): Figure[] => everybody(scene).filter((who) => placeOf(scene, who) === BARS);
/** Whether a gnome is being played in this part, with something left to do. */
export const isPlaying = (scene: Scene, { seat, gnome }: Figure): boolean => scene.playing[seat] === gnome && (scene.left[seat] ?? 0) > 0;

// What lines change

const put = (list: number[], index: number, value: number): number[] => list.map((old, at) => (at === index ? value : old));
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

function lay(scene: Scene, at: number | undefined, back: number, face: number): Scene {
  return at === undefined ? scene : { ...scene, backs: put(scene.backs, at, back), faces: put(scene.faces, at, face) };
}

const freePlace = (scene: Scene, seat: number, holder: string): number | undefined => placesOf(scene, seat, holder).find((at) => scene.backs[at] === NOTHING);

function circleOf(scene: Scene, room: string, colour: string): number {
  const start = roomOf(room) * 5;
  const back = indexIn(COLOURS, colour);
  const found = scene.backs.slice(start, start + 5).indexOf(back);
  return found < 0 ? -1 : start + found;
}

function takes(scene: Scene, line: LogLine): Scene {
  const [, room, colour] = parts(line.source);
  const [, seat, gnome] = parts(line.target);
  const circle = circleOf(scene, room, colour);
  if (circle < 0) return scene;
  const back = indexIn(COLOURS, colour);
  const known = FACES[back]?.indexOf(String(line.message[1]["thing"] ?? "")) ?? -1;
  const face = known >= 0 ? known : (scene.faces[circle] ?? -1) >= 0 ? scene.faces[circle]! : -1;
  const pocket = freePlace(scene, Number(seat), GNOMES[Number(gnome)] ?? "");
  const who = Number(seat);
  const left = put(scene.left, who, Math.max(0, (scene.left[who] ?? 0) - 1));
  return lay(lay({ ...scene, left }, pocket, back, face), circle, NOTHING, NOTHING);
}

function drops(scene: Scene, seat: number, gnome: number): Scene {
  return placesOf(scene, seat, GNOMES[gnome] ?? "").reduce((now, at) => lay(now, at, NOTHING, NOTHING), scene);
}

/** The scene after a line of the log: what it says has moved stands where it went. */
export function after(scene: Scene, line: LogLine): Scene {
  const values = line.message[1];
  const seat = number(values["seat"]);
  const [, owner, gnome] = parts(line.thing);
  const index = Number(owner) * 3 + Number(gnome);
  switch (idOf(line)) {
    case "sends": {
      const room = roomOf(String(values["room"]));
      return { ...scene, places: put(scene.places, index, room), playing: put(scene.playing, Number(owner), Number(gnome)) };
    }
    case "uses":
      return { ...scene, playing: put(scene.playing, seat, indexIn(GNOMES, values["gnome"])) };
    case "takes":
    case "takes-unseen":
      return takes(scene, line);
    case "looks": {
      const circle = circleOf(scene, String(values["room"]), String(values["back"]));
      const back = indexIn(COLOURS, values["back"]);
      return circle < 0 ? scene : { ...scene, faces: put(scene.faces, circle, FACES[back]?.indexOf(String(values["thing"])) ?? -1) };
    }
    case "hides":
      return { ...scene, hiders: put(scene.hiders, roomOf(String(values["room"])), index), left: put(scene.left, seat, 0) };
    case "passes":
    case "is-late":
      return { ...scene, left: put(scene.left, seat, 0) };
    case "frees":
      return { ...scene, places: put(scene.places, index, NOTHING) };
    case "catches":
      return drops({ ...scene, places: put(scene.places, index, BARS) }, Number(owner), Number(gnome));
    case "wakes":
      return { ...scene, merlin: roomOf(String(values["room"])), part: 0, phase: "day" };
    case "shows-objective":
      return { ...scene, phase: "assessment" };
    case "draws-goody":
    case "draws-goody-unseen": {
      const to = Number(parts(line.target)[1]);
      return lay(scene, freePlace(scene, to, "goody"), GOODY, FACES[GOODY]!.indexOf(String(values["thing"] ?? "")));
    }
    case "climbs":
    case "climbs-unseen": {
      const to = Number(parts(line.target)[1]);
      return lay(scene, freePlace(scene, to, "trap"), TRAP, FACES[TRAP]!.indexOf(String(values["thing"] ?? "")));
    }
    case "buys":
      return { ...scene, scores: put(scene.scores, seat, (scene.scores[seat] ?? 0) - number(values["points"])) };
    case "traps-merlin":
      return { ...scene, scores: put(scene.scores, seat, (scene.scores[seat] ?? 0) + number(values["points"])) };
    case "scores":
      return { ...scene, scores: put(scene.scores, seat, number(values["score"])) };
    default:
      return scene;
  }
}

/** How long each kind of line is looked at, in milliseconds. */
const HOLD: Record<string, number> = {
  sends: 900, uses: 500, takes: 350, "takes-unseen": 350, looks: 500, "looks-unseen": 350, hides: 500, contests: 700, attaches: 700, throws: 1300, settles: 900, frees: 400,
  climbs: 400, "climbs-unseen": 400, "draws-goody": 250, "draws-goody-unseen": 200, deals: 700, hands: 450, "hands-unseen": 350, lied: 1100, "kept-word": 600, wakes: 2100, catches: 800,
  "turns-up": 600, "keeps-down": 900, "trap-fails": 900, "traps-merlin": 800, "finds-bonus": 600, "gets-bonus": 600, "shows-objective": 450, counts: 260, achieves: 380, scores: 800,
};
const TOGETHER = new Set(["sends", "uses", "throws", "attaches", "contests", "catches"]);

export const stage = {
  after,
  hold: (beat: LogLine[]): number => Math.max(0, ...beat.map((line) => HOLD[idOf(line)] ?? 0)),
  together: (line: LogLine, before: LogLine): boolean => {
    const [one, other] = [idOf(line), idOf(before)];
    return (TOGETHER.has(one) && one === other) || (one === "uses" && other === "sends") || (one === "sends" && other === "uses");
  },
};

export const backOf = (name: string): number => indexIn(BACKS, name);
