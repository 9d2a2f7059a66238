"""Journals: what is written, read again, undone and refused."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.games import adopt
from bothy.kernel import Game, Journal, Luck, Refusal
from bothy.kernel.journal import Row, events_of, read, replay
from bothy.lab.laws import walk
from kernel.small_game import module


def game() -> Game[Any]:
    return adopt(module(""))


def some(rows: int, seed: int = 3) -> Journal[Any]:
    journal: Journal[Any] = Journal(game(), 3)
    luck = Luck(seed)
    while len(journal.rows) < rows:
        walk(journal, luck)
    return journal


def again(text: str) -> Journal[Any]:
    return read(text, lambda key: {"hill-fort": game()}[key])


def test_a_journal_is_text_a_person_can_read() -> None:
    journal: Journal[Any] = Journal(game(), 2)
    for outcome in (0, 1, 2, 2):
        journal.happen(outcome)
    journal.answer(0, journal.position.choices(0)[0])
    assert str(journal).splitlines() == [
        "bothy journal 1",
        "game hill-fort",
        "rules 1",
        "seats 2",
        "outcome 0",
        "outcome 1",
        "outcome 2",
        "outcome 2",
        "answer 0 stone 1",
    ]


def test_every_twentieth_row_bears_the_positions_hash() -> None:
    journal = some(25)
    marked = [number for number, row in enumerate(journal.rows, 1) if row.hash]
    assert marked == [20]
    assert again(str(journal)).position == journal.position


def test_each_line_is_handed_over_before_the_journal_goes_on() -> None:
    lines: list[str] = []
    journal: Journal[Any] = Journal(game(), 2, write=lines.append)
    journal.happen(1)
    assert lines[-1] == "outcome 1"
    assert again("\n".join(lines)).position == journal.position


def test_a_position_that_differs_from_the_hash_is_noticed() -> None:
    lines = str(some(25)).splitlines()
    place = next(number for number, line in enumerate(lines) if "#" in line)
    lines[place] = lines[place][:-4] + "beef"
    with pytest.raises(ValueError, match=f"line {place + 1}: row 20: the position differs"):
        again("\n".join(lines))


def test_undo_is_a_row_and_not_a_deletion() -> None:
    journal = some(12)
    before = journal.position.copy()
    number = before.number
    walk(journal, Luck(1))
    walk(journal, Luck(2))
    journal.undo(number)
    assert journal.position == before
    assert str(journal.rows[-1]) == f"undo {number}"
    assert len(journal.rows) == 15
    walk(journal, Luck(4))
    assert again(str(journal)).position == journal.position


def test_there_is_no_undo_into_the_future() -> None:
    journal = some(3)
    with pytest.raises(Refusal, match="no way back to 3"):
        journal.undo(3)
    assert len(journal.rows) == 3


def test_a_refused_answer_leaves_no_row() -> None:
    journal = some(2)
    with pytest.raises(Refusal):
        journal.answer(0, journal.position.table.box.vocabulary.parse("catch"))
    assert len(journal.rows) == 2


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "does not say which game"),
        ("hello", "line 1: a journal begins with 'bothy journal 1'"),
        ("bothy journal 1\ngame hill-fort\nrules 1\nseats 2\nchaos", "line 5: 'chaos' is not understood"),
        ("bothy journal 1\ngame hill-fort\nrules 9\nseats 2", "line 3: played under rules version 9"),
        ("bothy journal 1\ngame hill-fort\nrules 1\nseats 2\noutcome 5", "line 5: 5 cannot come up"),
        ("bothy journal 1\ngame hill-fort\nrules 1\nseats 2\noutcome", "line 5: 'outcome' is no row of a journal"),
        ("bothy journal 1\ngame hill-fort\nrules 1\nseats 2\nanswer 0 stone 1", "line 5: nobody is asked"),
        ("bothy journal 1\ngame hill-fort\nrules 1\nseats 7\noutcome 1", "for 2 to 4 seats, not 7"),
        ("bothy journal 1\ngame hill-fort\nrules 1\nseats 2\noption fog on", "no option 'fog'"),
    ],
)
def test_a_broken_journal_says_where(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        again(text)


def test_rows_read_back() -> None:
    for text in ("answer 0 spot 3a", "seal 2 shoo 2/1", "first 1", "outcome -1", "undo 12", "outcome 4  #0f0f"):
        assert str(Row.parse(text)) == text


def begun_in_the_middle(rows: int = 0) -> Journal[Any]:
    """A journal that begins where another one stands."""
    before = some(12)
    journal: Journal[Any] = Journal(game(), 3, scene=before.game.scene_of(before.position))
    luck = Luck(4)
    while len(journal.rows) < rows:
        walk(journal, luck)
    return journal


def test_a_journal_may_begin_with_a_scene() -> None:
    journal = begun_in_the_middle()
    before = some(12).position
    assert journal.position.table == before.table
    assert journal.position.agenda == before.agenda
    assert (journal.position.number, journal.position.floor, journal.position.mover) == (0, 0, -1)
    head = str(journal).splitlines()
    assert head[3].startswith(f"scene {journal.position.fingerprint()} ")
    assert head[4] == "seats 3"


def test_what_began_with_a_scene_is_told_gone_back_in_and_read_again_from_there() -> None:
    journal = begun_in_the_middle(25)
    text = str(journal)
    assert again(text).position == journal.position
    assert str(again(text)) == text
    assert replay(journal.game, journal.position, journal.rows, journal.scene) == journal.position
    assert len(events_of(journal)) > 0
    first = journal.trail.at(0)
    assert first == begun_in_the_middle().position
    later: Journal[Any] = Journal(game(), 3, scene=journal.scene)
    later.take_up(journal.position, journal.rows)
    assert later.trail.copy().at(0) == first, "before the first position kept, from the scene"
    journal.undo(0)
    assert journal.position == first
    assert again(str(journal)).position == first


def test_a_scene_of_another_table_is_refused() -> None:
    scene = begun_in_the_middle().scene
    with pytest.raises(ValueError, match="the scene is of another table: it has 3 seats; this one has 2 seats"):
        Journal(game(), 2, scene=scene)


def test_a_scene_that_was_changed_is_noticed() -> None:
    lines = str(begun_in_the_middle(3)).splitlines()
    word, mark, text = lines[3].split(" ", 2)
    with pytest.raises(ValueError, match="the scene is another position than the one that was begun with"):
        again("\n".join([*lines[:3], f"{word} {mark[:-4]}beef {text}", *lines[4:]]))
    with pytest.raises(ValueError, match="line 4: a scene is kept as one quoted text"):
        again("\n".join([*lines[:3], f"{word} {mark} {text[:-1]}", *lines[4:]]))
