import { afterEach, describe, expect, it, vi } from "vitest";
import { byMark, byPath, folder, parted } from "./address";

afterEach(() => vi.unstubAllGlobals());

const at = (pathname: string, hash: string) => vi.stubGlobal("location", { pathname, hash });

describe("places", () => {
  it("are a page and what stands after its #", () => {
    expect(parted("/rules/moongha#F-07")).toEqual({ path: "/rules/moongha", mark: "#F-07" });
    expect(parted("/rules")).toEqual({ path: "/rules", mark: "" });
    expect(parted("/t/a#")).toEqual({ path: "/t/a", mark: "" });
  });
});

describe("a house on a server", () => {
  it("has an address for each page", () => {
    at("/t/abc", "#seat=s3");
    expect(byPath.here()).toEqual({ path: "/t/abc", mark: "#seat=s3" });
    expect(byPath.to("/t/abc#seat=s3")).toBe("/t/abc#seat=s3");
    expect(byPath.file("icon.svg")).toBe("/icon.svg");
  });
});

describe("a house in a tab", () => {
  it("has its pages after the # of one file, in whatever folder that lies", () => {
    at("/games/tab/index.html", "#/t/abc#seat=s3&owner=o");
    expect(byMark.here()).toEqual({ path: "/t/abc", mark: "#seat=s3&owner=o" });
    expect(byMark.to("/t/abc#seat=s3")).toBe("#/t/abc#seat=s3");
    expect(byMark.file("icon.svg")).toBe("icon.svg");
    at("/games/tab/", "");
    expect(byMark.here()).toEqual({ path: "/", mark: "" });
  });

  it("keeps its things under the name of its folder: one origin may hold several", () => {
    at("/games/tab/index.html", "");
    expect(folder()).toBe("/games/tab/");
    expect(byMark.named("bothy.tables")).toBe("bothy.tables /games/tab/");
    expect(byPath.named("bothy.tables")).toBe("bothy.tables");
  });
});

it("is asked by all who make a link: no page has one that leads to the root of a server", () => {
  const files = import.meta.glob("../**/*.svelte", { query: "?raw", import: "default", eager: true }) as Record<
    string,
    string
  >;
  expect(Object.keys(files).length).toBeGreaterThan(50);
  const wrong = Object.entries(files).filter(([, text]) => /href="\/|location\.(origin|hash|pathname)\b/.test(text));
  // the feed is a server's, and so is the way from a server that is away to the tab beside it
  expect(wrong.map(([name]) => name)).toEqual(["../calling/CallBack.svelte", "../pages/Trouble.svelte"]);
});
