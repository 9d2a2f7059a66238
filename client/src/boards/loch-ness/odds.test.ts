import { describe, expect, it } from "vitest";
import { chances, sectorChances } from "./odds";

describe("the odds", () => {
  it("are shares of all ways, and leave out what cannot be", () => {
    expect(chances([1, 3, 0])).toEqual([
      { space: 0, percent: "25%", strength: 0.3 + 0.7 * (1 / 3) },
      { space: 1, percent: "75%", strength: 1 },
    ]);
  });
  it("are added up for each sector", () => {
    expect(sectorChances([1, 1, 0, 2], [2, 1, 1])).toEqual(["50%", "0%", "50%"]);
    expect(sectorChances([0, 0], [1, 1])).toEqual([]);
  });
  it("never call something possible impossible", () => {
    expect(chances([1, 999])[0]?.percent).toBe("<1%");
    expect(chances([])).toEqual([]);
  });
});
