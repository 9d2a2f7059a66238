"""What somebody finds at home: how it stands at the tables they have been at."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bothy.host import protocol as say
from bothy.host.errors import RequestError
from bothy.host.tables import Tables
from host.sitting import Person, friends, live, table


def test_home_says_whose_turn_it_is(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(tables, seats=2, name="Bruce")
        seated = await host.in_turn(lambda: host.people.join("Wilma", 1))
        secrets = [made.seats["0"], seated.secret]
        first = await tables.my_table(host.record.id, secrets[0])
        assert first is not None
        assert (first.state, first.your_turn, first.waiting_for) == ("open", False, [])
        owner = await Person(host, [secrets[0]], owner=made.owner).arrive()
        assert (await owner.say(say.Start("go")))["type"] == "done"
        assert host.position is not None
        asked = host.position.asking()
        for seat, secret in enumerate(secrets):
            found = await tables.my_table(host.record.id, secret)
            assert found is not None
            assert (found.seat, found.your_turn, found.waiting_for) == (seat, seat in asked, asked)
            assert found.names[1] == "Wilma"
        watching = await tables.my_table(host.record.id, made.watch)
        assert watching is not None
        assert (watching.seat, watching.your_turn) == (-1, False)

    live(story, tmp_path / "b.db")


def test_old_links_and_strange_tables_are_left_out(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(tables)
        assert await tables.my_table(host.record.id, "not a secret") is None
        assert await tables.my_table(host.record.id, "") is None
        assert await tables.my_table(host.record.id, made.invite) is None, "an invitation is not yet a seat"
        assert await tables.my_table("nowhere", made.seats["0"]) is None

    live(story, tmp_path / "b.db")


def test_who_may_not_watch_is_not_told_who_is_waited_for(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, watching="off")
        host = people[0].host
        assert host.position is not None
        asked = host.position.asking()
        for person in people:
            seated = await tables.my_table(host.record.id, person.hello.seats[0])
            assert seated is not None
            assert seated.waiting_for == asked
        owner = await tables.my_table(host.record.id, people[0].hello.owner)
        assert owner is not None
        assert (owner.seat, owner.state, owner.waiting_for) == (-1, "playing", [])

    live(story, tmp_path / "b.db")


def test_a_look_from_home_keeps_no_table_from_being_put_away(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, pace="none")
        host, secret = people[0].host, people[0].hello.seats[0]
        host.touched = 1.0
        assert await tables.my_table(host.record.id, secret) is not None
        assert host.touched == 1.0
        for seat, person in enumerate(people):
            person.play_at_random(random.Random(seat))
        result = await people[0].the_end()
        for person in people:
            await person.depart()
        await tables.unload_idle(rest=-1)
        found = await tables.my_table(host.record.id, secret)
        assert found is not None
        assert (found.state, found.shares) == ("finished", result["shares"])
        assert not tables.hosts, "to show it, nobody has to host it"

    live(story, tmp_path / "b.db")


@pytest.mark.parametrize("end", [False, True])
def test_a_table_of_other_rules_is_shown_without_what_only_its_rules_know(tmp_path: Path, end: bool) -> None:
    kept: list[tuple[str, str]] = []

    async def play(tables: Tables) -> None:
        people = await friends(tables, pace="days")
        host = people[0].host
        kept.append((host.record.id, people[0].hello.seats[0]))
        if end:
            for seat, person in enumerate(people):
                person.play_at_random(random.Random(seat))
            await people[0].the_end()
        rules = f'"rules":{host.game.rules_version}'
        await tables.storage.write([("UPDATE snapshots SET data = REPLACE(data, ?, ?)", (rules, '"rules":99'))])

    async def come_back(tables: Tables) -> None:
        id, secret = kept[0]
        found = await tables.my_table(id, secret)
        assert found is not None
        assert (found.seat, found.your_turn, found.waiting_for, found.shares) == (0, False, [], [])
        assert found.state == ("finished" if end else "playing")
        with pytest.raises(RequestError) as caught:
            await tables.host(id)
        assert caught.value.code == "older-rules"

    live(play, tmp_path / "b.db")
    live(come_back, tmp_path / "b.db")


def test_a_bot_that_stands_in_is_not_ones_turn(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        asked = next(person for person in people if person.question())
        secret = asked.hello.seats[0]
        assert (await asked.say(say.Pause("p", asked.seats[0], True)))["type"] == "done"
        paused = await tables.my_table(asked.host.record.id, secret)
        assert paused is not None
        assert not paused.your_turn

    live(story, tmp_path / "b.db")


def test_the_end_is_told_with_its_account_also_after_a_restart(tmp_path: Path) -> None:
    ends: list[tuple[str, str, dict[str, Any]]] = []

    async def play(tables: Tables) -> None:
        people = await friends(tables, pace="none")
        host = people[0].host
        for seat, person in enumerate(people):
            person.play_at_random(random.Random(seat))
        result = await people[0].the_end()
        assert result["account"], "the scores are taken apart"
        for seat, score in enumerate(result["scores"]):
            assert sum(line["points"][seat] for line in result["account"]) == score
        ends.append((host.record.id, people[0].hello.seats[0], result))

    async def come_back(tables: Tables) -> None:
        id, secret, result = ends[0]
        back = await Person(await tables.host(id), [secret]).arrive()
        assert back.part("result") == result
        found = await tables.my_table(id, secret)
        assert found is not None
        assert (found.state, found.shares) == ("finished", result["shares"])

    live(play, tmp_path / "b.db")
    live(come_back, tmp_path / "b.db")


def test_unhurried_people_have_no_clock_but_races_end(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        tables.paces["unhurried"]["reaction"] = 0.2
        people = await friends(tables, "loch-lomond", 2, pace="unhurried")
        host = people[0].host
        assert people[0].part("clock") is None
        steps: set[str] = set()

        def race() -> bool:
            question = people[0].question()
            if question:
                steps.add(question["step"])
            return bool(question and question["race"])

        while not race():
            asked = next((person for person in people if person.question()), None)
            if asked is None:
                await people[0].until(lambda: any(person.question() for person in people))
                continue
            wanted = [offer["choice"] for offer in asked.question()["choices"]]
            await asked.answer("play" if "play" in wanted else "draw" if "draw" in wanted else wanted[0])
        number = host.asking.question
        await people[0].until(lambda: host.asking.question != number, seconds=10)
        assert not any(chair.bot for chair in host.record.chairs), "nobody's seat is taken for being silent"

    live(story, tmp_path / "b.db")
