"""Who sits where, who may do what, and how they part."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bothy.host import protocol as say
from bothy.host.child import Child
from bothy.host.errors import RequestError
from bothy.host.tables import Tables
from bothy.kernel import SPECTATOR
from bothy.locales.log import OPEN
from host.sitting import Person, friends, live, table


def test_friends_sit_down_by_the_invitation_until_it_is_full(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(tables, seats=3)
        owner = await Person(host, [made.seats["0"]], owner=made.owner).arrive()
        seated = await host.in_turn(lambda: host.people.join("Beathag", -1))
        assert seated.seat == 1
        assert owner.part("table")["chairs"][1] == {
            "name": "Beathag", "kind": "person", "bot": "", "present": False, "muted": False, "resigned": False,
            "ready": False, "colour": 1,
        }  # fmt: skip
        with pytest.raises(RequestError, match="taken"):
            await host.in_turn(lambda: host.people.join("Late", 1))
        await host.in_turn(lambda: host.people.join("Third", 2))
        with pytest.raises(RequestError, match="every seat"):
            await host.in_turn(lambda: host.people.join("Fourth", -1))

    live(story, tmp_path / "b.db")


def test_empty_seats_become_bots_and_a_late_friend_takes_one_if_all_agree(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(tables, seats=3)
        owner = await Person(host, [made.seats["0"]], owner=made.owner).arrive()
        await owner.say(say.Start("s"))
        assert [chair["kind"] for chair in owner.part("table")["chairs"]] == ["person", "bot", "bot"]
        bot = owner.part("table")["chairs"][1]["name"]
        seated = await host.in_turn(lambda: host.people.join("Late", -1))
        assert seated.asked
        friend = await Person(host, [seated.secret]).arrive()
        assert (friend.viewers, friend.parts) == ([], {}), "until they agree nothing is seen"
        assert owner.part("table")["proposal"] == {
            "what": "seat", "seat": 1, "agreed": [], "waiting": [0], "name": "Late",
        }  # fmt: skip
        assert (await friend.say(say.Say("hush", "let me in")))["code"] == "asked"
        await owner.say(say.Vote("v", 0, True))
        assert owner.part("table")["chairs"][1]["kind"] == "person"
        assert friend.viewers == [1]
        assert friend.part("agenda")
        assert owner.logs[0][-1]["message"] == ["log-sat-down", {"seat": 1, "before": bot, "name": "Late"}]

    live(story, tmp_path / "b.db")


def test_who_shares_a_device_says_so_before_the_start_and_races_are_sealed_then(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(tables, seats=3)
        seated = await host.in_turn(lambda: host.people.join("", 1, beside=True))
        owner = await Person(host, [made.seats["0"], seated.secret], owner=made.owner).arrive()
        assert owner.viewers == [0, 1]
        assert owner.part("table")["hot_seat"]
        assert host.record.sealed()
        await owner.say(say.Start("s"))
        with pytest.raises(RequestError, match="from the start"):
            await host.in_turn(lambda: host.people.join("", 2, beside=True))

    live(story, tmp_path / "b.db")


def test_only_the_owner_runs_the_table(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, _ = await table(tables, seats=2)
        seated = await host.in_turn(lambda: host.people.join("Guest", 1))
        guest = await Person(host, [seated.secret]).arrive()
        words: list[say.FromClient] = [
            say.Start("1"), say.Settle("2", pace="blitz"), say.Place("3", 0, "random"), say.Remove("4", 0),
            say.Mute("5", 0, True), say.Renew("6", "invite"),
        ]  # fmt: skip
        for word in words:
            assert (await guest.say(word))["code"] == "not-owner", word
        assert (await guest.say(say.Renew("7", "seat", 0)))["code"] == "not-yours"
        assert (await guest.say(say.Renew("8", "seat", 1)))["secret"]

    live(story, tmp_path / "b.db")


def test_what_the_owner_settles_before_the_game(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(tables, "loch-lomond", 3)
        owner = await Person(host, [made.seats["0"]], owner=made.owner).arrive()
        await owner.say(say.Settle("a", options={"memory": "aid"}, pace="relaxed", seats=5, public=True))
        part = owner.part("table")
        assert (part["options"]["memory"], part["pace"], len(part["chairs"]), part["public"]) == (
            "aid",
            "relaxed",
            5,
            True,
        )
        refused = await owner.say(say.Settle("b", options={"memory": "perfect"}))
        assert (refused["code"], "memory" in refused["text"]) == ("options", True)
        assert (await owner.say(say.Settle("c", seats=12)))["code"] == "options"
        assert (await owner.say(say.Place("d", 1, "genius")))["code"] == "no-bot"
        await owner.say(say.Place("e", 1, "random"))
        assert owner.part("table")["chairs"][1]["bot"] == "random"
        await owner.say(say.Start("f"))
        assert (await owner.say(say.Settle("g", pace="blitz")))["code"] == "started"

    live(story, tmp_path / "b.db")


def test_a_removed_person_is_cut_off_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        owner, guest = people
        await owner.say(say.Remove("r", 1))
        assert guest.bye == "link"
        assert owner.part("table")["chairs"][1]["kind"] == "bot"
        with pytest.raises(RequestError, match="opens nothing"):
            await Person(owner.host, guest.hello.seats).arrive()

    live(story, tmp_path / "b.db")


def test_a_renewed_link_opens_and_the_old_one_does_not(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        second = await Person(people[1].host, people[1].hello.seats).arrive()
        reply = await people[1].say(say.Renew("n", "seat", 1))
        assert second.bye == "link"
        assert people[1].bye == ""
        with pytest.raises(RequestError):
            await Person(people[1].host, people[1].hello.seats).arrive()
        back = await Person(people[1].host, [reply["secret"]]).arrive()
        assert back.viewers == [1]

    live(story, tmp_path / "b.db")


def test_two_devices_share_a_seat(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        asked = next(person for person in people if person.question())
        tablet = await Person(asked.host, asked.hello.seats).arrive()
        assert tablet.question() == asked.question()
        await tablet.answer()
        assert asked.question() == tablet.question()

    live(story, tmp_path / "b.db")


def test_chat_reaches_all_and_is_kept_cleaned_and_limited(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        await people[0].say(say.Say("c", "  hello\n\u0007 there  "))
        assert people[1].heard[-1]["text"] == "hello there"
        for number in range(5):
            await people[0].say(say.Say(f"c{number}", "again"))
        assert (await people[0].say(say.Say("more", "again")))["code"] == "too-fast"
        anew = await Person(people[0].host, people[0].hello.seats).arrive()
        assert (await anew.say(say.Say("anew", "again")))["code"] == "too-fast"
        await people[0].say(say.Mute("m", 1, True))
        assert (await people[1].say(say.Say("d", "ssh")))["code"] == "muted"
        assert (await people[0].say(say.Say("e", "\u0000")))["code"] in ("empty", "too-fast")
        host = people[0].host
        del tables.hosts[host.record.id]
        again = await tables.host(host.record.id)
        assert [chat.text for chat in again.updates.chats][:2] == ["hello there", "again"]

    live(story, tmp_path / "b.db")


def test_all_people_can_end_a_game_together_and_play_again_by_the_same_links(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        assert (await people[0].say(say.Rematch("early")))["code"] == "not-over"
        await people[0].say(say.Propose("p", 0, "end"))
        await people[1].say(say.Vote("v", 1, True))
        assert people[1].part("result") == {
            "scores": [],
            "shares": [],
            "ended": True,
            "account": [],
            "tied": [],
            "ties": [],
        }
        assert people[1].question() is None
        assert "table" not in await people[1].say(say.Rematch("again")), "the other is asked first"
        assert people[0].part("table")["offer"] == {"seat": 1, "agreed": [1], "declined": [], "waiting": [0]}
        reply = await people[0].say(say.Rematch("me too"))
        assert people[1].part("table")["rematch"] == reply["table"]
        new = await tables.host(reply["table"])
        back = await Person(new, people[0].hello.seats, owner=people[0].hello.owner).arrive()
        assert (back.viewers, back.owner, new.record.state) == ([0], True, "playing")

    live(story, tmp_path / "b.db")


def test_who_resigns_does_not_come_back(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        await people[1].say(say.Resign("r", 1))
        assert people[0].part("table")["chairs"][1]["resigned"]
        assert (await people[1].say(say.Away("b", 1, False)))["code"] == "resigned"

    live(story, tmp_path / "b.db")


def test_who_may_look_on(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, watching="blind")
        host = people[0].host
        assert (await Person(host).arrive()).viewers == [SPECTATOR], "the address is enough where anybody may watch"
        with pytest.raises(RequestError, match="opens nothing"):
            await Person(host, watch="x" * 32).arrive()
        watcher = await Person(host, owner=people[0].hello.owner).arrive()
        assert watcher.viewers == [SPECTATOR]
        assert watcher.part("question") is None
        host.record.watching = "off"
        with pytest.raises(RequestError, match="by link only"):
            await Person(host).arrive()
        host.record.public = True
        with pytest.raises(RequestError, match="nobody watch"):
            await Person(host).arrive()

    live(story, tmp_path / "b.db")


def test_a_spectator_whom_all_let_in_sees_everything_but_later(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "loch-lomond", 3, watching="open", watch_delay=1)
        host = people[0].host
        watcher = await Person(host, watch=people[0].hello.watch, who="watcher").arrive()
        assert watcher.viewers == [SPECTATOR], "not before they are asked"
        assert (await watcher.say(say.Look("look", "Zita")))["type"] == "done"
        assert people[0].part("table")["proposal"]["name"] == "Zita"
        before = len(watcher.heard)
        for person in people:
            assert watcher.viewers == [SPECTATOR]
            await person.say(say.Vote("v", person.viewers[0], True))
        assert watcher.viewers == [OPEN]
        assert people[1].logs[1][-1]["message"] == ["log-let-in", {"name": "Zita"}]
        watcher.parts.clear()
        assert [heard["viewer"] for heard in watcher.heard[before:] if heard["type"] == "update"].count(OPEN) == 0
        assert host.position is not None
        then = [list(clan) for clan in host.position.table.faces] if hasattr(host.position.table, "faces") else None
        await watcher.until(lambda: watcher.parts)
        assert "question" not in watcher.parts[OPEN]
        assert then is None or all(-1 not in clan for clan in watcher.part("game.faces"))

    live(story, tmp_path / "b.db")


def test_bots_of_any_level_sit_anywhere_and_only_their_sight_leaves_the_process(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(tables, "loch-lomond", 3, bots=["knack:easy", "random"], start=True)
        person = await Person(host, list(made.seats.values())).arrive()
        person.play_at_random(random.Random(4))
        await person.until(lambda: len(host.rows) > 60 or host.record.state == "finished")
        assert tables.bot_pool.quick.failures == 0

    live(story, tmp_path / "b.db", reaction=0.05)


def test_a_bot_that_hangs_or_breaks_costs_its_own_answer_only(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        tables.bot_pool.quick.budget = 0.0005
        host, made = await table(tables, "loch-ness", 3, bots=["knack", "knack"], start=True)
        person = await Person(host, list(made.seats.values())).arrive()
        person.play_at_random(random.Random(4))
        await person.until(lambda: tables.bot_pool.quick.failures > 1)
        tables.bot_pool.quick.budget = 10.0
        for process in list(tables.bot_pool.quick.all):
            assert isinstance(process.child, Child)
            process.child.process.kill()
        rows = len(host.rows)
        await person.until(lambda: len(host.rows) > rows + 30 or host.record.state == "finished")

    live(story, tmp_path / "b.db")


def test_a_server_puts_away_what_is_left_alone_and_forgets_what_is_old(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        id = people[0].host.record.id
        await tables.unload_idle(rest=-1)
        assert id in tables.hosts, "people are there"
        for person in people:
            await person.depart()
        await tables.unload_idle(rest=-1)
        assert id not in tables.hosts
        back = await Person(await tables.host(id), people[0].hello.seats).arrive()
        other = await Person(back.host, people[1].hello.seats).arrive()
        await back.say(say.Propose("p", 0, "end"))
        await other.say(say.Vote("v", 1, True))
        for person in (back, other):
            await person.depart()
        await tables.unload_idle(rest=-1)
        await asyncio.sleep(0)
        await tables.delete_finished(before=4e9)
        with pytest.raises(RequestError, match="no such table"):
            await tables.host(id)

    live(story, tmp_path / "b.db")


def test_who_leaves_frees_the_seat_and_a_bot_plays_it_meanwhile(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, seats=3)
        people[2].host.listening.receive(people[2], say.Leave("l", 2))
        await people[2].until(lambda: people[2].bye)
        assert people[0].part("table")["chairs"][2]["kind"] == "bot"
        seated = await people[0].host.in_turn(lambda: people[0].host.people.join("Next", 2))
        assert (seated.seat, seated.asked) == (2, True)

    live(story, tmp_path / "b.db")
