import { describe, expect, it } from "vitest";
import { qr } from "./qr";

const LINK = "https://bothy.example/t/3f9a#invite=0123456789abcdef";
const dark = (path: string): Set<string> =>
  new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));

/** The square of a corner by which a camera finds the code: a ring, a gap and a middle. */
function corner(on: Set<string>, left: number, top: number): string[] {
  return Array.from({ length: 7 }, (_, y) =>
    Array.from({ length: 7 }, (_, x) => (on.has(`${left + x} ${top + y}`) ? "#" : ".")).join(""),
  );
}

describe("the QR code of a link", () => {
  it("has the three corners a camera looks for, and not the fourth", () => {
    const { size, path } = qr(LINK);
    const finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];
    const on = dark(path);
    expect(corner(on, 0, 0)).toEqual(finder);
    expect(corner(on, size - 7, 0)).toEqual(finder);
    expect(corner(on, 0, size - 7)).toEqual(finder);
    expect(corner(on, size - 7, size - 7)).not.toEqual(finder);
  });

  it("keeps the timing line between the corners, and stays within its size", () => {
    const { size, path } = qr(LINK);
    const on = dark(path);
    expect((size - 17) % 4).toBe(0);
    for (let x = 8; x < size - 8; x++) expect(on.has(`${x} 6`)).toBe(x % 2 === 0);
    expect([...on].every((at) => at.split(" ").every((one) => Number(one) < size))).toBe(true);
  });

  it("grows with the link, and refuses what no code can hold", () => {
    expect(qr(LINK.repeat(3)).size).toBeGreaterThan(qr(LINK).size);
    expect(() => qr("x".repeat(3000))).toThrow();
  });
});
