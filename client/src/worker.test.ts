import { afterEach, expect, it, vi } from "vitest";

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

afterEach(() => vi.unstubAllGlobals());

it("drops the caches of older houses, and leaves those of houses in tabs on the same origin", async () => {
  const heard = new Map<string, (event: unknown) => void>();
  const listen = (kind: string, then: (event: unknown) => void) => heard.set(kind, then);
  vi.stubGlobal("self", { addEventListener: listen, clients: { claim: async () => undefined } });
  const dropped: string[] = [];
  const kept = ["bothy 0123456789ab", "bothy /tab/", "bothy /some/where/", "of another page"];
  vi.stubGlobal("caches", { keys: async () => kept, delete: async (name: string) => dropped.push(name) });
  await import("./worker");
  let done: unknown;
  heard.get("activate")?.({ waitUntil: (doing: unknown) => (done = doing) });
  await done;
  expect(dropped).toEqual(["bothy 0123456789ab"]);
});
