"""How letters to those who are called back are carried: what is too much, fails, or is under way at the end."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bothy.host.notices import sending
from bothy.host.notices.desk import Ways
from bothy.host.notices.notice import Told
from bothy.host.notices.sending import Letter, Outcome, Sending
from bothy.host.notices.wishes import Device, Wishes
from bothy.host.tables import Tables
from host.calling import Ear, allow, answer_until_asked, equipped, settle
from host.sitting import friends, live


def letter(number: int, tag: str = "t") -> Letter:
    return Letter("ailsa", f"https://push.example/{number}", Told("", "", "", "/", tag, 60.0))


def by_the_day() -> Callable[[str], Awaitable[int]]:
    """Counts as the house does, within one day."""
    counted: Counter[str] = Counter()

    async def count(what: str) -> int:
        counted[what] += 1
        return counted[what]

    return count


def test_what_is_too_much_is_dropped_and_counted() -> None:
    async def story() -> None:
        counts: Counter[str] = Counter()
        ear = Ear()
        ear.a_day = sending.WAITING

        async def heard(letter: Letter, outcome: Outcome) -> None:
            """Nobody minds."""

        under_way = Sending(counts, heard, by_the_day())
        assert all(under_way.put(ear, letter(number)) for number in range(sending.WAITING))
        assert not under_way.put(ear, letter(0))
        assert counts["notices_dropped"] == 1
        under_way.open()
        await under_way.queue.join()
        assert counts["notices_sent"] == sending.WAITING == len(ear.heard)
        one = Wishes("tom", devices=[Device("https://push.example/1", "", "")])
        ear.heard.clear()
        ear.a_day = 20
        for _ in range(ear.a_day + 3):
            assert under_way.send([ear], one, letter(1).told) == 1
        await under_way.queue.join()
        assert (len(ear.heard), counts["notices_dropped"]) == (ear.a_day, 1 + 3)
        await under_way.close()

    asyncio.run(story())


def test_what_cannot_be_carried_now_is_tried_again_unless_something_newer_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sending, "PAUSE", 0.01)

    async def story() -> None:
        heard: list[Outcome] = []

        async def hear(letter: Letter, outcome: Outcome) -> None:
            heard.append(outcome)

        ear = Ear()
        ear.outcome = Outcome.LATER
        under_way = Sending(Counter(), hear, by_the_day())
        under_way.open()
        under_way.put(ear, letter(1))
        await ear.until(lambda: heard)
        assert (len(ear.heard), heard) == (sending.TRIES, [Outcome.LATER])
        monkeypatch.setattr(sending, "PAUSE", 1000.0)
        one = Wishes("ailsa", devices=[Device("https://push.example/1", "", "")])
        under_way.send([ear], one, letter(1).told)
        await ear.until(lambda: under_way.timers)
        ear.outcome = Outcome.DONE
        under_way.send([ear], one, letter(1).told)
        assert not under_way.timers
        await under_way.close()

    asyncio.run(story())


def test_of_two_letters_under_way_by_one_tag_one_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "PAUSE", 0.01)

    async def story() -> None:
        troubles: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, trouble: troubles.append(trouble))
        heard: list[Outcome] = []

        async def hear(letter: Letter, outcome: Outcome) -> None:
            heard.append(outcome)

        ear = Ear()
        ear.outcome = Outcome.LATER
        under_way = Sending(Counter(), hear, by_the_day())
        under_way.put(ear, letter(1))
        under_way.put(ear, letter(1))
        under_way.open()
        await ear.until(lambda: heard and not under_way.timers)
        assert (len(ear.heard), heard, troubles) == (1 + sending.TRIES, [Outcome.LATER], [])
        await under_way.close()

    asyncio.run(story())


def test_a_browser_that_is_gone_is_forgotten_and_one_that_always_fails(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        ear = await equipped(tables, "ailsa")
        desk = tables.desk
        ear.outcome = Outcome.FAILED
        for _ in range(2):
            await desk.try_out("ailsa")
            await settle(tables)
        assert desk.book.of("ailsa").devices[0].failures == 2
        ear.outcome = Outcome.DONE
        await desk.try_out("ailsa")
        await settle(tables)
        assert desk.book.of("ailsa").devices[0].failures == 0
        ear.outcome = Outcome.FAILED
        for _ in range(6):
            await desk.try_out("ailsa")
            await settle(tables)
        assert desk.mine("ailsa").devices == 0
        await allow(tables, "ailsa")
        ear.outcome = Outcome.GONE
        assert await desk.try_out("ailsa") == 1
        await settle(tables)
        assert desk.mine("ailsa").devices == 0

    live(story, tmp_path / "a.db")


def test_what_could_not_be_carried_before_the_end_is_told_by_whoever_has_the_table_next(tmp_path: Path) -> None:
    ids: list[str] = []

    async def play(tables: Tables) -> None:
        ear = await equipped(tables, "person 1")
        people = await friends(tables, pace="days")
        ids.append(people[0].host.record.id)
        await answer_until_asked(people, 0)
        await settle(tables)
        ear.heard.clear()
        ear.outcome = Outcome.LATER
        await answer_until_asked(people, 1)
        await settle(tables)
        assert ear.said("person 1") == ["Your turn at Loch Ness"]
        assert tables.desk.sending.timers, "it is to be tried again"

    async def again(tables: Tables) -> None:
        ear = await equipped(tables)
        await tables.take_up_anew(ids[0])
        await tables.host(ids[0])
        await settle(tables)
        assert ear.said("person 1") == ["Your turn at Loch Ness"]
        assert tables.desk.book.of("person 1").told.keys() == {ids[0]}

    for story in (play, again):
        live(story, tmp_path / "a.db")


class SlowEar(Ear):
    """One letter takes its time."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.may_end = asyncio.Event(), asyncio.Event()

    async def carry(self, letter: Letter) -> Outcome:
        self.begun.set()
        await self.may_end.wait()
        return await super().carry(letter)


def test_a_letter_that_is_under_way_at_the_end_arrives_and_no_other_is_begun(tmp_path: Path) -> None:
    ids: list[str] = []

    async def play(tables: Tables) -> None:
        await equipped(tables, "person 1")
        ear = SlowEar()
        tables.desk.ways = Ways(push=ear)
        people = await friends(tables, pace="days")
        ids.append(people[0].host.record.id)
        await answer_until_asked(people, 1)
        await ear.begun.wait()
        assert tables.desk.calling("person 1", ids[0])
        sending = tables.desk.sending
        sending.rest()
        sending.put(ear, letter(2))
        asyncio.get_running_loop().call_later(0.1, ear.may_end.set)
        await tables.desk.close()
        assert ear.said("person 1") == ["Your turn at Loch Ness"]
        assert ear.said("ailsa") == []

    async def told_already(tables: Tables) -> None:
        ear = await equipped(tables)
        await tables.take_up_anew(ids[0])
        await tables.host(ids[0])
        await settle(tables)
        assert ear.heard == []

    for story in (play, told_already):
        live(story, tmp_path / "a.db")


def test_what_somebody_is_told_by_another_process_meanwhile_they_are_not_told_again(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        ear = await equipped(tables, "person 1")
        people = await friends(tables, pace="days")
        id = people[0].host.record.id
        await answer_until_asked(people, 1)
        await settle(tables)
        rows = tables.desk.book.of("person 1").told[id]
        await tables.desk.book.change("person 1", lambda now: now.told.clear())
        ear.heard.clear()
        tables.desk.matters.soon = 60.0
        await tables.take_up_anew(id)
        await tables.host(id)
        matter = tables.desk.matters.standing[id][1]
        assert "person 1" in matter.timers
        await tables.desk.book.change("person 1", lambda now: now.told.update({id: rows}))
        tables.desk.matters.due(matter, "person 1")
        await settle(tables)
        assert ear.heard == []

    live(story, tmp_path / "a.db")


def test_what_is_over_before_its_letter_has_arrived_is_taken_back(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        await equipped(tables, "person 1")
        ear = SlowEar()
        tables.desk.ways = Ways(push=ear)
        people = await friends(tables, pace="days")
        await answer_until_asked(people, 1)
        await ear.begun.wait()
        await answer_until_asked(people, 0)
        ear.may_end.set()
        await settle(tables)
        assert sorted(ear.said("person 1")) == ["Your turn at Loch Ness", "|"]
        assert tables.desk.book.of("person 1").told == {}

    live(story, tmp_path / "a.db")
