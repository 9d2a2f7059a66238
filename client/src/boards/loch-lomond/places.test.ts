import { describe, expect, it } from "vitest";
import type { LogLine } from "../../protocol";
import { CARDS, kindOf, lettering, printed, symbols } from "./cards";
import { around, columns, cry, flights, fresh, placeOf, rows, share, sheet } from "./places";
import { CARD_NAMES } from "./table";

const line = (
  id: string,
  thing = "",
  source = "",
  target = "",
  values: Record<string, number | string> = {},
): LogLine => ({
  message: [`loch-lomond-${id}`, values],
  thing,
  source,
  target,
});

describe("places", () => {
  it("lays a clan in two rows, further cards behind", () => {
    expect(rows(4)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(rows(7)).toEqual([
      [0, 1, 4, 6],
      [2, 3, 5],
    ]);
    expect([columns(0), columns(4), columns(5), columns(7)]).toEqual([2, 2, 3, 4]);
    expect(placeOf(1, 0)).toBe("clan:2/1");
  });

  it("seats the others clockwise", () => {
    expect(around(2, 1)).toEqual([{ seat: 0, side: "top" }]);
    expect(around(4, 1).map(({ seat, side }) => `${seat} ${side}`)).toEqual(["2 left", "3 top", "0 right"]);
    expect(around(6, 0).map(({ side }) => side)).toEqual(["left", "top", "top", "top", "right"]);
  });

  it("reads the score book round by round", () => {
    expect(sheet([4, 9, 12, 0, 1, 2], 3)).toEqual([
      [4, 9, 12],
      [0, 1, 2],
    ]);
    expect(sheet([], 3)).toEqual([]);
  });
});

describe("flights", () => {
  it("joins the ways over a hand", () => {
    const told = [line("draws", "card", "closed", "seat:0"), line("lays", "card", "seat:0", "clan:1/3")];
    expect(flights(told)).toEqual([
      { from: "closed", to: "clan:1/3" },
      { from: "clan:1/3", to: "open" },
    ]);
  });

  it("lets the card that made room go onto the pile", () => {
    expect(flights([line("takes-up", "card:witch", "open", "clan:1/3")])).toEqual([
      { from: "open", to: "clan:1/3" },
      { from: "clan:1/3", to: "open" },
    ]);
  });

  it("moves both cards of a swap", () => {
    expect(flights([line("exchanges", "card", "clan:1/1", "clan:2/4")])).toEqual([
      { from: "clan:1/1", to: "clan:2/4" },
      { from: "clan:2/4", to: "clan:1/1" },
    ]);
  });

  it("leaves out looks and what came to lie under another", () => {
    expect(flights([line("peeks", "card", "clan:1/1", "clan:1/1")])).toEqual([]);
    expect(
      flights([line("plays", "card:kelpie", "seat:1", "open"), line("shoos-own", "card:kelpie", "clan:1/2", "open")]),
    ).toEqual([{ from: "clan:1/2", to: "open" }]);
  });

  it("shows nothing when the log begins anew", () => {
    const log = [line("a"), line("b")];
    expect(fresh(log, -1)).toEqual([]);
    expect(fresh(log, 1)).toEqual([log[1]]);
    expect(fresh(log, 5)).toEqual([]);
    expect(
      fresh(
        Array.from({ length: 60 }, () => line("a")),
        2,
      ),
    ).toEqual([]);
  });
});

describe("shouts", () => {
  it("hears who shouted what, and where", () => {
    expect(cry([line("plays"), line("shoos", "card:kelpie", "clan:2/1", "open", { seat: 3 })])).toEqual({
      kind: "shoo",
      seat: 3,
      place: "clan:2/1",
    });
    expect(cry([line("shoos-own-wrongly", "card:kelpie", "clan:2/1", "clan:2/1", { seat: 1 })])?.kind).toBe("wrong");
    expect(
      cry([
        line("calls", "", "seat:2", "seat:2", { seat: 2 }),
        line("shoos", "card:kelpie", "clan:2/1", "open", { seat: 3 }),
      ]),
    ).toEqual({ kind: "saorsa", seat: 2, place: "" });
    expect(cry([line("draws")])).toBe(null);
  });

  it("shrinks the window, whatever the clocks say", () => {
    expect(share({ until: 5000, length: 4000 }, 3000)).toBe(0.5);
    expect(share({ until: 99000, length: 4000 }, 3000)).toBe(1);
    expect(share({ until: 5000, length: 4000 }, 8000)).toBe(0);
    expect(share(null, 0)).toBe(1);
  });
});

describe("cards", () => {
  it("breaks long names into two lines", () => {
    expect(lettering("Kelpie").lines).toEqual(["Kelpie"]);
    expect(lettering("Priest of Forvie").lines).toEqual(["Priest of", "Forvie"]);
    expect(lettering("Missionnaire").size).toBeLessThan(28);
    expect(printed(-2)).toBe("−2");
  });

  it("draws all of them", () => {
    const drawn = symbols();
    for (const name of CARDS) expect(drawn).toContain(`id="lomond-${name}"`);
    expect(drawn).not.toMatch(/undefined|NaN|style=/);
    expect(kindOf("witch")).toBe(14);
    expect(CARD_NAMES.length).toBe(16);
  });
});
