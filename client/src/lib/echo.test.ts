import { describe, expect, it } from "vitest";
import { Echo } from "./echo";

describe("a double click", () => {
  it("answers one question, not the next as well", () => {
    const echo = new Echo();
    echo.press(1000, 50, 50);
    expect(echo.isEcho(7)).toBe(false);
    echo.press(1180, 52, 50);
    expect(echo.isEcho(8)).toBe(true);
    echo.press(1400, 52, 50);
    expect(echo.isEcho(8)).toBe(false);
  });

  it("is none if it is elsewhere, or the same question stands", () => {
    const echo = new Echo();
    echo.press(1000, 50, 50);
    expect(echo.isEcho(7)).toBe(false);
    echo.press(1100, 300, 50);
    expect(echo.isEcho(8)).toBe(false);
    echo.press(1200, 300, 50);
    expect(echo.isEcho(8)).toBe(false);
  });

  it("is nothing to those who use keys", () => {
    const echo = new Echo();
    echo.press(1000, 50, 50);
    expect([echo.isEcho(7), echo.isEcho(8), echo.isEcho(9)]).toEqual([false, false, false]);
  });
});
