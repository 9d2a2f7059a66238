import { describe, expect, it } from "vitest";
import { PAINTS } from "./brush";
import { cardPicture } from "./cards";
import { FIGURES, figure } from "./figures";
import { PORTRAITS, portrait } from "./portraits";
import { SIGNS } from "./signs";
import { THINGS, thing } from "./things";

/** Groups that are opened and shut again, and elements that are shut at once. */
const whole = (drawn: string): boolean => {
  const tags = drawn.match(/<[^>]*>/g) ?? [];
  const open = tags.filter((tag) => !tag.startsWith("</") && !tag.endsWith("/>")).length;
  return tags.join("").length > 0 && open === tags.filter((tag) => tag.startsWith("</")).length && (drawn.match(/"/g) ?? []).length % 2 === 0;
};
const ALL: Record<string, string> = {
  ...Object.fromEntries(Object.keys(FIGURES).map((key) => [key, figure(key, "green")])),
  ...Object.fromEntries(Object.keys(PORTRAITS).map((key) => [key, portrait(key)])),
  ...Object.fromEntries(["hit", "critical-hit", "clever-attack", "parry", "aid", "counter", "hard-counter", "miss"].map((key) => [key, cardPicture(key, 2)])),
  ...Object.fromEntries(Object.entries(SIGNS).map(([key, drawn]) => [`sign ${key}`, drawn])),
  ...Object.fromEntries(Object.entries(THINGS).map(([key, drawn]) => [`thing ${key}`, drawn])),
};

describe("pictures", () => {
  it("are there for everybody and everything", () => {
    expect(Object.keys(FIGURES)).toHaveLength(30);
    expect(Object.keys(PORTRAITS)).toHaveLength(6);
    expect(Object.keys(THINGS)).toHaveLength(57);
  });

  it("are well formed", () => {
    for (const [key, drawn] of Object.entries(ALL)) expect(whole(drawn), key).toBe(true);
  });

  it("repeat nothing of what a pack calls somebody or something", () => {
    const mark = '"/><a id="mark">';
    for (const drawn of [figure(mark, mark), portrait(mark), cardPicture(mark, 2), thing(mark)]) {
      expect(drawn).not.toContain("mark");
      expect(whole(drawn)).toBe(true);
    }
  });

  it("use only paints that there are, and no number that went wrong", () => {
    const paints = new Set([...PAINTS.matchAll(/id="(cv-[a-z-]+)"/g)].map((found) => found[1]));
    for (const [key, drawn] of Object.entries(ALL)) {
      expect([...drawn.matchAll(/url\(#([a-z-]+)\)/g)].map((found) => found[1]).filter((name) => !paints.has(name)), key).toEqual([]);
      expect(drawn, key).not.toMatch(/NaN|undefined/);
    }
  });
});
