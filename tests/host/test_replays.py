"""Finished games told again, and played on otherwise from any of their moments."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from bothy.games import games
from bothy.host import api, replays
from bothy.host import protocol as say
from bothy.host.errors import RequestError
from bothy.host.host import Host
from bothy.host.replays import EACH, EVERY, MOST, Replay, Replays
from bothy.host.table_record import decode
from bothy.host.tables import Tables
from bothy.kernel import journal
from bothy.kernel.journal import OUTCOME, UNDO, standing
from host.sitting import PATIENCE, Person, friends, live, opened


async def finished(tables: Tables, game: str = "loch-ness", seats: int = 3) -> Host:
    """A table at which people have played a whole game."""
    people = await friends(tables, game, seats, pace="none")
    for number, person in enumerate(people):
        person.play_at_random(random.Random(number))
    await people[0].the_end()
    for person in people:
        await person.depart()
    return people[0].host


async def replay_of(tables: Tables, host: Host) -> Replay[Any]:
    return await tables.replays.use(host, lambda replay: replay)


def test_every_moment_is_the_position_after_its_rows(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host = await finished(tables)
        replay = await replay_of(tables, host)
        assert host.position is not None
        assert replay.total == len(host.rows) + 1 > EVERY
        for number, position in replay.moments(EVERY - 3, EVERY + 3):
            assert position == journal.replay(host.game, host.position, standing(host.rows[:number]))
        assert replay.position(replay.total - 1) == host.position
        assert [round for round, _ in replay.rounds] == list(range(host.game.rounds(host.position.table) + 1))

    live(story, tmp_path / "b.db")


async def one_who_may_undo(people: list[Person]) -> Person:
    """Play on until an answer can be taken back; who gave it."""
    asked = people[0]
    while not asked.part("undo"):
        asked = next(person for person in people if person.question())
        await asked.answer()
    return asked


def test_what_was_taken_back_is_told_until_then(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "moongha", 3, pace="none")
        asked = await one_who_may_undo(people)
        before = len(asked.logs[asked.seats[0]])
        assert (await asked.say(say.Undo("u", asked.seats[0])))["type"] == "done"
        host = asked.host
        replay = await replay_of(tables, host)
        assert host.rows[-1].kind == UNDO
        now = len(host.rows)
        heard = [told for told in replay.log if told.event.heard_by(asked.seats[0])]
        assert len([told for told in heard if told.stands(now - 1)]) == before
        log = [told.event.message.dump() for told in heard if told.stands(now)]
        assert log == [line["message"] for line in asked.logs[asked.seats[0]]]

    live(story, tmp_path / "b.db")


def test_only_the_last_few_tales_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(tables: Tables) -> None:
        monkeypatch.setattr(replays, "KEPT", 2)
        hosts = [(await friends(tables))[0].host for _ in range(3)]
        for host in hosts:
            await replay_of(tables, host)
        assert list(tables.replays.kept) == [host.record.id for host in hosts[1:]]

    live(story, tmp_path / "b.db")


def test_a_journal_of_other_rules_is_refused_and_not_kept(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host = (await friends(tables))[0].host
        host.rows[-1].hash = "0123456789"
        with pytest.raises(RequestError, match="other rules") as caught:
            await replay_of(tables, host)
        assert caught.value.code == "older-rules"
        assert isinstance(tables.replays, Replays)
        assert not tables.replays.kept

    live(story, tmp_path / "b.db")


def test_options_of_other_rules_are_refused_likewise(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host = (await friends(tables))[0].host
        host.record.options = {"weather": "fair"}
        with pytest.raises(RequestError, match="other rules") as caught:
            await replay_of(tables, host)
        assert caught.value.code == "older-rules"

    live(story, tmp_path / "b.db")


def test_who_asks_too_much_at_once_is_put_off_and_others_are_not(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host = (await friends(tables))[0].host
        go_on = threading.Event()

        def slowly(replay: Replay[Any]) -> int:
            go_on.wait(PATIENCE)
            return replay.total

        def asked(whose: str) -> asyncio.Task[int]:
            return asyncio.create_task(tables.replays.use(host, slowly, whose))

        try:
            eager = [asked("eager") for _ in range(EACH + 1)]
            with pytest.raises(RequestError) as caught:
                await eager.pop()
            assert caught.value.code == "busy"
            others = [asked(f"other {number}") for number in range(MOST - EACH + 1)]
            with pytest.raises(RequestError):
                await others.pop()
        finally:
            go_on.set()
        assert await asyncio.gather(*eager, *others) == [len(host.rows) + 1] * MOST
        assert not tables.replays.under_way

    live(story, tmp_path / "b.db")


def test_who_asks_no_longer_is_passed_over(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host = (await friends(tables))[0].host
        go_on = threading.Event()
        told: list[str] = []
        first = asyncio.create_task(tables.replays.use(host, lambda _: go_on.wait(PATIENCE)))
        try:
            second = asyncio.create_task(tables.replays.use(host, lambda _: told.append("second")))
            third = asyncio.create_task(tables.replays.use(host, lambda _: told.append("third")))
            await asyncio.sleep(0)
            second.cancel()
            await asyncio.wait([second])
        finally:
            go_on.set()
        await asyncio.gather(first, third)
        assert told == ["third"]

    live(story, tmp_path / "b.db")


# What if


@pytest.mark.parametrize("key", games())
def test_a_game_goes_on_otherwise_from_a_moment_and_survives_a_restart(tmp_path: Path, key: str) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE * 2):
            tables = await opened(tmp_path / "b.db")
            source = await finished(tables, key, games()[key].seats[0])
            moment = len(source.rows) // 2
            replay = await replay_of(tables, source)
            then = replay.position(moment)
            made = await tables.what_if(source, api.WhatIf(moment, 0, "instant", "Wilma"))
            host = await tables.host(made.table)
            assert host.position is not None
            assert host.record.state == "playing"
            before = [row.text for row in standing(source.rows[:moment])]
            assert [row.text for row in host.rows[: then.number]] == before
            if len(host.rows) == then.number:
                assert host.position == then, "what was hidden stays as it was"
            person = await Person(host, [made.seats["0"]], owner=made.owner).arrive()
            log, reached = list(person.logs[0]), len(host.rows)
            await tables.close()

            tables = await opened(tmp_path / "b.db")
            host = await tables.host(made.table)
            person = await Person(host, [made.seats["0"]], owner=made.owner).arrive()
            told = person.logs[0][: len(log)]
            assert [line["message"][0] for line in told] == [line["message"][0] for line in log]
            assert told == log or len(host.rows) > reached, (
                "its faces are those of now: others where a bot has answered since"
            )
            person.play_at_random(random.Random(1))
            result = await person.the_end()
            assert len(result["scores"]) == len(source.record.chairs)
            old = await tables.storage.read("SELECT count(*) FROM journal WHERE table_id = ?", (source.record.id,))
            assert old == [(len(source.rows),)], "the old journal is as it was"
            await tables.close()

    asyncio.run(run())


def test_its_links_are_new_and_its_other_seats_are_bots_with_other_names(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        source = await finished(tables)
        made = await tables.what_if(source, api.WhatIf(10, 1))
        ((data,),) = await tables.storage.read("SELECT data FROM tables WHERE id = ?", (made.table,))
        old, new = source.record, decode(data)
        assert list(made.seats) == ["1"]
        secrets = {old.owner, old.invite, old.watch, *[chair.secret for chair in old.chairs]}
        assert not secrets & {new.owner, new.invite, new.watch, *[chair.secret for chair in new.chairs]} - {""}
        assert [bool(chair.bot) for chair in new.chairs] == [True, False, True]
        assert not {chair.name for chair in old.chairs} & {chair.name for chair in new.chairs if chair.bot}
        assert len({chair.name for chair in new.chairs}) == 3
        assert not new.public

    live(story, tmp_path / "b.db")


def test_undone_answers_are_left_out(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "moongha", 3, pace="none")
        asked = await one_who_may_undo(people)
        assert (await asked.say(say.Undo("u", asked.seats[0])))["type"] == "done"
        assert (await people[0].say(say.Propose("e", people[0].seats[0], "end")))["type"] == "done"
        for person in people[1:]:
            await person.say(say.Vote("v", person.seats[0], True))
        host = people[0].host
        assert host.record.state == "finished"
        made = await tables.what_if(host, api.WhatIf(len(host.rows), asked.seats[0]))
        branch = await tables.host(made.table)
        assert UNDO not in [row.kind for row in branch.rows]
        assert branch.position == host.position

    live(story, tmp_path / "b.db")


def test_before_a_closing_chance_nobody_could_play_on(tmp_path: Path) -> None:
    """In Merlouf's house Merlin's die falls last, whatever it shows."""

    async def story(tables: Tables) -> None:
        source = await finished(tables, "merlouf", 2)
        assert source.rows[-1].kind == OUTCOME
        with pytest.raises(RequestError) as caught:
            await tables.what_if(source, api.WhatIf(len(source.rows) - 1, 0))
        assert caught.value.code == "over"
        assert await tables.storage.read("SELECT count(*) FROM tables") == [(1,)]

    live(story, tmp_path / "b.db")


@pytest.mark.parametrize(("moment", "seat", "code"), [(10, 3, "no-seat"), (10_000, 0, "no-moment"), (-1, 0, "over")])
def test_what_cannot_be_is_refused_and_makes_no_table(tmp_path: Path, moment: int, seat: int, code: str) -> None:
    async def story(tables: Tables) -> None:
        source = await finished(tables)
        at = moment if moment >= 0 else len(source.rows)
        with pytest.raises(RequestError) as caught:
            await tables.what_if(source, api.WhatIf(at, seat))
        assert caught.value.code == code
        assert await tables.storage.read("SELECT count(*) FROM tables") == [(1,)]

    live(story, tmp_path / "b.db")
