import { describe, expect, it } from "vitest";
import { has } from "../../lib/masks";
import { told } from "../../lib/samples";
import { boxFrom, spotName, spotOf } from "./pieces";
import { line, scene } from "./samples";
import { after, album, camerasAt, read } from "./scene";
import type { Told } from "./sight";

describe("names of pieces", () => {
  it("names spots as the choices do", () => {
    expect(spotName(8)).toBe("3c");
    expect(spotOf("15b")).toBe(43);
    expect(spotOf("hill")).toBe(-2);
  });

  it("takes the box from the figures, and none before there are any", () => {
    const figures = {
      sectors: [{ groups: 15, photos: 3 }],
      track: { end: 50, marks: [20] },
      worth: { white: 6, shop: 3, set: 10, pair: 5, single: 1 },
    };
    expect(boxFrom(told<Told>(figures))).toMatchObject(figures);
    expect(boxFrom(told<Told>({}))).toBeNull();
  });
});

describe("a scene", () => {
  it("is read from the fields and figures", () => {
    expect(read(told<Told>({ scores: [0, 0], deck: [9, 8, 7], photos_left: 22, has_third: true }))).toMatchObject({
      seats: 2,
      deck: 22,
      hasThird: true,
    });
    expect(read(told<Told>({}))).toBeNull();
  });

  it("moves cameras, and turns them face down", () => {
    const placed = after(scene(), line("places", {}, "camera:0/5", "seat:0", "spot:9a"));
    expect(placed.cameras[3]).toBe(24);
    expect(placed.moved).toBe(0);
    const moved = after(scene(), line("moves", {}, "camera:1/4", "spot:5a", "spot:2b"));
    expect(moved.cameras[5]).toBe(4);
    expect(has(moved.moved, 5)).toBe(true);
    expect(after(scene(), line("places", {}, "camera:1/white", "seat:1", "spot:1b"))).toMatchObject({
      white: 1,
      borrower: 1,
    });
  });

  it("lays cards face down, shows who looked, and turns them up", () => {
    let now = after(scene({ moved: 5 }), line("lays-unseen", { seat: 1 }, "card", "seat:1", "laid:1"));
    expect(now.laid[1]).toBe(-1);
    now = after(now, line("peeks-unseen", { seat: 2, owner_seat: 1 }, "laid:1", "laid:1", "laid:1"));
    expect(now.laid[1]).toBe(-1);
    expect(has(now.laidKnows[1]!, 2)).toBe(true);
    now = after(now, line("turns-card", { seat: 1, card: 4 }, "card:4", "laid:1", "laid:1"));
    expect([now.laid[1], now.laidKnows[1], now.moved]).toEqual([4, -1, 0]);
  });

  it("lets Nessie swim and be lured, and points be counted", () => {
    const swum = after(scene(), line("swims", { steps: 10, space: 14, clock: 19 }, "nessie", "space:4", "space:14"));
    expect([swum.nessie, swum.clock]).toEqual([13, 19]);
    const lured = after(swum, line("pipes", { seat: 0, space: 15 }, "nessie", "space:14", "space:15"));
    expect([lured.nessie, lured.clock]).toEqual([14, 19]);
    expect(after(scene(), line("scores", { seat: 1, points: 7 }, "", "", "score:1")).scores).toEqual([0, 12, 7]);
    expect(after(scene(), line("wins-auction", { seat: 2, points: 6 }, "", "", "score:2")).scores).toEqual([0, 5, 1]);
  });

  it("hands out photos", () => {
    const taken = after(scene(), line("takes", { seat: 2, motif: "body" }, "photo:body", "photo:body", "photos:2"));
    expect([taken.display, taken.photos[7]]).toEqual([[1, 1, 0], 1]);
    const shown = after(taken, line("shows", { motif: "tail" }, "photo:tail", "photo:blind", "photo:tail"));
    expect([shown.display, shown.deck]).toEqual([[1, 1, 1], 19]);
    const drawn = after(scene(), line("draws", { seat: 0, motif: "tail" }, "photo", "photo:blind", "photos:0"));
    expect([drawn.deck, drawn.rolls[0], drawn.blind[2]]).toEqual([19, 2, 1]);
    expect(after(scene(), line("draws-blind", { seat: 1 }, "photo", "photo:blind", "photos:1")).rolls[1]).toBe(3);
    expect(album(scene(), 0)).toEqual({ known: [0, 1, 0], unknown: 0 });
    expect(album(scene(), 1)).toEqual({ known: [1, 0, 0], unknown: 2 });
  });

  it("lets a photo taken openly disappear in a closed album", () => {
    const closed = scene({ albumsClosed: true, photos: [0, 0, 0, 0, 0, 0, 0, 0, 0] });
    const taken = line("takes", { seat: 1, motif: "body" }, "photo:body", "photo:body", "photos:1");
    const theirs = after(closed, taken);
    expect([theirs.display, theirs.rolls[1], theirs.deck]).toEqual([[1, 1, 0], 3, closed.deck]);
    expect(album(theirs, 1)).toEqual({ known: [0, 0, 0], unknown: 3 });
    const own = after(closed, line("takes", { seat: 0, motif: "head" }, "photo:head", "photo:head", "photos:0"));
    expect(album(own, 0)).toEqual({ known: [1, 1, 0], unknown: 0 });
  });

  it("finds the cameras that flash", () => {
    expect(camerasAt(scene(), 1, 4)).toEqual([5]);
    expect(camerasAt(scene({ white: 13, borrower: 1 }), 1, 4)).toEqual([5, 12]);
    expect(camerasAt(scene({ white: 13, borrower: 0 }), 1, 4)).toEqual([5]);
  });

  it("leaves alone what a line does not touch", () => {
    const before = scene();
    expect(after(before, line("reshuffles-third"))).toBe(before);
  });
});
