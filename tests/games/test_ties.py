"""Ties: whatever decides between equal scores is told, in every game and in every language."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.games import games
from bothy.kernel import Game, Luck, Result
from bothy.locales import Speech
from bothy.terminal.ending import why

GAMES = list(games().values())
NAMES = ["Ailsa", "Bruce", "Catriona", "Dougal", "Effie", "Fergus"]


def played(game: Game[Any], seats: int, seed: int, options: dict[str, str] | None = None) -> Any:
    position = game.new(seats, options or {})
    position.playout(Luck(seed))
    return position.table


def check(game: Game[Any], result: Result) -> None:
    """Whoever has the score of a winner and not its share is told why, and so are those who share."""
    winners = [seat for seat, share in enumerate(result.shares) if share > 0]
    equal = [seat for seat, score in enumerate(result.scores) if winners and score == result.scores[winners[0]]]
    if len(equal) < 2 or result.shares == [1.0] * len(result.shares):
        assert not result.tied
        return
    assert result.tied == equal
    left = result.ties[-1].left if result.ties else result.tied
    assert left == winners
    for lang in ("en", "fr"):
        told = why(result, Speech(lang, [game], NAMES[: len(result.scores)], strict=True))
        assert len(told) == 1 + len(result.ties) + (len(winners) > 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_random_games_say_why(game: Game[Any]) -> None:
    for seats in range(max(game.seats[0], 2), game.seats[1] + 1):
        for options in ({}, {option.key: option.values[-1] for option in game.options}):
            check(game, game.result(played(game, seats, seats, options)))


def test_loch_ness_shares_a_tie() -> None:
    game = games()["loch-ness"]
    loch = played(game, 3, 1)
    loch.scores = [20, 31, 31]
    result = game.result(loch)
    assert result.shares == [0.0, 0.5, 0.5]
    check(game, result)


def test_loch_lomond_asks_for_victory_tokens_then_for_the_last_round() -> None:
    game = games()["loch-lomond"]
    loch = played(game, 2, 1)
    loch.book, loch.victories = [10, 10, 10, 10, 10, 10, 5, 8], [0, 1]
    tokens = game.result(loch)
    assert (tokens.scores, tokens.shares) == ([35, 35], [0.0, 1.0])
    check(game, tokens)
    loch.book, loch.victories = [10, 10, 10, 10, 10, 12, 7, 5], [1, 1]
    last = game.result(loch)
    assert (last.scores, last.shares) == ([34, 34], [0.0, 1.0])
    assert [line.figures for line in last.ties] == [[1, 1], [7, 5]]
    check(game, last)


def test_moongha_counts_cities_monsters_and_cubes() -> None:
    game = games()["moongha"]
    earth = played(game, 3, 2)
    earth.scores = [35, 35, 35]
    result = game.result(earth)
    assert result.ties
    check(game, result)


def test_merlouf_counts_goodies_where_the_table_has_agreed_so() -> None:
    game = games()["merlouf"]
    for ties, compared in (("shared", 0), ("goodies", 1)):
        assert ties in next(option for option in game.options if option.key == "ties").values
        house = played(game, 3, 2, {"ties": ties})
        house.scores = [8, 8, 3]
        result = game.result(house)
        assert len(result.ties) == compared
        check(game, result)


def test_castle_von_loghan_shares_data_points_and_a_story_belongs_to_all() -> None:
    game = games()["castle-von-loghan"]
    story = game.result(played(game, 3, 2, {"mode": "story"}))
    assert not story.tied
    check(game, story)
