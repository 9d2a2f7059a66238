import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type FromThinker, LONGEST_PAUSE, PAUSE, Thinking } from "./thinking";

/** A worker as the browser shows it to whoever started it. */
class Begun {
  onmessage: (event: { data: FromThinker }) => void = () => undefined;
  onerror: (event: { message: string }) => void = () => undefined;
  postMessage = vi.fn();
  terminate = vi.fn();

  constructor() {
    begun.push(this);
  }

  says(data: FromThinker): void {
    this.onmessage({ data });
  }
}

let begun: Begun[] = [];
const last = (): Begun => begun.at(-1) as Begun;
const site = { base: "https://bothy.test/tab/", folder: "/tab/", release: "r" };

function started(): Thinking {
  const thinking = new Thinking("think.js", site);
  thinking.start();
  return thinking;
}

beforeEach(() => {
  begun = [];
  vi.useFakeTimers();
  vi.stubGlobal("Worker", Begun);
  vi.stubGlobal("console", { ...console, warn: vi.fn() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("begins another worker when one says that it could not begin, and thinks again", async () => {
  const thinking = started();
  last().says({ failed: "tab.json: 503" });
  expect(begun.length).toBe(1);
  vi.advanceTimersByTime(PAUSE);
  expect(begun.length).toBe(2);
  last().says({ ready: true });
  const answer = thinking.ask("what?", 1000);
  last().says({ text: "this" });
  expect(await answer).toBe("this");
});

it("tries a script that cannot be loaded ever more seldom, and never stops", () => {
  started();
  const pauses: number[] = [];
  for (let tries = 0; tries < 9; tries++) {
    last().onerror({ message: "404" });
    const before = begun.length;
    let waited = 0;
    for (; begun.length === before; waited += PAUSE) vi.advanceTimersByTime(PAUSE);
    pauses.push(waited);
  }
  expect(pauses.slice(0, 4)).toEqual([1, 2, 4, 8].map((times) => times * PAUSE));
  expect(pauses.at(-1)).toBe(LONGEST_PAUSE);
});

it("begins another at once when a thought took too long or is not wanted any more", async () => {
  const thinking = started();
  last().says({ ready: true });
  const answer = thinking.ask("what?", 50);
  answer.catch(() => undefined);
  vi.advanceTimersByTime(50);
  await expect(answer).rejects.toThrow("no answer within");
  expect(begun.length).toBe(2);
  thinking.end(); // it has not begun yet
  expect(begun.length).toBe(2);
  last().says({ ready: true });
  thinking.end();
  expect(begun.length).toBe(3);
  expect(begun[1]?.terminate).toHaveBeenCalledOnce();
});

it("is told by a worker that it could not begin", async () => {
  const said: FromThinker[] = [];
  const self = { postMessage: (text: FromThinker) => said.push(text), onmessage: (_: { data: unknown }) => undefined };
  vi.stubGlobal("self", self);
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  vi.useRealTimers();
  await import("./think");
  self.onmessage({ data: { begin: site } });
  await vi.waitFor(() => expect(said).toEqual([{ failed: "Error: tab.json: 503" }]));
});
