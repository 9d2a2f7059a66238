import { describe, expect, it } from "vitest";
import { over } from "./walk";

describe("a walk round the world", () => {
  it("leaves over the nearer edge and comes in over the other", () => {
    expect(over({ x: 98, y: 200 }, { x: 866, y: 210 }, 948)).toEqual([
      { x: -40, y: 200 },
      { x: 988, y: 210 },
    ]);
    expect(over({ x: 866, y: 210 }, { x: 98, y: 200 }, 948)[0]).toEqual({ x: 988, y: 210 });
  });
});
