"""What reasons of Moongha Invaders say, looked into by other ways than they are found."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

from bothy.games.moongha.attacking import Aim, ExpendTokens, PlaceWhite, attackers
from bothy.games.moongha.cities import CITIES, CITY_KEYS, COLOURS
from bothy.games.moongha.monsters import KIND_NAMES, SLOTS, Kind, Monster, kind_of
from bothy.games.moongha.scoring import (
    counter_points,
    drakoor_points,
    majority_points,
    secret_points,
)
from bothy.games.moongha.table import Earth
from bothy.kernel import Position, Reason
from games.because.checking import Case, Check, said

SCENES = [
    """
    moongha, 3 seats
    monster 0/mechoor: cairo
    wounds 0/mechoor: 4
    humans cairo: 1A
    secrets 0: cairo beijing sydney
    secrets 1: london los-angeles mumbai
    secrets 2: rome new-york rio-de-janeiro
    next: Aim 0 12 3
    """,
    """
    moongha, 3 seats
    monster 0/mechoor: cairo
    monster 1/drakoor-1: cairo
    monster 2/mechoor: (rome)
    monster 0/bloob-1: (rome)
    humans cairo: 1H
    secrets 0: cairo beijing sydney
    secrets 1: london los-angeles mumbai
    secrets 2: rome new-york rio-de-janeiro
    next: PlaceHero 0 1
    """,
    """
    moongha, 3 seats
    monster 0/kiddoo: cairo
    monster 0/drakoor-1: rome
    secrets 0: cairo beijing sydney
    secrets 1: london los-angeles mumbai
    secrets 2: rome new-york rio-de-janeiro
    tokens = [2, 2, 2]
    next: TakeAction 0
    """,
]


def chance(dice: int, hits: int) -> Fraction:
    """How likely so many dice bring so many hits or more, each every other time."""
    return Fraction(sum(comb(dice, number) for number in range(max(hits, 0), dice + 1)), 2**dice)


def hundred(share: Fraction) -> int:
    return round(100 * float(share))


def attack(case: Case) -> tuple[int, int]:
    """Who attacks, and with how many dice."""
    step, earth = case.sight.agenda[-1], case.sight.table
    if isinstance(step, Aim):
        return step.monster, step.tokens * earth.earth_box.strength[kind_of(step.monster)]
    if isinstance(step, PlaceWhite):
        kind, dice = dice_of(case)
        (monster,) = attackers(then(case).table, case.seat, kind)
        return monster, dice
    assert isinstance(step, ExpendTokens)
    (monster,) = attackers(earth, case.seat, step.kind)
    return monster, int(case.choice.notation.removeprefix("spend ")) * earth.earth_box.strength[step.kind]


def then(case: Case, *words: str) -> Position[Earth]:
    """The position once the answer and these words were said."""
    position = case.position.copy()
    for word in (case.choice.notation, *words):
        position.answer(case.seat, next(one for one in position.choices(case.seat) if one.notation == word))
    return position


def dice_of(case: Case, *words: str) -> tuple[Kind, int]:
    """Which kind of monster may be spent tokens on then, and the most dice it has; none if it may not attack."""
    position = then(case, *words)
    step = position.step()
    if not isinstance(step, ExpendTokens):
        return kind_named((words or (case.choice.notation,))[-1]), 0
    most = max(int(one.notation.split()[-1]) for one in position.choices(case.seat) if one.notation != "pass")
    return step.kind, most * position.table.earth_box.strength[step.kind]


def kind_named(word: str) -> Kind:
    return Kind(KIND_NAMES.index(word.split()[-1]))


def loading(case: Case) -> dict[Kind, int]:
    """The dice that each kind of monster would have with the white token of this action."""
    return dict(dice_of(case, one.notation) for one in then(case).choices(case.seat))


def spoken_of(reason: Reason) -> str:
    return f"box {reason.message.values['kind']}"


def can_come(case: Case, reason: Reason) -> bool:
    return type(then(case, spoken_of(reason)).step()).__name__ in ("PlaceMonster", "PlaceBloob")


def nears(case: Case, reason: Reason) -> bool:
    """No monster comes with the token; this one wants so many more, and no other fewer."""
    wants: dict[str, int] = {}
    for one in then(case).choices(case.seat):
        if one.notation.startswith("box "):
            earth = then(case, one.notation).table
            place = case.seat * 7 + kind_named(one.notation)
            wants[one.notation] = case.figures()["costs"][place] - earth.orange[place]
    return wants[spoken_of(reason)] == min(wants.values()) == said(reason) > 0


def on_board(case: Case, own: bool, hidden: bool) -> int:
    """How many monsters of one's own or of rivals are on the board, hidden or revealed."""
    earth = case.position.table
    there = [monster for monster, place in enumerate(earth.places) if earth.board >> monster & 1 and place >= 0]
    return sum(
        (monster // SLOTS == case.seat) == own and bool(earth.hidden >> monster & 1) == hidden for monster in there
    )


def burnt(case: Case, hits: int) -> Earth:
    """A copy of the table after so many hits at a city: humans first, then cubes, as long as there are any."""
    earth: Earth = case.position.copy().table
    city = earth.places[attack(case)[0]]
    for _ in range(max(hits - sum(earth.humans[city * 3 : city * 3 + 3]), 0)):
        if sum(earth.cubes[city * COLOURS : (city + 1) * COLOURS]) < 8 and earth.left[case.seat]:
            earth.cubes[city * COLOURS + case.seat] += 1
            earth.left[case.seat] -= 1
    return earth


def every_other_time(dice: int) -> int:
    return max(hits for hits in range(dice + 1) if chance(dice, hits) >= Fraction(1, 2))


def leads(case: Case, reason: Reason) -> bool:
    monster, dice = attack(case)
    before, after = case.position.table, burnt(case, every_other_time(dice))
    city = before.places[monster]
    gained = before.left[case.seat] - after.left[case.seat]
    points = [majority_points(earth, case.seat, city) for earth in (before, after)]
    return gained == said(reason, "cubes") and points == [said(reason, "before"), said(reason, "after")]


def nothing(case: Case, reason: Reason) -> bool:
    monster, dice = attack(case)
    city = case.position.table.places[monster]
    people = sum(case.position.table.humans[city * 3 : city * 3 + 3])
    most = max(majority_points(burnt(case, hits + people), case.seat, city) for hits in range(dice + 1))
    return most == majority_points(case.position.table, case.seat, city) == said(reason, "points")


def burns_own(case: Case, reason: Reason) -> bool:
    after = burnt(case, every_other_time(attack(case)[1]))
    lost = secret_points(case.position.table, case.seat) - secret_points(after, case.seat)
    return lost == said(reason, "before") - said(reason, "after") > 0


def rest(earth: Earth, monster: int) -> int:
    return earth.earth_box.capacity[kind_of(monster)] - earth.wounds[monster]  # type: ignore[arg-type]


def named(earth: Earth, reason: Reason) -> int:
    """The monster a reason speaks of."""
    values = reason.message.values
    return next(
        monster
        for monster in range(len(earth.places))
        if {**earth.named(monster)}.items() <= values.items() and earth.board >> monster & 1  # type: ignore[arg-type]
    )


def kills(case: Case, reason: Reason) -> bool:
    earth = case.position.table
    return hundred(chance(attack(case)[1], rest(earth, named(earth, reason)))) == said(reason) > 0


def fire(case: Case, reason: Reason) -> bool:
    earth, monster = case.position.table, attack(case)[0]
    tanks = earth.humans[earth.places[monster] * 3 + 2]
    return hundred(chance(3 * tanks, rest(earth, monster))) == said(reason) > 0


def city_of(case: Case) -> int:
    return CITY_KEYS.index(case.choice.notation.removeprefix("city "))


def shoots(case: Case, reason: Reason) -> bool:
    earth, city = case.position.table, city_of(case)
    units = [*earth.humans[city * 3 : city * 3 + 3], 0]
    unit: int = case.sight.agenda[-1].unit  # type: ignore[attr-defined]
    units[unit] += 1
    dice = sum(number * many for number, many in zip((0, 2, 3, 4), units, strict=True))
    return hundred(chance(dice, rest(earth, named(earth, reason)))) == said(reason) > 0


def waiting(earth: Earth) -> int:
    """Military counters in both boxes: the first row of five is the hero's."""
    return sum(earth.waiting[5:]) - earth.waiting[5] - earth.waiting[10]


def own_of(case: Case, reason: Reason) -> list[int]:
    """The seat's monsters of the kind a reason speaks of."""
    kind = KIND_NAMES.index(str(reason.message.values["kind"]))
    return [int(monster) for monster in case.position.table.of_kind(case.seat, kind)]


def is_hidden(case: Case, reason: Reason) -> bool:
    earth = case.position.table
    return all(earth.hidden >> monster & 1 for monster in own_of(case, reason))


def each_there(case: Case) -> int:
    """What each Drakoor counts in the chosen city once the answer is given: three, less one for each of the others."""
    earth, city = case.after(), city_of(case)
    return int(max(4 - sum(place == city for place in earth.places), 0))


def crowds(case: Case, reason: Reason) -> bool:
    rival = said(reason, "seat")
    return drakoor_points(case.after(), rival) < drakoor_points(case.position.table, rival)


def comes(case: Case, reason: Reason) -> bool:
    """The next question is where it comes."""
    position = case.position.copy()
    position.answer(case.seat, case.choice)
    return type(position.step()).__name__ in ("PlaceMonster", "PlaceBloob")


def missing(case: Case, reason: Reason) -> bool:
    """So many more tokens, and it comes."""
    earth, kind = case.position.table, KIND_NAMES.index(str(reason.message.values["kind"]))
    costs: list[int] = case.figures()["costs"]
    return bool(costs[case.seat * 7 + kind] - earth.orange[case.seat * 7 + kind] - 1 == said(reason) > 0)


def heals(case: Case, reason: Reason) -> bool:
    wounds = [case.after().wounds[monster] for monster in own_of(case, reason)]
    return said(reason, "wounds") in wounds and said(reason, "most") == max(
        rest(case.after(), monster) + case.after().wounds[monster] for monster in own_of(case, reason)
    )


def guards(case: Case, reason: Reason) -> bool:
    earth, city = case.position.table, city_of(case)
    mine: Any = earth.counters[case.seat * CITIES + city]
    return mine == 1 and counter_points(earth.damage(city)) == said(reason, "points")


def still_seen(case: Case, reason: Reason) -> bool:
    monster: int = case.sight.agenda[-1].monster  # type: ignore[attr-defined]
    return not case.after().hidden >> monster & 1 and waiting(case.after()) == said(reason) > 0


def own_fire(case: Case, reason: Reason) -> bool:
    earth = case.position.table
    return any(
        earth.places[monster] == city_of(case) and not earth.hidden >> monster & 1
        for monster in range(case.seat * SLOTS, (case.seat + 1) * SLOTS)
    )


def no_hit_on_the_city(case: Case, reason: Reason) -> bool:
    earth, monster = case.position.table, attack(case)[0]
    city = earth.places[monster]
    return case.choice.notation == "aim humans" and sum(earth.humans[city * 3 : city * 3 + 3]) == said(reason, "people")


def hunted(case: Case, reason: Reason, own: bool, hidden: bool, kind: str = "") -> bool:
    """Whether such a monster stands where the hero goes, and a hero's die there hits so often."""
    earth, city = case.position.table, city_of(case)
    there = [
        monster
        for monster, place in enumerate(earth.places)
        if place == city
        and (monster // SLOTS == case.seat) == own
        and bool(earth.hidden >> monster & 1) == hidden
        and KIND_NAMES[kind_of(Monster(monster))].startswith(kind)
    ]
    return bool(there) and hundred(chance(earth.humans[city * 3] + 1, 1)) == said(reason)


CHECKS: dict[str, Check] = {
    "leaves": lambda case, reason: (
        sum(one.notation.startswith("action ") for one in case.position.choices(case.seat)) == said(reason) > 0
    ),
    "can-hide": lambda case, reason: on_board(case, own=True, hidden=False) == said(reason) > 0,
    "can-come": can_come,
    "nears": nears,
    "no-prey": lambda case, reason: not any(loading(case).values()),
    "can-attack": lambda case, reason: (
        loading(case)[kind_named(spoken_of(reason))] == max(loading(case).values()) == said(reason) > 0
    ),
    "can-find": lambda case, reason: on_board(case, own=False, hidden=True) == said(reason) > 0,
    "can-shoot": lambda case, reason: on_board(case, own=False, hidden=False) == said(reason) > 0,
    "nobody-shown": lambda case, reason: on_board(case, own=False, hidden=False) == 0,
    "idle": lambda case, reason: dice_of(case) == (kind_named(spoken_of(reason)), 0),
    "dice": lambda case, reason: dice_of(case) == (kind_named(spoken_of(reason)), said(reason)),
    "hunts": lambda case, reason: hunted(case, reason, own=False, hidden=False, kind="drakoor"),
    "finds": lambda case, reason: hunted(case, reason, own=False, hidden=True),
    "finds-own": lambda case, reason: hunted(case, reason, own=True, hidden=True),
    "last": lambda case, reason: 0 in case.after().tokens and 1 in case.position.table.tokens,
    "heals": heals,
    "comes": comes,
    "missing": missing,
    "alone": lambda case, reason: each_there(case) == said(reason, "points") == 3,
    "company": lambda case, reason: each_there(case) == said(reason, "points") < 3,
    "crowds": crowds,
    "crowds-own": lambda case, reason: each_there(case) < 3,
    "hides": lambda case, reason: case.after().hidden > case.position.table.hidden,
    "still-seen": still_seen,
    "bides": is_hidden,
    "reveals": lambda case, reason: is_hidden(case, reason) and waiting(case.position.table) == said(reason) > 0,
    "kills": kills,
    "humans": no_hit_on_the_city,
    "fire": fire,
    "leads": leads,
    "nothing": nothing,
    "burns-own": burns_own,
    "own-fire": own_fire,
    "shoots": shoots,
    "guards": guards,
}
