"""Whole games at random, reviewed as text; and how many ways there are to go on from known positions."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.games.loch_ness.photos import TakePhotos
from bothy.games.loch_ness.rounds import LaterRound
from bothy.games.loch_ness.storm import Auction
from bothy.kernel import Journal, Luck
from games.loch_ness.shore import BOTH, GAME, STORM, loch
from stories import begin, bring, clause, matches_golden, offered, outcomes, perft, playthrough, rows, say

GOLDEN = Path(__file__).parent / "golden"
OPTIONS: list[dict[str, str]] = [
    {},
    BOTH,
    {"change-group": "on", "pub-camera": "stays", "nessie-start": "random", "equal-starts": "on"},
]


@clause("N01", "N08", "N20", "N33")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game(seats: int) -> None:
    matches_golden(playthrough(GAME, seats, seed=seats), GOLDEN / f"{seats}-seats.txt")


@clause("N36", "N41")
def test_a_whole_game_with_both_variants() -> None:
    matches_golden(playthrough(GAME, 4, BOTH, seed=11), GOLDEN / "4-seats-storm-room-service.txt")


@clause("N02", "N03", "N06")
def test_ways_to_begin_a_game_for_two() -> None:
    """Two start players, fifteen spaces, then six blockers on thirty front spots."""
    position = GAME.new(2)
    assert [perft(position, depth) for depth in (1, 2, 3, 4)] == [2, 2 * 15, 2 * 15 * 30, 2 * 15 * 30 * 29]


@clause("N20", "N21", "N27", "N30")
def test_ways_to_begin_a_later_round() -> None:
    """Six spaces, of which the pub goes on to ask for one of 28 spots; the distillery gives seven cards for five."""
    position = begin(loch(2, cameras={"0/3": "1a", "1/3": "9a"}), LaterRound())
    assert perft(position, 1) == 6
    assert perft(position, 2) == 5 * 5 + 28
    after_idle = 4 * 5 + 28
    after_distillery = 4 * 7 + 28
    assert perft(position, 3) == 4 * after_idle + after_distillery + 28 * 5
    after_idle = 3 * 5 * 5 + 5 * 7 + 28 * 5
    after_distillery = 4 * 7 * 5 + 28 * 7
    assert perft(position, 4) == 4 * after_idle + after_distillery + 28 * 5 * 5


@clause("N16")
def test_ways_to_take_two_photos() -> None:
    """One of three motifs, after which the same or another turns up, or blind: twice."""
    position = begin(loch(2), TakePhotos(0, 2))
    assert perft(position, 1) == 4
    assert perft(position, 2) == 4 * 3
    assert perft(position, 3) == 3 * (4 + 3 + 3) + 3 * 4
    assert perft(position, 4) == 42 * 3
    assert perft(position, 5) == 0


@clause("N38", "N39")
def test_ways_of_an_auction_for_two() -> None:
    """32 bids each; then the winner has 29 spots, unless the bids are equal."""
    position = begin(loch(2, STORM, cameras={"0/3": "1a"}), Auction())
    assert [perft(position, depth) for depth in (1, 2)] == [32, 1024]
    assert perft(position, 3) == (1024 - EQUAL_BIDS) * 29


EQUAL_BIDS = sum(n * n for n in (1, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 2, 2, 1, 1, 1))
"""How many subsets of 1 to 5 make each sum from 0 to 15, squared: the pairs of bids that tie."""


@clause("N01", "N14", "N19")
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "variants", "options"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_comes_or_goes_and_every_game_ends_in_bounds(seats: int, options: dict[str, str]) -> None:
    journal = Journal(GAME, seats, dict(options))
    table = journal.position.table
    account = GAME.conserved(table)
    assert account == {**dict.fromkeys(account, 0), "heads": 9, "bodies": 9, "tails": 9}
    for _ in rows(journal, Luck(100 + seats)):
        assert GAME.conserved(table) == account
    assert len(journal.rows) <= GAME.bound(table.box)
    assert table.clock >= 65
    assert GAME.rounds(table) == table.round >= 5


@clause("N01", "N05", "N41")
@pytest.mark.parametrize(
    ("breach", "sum"),
    [
        ({"deck": [9, 8, 8]}, "heads"),
        ({"display": [1, 0, 1]}, "bodies"),
        ({"photos": [0, 0, 1, 0, 0, 0]}, "tails"),
        ({"rolls": [0, 1]}, "blind photos uncounted"),
        ({"taken": 0}, "spots taken otherwise"),
        ({"white": 3}, "spots shared"),
        ({"cameras": [3, 9, -2, -2, 3, -2, -2, -2]}, "spots shared"),
        ({"blockers": 1 << 9 | 1 << 40}, "spots shared"),
        ({"laid": [-2, 5]}, "cards laid and spent"),
    ],
)
def test_the_account_notices_what_should_not_be(breach: dict[str, object], sum: str) -> None:
    table = loch(2, cameras={"0/3": "2a", "0/4": "4a"}, blockers=1 << 40, spent=[0, 1 << 5], laid={1: 4})
    table.taken |= 1 << 40
    before = GAME.conserved(table)
    assert before == {**dict.fromkeys(before, 0), "heads": 9, "bodies": 9, "tails": 9}
    for name, value in breach.items():
        setattr(table, name, value)
    assert GAME.conserved(table)[sum] != before[sum]


@clause("Ruling 12")
def test_a_white_card_laid_is_none_of_the_spent_ones() -> None:
    table = loch(2, spent=[0, 1 << 5], laid={1: 5}, distilled=1)
    assert GAME.conserved(table)["cards laid and spent"] == 0
    table.distilled = 0
    assert GAME.conserved(table)["cards laid and spent"] == 1


@clause("N33", "N45", "Ruling 35")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_even_the_slowest_game_stays_within_the_bound(seats: int) -> None:
    """Nobody passes, the start player distils a 0 and all others lay a 1, with cameras where she comes up."""
    position = GAME.new(seats, {"storm": "on", "equal-starts": "on"})
    while not position.over():
        if position.odds():
            bring(position, min(outcomes(position)))
            continue
        seat = position.asking()[0]
        words = [word for word in offered(position, seat) if word != "pass"]
        wanted = [f"spot {(position.table.nessie + 2) % 15 + 1}{side}" for side in "abc"] + ["action pub"]
        if seat == position.table.start:
            wanted.append("action distillery")
        wished = [word for word in words if word in wanted]
        say(position, seat, wished[-1] if wished else words[0])
    assert GAME.rounds(position.table) >= (22 if seats == 2 else 32)
    bound = GAME.bound(position.table.box)
    assert position.number <= bound < 8 * position.number
    # Every seat at most: action 2, card 1, laps 4, castle 2, auction 2, two photos and what they bring for 5 cameras.
    assert bound >= 11 + (65 // 2 + seats) * (seats * (11 + 5 * 2 * 2) + 4)
