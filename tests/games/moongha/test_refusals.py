"""What is refused, and why; a refusal changes nothing (`refused` sees to that)."""

from __future__ import annotations

import pytest

from bothy.games.moongha.actions import LayToken, TakeAction
from bothy.games.moongha.attacking import Aim, ChooseAttacker, ExpendTokens, KiddooAims, KiddooMayJoin, PlaceWhite
from bothy.games.moongha.boxes import MILITARY_1, MILITARY_2, PLACE_HERO
from bothy.games.moongha.combat import Casualty
from bothy.games.moongha.creating import GrowBloob, PlaceBloob, PlaceMonster, PlaceOrange
from bothy.games.moongha.heroes import OrderToFire, PlaceHero, SlayDrakoor
from bothy.games.moongha.military import AimAirForce, Allot, PlaceMilitary, TakeMilitary
from bothy.games.moongha.monsters import BLOOB, KIDDOO, MECHOOR
from bothy.games.moongha.moving import MoveOrHide, MoveTo
from bothy.games.moongha.supply import Recycle
from bothy.games.moongha.table import Earth
from bothy.games.moongha.units import AIR_FORCE, ARMOUR, HERO
from bothy.kernel import Refusal, Step
from games.moongha.world import GAME, city, earth, monster
from stories import begin, bring, clause, refused, say

EVERYBODY = {
    "0/mechoor": "paris",
    "0/moogre": "(paris)",
    "0/kiddoo": "paris",
    "0/bloob-1": "rome",
    "0/bloob-2": "rome",
    "1/mechoor": "paris",
    "1/moogre": "(paris)",
    "1/drakoor-1": "paris",
    "2/bloob-1": "tokyo",
}
PEOPLE = {"paris": "1H 1A", "rome": "1H"}


def full() -> Earth:
    return earth(
        3,
        monsters=EVERYBODY,
        humans=PEOPLE,
        white={"0/mechoor": 2, "0/kiddoo": 2},
        waiting={"military-1": "infantry", "military-2": "armour air-force"},
    )


@clause("M15")
def test_who_is_not_asked_is_refused() -> None:
    for step in (TakeAction(1), PlaceOrange(1), MoveOrHide(1, False), PlaceHero(1, PLACE_HERO)):
        position = begin(full(), step)
        for seat in (0, 2, 5, -1):
            assert refused(position, seat, "pass") == "refusal-not-asked"


@clause("M12")
def test_nobody_is_heard_while_dice_roll_and_chance_keeps_to_the_dice() -> None:
    position = GAME.new(3)
    assert refused(position, 0, "pass") == "refusal-chance"
    with pytest.raises(Refusal) as refusal:
        bring(position, 12)
    assert refusal.value.message.id == "refusal-outcome"


@clause("M05")
@pytest.mark.parametrize(
    "text", ["", "city", "city berlin", "monster 5/mechoor", "monster 1/bloob", "spend 31", "lay", "unit tank", "ß"]
)
def test_what_is_no_choice_of_the_game_is_refused(text: str) -> None:
    assert refused(begin(full(), TakeAction(0)), 0, text) == "refusal-unknown"


@clause("M05")
def test_capitals_and_spaces_do_not_matter_and_a_near_miss_is_told() -> None:
    position = begin(earth(waiting={"hero": "hero"}), PlaceHero(0, PLACE_HERO))
    with pytest.raises(Refusal, match="did you mean 'city tokyo'"):
        say(position, 0, "city tokio")
    say(position, 0, "  City   TOKYO ")
    assert position.table.humans[city("tokyo") * 3] == 1


@clause("M15", "Ruling 18")
def test_taking_an_action() -> None:
    table = earth(3, tokens=[0, 5, 5], waiting={"military-1": "air-force"}, monsters={"1/mechoor": "(rome)"})
    position = begin(table, TakeAction(0))
    assert refused(position, 0, "action create") == "moongha-why-empty"
    assert refused(position, 0, "action attack") == "moongha-why-no-monster-of-yours"
    assert refused(position, 0, "action move") == "moongha-why-no-monster-of-yours"
    assert refused(position, 0, "action hero") == "moongha-why-empty"
    assert refused(position, 0, "action military-1") == "moongha-why-nobody-revealed"
    assert refused(position, 0, "action military-2") == "moongha-why-empty"
    assert refused(position, 0, "lay create") == "moongha-why-an-action"
    assert refused(position, 0, "city rome") == "moongha-why-an-action"


@clause("M16")
def test_an_orange_token_without_a_use() -> None:
    names = ["kiddoo", "spectoor", "shaggoo", "moogre", "mechoor", "bloob-1", "bloob-2", "bloob-3"]
    names += [f"drakoor-{number}" for number in (1, 2, 3, 4)]
    table = earth(monsters={f"0/{name}": "rome" for name in names}, wounds={"0/mechoor": 1})
    assert refused(begin(table, TakeAction(0)), 0, "action create") == "moongha-why-no-orange-use"


@clause("M16", "M20")
def test_using_an_orange_token() -> None:
    table = earth(monsters={"0/mechoor": "rome", "0/moogre": "(rome)"}, wounds={"0/mechoor": 1})
    position = begin(table, PlaceOrange(0))
    assert refused(position, 0, "box mechoor") == "moongha-why-no-counter"
    assert refused(position, 0, "heal mechoor") == "moongha-why-heal-revealed"
    assert refused(position, 0, "heal moogre") == "moongha-why-unhurt"
    assert refused(position, 0, "heal bloob-1") == "moongha-why-not-in-play"
    assert refused(position, 0, "heal bloob-4") == "moongha-why-not-in-play"
    assert refused(position, 0, "pass") == "moongha-why-orange"


@clause("M17", "M18")
def test_placing_a_monster() -> None:
    table = earth(monsters={"0/bloob-1": "rome"}, orange={"0/bloob": 2})
    assert refused(begin(table, PlaceMonster(0, MECHOOR)), 0, "pass") == "moongha-why-a-city"
    near = begin(table, PlaceBloob(0))
    assert refused(near, 0, "city rome") == refused(near, 0, "city cairo") == "moongha-why-too-near"
    assert refused(near, 0, "pass") == "moongha-why-a-city"
    grow = begin(table, GrowBloob(0))
    assert refused(grow, 0, "city tokyo") == "moongha-why-too-far-from-bloob"
    assert refused(grow, 0, "hide") == "moongha-why-a-city"


@clause("M21", "M22")
def test_loading_and_expending() -> None:
    position = begin(full(), PlaceWhite(0))
    assert refused(position, 0, "box spectoor") == "moongha-why-not-in-play"
    assert refused(position, 0, "pass") == "moongha-why-white"
    position = begin(full(), ExpendTokens(0, MECHOOR))
    assert refused(position, 0, "spend 3") == "moongha-why-tokens"
    assert refused(position, 0, "spend 0") == "moongha-why-tokens"
    assert refused(position, 0, "city rome") == "refusal-not-offered"
    position = begin(full(), KiddooMayJoin(0, False))
    assert refused(position, 0, "spend 3") == "moongha-why-tokens"
    assert refused(position, 0, "aim humans") == "refusal-not-offered"


@clause("M23", "M24", "M31", "Ruling 20", "Ruling 27")
def test_choosing_a_target() -> None:
    table = full()
    position = begin(table, Aim(0, monster("0/mechoor"), 1))
    assert refused(position, 0, "monster 1/moogre") == "moongha-why-own-monster"
    assert refused(position, 0, "monster 2/moogre") == "moongha-why-hidden"
    assert refused(position, 0, "monster 2/drakoor-1") == "moongha-why-drakoor"
    assert refused(position, 0, "monster 3/bloob-1") == "moongha-why-not-here"
    assert refused(position, 0, "monster 4/mechoor") == "moongha-why-not-here"
    assert refused(position, 0, "pass") == "moongha-why-a-target"
    position = begin(table, KiddooAims(0, 1, False))
    assert refused(position, 0, "aim city") == "moongha-why-no-razing"
    assert refused(position, 0, "monster 2/moogre") == "moongha-why-hidden"
    position = begin(table, Aim(2, monster("2/bloob-1"), 1))
    assert refused(position, 2, "aim humans") == "moongha-why-no-humans"
    position = begin(table, ChooseAttacker(0, BLOOB, 1))
    assert refused(position, 0, "monster 1/mechoor") == "moongha-why-a-monster"
    assert refused(position, 0, "pass") == "moongha-why-a-monster"


@clause("M26")
def test_choosing_a_victim() -> None:
    position = begin(full(), Casualty(0, city("paris"), 1))
    assert refused(position, 0, "unit infantry") == "moongha-why-none-there"
    assert refused(position, 0, "unit a-bomb") == "moongha-why-none-there"
    assert refused(position, 0, "pass") == "refusal-not-offered"


@clause("M33", "M34")
def test_moving() -> None:
    table = full()
    position = begin(table, MoveOrHide(0, False))
    assert refused(position, 0, "monster 2/mechoor") == "moongha-why-a-monster"
    assert refused(position, 0, "pass") == "moongha-why-a-monster"
    position = begin(table, MoveTo(0, monster("0/moogre")))
    assert refused(position, 0, "hide") == "moongha-why-already-hidden"
    assert refused(position, 0, "city paris") == "moongha-why-same-city"
    assert refused(position, 0, "city tokyo") == "moongha-why-too-far"
    assert refused(position, 0, "pass") == "moongha-why-a-city"


@clause("M14", "M36", "M37", "M38")
def test_heroes() -> None:
    table = full()
    assert refused(begin(table, PlaceHero(0, PLACE_HERO)), 0, "pass") == "moongha-why-a-city"
    slay = begin(table, SlayDrakoor(0, city("paris"), 1))
    assert refused(slay, 0, "pass") == "moongha-why-a-monster"
    assert refused(begin(table, OrderToFire(0, city("paris"))), 0, "unit hero") == "refusal-not-offered"
    recycle = begin(table, Recycle(0, HERO))
    assert refused(recycle, 0, "city tokyo") == "moongha-why-none-there"
    assert refused(recycle, 0, "pass") == "moongha-why-a-city"


@clause("M39", "M40", "M31")
def test_military() -> None:
    table = full()
    position = begin(table, TakeMilitary(0, MILITARY_2))
    assert refused(position, 0, "unit infantry") == "moongha-why-not-in-the-box"
    assert refused(position, 0, "pass") == "refusal-not-offered"
    unseen = earth(waiting={"military-2": "armour air-force"})
    assert refused(begin(unseen, TakeMilitary(0, MILITARY_2)), 0, "unit air-force") == "moongha-why-nobody-revealed"
    position = begin(table, PlaceMilitary(0, AIR_FORCE, MILITARY_2))
    assert refused(position, 0, "city sydney") == "moongha-why-no-monster-there"
    assert refused(position, 0, "pass") == "moongha-why-a-city"
    assert refused(begin(table, PlaceMilitary(0, ARMOUR, MILITARY_1)), 0, "pass") == "moongha-why-a-city"
    steps: list[Step[Earth]] = [Allot(0, city("paris"), 1, 0), AimAirForce(0, city("paris"))]
    for step in steps:
        position = begin(table, step)
        assert refused(position, 0, "monster 2/moogre") == "moongha-why-hidden"
        assert refused(position, 0, "monster 2/drakoor-1") == "moongha-why-drakoor-immune"
        assert refused(position, 0, "monster 3/bloob-1") == "moongha-why-not-here"
        assert refused(position, 0, "monster 4/bloob-1") == "moongha-why-not-here"
        assert refused(position, 0, "pass") == "moongha-why-a-monster"


@clause("M43")
def test_laying_the_token() -> None:
    assert refused(begin(full(), LayToken(0)), 0, "pass") == "refusal-not-offered"
    assert full().white[KIDDOO] == 2
