import { describe, expect, it } from "vitest";
import { inCity, marks, meant, placed } from "./offers";
import { asked, offer, scene } from "./samples";

const places = scene().places.map((place, monster) => (monster === 12 || monster === 13 + 7 ? 10 : place));
const tokyo = scene({ places }, { attacker: "monster:1/mechoor" });

describe("where an offer belongs", () => {
  it("is the battlefield, for what is attacked", () => {
    const question = asked(
      "Aim",
      [offer("aim city"), offer("aim humans"), offer("monster 2/bloob-1", "monster:2/bloob-1")],
      { city: "tokyo" },
    );
    const found = placed(question, tokyo, 0);
    expect([...found.keys()]).toEqual(["city:tokyo", "humans:tokyo", "monster:2/bloob-1"]);
    expect(inCity(found, tokyo, 10)).toHaveLength(3);
    expect(inCity(found, tokyo, 0)).toHaveLength(0);
  });

  it("is the monster on the map, for what heals and hides it", () => {
    expect([...placed(asked("PlaceOrange", [offer("heal bloob-2", "own-monster:bloob-2")]), tokyo, 1).keys()]).toEqual([
      "monster:2/bloob-2",
    ]);
    const hide = asked("MoveTo", [offer("hide"), offer("city rome", "city:rome")], {
      owner_seat: 0,
      kind: "bloob",
      number: 3,
      city: "tokyo",
    });
    expect([...placed(hide, tokyo, 0).keys()]).toEqual(["monster:1/bloob-3", "city:rome"]);
  });

  it("is the box or the city where a unit stands", () => {
    expect([
      ...placed(asked("TakeMilitary", [offer("unit armour", "unit:armour")], { box: "military-2" }), tokyo, 0).keys(),
    ]).toEqual(["waiting:military-2/armour"]);
    expect([
      ...placed(asked("Casualty", [offer("unit hero", "unit:hero")], { city: "tokyo" }), tokyo, 0).keys(),
    ]).toEqual(["unit:tokyo/hero"]);
    expect([
      ...placed(asked("OrderToFire", [offer("fire"), offer("pass")], { city: "tokyo" }), tokyo, 0).keys(),
    ]).toEqual(["humans:tokyo", ""]);
  });

  it("is found under the name a pack gives a city", () => {
    const renamed = scene(
      { places },
      {
        cities: {
          names: scene().figures.cities.names.map((name) => (name === "tokyo" ? "Edo" : name)),
          roads: [],
          holds: 8,
          safe: 5,
          hurt: 3,
        },
      },
    );
    expect([
      ...placed(asked("Casualty", [offer("unit hero", "unit:hero")], { city: "Edo" }), renamed, 0).keys(),
    ]).toEqual(["unit:tokyo/hero"]);
  });
});

describe("what somebody means who touches a place", () => {
  it("depends on what is asked", () => {
    const city = asked("PlaceHero", [offer("city rome", "city:rome")]);
    expect(meant("city:paris", city)).toBe("city paris");
    expect(meant("monster:1/mechoor", city)).toBe("");
    const aim = asked("Aim", [offer("aim humans")]);
    expect([meant("city:paris", aim), meant("monster:1/mechoor", aim)]).toEqual(["aim city", "monster 1/mechoor"]);
    const action = asked("TakeAction", [offer("pass")]);
    expect([
      meant("box:move", action),
      meant("waiting:military-1/air-force", action),
      meant("city:rome", action),
    ]).toEqual(["action move", "action military-1", ""]);
    expect(meant("monster-box:bloob", asked("PlaceWhite", [offer("box mechoor")]))).toBe("box bloob");
    expect([meant("box:move", null), meant("box:move", asked("TakeAction", []))]).toEqual(["", ""]);
  });
});

describe("marks and parts", () => {
  it("tell one choice, or the targets of several", () => {
    expect(marks(undefined)).toEqual({});
    expect(marks([offer("city rome", "city:rome")])).toEqual({ "data-choice": "city rome" });
    expect(marks([offer("a", "x:1"), offer("b", "x:2")])).toEqual({ "data-target": "x:1 x:2" });
  });
});
