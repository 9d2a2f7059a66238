import { describe, expect, it } from "vitest";
import { PLACE_KEYS, ROOM_KEYS } from "../table";
import { fitting, Layout, lines, pointsOf, TALL, WIDE } from "./geometry";

describe("the plan", () => {
  it("has an area for every place but the grounds", () => {
    const layout = new Layout(WIDE, true);
    for (const place of PLACE_KEYS) expect(layout.area(place) === null, place).toBe(place === "grounds");
  });

  it("keeps everything within its frame, stretched or not", () => {
    for (const layout of [new Layout(WIDE, true), new Layout(TALL, true), new Layout(TALL, false)])
      for (const place of layout.places()) {
        const { x, y, w, h } = layout.area(place)!;
        expect(x >= 0 && y >= 0 && x + w <= layout.width && y + h <= layout.height, place).toBe(true);
      }
  });

  it("lets no two places overlap", () => {
    const layout = new Layout(TALL, true);
    const areas = layout.places().map((place) => layout.area(place)!);
    areas.forEach((a, i) => areas.slice(i + 1).forEach((b) => expect(a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h).toBe(false)));
  });

  it("shows what lies under the castle only where it exists", () => {
    expect(new Layout(WIDE, false).places()).not.toContain("archive-core");
    expect(new Layout(WIDE, true).places()).toContain("archive-core");
    expect(new Layout(WIDE, true).height).toBeGreaterThan(new Layout(WIDE, false).height);
  });

  it("knows a door by its two places in either order, and draws a line for one it has no wall for", () => {
    const layout = new Layout(WIDE, false);
    expect(layout.door("gatehouse", "grounds")).toEqual(layout.door("grounds", "gatehouse"));
    expect(layout.door("vault", "watchtower").far).toBe(true);
    expect(layout.door("pantry", "lift-lobby").lift).toBe(true);
  });

  it("leaves every room large enough to be touched on a small page", () => {
    const layout = new Layout(TALL, true);
    const scale = 390 / layout.width;
    for (const room of ROOM_KEYS) {
      const { w, h } = layout.area(room)!;
      expect(Math.min(w, h) * scale, room).toBeGreaterThanOrEqual(43);
    }
  });
});

describe("a way", () => {
  it("begins and ends where the group stands", () => {
    const layout = new Layout(WIDE, false);
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
    expect(lines("Observatory", 20, 17)).toEqual(["Observatory"]);
  });

  it("shrink where they cannot be broken", () => {
    expect(fitting(["Observatory"], 40, 17)).toBeLessThan(8);
    expect(fitting(["Vault"], 200, 17)).toBe(17);
  });
});
