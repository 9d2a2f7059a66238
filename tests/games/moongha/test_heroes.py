"""Placing heroes: searching, hunting Drakoors, ordering the military to attack."""

from __future__ import annotations

from bothy.games.moongha.actions import TakeAction
from bothy.games.moongha.boxes import PLACE_HERO
from bothy.games.moongha.combat import Shots
from bothy.games.moongha.heroes import Hunt, PlaceHero, Search
from bothy.games.moongha.table import Earth
from bothy.kernel import Position
from games.moongha.world import boxed, city, earth, humans, monster, place, wounds
from stories import begin, bring, clause, offered, outcomes, say, waiting

ONE = {"hero": "hero"}


def hero(table: Earth, city: str, seat: int = 0) -> Position[Earth]:
    """A seat places the hero of the action box."""
    position = begin(table, PlaceHero(seat, PLACE_HERO))
    say(position, seat, f"city {city}")
    return position


@clause("M36", "M37", "M38")
def test_the_example_of_two_heroes_in_london() -> None:
    """Two dice for each hidden monster, one hit each; one of two dice kills the Drakoor; infantry hits Spectoor."""
    table = earth(
        waiting=ONE, monsters={"0/drakoor-1": "(london)", "0/spectoor": "(london)"}, humans={"london": "1H 1I"}
    )
    position = hero(table, "london", seat=2)
    assert position.step() == Search(monster("0/drakoor-1"), 2, 0)
    assert outcomes(position) == {0: 1, 1: 2, 2: 1}
    bring(position, 1)
    assert position.step() == Search(monster("0/spectoor"), 2, 0)
    bring(position, 1)
    assert place(table, "0/drakoor-1") == place(table, "0/spectoor") == "london"
    assert position.step() == Hunt(2, city("london"), 2, 0)
    bring(position, 1)
    assert place(table, "0/drakoor-1") == "box"
    assert offered(position, 2) == ["fire", "pass"]
    say(position, 2, "fire")
    assert position.step() == Shots(monster("0/spectoor"), 2, 0)
    bring(position, 1)
    assert wounds(table, "0/spectoor") == 1
    assert place(table, "0/spectoor") == "london"
    assert position.over()
    assert humans(table, "london") == "2H 1I"


@clause("M15", "M36")
def test_the_hero_comes_from_the_box_and_stays_in_the_city() -> None:
    table = earth(waiting={"hero": "hero hero"})
    position = begin(table, TakeAction(0))
    say(position, 0, "action hero")
    assert len(offered(position, 0)) == 12
    say(position, 0, "city cairo")
    assert boxed(table, "hero") == "hero 1"
    assert humans(table, "cairo") == "1H"
    assert position.asking() == [1]


@clause("M36")
def test_ones_own_hidden_monsters_are_looked_for_too() -> None:
    table = earth(waiting=ONE, monsters={"0/mechoor": "(paris)", "1/mechoor": "paris", "1/moogre": "(rome)"})
    position = hero(table, "paris")
    assert position.step() == Search(monster("0/mechoor"), 1, 0)
    bring(position, 1)
    assert place(table, "0/mechoor") == "paris"
    assert position.over()


@clause("M36")
def test_what_is_not_found_stays_hidden() -> None:
    table = earth(waiting=ONE, monsters={"1/mechoor": "(paris)"}, humans={"paris": "2I"})
    position = hero(table, "paris")
    bring(position, 0)
    assert place(table, "1/mechoor") == "(paris)"
    assert position.over()


@clause("M37", "M31")
def test_a_hidden_drakoor_is_safe() -> None:
    table = earth(waiting=ONE, monsters={"1/drakoor-1": "(paris)"})
    position = hero(table, "paris")
    bring(position, 0)
    assert position.over()
    assert place(table, "1/drakoor-1") == "(paris)"


@clause("M37")
def test_a_drakoor_revealed_before_is_hunted_and_may_escape() -> None:
    table = earth(waiting=ONE, monsters={"1/drakoor-1": "paris"})
    position = hero(table, "paris")
    assert waiting(position) == "Hunt"
    bring(position, 0)
    assert place(table, "1/drakoor-1") == "paris"
    assert position.over()


@clause("M37", "Ruling 29")
def test_each_hit_kills_a_drakoor_of_the_placers_choice() -> None:
    table = earth(
        waiting=ONE,
        monsters={"0/drakoor-1": "paris", "1/drakoor-1": "paris", "2/drakoor-3": "paris"},
        humans={"paris": "2H"},
    )
    position = hero(table, "paris")
    bring(position, 2)
    assert offered(position, 0) == ["monster 1/drakoor-1", "monster 2/drakoor-1", "monster 3/drakoor-3"]
    say(position, 0, "monster 3/drakoor-3")
    assert place(table, "2/drakoor-3") == "box"
    assert offered(position, 0) == ["monster 1/drakoor-1", "monster 2/drakoor-1"]
    say(position, 0, "monster 2/drakoor-1")
    assert position.over()
    assert place(table, "0/drakoor-1") == "paris"


@clause("M37", "Ruling 4", "Ruling 29")
def test_ones_own_drakoor_may_be_spared_or_not() -> None:
    for answer, end in (("pass", "paris"), ("monster 1/drakoor-1", "box")):
        table = earth(waiting=ONE, monsters={"0/drakoor-1": "paris"})
        position = hero(table, "paris")
        bring(position, 1)
        assert offered(position, 0) == ["monster 1/drakoor-1", "pass"]
        say(position, 0, answer)
        assert place(table, "0/drakoor-1") == end


@clause("M37", "Ruling 29")
def test_hits_left_over_need_not_be_used_on_ones_own() -> None:
    table = earth(waiting=ONE, monsters={"0/drakoor-1": "paris", "1/drakoor-1": "paris"}, humans={"paris": "1H"})
    position = hero(table, "paris")
    bring(position, 2)
    say(position, 0, "monster 2/drakoor-1")
    assert offered(position, 0) == ["monster 1/drakoor-1", "pass"]
    say(position, 0, "pass")
    assert place(table, "0/drakoor-1") == "paris"
    assert position.over()


@clause("M37")
def test_more_hits_than_drakoors_are_lost() -> None:
    table = earth(waiting=ONE, monsters={"1/drakoor-1": "paris", "1/mechoor": "paris"}, humans={"paris": "3H"})
    position = hero(table, "paris")
    bring(position, 4)
    assert place(table, "1/drakoor-1") == "box"
    assert wounds(table, "1/mechoor") == 0
    assert position.over()


@clause("M38", "Ruling 4")
def test_the_order_to_fire_may_be_withheld() -> None:
    table = earth(waiting=ONE, monsters={"0/mechoor": "paris"}, humans={"paris": "2I 1A"})
    position = hero(table, "paris")
    assert waiting(position) == "OrderToFire"
    say(position, 0, "pass")
    assert position.over()
    assert wounds(table, "0/mechoor") == 0


@clause("M38")
def test_all_the_military_attacks_on_the_order() -> None:
    table = earth(waiting=ONE, monsters={"1/mechoor": "paris"}, humans={"paris": "2I 1A"})
    position = hero(table, "paris")
    say(position, 0, "fire")
    assert position.step() == Shots(monster("1/mechoor"), 7, 0)


@clause("M38", "M31")
def test_without_military_or_without_prey_there_is_no_order() -> None:
    for people, prey in (("1H", "mechoor"), ("1I", "drakoor-1")):
        table = earth(waiting=ONE, monsters={f"1/{prey}": "paris"}, humans={"paris": people})
        position = hero(table, "paris")
        if waiting(position) == "Hunt":
            bring(position, 0)
        assert position.over()
