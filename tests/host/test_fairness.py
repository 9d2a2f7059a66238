"""Nobody gains by a trick: one person, one view; votes, watching, names, and who was sent away."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bothy.host import protocol as say
from bothy.host.errors import RequestError
from bothy.host.names import look
from bothy.host.tables import Tables
from bothy.kernel import SPECTATOR
from bothy.locales.log import OPEN
from bothy.web.text_view import Moment, text_view
from host.sitting import Person, friends, live, table


def lines(person: Person) -> list[Any]:
    """What the log tells a person of comings and goings."""
    told = [line["message"] for line in person.logs[person.viewers[0]]]
    return [message for message in told if message[0] in ("log-sat-down", "log-left", "log-removed", "log-renamed")]


def test_who_has_seen_a_hand_sits_in_no_other_chair(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, "merlouf", 4, bots=1)
        owner, guest = people[0], people[1]
        host = owner.host
        with pytest.raises(RequestError, match="sit at this table already"):
            await host.in_turn(partial(host.people.join, "", 3, who="person 1"))
        host.listening.receive(guest, say.Leave("l", 1))
        await guest.until(lambda: guest.bye)
        with pytest.raises(RequestError, match="no other chair"):
            await host.in_turn(partial(host.people.join, "", 3, who="person 1"))
        seated = await host.in_turn(partial(host.people.join, "", -1, who="person 1"))
        assert (seated.seat, seated.asked) == (1, True), "one's own chair can be asked for again"
        with pytest.raises(RequestError, match="seen another hand"):
            await Person(host, people[2].hello.seats, who="person 1").arrive()
        assert (await Person(host, people[2].hello.seats, who="tablet").arrive()).viewers == [2]
        assert owner.logs[0][-1]["message"] == ["log-other-device", {"seat": 2}]

    live(story, tmp_path / "b.db")


def test_the_owners_powers_give_no_sight(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        owner, guest, third = await friends(tables, seats=3)
        host = owner.host
        name = host.record.chairs[1].name
        assert (await owner.say(say.Remove("r", 1)))["type"] == "done"
        assert guest.bye == "link"
        with pytest.raises(RequestError, match="sit at this table"):
            await host.in_turn(partial(host.people.join, "", 1, who="person 0", address="home 0"))
        seated = await host.in_turn(partial(host.people.join, "Newcomer", 1, who="another cookie", address="home 0"))
        assert seated.asked
        spy = await Person(host, [seated.secret], who="another cookie").arrive()
        await owner.say(say.Vote("v", 0, True))
        assert spy.viewers == [], "the third has not agreed"
        assert (await third.say(say.Vote("n", 2, False)))["type"] == "done"
        assert spy.bye == "refused"
        assert spy.parts == {}
        with pytest.raises(RequestError, match="said no"):
            await host.in_turn(partial(host.people.join, "", 1, who="another cookie", address="elsewhere"))
        assert [line[0] for line in lines(third)] == ["log-removed"]
        assert lines(third)[0][1]["before"] == name

    live(story, tmp_path / "b.db")


def test_a_refusal_is_one_person_s_and_three_are_an_address_s(tmp_path: Path) -> None:
    """A club has one address: one who is told no shuts out nobody else, but who changes names is known again."""

    async def story(tables: Tables) -> None:
        people = await friends(tables, seats=3, bots=1)
        host = people[0].host

        async def ask(who: str, address: str = "club") -> bool:
            return bool((await host.in_turn(partial(host.people.join, "", 2, who=who, address=address))).asked)

        for member in ("first", "second", "third"):
            assert await ask(member)
            await people[0].say(say.Vote(member, 0, False))
            with pytest.raises(RequestError, match="said no"):
                await ask(member, "elsewhere")
        with pytest.raises(RequestError, match="said no"):
            await ask("fourth")
        assert await ask("fourth", "elsewhere")

    live(story, tmp_path / "b.db")


def test_who_was_removed_does_not_come_back_nor_watch(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        owner, _ = await friends(tables, public=True)
        host = owner.host
        await owner.say(say.Remove("r", 1))
        for who, address in (("person 1", "elsewhere"), ("another", "home 1")):
            with pytest.raises(RequestError, match="sent you away"):
                await host.in_turn(partial(host.people.join, "", 1, who=who, address=address))
            with pytest.raises(RequestError, match="sent you away"):
                await Person(host, who=who, address=address).arrive()
        assert (await Person(host, who="another", address="elsewhere").arrive()).viewers == [SPECTATOR]

    live(story, tmp_path / "b.db")


def test_friends_behind_one_address_are_not_sent_away_with_another(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        host, made = await table(tables, seats=3, public=True)
        owner = await Person(host, [made.seats["0"]], owner=made.owner, who="a", address="home").arrive()
        seated = await host.in_turn(partial(host.people.join, "", 1, who="b", address="home"))
        await Person(host, [seated.secret], who="b", address="home").arrive()
        await owner.say(say.Remove("r", 1))
        assert host.record.removed == ["b"]
        assert (await host.in_turn(partial(host.people.join, "", 1, who="c", address="home"))).seat == 1

    live(story, tmp_path / "b.db")


def test_who_sleeps_once_keeps_the_vote(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        asleep = next(person for person in people if person.question())
        awake = next(person for person in people if person is not asleep)
        host, seat = asleep.host, asleep.viewers[0]
        await asleep.until(lambda: asleep.part("table")["chairs"][seat]["bot"])
        assert (await awake.say(say.Propose("e", awake.viewers[0], "end")))["type"] == "done"
        assert host.record.state == "playing", "one who is there is asked"
        assert awake.part("table")["proposal"]["waiting"] == [seat]
        assert (await asleep.say(say.Vote("v", seat, False)))["type"] == "done"
        assert host.record.state == "playing"
        assert ["log-slept", {"seat": seat}] in [line["message"] for line in awake.logs[awake.viewers[0]]]

    live(story, tmp_path / "b.db", turn=0.2)


def test_who_is_gone_for_long_is_not_waited_for(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        owner, guest = await friends(tables)
        host = owner.host
        await guest.depart()
        assert (await owner.say(say.Propose("e", 0, "end")))["type"] == "done"
        assert host.record.state == "playing", "one who has just gone may come back"
        await owner.until(lambda: host.record.state == "finished")

    live(story, tmp_path / "b.db", gone=1.0)


def test_sight_of_a_hand_is_never_given_by_nobody(tmp_path: Path) -> None:
    """Those who are gone are not waited for, but somebody who plays must say yes."""

    async def story(tables: Tables) -> None:
        people = await friends(tables, seats=3, bots=1)
        host = people[0].host
        for person in people:
            await person.depart()
        await asyncio.sleep(0.3)
        seated = await host.in_turn(partial(host.people.join, "", 2, who="stranger"))
        assert seated.asked
        await asyncio.sleep(0.3)
        assert not host.record.chairs[2].person
        back = await Person(host, people[0].hello.seats, who="person 0").arrive()
        assert (await back.say(say.Vote("v", 0, True)))["type"] == "done"
        assert host.record.chairs[2].who == "stranger"

    live(story, tmp_path / "b.db", gone=0.2)


def test_by_days_a_turns_time_is_waited_also_over_a_restart(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        owner, guest = await friends(tables, pace="days")
        host = owner.host
        await guest.depart()
        assert host.agreeing.people() == [0, 1]
        left = host.record.chairs[1].left
        assert left > 0
        assert (await tables.storage.table(host.record.id)).record.chairs[1].left == left  # type: ignore[union-attr]
        host.record.chairs[1].left -= 3 * 86_400.0
        assert host.agreeing.people() == [0]

    live(story, tmp_path / "b.db")


def test_open_watching_shows_no_hand_to_players_nor_to_strangers(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        owner, guest = await friends(tables, public=True, watching="open")
        host = owner.host
        assert (await Person(host).arrive()).viewers == [SPECTATOR]
        peeping = await Person(host, who="person 1").arrive()
        assert peeping.viewers == [SPECTATOR]
        assert (await peeping.say(say.Look("1", "Nobody")))["code"] == "seated"
        assert (await guest.say(say.Look("2", "Nobody")))["code"] == "seated"
        nameless = await Person(host).arrive()
        assert (await nameless.say(say.Look("3", "Nobody")))["code"] == "seen-a-hand"
        watcher = await Person(host, who="watcher").arrive()
        await watcher.say(say.Look("4", "Una"))
        await owner.say(say.Vote("v", 0, True))
        await guest.say(say.Vote("v", 1, False))
        assert watcher.viewers == [SPECTATOR]
        assert (await watcher.say(say.Look("5", "Una")))["code"] == "too-fast"
        host.record.let_in.append("watcher")
        assert (await Person(host, who="watcher").arrive()).viewers == [OPEN]

    live(story, tmp_path / "b.db")


def test_a_table_that_is_not_watched_openly_lets_nobody_in(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        owner, _ = await friends(tables, public=True)
        watcher = await Person(owner.host, who="watcher").arrive()
        assert (await watcher.say(say.Look("1", "Una")))["code"] == "no-watching"

    live(story, tmp_path / "b.db")


def test_who_was_muted_is_silent_as_a_spectator_too(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        owner, _ = await friends(tables, public=True)
        host = owner.host
        await owner.say(say.Mute("m", 1, True))
        for who, address in (("person 1", ""), ("fresh cookie", "home 1")):
            again = await Person(host, who=who, address=address).arrive()
            assert (await again.say(say.Say("s", "still here")))["code"] == "muted"
        await owner.say(say.Mute("n", 1, False))
        assert (await again.say(say.Say("t", "still here")))["type"] == "done"

    live(story, tmp_path / "b.db")


def test_a_spectator_is_muted_and_sent_away_by_name(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        owner, _ = await friends(tables, public=True)
        host = owner.host
        watcher = await Person(host, who="watcher", address="far").arrive()
        await watcher.say(say.Say("s", "boo", "Quinta"))
        assert (await owner.say(say.Mute("m", -1, True, "nobody")))["code"] == "nobody"
        assert (await owner.say(say.Mute("o", -1, True, host.record.chairs[1].name)))["code"] == "nobody"
        await owner.say(say.Mute("p", -1, True, "quinta"))
        assert (await watcher.say(say.Say("t", "boo")))["code"] == "muted"
        await owner.say(say.Remove("q", -1, "Quinta"))
        assert watcher.bye == "removed"
        with pytest.raises(RequestError, match="sent you away"):
            await Person(host, who="other", address="far").arrive()

    live(story, tmp_path / "b.db")


def test_at_one_table_a_name_is_one_persons(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        owner, guest = await friends(tables, public=True, name="Mòrag")
        host = owner.host
        assert (await guest.say(say.Rename("apart", 1, "Isla")))["type"] == "done", "it might be called Morag by chance"
        for name in ("Mòrag", "MORAG", "M o r a g", "Мοrаg"):
            assert (await guest.say(say.Rename("r" + name, 1, name)))["code"] == "name-taken", name
        watcher = await Person(host, who="watcher").arrive()
        await watcher.say(say.Say("s", "it is me", "Morag"))
        (called,) = [heard["name"] for heard in owner.heard if heard["type"] == "chat"]
        assert re.fullmatch(r"Morag \d", called), "the 2 may have been the guest's, by chance"
        other = await Person(host, who="other").arrive()
        await other.say(say.Say("s", "no, me", called.lower()))
        assert owner.heard[-1]["name"] not in (called, called.lower(), "Morag", "morag")
        assert (await guest.say(say.Rename("free", 1, "Ewan")))["type"] == "done"
        assert (await owner.say(say.Rename("own", 0, "Morag")))["type"] == "done", "one's own name in another spelling"

    live(story, tmp_path / "b.db")


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("Anna", "anna", True),
        ("Anna", "Аnnа", True),
        ("Bill", "BiII", True),
        ("Bob", "B0b", True),
        ("Nora", "N ora", True),
        ("Zoë", "Zoe", True),
        ("Modern", "Modem", True),
        ("𝓐nna", "Anna", True),
        ("Ａnna", "Anna", True),
        ("Anna", "Hanna", False),
        ("Ian", "Jan", False),
        ("Una 2", "Una 3", False),
        ("李", "王", False),
        ("!!!", "???", False),
    ],
)
def test_which_names_look_alike(one: str, other: str, alike: bool) -> None:
    assert (look(one) == look(other)) is alike


def test_one_address_chats_no_faster_by_many_sockets(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        owner, _ = await friends(tables, public=True)
        said = 0
        for number in range(12):
            watcher = await Person(owner.host, who=f"cookie {number}", address="one").arrive()
            said += (await watcher.say(say.Say("s", "again")))["type"] == "done"
        assert said == 6

    live(story, tmp_path / "b.db")


def test_an_id_is_remembered_by_link_kind_and_content_and_no_secret_is_told_twice(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        owner, guest, third = await friends(tables, seats=3)
        host = owner.host
        renewed = await owner.say(say.Renew("1", "owner"))
        assert renewed["secret"]
        again = await owner.say(say.Renew("1", "owner"))
        assert (again["type"], again["code"]) == ("refused", "told-once")
        assert (await owner.say(say.Say("1", "hello")))["code"] == "reused"
        assert (await owner.say(say.Say("2", "hello")))["type"] == "done"
        assert (await owner.say(say.Say("2", "hello")))["type"] == "done"
        assert (await owner.say(say.Say("2", "other words")))["code"] == "reused"
        host.listening.receive(owner, say.Leave("3", 0))
        await owner.until(lambda: owner.bye)
        seated = await host.in_turn(partial(host.people.join, "", 0, who="next"))
        after = await Person(host, [seated.secret], who="next").arrive()
        for person in (guest, third):
            await person.say(say.Vote("v", person.viewers[0], True))
        reply = await after.say(say.Say("1", "anything"))
        assert (reply["type"], reply.get("secret", "")) == ("done", "")
        assert renewed["secret"] not in str(after.heard)

    live(story, tmp_path / "b.db")


def test_an_answer_under_a_used_id_is_refused_also_after_a_restart(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        asked = next(person for person in people if person.question())
        host, seat, question = asked.host, asked.viewers[0], asked.question()
        first, second = (offered["choice"] for offered in question["choices"][:2])
        answer = say.Answer("x", seat, question["number"], first)
        assert (await asked.say(answer))["type"] == "done"
        for person in people:
            await person.depart()
        await tables.unload_idle(rest=-1)
        again = await Person(await tables.host(host.record.id), asked.hello.seats).arrive()
        assert (await again.say(answer))["type"] == "done"
        rows = len(again.host.rows)
        assert (await again.say(say.Answer("x", seat, question["number"], second)))["code"] == "reused"
        assert len(again.host.rows) == rows

    live(story, tmp_path / "b.db")


def test_the_log_tells_who_came_and_went_and_keeps_it(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, seats=3)
        host = people[0].host
        name = host.record.chairs[2].name
        asked = next(person for person in people if person.question())
        await asked.answer()
        host.listening.receive(people[2], say.Leave("l", 2))
        await people[2].until(lambda: people[2].bye)
        bot = host.record.chairs[2].name
        await people[1].say(say.Rename("r", 1, "Somebody else"))
        seated = await host.in_turn(partial(host.people.join, "Next", 2, who="next"))
        await Person(host, [seated.secret], who="next").arrive()
        for person in people[:2]:
            await person.say(say.Vote("v", person.viewers[0], True))
        told = lines(people[0])
        assert told[0] == ["log-left", {"seat": 2, "before": name, "name": bot}]
        assert told[1][0] == "log-renamed"
        assert told[2] == ["log-sat-down", {"seat": 2, "before": bot, "name": "Next"}]
        whole = people[0].logs[0]
        for connection in list(host.connections):
            await host.in_turn(partial(host.people.depart, connection))
        await tables.unload_idle(rest=-1)
        back = await Person(await tables.host(host.record.id), people[0].hello.seats, who="person 0").arrive()
        assert back.logs[0] == whole, "a restart changes nothing of it"

    live(story, tmp_path / "b.db")


def test_the_past_keeps_its_names_in_words(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables, name="Ailsa")
        host = people[0].host
        asked = next(person for person in people if person.question())
        await asked.answer()
        said = len(text_view(Moment.now(host), host, 1, "en").log)
        host.listening.receive(people[1], say.Leave("l", 1))
        await people[1].until(lambda: people[1].bye)
        bot = host.record.chairs[1].name
        seated = await host.in_turn(partial(host.people.join, "Next", 1, who="next"))
        await Person(host, [seated.secret], who="next").arrive()
        await people[0].say(say.Vote("v", 0, True))
        log = text_view(Moment.now(host), host, 1, "en").log
        assert log[-1] == f"You take the chair of {bot}."
        assert not any("You" in line for line in log[:said]), "somebody else did that"

    live(story, tmp_path / "b.db")


def test_what_is_taken_back_leaves_comings_and_goings_in_the_log(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        asked = next(person for person in people if person.question())
        await asked.answer()
        await people[1].say(say.Rename("r", 1, "Somebody else"))
        seat = asked.viewers[0]
        await asked.say(say.Propose("p", seat, "undo"))
        await people[1 - seat].say(say.Vote("v", 1 - seat, True))
        told = [line["message"][0] for line in people[0].logs[0]]
        assert told.index("log-renamed") < told.index("log-undone")

    live(story, tmp_path / "b.db")
