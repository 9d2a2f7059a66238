import { describe, expect, it } from "vitest";
import { told } from "../../lib/samples";
import { line, scene } from "./samples";
import {
  after,
  behindBars,
  held,
  isHidden,
  isPlaying,
  lying,
  lyingOut,
  parts,
  placesOf,
  read,
  stage,
  standing,
} from "./scene";
import type { Told } from "./sight";

const sent = after(
  scene({ left: [3, 0] }),
  line("sends", { seat: 0, gnome: "ball", room: "kitchen" }, "gnome:0/1", "seat:0", "room:kitchen"),
);

describe("the scene", () => {
  it("knows where everybody's things lie", () => {
    expect(placesOf(scene(), 0, "wise")).toEqual([30, 31]);
    expect(placesOf(scene(), 1, "ball")).toEqual([47, 48, 49, 50, 51]);
    expect(placesOf(scene(), 0, "goody")).toEqual([38, 39, 40]);
    expect(placesOf(scene(), 1, "trap")).toEqual([56, 57, 58, 59]);
  });

  it("sends gnomes to rooms", () => {
    expect(standing(sent, 4)).toEqual([{ seat: 0, gnome: 1 }]);
    expect(isPlaying(sent, { seat: 0, gnome: 1 })).toBe(true);
  });

  it("moves what is taken from its circle to the gnome, seen or unseen", () => {
    const values = { seat: 0, gnome: "ball", room: "kitchen", back: "red" };
    const unseen = after(sent, line("takes-unseen", values, "object:red", "circle:kitchen/red", "gnome:0/1"));
    expect(held(unseen, 0, "ball")).toEqual([{ place: 0, back: 1, face: -1 }]);
    expect(lying(unseen, 4).map(({ back }) => back)).toEqual([0, 2, 4, 5]);
    expect(lyingOut(unseen)).toEqual([5, 4, 5, 5, 5, 5]);
    expect(unseen.left[0]).toBe(2);
    const seen = after(
      sent,
      line("takes", { ...values, thing: "dragon-kettle" }, "object:red", "circle:kitchen/red", "gnome:0/1"),
    );
    expect(held(seen, 0, "ball")[0]?.face).toBe(1);
  });

  it("shows to the one who looks what an object is", () => {
    const looked = after(
      sent,
      line(
        "looks",
        { seat: 0, room: "kitchen", back: "blue", thing: "ink-flask" },
        "",
        "circle:kitchen/blue",
        "circle:kitchen/blue",
      ),
    );
    expect(lying(looked, 4).find(({ back }) => back === 2)?.face).toBe(1);
  });

  it("hides, catches and frees", () => {
    const hidden = after(
      sent,
      line("hides", { seat: 0, gnome: "ball", room: "kitchen" }, "gnome:0/1", "room:kitchen", "hider:kitchen"),
    );
    expect(isHidden(hidden, { seat: 0, gnome: 1 })).toBe(true);
    expect(standing(hidden, 4)).toEqual([]);
    const caught = after(
      sent,
      line("catches", { seat: 0, gnome: "ball", objects: 0 }, "gnome:0/1", "room:kitchen", "room:prison"),
    );
    expect(behindBars(caught)).toEqual([{ seat: 0, gnome: 1 }]);
    const freed = after(
      caught,
      line("frees", { seat: 1, owner_seat: 0, gnome: "ball" }, "gnome:0/1", "room:prison", "seat:0"),
    );
    expect(behindBars(freed)).toEqual([]);
  });

  it("counts points, cards and Merlin's room", () => {
    expect(after(scene(), line("buys", { seat: 1, points: 2 })).scores).toEqual([3, 3]);
    expect(after(scene(), line("scores", { seat: 0, points: 8, score: 11 })).scores).toEqual([11, 5]);
    expect(
      held(after(scene(), line("draws-goody", { thing: "corset" }, "goody", "goodies", "seat:1")), 1, "goody"),
    ).toEqual([{ place: 0, back: 6, face: 4 }]);
    expect(after(scene(), line("wakes", { room: "entry" }))).toMatchObject({ merlin: 5, phase: "day" });
    expect(after(scene(), line("shows-objective", { seat: 0, card: 18 })).phase).toBe("assessment");
  });

  it("is told its phase, and where everybody's things lie", () => {
    const { stowage } = scene();
    expect(
      read(told<Told>({ scores: [1, 2, 3], course: { phase: "deals", rounds: 6, parts: 3 }, stowage })),
    ).toMatchObject({ seats: 3, phase: "deals", stowage });
  });

  it("leaves alone what it does not know", () => {
    expect(after(sent, line("something-new"))).toBe(sent);
    expect(after(sent, line("takes-unseen", {}, "object:red", "circle:nowhere/red", "gnome:0/1"))).toBe(sent);
    expect(read(told<Told>({}))).toBe(null);
    expect(parts("gnome:2/1")).toEqual(["gnome", "2", "1"]);
  });

  it("shows together what happens at once", () => {
    expect(stage.together(line("sends"), line("uses"))).toBe(true);
    expect(stage.together(line("throws"), line("throws"))).toBe(true);
    expect(stage.together(line("takes"), line("takes"))).toBe(false);
    expect(stage.hold([line("wakes")])).toBeGreaterThan(stage.hold([line("passes")]));
  });
});
