import { describe, expect, it } from "vitest";
import type { LogLine, Update } from "../protocol";
import { Told } from "./updates";

const line = (id: string): LogLine => ({ message: [id, {}], thing: "", source: "", target: "" });
const update = (number: number, more: Partial<Update>): Update => ({ type: "update", viewer: 0, number, ...more });

describe("what a viewer was told", () => {
  it("adds changed parts to the old ones", () => {
    const told = new Told();
    expect(told.take(update(4, { whole: true, parts: { a: 1, b: 2 }, log: [line("x")] }))).toBe(true);
    expect(told.take(update(5, { parts: { b: 3 }, log_from: 1, log: [line("y")] }))).toBe(true);
    expect(told.parts).toEqual({ a: 1, b: 3 });
    expect(told.log.map((entry) => entry.message[0])).toEqual(["x", "y"]);
  });

  it("notices that an update is missing", () => {
    const told = new Told();
    told.take(update(4, { whole: true, parts: { a: 1 } }));
    expect(told.take(update(6, { parts: { a: 2 } }))).toBe(false);
    expect(told.parts).toEqual({ a: 1 });
  });

  it("forgets the lines that were taken back", () => {
    const told = new Told();
    told.take(update(1, { whole: true, parts: {}, log: [line("x"), line("y")] }));
    told.take(update(2, { whole: true, parts: {}, log: [line("x"), line("undone")] }));
    expect(told.log.map((entry) => entry.message[0])).toEqual(["x", "undone"]);
  });
});
