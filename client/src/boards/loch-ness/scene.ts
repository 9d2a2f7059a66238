// What lies on the table at one moment of the show: the fields of the sight, and after each line of the log what it moved.
import { indexIn } from "../../lib/lists";
import { NOTHING, UNSEEN } from "../../lib/marks";
import { withBit } from "../../lib/masks";
import type { LogLine } from "../../protocol";
import { spotOf } from "./pieces";
import type { Sight } from "./sight";
import { ACTION_NAMES, CAMERA_NAMES, CAMERAS, MOTIFS, WHITE } from "./table";

export interface Scene {
  /** From the first card turned up until a question is asked or all is told. */
  reveal: boolean;
  seats: number;
  start: number;
  round: number;
  nessie: number;
  clock: number;
  scores: number[];
  cameras: number[];
  moved: number;
  white: number;
  /** The seat the white camera is lent to. */
  borrower: number;
  blockers: number;
  reporters: number[];
  distilled: number;
  laid: number[];
  laidKnows: number[];
  spent: number[];
  third: number;
  /** Whether a third card lies beside those of the seats. */
  hasThird: boolean;
  thirdKnows: number;
  turned: number;
  display: number[];
  /** How many photos lie face down. */
  deck: number;
  photos: number[];
  blind: number[];
  rolls: number[];
  /** Whether photos from the display lie face down, too, once they are taken. */
  albumsClosed: boolean;
}

/** The scene the fields tell; null before there is a game. */
export function read(table: Pick<Sight, "field">): Scene | null {
  const scores = table.field("scores");
  if (!scores) return null;
  return {
    reveal: false,
    seats: scores.length,
    start: table.field("start"),
    round: table.field("round"),
    nessie: table.field("nessie"),
    clock: table.field("clock"),
    scores,
    cameras: table.field("cameras"),
    moved: table.field("moved"),
    white: table.field("white"),
    borrower: table.field("borrower"),
    blockers: table.field("blockers"),
    reporters: table.field("reporters"),
    distilled: table.field("distilled"),
    laid: table.field("laid"),
    laidKnows: table.field("laid_knows"),
    spent: table.field("spent"),
    third: table.field("third"),
    hasThird: table.field("has_third"),
    thirdKnows: table.field("third_knows"),
    turned: table.field("turned"),
    display: table.field("display"),
    deck: table.field("photos_left"),
    photos: table.field("photos"),
    blind: table.field("blind"),
    rolls: table.field("rolls"),
    albumsClosed: table.field("albums_closed"),
  };
}

/** A name like `card:3` or `camera:2/white`, taken apart. */
export function parts(name: string): [kind: string, rest: string] {
  const at = name.indexOf(":");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
}

const put = (list: number[], index: number, value: number): number[] =>
  list.map((old, at) => (at === index ? value : old));
const add = (list: number[], index: number, value: number): number[] =>
  list.map((old, at) => (at === index ? old + value : old));
const number = (value: unknown): number => (typeof value === "number" ? value : NOTHING);

/** The scene after a line of the log: what it says has moved stands where it went. */
export function after(scene: Scene, line: LogLine): Scene {
  const [id, values] = line.message;
  const [thing, which] = parts(line.thing);
  const [from] = parts(line.source);
  const [to, where] = parts(line.target);
  const seat = Number(where);
  if (thing === "nessie")
    return { ...scene, nessie: Number(where) - 1, clock: Math.max(scene.clock, number(values["clock"])) };
  if (thing === "camera" && to === "spot") return withCamera(scene, which, spotOf(where), from === "spot");
  if (thing === "blocker") return { ...scene, blockers: withBit(scene.blockers, spotOf(where)) };
  if (thing === "reporter")
    return { ...scene, reporters: put(scene.reporters, Number(which), indexIn(ACTION_NAMES, where)) };
  if (thing === "marker") return { ...scene, start: seat };
  if (thing === "white-deck") return { ...scene, distilled: seat };
  if (thing === "spent") return { ...scene, spent: put(scene.spent, seat, 0) };
  if (thing === "card" && to === "third")
    return { ...scene, third: Number(which), thirdKnows: -1, turned: withBit(scene.turned, Number(which)) };
  if (thing === "card" && to === "laid")
    return withCard(scene, seat, which === "" ? UNSEEN : Number(which), from === "laid");
  if (thing === "laid") return seen(scene, seat, number(values["seat"]), number(values["card"]));
  if (thing === "third" && number(values["card"]) >= 0) return { ...scene, third: number(values["card"]) };
  if (thing === "photo") return withPhoto(scene, which || String(values["motif"] ?? ""), from, line.source, to, seat);
  if (to === "score") {
    const points = number(values["points"]);
    return { ...scene, scores: add(scene.scores, seat, id.endsWith("-auction") ? -points : points) };
  }
  return scene;
}

function withCamera(scene: Scene, name: string, spot: number, moved: boolean): Scene {
  const [seat, camera] = name.split("/") as [string, string];
  const place = indexIn(CAMERA_NAMES, camera);
  const index = place === WHITE ? scene.cameras.length : Number(seat) * CAMERAS + place;
  return {
    ...scene,
    white: place === WHITE ? spot : scene.white,
    borrower: place === WHITE ? Number(seat) : scene.borrower,
    cameras: place === WHITE ? scene.cameras : put(scene.cameras, index, spot),
    moved: moved ? withBit(scene.moved, index) : scene.moved,
  };
}

/** A card is laid, or turned up where it lies; by then the cameras have been turned up too. */
function withCard(scene: Scene, seat: number, card: number, turned: boolean): Scene {
  return {
    ...scene,
    moved: turned ? 0 : scene.moved,
    laid: put(scene.laid, seat, card),
    laidKnows: put(scene.laidKnows, seat, turned ? -1 : 2 ** seat),
  };
}

function seen(scene: Scene, owner: number, seat: number, card: number): Scene {
  return {
    ...scene,
    laid: card >= 0 ? put(scene.laid, owner, card) : scene.laid,
    laidKnows: put(scene.laidKnows, owner, withBit(scene.laidKnows[owner] ?? 0, seat)),
  };
}

function withPhoto(scene: Scene, motif: string, from: string, source: string, to: string, seat: number): Scene {
  const which = indexIn(MOTIFS, motif);
  const drawn = from === "photo" && source === "photo:blind";
  const deck = drawn ? scene.deck - 1 : scene.deck;
  if (to === "photo") return { ...scene, deck, display: add(scene.display, which, 1) };
  const display = drawn ? scene.display : add(scene.display, which, -1);
  if (!drawn && !scene.albumsClosed)
    return { ...scene, display, photos: add(scene.photos, seat * MOTIFS.length + which, 1) };
  const own = which >= 0 && scene.blind[seat * MOTIFS.length] !== UNSEEN;
  return {
    ...scene,
    deck,
    display,
    rolls: add(scene.rolls, seat, 1),
    blind: own ? add(scene.blind, seat * MOTIFS.length + which, 1) : scene.blind,
  };
}

/** The cameras of a seat that stand at a space: places in `cameras`, and the white one after all. */
export function camerasAt(scene: Scene, seat: number, space: number): number[] {
  const own = scene.cameras.flatMap((spot, index) =>
    Math.floor(index / CAMERAS) === seat && spot >= 0 && Math.floor(spot / 3) === space ? [index] : [],
  );
  const white = scene.white >= 0 && scene.borrower === seat && Math.floor(scene.white / 3) === space;
  return white ? [...own, scene.cameras.length] : own;
}

/** How many photos of each motif a seat holds as far as the viewer knows, and how many it cannot tell. */
export function album(scene: Scene, seat: number): { known: number[]; unknown: number } {
  const hidden = scene.blind[seat * MOTIFS.length] === UNSEEN;
  const known = MOTIFS.map(
    (_, motif) =>
      (scene.photos[seat * MOTIFS.length + motif] ?? 0) +
      (hidden ? 0 : (scene.blind[seat * MOTIFS.length + motif] ?? 0)),
  );
  return { known, unknown: hidden ? (scene.rolls[seat] ?? 0) : 0 };
}
