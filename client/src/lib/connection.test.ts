import { beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "./connection";

class Line {
  static all: Line[] = [];
  sent: { type: string; id?: string }[] = [];
  readyState = 1;
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
    this.onclose?.();
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = { type: "welcome", table: "t", protocol: 1, viewers: [0], owner: false };
const last = () => Line.all[Line.all.length - 1] as Line;

function connected() {
  const connection = new Connection(
    "ws://x",
    () => ({ type: "hello" }),
    () => {},
    () => new Line() as never,
  );
  connection.connect();
  last().onopen?.();
  last().hear(welcome);
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
    vi.advanceTimersByTime(10_000);
    expect(Line.all.length).toBe(2);
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
