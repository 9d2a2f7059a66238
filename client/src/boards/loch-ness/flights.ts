// What flies when a line of the log is told: from where to where, and what it looks like.
import type { Way } from "../../pieces/Flight.svelte";
import type { LogLine } from "../../protocol";
import type { Motif } from "./pieces";
import { parts } from "./scene";
import { MOTIFS } from "./table";

export interface Flight {
  kind: "camera" | "blocker" | "reporter" | "card" | "photo";
  seat: number;
  value: string;
  white: boolean;
  motif: Motif | "back";
  source: string;
  target: string;
}

export type Flying = Flight & Way;

/** What a line lets fly, or null: what moves on the loch itself is moved there. */
export function flightOf(line: LogLine, white: number): Flight | null {
  const [thing, which] = parts(line.thing);
  if (!line.source || line.source === line.target) return null;
  const seat = Number(parts(line.source)[1]);
  const flight: Flight = {
    kind: "card",
    seat: -1,
    value: "",
    white: false,
    motif: "back",
    source: line.source,
    target: line.target,
  };
  if (thing === "camera" && line.source.startsWith("seat:")) {
    const name = which.split("/")[1] ?? "";
    return {
      ...flight,
      kind: "camera",
      seat,
      white: name === "white",
      value: name === "white" ? String(white) : name,
      source: name === "white" ? "action:pub" : line.source,
    };
  }
  if (thing === "blocker") return { ...flight, kind: "blocker" };
  if (thing === "reporter") return { ...flight, kind: "reporter", seat };
  if (thing === "card") return { ...flight, seat };
  if (thing === "white-deck") return flight;
  if (thing === "photo") {
    const motif = line.source === "photo:blind" && !line.target.startsWith("photo:") ? "back" : which;
    return { ...flight, kind: "photo", motif: MOTIFS.find((one) => one === motif) ?? "back" };
  }
  return null;
}
