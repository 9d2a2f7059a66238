// What flies when a line of the log is told: from where to where, and what it looks like.
import { indexIn } from "../../lib/lists";
import type { LogLine } from "../../protocol";
import type { Way } from "../../pieces/Flight.svelte";
import { backOf, idOf, parts } from "./scene";
import { FACE_KEYS } from "./table";
import { tokenOf } from "./things";

export interface Flight {
  /** A gnome, or a thing by its symbol. */
  kind: "gnome" | "thing";
  seat: number;
  gnome: number;
  href: string;
  source: string;
  target: string;
}

export type Flying = Flight & Way;

const STILL = new Set(["counts", "throws", "attaches", "looks", "looks-unseen"]);

/** What a line lets fly, or null. */
export function flightOf(line: LogLine): Flight | null {
  const [kind, first, second] = parts(line.thing);
  if (!line.source || !line.target || line.source === line.target || STILL.has(idOf(line))) return null;
  const flight = { seat: Number(first), gnome: Number(second), href: "", source: line.source, target: line.target };
  if (kind === "gnome")
    return { ...flight, kind: "gnome", target: idOf(line) === "frees" ? `seat:${first}` : line.target };
  if (!["object", "goody", "trap"].includes(kind)) return null;
  const back = backOf(kind === "object" ? first : kind);
  const face = indexIn(FACE_KEYS[back] ?? [], line.message[1]["thing"]);
  return { ...flight, kind: "thing", href: tokenOf(back, face) };
}
