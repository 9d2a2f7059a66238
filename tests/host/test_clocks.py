"""Clocks, absent people, and bots that stand in for them."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from bothy.games import games
from bothy.host import protocol as say
from bothy.host.clocks import SECONDS
from bothy.host.host import Host
from bothy.host.tables import Tables
from bothy.kernel.step import Ask
from host.sitting import Person, friends, live, opened, table


def test_every_pace_knows_every_patience() -> None:
    found = {"turn", "reaction", "talk"}
    for game in games().values():
        for kind in game.step_classes.values():
            if issubclass(kind, Ask):
                patience = kind.patience(object.__new__(kind)) if "patience" in vars(kind) else "turn"
                assert patience in found, f"{game.key}: {kind.__name__}"
    hurried = [lengths for pace, lengths in SECONDS.items() if pace not in ("unhurried", "none")]
    assert all(set(lengths) == found for lengths in hurried)


def test_time_out_gives_the_default_then_a_bot_plays_and_the_person_takes_the_seat_back(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        asked = next(person for person in people if person.question())
        seat, host = asked.seats[0], asked.host
        assert host.position is not None
        step = host.position.step()
        assert isinstance(step, Ask)
        default = step.default(host.position.table, seat).notation
        rows = len(host.rows)
        await asked.until(lambda: asked.part("table")["chairs"][seat]["bot"])
        tables.paces["normal"]["turn"] = 60.0
        given = next(row for row in host.rows[rows:] if row.seat == seat)
        assert given.text == default
        late = say.Answer("x", seat, host.asking.question, default)
        assert (await asked.say(late))["code"] == "away"
        assert (await asked.say(say.Away("back", seat, False)))["type"] == "done"
        assert asked.part("table")["chairs"][seat]["bot"] == ""

    live(story, tmp_path / "b.db", turn=1.0)


def test_the_clock_is_told_to_all(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        clock = people[0].part("clock")
        assert clock["length"] == 90_000
        assert 80_000 < clock["until"] - time.time() * 1000 <= 90_000

    live(story, tmp_path / "b.db")


def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, pace="none")
        assert people[0].part("clock") is None
        assert not ticking(people[0].host)

    live(story, tmp_path / "b.db")


def test_a_paused_table_takes_no_answer_and_its_clock_stands_still(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        asked = next(person for person in people if person.question())
        seat, question = asked.seats[0], asked.question()
        await people[0].say(say.Pause("p", 0, True))
        assert asked.part("clock") is None
        assert asked.question() is None
        word = say.Answer("x", seat, question["number"], question["choices"][0]["choice"])
        assert (await asked.say(word))["code"] == "paused"
        await people[1].say(say.Pause("q", 1, False))
        assert asked.part("clock")["until"] - time.time() * 1000 > 80_000
        assert (await asked.answer())["type"] == "done"

    live(story, tmp_path / "b.db")


def ticking(host: Host) -> bool:
    """Whether a clock is running."""
    return host.asking.timer is not None


def test_a_table_left_alone_waits(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(tables, seats=2, bots=["random"], start=True)
        person = await Person(host, list(made.seats.values())).arrive()
        await person.until(lambda: person.question())
        await person.depart()
        rows = len(host.rows)
        assert not ticking(host)
        await asyncio.sleep(0.4)
        assert len(host.rows) == rows, "the clock ran while nobody was there"
        await person.arrive()
        assert ticking(host)
        assert (await person.answer())["type"] == "done"

    live(story, tmp_path / "b.db", turn=0.2)


def test_by_days_the_clock_runs_while_nobody_is_there_and_an_outage_is_refunded(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, pace="days")
        host = people[0].host
        for person in people:
            await person.depart()
        assert ticking(host)
        written = len(host.rows)
        await tables.storage.write([("UPDATE journal SET at = at - ?", (100_000.0,))])
        await tables.storage.write([("UPDATE meta SET value = ? WHERE name = ?", (str(time.time() - 90_000), "alive"))])
        again = await opened(tmp_path / "b.db")
        try:
            other = again.hosts[host.record.id]
            assert len(other.rows) == written
            until = other.asking.until
            assert until is not None
            left = until - time.time()
            assert abs(left - (3 * 86_400 - 10_000)) < 60, "of 100,000 s the server was down for 90,000"
        finally:
            await again.close()

    live(story, tmp_path / "b.db")


def test_the_hourglass_of_no_time_ends_the_night_for_everybody(tmp_path: Path) -> None:
    """Merlouf's variant puts the whole night under one clock; the host answers that time is up."""

    async def story(tables: Tables) -> None:
        people = await friends(tables, "merlouf", 2, options={"no-time": "on"}, pace="normal")
        host = people[0].host
        glasses = set()
        while True:
            asked = next(person for person in people if person.question())
            if host.asking.hourglass:
                glasses.add(host.asking.until)
                if len(glasses) == 1 and len(host.rows) > 20:
                    break
            await asked.answer()
        assert host.asking.length == 180.0
        assert len(glasses) == 1, "one glass for the whole night"
        host.asking.until = host.asking.glass_until = time.time()
        host.asking.set_timer()
        await people[0].until(lambda: not host.asking.hourglass)
        assert [row.text for row in host.rows if row.text == "time is up"]
        assert not any(chair.bot for chair in host.record.chairs), "the glass takes nobody's seat"

    live(story, tmp_path / "b.db")
