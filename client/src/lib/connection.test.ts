import { beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "./connection";

class Line {
  static all: Line[] = [];
  sent: { type: string; id?: string }[] = [];
  readyState = 1;
  /** Whether nothing gets through any more, not even that it is closed. */
  deaf = false;
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
    if (!this.deaf) this.onclose?.();
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = { type: "welcome", table: "t", protocol: 1, viewers: [0], owner: false };
const last = () => Line.all[Line.all.length - 1] as Line;

function connected(more: object = {}) {
  const connection = new Connection(
    "ws://x",
    () => ({ type: "hello" }),
    () => {},
    () => new Line() as never,
  );
  connection.connect();
  last().onopen?.();
  last().hear({ ...welcome, ...more });
  return connection;
}

describe("a connection", () => {
  beforeEach(() => {
    Line.all = [];
    vi.useFakeTimers();
  });

  it("sends again, with the same id, what was not acknowledged when the line broke", async () => {
    const connection = connected();
    const done = connection.say({ type: "answer", id: "a1", seat: 0, question: 3, choice: "pass" });
    last().close();
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    last().hear(welcome);
    expect(last().sent.map((message) => message.id)).toEqual([undefined, "a1"]);
    last().hear({ type: "done", id: "a1" });
    expect(await done).toEqual({ type: "done", id: "a1" });
    expect(connection.waiting.size).toBe(0);
  });

  it("asks for everything when an update is missing", () => {
    connected();
    last().hear({ type: "update", viewer: 0, number: 1, whole: true, parts: { a: 1 } });
    last().hear({ type: "update", viewer: 0, number: 3, parts: { a: 2 } });
    expect(last().sent.at(-1)?.type).toBe("resync");
  });

  it("stays away when the link opens nothing any more", () => {
    const connection = connected();
    last().hear({ type: "bye", code: "link", text: "renewed" });
    last().close();
    vi.advanceTimersByTime(60_000);
    expect(Line.all.length).toBe(1);
    expect(connection.ended).toBe("link");
  });

  it("says hello anew with other links, and no longer hears the old line", () => {
    const connection = connected();
    const before = last();
    connection.again();
    before.hear({ type: "bye", code: "link", text: "you have left" });
    last().onopen?.();
    last().hear({ ...welcome, viewers: [0, 2] });
    expect([connection.state, connection.viewers, Line.all.length]).toEqual(["open", [0, 2], 2]);
  });

  it("comes back after a restart of the server", () => {
    connected();
    last().hear({ type: "bye", code: "restart", text: "closing" });
    last().close();
    vi.advanceTimersByTime(1000);
    expect(Line.all.length).toBe(2);
  });

  it("notices within five seconds that a line is silent, though nobody closed it, and opens another", async () => {
    const connection = connected({ beat: 2000 });
    const first = last();
    const done = connection.say({ type: "answer", id: "a1", seat: 0, question: 3, choice: "pass" });
    for (let beats = 0; beats < 10; beats++) {
      vi.advanceTimersByTime(2000);
      first.hear({ type: "beat" });
    }
    expect([connection.state, Line.all.length]).toEqual(["open", 1]);
    first.deaf = true;
    vi.advanceTimersByTime(4999);
    expect([connection.state, Line.all.length, first.closed]).toEqual(["lost", 2, true]);
    last().onopen?.();
    last().hear({ ...welcome, beat: 2000 });
    expect(last().sent.map((message) => message.id)).toEqual([undefined, "a1"]);
    first.hear({ type: "refused", id: "a1" });
    last().hear({ type: "done", id: "a1" });
    expect((await done).type).toBe("done");
  });

  it("gives a line that does not open a little longer each time", () => {
    const connection = connected({ beat: 2000 });
    last().close();
    const opened: number[] = [];
    for (let second = 0; second < 120; second++) {
      vi.advanceTimersByTime(1000);
      if (Line.all.length > opened.length + 1) opened.push(second);
    }
    expect(connection.state).toBe("lost");
    const pauses = opened.slice(1).map((second, index) => second - (opened[index] as number));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(16);
    expect(pauses.at(-1)).toBeGreaterThan(pauses[0] as number);
  });

  it("tries again within four seconds, however long nobody has let it in", () => {
    connected();
    for (let tries = 1; tries < 20; tries++) {
      last().close();
      vi.advanceTimersByTime(3126);
      expect(Line.all.length).toBe(tries + 1);
    }
  });

  it("waits for ever where the server promises no beat, and hears first what came while the device slept", () => {
    const silent = connected();
    vi.advanceTimersByTime(600_000);
    expect([silent.state, Line.all.length]).toEqual(["open", 1]);
    const sleeper = connected({ beat: 2000 });
    const line = last();
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 3_600_000);
    vi.advanceTimersByTime(4600);
    expect(sleeper.state).toBe("open");
    line.hear({ type: "beat" });
    vi.advanceTimersByTime(1100);
    expect(sleeper.state).toBe("open");
    clock.mockRestore();
    sleeper.close();
  });

  it("says that the table waits for its database, until it answers or the line is new", () => {
    const connection = connected();
    last().hear({ type: "wait", on: true });
    expect(connection.slow).toBe(true);
    last().hear({ type: "wait", on: false });
    expect(connection.slow).toBe(false);
    last().hear({ type: "wait", on: true });
    last().hear(welcome);
    expect(connection.slow).toBe(false);
  });

  it("has no view while those at the table are asked, and one when they agree", () => {
    const connection = connected();
    last().hear({ ...welcome, viewers: [] });
    expect([connection.state, connection.viewers]).toEqual(["open", []]);
    last().hear({ ...welcome, viewers: [2] });
    expect(connection.viewers).toEqual([2]);
  });
});
