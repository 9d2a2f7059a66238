"""Asking what one would do: alone with bots, among people who have agreed, and never in a race that is on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bothy.host import protocol as say
from bothy.host.advising import may_ask
from bothy.host.bot_pool import NoAnswer
from bothy.host.tables import Tables
from host.sitting import Person, friends, live


@pytest.fixture(autouse=True)
def a_short_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bothy.host.bot_pool.START", 300.0)
    monkeypatch.setattr("bothy.host.advising.BOT", "search:20")


def patient(tables: Tables) -> None:
    """Let thoughts take their time, however busy the machine is."""
    pool = tables.bot_pool
    pool.whole = pool.searches.budget = pool.quick.budget = 60.0
    pool.searches.patience = None


def advice(person: Person) -> list[dict[str, Any]]:
    return [heard for heard in person.heard if heard["type"] == "advice"]


async def ask(person: Person, id: str = "a") -> dict[str, Any]:
    """Ask what to do, and wait for the advice if any is to come."""
    question = await person.until(person.question)
    before = len(advice(person))
    done = await person.say(say.Advise(id, person.seats[0], question["number"]))
    if done["type"] == "done":
        await person.until(lambda: len(advice(person)) > before)
        return advice(person)[-1]
    return done


def test_who_is_alone_with_bots_is_told_two_answers(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        patient(tables)
        (person,) = await friends(tables, "loch-ness", 3, bots=2)
        assert person.part("table")["advice"]
        told = await ask(person)
        question = person.question()
        offered = [offer["choice"] for offer in question["choices"]]
        assert (told["seat"], told["question"]) == (person.seats[0], question["number"])
        assert len(told["answers"]) == 2
        for answer in told["answers"]:
            assert answer["choice"] in offered
            assert 0 <= answer["worth"] <= 1
        again = await ask(person, "b")
        assert again["answers"] == told["answers"]
        assert (await person.answer(told["answers"][0]["choice"]))["type"] == "done"

    live(story, tmp_path / "b.db")


def test_among_people_all_must_agree_and_the_log_says_so(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        patient(tables)
        people = await friends(tables, "loch-ness", 3, bots=1)
        host = people[0].host
        asked = await people[0].until(lambda: next((person for person in people if person.question()), None))
        other = next(person for person in people if person is not asked)
        assert not asked.part("table")["advice"]
        assert (await ask(asked))["code"] == "no-advice"
        assert (await asked.say(say.Propose("p", asked.seats[0], "advice")))["type"] == "done"
        assert other.part("table")["proposal"]["what"] == "advice"
        assert not may_ask(host.record), "not all have agreed"
        assert (await other.say(say.Vote("v", other.seats[0], True)))["type"] == "done"
        assert asked.part("table")["advice"]
        for person in people:
            assert person.logs[person.seats[0]][-1]["message"][0] == "log-advice"
        assert (await ask(asked, "b"))["answers"]
        assert not advice(other), "only who has asked is told"
        host.record.chairs[other.seats[0]].secret = "somebody else's"
        assert not may_ask(host.record), "who sat down later has not agreed"

    live(story, tmp_path / "b.db")


def test_in_a_race_that_is_on_nobody_is_told(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        (person,) = await friends(tables, "loch-lomond", 2, bots=1, pace="unhurried")
        while not (question := await person.until(person.question))["race"]:
            choices = [offer["choice"] for offer in question["choices"]]
            await person.answer("play" if "play" in choices else "draw" if "draw" in choices else choices[0])
        refused = await person.say(say.Advise("r", person.seats[0], question["number"]))
        assert refused["code"] == "advice-in-race"

    live(story, tmp_path / "b.db")


def test_where_no_thought_comes_to_its_end_that_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> str:
        raise NoAnswer("it is too hot to think")

    async def story(tables: Tables) -> None:
        (person,) = await friends(tables, "loch-ness", 3, bots=2)
        await person.until(person.question)
        monkeypatch.setattr(tables.bot_pool, "choose", nothing)
        assert (await ask(person))["answers"] == []

    live(story, tmp_path / "b.db")
