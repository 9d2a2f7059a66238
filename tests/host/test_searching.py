"""A Master at the table: its own lane, its time, and who answers where it does not."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bothy.bots import bot
from bothy.bots.search.models import strongest
from bothy.bots.search.paired import Search
from bothy.compiled import is_compiled
from bothy.games import find, games
from bothy.host.bot_pool import BotPool, NoAnswer
from bothy.host.bot_process import BotQuestion, think
from bothy.host.errors import RequestError
from bothy.host.tables import Tables
from bothy.kernel import Luck, Position
from bothy.kernel.store import canonical
from bothy.web.games import about
from bothy.web.metrics import Metrics
from host.sitting import Person, live, table


@pytest.fixture(autouse=True)
def a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes may take their time to start: these tests are about what they do then."""
    monkeypatch.setattr("bothy.host.bot_pool.START", 300.0)


def sight_of(position: Position[Any], seat: int) -> bytes:
    return canonical(position.sight(seat).dump()).encode()


def asked() -> tuple[int, bytes]:
    """Somebody in Loch Ness has a choice: the seat and what it sees."""
    position, luck = find("loch-ness").new(3), Luck(4)
    for _ in range(20):
        position.wander(luck)
    while not position.asking() or len(position.choices(position.asking()[0])) < 3:
        position.wander(luck)
    seat = position.asking()[0]
    return seat, sight_of(position, seat)


def patient(pool: BotPool) -> BotPool:
    """A pool that waits, however busy the machine is."""
    pool.whole = pool.searches.budget = pool.quick.budget = 60.0
    pool.searches.patience = None
    return pool


def test_a_master_plays_at_a_table_in_a_lane_of_its_own(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        pool = patient(tables.bot_pool)
        host, made = await table(tables, "loch-ness", 3, bots=["search:10ms", "knack"], start=True)
        person = await Person(host, list(made.seats.values())).arrive()
        person.play_at_random(random.Random(4))
        await person.until(lambda: [row.seat for row in host.rows].count(1) > 4)
        assert pool.searches.all
        assert not pool.searches.all & pool.quick.all
        assert (pool.stood_in, pool.searches.failures) == (0, 0)

    live(story, tmp_path / "b.db")


def test_a_search_that_fails_in_an_imagined_world_is_counted_and_the_knack_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, sight = asked()
    question = BotQuestion("loch-ness", "search:8", msgspec.Raw(sight), 9)
    line = msgspec.json.encode(question)
    assert think(line)

    def breaks(search: Search) -> None:
        raise ValueError("no such world")

    monkeypatch.setattr(Search, "best", breaks)
    with pytest.raises(RuntimeError, match="search:8 failed"):
        think(line)


def test_what_those_elsewhere_have_taken_is_taken_from_the_time_at_home() -> None:
    class Elsewhere:
        def free(self, game: str) -> bool:
            return True

        async def choose(self, question: BotQuestion) -> str:
            await asyncio.sleep(0.2)
            raise NoAnswer("it is gone")

    _, sight = asked()

    async def story() -> None:
        pool = BotPool(1)
        given: list[float | None] = []
        pool.away = Elsewhere()  # type: ignore[assignment]

        async def timed(answer: Any, seconds: float | None) -> str:
            answer.close()
            given.append(seconds)
            return "spot 1a"

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr("bothy.host.bot_pool.asyncio.wait_for", timed)
            assert await pool.choose("loch-ness", "search:200ms", sight, 9) == "spot 1a"
        assert given[0] is not None
        assert given[0] <= pool.whole - 0.2

    asyncio.run(story())


def test_where_a_search_takes_too_long_the_knack_answers_and_a_metric_says_so(tmp_path: Path) -> None:
    game = find("loch-ness")
    _, sight = asked()
    level = strongest(game)
    seen = game.load_sight(msgspec.json.decode(sight))
    knack = bot(f"knack:{level}" if level else "knack", game).choose(seen, seen.choices(), 9).notation

    async def story(tables: Tables) -> None:
        pool = patient(tables.bot_pool)
        pool.searches.budget = 0.0005
        assert await pool.choose("loch-ness", "search:200ms", sight, 9) == knack
        assert pool.stood_in == 1
        assert pool.searches.failures == 1
        assert pool.quick.failures == 0
        assert "bothy_searches_stood_in_total 1\n" in Metrics(tables).text()

    live(story, tmp_path / "b.db")


def test_a_knack_does_not_wait_behind_a_search() -> None:
    _, sight = asked()

    async def story() -> list[str]:
        pool = patient(BotPool(1))
        ended: list[str] = []

        async def ask(name: str) -> None:
            await pool.choose("loch-ness", name, sight, 9)
            ended.append(name)

        try:
            await asyncio.gather(ask("knack"), ask("search:5ms"))  # both processes have started now
            ended.clear()
            await asyncio.gather(ask("search:1000ms"), ask("knack"), ask("knack"))
        finally:
            await pool.close()
        return ended

    assert asyncio.run(story()) == ["knack", "knack", "search:1000ms"]


def test_searches_that_nobody_has_time_for_are_given_up_in_the_queue() -> None:
    _, sight = asked()

    async def story() -> BotPool:
        pool = patient(BotPool(1))
        pool.searches.patience = 0.05
        try:
            await pool.choose("loch-ness", "search:5ms", sight, 9)
            await asyncio.gather(*[pool.choose("loch-ness", "search:400ms", sight, 9) for _ in range(3)])
        finally:
            await pool.close()
        return pool

    pool = asyncio.run(story())
    assert pool.stood_in == 2
    assert pool.searches.waiting == 0


@pytest.mark.parametrize("key", games())
def test_every_game_offers_a_master_and_says_whether_it_thinks_compiled(key: str) -> None:
    told = about(games()[key])
    assert told.bots[-2:] == ["search:200ms", "random"]
    assert told.compiled is is_compiled()


@pytest.mark.parametrize("name", ["search", "search:1000000", "search:201ms", "search:50:random"])
def test_nobody_takes_more_of_our_time_from_afar(tmp_path: Path, name: str) -> None:
    async def story(tables: Tables) -> None:
        with pytest.raises(RequestError, match=r"it offers: knack.*search:200ms, random"):
            await table(tables, "loch-ness", 3, bots=[name])

    live(story, tmp_path / "b.db")
