import { beforeEach, describe, expect, it, vi } from "vitest";
import { Show } from "../../lib/show";
import { line, scene } from "./samples";
import { apart, idOf, stage } from "./stage";

const swim = line("swims", { steps: 3, space: 1, clock: 12 }, "nessie", "space:13", "space:1");
const turn = line("turns-card", { seat: 0, card: 3 }, "card:3", "laid:0", "laid:0");

describe("the show", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it("lets her swim space by space, round the end of the ring", () => {
    expect(apart(swim).map((step) => [step.source, step.target, step.message[1]["clock"]])).toEqual([
      ["space:13", "space:14", 10],
      ["space:14", "space:15", 11],
      ["space:15", "space:1", 12],
    ]);
  });

  it("plays what is new, then stands where the fields say", () => {
    const show = new Show(stage, scene({ nessie: 12 }), []);
    const truth = scene({ nessie: 0, clock: 12, round: 3 });
    show.hear(truth, [turn, swim], 1);
    expect(show.scene.reveal).toBe(true);
    expect(show.scene.laid[0]).toBe(3);
    expect(show.scene.nessie).toBe(12);
    vi.advanceTimersByTime(1000);
    expect(show.scene.nessie).toBe(13);
    vi.advanceTimersByTime(700);
    expect(show.scene.nessie).toBe(0);
    expect(show.scene).not.toBe(truth);
    vi.advanceTimersByTime(5000);
    expect(show.scene).toBe(truth);
    expect([show.busy, show.scene.reveal, show.now]).toEqual([false, false, null]);
  });

  it("counts the lines it has shown, so that nobody else tells them before", () => {
    const show = new Show(stage, scene({ nessie: 12 }), []);
    show.hear(scene({ nessie: 0 }), [turn, swim], 1);
    expect(show.shown).toBe(1);
    vi.advanceTimersByTime(1300);
    expect([show.busy, show.shown]).toEqual([true, 1]);
    vi.advanceTimersByTime(400);
    expect(show.shown).toBe(2);
    show.hear(scene({ nessie: 1 }), [turn, swim, turn], 1);
    show.skip();
    expect([show.busy, show.shown]).toEqual([false, 3]);
  });

  it("goes on with the reveal after the bagpipes were asked for", () => {
    const show = new Show(stage, scene({ nessie: 12 }), [turn]);
    show.hear(
      scene({ nessie: 13 }),
      [turn, line("pipes", { seat: 0, space: 14 }, "nessie", "space:13", "space:14")],
      1,
    );
    expect([show.scene.reveal, show.scene.nessie]).toEqual([true, 13]);
    vi.advanceTimersByTime(5000);
    expect(show.scene.reveal).toBe(false);
  });

  it("tells which step of a swim is looked at, and lingers at the last", () => {
    const show = new Show(stage, scene({ nessie: 12 }), []);
    show.hear(scene({ nessie: 0 }), [swim], 1);
    const step = (): unknown[] => [
      idOf(show.now![0]!),
      show.now![0]!.message[1]["step"],
      show.now![0]!.message[1]["steps"],
    ];
    expect(step()).toEqual(["swims", 1, 3]);
    vi.advanceTimersByTime(600);
    expect(step()).toEqual(["swims", 3, 3]);
    vi.advanceTimersByTime(900 + 800);
    expect([show.busy, show.scene.reveal]).toEqual([true, true]);
    vi.advanceTimersByTime(100);
    expect(show.busy).toBe(false);
  });
});
