import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const files = import.meta.glob("../**/*.ftl", { query: "?raw", import: "default", eager: true }) as Record<
  string,
  string
>;
const english = Object.keys(files).filter((name) => name.endsWith("en.ftl"));

/** Every message of a catalogue with its attributes, sorted. */
function ids(text: string): string[] {
  const found = new FluentResource(text).body.flatMap(({ id, attributes }) => [
    id,
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
  return found.sort();
}

describe.each(english)("%s", (name) => {
  const own = files[name] ?? "";
  const other = files[name.replace(/en\.ftl$/, "fr.ftl")] ?? "";

  it("says the same things in French", () => {
    expect(ids(other)).toEqual(ids(own));
  });

  it("says nothing twice, and loses nothing to a slip of the pen", () => {
    for (const text of [own, other]) {
      const meant = [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id);
      expect(new Set(meant).size).toBe(meant.length);
      expect(ids(text).filter((id) => !id.includes("."))).toEqual([...meant].sort());
    }
  });
});
