import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../protocol";
import { Show } from "./show";

const line = (id: string, values: Record<string, number> = {}): LogLine => ({
  message: [id, values],
  thing: "",
  source: "",
  target: "",
});
const stage = {
  after: (scene: number, one: LogLine) => scene + (one.message[1]["by"] as number),
  hold: () => 100,
  together: (one: LogLine, before: LogLine) => one.message[0] === "same" && before.message[0] === "same",
};
const by = (step: number): LogLine => line("step", { by: step });

describe("a show", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it("plays what is new, line by line, then stands where the fields say", () => {
    const show = new Show(stage, 0, []);
    show.hear(7, [by(1), by(2)], 1);
    expect([show.scene, show.busy, show.shown]).toEqual([1, true, 1]);
    vi.advanceTimersByTime(100);
    expect([show.scene, show.shown]).toEqual([3, 2]);
    vi.advanceTimersByTime(100);
    expect([show.scene, show.busy, show.now]).toEqual([7, false, null]);
  });

  it("shows together what belongs together", () => {
    const show = new Show(stage, 0, []);
    show.hear(3, [line("same", { by: 1 }), line("same", { by: 1 }), by(1)], 1);
    expect(show.scene).toBe(2);
    expect(show.now).toHaveLength(2);
  });

  it("goes a long way step by step, and counts its line at the end", () => {
    const show = new Show(
      { ...stage, apart: (one: LogLine) => Array.from({ length: one.message[1]["by"] as number }, () => by(1)) },
      0,
      [],
    );
    show.hear(3, [by(3)], 1);
    expect([show.scene, show.shown]).toEqual([1, 0]);
    vi.advanceTimersByTime(200);
    expect([show.scene, show.shown]).toEqual([3, 1]);
  });

  it("lingers at the end of an update where the stage says so", () => {
    const show = new Show({ ...stage, last: (scene: number) => scene * 50 }, 0, []);
    show.hear(9, [by(2)], 1);
    vi.advanceTimersByTime(199);
    expect([show.scene, show.busy]).toEqual([2, true]);
    vi.advanceTimersByTime(1);
    expect([show.scene, show.busy]).toEqual([9, false]);
  });

  it("waits for what flies", () => {
    const show = new Show(stage, 0, []);
    show.fly = () => 400;
    show.hear(1, [by(1)], 1);
    expect(show.scene).toBe(0);
    vi.advanceTimersByTime(400);
    expect(show.scene).toBe(1);
  });

  it("can be skipped, and is not played to those who want no motion", () => {
    const show = new Show(stage, 0, []);
    show.hear(9, [by(1), by(1)], 1);
    show.skip();
    expect([show.scene, show.busy, show.shown]).toEqual([9, false, 2]);
    show.hear(12, [by(1), by(1), by(3)], 0);
    expect(show.scene).toBe(12);
    vi.advanceTimersByTime(5000);
    expect(show.scene).toBe(12);
  });

  it("does not fall far behind", () => {
    const show = new Show(stage, 0, []);
    const log: LogLine[] = [];
    for (let update = 0; update < 20; update++) {
      log.push(by(1), by(1), by(1));
      show.hear(log.length, [...log], 1);
    }
    expect(show.busy).toBe(true);
    while (log.length < 100) log.push(by(1));
    show.hear(100, [...log], 1);
    expect([show.scene, show.busy]).toEqual([100, false]);
  });

  it("does not play what was taken back, nor another game", () => {
    const show = new Show(stage, 0, [by(1)]);
    show.hear(4, [by(1), line("log-undone")], 1);
    expect([show.scene, show.busy]).toEqual([4, false]);
    show.hear(5, [by(2), by(3), by(4)], 1);
    expect([show.scene, show.busy]).toEqual([5, false]);
  });
});
