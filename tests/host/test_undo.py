"""Taking back: freely until something is revealed or another seat answers, further only if all agree."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import Literal

import pytest

from bothy.host import protocol as say
from bothy.host.tables import Tables
from bothy.kernel import Ask
from host.sitting import Person, friends, live

Matter = Literal["undo", "end", "advice"]


async def free_chain(people: list[Person]) -> Person:
    """Play on until somebody could take back an answer freely."""
    while True:
        asked = next(person for person in people if person.question())
        await asked.answer()
        if asked.part("undo"):
            return asked


def test_ones_own_answer_is_taken_back_freely_while_nothing_is_revealed(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "moongha", 3)
        host = people[0].host
        person = await free_chain(people)
        assert host.position is not None
        number, rows = host.position.number, len(host.rows)
        assert (await person.say(say.Undo("u", person.seats[0])))["type"] == "done"
        assert host.position.number < number
        assert len(host.rows) == rows + 1, "an undo is a row, not a deletion"
        assert person.question()
        assert person.logs[person.seats[0]][-1]["message"][0] == "log-undone"

    live(story, tmp_path / "b.db")


def test_nobody_takes_back_another_seats_answer(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "moongha", 3)
        person = await free_chain(people)
        other = people[(person.seats[0] + 1) % 3]
        assert (await other.say(say.Undo("u", other.seats[0])))["code"] == "no-undo"

    live(story, tmp_path / "b.db")


def test_beyond_that_all_people_must_agree(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "loch-ness", 3)
        host = people[0].host
        assert host.position is not None
        asked = next(person for person in people if person.question())
        await asked.answer()
        other = asked
        while other is asked:
            other = await people[0].until(lambda: next((p for p in people if p.question()), None))
            await other.answer()
        seat, number = asked.seats[0], host.position.number
        assert (await asked.say(say.Undo("u", seat)))["code"] == "no-undo"
        assert (await asked.say(say.Propose("p", seat, "undo")))["type"] == "done"
        rest = [person for person in people if person is not asked]
        assert other.part("table")["proposal"]["waiting"] == [person.seats[0] for person in rest]
        assert (await rest[0].say(say.Vote("v", rest[0].seats[0], True)))["type"] == "done"
        assert host.position.number == number, "not all have agreed"
        assert (await rest[1].say(say.Vote("v2", rest[1].seats[0], True)))["type"] == "done"
        assert host.position.number < number
        assert asked.question()
        assert asked.part("table")["proposal"] is None

    live(story, tmp_path / "b.db")


def test_one_no_is_enough(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "loch-ness", 2)
        host = people[0].host
        assert host.position is not None
        asked = next(person for person in people if person.question())
        await asked.answer()
        number = host.position.number
        other = people[1 - asked.seats[0]]
        await asked.say(say.Propose("p", asked.seats[0], "undo"))
        assert (await other.say(say.Vote("v", other.seats[0], False)))["type"] == "done"
        assert host.position.number == number
        assert other.part("table")["proposal"] is None
        assert (await other.say(say.Vote("w", other.seats[0], True)))["code"] == "stale"

    live(story, tmp_path / "b.db")


async def proposed(people: list[Person], what: Matter) -> Person:
    """Somebody has answered and asks the others, one of whom is asked next."""
    while True:
        await people[0].until(lambda: next((person for person in people if person.question()), None))
        asked = next(person for person in people if person.question())
        await asked.answer()
        if any(person.question() for person in people if person is not asked):
            await asked.say(say.Propose("p", asked.seats[0], what))
            return asked


def test_who_plays_on_has_said_no_and_everybody_sees_it(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "loch-ness", 3)
        asked = await proposed(people, "undo")
        assert asked.part("table")["proposal"]
        await next(person for person in people if person is not asked and person.question()).answer()
        for person in people:
            assert person.part("table")["proposal"] is None

    live(story, tmp_path / "b.db")


@pytest.mark.parametrize("what", ["end", "advice"])
def test_what_is_no_matter_of_an_answer_is_asked_until_all_have_spoken(tmp_path: Path, what: Matter) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "loch-ness", 3)
        asked = await proposed(people, what)
        await next(person for person in people if person is not asked and person.question()).answer()
        assert asked.part("table")["proposal"]["what"] == what
        for person in people:
            if person is not asked:
                assert (await person.say(say.Vote("v", person.seats[0], True)))["type"] == "done"
        assert asked.part("table")["proposal"] is None

    live(story, tmp_path / "b.db")


@pytest.mark.parametrize("what", ["undo", "end", "advice"])
def test_a_bot_that_plays_on_answers_for_nobody(tmp_path: Path, what: Matter) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "loch-ness", 3, bots=1)
        host = people[0].host
        await people[0].until(lambda: next((person for person in people if person.question()), None))
        asked = next(person for person in people if person.question())
        await asked.answer()
        await asked.say(say.Propose("p", asked.seats[0], what))
        (bot,) = [seat for seat, chair in enumerate(host.record.chairs) if chair.bot]
        played = len([row for row in host.rows if row.seat == bot])
        while len([row for row in host.rows if row.seat == bot]) == played:
            assert host.position is not None
            seat, step = host.position.asking()[0], host.position.step()
            assert isinstance(step, Ask)
            default = step.default(host.position.table, seat).notation
            await host.in_turn(partial(host.answer_for, {seat: default}, "t:", host.asking.question))
        assert host.record.proposal is not None
        assert host.record.proposal.what == what

    live(story, tmp_path / "b.db")


def test_after_an_undo_a_restart_finds_the_same_position(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "moongha", 3)
        host = people[0].host
        person = await free_chain(people)
        await person.say(say.Undo("u", person.seats[0]))
        assert host.position is not None
        kept = host.position.dump()
        del tables.hosts[host.record.id]
        again = await tables.host(host.record.id)
        assert again is not host
        assert again.position is not None
        assert again.position.dump() == kept

    live(story, tmp_path / "b.db")


def test_after_a_restart_the_log_still_says_that_something_was_taken_back(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "moongha", 3)
        host = people[0].host
        person = await free_chain(people)
        seat = person.seats[0]
        await person.say(say.Undo("u", seat))
        await person.answer()
        log = [line["message"] for line in person.logs[seat]]
        assert ["log-undone", {}] in log
        del tables.hosts[host.record.id]
        again = await Person(await tables.host(host.record.id), person.hello.seats).arrive()
        assert [line["message"] for line in again.logs[seat]] == log

    live(story, tmp_path / "b.db")


@pytest.mark.parametrize("game", ["loch-ness", "moongha", "castle-von-loghan"])
def test_wherever_a_server_ends_after_an_undo_the_log_comes_back_line_by_line(tmp_path: Path, game: str) -> None:
    """Snapshots are taken at every fiftieth row: undos lead to before one, to it, and to after it."""

    async def story(tables: Tables) -> None:
        people = await friends(tables, game, 3)
        host, luck = people[0].host, random.Random(game)
        crossed = 0
        while len(host.rows) < 170 and not people[0].part("result"):
            asked = next(person for person in people if person.question())
            await asked.answer(luck.choice(asked.question()["choices"])["choice"])
            just_kept = len(host.rows) - host.snapshot[0] < 2
            often = 0.1 if not just_kept else 0.5 if crossed else 1.0
            if luck.random() > often or people[0].part("result"):
                continue
            seat = asked.seats[0]
            assert (await asked.say(say.Propose(asked.id(), seat, "undo")))["type"] == "done"
            for other in people:
                if other is not asked:
                    await other.say(say.Vote(other.id(), other.seats[0], True))
            crossed += host.snapshot[0] == len(host.rows)
            for _ in range(luck.randrange(3)):
                asked = next(person for person in people if person.question())
                await asked.answer()
            logs = [[line["message"] for line in person.logs[person.seats[0]]] for person in people]
            del tables.hosts[host.record.id]
            await host.stop()
            host = await tables.host(host.record.id)
            people = [await Person(host, person.hello.seats).arrive() for person in people]
            assert [[line["message"] for line in person.logs[person.seats[0]]] for person in people] == logs
        assert crossed, "no undo led to before a snapshot"

    live(story, tmp_path / "b.db")
