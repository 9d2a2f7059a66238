import { describe, expect, it } from "vitest";
import type { Seen } from "../../../lib/seen";
import { looked } from "./looked.svelte";

const sight = (id: string): Seen => ({ id, viewer: 1, question: null, agenda: [], field: (name: string) => (name === "agents" ? [0, 1, 2] : [1, 2, 4]) }) as unknown as Seen;

describe("who is looked at", () => {
  it("stays while one is at a table, and begins with one's own at another", () => {
    looked.follow(sight("one"));
    expect(looked.character).toBe(1);
    looked.character = 2;
    looked.follow(sight("one"));
    expect(looked.character).toBe(2);
    looked.follow(sight("another"));
    expect(looked.character).toBe(1);
  });
});
