import { describe, expect, it } from "vitest";
import { told } from "../../../lib/samples";
import type { Told } from "../sight";
import { looked } from "./looked.svelte";

const sight = (id: string): Parameters<typeof looked.follow>[0] => ({
  id,
  viewer: 1,
  question: null,
  agenda: [],
  ...told<Told>({ agents: [0, 1, 2], keepers: [1, 2, 4] }),
});

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
