"""The way a game has come: any moment of it is near a position that was kept, however much was taken back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from bothy.games import find
from bothy.kernel import Journal
from bothy.kernel.journal import Row, read, replay, standing
from bothy.kernel.trail import EVERY, Trail, returns


class Pacing:
    """A random walk through a game that turns back now and then."""

    def __init__(self, game: str, seed: int) -> None:
        self.luck = random.Random(seed)
        self.journal: Journal[Any] = Journal(find(game), 2)

    def step(self) -> None:
        position = self.journal.position
        if position.odds():
            self.journal.happen(self.luck.choice([outcome for outcome, weight in position.odds() if weight]))
        else:
            seat = position.asking()[0]
            self.journal.answer(seat, self.luck.choice(position.choices(seat)))

    def walk(self, rows: int, undo_every: int) -> Iterator[Journal[Any]]:
        while len(self.journal.rows) < rows:
            if self.journal.position.over() or (len(self.journal.rows) + 1) % undo_every == 0:
                number = self.journal.position.number
                self.journal.undo(self.luck.randrange(max(number - 90, 0), number))
            else:
                self.step()
            yield self.journal


def test_any_moment_of_the_way_is_as_it_was_and_at_most_50_rows_away() -> None:
    pacing = Pacing("loch-ness", 1)
    for walked in pacing.walk(400, 7):
        assert len(walked.trail.rows) == walked.position.number
    journal, trail = pacing.journal, pacing.journal.trail
    for number in range(len(trail.rows) + 1):
        assert number - trail.mark_before(number) < EVERY <= 50
        assert trail.at(number) == replay(journal.game, journal.position, standing(journal.rows)[:number])


def test_going_back_to_what_was_gone_back_to_last_replays_nothing() -> None:
    (*_, journal) = Pacing("loch-ness", 2).walk(60, 1000)
    number = EVERY + EVERY // 2
    first = journal.trail.at(number)
    assert journal.trail.mark_before(number) == number
    assert journal.trail.at(number) == first
    journal.trail.at(number + 1)
    assert journal.trail.mark_before(number) == EVERY, "only the last is kept besides the regular ones"


def test_a_trail_goes_on_from_the_middle_of_a_game() -> None:
    (*_, journal) = Pacing("loch-ness", 3).walk(100, 9)
    taken_up = Trail(journal.game, journal.position, journal.rows)
    assert [row.text for row in taken_up.rows] == [row.text for row in journal.trail.rows]
    assert taken_up.at(3) == journal.trail.at(3), "before the first position kept, from the beginning"


def test_a_journal_that_is_read_goes_back_without_replaying_a_row() -> None:
    (*_, journal) = Pacing("loch-ness", 4).walk(300, 6)
    again = read(str(journal), find)
    assert again.position == journal.position
    assert str(again) == str(journal)
    undos = {place for place, row in enumerate(journal.rows) if row.kind == "undo"}
    assert returns(journal.rows).keys() == undos
    assert again.passing.keys() == set(returns(journal.rows).values())
    assert None not in again.passing.values(), "what is gone back to was kept when it was passed"


def test_where_an_undo_leads() -> None:
    rows = [Row("outcome", -1, "1"), Row("outcome", -1, "2"), Row("undo", -1, "1"), Row("outcome", -1, "3")]
    assert returns([*rows, Row("undo", -1, "2"), Row("undo", -1, "1"), Row("undo", -1, "0")]) == {
        2: 1,
        4: 4,
        5: 1,
        6: 0,
    }
