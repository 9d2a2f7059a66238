"""Who is called back, for what and when; and what they are told."""

from __future__ import annotations

import asyncio
import random
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from bothy.host import api
from bothy.host import protocol as say
from bothy.host.errors import RequestError
from bothy.host.notices import api as notices_api
from bothy.host.notices import feeds
from bothy.host.notices.desk import Ways
from bothy.host.notices.notice import Notice
from bothy.host.notices.wishes import DEVICES, Bell, MailBox, Wishes
from bothy.host.tables import Tables
from host.calling import Ear, allow, answer_until_asked, asked, device, equipped, settle, wishes
from host.sitting import Person, friends, live

NIGHT = datetime(2026, 11, 18, 23, 30, tzinfo=UTC).timestamp()


def test_by_days_whose_turn_it_is_is_told_once_and_told_again_when_it_is_over(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        ear = await equipped(tables, "person 1")
        people = await friends(tables, pace="days")
        await answer_until_asked(people, 0)
        await settle(tables)
        ear.heard.clear()
        await answer_until_asked(people, 1)
        await settle(tables)
        assert ear.said("person 1") == ["Your turn at Loch Ness"]
        (letter,) = ear.heard
        assert letter.told.text == f"With {people[0].host.record.chairs[0].name}."
        assert letter.told.path == f"/t/{people[0].host.record.id}"
        assert 2.9 * 86_400 < letter.told.seconds <= 3 * 86_400
        await people[0].say(say.Say(people[0].id(), "come on"))
        await people[1].depart()
        await settle(tables)
        assert len(ear.heard) == 1, "one notice a turn, whatever else happens"
        back = await Person(people[0].host, people[1].hello.seats, who="person 1").arrive()
        await answer_until_asked([people[0], back], 0)
        await settle(tables)
        assert ear.said("person 1") == ["Your turn at Loch Ness", "|"]
        assert ear.said("person 0") == []

    live(story, tmp_path / "a.db")


def test_who_answers_in_time_is_not_called(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        ear = await equipped(tables, "person 0", "person 1")
        tables.desk.matters.patient = 60.0
        people = await friends(tables, pace="days")
        for seat in (0, 1, 0):
            await answer_until_asked(people, seat)
        await settle(tables)
        assert ear.heard == []
        timers = [matter.timers for here in tables.desk.matters.standing.values() for matter in here.values()]
        assert sum(map(len, timers)) == 1, "only who is asked now is waited for"

    live(story, tmp_path / "a.db")


@pytest.mark.parametrize(
    ("pace", "ringing", "kinds", "told"),
    [
        ("days", "usual", (), True),
        ("days", "never", (), False),
        ("days", "usual", ("rematch",), False),
        ("none", "usual", (), False),
        ("none", "always", (), True),
    ],
)
def test_it_is_chosen_by_person_and_table(
    tmp_path: Path, pace: Any, ringing: notices_api.Ring, kinds: tuple[notices_api.NoticeKind, ...], told: bool
) -> None:
    async def story(tables: Tables) -> None:
        ear = await equipped(tables, "person 1")
        await tables.desk.wish("person 1", wishes(*kinds))
        people = await friends(tables, pace=pace)
        await answer_until_asked(people, 0)
        host = people[0].host
        await tables.desk.ring("person 1", host.record.id, host.record.chairs[1].secret, ringing)
        await settle(tables)
        ear.heard.clear()
        await answer_until_asked(people, 1)
        await settle(tables)
        assert bool(ear.said("person 1")) is told

    live(story, tmp_path / "a.db")


def test_another_device_is_called_for_a_seat_whose_link_it_has_shown_until_that_is_renewed(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        ear = await equipped(tables, "phone")
        people = await friends(tables, pace="days")
        host = people[0].host
        await answer_until_asked(people, 0)
        await tables.desk.ring("phone", host.record.id, host.record.chairs[1].secret, "always")
        await answer_until_asked(people, 1)
        await settle(tables)
        assert ear.said("phone") == ["Your turn at Loch Ness"]
        assert (await people[1].say(say.Renew(people[1].id(), "seat", 1)))["type"] == "done"
        await answer_until_asked(people, 0)
        ear.heard.clear()
        await answer_until_asked(people, 1)
        await settle(tables)
        assert ear.said("phone") == []

    live(story, tmp_path / "a.db")


def test_who_allows_it_in_the_middle_of_their_turn_is_called_then(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        ear = await equipped(tables)
        people = await friends(tables, pace="days")
        seat = asked(people[0].host)
        await allow(tables, f"person {seat}")
        await settle(tables)
        assert ear.said(f"person {seat}") == ["Your turn at Loch Ness"]

    live(story, tmp_path / "a.db")


def test_who_was_called_is_not_called_again_before_that_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(tables: Tables) -> None:
        ear = await equipped(tables)
        people = await friends(tables, pace="days")
        person = f"person {asked(people[0].host)}"
        held: list[Any] = []
        monkeypatch.setattr(tables.desk, "do", held.append)
        await tables.desk.add_device(person, device(person))
        await tables.desk.wish(person, wishes())
        await settle(tables)
        await tables.desk.wish(person, wishes())
        await settle(tables)
        assert len(held) == 1
        await asyncio.gather(*held)
        assert ear.said(person) == ["Your turn at Loch Ness"]

    live(story, tmp_path / "a.db")


def test_at_night_nobody_is_called_and_in_the_morning_whose_turn_it_still_is(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        ear = await equipped(tables, "person 1")
        now = [NIGHT]
        tables.desk.matters.clock = lambda: now[0]
        await tables.desk.wish("person 1", wishes(quiet=True))
        people = await friends(tables, pace="days")
        await answer_until_asked(people, 0)
        await answer_until_asked(people, 1)
        await settle(tables)
        assert ear.said("person 1") == []
        matter = tables.desk.matters.standing[people[0].host.record.id][1]
        timer = matter.timers["person 1"]
        assert abs(timer.when() - asyncio.get_running_loop().time() - 8.5 * 3600) < 60
        now[0] += 8.5 * 3600
        timer.cancel()
        tables.desk.matters.due(matter, "person 1")
        await settle(tables)
        assert ear.said("person 1") == ["Your turn at Loch Ness"]

    live(story, tmp_path / "a.db")


@pytest.mark.parametrize(
    ("zone", "hour", "begin", "end", "hours"),
    [
        ("UTC", 23, 1320, 480, 9.0),
        ("UTC", 7, 1320, 480, 1.0),
        ("UTC", 8, 1320, 480, 0.0),
        ("UTC", 12, 1320, 480, 0.0),
        ("UTC", 13, 780, 840, 1.0),
        ("UTC", 3, 200, 200, 0.0),
        ("America/New_York", 4, 1320, 480, 9.0),
        ("Asia/Tokyo", 13, 1320, 480, 10.0),
    ],
)
def test_quiet_hours_are_those_where_one_is(zone: str, hour: int, begin: int, end: int, hours: float) -> None:
    now = datetime(2026, 11, 18, hour, tzinfo=UTC).timestamp()
    one = Wishes("a", zone=zone, quiet_from=begin, quiet_to=end)
    assert one.quiet_for(now) == hours * 3600
    one.quiet = False
    assert one.quiet_for(now) == 0


def test_quiet_hours_end_by_the_clock_on_the_wall_also_when_it_is_set_in_that_night() -> None:
    night = datetime(2026, 3, 29, 0, 30, tzinfo=UTC).timestamp()  # in Paris half past one, and at two it is three
    assert Wishes("a", zone="Europe/Paris").quiet_for(night) == 5.5 * 3600


def test_after_a_restart_nobody_is_told_twice_and_who_was_not_yet_is(tmp_path: Path) -> None:
    ids: list[str] = []

    async def play(tables: Tables) -> None:
        ear = await equipped(tables, "person 1")
        people = await friends(tables, pace="days")
        ids.append(people[0].host.record.id)
        await answer_until_asked(people, 0)
        await settle(tables)
        ear.heard.clear()
        await answer_until_asked(people, 1)
        await settle(tables)
        assert ear.said("person 1") == ["Your turn at Loch Ness"]

    async def told_already(tables: Tables) -> None:
        ear = await equipped(tables)
        host = tables.hosts[ids[0]]
        host.look_who_is_asked()
        await settle(tables)
        assert ear.heard == []
        (matter,) = tables.desk.matters.of("person 1")
        assert matter.began <= time.time()
        await tables.desk.book.change("person 1", lambda now: now.told.clear())

    async def not_yet(tables: Tables) -> None:
        ear = await equipped(tables)
        await tables.take_up_anew(ids[0])
        await tables.host(ids[0])
        await settle(tables)
        assert ear.said("person 1") == ["Your turn at Loch Ness"]

    for story in (play, told_already, not_yet):
        live(story, tmp_path / "a.db")


def test_who_is_elsewhere_is_told_that_the_game_has_begun_or_that_it_is_their_turn_in_it(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = ["person 0", "person 1", "person 2"]
        ear = await equipped(tables, *people)
        made = await tables.make(api.NewTable("loch-ness", 3, pace="days", bot_pace="instant"), who=people[0])
        host = await tables.host(made.table)
        for seat in (1, 2):
            await host.in_turn(lambda seat=seat: host.people.join("", seat, who=people[seat]))  # type: ignore[misc]
        await host.in_turn(host.start)
        await settle(tables)
        first = asked(host)
        for seat, person in enumerate(people):
            assert ear.said(person) == ["Your turn at Loch Ness" if seat == first else "Loch Ness has begun"]
        only = await tables.make(api.NewTable("loch-ness", 2, bots=["random"], pace="days"), who="person 0")
        await tables.desk.wish("person 0", wishes("begun"))
        ear.heard.clear()
        table = await tables.host(only.table)
        await table.in_turn(table.start)
        await settle(tables)
        assert ear.said("person 0") == ["Loch Ness has begun"]

    live(story, tmp_path / "a.db")


def test_a_rematch_that_is_offered_is_told_to_who_has_not_answered_it(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        ear = await equipped(tables, "person 0", "person 1")
        tables.desk.matters.patient = 60.0
        people = await friends(tables, pace="days")
        host = people[0].host
        for seat, person in enumerate(people):
            person.play_at_random(random.Random(seat))
        await people[0].the_end()
        await people[1].depart()
        await settle(tables)
        ear.heard.clear()
        assert (await people[0].say(say.Rematch(people[0].id())))["type"] == "done"
        await settle(tables)
        assert (ear.said("person 0"), ear.said("person 1")) == ([], ["Loch Ness again?"])
        await tables.take_up_anew(host.record.id)
        back = await Person(await tables.host(host.record.id), people[1].hello.seats, who="person 1").arrive()
        await settle(tables)
        assert ear.said("person 1") == ["Loch Ness again?"], "once"
        assert (await back.say(say.Rematch(back.id())))["type"] == "done"
        await settle(tables)
        assert "|" in ear.said("person 1")

    live(story, tmp_path / "a.db")


def test_a_pause_takes_it_back_and_so_does_a_bot_that_takes_over(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        ear = await equipped(tables, "person 1")
        people = await friends(tables, pace="days")
        await answer_until_asked(people, 1)
        await settle(tables)
        ear.heard.clear()
        await people[0].say(say.Pause(people[0].id(), 0, True))
        await settle(tables)
        assert ear.said("person 1") == ["|"]
        await people[0].say(say.Pause(people[0].id(), 0, False))
        await settle(tables)
        await people[1].say(say.Away(people[1].id(), 1, True))
        await settle(tables)
        assert ear.said("person 1")[:3] == ["|", "Your turn at Loch Ness", "|"]

    live(story, tmp_path / "a.db")


# What is told


def test_a_message_holds_what_a_spectator_sees_and_no_secret(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        ear = await equipped(tables, "person 0", "person 1")
        people = await friends(tables, pace="days")
        for seat in (0, 1):
            await answer_until_asked(people, seat)
        await settle(tables)
        record = people[0].host.record
        opening = [people[0].hello.owner, people[0].hello.watch, *people[0].hello.seats, *people[1].hello.seats]
        opening += [chair.secret for chair in record.chairs]
        assert len(ear.heard) >= 2
        for letter in ear.heard:
            assert not [secret for secret in opening if secret in str(letter.told)]
            assert set(letter.told.text.removeprefix("With ").removesuffix(".").split(" and ")) <= {
                "",
                *[chair.name for chair in record.chairs],
            }

    live(story, tmp_path / "a.db")


def test_it_is_told_in_the_reader_s_language_and_a_room_hears_nothing_of_a_table_nobody_may_watch() -> None:
    notice = Notice("turn", "abc", "merlouf", "Ailsa", ("Tom", "Isla", "Jun"), 0.0, True)
    english, french = notice.told("en", 0.0), notice.told("fr", 0.0)
    assert (english.title, english.text) == ("Your turn at Merlouf", "With Tom, Isla and Jun.")
    assert english.room == "Ailsa, it is your turn at Merlouf."
    assert (french.title, french.text) == ("À vous de jouer : Merlouf", "Avec Tom, Isla et Jun.")
    lost = Notice("rematch", "abc", "merlouf", "Ailsa", ("", "Tom"), 50.0, False).told("fr", 0.0)
    assert "Quelqu’un et Tom" in lost.text, "who was forgotten has no name"
    hidden = Notice("turn", "abc", "merlouf", "Ailsa", (), 50.0, False).told("en", 0.0)
    assert (hidden.room, hidden.text, hidden.seconds) == ("", "", 60.0)


def test_a_feed_lists_the_turns_of_now_and_ends_when_its_address_is_renewed(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        tables.desk.ways = Ways(feeds=True)
        first = (await tables.desk.set_feed("person 1", True)).feed
        people = await friends(tables, pace="days")
        await answer_until_asked(people, 1)
        matters = tables.desk.matters.of("person 1")
        address = f"https://house.example/t/{people[0].host.record.id}"
        root = ElementTree.fromstring(feeds.atom(matters, "en", "https://house.example", "https://house.example/f"))
        kind = "{http://www.w3.org/2005/Atom}"
        (entry,) = root.findall(f"{kind}entry")
        assert entry.findtext(f"{kind}title") == "Your turn at Loch Ness"
        assert [link.get("href") for link in entry.findall(f"{kind}link")] == [address]
        lines = feeds.calendar(matters, "fr", "https://house.example").replace("\r\n ", "").split("\r\n")
        assert f"URL:{address}" in lines
        assert "SUMMARY:À vous de jouer : Loch Ness" in lines
        begin, end = [next(line for line in lines if line.startswith(word))[-16:] for word in ("DTSTART", "DTEND")]
        assert begin < end
        await answer_until_asked(people, 0)
        assert tables.desk.matters.of("person 1") == []
        second = (await tables.desk.set_feed("person 1", True)).feed
        opened = [tables.desk.book.opened("feed", secret) for secret in (first, second)]
        assert [one.person if one else "" for one in opened] == ["", "person 1"]
        assert tables.desk.book.opened("stop", second) is None
        await tables.desk.set_feed("person 1", False)
        assert tables.desk.book.opened("feed", second) is None
        assert "person 1" not in tables.desk.book.people, "nothing is left of somebody who wishes nothing"

    live(story, tmp_path / "a.db")


def test_long_lines_of_a_calendar_are_folded_between_letters() -> None:
    line = "SUMMARY:" + "é" * 100
    pieces = feeds.folded(line).split("\r\n ")
    assert all(len(piece.encode()) <= 75 for piece in pieces)
    assert "".join(pieces) == line
    assert feeds.plain("a; b, c\\") == "a\\; b\\, c\\\\"


# What is kept


def test_wishes_are_kept_and_a_browser_is_one_person_s(tmp_path: Path) -> None:
    async def wish(tables: Tables) -> None:
        await equipped(tables, "ailsa")
        for number in range(DEVICES + 2):
            await tables.desk.add_device("ailsa", device(number))
        await tables.desk.ring("ailsa", "t", "s", "always")

    async def again(tables: Tables) -> None:
        book = tables.desk.book
        assert [one.endpoint[-1] for one in book.of("ailsa").devices] == list("23456789")
        assert book.of("ailsa").bells == {"t": Bell("always", "s")}
        await equipped(tables)
        await tables.desk.add_device("tom", device(9))
        assert [one.endpoint[-1] for one in book.of("ailsa").devices] == list("2345678")
        await book.forget("ailsa")
        assert (book.of("ailsa"), book.at_table) == (Wishes("ailsa"), {})
        with pytest.raises(RequestError, match="time zone"):
            await tables.desk.wish("tom", notices_api.NoticeWishes([], False, 0, 0, "Nowhere/Else", "en"))
        with pytest.raises(RequestError, match="no mail"):
            await tables.desk.ask_mail("tom", "tom@example.org", "en")
        with pytest.raises(RequestError, match="no feeds"):
            await tables.desk.set_feed("tom", True)

    for story in (wish, again):
        live(story, tmp_path / "a.db")


def test_mail_is_asked_first_a_few_times_a_day(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        desk, ear = tables.desk, Ear()
        desk.ways = Ways(mail=ear)
        for wrong in ("ailsa", "a b@example.org", "a@b@c", "a@example.org\nBcc: b@c", "<a@b>", "@b"):
            with pytest.raises(RequestError, match="no address"):
                await desk.ask_mail("ailsa", wrong, "en")
        await desk.ask_mail("ailsa", "ailsa@glen.example", "en")
        await settle(tables)
        secret = ear.heard[0].told.path.removeprefix("/confirm#")
        assert desk.book.of("ailsa").mail == MailBox("ailsa@glen.example")
        with pytest.raises(RequestError, match="opens nothing"):
            await desk.confirm(ear.heard[0].keys[0])
        await desk.confirm(secret)
        assert desk.book.of("ailsa").mail == MailBox("ailsa@glen.example", True)
        with pytest.raises(RequestError, match="opens nothing"):
            await desk.confirm(secret)
        await desk.stop("nonsense")
        await desk.stop(ear.heard[0].keys[0])
        assert desk.book.of("ailsa").mail is None
        for _ in range(2):
            await desk.ask_mail("tom", "Ailsa@glen.example", "en")
        with pytest.raises(RequestError, match="too often"):
            await desk.ask_mail("isla", "ailsa@glen.example", "en")

    live(story, tmp_path / "a.db")
