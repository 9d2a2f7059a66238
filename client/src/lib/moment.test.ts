import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame, TablePart } from "../protocol";

const TOTAL = 100;
const line = (id: string) => ({ message: [id, {}], thing: "", source: "", target: "" });
const frame = (number: number, viewer: number): Frame => ({
  number,
  seat: 0,
  parts: { "game.round": number, "game.seen": viewer },
  log: [],
  asked: 1,
  question: {
    number,
    step: "Ask",
    prompt: ["ask", {}],
    clause: "",
    patience: "turn",
    race: false,
    choices: [{ choice: "a" }],
  },
  chosen: "a",
});
const frames = vi.fn((_id: string, _secret: string, viewer: number, first: number, count: number) =>
  Promise.resolve({
    table: "t",
    viewer,
    total: TOTAL,
    frames: Array.from({ length: Math.min(count, TOTAL - first) }, (_, index) => frame(first + index, viewer)),
  }),
);
const story = vi.fn((_id: string, _secret: string, viewer: number) =>
  Promise.resolve({
    table: "t",
    viewer,
    total: TOTAL,
    rounds: [],
    lines: [
      { at: 2, until: 5, line: line("plays") },
      { at: 5, until: -1, line: line("log-undone") },
    ],
  }),
);
vi.mock("./api", () => ({ api: { frames, story } }));
vi.mock("./palette.svelte", () => ({ palette: { wear: () => undefined } }));
vi.mock("./house.svelte", () => ({
  house: {
    language: "en",
    nameOf: ({ name }: { name: string }) => name,
    speech: { say: (message: [string], _names: string[], viewer: number) => `${message[0]} ${viewer}` },
  },
}));
const { Moment } = await import("./moment.svelte");

const table = {
  id: "t",
  game: "loch-ness",
  state: "finished",
  chairs: [{ name: "Ailsa" }, { name: "Bruce" }],
} as unknown as TablePart;

describe("a moment of a game", () => {
  beforeEach(() => vi.clearAllMocks());

  it("is what the viewer saw then, with the log as it stood", async () => {
    const moment = new Moment(table, "secret", [0]);
    await moment.see(-2, 3);
    expect([moment.field("round"), moment.total, moment.names]).toEqual([3, TOTAL, ["Ailsa", "Bruce"]]);
    expect(moment.log.map((told) => told.message[0])).toEqual(["plays"]);
    await moment.go(5);
    expect(moment.log.map((told) => told.message[0])).toEqual(["log-undone"]);
  });

  it("keeps to the moments there are, and fetches them in batches, ahead of time", async () => {
    const moment = new Moment(table, "secret", []);
    await moment.see(-2, 9999);
    expect(moment.frame?.number).toBe(TOTAL - 1);
    await moment.go(-3);
    expect(moment.frame?.number).toBe(0);
    const fetched = frames.mock.calls.length;
    for (let at = 1; at < 12; at++) await moment.go(at);
    expect(frames.mock.calls.length).toBe(fetched);
    await moment.go(12);
    expect(frames.mock.calls.length).toBe(fetched + 1);
    await moment.go(24);
    expect([frames.mock.calls.length, moment.frame?.number]).toEqual([fetched + 1, 24]);
  });

  it("knows a leap from a step to what is told next", async () => {
    const moment = new Moment(table, "secret", []);
    await moment.see(-2, 0);
    const leaps: boolean[] = [moment.leap];
    for (const at of [1, 2, 5, 4, 5, 50, 51, 99]) {
      await moment.go(at);
      leaps.push(moment.leap);
    }
    // to 2 and to 5 is where the lines are; after them nothing is told up to the end
    expect(leaps).toEqual([true, false, false, false, true, false, false, false, false]);
    await moment.go(0);
    await moment.go(5);
    expect(moment.leap).toBe(true);
    await moment.go(6);
    await moment.see(1, 6);
    expect(moment.leap).toBe(true);
  });

  it("asks nothing of who only looks on, and gives nothing to choose from", async () => {
    const moment = new Moment(table, "secret", [1]);
    await moment.see(-2, 1);
    expect([moment.question, moment.asked?.choices.length, moment.at()]).toEqual([null, 1, []]);
    await moment.see(1, 1);
    expect([moment.question?.step, moment.question?.choices]).toEqual(["Ask", []]);
    expect(moment.field("seen")).toBe(1);
  });

  it("says “you” only to whose seat it was", async () => {
    const moment = new Moment(table, "secret", [1]);
    await moment.see(1, 1);
    expect(moment.say(["plays", {}])).toBe("plays 1");
    await moment.see(0, 1);
    expect(moment.say(["plays", {}])).toBe("plays -1");
  });
});
