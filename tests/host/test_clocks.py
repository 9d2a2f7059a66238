"""Clocks, absent people, and bots that stand in for them."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import pytest

from bothy.games import find, games
from bothy.games.loch_lomond.shoo import Shoo
from bothy.games.merlouf.deals import Negotiate
from bothy.games.merlouf.duels import Contest
from bothy.games.merlouf.settling import HandOver, StowAway
from bothy.games.merlouf.traps import WhichCard
from bothy.host import protocol as say
from bothy.host.asking import same_bell
from bothy.host.clocks import SECONDS, allowance
from bothy.host.host import Host
from bothy.host.tables import Tables
from bothy.kernel.step import Ask
from bothy.locales import folder_of
from host.sitting import Person, friends, live, opened, table
from stories import clause


def test_every_pace_knows_every_patience() -> None:
    found = {"turn", "reaction", "talk"}
    for game in games().values():
        for kind in game.step_classes.values():
            if issubclass(kind, Ask):
                patience = kind.patience(object.__new__(kind)) if "patience" in vars(kind) else "turn"
                assert patience in found, f"{game.key}: {kind.__name__}"
    hurried = [lengths for pace, lengths in SECONDS.items() if pace not in ("unhurried", "none")]
    assert all(set(lengths) - {"gone"} == found for lengths in hurried)


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
        tables.storage.base.let_go()  # as if its process had ended
        again = await opened(tmp_path / "b.db")
        try:
            other = again.hosts[host.record.id]
            assert len(other.rows) == written
            until = other.asking.until
            assert until is not None
            left = until - time.monotonic()
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
        host.asking.until = host.asking.glass_until = time.monotonic()
        host.asking.set_timer()
        await people[0].until(lambda: not host.asking.hourglass)
        assert [row.text for row in host.rows if row.text == "time is up"]
        assert not any(chair.bot for chair in host.record.chairs), "the glass takes nobody's seat"

    live(story, tmp_path / "b.db")


@clause("L16")
def test_the_window_of_shoo_is_as_long_as_the_rules_say() -> None:
    assert allowance(SECONDS, "blitz", Shoo(0, 0)) == 2.5
    for rules, quickest in (("RULES.md", "two and a half seconds"), ("RULES.fr.md", "deux secondes et demie")):
        text = (folder_of(find("loch-lomond")) / rules).read_text(encoding="utf-8")
        told = re.search(r"### L16 .*?(?=###)", text, re.DOTALL)
        assert told is not None
        words = " ".join(told.group(0).split())
        assert quickest in words
        for pace in ("normal", "relaxed", "unhurried"):
            seconds = allowance(SECONDS, pace, Shoo(0, 0))
            assert re.search(rf"\b{seconds:g} (at|à) `{pace}`", words), pace
    assert allowance(SECONDS, "none", Shoo(0, 0)) is None


def test_the_glass_binds_bots_as_it_binds_people(tmp_path: Path) -> None:
    """One person and two bots: when the glass is empty nobody does anything more in this night."""

    async def story(tables: Tables) -> None:
        host, made = await table(
            tables,
            "merlouf",
            seats=3,
            bots=["random"],
            options={"no-time": "on"},
            pace="normal",
            bot_pace="brisk",
            start=True,
        )
        person = await Person(host, list(made.seats.values())).arrive()
        await person.until(lambda: host.asking.hourglass and person.question())
        rows = len(host.rows)
        host.asking.until = host.asking.glass_until = time.monotonic()
        host.asking.set_timer()
        await person.until(lambda: not host.asking.hourglass)
        late = [row.text for row in host.rows[rows:] if row.kind == "answer"]
        assert late.count("time is up") == 3
        assert set(late) == {"time is up"}

    live(story, tmp_path / "b.db")


TALKS = """
merlouf, 2 seats
gnome 0/ball: lounge
gnome 1/ball: kitchen
carries 0/ball: foak frog-jar
carries 1/ball: ruby-ladle
"""


def test_one_bell_rings_for_all_of_the_talks() -> None:
    """To hand something over, or to lay a card, does not wind the clock anew; the next phase does."""
    position = find("merlouf").scene(TALKS)
    talks, over = Negotiate(0), HandOver(0, 1, (0,), ())
    assert same_bell(talks, talks)
    assert same_bell(talks, over)
    assert same_bell(over, talks)
    assert same_bell(talks, StowAway(0, 1, 0, (0,), (), ()))
    assert same_bell(talks, WhichCard(0, 1))
    step = position.step()
    assert isinstance(step, Ask)
    assert not same_bell(talks, step)
    assert not same_bell(step, talks)
    assert not same_bell(None, talks)


def test_whether_to_contest_takes_ten_seconds_at_the_normal_pace() -> None:
    contest = Contest(0, 1)
    assert [allowance(SECONDS, pace, contest) for pace in ("relaxed", "normal", "blitz")] == [15.0, 10.0, 6.25]


@pytest.mark.parametrize("step", [-7200.0, 7200.0])
def test_a_step_of_the_systems_clock_moves_no_clock_of_a_table(
    tmp_path: Path, step: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        host = people[0].host
        asked = next(person for person in people if person.question())
        before = asked.part("clock")
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + step)
        assert (await asked.say(say.Pause("p", asked.viewers[0], True)))["type"] == "done"
        assert (await asked.say(say.Pause("q", asked.viewers[0], False)))["type"] == "done"
        assert 0 <= asked.part("clock")["until"] - before["until"] < 10_000
        anew = await Person(host, asked.hello.seats).arrive()
        left = anew.part("clock")["until"] - anew.heard[0]["now"]
        assert 50_000 < left <= 90_000, "what is left follows from what the server says the time is"
        assert host.asking.until is not None
        host.asking.until = time.monotonic() + 0.05
        host.asking.set_timer()
        await asked.until(lambda: asked.part("table")["chairs"][asked.viewers[0]]["bot"])

    live(story, tmp_path / "b.db")
