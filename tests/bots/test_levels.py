"""Levels and tempers: how a game's own bot is called, today and formerly."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.bots import bot
from bothy.bots.levels import knacks, understood
from bothy.bots.players import Knack, Trick
from bothy.kernel import Choice, Game, Sight, Table


class Moods(Game[Table]):
    """A game with all three levels, two tempers and a trick."""

    def __init__(self) -> None:
        super().__init__("moods", "Moods", (2, 2), 1, Table)

    def levels(self) -> list[str]:
        return ["gentle", "sharp"]

    def tempers(self) -> list[str]:
        return ["honest", "sly"]

    def tricks(self) -> list[str]:
        return ["first"]

    def trick(self, sight: Sight[Table], choices: list[Choice], name: str, seed: int) -> Choice:
        return choices[0]


class Old(Game[Table]):
    """A game with levels of its own."""

    def __init__(self) -> None:
        super().__init__("old", "Old", (2, 2), 1, Table)

    def levels(self) -> list[str]:
        return ["easy", "hard"]


MOODS, OLD = Moods(), Old()


@pytest.mark.parametrize(
    ("words", "level"),
    [
        ("", ""),
        ("steady", ""),
        ("gentle", "gentle"),
        ("sharp", "sharp"),
        ("easy", "gentle"),
        ("hard", "sharp"),
        ("sharp:sly", "sharp:sly"),
        ("steady:honest", ":honest"),
        ("sly", ":sly"),
        ("hard:sly", "sharp:sly"),
        ("wild", None),
        ("sharp:wild", None),
    ],
)
def test_a_level_is_understood_by_its_names_of_today_and_formerly(words: str, level: str | None) -> None:
    assert understood(words, MOODS) == level


def test_a_game_may_keep_levels_of_its_own() -> None:
    assert [understood(words, OLD) for words in ("easy", "hard", "gentle", "")] == ["easy", "hard", None, ""]


def test_every_name_that_is_listed_is_a_bot() -> None:
    listed = knacks(MOODS)
    assert listed[0] == "knack"
    assert len(set(listed)) == len(listed) == 9
    levels: list[Any] = [found.level for name in listed if isinstance(found := bot(name, MOODS), Knack)]
    assert len(set(levels)) == 9
    assert knacks(OLD) == ["knack", "knack:easy", "knack:hard"]


def test_a_trick_is_a_bot_of_the_lab() -> None:
    assert isinstance(bot("trick:first", MOODS), Trick)
    with pytest.raises(ValueError, match="trick:first"):
        bot("trick:last", MOODS)
    assert not [name for name in knacks(MOODS) if "trick" in name]
