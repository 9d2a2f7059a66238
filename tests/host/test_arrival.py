"""Coming to a table: knocking, being ready, colours and chairs before the game; and asking for another one."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bothy.host import protocol as say
from bothy.host.agreeing import WAITING
from bothy.host.errors import RequestError
from bothy.host.lobby import colours
from bothy.host.table_part import door_of
from bothy.host.tables import Tables
from bothy.kernel import SPECTATOR
from bothy.locales.names import NAMES
from host.sitting import Person, friends, live, table


async def knocking(host: Any, who: str) -> Person:
    """Somebody who has only the address, and waits at the door."""
    assert who.capitalize() not in NAMES, "somebody may sit there who is called so by chance"
    seated = await host.in_turn(
        partial(host.people.join, who.capitalize(), -1, who=who, address=f"home of {who}", knock=True)
    )
    assert seated.asked
    return await Person(host, [seated.secret], who=who, address=f"home of {who}").arrive()


def test_before_the_game_anyone_who_sits_there_opens_the_door(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(tables, seats=3)
        owner = await Person(host, [made.seats["0"]], owner=made.owner).arrive()
        seated = await host.in_turn(partial(host.people.join, "Beathag", -1, who="guest"))
        guest = await Person(host, [seated.secret], who="guest").arrive()
        rory = await knocking(host, "rory")
        assert rory.viewers == [], "who knocks sees nothing"
        assert host.record.chairs[2].free
        asked = owner.part("table")["proposal"]
        assert (asked["what"], asked["name"]) == ("knock", "Rory")
        assert (await rory.say(say.Say("s", "let me in")))["code"] == "asked"
        with pytest.raises(RequestError, match="asked already"):
            await knocking(host, "rory")
        await guest.say(say.Vote("v", 1, True))
        assert rory.viewers == [2]
        assert owner.part("table")["chairs"][2]["name"] == "Rory"
        with pytest.raises(RequestError, match="every seat"):
            await knocking(host, "third")

    live(story, tmp_path / "b.db")


def test_several_who_knock_are_answered_one_at_a_time(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(tables, seats=3)
        owner = await Person(host, [made.seats["0"]], owner=made.owner).arrive()
        rory, wilma, iain, flora = [await knocking(host, who) for who in ("rory", "wilma", "iain", "flora")]

        def asked() -> str:
            return str(owner.part("table")["proposal"]["name"])

        assert asked() == "Rory", "who came first"
        assert (await owner.say(say.Vote("1", 0, False, "Wilma")))["code"] == "stale", "an answer is meant for somebody"
        await owner.say(say.Vote("2", 0, False, "Rory"))
        assert (rory.bye, wilma.bye, asked()) == ("refused", "", "Wilma")
        await owner.say(say.Vote("3", 0, True, "Wilma"))
        assert (wilma.viewers, asked(), iain.viewers) == ([1], "Iain", [])
        assert (await owner.say(say.Vote("4", 0, True, "Wilma")))["code"] == "stale", "of two clicks the second is none"
        await owner.say(say.Vote("5", 0, True, "Iain"))
        assert iain.viewers == [2]
        assert (flora.bye, host.record.asked()) == ("refused", []), "there is no chair left for her"

    live(story, tmp_path / "b.db")


def test_who_waits_behind_another_outlives_a_restart_and_is_asked_about_in_the_game(tmp_path: Path) -> None:
    links: dict[str, Any] = {}

    async def knock(tables: Tables) -> None:
        host, made = await table(tables, seats=3, pace="none")
        links.update(made=made, **{who: (await knocking(host, who)).hello.seats for who in ("rory", "wilma")})

    async def answer(tables: Tables) -> None:
        made = links["made"]
        host = await tables.host(made.table)
        owner = await Person(host, [made.seats["0"]], owner=made.owner, who="owner").arrive()
        rory, wilma = [
            await Person(host, links[who], who=who, address=f"home of {who}").arrive() for who in ("rory", "wilma")
        ]
        await owner.say(say.Start("s"))
        await owner.say(say.Propose("p", 0, "undo"))
        assert owner.part("table")["proposal"]["what"] == "seat", "what was asked before comes first"
        await owner.say(say.Vote("a", 0, True, "Rory"))
        assert (owner.part("table")["proposal"]["what"], wilma.viewers) == ("seat", [])
        await owner.say(say.Vote("b", 0, True, "Wilma"))
        await rory.say(say.Vote("c", 1, True, "Wilma"))
        assert (wilma.viewers, host.record.asked()) == ([2], [])

    live(knock, tmp_path / "b.db")
    live(answer, tmp_path / "b.db")


def test_so_many_wait_at_the_door_and_no_more(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, _ = await table(tables, seats=3)
        for number in range(WAITING + 1):
            await knocking(host, f"guest {number}")
        with pytest.raises(RequestError, match="others wait"):
            await knocking(host, "one too many")
        await host.in_turn(partial(host.people.forget, "guest 0"))
        await host.in_turn(partial(host.people.forget, "guest 4"))
        left = [asked.who for asked in host.record.asked()]
        assert (left[0], len(left)) == ("guest 1", WAITING - 1), "who is forgotten waits no longer"

    live(story, tmp_path / "b.db")


def test_whom_nobody_lets_in_is_told_so_and_a_knock_outlives_a_restart(tmp_path: Path) -> None:
    links: dict[str, Any] = {}

    async def knock(tables: Tables) -> None:
        host, made = await table(tables, seats=3)
        links.update(made=made, rory=(await knocking(host, "rory")).hello.seats)

    async def answer(tables: Tables) -> None:
        made = links["made"]
        host = await tables.host(made.table)
        rory = await Person(host, links["rory"], who="rory", address="home of rory").arrive()
        owner = await Person(host, [made.seats["0"]], owner=made.owner).arrive()
        await owner.say(say.Vote("v", 0, False))
        assert rory.bye == "refused"
        assert [chair.person for chair in host.record.chairs] == [True, False, False]

    live(knock, tmp_path / "b.db")
    live(answer, tmp_path / "b.db")


def test_who_knocks_when_the_game_begins_waits_for_all_who_play(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(tables, seats=3, pace="none")
        owner = await Person(host, [made.seats["0"]], owner=made.owner, who="owner").arrive()
        seated = await host.in_turn(partial(host.people.join, "Beathag", -1, who="guest"))
        guest = await Person(host, [seated.secret], who="guest").arrive()
        rory = await knocking(host, "rory")
        await owner.say(say.Start("s"))
        asked = owner.part("table")["proposal"]
        assert (asked["what"], asked["seat"], asked["waiting"]) == ("seat", 2, [0, 1])
        await owner.say(say.Vote("v", 0, True))
        assert rory.viewers == []
        await guest.say(say.Vote("v", 1, True))
        assert rory.viewers == [2]
        assert [line["message"][0] for line in owner.logs[0]].count("log-sat-down") == 1

    live(story, tmp_path / "b.db")


def test_the_door_says_whose_table_it_is_and_how_one_gets_in(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(tables, seats=2, name="Ailsa", bots=["random"])
        door = door_of(host.record)
        assert (door.host, door.may_sit, door.may_knock, door.may_watch, door.needs) == (
            "Ailsa",
            False,
            True,
            True,
            "one",
        )
        assert [chair.kind for chair in door.chairs] == ["person", "bot"]
        owner = await Person(host, [made.seats["0"]], owner=made.owner).arrive()
        await owner.say(say.Settle("s", public=True, watching="off"))
        door = door_of(host.record)
        assert (door.may_sit, door.may_watch) == (True, False)
        await owner.say(say.Start("b"))
        door = door_of(host.record)
        assert (door.may_sit, door.may_knock, door.needs) == (False, True, "all")

    live(story, tmp_path / "b.db")


def test_who_is_ready_in_which_colour_and_on_which_chair(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(tables, seats=4, bots=["random"])
        owner = await Person(host, [made.seats["0"]], owner=made.owner).arrive()
        seated = await host.in_turn(partial(host.people.join, "Beathag", -1, who="guest"))
        guest = await Person(host, [seated.secret], who="guest").arrive()
        assert (await guest.say(say.Colour("c", 2, 0)))["code"] == "colour-taken"
        await guest.say(say.Colour("d", 2, 1))
        assert colours(host.record) == [0, 4, 1, 3], "the bot gives way"
        await guest.say(say.Ready("r", 2, True))
        assert [chair["ready"] for chair in owner.part("table")["chairs"]] == [False, True, True, False]
        assert (await guest.say(say.Swap("s", 2, 0)))["code"] == "taken"
        await guest.say(say.Swap("t", 2, 3))
        assert guest.viewers == [3]
        assert (await guest.say(say.Rename("n", 3, "Bea")))["type"] == "done", "the link opens the new chair"
        await owner.say(say.Swap("u", 3, 0))
        assert (guest.viewers, owner.viewers) == ([0], [3])
        told = [(chair["name"], chair["colour"]) for chair in owner.part("table")["chairs"]]
        assert (told[0], told[3][1]) == (("Bea", 1), 0), "people keep their colours"
        await owner.say(say.Settle("w", pace="days"))
        assert not owner.part("table")["chairs"][0]["ready"], "what was agreed is no longer so"
        await owner.say(say.Start("b"))
        for late in (say.Ready("1", 0, True), say.Colour("2", 0, 5), say.Swap("3", 0, 1)):
            assert (await guest.say(late))["code"] == "started"
        back = await Person(host, guest.hello.seats, who="guest").arrive()
        assert back.viewers == [0]

    live(story, tmp_path / "b.db")


async def ended(tables: Tables, seats: int = 3) -> list[Person]:
    people = await friends(tables, seats=seats)
    await people[0].say(say.Propose("p", 0, "end"))
    for seat, person in enumerate(people[1:], 1):
        await person.say(say.Vote("v", seat, True))
    return people


def test_another_game_begins_when_everybody_has_answered(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        first, second, third = await ended(tables)
        assert (await second.say(say.Rematch("no", yes=False)))["code"] == "stale"
        await first.say(say.Rematch("a"))
        await second.say(say.Rematch("b", yes=False))
        assert first.part("table")["offer"] == {"seat": 0, "agreed": [0], "declined": [1], "waiting": [2]}
        assert len(tables.hosts) == 1, "nothing begins before"
        reply = await third.say(say.Rematch("c"))
        host = await tables.host(reply["table"])
        assert [chair.person for chair in host.record.chairs] == [True, False, True]
        with pytest.raises(RequestError, match="opens nothing"):
            await Person(host, second.hello.seats, who="person 1").arrive()
        assert (await Person(host, third.hello.seats, who="person 2").arrive()).viewers == [2]
        assert (await second.say(say.Rematch("d")))["table"] == reply["table"], (
            "too late to join in, but not to look on"
        )
        assert (await Person(host, who="person 1").arrive()).viewers == [SPECTATOR]

    live(story, tmp_path / "b.db")


def test_who_asks_for_another_game_may_wait_no_longer_or_think_better_of_it(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        first, second, third = await ended(tables)
        await first.say(say.Rematch("a"))
        await first.say(say.Rematch("b", yes=False))
        assert first.part("table")["offer"] is None
        await first.say(say.Rematch("c"))
        await second.say(say.Rematch("d", now=True))
        assert second.part("table")["offer"]["waiting"] == [2], "only who asks may leave out others"
        reply = await first.say(say.Rematch("e", now=True))
        host = await tables.host(reply["table"])
        assert [chair.person for chair in host.record.chairs] == [True, True, False]
        assert third.part("table")["rematch"] == reply["table"]

    live(story, tmp_path / "b.db")


def test_who_comes_back_at_once_is_asked_what_is_asked_by_then(tmp_path: Path) -> None:
    """Also where the others have not been told yet that somebody had gone."""

    async def story(tables: Tables) -> None:
        people = await friends(tables)
        host = people[0].host
        host.people.together = 3600.0
        await people[0].depart()
        await people[0].arrive()  # from now on who comes and goes is told later, together
        first = next(person for person in people if person.question())
        other = people[1 - people.index(first)]
        await other.depart()
        while first.question():
            await first.answer()
        await other.arrive()
        assert other.question(), "it is their turn"

    live(story, tmp_path / "b.db")
