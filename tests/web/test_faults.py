"""Rough lines, answers in the same instant, and `kill -9`: samples of the campaigns."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import psycopg
import pytest

from bothy.games import games
from bothy.web.calling import Calling
from campaigns.client import Person
from campaigns.fairness import DEEDS, LEFT_OUT, ROLES, STRANGER, TABLE, Fairness, try_everything, try_it
from campaigns.hostile import Hostile, attack
from campaigns.inside import inside
from campaigns.kills import judge, kill_again_and_again
from campaigns.lossy import Rough, rough_game
from campaigns.lost import Lost, lose_on_postgres, lose_on_sqlite
from campaigns.network import Server, story
from campaigns.races import Races, race_through
from campaigns.tables import Party, seat_people


@pytest.mark.parametrize("key", games())
def test_lines_that_lose_double_and_reorder(tmp_path: Path, key: str) -> None:
    async def play() -> None:
        found = Rough()
        async with inside(tmp_path / "a.db") as door:
            await rough_game(door, key, 1, found, 120)
        assert found.failures == []
        assert min(found.fate.values()) > 5
        assert found.gaps > 0
        assert found.answers >= 50

    story(play())


def test_answers_in_the_same_instant(tmp_path: Path) -> None:
    """A sample of the 10,000 races of `make proofs`."""

    async def race() -> None:
        found = Races()
        async with inside(tmp_path / "a.db") as door:
            for seed, key in enumerate(["loch-lomond", "merlouf"] * 4):
                await race_through(door, key, seed, found, 50)
        assert found.failures == []
        assert found.races >= 50
        assert found.secrets > 0

    story(race())


def test_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    """A sample of the 100 kills of `make proofs`."""

    async def kill() -> None:
        found = await kill_again_and_again(tmp_path / "a.db", kills=3, tables=8, up=0.5)
        assert found.failures == []
        assert found.kills == 3
        assert found.answers > 20
        assert found.slowest < 20

    story(kill())


def test_commits_whose_answers_are_lost_on_sqlite(tmp_path: Path) -> None:
    """A sample of the 1,000 cuts of `make proofs`."""

    async def lose() -> None:
        found = Lost()
        await lose_on_sqlite(tmp_path / "a.db", 18, found)
        assert found.failures == []
        assert (found.trials, len(found.kinds)) == (18, 6)
        assert found.kept > 0

    story(lose())


def test_commits_whose_answers_are_lost_on_postgresql(postgres: str) -> None:
    async def lose() -> None:
        found = Lost()
        with psycopg.connect(postgres, autocommit=True) as base:
            base.execute("CREATE DATABASE lost")
        await lose_on_postgres(postgres.replace("/postgres?", "/lost?"), 18, found)
        assert found.failures == []
        assert (found.trials, len(found.kinds)) == (18, 6)

    story(lose())


def test_everybody_tries_everything_and_gets_what_the_table_says(tmp_path: Path) -> None:
    async def try_it_all() -> None:
        found = Fairness()
        async with inside(tmp_path / "a.db", calling=Calling(feeds=True)) as door:
            await try_everything(door, "loch-ness", found)
        assert found.failures == []
        assert found.trials == sum(len(cells) for cells in TABLE.values())

    tried = {deed: set(ROLES) - LEFT_OUT.get(deed, set()) for deed in DEEDS}
    assert {deed: set(cells) for deed, cells in TABLE.items()} == tried
    story(try_it_all())


def test_the_judge_of_fairness_would_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def try_one() -> None:
        found = Fairness()
        async with inside(tmp_path / "a.db") as door:
            await try_it(door, "loch-ness", "watch", STRANGER, found)
        assert found.failures == ["loch-ness: stranger, watch: a spectator, and should be everything"]

    monkeypatch.setitem(TABLE["watch"], STRANGER, "everything")
    story(try_one())


def test_nothing_that_is_sent_breaks_anything(tmp_path: Path) -> None:
    """A sample of the 10,000 payloads of `make proofs`."""
    found = Hostile()
    with Server(tmp_path / "a.db") as server:
        attack(server, 400, found)
    assert found.failures == []
    assert min(found.requests, found.messages) >= 200
    assert found.codes["not-understood"] > 0


def test_the_judge_of_the_kills_would_notice_a_loss(tmp_path: Path) -> None:
    async def lose() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await seat_people(door, "loch-ness", seats=2)
            await party.start()
            await party.play_some(10)
            assert judge(tmp_path / "a.db", [party]) == []
            base = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
            base.execute("DELETE FROM journal WHERE message LIKE 'm:0:%'")
            base.close()
            assert len(judge(tmp_path / "a.db", [party])) > 0
            await party.leave()

    story(lose())


def test_a_question_answered_twice_by_two_tabs_is_answered_once(tmp_path: Path) -> None:
    async def twice() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await seat_people(door, "loch-ness", seats=2)
            await party.start()
            first = next(person for person in party.people if any(person.question(seat) for seat in person.seats))
            seat = min(first.seats)
            second = Person(door, party.id, dict(first.seats), seed=9)
            await second.connect()
            question = first.question(seat)
            assert question is not None
            choice = question["choices"][0]["choice"]
            words = [
                tab.word("answer", seat=seat, question=question["number"], choice=choice) for tab in (first, second)
            ]
            await first.send(words[0])
            await second.send(words[1])
            assert (await first.reply(words[0]["id"]))["type"] == "done"
            assert (await second.reply(words[1]["id"]))["code"] == "stale"
            assert second.view(seat).parts == first.view(seat).parts
            await Party(door, party.made, [*party.people, second]).leave()

    story(twice())
