"""What processes tell each other, what is done where they were not heard, and what is counted for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import psycopg
import pytest

from bothy.host import my_place
from bothy.host.database import Write
from bothy.host.errors import RequestError
from bothy.host.notices.desk import ASKED_A_DAY, Ways
from bothy.host.notices.notice import Told
from bothy.host.tables import Tables
from bothy.web.limits import Limits
from campaigns.inside import Inside
from host.calling import Ear, device, settle, wishes
from host.sitting import Person, friends
from web.test_leases import soon, stand_still, two
from web.test_relays import process, relays_of, seen


@pytest.fixture(scope="module")
def house(postgres: str) -> str:
    with psycopg.connect(postgres, autocommit=True) as base:
        base.execute("CREATE DATABASE news")
    return postgres.replace("/postgres?", "/news?")


def deafen(tables: Tables) -> None:
    """From now on a process misses whatever it is told."""
    assert tables.company is not None
    tables.company.crier.heard.clear()
    tables.company.crier.looks.clear()


async def in_time(true: Callable[[], bool]) -> None:
    """Wait until something is so, and not for ever."""
    async with asyncio.timeout(30):
        await soon(true)


async def clear(tables: Tables) -> None:
    """No table is left that would be in the way of another test."""
    await tables.storage.write([(f"DELETE FROM {table}", ()) for table in ("tables", "leases", "sittings")])


def test_what_is_cried_while_something_is_told_is_told_next(house: str) -> None:
    async def story(first: Tables, second: Tables) -> None:
        heard: list[Any] = []
        assert first.company is not None
        assert second.company is not None
        await first.company.fellows.look()
        second.company.crier.heard = {"word": lambda _, what: heard.append(what)}
        crier = first.company.crier
        async with first.company.line.turn:  # nothing gets out
            crier.cry("word", 1)
            await in_time(lambda: not crier.waiting)
            crier.cry("word", 2)
        await in_time(lambda: heard == [1, 2])

    two(house, story)


def test_whoever_came_by_an_ended_key_is_sent_away_though_the_news_was_missed(house: str) -> None:
    async def story(first: Tables, second: Tables) -> None:
        deafen(second)
        desk = await first.places.open("ailsa", "Ailsa", "desk")
        code = await first.places.add("ailsa", "both")
        phone = (await first.places.take(code, "phone")).secret
        host = (await friends(second))[0].host
        people = []
        for key in (desk, phone):
            person = Person(host, who="ailsa")
            person.hello.place = key
            people.append(await person.arrive())
        keys = await first.places.keys("ailsa")
        await my_place.end(first, "ailsa", next(key.id for key in keys if key.name == "phone"))
        assert second.sharing is not None
        await second.sharing.look_anew()
        assert [person.bye for person in people] == ["", "restart"]
        assert people[0] in host.connections
        assert people[1] not in host.connections

    two(house, story)


def test_clocks_that_cannot_be_looked_after_keep_no_other_from_it(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bothy.host.sharing.LOOK", 0.05)
    monkeypatch.setattr("bothy.host.sharing.A_FEW", 1)

    async def story(first: Tables, second: Tables) -> None:
        ids = []
        for _ in range(4):
            people = await friends(first, pace="days")
            ids.append(people[0].host.record.id)
        lost, strange, broken, good = ids
        for table, due in zip(ids, range(2, 6), strict=True):
            await first.storage.write([("UPDATE leases SET due = ? WHERE table_id = ?", (float(due), table))])
        await first.storage.write([("UPDATE tables SET game = 'lost' WHERE id = ?", (lost,))])
        await first.storage.write(
            [("UPDATE tables SET data = replace(data, 'loch-ness', 'loch-none') WHERE id = ?", (strange,))]
        )
        await first.storage.write([("UPDATE tables SET data = '[]' WHERE id = ?", (broken,))])
        assert first.sharing is not None
        await first.sharing.hand_over()
        stand_still(first)
        assert first.company is not None
        first.company.fellows.leaving = True
        await in_time(lambda: good in second.hosts)
        assert second.sharing is not None
        assert set(second.sharing.setbacks.left_alone()) >= {lost, strange, broken}
        await clear(first)

    two(house, story)


def test_an_old_table_that_cannot_be_deleted_keeps_no_other_from_it(house: str) -> None:
    async def story(first: Tables, second: Tables) -> None:
        ids = []
        for _ in range(2):
            people = await friends(first)
            host = people[0].host
            await host.in_turn(lambda host=host: host.people.give_up("person 0"))  # type: ignore[misc]
            ids.append(host.record.id)
        for table in ids:
            await first.take_up_anew(table)
        await first.storage.write([("UPDATE tables SET state = 'finished', changed = 1", ())])
        await first.storage.write([("UPDATE tables SET game = 'lost' WHERE id = ?", (ids[0],))])
        await first.delete_finished(2.0)
        left = [id for (id,) in await second.storage.read("SELECT id FROM tables WHERE changed = 1 ORDER BY id")]
        assert left == [ids[0]]
        assert first.setbacks.left_alone() == [ids[0]]
        assert not set(ids) & first.leases.held.keys()  # type: ignore[attr-defined]
        await clear(first)

    two(house, story)


# What is counted for all


def test_how_often_an_address_is_asked_is_counted_for_the_house(house: str) -> None:
    async def story(first: Tables, second: Tables) -> None:
        deafen(first)
        deafen(second)
        for tables in (first, second):
            tables.desk.ways = Ways(mail=Ear())
        both = [first.desk, second.desk] * ASKED_A_DAY
        for number, desk in enumerate(both[:ASKED_A_DAY]):
            await desk.ask_mail(f"person {number}", "one@glen.example", "en")
        for desk in both[:2]:
            with pytest.raises(RequestError, match="too often"):
                await desk.ask_mail("somebody", "One@glen.example", "en")

    two(house, story)


def test_letters_a_day_are_counted_for_the_house(house: str) -> None:
    async def story(first: Tables, second: Tables) -> None:
        ears = [Ear(), Ear()]
        for tables, ear in zip((first, second), ears, strict=True):
            ear.a_day = 5
            tables.desk.ways = Ways(push=ear)
        await first.desk.add_device("tom", device("tom"))
        await second.desk.book.read("tom")
        for number in range(4):
            for tables in (first, second):
                told = Told("", "", "", "/", f"tag {number}", 60.0)
                tables.desk.sending.send(tables.desk.ways.carriers, tables.desk.book.of("tom"), told)
                await settle(tables)
        assert sum(len(ear.heard) for ear in ears) == 5
        assert [await tables.desk.try_out("tom") for tables in (first, second)] == [0, 0]

    two(house, story)


# Wishes


def meanwhile(tables: Tables, do: Any) -> None:
    """Something happens elsewhere after this process has read, and before it writes next."""
    write = tables.storage.write

    async def writing(writes: Sequence[Write]) -> None:
        tables.storage.write = write  # type: ignore[method-assign]
        await do()
        await write(writes)

    tables.storage.write = writing  # type: ignore[method-assign]


def test_of_two_changes_at_two_processes_none_undoes_the_other(house: str) -> None:
    async def story(first: Tables, second: Tables) -> None:
        for tables in (first, second):
            deafen(tables)
            tables.desk.ways = Ways(push=Ear(), mail=Ear())
        one, other = first.desk, second.desk
        meanwhile(first, lambda: other.add_device("isla", device("phone")))
        await one.add_device("isla", device("desk"))  # both are the first that is known of her
        assert [one.endpoint[-5:] for one in first.desk.book.of("isla").devices] == ["phone", "/desk"]
        await one.ask_mail("isla", "isla@glen.example", "en")
        meanwhile(first, lambda: other.change("isla", lambda now: setattr(now, "mail", None)))
        await one.wish("isla", wishes("turn"))
        await other.book.read("isla")
        for desk in (one, other):
            assert (desk.book.of("isla").mail, desk.book.of("isla").kinds) == (None, ["turn"])
        meanwhile(first, lambda: other.book.forget("isla"))
        await one.remove_device("isla", "https://push.example/phone")
        await other.book.read("isla")
        assert not other.book.of("isla").devices
        await one.add_device("isla", device("desk"))

        async def allow() -> None:
            await other.add_device("isla", device("phone"))

        meanwhile(first, allow)
        await one.book.change("isla", lambda now: setattr(now, "devices", now.devices[1:]))  # it is her last
        await other.book.read("isla")
        assert [one.endpoint[-5:] for one in other.book.of("isla").devices] == ["phone"]

    two(house, story)


# Limits


def test_what_somebody_has_spent_is_made_up_for_where_it_was_missed(house: str) -> None:
    async def story() -> None:
        limits = Limits(requests=1e-6, request_burst=100)
        async with process(house, limits=limits) as first, process(house, limits=limits) as second:
            await seen(first)
            cried: list[Any] = []
            told = relays_of(first).company.crier
            told.cry = lambda kind, what=None: cried.append(what) if kind == "spent" else None  # type: ignore[method-assign]
            account = first.site.visitors.accounts.account("ailsa", 1)

            def spend(times: int) -> None:
                for _ in range(times):
                    assert account.requests.take()
                first.site.shared_limits.tell()

            def left() -> float:
                return round(second.site.visitors.accounts.account("ailsa", 1).requests.left)

            spend(10)
            hear(second, cried.pop())
            assert left() == 90
            spend(10)
            cried.pop()  # nobody has heard it
            spend(10)
            hear(second, cried.pop())
            assert left() == 70
            spend(20)
            cried.clear()
            for _ in range(10):
                first.site.shared_limits.tell()
            hear(second, cried.pop())
            assert left() == 50
            hear(second, [["ailsa", 0, 5.0, 0, 0, 0, 0, 0]])
            assert left() == 45, "an older process says no more than that"

    asyncio.run(story())


def test_a_renewed_process_knows_soon_what_was_spent_before_it_was_there(house: str) -> None:
    """Also what was spent at one that is gone: nobody has a full burst again at each restart."""

    async def story() -> None:
        limits = Limits(requests=1e-6, request_burst=100)
        async with process(house, limits=limits) as second:
            async with process(house, limits=limits) as first:
                await seen(first)
                await seen(second)
                account = first.site.visitors.accounts.account("ailsa", 1)
                for _ in range(60):
                    assert account.requests.take()
                await in_time(lambda: left(second) == 40)
            async with process(house, limits=limits) as renewed:
                await in_time(lambda: left(renewed) == 40)
                renewed.site.shared_limits.make_up("somebody", [["ailsa", 10.0, 0, 0, 0, 0, 0]])
                assert left(renewed) == 40, "who knows less tells nothing new"

    def left(door: Inside) -> float:
        return round(door.site.visitors.accounts.account("ailsa", 1).requests.left)

    asyncio.run(story())


def hear(door: Inside, what: Any) -> None:
    door.site.shared_limits.hear("somebody", what)


def test_a_place_that_moves_is_not_lost_where_a_table_cannot_be_reached(house: str) -> None:
    """The code is as good as before until the links are renewed."""

    async def story(first: Tables, second: Tables) -> None:
        people = await friends(first)
        host = people[0].host
        desk = await first.places.open("person 0", "Ailsa", "desk")
        code = await first.places.add("person 0", "move")
        before = host.record.chairs[0].secret
        second.errands.messenger = None  # as where whoever holds the table has just died
        with pytest.raises(Exception, match="held by another process"):
            await my_place.take(second, code, "phone")
        assert await first.places.key(desk) is not None
        taken = await my_place.take(first, code, "phone")
        await settle(first)
        assert await first.places.at_home(taken.secret) == "person 0"
        assert await first.places.key(desk) is None
        assert host.record.chairs[0].secret != before

    two(house, story)
