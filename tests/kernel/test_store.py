"""Storing: what is refused, and that a table knows its pack."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.games import adopt, find
from bothy.kernel import Game, Journal, Luck
from bothy.kernel.game import Option
from bothy.kernel.store import plain, revive
from kernel.small_game import module

PACK = "[[stone]]\nweight = 3\ncopies = 20\n"


def game() -> Game[Any]:
    return adopt(module(""))


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="a position of 'loch-ness', not of 'hill-fort'"):
        game().load(find("loch-ness").new(2).dump())


def test_a_position_of_a_newer_version_is_refused() -> None:
    stored = game().new(2).dump()
    stored["rules"] = 2
    with pytest.raises(ValueError, match="rules version 2, newer than 1; update Bothy"):
        game().load(stored)


def test_a_position_of_an_older_version_goes_through_upgrade() -> None:
    stored = game().new(2).dump()
    stored["rules"] = 0
    with pytest.raises(ValueError, match="rules version 0 cannot be read"):
        game().load(stored)

    class Newer(type(game())):  # type: ignore[misc]
        def upgrade(self, version: int, data: dict[str, object]) -> dict[str, object]:
            assert version == 0
            return {**data, "rules": 1}

    newer: Game[Any] = Newer()  # pyright: ignore[reportCallIssue]
    newer.step_classes = game().step_classes
    assert newer.load(stored) == game().new(2)


def test_an_older_version_sets_a_new_option_to_what_was_played_then() -> None:
    stored = game().new(2).dump()

    class Newer(type(game())):  # type: ignore[misc]
        def upgrade(self, version: int, data: dict[str, object]) -> dict[str, object]:
            return {**data, "rules": 2}

    newer: Game[Any] = Newer()  # pyright: ignore[reportCallIssue]
    newer.step_classes = game().step_classes
    newer.rules_version = 2
    newer.options = [Option("tea", ("sweet", "plain"), since=2, formerly="plain"), Option("cake")]
    assert newer.load(stored).table.box.options == {"tea": "plain", "cake": "off"}
    assert newer.new(2).table.box.options == {"tea": "sweet", "cake": "off"}
    assert newer.settle({"tea": "sweet"}, rules=1)["tea"] == "sweet"
    assert "option tea plain" in Journal(newer, 2, rules=1).header()
    assert "option tea sweet" in Journal(newer, 2).header()


def test_what_was_played_formerly_is_a_value_of_the_option() -> None:
    with pytest.raises(ValueError, match="option 'tea' can be sweet or plain, so it was not 'salted' formerly"):
        Option("tea", ("sweet", "plain"), since=2, formerly="salted")


def test_a_table_with_other_fields_is_refused() -> None:
    stored = game().new(2).dump()
    del stored["table"]["wind"]  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="the stored table differs in wind"):
        game().load(stored)


def test_what_is_no_position_is_refused() -> None:
    with pytest.raises(ValueError, match="a stored position is an object"):
        game().load([1, 2])


def test_a_stored_table_keeps_its_pack() -> None:
    position = game().new(2, pack=PACK)
    assert position.table.bag == [8, 8, 20]
    position.wander(Luck(1))
    loaded = game().load(position.dump())
    assert loaded == position
    assert loaded.table.box.copies == [8, 8, 20]


def test_only_numbers_words_lists_and_steps_are_stored() -> None:
    with pytest.raises(TypeError, match="set cannot be stored"):
        plain({1, 2})
    with pytest.raises(ValueError, match="is no step of this game"):
        revive(["Conjure", 1], game().step_classes)


def test_steps_inside_steps_and_tuples_come_back() -> None:
    steps = module("steps")

    class Later(steps.Round):  # type: ignore[name-defined, misc]
        __match_args__ = ("then", "seats")

        def __init__(self, then: object, seats: tuple[int, ...]) -> None:
            self.then = then
            self.seats = seats

    step = Later(steps.DrawStone(2), (0, 1))
    back = revive(plain(step), {**game().step_classes, "Later": Later})
    assert back == step
    assert repr(back) == "Later(DrawStone(2), (0, 1))"
