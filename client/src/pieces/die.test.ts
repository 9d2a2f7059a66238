import { describe, expect, it } from "vitest";
import { facesOf, pipsOf } from "./die";

describe("a die", () => {
  it("has as many pips as its face says", () => {
    for (let face = 1; face <= 6; face++) expect(pipsOf(face)).toHaveLength(face);
    expect(pipsOf(9)).toHaveLength(0);
  });
});

describe("faces for a roll", () => {
  it("have as many hits as were told, and look the same each time", () => {
    for (let seed = 0; seed < 50; seed++) {
      const faces = facesOf(12, 4, 5, 0, seed);
      expect(faces).toHaveLength(12);
      expect(faces.filter((face) => face >= 4)).toHaveLength(5);
      expect(faces.every((face) => face >= 1 && face <= 6)).toBe(true);
      expect(facesOf(12, 4, 5, 0, seed)).toEqual(faces);
    }
  });

  it("have as many ones as were told, where ones matter", () => {
    for (let seed = 0; seed < 50; seed++)
      expect(facesOf(4, 4, 2, 1, seed).filter((face) => face === 1)).toHaveLength(1);
  });
});
