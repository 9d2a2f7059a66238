"""Moving and hiding monsters."""

from __future__ import annotations

import pytest

from bothy.games.moongha.actions import TakeAction
from bothy.games.moongha.moving import MoveOrHide, MoveTo, moves
from games.moongha.world import GAME, city, earth, monster, place
from stories import begin, clause, offered, say, waiting


@clause("M15", "M33")
def test_a_purple_token_moves_one_monster() -> None:
    table = earth(monsters={"0/mechoor": "(rome)", "0/bloob-2": "paris", "1/mechoor": "rome"})
    position = begin(table, TakeAction(0))
    say(position, 0, "action move")
    assert table.tokens == [5, 5, 4]
    assert offered(position, 0) == ["monster 1/bloob-2", "monster 1/mechoor"]
    say(position, 0, "monster 1/mechoor", "city london")
    assert place(table, "0/mechoor") == "(london)"
    assert position.asking() == [1]


@clause("M33")
@pytest.mark.parametrize(
    ("name", "start", "goals"),
    [
        ("bloob-1", "paris", "london rome"),
        ("mechoor", "paris", "new-york london rome cairo moscow"),
        ("shaggoo", "sydney", "los-angeles new-york rio-de-janeiro rome cairo moscow mumbai beijing tokyo"),
        (
            "kiddoo",
            "sydney",
            "los-angeles new-york rio-de-janeiro london paris rome cairo moscow mumbai beijing tokyo",
        ),
    ],
)
def test_how_far_monsters_get_and_never_to_where_they_began(name: str, start: str, goals: str) -> None:
    table = earth(monsters={f"0/{name}": f"({start})"})
    position = begin(table, MoveTo(0, monster(f"0/{name}")))
    assert offered(position, 0) == [f"city {goal}" for goal in goals.split()]


@clause("M05", "M33")
def test_tokyo_and_los_angeles_are_connected() -> None:
    table = earth(monsters={"0/bloob-1": "(tokyo)"})
    assert "city los-angeles" in offered(begin(table, MoveTo(0, monster("0/bloob-1"))), 0)


@clause("M08", "M33")
@pytest.mark.parametrize(("start", "end"), [("(paris)", "(rome)"), ("paris", "rome")])
def test_moving_neither_hides_nor_reveals(start: str, end: str) -> None:
    table = earth(monsters={"0/mechoor": start})
    position = begin(table, MoveTo(0, monster("0/mechoor")))
    say(position, 0, "city rome")
    assert place(table, "0/mechoor") == end


@clause("M05", "M33", "Ruling 12")
def test_a_destroyed_city_can_be_entered() -> None:
    table = earth(monsters={"0/mechoor": "paris"}, cubes={"rome": {4: 8}})
    assert "city rome" in offered(begin(table, MoveTo(0, monster("0/mechoor"))), 0)


@clause("M34")
def test_a_revealed_monster_may_hide_instead() -> None:
    table = earth(monsters={"0/mechoor": "paris"}, wounds={"0/mechoor": 2})
    position = begin(table, MoveOrHide(0, False))
    say(position, 0, "monster 1/mechoor")
    assert offered(position, 0)[0] == "hide"
    say(position, 0, "hide")
    assert place(table, "0/mechoor") == "(paris)"
    assert table.wounds[monster("0/mechoor")] == 2


@clause("M34")
def test_a_hidden_monster_cannot_hide_again() -> None:
    table = earth(monsters={"0/mechoor": "(paris)"})
    assert "hide" not in offered(begin(table, MoveTo(0, monster("0/mechoor"))), 0)


@clause("M33")
def test_a_purple_token_must_be_used() -> None:
    table = earth(monsters={"0/mechoor": "(paris)"})
    assert "pass" not in offered(begin(table, MoveOrHide(0, False)), 0)


# Spectoor


@clause("M35")
@pytest.mark.parametrize("spectoor", ["cairo", "(cairo)"])
def test_spectoor_moves_a_monster_twice(spectoor: str) -> None:
    table = earth(monsters={"0/mechoor": "paris", "0/spectoor": spectoor})
    position = begin(table, TakeAction(0))
    say(position, 0, "action move", "monster 1/mechoor", "city cairo")
    assert waiting(position) == "MoveOrHide"
    say(position, 0, "monster 1/mechoor", "city mumbai")
    assert place(table, "0/mechoor") == "mumbai"
    assert table.tokens[2] == 4
    assert position.asking() == [1]


@clause("M35")
def test_spectoor_moves_and_hides() -> None:
    table = earth(monsters={"0/mechoor": "paris", "0/spectoor": "cairo"})
    position = begin(table, *moves(table, 0))
    say(position, 0, "monster 1/mechoor", "city rome", "monster 1/mechoor", "hide")
    assert place(table, "0/mechoor") == "(rome)"
    assert position.over()


@clause("M35")
def test_spectoor_moves_two_monsters_and_himself() -> None:
    table = earth(monsters={"0/mechoor": "paris", "0/spectoor": "cairo"})
    position = begin(table, *moves(table, 0))
    say(position, 0, "monster 1/spectoor", "city rome", "monster 1/mechoor", "city london")
    assert (place(table, "0/spectoor"), place(table, "0/mechoor")) == ("rome", "london")


@clause("M35", "M33")
def test_a_second_action_may_lead_back() -> None:
    table = earth(monsters={"0/mechoor": "paris", "0/spectoor": "cairo"})
    position = begin(table, *moves(table, 0))
    say(position, 0, "monster 1/mechoor", "city rome", "monster 1/mechoor", "city paris")
    assert place(table, "0/mechoor") == "paris"


@clause("M35", "Ruling 30")
def test_the_second_action_may_be_left() -> None:
    table = earth(monsters={"0/mechoor": "paris", "0/spectoor": "cairo"})
    position = begin(table, *moves(table, 0))
    assert "pass" not in offered(position, 0)
    say(position, 0, "monster 1/mechoor", "city rome")
    assert offered(position, 0)[-1] == "pass"
    say(position, 0, "pass")
    assert position.over()


@clause("M33", "M35", "Ruling 33")
def test_with_spectoor_a_monster_may_go_there_and_back() -> None:
    position = GAME.scene("moongha, 4 seats\nmonster 0/mechoor: rome\nmonster 0/spectoor: (cairo)")
    say(position, 0, "action move", "monster 1/mechoor", "city paris")
    say(position, 0, "monster 1/mechoor", "city rome")
    assert place(position.table, "0/mechoor") == "rome"
    assert position.asking() == [1]


@clause("M35")
def test_a_rivals_spectoor_is_of_no_use() -> None:
    table = earth(monsters={"0/mechoor": "paris", "1/spectoor": "paris"})
    assert moves(table, 0) == (MoveOrHide(0, False),)
    assert table.places[monster("1/spectoor")] == city("paris")
