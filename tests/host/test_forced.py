"""Answers besides which there is no other: nobody is asked for them, at any table of any game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bothy.games import find, games
from bothy.host import protocol as say
from bothy.host.rehearsal import FORCED, Rehearsal
from bothy.host.tables import Tables
from bothy.host.views import may_undo
from bothy.kernel import Decision, Luck, Position
from bothy.kernel.journal import Journal, replay
from host.sitting import friends, live

MOONGHA = find("moongha")
ALONE = """
moongha, 3 seats
monster 0/mechoor: (tokyo)
"""
"""Seat 0 has one monster on the board, in a city without humans."""


def rehearsed(position: Position[Any], seat: int, *words: str) -> Rehearsal:
    """What comes of these answers."""
    rehearsal = Rehearsal(position, 0, sealed=False)
    for word in words:
        rehearsal.answer(seat, position.table.box.vocabulary.parse(word), "m")
    return rehearsal


def rows(rehearsal: Rehearsal) -> list[str]:
    return [f"{row} {note}".strip() for row, note in zip(rehearsal.rows, rehearsal.notes, strict=True)]


def test_where_there_is_one_box_and_one_target_nobody_is_asked() -> None:
    """A white token goes to the only kind in play, and what has been loaded can only attack the city."""
    rehearsal = rehearsed(MOONGHA.scene(ALONE), 0, "action attack")
    assert rows(rehearsal) == ["answer 0 action attack m", "answer 0 box mechoor f:"]
    rehearsal.answer(0, rehearsal.position.table.box.vocabulary.parse("spend 1"), "m")
    assert rows(rehearsal)[2:4] == ["answer 0 spend 1 m", "answer 0 aim city f:"]
    assert rehearsal.rows[4].kind == "outcome"
    assert [position.step().title(position.table).id for position in rehearsal.settled] == [
        "moongha-place-white",
        "moongha-aim",
    ]


def test_the_journal_is_one_as_if_somebody_had_been_asked() -> None:
    position = MOONGHA.scene(ALONE)
    rehearsal = rehearsed(position, 0, "action move")
    asked = position.copy()
    for word in ("action move", "monster 1/mechoor"):
        asked.answer(0, asked.table.box.vocabulary.parse(word))
    assert rehearsal.done() == asked


def test_a_bomb_is_asked_for_even_if_nothing_else_lies_there() -> None:
    position = MOONGHA.scene("moongha, 3 seats\nmonster 1/mechoor: rome\nwaiting military-2: a-bomb")
    rehearsal = rehearsed(position, 0, "action military-2")
    assert [choice.notation for choice in rehearsal.position.choices(0)] == ["unit a-bomb"]
    rehearsal.answer(0, rehearsal.position.choices(0)[0], "m")
    assert "answer 0 city rome f:" in rows(rehearsal), "there is no other city where it could fall"


@pytest.mark.parametrize("key", games())
def test_no_game_asks_a_person_for_the_only_answer(key: str) -> None:
    game = find(key)
    luck = Luck(sum(key.encode()))
    asked, looks = 0, 0
    for _ in range(3):
        rehearsal = Rehearsal(game.new(game.usual_seats()), 0, sealed=True)
        rehearsal.run()
        while not rehearsal.position.over() and len(rehearsal.rows) < 600:
            position = rehearsal.position
            step, seat = position.step(), position.asking()[0]
            choices = position.choices(seat)
            if isinstance(step, Decision) and len(choices) == 1:
                assert step.ends_look() or choices[0].ask_twice, f"{step} asks for {choices[0]}"
                looks += 1
            rehearsal.answer(seat, choices[luck.below(len(choices))], "m")
            asked += 1
    assert asked > looks


def test_undo_goes_back_to_what_was_really_asked(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "moongha", 3)
        host = people[0].host
        person = next(person for person in people if person.question())
        seat = person.seats[0]
        await person.answer("action create")
        await person.answer("box kiddoo")
        await person.answer("city rome")
        for _ in range(2):
            other = await person.until(lambda: next((one for one in people if one.question()), None))
            await other.answer("pass")
        await person.answer("action move")
        assert person.question()["step"] == "MoveTo", "with one monster on the board it is that one"
        assert [row.seat for row in host.rows[-2:]] == [seat, seat]
        assert [row.text for row in host.rows[-2:]] == ["action move", f"monster {seat + 1}/kiddoo"]
        assert person.part("undo")
        assert (await person.say(say.Undo("u", seat)))["type"] == "done"
        assert person.question()["step"] == "TakeAction"
        await person.answer("action move")
        assert (await person.say(say.Propose("p", seat, "undo")))["type"] == "done"
        for other in people:
            if other is not person:
                assert (await other.say(say.Vote(other.id(), other.seats[0], True)))["type"] == "done"
        assert person.question()["step"] == "TakeAction", "not to a question that answers itself again"

    live(story, tmp_path / "b.db")


def test_without_a_choice_there_is_nothing_to_take_back() -> None:
    position = MOONGHA.scene(ALONE)
    position.agenda.append(MOONGHA.scene(ALONE + "next: PlaceWhite 0\n").agenda[-1])
    rehearsal = Rehearsal(position, 0, sealed=False)
    rehearsal.run()
    assert rehearsal.notes == [FORCED]
    assert may_undo(rehearsal.position, 0), "by the position alone it looks so"
    assert not may_undo(rehearsal.position, 0, rehearsal.settled)


def test_a_replay_of_such_a_journal_is_the_same_game() -> None:
    journal: Journal[Any] = Journal(MOONGHA, 3)
    rehearsal = Rehearsal(journal.position, 0, sealed=False)
    luck = Luck(5)
    rehearsal.run()
    while not rehearsal.position.over():
        (seat,) = rehearsal.position.asking()
        choices = rehearsal.position.choices(seat)
        rehearsal.answer(seat, choices[luck.below(len(choices))], "m")
    assert FORCED in rehearsal.notes
    assert replay(MOONGHA, journal.position, rehearsal.rows) == rehearsal.done()
