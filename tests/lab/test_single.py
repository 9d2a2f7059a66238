"""One game of bots, kept whole: what it gives, and that it is the game a run would have played."""

from __future__ import annotations

import pytest

import bothy
from bothy.bots import Random
from bothy.games import find, games
from bothy.kernel.journal import read
from bothy.lab.runs import plan
from bothy.lab.runs import play as play_of_a_run


@pytest.mark.parametrize("key", games())
def test_the_journal_tells_the_same_game_again(key: str) -> None:
    finished = bothy.play(key, bots="random", seed=5)
    assert finished.position.over()
    again = read(str(finished.journal), find)
    assert again.position == finished.position
    result = finished.game.result(again.position.table)
    assert (result.scores, result.shares) == (finished.scores, finished.shares)


def test_it_is_the_first_game_of_a_run_with_that_seed() -> None:
    game = find("loch-lomond")
    finished = bothy.play(game, bots=["knack", "random"], seats=3, seed=4)
    first = play_of_a_run(plan(game, 3, ["knack", "random"], {}, "", 4), 0)
    assert (finished.scores, finished.shares, finished.decisions) == (first.scores, first.shares, first.decisions)
    assert finished.bots == first.bots == ["knack", "random", "knack"]


def test_who_sits_down_if_nobody_says() -> None:
    finished = bothy.play("loch-ness")
    assert finished.bots == ["knack", "knack", "knack"]
    assert [finished.shares[seat] > 0 for seat in range(3)] == [seat in finished.winners for seat in range(3)]
    assert bothy.play("loch-ness", bots=[Random("me"), "random"]).bots == ["me", "random"]
    assert bothy.play("moongha", bots=[Random("me")]).bots == ["me", "me", "me"]


def test_options_and_packs_are_those_of_the_game() -> None:
    finished = bothy.play("loch-ness", bots="random", seats=2, options={"storm": "on"})
    assert finished.position.table.box.options["storm"] == "on"
    with pytest.raises(ValueError, match="has no option 'rain'"):
        bothy.play("loch-ness", options={"rain": "on"})


@pytest.mark.parametrize(
    ("bots", "seats", "why"),
    [
        (["random"] * 3, 2, "3 bots do not fit on 2 seats"),
        (["random"] * 9, 0, "9 bots do not fit on 3 seats"),
        (["chess"], 2, "Loch Ness has no bot 'chess'; it has: random, knack"),
        (["random"], 7, "Loch Ness is for 2 to 5 seats, not 7"),
    ],
)
def test_what_cannot_be_is_refused(bots: list[str], seats: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        bothy.play("loch-ness", bots=bots, seats=seats)
