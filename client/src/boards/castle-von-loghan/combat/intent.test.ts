import { describe, expect, it } from "vitest";
import { parts } from "./intent";

describe("what an enemy intends", () => {
  it("is told part by part", () => {
    expect(
      parts([
        { do: "health", n: -1 },
        { do: "discard", n: 1, who: "leader", random: true },
      ]),
    ).toMatchObject([
      { sign: "heart", tone: "harm", word: "cvl-does-health", values: { n: 1 } },
      { sign: "card-lost", tone: "loss", values: { who: "leader", random: "yes" } },
    ]);
  });

  it("keeps conditions and what happens instead", () => {
    expect(parts([{ do: "below-half", then: [{ do: "clarity", n: -1 }] }])[0]?.inner[0]).toMatchObject({
      sign: "eye",
      values: { n: 1 },
    });
    expect(
      parts([{ do: "energy", n: -2, who: "richest", otherwise: [{ do: "health", n: -1 }] }])[0]?.inner[0]?.sign,
    ).toBe("heart");
    expect(parts([{ do: "join", colour: "green", once: true }])[0]?.once).toBe(true);
  });

  it("has a sign for what it does not know", () => {
    expect(parts([{ do: "something-new" }])[0]).toMatchObject({ sign: "bolt", word: "cvl-does-other" });
  });
});
