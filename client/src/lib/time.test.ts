import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { heard, now } from "./time";

describe("the time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is the server's, also where this device's clock is wrong or steps", () => {
    heard(5_000_000);
    vi.advanceTimersByTime(1500);
    expect(now()).toBeCloseTo(5_001_500, 0);
    vi.setSystemTime(0);
    expect(now()).toBeCloseTo(5_001_500, 0);
  });

  it("stays as it was when a server does not tell it", () => {
    heard(7000);
    heard(0);
    expect(now()).toBeCloseTo(7000, 0);
  });
});
