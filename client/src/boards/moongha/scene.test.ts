import { describe, expect, it } from "vitest";
import { monsterAt, monsterPlace, numberOf, slotName } from "./pieces";
import { line, scene } from "./samples";
import { after, bits, cubesIn, damage, humansIn, leaders, monstersIn, scored, secrets, waitingOf, won } from "./scene";
import { EATEN, IN_BOX } from "./table";

describe("the names of monsters", () => {
  it("lead there and back", () => {
    for (const monster of [0, 1, 4, 12, 13, 20, 51]) expect(monsterAt(monsterPlace(monster))).toBe(monster);
    expect(monsterPlace(13 + 8)).toBe("monster:2/bloob-2");
    expect(slotName(12)).toBe("mechoor");
    expect([numberOf(0), numberOf(1), numberOf(4)]).toEqual([0, 1, 4]);
    expect(monsterAt("city:rome")).toBe(-1);
  });

  it("are read from masks longer than 32 bits", () => {
    const mask = 2 ** 51 + 2 ** 33 + 1;
    expect(bits(mask, 52).flatMap((bit, at) => (bit ? [at] : []))).toEqual([0, 33, 51]);
  });
});

describe("what a line tells", () => {
  const mechoor = monsterPlace(12);

  it("brings a monster up, hidden, moves it, shows it and takes it away", () => {
    let now = after(
      scene(),
      line("emerges", { seat: 0, kind: "mechoor" }, mechoor, "monster-box:0/mechoor", "city:tokyo"),
    );
    expect([now.places[12], now.hidden[12]]).toEqual([10, true]);
    now = after(now, line("moves", { seat: 0 }, mechoor, "city:tokyo", "city:los-angeles"));
    expect(now.places[12]).toBe(0);
    now = after(now, line("unmasked", {}, mechoor));
    expect(now.hidden[12]).toBe(false);
    now = after(now, line("suffers", { wounds: 4 }, "black-cube", "stock", mechoor));
    expect(now.wounds[12]).toBe(4);
    now = after(now, line("hides", {}, mechoor, "city:los-angeles", "city:los-angeles"));
    now = after(now, line("heals", { seat: 0, wounds: 3 }, "orange", "box:create", "own-monster:mechoor"));
    expect([now.hidden[12], now.wounds[12]]).toEqual([true, 3]);
    expect(after(now, line("dies", {}, mechoor, "city:los-angeles", "monster-box:0/mechoor")).places[12]).toBe(IN_BOX);
    const eaten = after(now, line("eats", { seat: 1 }, mechoor, "city:los-angeles", "monster-box:1/moogre"));
    expect([eaten.places[12], eaten.trophies[7 + 6], eaten.wounds[12]]).toEqual([EATEN, 1, 0]);
  });

  it("lays cubes and counts those that are left", () => {
    const now = after(scene(), line("razes", { seat: 2, cubes: 3, left: 11 }, "cube", "seat:2", "city:rome"));
    const burnt = after(now, line("burns", { cubes: 2 }, "black-cube", "stock", "city:rome"));
    expect([burnt.left[2], damage(burnt, 5), cubesIn(burnt, 5)]).toEqual([11, 5, [2, 2, 2, 4, 4]]);
  });

  it("sends humans to cities and lets them fall; bombs do not stay", () => {
    let now = after(scene(), line("places", { unit: "armour" }, "unit:armour", "seat:0", "city:paris"));
    now = after(now, line("places", { unit: "a-bomb" }, "unit:a-bomb", "seat:0", "city:paris"));
    expect(humansIn(now, 4)).toEqual([0, 0, 1]);
    expect(humansIn(after(now, line("falls", { unit: "armour" }, "unit:armour", "city:paris", "stock")), 4)).toEqual([
      0, 0, 0,
    ]);
  });

  it("fills the boxes, and moves tokens", () => {
    let now = after(scene(), line("turn-begins", { seat: 1, turn: 3 }));
    now = after(now, line("supply", { face: 5, box: "military-1" }));
    now = after(
      now,
      line("provides", { unit: "infantry", box: "military-1" }, "unit:infantry", "stock", "box:military-1"),
    );
    expect([now.turn, now.first, now.dice[4], now.waiting[6], now.stock[1]]).toEqual([3, 1, 1, 1, 7]);
    now = after(now, line("lays-token", { seat: 2, box: "move" }));
    expect(now.passTokens[2]).toBe(2);
    expect(after(now, line("takes-token", { seat: 2, box: "move" })).passTokens[2]).toBe(IN_BOX);
    now = after(now, line("builds", { seat: 1, kind: "bloob", stored: 2 }));
    now = after(now, line("loads", { seat: 1, kind: "bloob", stored: 4 }));
    expect([now.orange[7 + 4], now.white[7 + 4]]).toEqual([2, 4]);
  });

  it("else leaves all as it is", () => {
    const now = scene();
    expect(after(now, line("passes", { seat: 1 }))).toBe(now);
  });
});

describe("what can be seen", () => {
  it("names those who score in a city, the most first", () => {
    const standing = Array<number>(48).fill(0);
    [standing[0], standing[2]] = [1, 4];
    expect(leaders(scene({}, { standing }), 0)).toEqual([
      { seat: 2, points: 4 },
      { seat: 0, points: 1 },
    ]);
  });

  it("counts the counters that wait, and finds those that stand in a city", () => {
    const now = after(scene(), line("emerges", { seat: 0, kind: "bloob" }, "monster:1/bloob-2", "", "city:cairo"));
    expect([waitingOf(now, 0, 4), waitingOf(now, 1, 4), monstersIn(now, 6)]).toEqual([2, 3, [8]]);
  });

  it("knows counters that are held and those that are turned up, and no others", () => {
    const counters = Array<number>(48).fill(-1);
    for (let city = 0; city < 12; city++) counters[city] = 0;
    counters[3] = 1;
    const opened = Array<number>(48).fill(0);
    opened[12 + 7] = 1;
    const now = scene({ counters, opened });
    expect([secrets(now, 0), secrets(now, 1), secrets(now, 2)]).toEqual([[3], [7], []]);
  });
});

describe("the points", () => {
  it("are final where the game was played to its end, not where it was ended by agreement", () => {
    const result = (ended: boolean) => ({ result: { scores: [], shares: [], ended, account: [], tied: [], ties: [] } });
    expect([scored({ result: null }), scored(result(true)), scored(result(false))]).toEqual([false, false, true]);
  });

  it("do not say alone who has won: ties are broken", () => {
    const result = { scores: [30, 30, 12], shares: [0, 1, 0], ended: false, account: [], tied: [], ties: [] };
    expect([0, 1, 2].map((seat) => won({ result }, seat))).toEqual([false, true, false]);
    expect(won({ result: { ...result, ended: true } }, 1)).toBe(false);
    expect(won({ result: null }, 1)).toBe(false);
  });
});
