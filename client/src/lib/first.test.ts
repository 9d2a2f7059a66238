import { beforeEach, describe, expect, it, vi } from "vitest";
import { firstGame, hintFor, noteFirst, withMet } from "./first";

const hints = { Card: "Low cards go far.", Spot: "Near her is best." };

describe("a first game", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  it("has a hint for each kind of question, once", () => {
    expect(hintFor(hints, {}, "Card")).toBe(hints.Card);
    expect(hintFor(hints, {}, "Photo")).toBe("");
    const later = withMet(withMet({}, "Card"), "Card");
    expect(later.met).toEqual(["Card"]);
    expect(hintFor(hints, later, "Card")).toBe("");
    expect(hintFor(hints, later, "Spot")).toBe(hints.Spot);
  });

  it("is remembered, game by game", () => {
    noteFirst("loch-ness", withMet({}, "Card"));
    noteFirst("loch-ness", { aim: true });
    noteFirst("merlouf", { over: true });
    expect(firstGame("loch-ness")).toEqual({ met: ["Card"], aim: true });
    expect(firstGame("merlouf")).toEqual({ over: true });
    expect(firstGame("moongha")).toEqual({});
  });

  it("does without a browser that keeps things, and with what it cannot read", () => {
    kept.set("bothy.first", "{");
    expect(firstGame("merlouf")).toEqual({});
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    expect(noteFirst("merlouf", { over: true })).toEqual({ over: true });
  });
});
