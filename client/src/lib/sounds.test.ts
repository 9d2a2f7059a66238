import { describe, expect, it } from "vitest";
import type { LogLine } from "../protocol";
import { soundOf } from "./sounds";

const line = (id: string, thing = ""): LogLine => ({ message: [id, {}], thing, source: "", target: "" });

describe("the sound of what has happened", () => {
  it("is the loudest of several", () => {
    expect(soundOf([line("loch-ness-lays", "card:"), line("loch-lomond-shoos", "card:rat")])).toBe("shout");
    expect(soundOf([line("loch-ness-moves", "camera:0/7"), line("loch-ness-turns-card", "card:3")])).toBe("card");
  });

  it("is that of dice where dice are rolled", () => {
    expect(soundOf([line("moongha-rolls", "")])).toBe("dice");
  });

  it("is silence where nothing moves", () => {
    expect(soundOf([line("loch-ness-begins")])).toBeNull();
    expect(soundOf([])).toBeNull();
  });
});
