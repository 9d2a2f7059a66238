"""Whole games: at random, reviewed as text; and by knacks, who see the story to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import SCORED, WON
from bothy.kernel import Chance, Journal, Luck, Position
from games.castle_von_loghan.castle import EXPLORATION, GAME
from stories import clause, matches_golden, playthrough, rows

GOLDEN = Path(__file__).parent / "golden"


@clause("V01", "V11", "V78")
@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("solo", 1, {}),
        ("pair", 2, {"characters": "four"}),
        ("three", 3, {}),
        ("six", 6, {"difficulty": "easy"}),
        ("exploration", 4, {**EXPLORATION, "at-zero": "scored", "difficulty": "easy"}),
    ],
)
def test_a_whole_game(name: str, seats: int, options: dict[str, str]) -> None:
    matches_golden(playthrough(GAME, seats, options, seed=seats + 10), GOLDEN / f"play-{name}.txt")


@clause("V01", "V11")
@pytest.mark.parametrize("seed", range(6))
def test_nothing_comes_or_goes_and_every_game_ends_in_bounds(seed: int) -> None:
    options = EXPLORATION if seed % 2 else {}
    journal = Journal(GAME, 1 + seed, options)
    table = journal.position.table
    account = GAME.conserved(table)
    assert account["treasure axe"] == (1 if 1 + seed < 4 else 2)
    assert account["backs without a face"] == 0
    for _ in rows(journal, Luck(100 + seed)):
        assert GAME.conserved(table) == account
    assert len(journal.rows) <= GAME.bound(table.box)
    assert GAME.rounds(table) == table.round


def knacks(seats: int, options: dict[str, str], seed: int) -> Position[Castle]:
    """A game of knacks to its end, with the account of cards and tokens kept after every Round."""
    position = GAME.new(seats, options)
    account = GAME.conserved(position.table)
    luck = Luck(seed)
    boards = [position.table.board]
    round = 0
    while not position.over():
        step = position.step()
        if isinstance(step, Chance):
            position.happen(step.toss(position.table, luck))
        elif not position.asking():
            speakers = position.speakers()
            position.hear(speakers[luck.below(len(speakers))])
        else:
            seat = position.asking()[0]
            position.seal(seat, GAME.knack(position.sight(seat), position.choices(seat), "", luck.word()))
        if position.table.round != round:
            round = position.table.round
            assert GAME.conserved(position.table) == account
        if position.table.board != boards[-1]:
            boards.append(position.table.board)
    assert GAME.conserved(position.table) == account
    if position.table.ending == WON:
        assert boards in ([0, 1, 2], [0, 2, 1])
        assert 12 <= position.table.story <= 18
        assert 0 <= position.table.closing < len(position.table.castle_box.rows.closings)
    return position


@clause("V12", "V31")
def test_knacks_see_the_story_to_its_end() -> None:
    """Three boards, 12 to 18 cards, a last boss: at least one of six games is won."""
    endings = [knacks(3, {}, seed).table.ending for seed in range(6)]
    assert WON in endings


@clause("V76", "V77")
def test_knacks_explore_to_the_end() -> None:
    endings = []
    for seed in range(3):
        position = knacks(4, {**EXPLORATION, "at-zero": "scored"}, seed)
        result = GAME.result(position.table)
        endings.append(position.table.ending)
        assert max(result.scores) > 0
    assert endings == [SCORED] * 3
