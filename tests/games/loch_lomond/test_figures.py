"""What the board is told besides the fields: whose turn it is, how everybody stands, what is printed on the cards."""

from __future__ import annotations

from bothy.games.loch_lomond.rounds import AdmireClans, CountClans
from bothy.games.loch_lomond.table import Loch
from bothy.games.loch_lomond.turn import Afterwards, EndTurn, NextTurn, Turn
from bothy.kernel import NOTHING, SPECTATOR, Position
from games.loch_lomond.highlands import GAME, kind, loch, quiet
from stories import begin, bring, clause, say

FRIENDS = "missionary seer egg"


def told(position: Position[Loch], viewer: int = SPECTATOR) -> dict[str, object]:
    return GAME.figures(position.sight(viewer))


@clause("L03")
def test_four_rounds_are_played() -> None:
    assert told(begin(loch([FRIENDS, FRIENDS]), Turn(0), EndTurn(0)))["rounds"] == 4


@clause("L09")
def test_the_turn_lasts_until_its_end_whoever_is_asked() -> None:
    position = begin(loch([FRIENDS, FRIENDS, FRIENDS], start=2, turn=3), Turn(1), EndTurn(1))
    assert told(position)["turn_of"] == 1
    say(position, 1, "draw")
    bring(position, kind("baby"))
    say(position, 1, "play")
    assert position.asking() == [2, 0, 1]
    assert told(position)["turn_of"] == 1, "in the window, too"
    quiet(position)
    assert told(position)["turn_of"] == 2
    assert told(begin(loch([FRIENDS, FRIENDS], stones=[1, 0]), Afterwards(0), NextTurn(0)))["turn_of"] == 0


@clause("L09", "L47")
def test_between_rounds_it_is_nobodys_turn() -> None:
    assert told(begin(loch([FRIENDS, FRIENDS]), CountClans(), AdmireClans()))["turn_of"] == NOTHING


@clause("L52")
def test_totals_count_victory_tokens() -> None:
    table = loch([FRIENDS, FRIENDS, FRIENDS], book=[4, 9, 12, 0, 1, 2], victories=[0, 2, 0])
    found = told(begin(table, Turn(0), EndTurn(0)))
    assert found["totals"] == [4, 4, 14]
    assert found["leaders"] == [1], "more Victory Tokens"


@clause("L52")
def test_ties_are_broken_by_the_last_round_or_not_at_all() -> None:
    assert leaders([4, 5, 5, 1, 0, 0]) == [1, 2]
    assert leaders([4, 5, 4, 1, 0, 1]) == [1]
    assert leaders([]) == [], "before anything was written down nobody leads"


def leaders(book: list[int]) -> object:
    return told(begin(loch([FRIENDS, FRIENDS, FRIENDS], book=book), Turn(0), EndTurn(0)))["leaders"]


@clause("L39")
def test_witches_are_told_where_they_lie_face_up() -> None:
    position = begin(loch(["witch egg", "egg - witch^"], seen={"1/1": [0]}), Turn(0), EndTurn(0))
    for viewer in (0, 1, SPECTATOR):
        assert told(position, viewer)["witches"] == ["clan:2/3"]


@clause("L02", "L45")
def test_values_and_monsters_are_those_of_the_box() -> None:
    found = told(begin(loch([FRIENDS, FRIENDS]), Turn(0), EndTurn(0)))
    values, monsters = found["values"], found["monsters"]
    assert isinstance(values, list)
    assert isinstance(monsters, list)
    assert (values[kind("mercenary")], values[kind("egg")], values[kind("token")]) == (-2, 3, 5)
    assert kind("egg") not in monsters
    assert {kind("broonie"), kind("token"), kind("witch")} <= set(monsters)
