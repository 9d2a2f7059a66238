"""Races: the first to arrive is heard; the window is as long for those who cannot react."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

from bothy.games.castle_von_loghan import GAME as CASTLE
from bothy.games.castle_von_loghan.combat.step_3_aid import AidEachOther
from bothy.games.loch_lomond import GAME
from bothy.games.loch_lomond.choices import SHOO
from bothy.games.loch_lomond.shoo import Shoo
from bothy.host import protocol as say
from bothy.host.clocks import LANDING, SECONDS, allowance, flight
from bothy.host.rehearsal import Rehearsal
from bothy.host.tables import Tables
from bothy.kernel import Ask, Position, Race
from host.sitting import Person, friends, live, table


async def to_a_race(people: list[Person], race: str = "Shoo") -> None:
    """Play on until there is a race of this name."""
    luck = random.Random(1)
    host = people[0].host
    while True:
        assert host.position is not None
        step = host.position.step()
        if type(step).__name__ == race:
            return
        asked = next(person for person in people if person.question())
        offers = [offer["choice"] for offer in asked.question()["choices"]]
        calm = [offer for offer in offers if offer != "saorsa"]
        await asked.answer("pass" if "pass" in offers else luck.choice(calm))


def test_of_two_calls_the_first_to_arrive_is_heard(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "loch-lomond", 3, pace="none")
        host = people[0].host
        await to_a_race(people)
        asked = [person for person in people if person.question()]
        first, second = asked[1], asked[0]
        question = first.question()["number"]
        call = next(o["choice"] for o in first.question()["choices"] if o["choice"].startswith("shoo"))
        rows = len(host.rows)
        host.listening.receive(first, say.Answer("a", first.seats[0], question, call))
        reply = await second.say(say.Answer("b", second.seats[0], question, call))
        heard = [row for row in host.rows[rows:] if row.kind == "answer" and row.text == call]
        assert heard[0].seat == first.seats[0]
        assert len(heard) == 1 or reply["type"] == "done"

    live(story, tmp_path / "b.db")


def test_the_window_closes_when_all_people_have_passed(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "loch-lomond", 3, pace="none")
        host = people[0].host
        await to_a_race(people)
        asked = [person for person in people if person.question()]
        for number, person in enumerate(asked):
            assert host.position is not None
            assert type(host.position.step()).__name__ == "Shoo", f"closed after {number} of {len(asked)} passes"
            await person.answer("pass")
        assert host.position is not None
        assert type(host.position.step()).__name__ != "Shoo"

    live(story, tmp_path / "b.db")


def test_a_window_nobody_uses_lasts_its_whole_length(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "loch-lomond", 3)
        host = people[0].host
        await to_a_race(people)
        begun = time.time()
        question = host.asking.question
        await people[0].until(lambda: host.asking.question != question)
        assert time.time() - begun > 0.4
        assert not any(chair.bot for chair in host.record.chairs), "silence costs nobody the seat"

    live(story, tmp_path / "b.db", reaction=0.5)


def test_bots_alone_are_heard_at_once(tmp_path: Path) -> None:
    """All people have passed where there are none: no window is waited for."""

    async def story(tables: Tables) -> None:
        host, made = await table(
            tables, "loch-lomond", 3, bots=["random"] * 3, hot_seats=0, start=True, bot_pace="brisk", pace="relaxed"
        )
        for chair in host.record.chairs:
            assert chair.bot
        host.record.bot_pace = "instant"
        watcher = await Person(host, owner=made.owner).arrive()
        await watcher.until(lambda: len(host.rows) > 150 or host.record.state == "finished")

    live(story, tmp_path / "b.db")


def test_where_devices_are_shared_calls_are_sealed_and_a_lot_says_who_is_heard_first(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(tables, "loch-lomond", 3, hot_seats=3, start=True)
        person = await Person(host, list(made.seats.values())).arrive()
        assert person.viewers == [0, 1, 2]
        luck = random.Random(2)
        while True:
            assert host.position is not None
            step = host.position.step()
            seat = next(seat for seat in (0, 1, 2) if person.question(seat))
            offers = [offer["choice"] for offer in person.question(seat)["choices"]]
            if isinstance(step, Race) and type(step).__name__ == "Shoo":
                break
            calm = [offer for offer in offers if offer != "saorsa"]
            await person.answer("pass" if "pass" in offers else luck.choice(calm), seat)
        order = step.seats(host.position.table)
        call = next(offer for offer in offers if offer.startswith("shoo"))
        before = len(host.rows)
        for seat in reversed(order):
            await person.answer(call, seat)
        kinds = [row.kind for row in host.rows[before:]]
        assert kinds[: len(order) + 1] == ["seal"] * len(order) + ["first"]
        assert host.rows[before + len(order)].seat in order

    live(story, tmp_path / "b.db")


def test_a_negotiation_ends_with_the_bell_and_the_bell_is_one_for_all_words(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "merlouf", 2)
        host = people[0].host
        await to_a_race(people, "Negotiate")
        until = host.asking.until
        person = next(person for person in people if person.question())
        offer = next(o["choice"] for o in person.question()["choices"] if o["choice"] != "pass")
        await person.answer(offer)
        assert type(host.position and host.position.step()).__name__ == "Negotiate"
        assert host.asking.until == until
        await person.until(lambda: type(host.position and host.position.step()).__name__ != "Negotiate")

    live(story, tmp_path / "b.db", talk=1.0)


def test_a_window_that_goes_on_keeps_its_number_when_the_table_is_taken_up(tmp_path: Path) -> None:
    """What was said in it to one process and not heard there is said again to the next."""
    kept: dict[str, Any] = {}

    async def before(tables: Tables) -> None:
        people = await friends(tables, "merlouf", 2)
        host = people[0].host
        await to_a_race(people, "Negotiate")
        for _ in range(2):
            person = next(person for person in people if person.question())
            await person.answer(next(o["choice"] for o in person.question()["choices"] if o["choice"] != "pass"))
        assert host.asking.question < len(host.rows), "others have spoken since it was asked"
        kept.update(id=host.record.id, secret=people[0].hello.seats, question=host.asking.question)

    async def after(tables: Tables) -> None:
        host = await tables.host(kept["id"])
        assert host.asking.question == kept["question"]
        person = await Person(host, seats=kept["secret"]).arrive()
        assert person.question()["number"] == kept["question"]

    live(before, tmp_path / "b.db")
    live(after, tmp_path / "b.db")


def test_every_caller_may_be_heard_first_where_calls_are_sealed() -> None:
    position = GAME.scene("loch-lomond, 3 seats\nclan 1: egg\nclan 2: egg\nclan 3: egg\nopen: egg")
    heard: set[int] = set()
    for _ in range(60):
        start = Position(position.table.copy(), [Shoo(0, 0)], {})
        rehearsal = Rehearsal(start, 0, sealed=True)
        for seat in (0, 1, 2):
            rehearsal.answer(seat, SHOO[seat][0], "")
        heard.add(next(row.seat for row in rehearsal.rows if row.kind == "first"))
    assert heard == {0, 1, 2}


def test_the_seconds_begin_when_the_card_has_landed(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "loch-lomond", 3)
        host = people[0].host
        await to_a_race(people)
        asking = host.asking
        assert asking.until is not None
        assert asking.length == 60.0
        left = asking.until - time.monotonic()
        assert left > 60.0 + LANDING / 2, "as long as the card flies, and then all of it"
        assert people[0].part("clock")["length"] == 60_000

    live(story, tmp_path / "b.db", reaction=60.0)


def test_no_window_is_open_for_bots_before_the_card_has_landed(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(
            tables, "loch-lomond", 3, bots=["random"] * 2, start=True, bot_pace="brisk", pace="none"
        )
        person = await Person(host, list(made.seats.values())).arrive()
        laid: list[float] = []

        def racing() -> bool:
            return isinstance(host.position and host.position.step(), Shoo)

        def look() -> None:
            if racing() and not laid:
                laid.append(time.monotonic())

        person.whenever = look
        while not laid:
            question = await person.until(lambda: laid or person.question())
            if not laid:
                calm = [offer["choice"] for offer in question["choices"] if offer["choice"] != "saorsa"]
                await person.answer(calm[0])
        assert host.position is not None
        bots = {seat for seat in host.position.asking() if host.record.chairs[seat].bot}
        assert bots, "only one seat has called Saorsa"
        while not bots <= set(host.asking.calls):
            assert racing(), "a window was closed before all bots knew what to say"
            await asyncio.sleep(0.01)
        assert min(moment for moment, _ in host.asking.calls.values()) - laid[0] > LANDING

    live(story, tmp_path / "b.db")


def test_only_a_shout_is_timed_like_a_shout() -> None:
    assert flight(Shoo(0, 0)) == LANDING
    assert flight(Shoo(0, 0), shared=True) == 0.0, "behind the curtain nothing has begun"
    assert flight(AidEachOther(0)) == 0.0
    together = [step for step in CASTLE.step_classes.values() if issubclass(step, Ask)]
    assert len(together) > 40
    assert [step.__name__ for step in together if timed(step)] == [], "nobody shouts in a game played together"


def timed(step: type[Ask[Any]]) -> bool:
    return step.patience(step.__new__(step)) == "reaction"


def test_people_who_share_a_device_are_not_hurried() -> None:
    """The next to answer has to come to the screen first."""
    assert allowance(SECONDS, "normal", Shoo(0, 0)) == 4.0
    assert allowance(SECONDS, "normal", Shoo(0, 0), shared=True) == 90.0
    assert allowance(SECONDS, "unhurried", Shoo(0, 0), shared=True) is None


def test_who_waits_for_one_card_only_passes_all_others_as_late_as_a_bot_would(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "loch-lomond", 3, pace="none")
        host = people[0].host
        await to_a_race(people)
        assert host.position is not None
        table = host.position.table
        here = Shoo(0, 0).subject(table)
        asked = [person for person in people if person.question()]
        waits, cares, other = asked
        begun = time.monotonic()
        rows, heard = len(host.rows), len(other.heard)
        elsewhere = "card:selkie" if here != "card:selkie" else "card:kelpie"
        await waits.say(say.Only(waits.id(), waits.seats[0], [elsewhere]))
        await cares.say(say.Only(cares.id(), cares.seats[0], [elsewhere, here]))
        assert waits.part("only") == [elsewhere]
        assert other.part("only") == []
        assert elsewhere not in json.dumps(other.heard[heard:]), "nobody else is told"
        assert waits.question(), "until then one may still shout"
        await other.until(lambda: len(host.rows) > rows)
        assert time.monotonic() - begun > LANDING
        assert [(row.seat, row.text) for row in host.rows[rows:]] == [(waits.seats[0], "pass")]
        assert cares.question(), "who waits for this card is asked"
        await waits.say(say.Only(waits.id(), waits.seats[0], []))
        assert waits.part("only") == []

    live(story, tmp_path / "b.db")
