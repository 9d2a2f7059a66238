"""One's place on every device: keys, codes, keepsakes, results, putting away, being forgotten."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bothy.host import api, my_place, place_api, places
from bothy.host import protocol as say
from bothy.host.errors import RequestError
from bothy.host.places import BOTH, KEEPSAKE, MOVE
from bothy.host.tables import Tables
from bothy.locales import Speech
from bothy.web.text_view import Moment, text_view
from host.sitting import Person, friends, live


async def come(host: Any, place: str, who: str = "") -> Person:
    """Somebody who has no link, only the key of a place."""
    person = Person(host, who=who)
    person.hello.place = place
    return await person.arrive()


def test_a_code_doubles_a_place_once_and_within_ten_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(tables: Tables) -> None:
        first, _ = await friends(tables)
        host, home = first.host, tables.places
        desk = await home.open("person 0", "Ailsa", "desk")
        with pytest.raises(RequestError, match="has a key already"):
            await home.open("person 0", "Ailsa", "thief with the cookie")
        code = await home.add("person 0", BOTH)
        with pytest.raises(RequestError, match="opens no place"):
            await come(host, code)
        both = await asyncio.gather(*[my_place.take(tables, code, "phone") for _ in range(3)], return_exceptions=True)
        (phone,) = [taken for taken in both if not isinstance(taken, BaseException)]
        assert (phone.person, phone.name) == ("person 0", "Ailsa")
        on_phone = await come(host, phone.secret, "person 0")
        assert (on_phone.viewers, on_phone.owner) == ([0], True), "chairs of games that were begun before, too"
        late = await home.add("person 0", BOTH)
        now = time.time()
        monkeypatch.setattr("bothy.host.places.time.time", lambda: now + 601)
        with pytest.raises(RequestError, match="good once"):
            await my_place.take(tables, late, "late")
        monkeypatch.undo()
        keys = await home.keys("person 0")
        assert [key.name for key in keys] == ["desk", "phone"]
        await my_place.end(tables, "person 0", keys[1].id)
        assert on_phone.bye == "restart"
        with pytest.raises(RequestError, match="may have been ended"):
            await come(host, phone.secret, "person 0")
        assert (await come(host, desk, "person 0")).viewers == [0]

    live(story, tmp_path / "b.db")


def test_a_place_that_moves_leaves_no_link_behind(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        first, second = await friends(tables)
        host, home = first.host, tables.places
        desk = await home.open("person 0", "Ailsa", "desk")
        keepsake = await home.add("person 0", KEEPSAKE)
        phone = await my_place.take(tables, await home.add("person 0", MOVE), "phone")
        assert first.bye == "link"
        for attempt in (Person(host, first.hello.seats), Person(host, owner=first.hello.owner)):
            with pytest.raises(RequestError, match="opens nothing"):
                await attempt.arrive()
        with pytest.raises(RequestError, match="ended"):
            await come(host, desk)
        with pytest.raises(RequestError, match="opens no place"):
            await my_place.take(tables, keepsake, "old keepsake")
        moved = await come(host, phone.secret)
        assert (moved.viewers, moved.owner, second.bye) == ([0], True, "")

    live(story, tmp_path / "b.db")


def test_a_place_gives_nobody_a_second_hand(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        first, second = await friends(tables)
        key = await tables.places.open("person 0", "Ailsa", "desk")
        with pytest.raises(RequestError, match="seen another hand"):
            await come(first.host, key, "person 1")
        stranger = await come(first.host, key, "tablet")
        assert stranger.viewers == [0]
        with pytest.raises(RequestError, match="seen another hand"):
            await Person(first.host, second.hello.seats, who="tablet").arrive()

    live(story, tmp_path / "b.db")


async def played(tables: Tables) -> list[Person]:
    people = await friends(tables, pace="none")
    luck = random.Random(4)
    for person in people:
        person.play_at_random(luck)
    await people[0].the_end()
    return people


def test_results_by_game_and_by_friend_and_a_copy_of_all(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await played(tables)
        secret = await tables.places.open("person 0", "Ailsa", "desk")
        key = await tables.places.key(secret)
        assert key is not None
        mine = await my_place.place(tables, key)
        shares = people[0].part("result")["shares"]
        assert [(one.game, one.played, one.won, one.fair) for one in mine.results] == [
            ("loch-ness", 1, int(shares[0] > 0), 0.5)
        ]
        name = people[0].host.record.chairs[1].name
        assert [(one.name, one.games, one.won) for one in mine.friends] == [(name, 1, int(shares[0] > 0))]
        assert [(table.state, table.seat) for table in mine.tables] == [("finished", 0)]
        parts = [part async for part in my_place.export(tables, key)]
        copy = msgspec.json.decode(b"".join(parts), type=place_api.Export)
        assert copy.games[0].journal == people[0].host.journal_text()
        assert [b'"journal"' in part for part in parts] == [False, True, False], "each game comes by itself"
        assert secret not in str(copy)
        await my_place.put_away(tables, "person 0", mine.tables[0].id)
        assert (await my_place.place(tables, key)).away == [mine.tables[0].id]

    live(story, tmp_path / "b.db")


def test_a_table_that_is_cleared_away_meanwhile_is_missing_in_the_copy_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(tables: Tables) -> None:
        await played(tables)
        secret = await tables.places.open("person 0", "Ailsa", "desk")
        key = await tables.places.key(secret)
        assert key is not None
        mine = await my_place.place(tables, key)

        async def nowhere(id: str) -> None:
            return None

        monkeypatch.setattr(tables.storage, "table", nowhere)
        assert await my_place.own_game(tables, mine.tables[0]) is None

    live(story, tmp_path / "b.db")


def test_what_is_remembered_of_devices_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(tables: Tables) -> None:
        monkeypatch.setattr(places, "REMEMBERED", 3)
        for number in range(10):
            secret = await tables.places.open(f"person {number}", "", "desk")
            assert await tables.places.at_home(secret) == f"person {number}"
        assert len(tables.places.known) <= 3
        assert len(tables.places.noted) <= 3

    live(story, tmp_path / "b.db")


def test_who_puts_an_unfinished_game_away_leaves_it_to_others_or_ends_it(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        first, second = await friends(tables)
        await my_place.put_away(tables, "person 0", first.host.record.id)
        assert first.bye == "link"
        assert [chair.person for chair in second.part("table") and first.host.record.chairs] == [False, True]
        made = await tables.make(api.NewTable("loch-ness", 2, start=True, pace="none"), who="person 0")
        await my_place.put_away(tables, "person 0", made.table)
        host = await tables.host(made.table)
        assert (host.record.state, host.record.ended) == ("finished", True)

    live(story, tmp_path / "b.db")


def test_what_was_kept_before_there_were_places_comes_along(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await played(tables)
        id = people[0].host.record.id
        await tables.storage.write([("DELETE FROM sittings", ())])
        secret = await tables.places.open("new cookie", "Ailsa", "desk")
        await my_place.claim(
            tables, "new cookie", [place_api.Link(id, people[0].hello.seats[0]), place_api.Link(id, "x" * 32)]
        )
        key = await tables.places.key(secret)
        assert key is not None
        mine = await my_place.place(tables, key)
        assert ([table.id for table in mine.tables], mine.results[0].played) == ([id], 1)

    live(story, tmp_path / "b.db")


def test_who_is_forgotten_has_no_name_no_chair_and_no_key(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await played(tables)
        over = people[0].host.record.id
        first, second = await friends(tables)
        on = first.host.record.id
        await first.say(say.Say("s", "it was me"))
        name = first.host.record.chairs[0].name
        secret = await tables.places.open("person 0", name, "desk")
        await my_place.forget(tables, "person 0")
        assert await tables.places.key(secret) is None
        for id in (over, on):
            host = await tables.host(id)
            assert "person 0" not in str(host.record)
        host = await tables.host(on)
        assert (host.record.chairs[0].person, host.record.chairs[0].who) == (False, "")
        assert [chat.name for chat in host.updates.chats] == [""]
        back = await Person(host, second.hello.seats, who="person 1").arrive()
        assert back.viewers == [1]
        told = [line["message"] for line in back.logs[1] if line["message"][0] == "log-left"]
        assert [message[1]["before"] for message in told] == [""]
        log = text_view(Moment.now(host), host, 1, "en").log
        assert next(line for line in log if "a bot, plays on" in line).startswith("Somebody leaves the table")
        finished = (await tables.host(over)).record
        assert (finished.chairs[0].name, finished.chairs[0].person) == ("", True)
        speech = Speech("fr", names=[chair.name for chair in finished.chairs], viewer=1)
        assert speech.text("seat-name", seat=0) == "Quelqu’un"
        other = await tables.places.open("person 1", "Tom", "desk")
        key = await tables.places.key(other)
        assert key is not None
        assert (await my_place.place(tables, key)).friends == []

    live(story, tmp_path / "b.db")
