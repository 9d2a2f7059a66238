import { describe, expect, it } from "vitest";
import type { Offered } from "../protocol";
import { brief } from "./brief";
import { isFound, pairs, scaleFor, shapeFor } from "./fit";

const offer = (choice: string, target = ""): Offered => ({
  choice,
  target,
  label: ["", {}],
  clause: "",
  ask_twice: false,
});

describe("the shape of a table", () => {
  it.each([
    [1280, 720, "wide"],
    [1024, 768, "wide"],
    [900, 560, "wide"],
    [820, 1180, "tall"],
    [390, 844, "tall"],
    [844, 390, "low"],
    [1280, 500, "low"],
  ])("in a room of %i x %i is %s", (width, height, shape) => {
    expect(shapeFor({ width, height })).toBe(shape);
  });

  it("has two columns under the stage on a tablet held upright, and nowhere else", () => {
    const rooms = [
      [820, 1180],
      [768, 1024],
      [390, 844],
      [844, 390],
      [1024, 768],
      [820 / 1.3, 1180 / 1.3],
    ];
    expect(rooms.map(([width, height]) => pairs({ width: width!, height: height! }))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it("grows with the size of text, and on screens larger than a laptop's", () => {
    expect(scaleFor({ width: 1280, height: 800 }, 1.3)).toBe(1.3);
    expect(scaleFor({ width: 1920, height: 1080 }, 1)).toBe(1.25);
    expect(scaleFor({ width: 1920, height: 1080 }, 1.3)).toBe(1.3);
    expect(scaleFor({ width: 820, height: 1180 }, 0.9)).toBe(0.9);
  });

  it("grows only as far as the boards can be laid out", () => {
    expect(scaleFor({ width: 390, height: 844 }, 1.3)).toBe(390 / 320);
    expect(scaleFor({ width: 844, height: 390 }, 1.3)).toBe(844 / 740);
    expect(scaleFor({ width: 1280, height: 720 }, 1.3)).toBe(1.2);
    expect(scaleFor({ width: 320, height: 568 }, 1.3)).toBe(1);
  });

  it("is given up where it would hardly let anything grow", () => {
    const scale = scaleFor({ width: 1024, height: 768 }, 1.3);
    expect(scale).toBe(1.3);
    expect(shapeFor({ width: 1024 / scale, height: 768 / scale })).toBe("low");
  });
});

describe("where a choice is found", () => {
  const found = { choices: new Set(["pass"]), targets: new Set(["spot:1a"]) };

  it("its notation or its place will do", () => {
    expect(isFound(offer("pass"), found)).toBe(true);
    expect(isFound(offer("spot 1a", "spot:1a"), found)).toBe(true);
    expect(isFound(offer("spot 1b", "spot:1b"), found)).toBe(false);
    expect(isFound(offer("done"), found)).toBe(false);
  });
});

describe("the short form of a prompt", () => {
  it("is its first sentence", () => {
    expect(brief("Which camera do you move? One must move in every round.")).toBe("Which camera do you move?");
    expect(brief("Lay a card")).toBe("Lay a card");
  });
});
