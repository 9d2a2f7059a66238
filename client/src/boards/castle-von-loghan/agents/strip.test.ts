import { describe, expect, it } from "vitest";
import { fitted } from "./strip";

const cell = (name: string, wide: number, asked = false) => ({ name, wide, asked });

describe("the hand of an agent", () => {
  it("shows everything where there is room", () => {
    const all = [cell("who", 2), cell("left", 1), cell("pack", 1)];
    expect(fitted(all, 4)).toEqual(all);
  });

  it("leaves out the last of what is not asked about, and never what is", () => {
    const all = [cell("who", 2), cell("left", 1), cell("belt", 1), cell("pack", 1, true), cell("skill", 2, true)];
    expect(fitted(all, 5).map(({ name }) => name)).toEqual(["who", "pack", "skill"]);
    expect(fitted(all, 2).map(({ name }) => name)).toEqual(["pack", "skill"]);
  });
});
