import { describe, expect, it } from "vitest";
import { type Area, nearest } from "./nearest";

const at = (left: number, top: number, size = 24): Area => ({ left, top, right: left + size, bottom: top + size });

describe("a finger beside small targets", () => {
  it("takes the nearest within reach", () => {
    expect(nearest({ x: 40, y: 12 }, [at(0, 0), at(60, 0)])).toEqual({ index: 0, crowded: false });
    expect(nearest({ x: 50, y: 12 }, [at(0, 0), at(60, 0)])).toEqual({ index: 1, crowded: false });
  });

  it("takes none that is too far away", () => {
    expect(nearest({ x: 53, y: 12 }, [at(0, 0)]).index).toBe(-1);
    expect(nearest({ x: 0, y: 0 }, []).index).toBe(-1);
  });

  it("looks closer where two can hardly be told apart", () => {
    expect(nearest({ x: 27, y: 12 }, [at(0, 0), at(30, 0)]).crowded).toBe(true);
  });
});
