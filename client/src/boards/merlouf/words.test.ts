import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

const ids = (text: string): string[] => new FluentResource(text).body.map(({ id }) => id).sort();

describe("words", () => {
  it("are the same in both languages", () => {
    expect(ids(fr)).toEqual(ids(en));
    expect(ids(en).every((id) => id.startsWith("merlouf-view-"))).toBe(true);
  });
});
