import { describe, expect, it } from "vitest";
import { PLACE_KEYS, ROOM_KEYS } from "../table";
import { fitting, hyphened, Layout, lines, pointsOf } from "./geometry";

type Size = [width: number, height: number];
const WIDE: Size = [660, 560];
const TALL: Size = [382, 500];
const LOW: Size = [456, 320];

describe("the plan", () => {
  it("has an area for every place but the grounds", () => {
    const layout = new Layout(...WIDE, true);
    for (const place of PLACE_KEYS) expect(layout.area(place) === null, place).toBe(place === "grounds");
  });

  it("keeps everything within its frame, stretched or not", () => {
    for (const layout of [WIDE, TALL, LOW].flatMap((size) => [new Layout(...size, true), new Layout(...size, false)]))
      for (const place of layout.places()) {
        const { x, y, w, h } = layout.area(place)!;
        expect(x >= 0 && y >= 0 && x + w <= layout.width && y + h <= layout.height, place).toBe(true);
      }
  });

  it("lets no two places overlap", () => {
    const layout = new Layout(...TALL, true);
    const areas = layout.places().map((place) => layout.area(place)!);
    areas.forEach((a, i) =>
      areas
        .slice(i + 1)
        .forEach((b) => expect(a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h).toBe(false)),
    );
  });

  it("shows what lies under the castle only where it exists", () => {
    expect(new Layout(...WIDE, false).places()).not.toContain("archive-core");
    expect(new Layout(...WIDE, true).places()).toContain("archive-core");
    expect(new Layout(...WIDE, true).shape.sy).toBeLessThan(new Layout(...WIDE, false).shape.sy);
  });

  it("knows a door by its two places in either order, and draws a line for one it has no wall for", () => {
    const layout = new Layout(...WIDE, false);
    expect(layout.door("gatehouse", "grounds")).toEqual(layout.door("grounds", "gatehouse"));
    expect(layout.door("vault", "watchtower").far).toBe(true);
    expect(layout.door("pantry", "lift-lobby").lift).toBe(true);
  });

  it("fills its box, unless that would pull it too far one way", () => {
    const { shape } = new Layout(...TALL, false);
    expect(shape.sy / shape.sx).toBeCloseTo(1.43, 1);
    const flat = new Layout(1200, 300, false).shape;
    expect(flat.sx / flat.sy).toBeCloseTo(1.7, 5);
    expect(flat.x).toBeGreaterThan(100);
  });

  it("leaves every room a place of its own on a phone", () => {
    for (const size of [TALL, LOW])
      for (const room of ROOM_KEYS.slice(0, 16)) {
        const { w, h } = new Layout(...size, false).area(room)!;
        expect(Math.min(w, h), room).toBeGreaterThanOrEqual(34);
      }
  });
});

describe("a way", () => {
  it("begins and ends where the group stands", () => {
    const layout = new Layout(...WIDE, false);
    const points = pointsOf(["grounds", "gatehouse", "south-corridor", "great-hall"], layout);
    expect(points[0]).toEqual(layout.standing("grounds"));
    expect(points[points.length - 1]).toEqual(layout.standing("great-hall"));
    expect(points).toHaveLength(7);
  });
});

describe("names", () => {
  it("are broken where they are too long", () => {
    expect(lines("Clock Chamber", 90, 17)).toEqual(["Clock", "Chamber"]);
    expect(lines("Clock Chamber", 200, 17)).toEqual(["Clock Chamber"]);
    expect(lines("Watchtower", 44, 12)).toEqual(["Watch-", "tower"]);
    expect(lines("Salle des gardes", 68, 12)).toEqual(["Salle des", "gardes"]);
    expect(hyphened("Bibliothèque", 9)).toEqual(["Biblio-", "thèque"]);
    expect(hyphened("Serre", 9)).toEqual(["Serre"]);
  });

  it("shrink where they cannot be broken, but stay legible", () => {
    expect(fitting(["Observatory"], 90, 17)).toBeLessThan(16);
    expect(fitting(["Observatory"], 40, 17)).toBe(12);
    expect(fitting(["Vault"], 200, 17)).toBe(17);
  });
});
