import { describe, expect, it } from "vitest";
import { asset, known, page, shellIn } from "./keeping";

describe("what the service worker keeps", () => {
  it("is the page, under every address of the house", () => {
    for (const path of ["/", "/t/abc", "/r/abc", "/rules/loch-ness", "/settings"]) expect(page(path)).toBe(true);
    for (const path of ["/api/games", "/assets/index.js", "/static/plain.js", "/tab/"]) expect(page(path)).toBe(false);
  });

  it("is what does not change, and what is known of games, never what a table says", () => {
    expect(asset("/assets/index-1a.js")).toBe(true);
    expect(asset("/icon-192.png")).toBe(true);
    for (const path of [
      "/api/me",
      "/api/games",
      "/api/games/loch-ness/reference",
      "/api/words/en/shared",
      "/api/rules/fr/merlouf",
    ])
      expect(known(path)).toBe(true);
    for (const path of [
      "/api/tables/abc",
      "/api/tables/abc/frames",
      "/api/lobby",
      "/api/mine",
      "/api/health",
      "/api/meals",
    ])
      expect(known(path)).toBe(false);
  });

  it("begins with the files that the page names, each once", () => {
    const html = `<link href="/assets/a.css"><script src="/assets/a.js"></script><link href="/icon.svg"><link href="/icon.svg">`;
    expect(shellIn(html)).toEqual(["/assets/a.css", "/assets/a.js", "/icon.svg"]);
  });
});
