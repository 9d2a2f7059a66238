import { describe, expect, it } from "vitest";
import { flightOf } from "./flights";
import { minutes, share, signed, sorted, symbolOf } from "./market";
import { line } from "./samples";
import { lastDuel, lastMorning, sheet } from "./tale";

const NIGHT = [
  line("passes", { seat: 1 }),
  line("aims", { seat: 0, target: "green", room: "kitchen" }),
  line("contests", { seat: 1, target: "green" }),
  line("insists", { seat: 0, target: "green" }),
  line("insists", { seat: 1, target: "green" }),
  line("attaches", { seat: 0, thing: "pins", name: "Pins", bonus: 1 }, "goody", "seat:0", "duel"),
  line("attaches", { seat: 0, thing: "pins", name: "Pins", bonus: 1 }, "goody", "seat:0", "duel"),
  line("throws", { seat: 0, die: 3, bonus: 2, sum: 5 }, "die", "seat:0", "duel"),
  line("throws", { seat: 1, die: 4, bonus: 0, sum: 4 }, "die", "seat:1", "duel"),
  line("settles", { seat: 0, target: "green", how: "duel" }),
];
const MORNING = [
  line("wakes", { room: "kitchen" }, "merlin", "", "room:kitchen"),
  line("catches", { seat: 1, gnome: "wise", objects: 2 }, "gnome:1/0", "room:kitchen", "room:prison"),
  line("shows-objective", { seat: 0, card: 18 }),
  line("counts", { seat: 0, thing: "foak", name: "Foak", back: "green", serves: 2, points: 0 }),
  line("counts", { seat: 0, thing: "clock", name: "Clock", back: "yellow", serves: 0, points: 1 }),
  line("achieves", { seat: 0, task: "object", count: 1, points: 4, thing: "foak", name: "Foak", back: "green" }),
  line("scores", { seat: 0, points: 5, bonus: 0, objects: 2, malus: 0, score: 5 }),
  line("shows-objective", { seat: 1, card: 3 }),
];

describe("a contest", () => {
  it("is read with its goodies and dice", () => {
    const duel = lastDuel(NIGHT)!;
    expect([duel.target, duel.rivals, duel.winner, duel.how, duel.ago]).toEqual(["green", [0, 1], 0, "duel", 0]);
    expect(duel.throws.map(({ seat, sum }) => [seat, sum])).toEqual([
      [0, 5],
      [1, 4],
    ]);
    expect(duel.bonuses.get(0)).toBe(2);
  });

  it("goes on until it is settled, and is past after that", () => {
    expect(lastDuel(NIGHT.slice(0, 8))?.winner).toBe(-1);
    expect(lastDuel([...NIGHT, line("passes"), line("passes")])?.ago).toBe(2);
    expect(lastDuel([line("passes")])).toBe(null);
    const agreed = [
      ...NIGHT,
      line("aims", { seat: 1, target: "hiding-place", room: "kitchen" }),
      line("contests", { seat: 0, target: "hiding-place" }),
      line("insists", { seat: 1, target: "hiding-place" }),
      line("yields", { seat: 0, target: "hiding-place" }),
      line("settles", { seat: 1, target: "hiding-place", how: "agree" }),
    ];
    expect(lastDuel(agreed)).toMatchObject({ target: "hiding-place", throws: [], winner: 1 });
  });
});

describe("a morning", () => {
  it("is read seat by seat and object by object", () => {
    const morning = lastMorning([...NIGHT, ...MORNING])!;
    expect([morning.room, morning.at, morning.caught.length]).toEqual(["kitchen", NIGHT.length, 1]);
    expect(morning.shown[0]?.objects.map(({ thing, serves }) => [thing, serves])).toEqual([
      ["foak", 2],
      ["clock", 0],
    ]);
    expect(morning.shown[0]?.total?.score).toBe(5);
    expect(morning.shown[1]).toMatchObject({ seat: 1, total: null });
    expect(lastMorning(NIGHT)).toBe(null);
  });

  it("makes a sheet of rounds", () => {
    const round = (first: number, second: number) => [
      line("scores", { seat: 1, points: second }),
      line("scores", { seat: 0, points: first }),
    ];
    expect(sheet([...round(4, 7), ...round(-3, 1), line("scores", { seat: 0, points: 9 })], 2)).toEqual([
      [4, 7],
      [-3, 1],
      [9, null],
    ]);
  });
});

describe("the market", () => {
  const offer = (choice: string, target: string) => ({
    choice,
    target,
    label: ["x", {}] as [string, Record<string, string>],
    clause: "",
    ask_twice: false,
  });

  it("sorts what may be said", () => {
    const some = sorted([
      offer("offer 2", "seat:1"),
      offer("give wise 1", "own:wise/0"),
      offer("want red", "want:red"),
      offer("name nothing", "name:"),
      offer("propose", "draft"),
      offer("stow wise", "gnome:wise"),
      offer("done", ""),
    ]);
    expect(Object.values(some).map((offers) => offers.length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it("draws and reckons", () => {
    expect(symbolOf({ back: "red", thing: "", name: "" })).toBe("#merlouf-back-red");
    expect(symbolOf({ back: "red", thing: "velvet-fez", name: "" })).toBe("#merlouf-token-velvet-fez");
    expect([signed(3), signed(0), signed(-4)]).toEqual(["+3", "0", "−4"]);
    expect([
      share({ until: 5000, length: 4000 }, 3000),
      share(null, 0),
      share({ until: 1, length: 4000 }, 3000),
    ]).toEqual([0.5, 1, 0]);
    expect(minutes(83_200)).toBe("1:24");
  });
});

describe("flights", () => {
  it("carry gnomes and things", () => {
    expect(flightOf(line("sends", {}, "gnome:1/2", "seat:1", "room:entry"))).toMatchObject({
      kind: "gnome",
      seat: 1,
      gnome: 2,
      target: "room:entry",
    });
    expect(flightOf(line("takes", { thing: "clock" }, "object:yellow", "circle:entry/yellow", "gnome:0/1"))?.href).toBe(
      "#merlouf-token-clock",
    );
    expect(flightOf(line("takes-unseen", {}, "object:yellow", "circle:entry/yellow", "gnome:0/1"))?.href).toBe(
      "#merlouf-back-yellow",
    );
    expect(flightOf(line("draws-goody-unseen", {}, "goody", "goodies", "seat:1"))?.href).toBe("#merlouf-back-goody");
  });

  it("leave out what stays", () => {
    expect(flightOf(line("looks", {}, "", "circle:entry/red", "circle:entry/red"))).toBe(null);
    expect(flightOf(line("counts", {}, "object:red", "seat:0", "score:0"))).toBe(null);
    expect(flightOf(line("throws", {}, "die", "seat:0", "duel"))).toBe(null);
  });
});
