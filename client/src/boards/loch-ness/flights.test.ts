import { describe, expect, it } from "vitest";
import { flightOf } from "./flights";
import { line } from "./samples";

describe("flights", () => {
  it("bring cameras, cards, reporters and photos to where they go", () => {
    expect(flightOf(line("places", {}, "camera:1/7", "seat:1", "spot:2a"), 6)).toMatchObject({
      kind: "camera",
      seat: 1,
      value: "7",
      target: "spot:2a",
    });
    expect(flightOf(line("places", {}, "camera:1/white", "seat:1", "spot:2a"), 6)).toMatchObject({
      white: true,
      value: "6",
      source: "action:pub",
    });
    expect(flightOf(line("lays-unseen", {}, "card", "seat:2", "laid:2"), 6)).toMatchObject({ kind: "card", seat: 2 });
    expect(flightOf(line("goes-to", {}, "reporter:0", "seat:0", "action:pub"), 6)).toMatchObject({
      kind: "reporter",
      seat: 0,
    });
    expect(flightOf(line("takes", {}, "photo:tail", "photo:tail", "photos:0"), 6)).toMatchObject({
      kind: "photo",
      motif: "tail",
    });
    expect(flightOf(line("draws", { motif: "tail" }, "photo", "photo:blind", "photos:0"), 6)).toMatchObject({
      kind: "photo",
      motif: "back",
    });
    expect(flightOf(line("shows", {}, "photo:head", "photo:blind", "photo:head"), 6)).toMatchObject({ motif: "head" });
  });

  it("leave to the loch what moves on it", () => {
    expect(flightOf(line("moves", {}, "camera:1/7", "spot:1a", "spot:2a"), 6)).toBeNull();
    expect(flightOf(line("turns-card", {}, "card:3", "laid:0", "laid:0"), 6)).toBeNull();
    expect(flightOf(line("swims", {}, "nessie", "space:1", "space:9"), 6)).toBeNull();
  });
});
