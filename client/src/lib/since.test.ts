import { describe, expect, it } from "vitest";
import { firstUnseen } from "./since";

describe("what happened since the last visit", () => {
  const hour = 3_600_000;
  it("begins after the last line that was seen", () => {
    expect(firstUnseen({ lines: 12, at: 0 }, 20, hour)).toBe(12);
  });
  it("is nothing at a first visit, after a moment away, or when nothing happened", () => {
    expect(firstUnseen(undefined, 20, hour)).toBe(-1);
    expect(firstUnseen({ lines: 12, at: hour - 5000 }, 20, hour)).toBe(-1);
    expect(firstUnseen({ lines: 20, at: 0 }, 20, hour)).toBe(-1);
  });
  it("is nothing where the log has become shorter", () => {
    expect(firstUnseen({ lines: 30, at: 0 }, 20, hour)).toBe(-1);
  });
});
