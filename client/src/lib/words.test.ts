import { describe, expect, it } from "vitest";
import { pseudo, Speech, spoken } from "./words";

const en = `
you = you
seat-number = seat { $number }
moves = { $you ->
        [yes] You move.
       *[no] { $seat } moves.
    }
    .ask = Move what?
only-here = Plain
`;
const fr = `
you = vous
moves = { $you ->
        [yes] Vous jouez.
       *[no] { $seat } joue.
    }
`;

describe("speech", () => {
  it("speaks to the reader and of others", () => {
    const speech = new Speech("fr", { en: [en], fr: [fr] });
    expect(speech.say(["moves", { seat: 0 }], ["Ailsa", "Bruce"], 0)).toBe("Vous jouez.");
    expect(speech.say(["moves", { seat: 1 }], ["Ailsa", "Bruce"], 0)).toBe("Bruce joue.");
  });

  it("falls back to English, then to the id", () => {
    const speech = new Speech("fr", { en: [en], fr: [fr] });
    expect(speech.text("moves.ask")).toBe("Move what?");
    expect(speech.text("unheard-of")).toBe("unheard-of");
    expect(speech.knows("only-here")).toBe(true);
  });

  it("says that words are on their way where somebody fetches them", () => {
    const asked: string[] = [];
    const speech = new Speech("en", { en: ["told = { told-later }"] }, (id) => asked.push(id) < 3);
    expect(speech.text("told")).toBe("…");
    expect(speech.text("unheard-of")).toBe("…");
    expect(speech.text("unheard-of")).toBe("unheard-of");
    expect(asked).toEqual(["told", "unheard-of", "unheard-of"]);
  });

  it("gives empty words as none and names seats without a name", () => {
    expect(spoken({ near: "", other_seat: 4 }, [], 0, "you", (n) => `seat ${n}`)).toEqual({
      near: "none",
      other_seat: "seat 5",
      other_you: "no",
    });
  });

  it("shows what was translated", () => {
    expect(pseudo("Nessie 3")).toBe("⟦Ñéššîé 3⟧");
    expect(pseudo("3 – 4")).toBe("3 – 4");
  });
});
