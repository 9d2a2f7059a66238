"""Whole games at random, reviewed as text; and how many ways there are to go on from known positions."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bothy.games.moongha.actions import TakeAction
from bothy.games.moongha.attacking import ExpendTokens
from bothy.games.moongha.combat import Rampage
from bothy.games.moongha.military import AirStrike, BombFalls
from bothy.games.moongha.monsters import MOOGRE
from bothy.games.moongha.setting_up import DrawCounter
from bothy.games.moongha.supply import RollSupply
from bothy.games.moongha.table import Earth
from bothy.kernel import Chance, Journal, Luck
from games.moongha.world import GAME, city, earth, monster
from stories import begin, clause, matches_golden, perft, playthrough, rows

GOLDEN = Path(__file__).parent / "golden"
MONSTERS = {"0/mechoor": "paris", "0/bloob-1": "(rome)", "0/spectoor": "(cairo)", "1/moogre": "paris"}


@clause("M01", "M06", "M47")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_whole_game(seats: int) -> None:
    matches_golden(playthrough(GAME, seats, seed=seats), GOLDEN / f"{seats}-seats.txt")


@clause("M02", "M04")
def test_ways_to_begin() -> None:
    position = GAME.new(4)
    assert [perft(position, depth) for depth in (1, 2, 3)] == [12, 12 * 11, 12 * 11 * 10]


@clause("M15", "M16", "M43")
def test_ways_of_the_first_two_answers() -> None:
    """Without monsters: create (seven boxes), the token (six boxes), or pass."""
    position = begin(earth(3, waiting={}), TakeAction(0))
    assert perft(position, 1) == 3
    assert perft(position, 2) == 7 + 6 + 3
    after_kiddoo_or_drakoor = 12
    assert perft(position, 3) == 2 * after_kiddoo_or_drakoor + 5 * 3 + 6 * 3 + (7 + 6 + 3)


@clause("M22", "M23", "M26")
def test_ways_to_attack() -> None:
    """Pass, or one to three tokens at the city, the hero or a monster; then as many outcomes as dice and one."""
    table = earth(monsters={"0/moogre": "paris", "1/mechoor": "paris"}, humans={"paris": "1H"}, white={"0/moogre": 3})
    position = begin(table, ExpendTokens(0, MOOGRE))
    assert perft(position, 1) == 4
    assert perft(position, 2) == 3 * 3
    assert perft(position, 3) == 3 * (3 + 5 + 7)


@clause("M01", "M05", "M26", "M45")
@pytest.mark.parametrize("seed", range(6))
def test_nothing_comes_or_goes_and_every_game_ends_in_bounds(seed: int) -> None:
    seats = 3 + seed % 2
    journal = Journal(GAME, seats)
    table = journal.position.table
    account = GAME.conserved(table)
    assert account["hero"] == 5
    assert account["cubes of 0"] == 20
    assert [account[f"counters of city {number}"] for number in range(12)] == [1] * 12
    assert account["monsters standing otherwise"] == 0
    for _ in rows(journal, Luck(100 + seed)):
        assert GAME.conserved(table) == account
    assert len(journal.rows) <= GAME.bound(table.box)
    assert GAME.rounds(table) == table.turn


@clause("M09", "M12", "M40")
@pytest.mark.parametrize(
    "chance",
    [
        RollSupply(),
        DrawCounter(1),
        Rampage(monster("0/mechoor"), 3, 0, True),
        Rampage(monster("0/mechoor"), 30, 0, True),
        BombFalls(city("paris")),
        AirStrike(city("paris"), monster("1/moogre")),
    ],
    ids=repr,
)
def test_dice_that_are_tossed_keep_to_the_odds(chance: Chance[Earth]) -> None:
    table = earth(monsters=MONSTERS)
    odds = dict(chance.odds(table))
    total = sum(odds.values())
    luck = Luck(9)
    tosses = 6000
    tossed = Counter(chance.toss(table, luck) for _ in range(tosses))
    assert set(tossed) <= set(odds)
    for outcome, weight in odds.items():
        expected = tosses * weight / total
        assert abs(tossed[outcome] - expected) < 5 * expected**0.5 + 2, outcome
