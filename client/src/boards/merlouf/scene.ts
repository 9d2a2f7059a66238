// What the house looks like at one moment of the show: the fields of the sight, and after each line of the log what it moved.
import { indexIn } from "../../lib/lists";
import { NOTHING } from "../../lib/marks";
import type { LogLine } from "../../protocol";
import { ROOMS } from "./rooms";
import type { Phase, Sight, Stowage } from "./sight";
import { BACK_NAMES, BARS, COLOURS, FACE_KEYS, GNOME_NAMES, GOODY, PRISON, ROOM_NAMES, TRAP } from "./table";

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
  phase: Phase;
  stowage: Stowage;
}

/** The scene the fields tell; null before there is a game. */
export function read(table: Pick<Sight, "field">): Scene | null {
  const scores = table.field("scores");
  const course = table.field("course");
  if (!scores || !course) return null;
  return {
    seats: scores.length,
    round: table.field("round"),
    part: table.field("part"),
    first: table.field("first"),
    scores,
    places: table.field("places"),
    hiders: table.field("hiders"),
    playing: table.field("playing"),
    left: table.field("left"),
    backs: table.field("backs"),
    faces: table.field("faces"),
    knows: table.field("knows"),
    merlin: table.field("merlin"),
    bonus: table.field("bonus"),
    phase: course.phase,
    stowage: table.field("stowage"),
  };
}

/** A name like `gnome:2/1`, taken apart. */
export function parts(name: string): [kind: string, first: string, second: string] {
  const [kind = "", rest = ""] = name.split(":", 2);
  const [first = "", second = ""] = rest.split("/", 2);
  return [kind, first, second];
}

export const idOf = (line: LogLine): string => line.message[0].replace("merlouf-", "");
export const roomOf = (name: string): number => indexIn(ROOM_NAMES, name);

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

/** The places of a room in `backs` and `faces`: each room has as many circles. */
function circlesOf({ stowage }: Scene, room: number): number[] {
  const count = stowage.circles / ROOMS.length;
  return Array.from({ length: count }, (_, index) => room * count + index);
}

/** What lies in a room, by colour; the face is negative where the viewer has not seen it. */
export const lying = (scene: Scene, room: number): Thing[] =>
  circlesOf(scene, room)
    .map((at, place) => ({ place, back: scene.backs[at] ?? NOTHING, face: scene.faces[at] ?? NOTHING }))
    .filter(({ back }) => back >= 0);

/** How many objects of each colour still lie in the house. */
export const lyingOut = (scene: Scene): number[] =>
  COLOURS.map((_, colour) => scene.backs.slice(0, scene.stowage.circles).filter((back) => back === colour).length);

// Where gnomes are

export interface Figure {
  seat: number;
  gnome: number;
}

/** The number of a gnome among those of all seats. */
export const numberOf = ({ seat, gnome }: Figure): number => seat * GNOME_NAMES.length + gnome;
export const everybody = (scene: Scene): Figure[] =>
  scene.places.map((_, index) => ({ seat: Math.floor(index / GNOME_NAMES.length), gnome: index % GNOME_NAMES.length }));
export const placeOf = (scene: Scene, { seat, gnome }: Figure): number =>
  scene.places[numberOf({ seat, gnome })] ?? NOTHING;

export function isHidden(scene: Scene, who: Figure): boolean {
  const room = placeOf(scene, who);
  return room >= 0 && room < PRISON && scene.hiders[room] === numberOf(who);
}

export const standing = (scene: Scene, room: number): Figure[] =>
  everybody(scene).filter((who) => placeOf(scene, who) === room && !isHidden(scene, who));
export const behindBars = (scene: Scene): Figure[] => everybody(scene).filter((who) => placeOf(scene, who) === BARS);
/** Whether a gnome is being played in this part, with something left to do. */
export const isPlaying = (scene: Scene, { seat, gnome }: Figure): boolean =>
  scene.playing[seat] === gnome && (scene.left[seat] ?? 0) > 0;

// What lines change

const put = (list: number[], index: number, value: number): number[] =>
  list.map((old, at) => (at === index ? value : old));
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

function lay(scene: Scene, at: number | undefined, back: number, face: number): Scene {
  return at === undefined ? scene : { ...scene, backs: put(scene.backs, at, back), faces: put(scene.faces, at, face) };
}

const freePlace = (scene: Scene, seat: number, holder: string): number | undefined =>
  placesOf(scene, seat, holder).find((at) => scene.backs[at] === NOTHING);

function circleOf(scene: Scene, room: string, colour: string): number {
  const back = indexIn(COLOURS, colour);
  return circlesOf(scene, roomOf(room)).find((at) => scene.backs[at] === back) ?? -1;
}

function takes(scene: Scene, line: LogLine): Scene {
  const [, room, colour] = parts(line.source);
  const [, seat, gnome] = parts(line.target);
  const circle = circleOf(scene, room, colour);
  if (circle < 0) return scene;
  const back = indexIn(COLOURS, colour);
  const known = indexIn(FACE_KEYS[back] ?? [], String(line.message[1]["thing"] ?? ""));
  const face = known >= 0 ? known : (scene.faces[circle] ?? -1) >= 0 ? scene.faces[circle]! : -1;
  const pocket = freePlace(scene, Number(seat), GNOME_NAMES[Number(gnome)] ?? "");
  const who = Number(seat);
  const left = put(scene.left, who, Math.max(0, (scene.left[who] ?? 0) - 1));
  return lay(lay({ ...scene, left }, pocket, back, face), circle, NOTHING, NOTHING);
}

function drops(scene: Scene, seat: number, gnome: number): Scene {
  return placesOf(scene, seat, GNOME_NAMES[gnome] ?? "").reduce((now, at) => lay(now, at, NOTHING, NOTHING), scene);
}

/** The scene after a line of the log: what it says has moved stands where it went. */
export function after(scene: Scene, line: LogLine): Scene {
  const values = line.message[1];
  const seat = number(values["seat"]);
  const [, owner, gnome] = parts(line.thing);
  const index = numberOf({ seat: Number(owner), gnome: Number(gnome) });
  switch (idOf(line)) {
    case "sends": {
      const room = roomOf(String(values["room"]));
      return {
        ...scene,
        places: put(scene.places, index, room),
        playing: put(scene.playing, Number(owner), Number(gnome)),
      };
    }
    case "uses":
      return { ...scene, playing: put(scene.playing, seat, indexIn(GNOME_NAMES, values["gnome"])) };
    case "takes":
    case "takes-unseen":
      return takes(scene, line);
    case "looks": {
      const circle = circleOf(scene, String(values["room"]), String(values["back"]));
      const back = indexIn(COLOURS, values["back"]);
      return circle < 0
        ? scene
        : { ...scene, faces: put(scene.faces, circle, indexIn(FACE_KEYS[back] ?? [], String(values["thing"]))) };
    }
    case "hides":
      return {
        ...scene,
        hiders: put(scene.hiders, roomOf(String(values["room"])), index),
        left: put(scene.left, seat, 0),
      };
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
      return lay(scene, freePlace(scene, to, "goody"), GOODY, indexIn(FACE_KEYS[GOODY], String(values["thing"] ?? "")));
    }
    case "climbs":
    case "climbs-unseen": {
      const to = Number(parts(line.target)[1]);
      return lay(scene, freePlace(scene, to, "trap"), TRAP, indexIn(FACE_KEYS[TRAP], String(values["thing"] ?? "")));
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
  sends: 900,
  uses: 500,
  takes: 350,
  "takes-unseen": 350,
  looks: 500,
  "looks-unseen": 350,
  hides: 500,
  contests: 700,
  attaches: 700,
  throws: 1300,
  settles: 900,
  frees: 400,
  climbs: 400,
  "climbs-unseen": 400,
  "draws-goody": 250,
  "draws-goody-unseen": 200,
  deals: 700,
  hands: 450,
  "hands-unseen": 350,
  lied: 1100,
  "kept-word": 600,
  wakes: 2100,
  catches: 800,
  "turns-up": 600,
  "keeps-down": 900,
  "trap-fails": 900,
  "traps-merlin": 800,
  "finds-bonus": 600,
  "gets-bonus": 600,
  "shows-objective": 450,
  counts: 260,
  achieves: 380,
  scores: 800,
};
const TOGETHER = new Set(["sends", "uses", "throws", "attaches", "contests", "catches"]);

export const stage = {
  after,
  hold: (beat: LogLine[]): number => Math.max(0, ...beat.map((line) => HOLD[idOf(line)] ?? 0)),
  together: (line: LogLine, before: LogLine): boolean => {
    const [one, other] = [idOf(line), idOf(before)];
    return (
      (TOGETHER.has(one) && one === other) ||
      (one === "uses" && other === "sends") ||
      (one === "sends" && other === "uses")
    );
  },
};

export const backOf = (name: string): number => indexIn(BACK_NAMES, name);
