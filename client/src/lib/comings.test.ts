import { describe, expect, it } from "vitest";
import type { Chair, LogLine } from "../protocol";
import { chairsAt, seatedThen } from "./comings";

const line = (id: string, values: Record<string, string | number>): LogLine => ({
  message: [id, values],
  thing: "",
  source: "",
  target: "",
});

describe("the names of the past", () => {
  it("are those of who sat there then", () => {
    const log = [
      line("spots", { seat: 1 }),
      line("log-left", { seat: 1, before: "Mòrag", name: "Ewan" }),
      line("spots", { seat: 1 }),
      line("log-sat-down", { seat: 1, before: "Ewan", name: "Una" }),
      line("spots", { seat: 1 }),
    ];
    expect(seatedThen(log, ["Ailsa", "Una"], 1).map(({ names, viewer }) => [names[1], viewer])).toEqual([
      ["Mòrag", -1],
      ["Ewan", -1],
      ["Ewan", -1],
      ["Una", 1],
      ["Una", 1],
    ]);
  });

  it("stay the reader's where only the name has changed", () => {
    const log = [line("spots", { seat: 0 }), line("log-renamed", { seat: 0, before: "Ailsa", name: "Una" })];
    expect(seatedThen(log, ["Una"], 0)[0]).toEqual({ names: ["Ailsa"], viewer: 0 });
  });
});

describe("who really played", () => {
  const chair = (name: string, bot = ""): Chair => ({
    name,
    kind: bot ? "bot" : "person",
    bot,
    present: true,
    muted: false,
    resigned: false,
    ready: true,
    colour: 0,
  });
  const lines = [
    { at: 4, until: -1, line: line("log-sat-down", { seat: 0, before: "Ewan", name: "Ailsa" }) },
    { at: 9, until: -1, line: line("log-left", { seat: 1, before: "Tom", name: "Jock" }) },
  ];
  const now = [chair("Ailsa"), chair("Jock", "knack")];

  it("is told of each moment", () => {
    const told = [0, 4, 9].map((at) => chairsAt(lines, now, at).map(({ name, kind }) => `${name} ${kind}`));
    expect(told).toEqual([
      ["Ewan bot", "Tom person"],
      ["Ailsa person", "Tom person"],
      ["Ailsa person", "Jock bot"],
    ]);
  });
});
