import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Lesson, LessonMoment } from "../protocol";

const asks: { step: number; show?: boolean; answer?: string }[] = [];
const learn = vi.fn((_language: string, _game: string, place: { step: number; show?: boolean; answer?: string }) => {
  asks.push(place);
  const done = place.show === true || place.answer === "right";
  return Promise.resolve({
    step: place.step,
    said: [],
    parts: {},
    log: [],
    earlier: [],
    reply: "",
    done,
  } as unknown as LessonMoment);
});
vi.mock("./api", () => ({ api: { learn } }));
vi.mock("./house.svelte", () => ({ house: { language: "en" } }));
const { Learning, progress } = await import("./lesson.svelte");

const lesson = { game: "loch-ness", steps: [{ title: "One" }, { title: "Two" }] } as unknown as Lesson;

describe("a lesson", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  it("is gone on with where one has left it", async () => {
    const learning = new Learning(lesson);
    await learning.begin(0);
    await learning.answer("right");
    await learning.next();
    expect(progress()).toEqual({ "loch-ness": 1 });
  });

  it.each(["answer", "show"])("is over with its last step, however that was done: %s", async (how) => {
    const learning = new Learning(lesson);
    await learning.begin(1);
    await (how === "show" ? learning.showMe() : learning.answer("right"));
    expect(learning.done).toBe(true);
    expect(progress()).toEqual({ "loch-ness": 0 });
  });
});
