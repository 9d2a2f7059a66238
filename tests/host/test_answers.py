"""Answers: heard once, kept before they are acknowledged, refused with a reason."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bothy.games import games
from bothy.host import protocol as say
from bothy.host.tables import Tables
from bothy.kernel import SPECTATOR
from bothy.kernel.journal import read
from host.sitting import Person, friends, live, opened, table

every_game = pytest.mark.parametrize("key", list(games()))


@every_game
def test_a_person_and_bots_play_to_the_end_and_the_journal_tells_it_again(key: str, tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        seats = min(max(games()[key].seats[0], 2), games()[key].seats[1])
        host, made = await table(tables, key, seats, bots=["random"] * (seats - 1), start=True)
        person = await Person(host, list(made.seats.values())).arrive()
        person.play_at_random(random.Random(key))
        result = await person.the_end()
        assert len(result["scores"]) == seats
        assert sum(result["shares"]) == pytest.approx(1) or set(result["shares"]) <= {0.0, 1.0}
        again = read(host.journal_text(), lambda _: host.game)
        assert host.position is not None
        assert again.position.dump() == host.position.dump()

    live(story, tmp_path / "b.db", reaction=0.05, talk=0.4)


def test_the_same_message_twice_is_applied_once(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        host = people[0].host
        asked = next(person for person in people if person.question())
        question = asked.question()
        answer = say.Answer("once", asked.seats[0], question["number"], question["choices"][0]["choice"])
        assert (await asked.say(answer))["type"] == "done"
        rows = len(host.rows)
        assert (await asked.say(answer))["type"] == "done"
        assert len(host.rows) == rows

    live(story, tmp_path / "b.db")


def test_an_answer_to_a_question_that_is_gone_is_refused(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        asked = next(person for person in people if person.question())
        question = asked.question()
        choice = question["choices"][0]["choice"]
        stale = say.Answer("late", asked.seats[0], question["number"] - 1, choice)
        assert (await asked.say(stale))["code"] == "stale"
        unknown = say.Answer("odd", asked.seats[0], question["number"], "fly to the moon")
        refused = await asked.say(unknown)
        assert (refused["code"], refused["message"][0]) == ("not-offered", "refusal-unknown")
        assert (await asked.answer())["type"] == "done"

    live(story, tmp_path / "b.db")


def test_a_misspelt_choice_is_looked_up_and_not_compared_with_all_there_are(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "castle-von-loghan")
        asked = next(person for person in people if person.question())
        seat, question = asked.seats[0], asked.question()
        near = question["choices"][0]["choice"] + "x"
        refused = await asked.say(say.Answer(asked.id(), seat, question["number"], near))
        assert refused["message"] == ["refusal-unknown", {"text": near, "near": ""}]
        why = await asked.say(say.Why(asked.id(), seat, near))
        assert why["message"] == ["refusal-unknown", {"text": near, "near": ""}]
        assert (await asked.say(say.Answer(asked.id(), seat, question["number"] - 1, near)))["code"] == "stale"

    live(story, tmp_path / "b.db")


def test_nobody_answers_for_another_seat(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        asked = next(person for person in people if person.question())
        other = next(person for person in people if person is not asked)
        question = asked.question()
        word = say.Answer("x", asked.seats[0], question["number"], question["choices"][0]["choice"])
        assert (await other.say(word))["code"] == "not-yours"

    live(story, tmp_path / "b.db")


def test_why_not_is_answered_from_the_seats_own_sight(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        asked = next(person for person in people if person.question())
        choices = [offer["choice"] for offer in asked.question()["choices"]]
        host = asked.host
        assert host.position is not None
        other = next(c.notation for c in host.position.table.box.vocabulary.choices if c.notation not in choices)
        reply = await asked.say(say.Why("w", asked.seats[0], other))
        assert reply["message"][0]
        assert (await asked.say(say.Why("v", asked.seats[0], choices[0]))).get("message") is None

    live(story, tmp_path / "b.db")


def test_a_sealed_answer_is_seen_by_its_seat_alone(tmp_path: Path) -> None:
    """In Merlouf gnomes are placed by all at once."""

    async def story(tables: Tables) -> None:
        people = await friends(tables, "merlouf", 3)
        watcher = await Person(people[0].host, owner=people[0].hello.owner).arrive()
        while not all(person.question() for person in people):
            await next(person for person in people if person.question()).answer()
        first, *others = people
        heard = [len(person.heard) for person in people]
        choice = first.question()["choices"][-1]["choice"]
        await first.answer(choice)
        assert first.part("sealed") == choice
        for person, before in zip([*others, watcher], [*heard[1:], 0], strict=True):
            assert person.part("answered") == [first.seats[0]]
            told = person.heard[before:] if before else person.heard[-1:]
            assert all(choice not in str(message.get("parts", {}).get("sealed")) for message in told)
            assert person.viewers == [SPECTATOR] or person.part("sealed") is None

    live(story, tmp_path / "b.db")


def test_what_updates_add_up_to_is_what_a_resync_tells(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "loch-lomond", 3)
        luck = random.Random(3)
        for person in people:
            person.play_at_random(luck)
        await people[0].until(lambda: len(people[0].host.rows) > 60)
        for person in people:
            person.whenever = None
        for person in people:
            seat = person.seats[0]
            await person.say(say.Why("mark", seat, "pass"))
            before, log = dict(person.parts[seat]), list(person.logs[seat])
            person.host.listening.receive(person, say.Resync())
            await person.say(say.Why("mark again", seat, "pass"))
            assert person.parts[seat] == before
            assert person.logs[seat] == log

    live(story, tmp_path / "b.db", reaction=0.05)


def test_a_restart_brings_back_what_was_acknowledged(tmp_path: Path) -> None:
    """The first server is left standing as a killed process would leave it: nothing of it is closed."""

    async def story(tables: Tables) -> None:
        people = await friends(tables, "loch-lomond", 3)
        host = people[0].host
        luck = random.Random(5)
        for person in people:
            person.play_at_random(luck)
        await people[0].until(lambda: len(host.rows) > 130)
        for person in people:
            person.whenever = None
        await people[0].say(say.Why("mark", 0, "pass"))
        assert host.position is not None
        kept, rows = host.position.dump(), [str(row) for row in host.rows]
        tables.storage.base.let_go()  # as if its process had ended
        again = await opened(tmp_path / "b.db")
        try:
            other = await again.host(host.record.id)
            assert other.position is not None
            assert (other.position.dump(), [str(row) for row in other.rows]) == (kept, rows)
            back = await Person(other, people[1].hello.seats).arrive()
            assert back.logs[1] == people[1].logs[1]
            assert set(back.parts[1]) == set(people[1].parts[1])
        finally:
            await again.close()

    live(story, tmp_path / "b.db", reaction=0.05)
