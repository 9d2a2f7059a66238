import { expect, it } from "vitest";

const files = import.meta.glob("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true }) as Record<
  string,
  string
>;

it("shares no module with the pages: that would be a file of its own, which a worker cannot fetch", () => {
  const imported = [...(files["./worker.ts"] ?? "").matchAll(/from "\.\/(.+)"/g)].map(([, name]) => name as string);
  expect(imported.length).toBeGreaterThan(0);
  for (const name of imported) {
    const last = name.split("/").at(-1);
    const others = Object.entries(files).filter(
      ([file, text]) =>
        file !== "./worker.ts" && !file.endsWith(".test.ts") && new RegExp(`from "[^"]*/${last}"`).test(text),
    );
    expect(others.map(([file]) => file)).toEqual([]);
  }
});
