import { describe, expect, it } from "vitest";
import english from "../../../src/bothy/locales/en.ftl?raw";
import type { ResultPart, Spoken } from "../protocol";
import { why } from "./ties";
import { Speech } from "./words";

const speech = new Speech("en", { en: [english] });
const text = (id: string, values = {}): string => speech.text(id, values);
const say = ([id]: Spoken): string => id;
const ended = (more: Partial<ResultPart>): ResultPart => ({
  scores: [35, 35, 12],
  shares: [0, 1, 0],
  ended: false,
  account: [],
  tied: [],
  ties: [],
  ...more,
});

describe("why somebody has won", () => {
  it("is not told where points decide", () => {
    expect(why(ended({ scores: [35, 36, 12] }), ["Ailsa", "Bruce", "Catriona"], 0, text, say)).toEqual([]);
  });

  it("names what was compared and what decided", () => {
    const ties = [
      { label: ["Cities", {}] as Spoken, figures: [6, 6, 9], tied: [0, 1], left: [0, 1] },
      { label: ["Monsters", {}] as Spoken, figures: [3, 4, 9], tied: [0, 1], left: [1] },
    ];
    expect(why(ended({ tied: [0, 1], ties }), ["Ailsa", "Bruce", "Catriona"], 1, text, say)).toEqual([
      "You and Ailsa tie at 35 points.",
      "Cities: Ailsa 6, You 6. Still even.",
      "Monsters: Ailsa 3, You 4. That decides it.",
    ]);
  });

  it("says that a tie is shared", () => {
    const shared = ended({ shares: [0.5, 0.5, 0], tied: [0, 1] });
    expect(why(shared, ["Ailsa", "Bruce"], -1, text, say)).toEqual([
      "Ailsa and Bruce tie at 35 points.",
      "No tie is broken here, so the win is shared.",
    ]);
  });
});
