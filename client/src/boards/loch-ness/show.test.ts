import { beforeEach, describe, expect, it, vi } from "vitest";
import { line, scene } from "./samples";
import { beats, Show } from "./show";

const swim = line("swims", { steps: 3, space: 1, clock: 12 }, "nessie", "space:13", "space:1");
const turn = line("turns-card", { seat: 0, card: 3 }, "card:3", "laid:0", "laid:0");

describe("the show", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it("lets her swim space by space, round the end of the ring", () => {
    expect(beats(swim).map((beat) => [beat.line.source, beat.line.target, beat.line.message[1]["clock"]])).toEqual([
      ["space:13", "space:14", 10],
      ["space:14", "space:15", 11],
      ["space:15", "space:1", 12],
    ]);
  });

  it("plays what is new, then stands where the fields say", () => {
    const show = new Show(scene({ nessie: 12 }), []);
    const truth = scene({ nessie: 0, clock: 12, round: 3 });
    show.hear(truth, [turn, swim], 1);
    expect(show.reveal).toBe(true);
    expect(show.scene.laid[0]).toBe(3);
    expect(show.scene.nessie).toBe(12);
    vi.advanceTimersByTime(1000);
    expect(show.scene.nessie).toBe(13);
    vi.advanceTimersByTime(700);
    expect(show.scene.nessie).toBe(0);
    expect(show.scene).not.toBe(truth);
    vi.advanceTimersByTime(5000);
    expect(show.scene).toBe(truth);
    expect([show.busy, show.reveal, show.now]).toEqual([false, false, null]);
  });

  it("counts the lines it has shown, so that nobody else tells them before", () => {
    const show = new Show(scene({ nessie: 12 }), []);
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
    const show = new Show(scene({ nessie: 12 }), [turn]);
    show.hear(scene({ nessie: 13 }), [turn, line("pipes", { seat: 0, space: 14 }, "nessie", "space:13", "space:14")], 1);
    expect([show.reveal, show.scene.nessie]).toEqual([true, 13]);
    vi.advanceTimersByTime(5000);
    expect(show.reveal).toBe(false);
  });

  it("can be skipped", () => {
    const show = new Show(scene(), []);
    const truth = scene({ nessie: 0 });
    show.hear(truth, [swim], 1);
    expect(show.busy).toBe(true);
    show.skip();
    expect(show.scene).toBe(truth);
    expect(show.busy).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(show.scene).toBe(truth);
  });

  it("shows no motion to those who want none, nor what was taken back", () => {
    const show = new Show(scene(), [turn]);
    const truth = scene({ nessie: 0 });
    show.hear(truth, [turn, swim], 0);
    expect(show.scene).toBe(truth);
    const back = scene();
    show.hear(back, [turn, line("x"), { ...line(""), message: ["log-undone", {}] }], 1);
    expect(show.scene).toBe(back);
    show.hear(truth, [swim], 1);
    expect(show.scene).toBe(truth);
  });

  it("waits for what flies", () => {
    const show = new Show(scene(), []);
    show.fly = () => 400;
    show.hear(scene(), [line("places", {}, "camera:0/5", "seat:0", "spot:9a")], 1);
    expect(show.scene.cameras[3]).toBe(-2);
    vi.advanceTimersByTime(400);
    expect(show.scene.cameras[3]).toBe(24);
  });
});
