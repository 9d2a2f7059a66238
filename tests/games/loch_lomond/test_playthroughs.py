"""Whole games at random, reviewed as text; and how many ways there are to go on from known positions."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bothy.games.loch_lomond.actions import (
    Kelpie,
)
from bothy.games.loch_lomond.rounds import Deal
from bothy.games.loch_lomond.shoo import Shoo
from bothy.games.loch_lomond.turn import Turn
from bothy.kernel import Journal, Luck
from games.loch_lomond.highlands import GAME, NO_CHAIN, kind, loch
from stories import begin, clause, matches_golden, perft, playthrough, rows

GOLDEN = Path(__file__).parent / "golden"


@clause("L03", "L52")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_whole_game(seats: int) -> None:
    matches_golden(playthrough(GAME, seats, seed=seats), GOLDEN / f"{seats}-seats.txt")


@clause("L22")
def test_a_whole_game_without_chains() -> None:
    matches_golden(playthrough(GAME, 3, NO_CHAIN, seed=3), GOLDEN / "3-seats-no-chain.txt")


@clause("L09", "L10", "L11", "L25")
def test_ways_to_begin_a_turn() -> None:
    """Take and swap one of two; draw one of fifteen kinds and swap or play it, a Witch also face up; or call."""
    position = begin(loch(["egg seer", "kelpie kelpie"]), Turn(0))
    assert perft(position, 1) == 3
    assert perft(position, 2) == 2 + 15
    assert perft(position, 3) == 2 * 5 + 14 * 3 + 5
    assert perft(position, 4) == 2 * 5 * 5 + 14 * 3 * 5 + 5 * 5


@clause("L16", "L17", "L19", "L20")
def test_ways_of_a_window() -> None:
    """Seat 1 and then seat 0 pass or point at one of three cards, only one of which is a copy."""
    position = begin(loch(["egg kelpie", "seer"], NO_CHAIN, open="kelpie"), Shoo(0, 0))
    assert [perft(position, depth) for depth in (1, 2)] == [4, 16]
    alone = 3 + 3
    both = 3 * 3 * 2
    assert perft(position, 3) == alone + both


@clause("L34")
def test_ways_of_a_kelpie() -> None:
    position = begin(loch(["egg kelpie -", "seer seer", "witch^"]), Kelpie(0))
    assert perft(position, 1) == 3
    assert perft(position, 2) == 2 * 3


@clause("L05")
def test_ways_to_deal_a_row() -> None:
    """Any two of fifteen kinds, and two alike of every kind."""
    position = begin(loch(["- - - -", "- - - -"], open=""), Deal(0, 0))
    assert perft(position, 1) == 15 * 15


@clause("L01", "L08")
@pytest.mark.parametrize("options", [{}, NO_CHAIN], ids=["plain", "no chain"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_comes_or_goes_and_every_game_ends_in_bounds(seats: int, options: dict[str, str]) -> None:
    journal = Journal(GAME, seats, dict(options))
    table = journal.position.table
    account = GAME.conserved(table)
    expected = dict.fromkeys(account, 0)
    expected |= dict.fromkeys(list(account)[:15], 4)
    expected |= dict.fromkeys(("mercenary", "peasant", "priest-of-forvie", "witch"), 2)
    expected |= {"baby-monster-token": 8, "seer-stone": 8, "victory": 4}
    assert account == expected
    for _ in rows(journal, Luck(200 + seats)):
        assert GAME.conserved(table) == account
    assert len(journal.rows) <= GAME.bound(table.box)
    assert GAME.rounds(table) == 4
    assert len(table.book) == 4 * seats


@clause("L05")
def test_random_play_deals_as_the_odds_say() -> None:
    table = loch(["- - - -", "- - - -"], open="")
    step = Deal(0, 0)
    odds = dict(step.odds(table))
    luck = Luck(5)
    drawn = Counter(step.toss(table, luck) for _ in range(52 * 51 * 4))
    assert set(drawn) <= set(odds)
    for card in range(15):
        left = sum(count for pair, count in drawn.items() if pair // 16 == card)
        right = sum(count for pair, count in drawn.items() if pair % 16 == card)
        due = sum(weight for pair, weight in odds.items() if pair // 16 == card) * 4
        assert abs(left - due) < 0.2 * due
        assert abs(right - due) < 0.2 * due
    assert table.closed == table.lomond_box.copies
    assert table.left == 52


SIX_KELPIES = """
[[card]]
name = "kelpie"
copies = 6
value = 7
[[card]]
name = "selkie"
copies = 2
value = 7
"""


@clause("L11", "L28")
@pytest.mark.parametrize("pack", ["", SIX_KELPIES], ids=["our box", "six kelpies"])
@pytest.mark.parametrize("left", [52, 25, 24, 5])
def test_random_play_draws_as_the_odds_say(left: int, pack: str) -> None:
    table = GAME.deal(GAME.box(2, GAME.settle({}), pack))
    for card in range(15):
        gone = min(table.closed[card], table.left - left)
        table.closed[card] -= gone
        table.left -= gone
    luck = Luck(left)
    drawn = Counter(table.toss(luck) for _ in range(200 * left))
    odds = dict(table.next_cards())
    assert sum(odds.values()) == left
    assert set(drawn) == set(odds)
    for card, copies in odds.items():
        assert 0.75 < drawn[card] / (200 * copies) < 1.25


@clause("L39")
def test_a_top_that_was_seen_is_what_is_drawn_and_is_not_lost() -> None:
    table = loch(["egg", "seer"], top="witch")
    assert {table.toss(Luck(seed)) for seed in range(20)} == {kind("witch")}
    assert table.next_cards() == [(kind("witch"), 1)]
    assert GAME.conserved(table)["witch"] == 2
