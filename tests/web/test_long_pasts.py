"""A table with a long past holds up nobody: what is counted on the loop is the same as after fifty rows."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest

from bothy.host import asking, rehearsal
from bothy.host import protocol as say
from bothy.kernel import Luck
from bothy.kernel.trail import EVERY
from bothy.web.calling import Calling
from bothy.web.endpoints import ENDPOINTS, Endpoint
from campaigns.client import CampaignFailure, Person, make
from campaigns.holds import Past, at_their_worst, past_of, undone_past, walked
from campaigns.inside import Inside, inside
from campaigns.network import story


def as_asked(endpoint: Endpoint) -> re.Pattern[str]:
    """What a request for it looks like: any game, language or table stands for all."""
    return re.compile(f"{endpoint.method} " + re.sub(r"\\{\w+\\}", "[^/]+", re.escape(endpoint.path)))


def test_every_message_and_request_costs_the_loop_the_same_at_a_table_with_a_long_past(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both tables are at the same position and have the same luck; one has taken back 5,000 rows before it."""
    ending = walked("loch-ness", 2, rows=50, undos=5).rows

    async def cost(door: Inside, past: Past) -> dict[str, Counter[str]]:
        luck = Luck(1)
        for module in (asking, rehearsal):
            monkeypatch.setattr(module, "CHANCE", luck)
        return {name: one.work for name, one in (await at_their_worst(door, past, listeners=200)).items()}

    async def compare() -> None:
        async with inside(tmp_path / "a.db", calling=Calling(feeds=True)) as door:
            short = await cost(door, await past_of(door, "loch-ness", rows=50, undos=5))
            past = await past_of(door, "loch-ness", rows=5_000, undos=800, ending=ending)
            assert len((await door.tables.host(past.party.id)).rows) > 5_000
            assert await cost(door, past) == short
            words = {name.split()[0] for name in short}
            asked = {name.partition(",")[0].partition("?")[0] for name in short}
            assert {kind.__struct_config__.tag for kind in get_args(say.FromClient)} <= words
            assert [endpoint.path for endpoint in ENDPOINTS if not any(map(as_asked(endpoint).fullmatch, asked))] == []
            assert short["propose undo"]["rows_replayed"] <= EVERY
            assert short["answer"]["lines_told"] > 0
            assert not any(work["rows_read"] for work in short.values())

    story(compare())


def test_going_back_replays_at_most_fifty_rows_however_long_the_game(tmp_path: Path) -> None:
    async def go_back() -> None:
        async with inside(tmp_path / "a.db") as door:
            for rows, undos in ((60, 8), (700, 100)):
                past = await past_of(door, "castle-von-loghan", rows, undos)
                for _ in range(6):
                    await past.answer(random.Random(1))
                    before = door.tables.work.on_loop["rows_replayed"]
                    reply = await past.person.ask("propose", seat=past.seat, what="undo")
                    assert reply["type"] == "done", reply
                    assert door.tables.work.on_loop["rows_replayed"] - before <= 50
                await past.party.leave()

    story(go_back())


def test_a_past_with_many_undos_is_told_with_as_many_rows_played_as_it_has(tmp_path: Path) -> None:
    async def tell() -> None:
        async with inside(tmp_path / "a.db") as door:
            past = await past_of(door, "loch-ness", rows=1_000, undos=200)
            path = f"/api/tables/{past.party.id}/story?viewer={past.seat}"
            before = door.tables.work.beside_loop["rows_replayed"]
            assert (await door.request("GET", path, secret=past.secret)).status == 200
            rows = len((await door.tables.host(past.party.id)).rows)
            assert door.tables.work.beside_loop["rows_replayed"] - before == rows >= 1_000

    story(tell())


def test_a_seat_that_returns_after_a_restart_holds_nobody_up(tmp_path: Path) -> None:
    async def play() -> Past:
        async with inside(tmp_path / "a.db") as door:
            return await past_of(door, "loch-ness", rows=600, undos=90)

    async def come_back(past: Past) -> None:
        async with inside(tmp_path / "a.db") as door:
            person = Person(door, past.party.id, past.person.seats)
            await person.connect()
            work = door.tables.work
            assert work.on_loop["rows_replayed"] == work.on_loop["rows_read"] == 0
            assert work.beside_loop["rows_read"] >= 600
            assert work.beside_loop["rows_replayed"] >= 500
            assert len(person.views[past.seat].log) == len(past.person.views[past.seat].log)
            reply = await person.ask("propose", seat=past.seat, what="undo")
            assert reply["type"] == "done"
            assert work.on_loop["rows_replayed"] <= 50

    past = asyncio.run(play())
    story(come_back(past))


def test_the_replay_of_one_table_does_not_wait_for_anothers(tmp_path: Path) -> None:
    async def watch() -> None:
        async with inside(tmp_path / "a.db") as door:
            first = await past_of(door, "loch-ness", rows=60, undos=0)
            second = await past_of(door, "loch-ness", rows=60, undos=0)
            one = await door.tables.host(first.party.id)
            begun, go_on = asyncio.Event(), asyncio.Event()
            loop = asyncio.get_running_loop()

            def dawdle(_: Any) -> None:
                loop.call_soon_threadsafe(begun.set)
                asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()

            slow = asyncio.create_task(door.tables.replays.use(one, dawdle, "somebody"))
            await begun.wait()
            path = f"/api/tables/{second.party.id}/frames"
            assert (await door.request("GET", path, secret=second.secret)).status == 200
            go_on.set()
            await slow

    story(watch())


def test_the_past_that_is_played_here_has_what_it_promises(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path / "a.db") as door:
            past = await past_of(door, "moongha", rows=120, undos=20)
            host = await door.tables.host(past.party.id)
            assert len(host.rows) >= 120
            assert sum(row.kind == "undo" for row in host.rows) >= 20
            assert undone_past(host.rows) > 20
            with pytest.raises(CampaignFailure):
                await make(door, game="no-such-game")

    story(play())
