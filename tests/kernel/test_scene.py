"""Scenes: any position as a text, in the words of its game or field by field."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.games import adopt
from bothy.kernel import Game, Luck, Position
from bothy.kernel.scene import Impossible, Language, read_table
from kernel.small_game import made, module


@pytest.fixture(scope="module")
def game() -> Game[Any]:
    made()
    return adopt(module(""))


def test_a_scene_is_told_by_hand(game: Game[Any]) -> None:
    position = game.scene(
        """
        hill-fort, 2 seats
        # two stones each, and a storm
        hands = [[0,2],[1,1]]
        bag = [7,6,7]
        next: LayStones
        next: Round
        """
    )
    assert position.table.hands == [[0, 2], [1, 1]]
    assert [str(choice) for choice in position.choices(0)] == ["stone 1", "stone 3"]
    assert [type(step).__name__ for step in position.agenda] == ["Round", "LayStones"]


def test_every_moment_of_a_game_can_be_told(game: Game[Any]) -> None:
    luck = Luck(5)
    position: Position[Any] = game.new(3)
    while True:
        assert game.scene(game.scene_of(position)) == position
        if position.over():
            break
        if position.asking():
            seat = position.asking()[-1]
            position.seal(seat, position.choices(seat)[0])
        else:
            position.wander(luck)


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("hill-fort, 9 seats", "'hill-fort, 9 seats': Hill Fort is for 2 to 4 seats"),
        ("loch-ness, 3 seats", "a scene begins with its game, as in `hill-fort, 3 seats`"),
        ("hill-fort, 2 seats\nwether: 3", "scenes of Hill Fort do not know the word 'wether'"),
        ("hill-fort, 2 seats\nwether = 3", "Moor has no field 'wether'"),
        ("hill-fort, 2 seats\nwind = strong", "'strong' is neither a number nor a list"),
        ("hill-fort, 2 seats\nscores = 3", "'3' is no list"),
        ("hill-fort, 2 seats\nnext: LayStone", "has no step 'LayStone'; did you mean 'LayStones'?"),
        ("hill-fort, 2 seats\nnext: DrawOrRest", "DrawOrRest is followed by seat"),
        ("hill-fort, 2 seats\nnext: DrawOrRest you", "'you' is no field of a step"),
        ("hill-fort, 2 seats\nnext: DrawOrRest 5", "there is no seat 5"),
        ("hill-fort, 2 seats\nnext: LayStones", "seat 0 has nothing to choose from on this table"),
        ("hill-fort, 2 seats\nhands = [[0,0],[]]\nnext: LayStones", "stones of 1: there would be"),
        ("hill-fort, 2 seats\nnext: Wind\nsealed 0: stome 1", "'sealed 0: stome 1'"),
        ("hill-fort, 2 seats", "next: LayStones: seat 0 has nothing to choose from on this table"),
    ],
)
def test_what_cannot_be_is_refused_by_name(game: Game[Any], lines: str, complaint: str) -> None:
    with pytest.raises(Impossible) as refusal:
        game.scene(lines)
    assert complaint in str(refusal.value)


def test_a_game_without_words_of_its_own_says_what_is_next(game: Game[Any]) -> None:
    with pytest.raises(Impossible, match="the scene does not say what is next"):
        Language[Any]().agenda(game.new(2).table)


def test_a_table_is_told_without_a_question(game: Game[Any]) -> None:
    assert read_table(game, "hill-fort, 2 seats\nwind = 2").wind == 2
