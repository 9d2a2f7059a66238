"""Placing infantry, armour, air force and A bombs."""

from __future__ import annotations

import pytest

from bothy.games.moongha.actions import TakeAction
from bothy.games.moongha.boxes import MILITARY_1, MILITARY_2
from bothy.games.moongha.cities import CITY_KEYS
from bothy.games.moongha.combat import Shots
from bothy.games.moongha.military import AirStrike, Blast, BombBurns, BombFalls, PlaceMilitary, TakeMilitary
from bothy.games.moongha.monsters import NO_MONSTER
from bothy.games.moongha.table import Earth
from bothy.games.moongha.units import A_BOMB, AIR_FORCE, ARMOUR, INFANTRY
from bothy.kernel import Position
from games.moongha.world import GAME, boxed, city, cubes, earth, humans, monster, place, wounds
from stories import begin, bring, clause, offered, outcomes, say, waiting

UNITS = {"infantry": INFANTRY, "armour": ARMOUR, "air-force": AIR_FORCE, "a-bomb": A_BOMB}


def send(table: Earth, unit: str, where: str, seat: int = 0) -> Position[Earth]:
    """A seat places a counter of the box military 2."""
    position = begin(table, PlaceMilitary(seat, UNITS[unit], MILITARY_2))
    say(position, seat, f"city {where}")
    return position


def flight(hits: int, ones: int) -> int:
    """The outcome of an air force's four dice."""
    return hits * 5 + ones


@clause("M39")
def test_the_example_of_the_armour_in_paris() -> None:
    """Armour and infantry, five dice, four hits: the Bloob is destroyed, the fourth hit does not go to Moogre."""
    table = earth(
        waiting={"military-2": "armour"},
        monsters={"0/bloob-1": "paris", "1/moogre": "paris"},
        humans={"paris": "1I"},
    )
    position = begin(table, TakeAction(2))
    say(position, 2, "action military-2", "city paris")
    assert humans(table, "paris") == "1I 1A"
    assert waiting(position) == "Allot"
    assert offered(position, 2) == ["monster 1/bloob-1", "monster 2/moogre"]
    say(position, 2, "monster 1/bloob-1", "monster 1/bloob-1")
    assert position.step() == Shots(monster("0/bloob-1"), 5, 0)
    bring(position, 4)
    assert place(table, "0/bloob-1") == "box"
    assert wounds(table, "1/moogre") == 0
    assert position.asking() == [3]
    assert boxed(table, "military-2") == ""


@clause("M39")
@pytest.mark.parametrize(("unit", "end"), [("infantry", "1I"), ("armour", "1A")])
def test_infantry_and_armour_go_anywhere_and_stay(unit: str, end: str) -> None:
    table = earth(waiting={"military-2": unit})
    position = begin(table, PlaceMilitary(0, UNITS[unit], MILITARY_2))
    assert offered(position, 0) == [f"city {key}" for key in CITY_KEYS]
    say(position, 0, "city sydney")
    assert humans(table, "sydney") == end
    assert position.over()


@clause("M39")
def test_which_counter_of_a_box_is_taken() -> None:
    table = earth(waiting={"military-1": "infantry infantry armour air-force", "military-2": "a-bomb"})
    table.places[monster("1/mechoor")] = city("rome")
    table.board |= 1 << monster("1/mechoor")
    position = begin(table, TakeAction(0))
    say(position, 0, "action military-1")
    assert offered(position, 0) == ["unit infantry", "unit armour", "unit air-force"]
    say(position, 0, "unit armour", "city paris")
    assert boxed(table, "military-1") == "infantry 2, air-force 1"


@clause("M39", "Ruling 32")
def test_a_box_with_one_kind_of_counter_asks_only_for_the_city() -> None:
    table = earth(waiting={"military-1": "infantry infantry"})
    position = begin(table, TakeAction(0))
    say(position, 0, "action military-1")
    assert position.step() == PlaceMilitary(0, INFANTRY, MILITARY_1)


@clause("M39", "M08")
def test_hidden_monsters_are_safe_and_heroes_do_not_search_again() -> None:
    table = earth(waiting={"military-2": "armour"}, monsters={"1/mechoor": "(paris)"}, humans={"paris": "2H 3I"})
    position = send(table, "armour", "paris")
    assert position.over()
    assert place(table, "1/mechoor") == "(paris)"


@clause("M39", "Ruling 20")
def test_all_the_military_must_attack_even_the_placers_own_monster() -> None:
    table = earth(waiting={"military-2": "infantry"}, monsters={"0/mechoor": "paris"}, humans={"paris": "2I 1A"})
    position = send(table, "infantry", "paris")
    assert position.step() == Shots(monster("0/mechoor"), 9, 0)
    bring(position, 2)
    assert wounds(table, "0/mechoor") == 2


@clause("M39")
def test_targets_are_allotted_before_any_dice_are_rolled() -> None:
    table = earth(
        waiting={"military-2": "infantry"},
        monsters={"1/bloob-1": "paris", "2/mechoor": "paris", "3/moogre": "(paris)"},
        humans={"paris": "1I 2A"},
    )
    position = send(table, "infantry", "paris")
    for target in ("monster 3/mechoor", "monster 2/bloob-1", "monster 3/mechoor", "monster 2/bloob-1"):
        assert offered(position, 0) == ["monster 2/bloob-1", "monster 3/mechoor"]
        say(position, 0, target)
    assert position.step() == Shots(monster("1/bloob-1"), 3 + 2, 0)
    bring(position, 5)
    assert position.step() == Shots(monster("2/mechoor"), 3 + 2, 0)
    bring(position, 1)
    assert place(table, "1/bloob-1") == "box"
    assert wounds(table, "2/mechoor") == 1
    assert table.aims == [0] * 52


@clause("M31", "M39", "Ruling 3")
def test_where_only_drakoors_are_revealed_the_military_does_not_attack() -> None:
    table = earth(waiting={"military-2": "armour"}, monsters={"1/drakoor-1": "paris"})
    assert send(table, "armour", "paris").over()


# Air force


@clause("M40")
def test_the_air_force_needs_a_revealed_monster() -> None:
    table = earth(
        waiting={"military-2": "air-force"},
        monsters={"1/mechoor": "paris", "2/mechoor": "(rome)", "3/moogre": "tokyo"},
    )
    position = begin(table, PlaceMilitary(0, AIR_FORCE, MILITARY_2))
    assert offered(position, 0) == ["city paris", "city tokyo"]


@clause("M40")
def test_four_dice_hit_a_monster_and_the_city() -> None:
    table = earth(waiting={"military-2": "air-force"}, monsters={"1/mechoor": "paris"})
    position = send(table, "air-force", "paris")
    assert position.step() == AirStrike(city("paris"), monster("1/mechoor"))
    bring(position, flight(hits=2, ones=1))
    assert wounds(table, "1/mechoor") == 2
    assert cubes(table, "paris") == {4: 1}
    assert humans(table, "paris") == ""
    assert table.stock[AIR_FORCE] == 4
    assert boxed(table, "military-2") == ""


@clause("M40")
def test_the_odds_of_hits_and_ones() -> None:
    """Of six faces three hit, one is a 1, two do nothing."""
    table = earth(waiting={"military-2": "air-force"}, monsters={"1/mechoor": "paris"})
    odds = outcomes(send(table, "air-force", "paris"))
    assert sum(odds.values()) == 6**4
    assert odds[flight(4, 0)] == 3**4
    assert odds[flight(0, 4)] == 1
    assert odds[flight(0, 0)] == 2**4
    assert odds[flight(1, 1)] == 12 * 3 * 1 * 2 * 2
    assert len(odds) == 15


@clause("M40")
def test_the_air_force_attacks_a_single_monster() -> None:
    table = earth(
        waiting={"military-2": "air-force"},
        monsters={"1/bloob-1": "paris", "2/bloob-1": "paris", "3/kiddoo": "(paris)"},
    )
    position = send(table, "air-force", "paris")
    assert offered(position, 0) == ["monster 2/bloob-1", "monster 3/bloob-1"]
    say(position, 0, "monster 3/bloob-1")
    bring(position, flight(4, 0))
    assert place(table, "2/bloob-1") == "box"
    assert wounds(table, "1/bloob-1") == 0
    assert cubes(table, "paris") == {}


@clause("M40", "Ruling 31")
def test_ground_forces_are_told_their_targets_first_and_attack_too() -> None:
    table = earth(
        waiting={"military-2": "air-force"},
        monsters={"1/bloob-1": "paris", "2/mechoor": "paris"},
        humans={"paris": "1A 1I"},
    )
    position = send(table, "air-force", "paris")
    say(position, 0, "monster 2/bloob-1")
    assert waiting(position) == "Allot"
    say(position, 0, "monster 2/bloob-1", "monster 3/mechoor")
    bring(position, flight(3, 0))
    assert place(table, "1/bloob-1") == "box"
    assert position.step() == Shots(monster("2/mechoor"), 2, 0)
    bring(position, 1)
    assert position.over()


@clause("M40", "Ruling 3", "Ruling 18")
def test_where_only_a_drakoor_is_revealed_the_air_force_hits_the_city_only() -> None:
    table = earth(waiting={"military-2": "air-force"}, monsters={"1/drakoor-1": "paris", "2/mechoor": "(paris)"})
    position = send(table, "air-force", "paris")
    assert position.step() == AirStrike(city("paris"), NO_MONSTER)
    bring(position, flight(2, 2))
    assert cubes(table, "paris") == {4: 2}
    assert place(table, "1/drakoor-1") == "paris"
    assert wounds(table, "2/mechoor") == 0


@clause("M05", "M40", "Ruling 12")
def test_black_cubes_beyond_eight_are_lost() -> None:
    table = earth(waiting={"military-2": "air-force"}, monsters={"1/mechoor": "paris"}, cubes={"paris": {1: 5, 4: 2}})
    position = send(table, "air-force", "paris")
    bring(position, flight(0, 3))
    assert cubes(table, "paris") == {1: 5, 4: 3}


# A bomb


CROWDED = """
moongha, 4 seats
waiting military-2: a-bomb
monster 0/mechoor: paris
monster 1/moogre: (paris)
monster 2/bloob-2: (paris)
monster 3/drakoor-1: paris
monster 3/mechoor: rome
humans paris: 1H
"""
"""Paris, where somebody is about to use the bomb."""


@clause("M41", "Ruling 2")
def test_eight_dice_against_each_monster_but_drakoors() -> None:
    position = GAME.scene(CROWDED)
    table = position.table
    say(position, 0, "action military-2", "unit a-bomb", "city paris")
    for name, hits in {"0/mechoor": 5, "1/moogre": 1, "2/bloob-2": 3}.items():
        assert position.step() == Blast(monster(name))
        assert sum(outcomes(position).values()) == 2**8
        bring(position, hits)
    assert wounds(table, "0/mechoor") == 5
    assert wounds(table, "1/moogre") == 1, "each has dice of its own"
    assert place(table, "1/moogre") == "(paris)"
    assert place(table, "2/bloob-2") == "box"
    assert place(table, "3/drakoor-1") == "paris"
    assert wounds(table, "3/mechoor") == 0
    assert position.step() == BombBurns(city("paris"))
    assert sum(outcomes(position).values()) == 2**8
    bring(position, 5)
    assert cubes(table, "paris") == {4: 5}
    assert humans(table, "paris") == "1H"
    assert position.asking() == [1]
    assert table.stock[A_BOMB] == 3


@clause("M41", "Ruling 2")
def test_as_an_option_one_roll_serves_for_all() -> None:
    position = GAME.scene(CROWDED.replace("4 seats", "4 seats\noption a-bomb one-roll"))
    table = position.table
    say(position, 0, "action military-2", "unit a-bomb", "city paris")
    assert position.step() == BombFalls(city("paris"))
    assert sum(outcomes(position).values()) == 2**8
    bring(position, 3)
    assert (wounds(table, "0/mechoor"), wounds(table, "1/moogre")) == (3, 3)
    assert place(table, "1/moogre") == "(paris)"
    assert place(table, "2/bloob-2") == "box"
    assert place(table, "3/drakoor-1") == "paris"
    assert position.step() == BombBurns(city("paris"))


@clause("M41", "Ruling 3")
def test_where_only_drakoors_are_the_bomb_just_burns() -> None:
    position = GAME.scene("moongha, 4 seats\nmonster 3/drakoor-1: paris\nwaiting military-2: a-bomb")
    say(position, 0, "action military-2", "unit a-bomb", "city paris")
    assert position.step() == BombBurns(city("paris"))


@clause("M41")
def test_the_bomb_needs_a_revealed_monster() -> None:
    table = earth(waiting={"military-2": "a-bomb"}, monsters={"1/mechoor": "(paris)", "3/drakoor-1": "tokyo"})
    position = begin(table, PlaceMilitary(0, A_BOMB, MILITARY_2))
    assert offered(position, 0) == ["city tokyo"]


@clause("M41", "Ruling 31")
def test_after_the_bomb_the_military_attacks_what_is_left() -> None:
    table = earth(
        waiting={"military-2": "a-bomb"},
        monsters={"1/bloob-1": "paris", "2/mechoor": "paris", "3/mechoor": "(paris)"},
        humans={"paris": "2I"},
    )
    position = send(table, "a-bomb", "paris")
    bring(position, 3, 3, 0, 0)
    assert place(table, "1/bloob-1") == "box"
    assert position.step() == Shots(monster("2/mechoor"), 4, 0)
    bring(position, 3)
    assert place(table, "2/mechoor") == "box"
    assert position.over()


@clause("M05", "M41")
def test_a_city_burns_to_eight_cubes_and_no_more() -> None:
    table = earth(waiting={"military-2": "a-bomb"}, monsters={"1/mechoor": "paris"}, cubes={"paris": {0: 4}})
    position = send(table, "a-bomb", "paris")
    bring(position, 0, 8)
    assert cubes(table, "paris") == {0: 4, 4: 4}


@clause("M15", "Ruling 18")
def test_without_a_revealed_monster_neither_can_be_taken() -> None:
    table = earth(waiting={"military-2": "air-force a-bomb"}, monsters={"1/mechoor": "(paris)"})
    assert "action military-2" not in offered(begin(table, TakeAction(0)), 0)
    table = earth(waiting={"military-2": "armour air-force a-bomb"}, monsters={"1/mechoor": "(paris)"})
    position = begin(table, TakeAction(0))
    say(position, 0, "action military-2")
    assert position.step() == PlaceMilitary(0, ARMOUR, MILITARY_2)
    table = earth(waiting={"military-2": "air-force a-bomb"}, monsters={"1/mechoor": "paris"})
    position = begin(table, TakeAction(0))
    say(position, 0, "action military-2")
    assert position.step() == TakeMilitary(0, MILITARY_2)
    assert offered(position, 0) == ["unit air-force", "unit a-bomb"]


@clause("M41", "Ruling 32")
def test_a_host_asks_twice_before_a_bomb_is_taken() -> None:
    table = earth(waiting={"military-2": "a-bomb"}, monsters={"1/mechoor": "paris"})
    assert [choice.notation for choice in table.box.vocabulary.choices if choice.ask_twice] == ["unit a-bomb"]
    position = begin(table, TakeAction(0))
    say(position, 0, "action military-2")
    assert offered(position, 0) == ["unit a-bomb"]
