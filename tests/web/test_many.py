"""One house served by several real processes on a real PostgreSQL: whatever arrives anywhere is served."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import psycopg
import pytest

from bothy.host.fellows import Fellow, Fellows
from bothy.host.side_line import SideLine
from campaigns.client import Door, Line, Lost, Message, Person, Reply, acknowledged, by_whom, make
from campaigns.network import Server, acquainted, story
from campaigns.tables import Party, seat_people

PROXY = ("--trusted-proxy", "127.0.0.1")
TRIAL = "/api/workshop/en/loch-ness/trial"
NEW = {"changes": {"camera": {"3": {"points": "9"}}}, "bots": ["random"], "seats": 3}


@pytest.fixture(scope="module")
def house(postgres: str) -> Iterator[list[Server]]:
    """Three processes, started at the same time on an empty database."""
    with psycopg.connect(postgres, autocommit=True) as base:
        base.execute("CREATE DATABASE many")
    servers = [Server(postgres.replace("/postgres?", "/many?"), *PROXY, "--workshop") for _ in range(3)]
    try:
        with ThreadPoolExecutor() as starting:
            list(starting.map(Server.start, servers))
        yield servers
    finally:
        for server in servers:
            if server.process is not None:
                server.stop()


@pytest.fixture
def three(house: list[Server]) -> list[Server]:
    """All three, whoever a test before has ended."""
    for server in house:
        assert server.process is not None
        if server.process.poll() is not None:
            server.start()
    return house


class RoundRobin:
    """A proxy that sends everybody to the next process, and on to another if that one is not there."""

    def __init__(self, doors: list[Server]) -> None:
        self.doors = doors
        self.next = 0

    async def request(
        self, method: str, path: str, body: object = None, secret: str = "", headers: dict[str, str] | None = None
    ) -> Reply:
        return await self.turn().request(method, path, body, secret, headers)

    async def socket(self, table: str, headers: dict[str, str] | None = None) -> Line:
        for _ in self.doors[1:]:
            with suppress(OSError):
                return await self.turn().socket(table, headers)
        return await self.turn().socket(table, headers)

    def turn(self) -> Server:
        self.next += 1
        return self.doors[self.next % len(self.doors)]


def leases(server: Server, table: str) -> list[int]:
    """The numbers of the leases under which the rows of a table were written."""
    with psycopg.connect(str(server.database)) as base:
        found = base.execute("SELECT lease FROM journal WHERE table_id = %s ORDER BY number", (table,)).fetchall()
    return [number for (number,) in found]


def notes(server: Server, table: str) -> list[str]:
    """By what each row of a journal came."""
    with psycopg.connect(str(server.database)) as base:
        found = base.execute("SELECT message FROM journal WHERE table_id = %s ORDER BY number", (table,)).fetchall()
    return [by_whom(note) for (note,) in found]


async def go_on(party: Party, answers: int, meanwhile: Callable[[], object] = lambda: None) -> float:
    """Play over broken lines until so many more answers are acknowledged; how long nothing was, at most."""
    last = longest = 0.0
    goal, before = len(acknowledged(party.people)) + answers, len(acknowledged(party.people))
    playing = [asyncio.create_task(person.play_on()) for person in party.people]
    happening = asyncio.create_task(asyncio.to_thread(meanwhile))
    last = time.monotonic()
    async with asyncio.timeout(60):
        while before < goal or not happening.done():
            await asyncio.sleep(0.01)
            now = len(acknowledged(party.people))
            longest = max(longest, time.monotonic() - last)
            if now > before:
                before, last = now, time.monotonic()
            if all(person.viewers and person.over for person in party.people):
                break
    await happening
    for task in playing:
        task.cancel()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    return longest


def check(server: Server, party: Party) -> None:
    """What was acknowledged is kept, once, under leases that rise."""
    kept = notes(server, party.id)
    for person in party.people:
        assert set(person.refusals) <= {"stale"}, person.refusals  # in a race others may have been quicker
        for id, said in person.said.items():
            if said["type"] == "answer" and id in person.done:
                assert kept.count(f"m:{said['seat']}:{id}") == 1, (id, kept)
    numbers = leases(server, party.id)
    assert numbers == sorted(numbers)


async def four(door: Door, seed: int = 1) -> Party:
    party = await seat_people(door, "merlouf", seats=4, seed=seed, pace="none")
    await party.start()
    return party


def test_whatever_arrives_anywhere_is_served(three: list[Server]) -> None:
    async def tell() -> None:
        party = await four(RoundRobin(three))
        await go_on(party, 40)
        check(three[0], party)
        assert len(set(leases(three[0], party.id))) == 1, "whoever made it, or they came to first, held it all the time"
        for server in three:
            seen = await server.request("GET", f"/api/tables/{party.id}", secret=party.made["watch"])
            assert (seen.status, seen.json()["id"]) == (200, party.id)
            assert (await server.request("GET", "/api/tables/nowhere")).status == 404
            assert (await server.request("GET", "/api/ready")).status == 200
        figures = [(await server.request("GET", "/api/metrics")).body.decode() for server in three]
        assert sum("bothy_leases_held 1\n" in one for one in figures) >= 1
        await party.leave()

    story(tell())


def test_the_true_address_and_person_go_along(three: list[Server]) -> None:
    """Who is sent away at the process that holds the table is known again by their address at every other."""

    async def tell() -> None:
        holder, other, _ = three
        made = await make(holder, game="loch-ness", seats=2, public=True)
        owner = Person(holder, made["table"], {0: made["seats"]["0"]}, owner=made["owner"])
        await owner.connect()
        me = await other.request("GET", "/api/me")
        cookie = {"cookie": me.headers["set-cookie"].partition(";")[0]}
        guest = Person(other, made["table"], headers={"x-forwarded-for": "203.0.113.7", **cookie})
        await guest.connect()
        assert (await guest.ask("say", text="good evening"))["type"] == "done"
        assert (await owner.ask("remove", seat=-1, name=me.json()["name"]))["type"] == "done"
        told: dict[str, int] = {}
        for server in three:
            for address in ("203.0.113.7", "203.0.113.8"):
                path = f"/api/tables/{made['table']}"
                seen = await server.request("GET", path, headers={"x-forwarded-for": address})
                told[f"{server.port} {address}"] = seen.status
                mine = await server.request("GET", path, headers={"x-forwarded-for": address, **cookie})
                assert mine.status == 403, "the person is known, wherever they come from"
        assert sorted(told.values()) == [200, 200, 200, 403, 403, 403], told
        await owner.close()

    story(tell())


def test_a_trial_is_the_same_at_every_process(three: list[Server]) -> None:
    """One a person in the whole house; it is followed and stopped by way of any process."""

    async def tell() -> None:
        await acquainted(three)
        for _ in range(4):
            headers = await somebody(three[0])
            begun = await three[0].request("POST", TRIAL, NEW, headers=headers)
            assert begun.status == 202
            for server in three:
                told = (await server.request("GET", TRIAL, headers=headers)).json()
                assert (told["number"], told["state"] != "none") == (begun.json()["number"], True)
            again = await three[1].request("POST", TRIAL, NEW, headers=headers)
            assert again.json()["number"] == begun.json()["number"] + 1, "in the place of the first"
            left = (await three[2].request("POST", f"{TRIAL}/cancel", {}, headers=headers)).json()
            assert (left["number"], left["state"]) == (again.json()["number"], "stopped")

    story(tell())


def test_a_trial_ends_with_its_process_and_can_be_begun_anew(three: list[Server]) -> None:
    async def tell() -> None:
        await acquainted(three)
        people = [await somebody(three[0]) for _ in range(4)]
        for headers in people:
            assert (await three[0].request("POST", TRIAL, NEW, headers=headers)).status == 202
        three[0].kill()
        await acquainted(three[1:])
        for headers in people:
            told = await three[1].request("GET", TRIAL, headers=headers)
            assert told.status == 200, "lost with its process, or as it was"
            begun = await three[2].request("POST", TRIAL, NEW, headers=headers)
            assert begun.status == 202
            seen = [(await server.request("GET", TRIAL, headers=headers)).json() for server in three[1:]]
            assert [one["number"] for one in seen] == [begun.json()["number"]] * 2
            await three[1].request("POST", f"{TRIAL}/cancel", {}, headers=headers)

    story(tell())


def test_a_game_is_looked_back_at_for_a_person_by_one_process_of_all(three: list[Server]) -> None:
    """Each reckons where its table is; of one person the whole house has one at a time."""

    async def tell() -> None:
        await acquainted(three)
        paths = []
        for server in three[:2]:
            party = await seat_people(server, "loch-ness", 2, ["knack"], seed=3, pace="none")
            await party.start()
            await party.play()
            await party.leave()
            paths.append((server, f"/api/tables/{party.id}/review", party.made["owner"]))
        (first, one, owner), (second, other, owner_too) = paths
        begun = await first.request("POST", one, {}, owner)
        assert (begun.status, begun.json()["mine"]) == (202, True)
        refused = await second.request("POST", other, {}, owner_too)
        assert (refused.status, refused.json()["code"]) == (409, "reviewing")
        assert (await second.request("GET", other, secret=owner_too)).json()["state"] == "none"
        again = await three[2].request("POST", one, {}, owner)
        assert again.status == 202, "the same once more, by another way, is the same"
        somebody_else = {"x-forwarded-for": "10.0.0.7"}
        theirs = await second.request("POST", other, {}, owner_too, somebody_else)
        assert theirs.json()["mine"]
        assert (await second.request("POST", f"{other}/cancel", {}, owner_too, somebody_else)).status == 200
        await first.request("POST", f"{one}/cancel", {}, owner)
        assert (await second.request("POST", other, {}, owner_too)).json()["mine"]
        await second.request("POST", f"{other}/cancel", {}, owner_too)

    story(tell())


async def somebody(server: Server) -> dict[str, str]:
    """Who is known by a cookie from now on."""
    me = await server.request("GET", "/api/me")
    return {"cookie": me.headers["set-cookie"].partition(";")[0]}


def test_what_one_may_see_to_falls_to_the_same_at_all() -> None:
    """When a process goes, only what was its own falls to others; when one comes, others lose only what it gets."""

    def keeper(names: str, name: str, by: str) -> str:
        fellows = Fellows(SideLine(""))
        fellows.id, fellows.leaving = by, by.isupper()
        fellows.others = {id: Fellow(id, "", id.isupper(), "", {}) for id in names if id != by}
        found = fellows.keeper(name)
        return found.id if found is not None else by

    people = [f"person {number}" for number in range(60)]
    by_all = {name: {keeper("abc", name, by) for by in "abc"} for name in people}
    assert {len(found) for found in by_all.values()} == {1}
    assert set.union(*by_all.values()) == set("abc")
    for name, (found,) in by_all.items():
        assert keeper("ab", name, "a") == (found if found != "c" else keeper("ab", name, "b"))
        assert keeper("abD", name, "D") == keeper("ab", name, "a"), "who is leaving takes nothing more"
    assert keeper("D", "person 1", "D") == "D", "unless nobody else is there"


def test_nobody_else_may_pretend_to_be_a_process(three: list[Server]) -> None:
    server = three[0]
    for forged in ("a.b", "abc.1.MTI3LjAuMC4x.0123", f"{'0' * 16}.{int(time.time())}.MTI3LjAuMC4x.{'0' * 64}", "é"):
        headers = {"x-bothy-inner": forged}
        assert server.request_now("GET", "/api/tables", headers=headers).status == 403
        assert server.request_now("POST", "/api/inner/forget", {}, headers=headers).status == 403
    with psycopg.connect(str(server.database)) as base:
        places = [place for (place,) in base.execute("SELECT inner_address FROM processes ORDER BY seen DESC LIMIT 3")]
    for place in places:
        inner = Server(server.database)
        inner.port = int(place.rpartition(":")[2])
        assert inner.request_now("GET", "/api/tables").status == 403, "only other processes knock there"


def test_kill_9_costs_nobody_an_answer_and_the_others_go_on(three: list[Server]) -> None:
    async def tell() -> None:
        party = await four(three[0], seed=2)
        for person in party.people[1:]:
            await person.close()
            person.door = RoundRobin(three[1:])
        party.owner.door = RoundRobin(three)
        await go_on(party, 20)
        longest = await go_on(party, 40, three[0].kill)
        check(three[1], party)
        assert len(set(leases(three[1], party.id))) == 2
        assert longest < 30, "the lease has run out, and others took the table up"
        await party.leave()

    story(tell())


def test_a_process_that_is_told_to_end_hands_its_tables_over(three: list[Server]) -> None:
    async def tell() -> None:
        before = [await held(server) for server in three]
        party = await four(RoundRobin(three), seed=3)
        await go_on(party, 8)
        (holder,) = [server for server, many in zip(three, before, strict=True) if await held(server) > many]
        left = [server for server in three if server is not holder]
        parties = [party, *[await four(RoundRobin([server]), seed=number) for number, server in enumerate(three, 4)]]
        for one in parties:
            await go_on(one, 8)
            for person in one.people:
                person.door = RoundRobin(left)
        # nobody answers meanwhile: these people are so quick that their game would be over before it has left
        assert await asyncio.to_thread(holder.stop) == 0
        await go_on(party, 30)
        check(left[0], party)
        assert len(set(leases(left[0], party.id))) == 2
        for other in parties[1:]:
            await go_on(other, 8)
            check(left[0], other)
        for one in parties:
            await one.leave()

    story(tell())


async def held(server: Server) -> int:
    """How many tables a process holds."""
    told = (await server.request("GET", "/api/metrics")).body.decode()
    return int(float(re.search(r"^bothy_leases_held (\S+)$", told, re.MULTILINE)[1]))  # type: ignore[index]


def test_a_process_that_stood_still_tells_nobody_anything(three: list[Server]) -> None:
    async def tell() -> None:
        party = await four(three[0], seed=6)
        await go_on(party, 12)
        process = three[0].process
        assert process is not None
        while party.owner.pending:  # what was said before it stood still may be answered
            await party.owner.hear()
        await party.owner.catch_up()
        before: Message = party.owner.view().parts
        process.send_signal(19)
        try:
            for person in party.people[1:]:
                await person.close()
                person.door = three[1]
            others = Party(three[1], party.made, party.people[1:])
            # the first of them waits until the lease has run out; the one who stays answers nothing meanwhile
            for person in others.people:
                await person.connect()
            asked = [person for person in others.people if any(person.question(seat) for seat in person.seats)]
            for person in asked:
                await person.answer()
                while person.pending:
                    await person.hear()
        finally:
            process.send_signal(18)
        heard: list[str] = []
        try:
            while True:
                heard.append((await party.owner.hear())["type"])
        except Lost as lost:
            heard.append(str(lost)[:40])
        told = [word for word in heard if word != "refused"]  # what was said to it before, and not heard in time
        assert told[0] == "bye", (heard, before)
        assert "1012" in told[1]
        assert party.owner.bye == "restart"
        await party.owner.close()
        party.owner.door = three[2]
        await go_on(party, 12)
        check(three[1], party)
        await party.leave()

    story(tell())


async def soon(find: Callable[[], Awaitable[bool]], seconds: float = 30.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not await find():
            await asyncio.sleep(0.05)


def test_lobby_lists_and_chat_are_those_of_the_whole_house(three: list[Server]) -> None:
    async def tell() -> None:
        said = await asyncio.gather(
            *[
                server.request("POST", "/api/lobby", {"id": f"w{n}-{server.port}", "text": f"words {n}"})
                for n in range(4)
                for server in three
            ]
        )
        assert [reply.status for reply in said] == [201] * 12
        assert len({reply.json()["number"] for reply in said}) == 12, "no two words have the same number"
        made = await make(three[1], game="merlouf", seats=3, public=True)

        async def known_everywhere() -> bool:
            lobbies = [(await server.request("GET", "/api/lobby")).json() for server in three]
            chats = [[(chat["number"], chat["text"]) for chat in lobby["chats"]] for lobby in lobbies]
            listed = [made["table"] in [table["id"] for table in lobby["tables"]] for lobby in lobbies]
            return len(chats[0]) >= 12 and chats[0] == chats[1] == chats[2] and all(listed)

        await soon(known_everywhere)
        cookie = {"cookie": (await three[0].request("GET", "/api/me")).headers["set-cookie"].partition(";")[0]}
        twice = [
            await server.request("POST", "/api/lobby", {"id": "once", "text": "hello"}, headers=cookie)
            for server in three
        ]
        assert len({reply.json()["number"] for reply in twice}) == 1, "sent again to another process it is said once"

    story(tell())


def test_a_place_is_the_same_at_every_process(three: list[Server]) -> None:
    async def tell() -> None:
        party = await seat_people(three[0], "loch-ness", seats=2, pace="days")
        await party.start()
        links = [{"table": party.id, "secret": party.made["seats"]["0"]}]
        opened = await three[1].request("POST", "/api/place", {"links": links, "device": "desk"})
        assert opened.status == 201
        key = opened.json()["secret"]
        asked = {str(seat) for person in party.people for seat in person.seats if person.question(seat)}
        for server in three:
            mine = (await server.request("GET", "/api/place", secret=key)).json()
            assert [(table["id"], table["seat"]) for table in mine["tables"]] == [(party.id, 0)]
            assert {str(seat) for seat in mine["tables"][0]["waiting_for"]} == asked, (
                "as the process says that holds it"
            )
        code = (await three[2].request("POST", "/api/place/code", {"move": False}, secret=key)).json()["secret"]
        takes = await asyncio.gather(
            *[server.request("POST", "/api/place/take", {"secret": code, "device": "phone"}) for server in three]
        )
        assert sorted(reply.status for reply in takes) == [201, 403, 403], "a code is good once"
        devices = (await three[0].request("GET", "/api/place", secret=key)).json()["keys"]
        phone = next(one["id"] for one in devices if one["name"] == "phone")
        taken = next(reply.json()["secret"] for reply in takes if reply.status == 201)
        assert [(await server.request("GET", "/api/place", secret=taken)).status for server in three] == [200] * 3
        assert (await three[1].request("POST", "/api/place/end", {"id": phone}, secret=key)).status == 200

        async def ended() -> bool:
            return [(await server.request("GET", "/api/place", secret=taken)).status for server in three] == [403] * 3

        await soon(ended)
        assert (await three[2].request("POST", "/api/place/forget", secret=key)).status == 200
        await party.leave()

    story(tell())


def test_limits_count_what_is_spent_anywhere(postgres: str, three: list[Server]) -> None:
    """Two processes with limits: what is used up at one is used up at the other a second later."""

    async def tell(first: Server, second: Server) -> None:
        cookie = {"cookie": (await first.request("GET", "/api/me")).headers["set-cookie"].partition(";")[0]}
        begun = time.monotonic()

        async def say(server: Server, id: str) -> bool:
            reply = await server.request("POST", "/api/lobby", {"id": id, "text": "words"}, headers=cookie)
            assert reply.status in (201, 429), reply.body
            return reply.status == 201

        said = sum([await say(first, f"l{n}") for n in range(8)])
        assert said >= 6, "a burst of six"
        await asyncio.sleep(1.0)
        said += sum([await say(second, f"k{n}") for n in range(6)])
        assert said <= 7 + (time.monotonic() - begun) / 2, "and one for every two seconds, wherever it is said"
        other = {"cookie": (await second.request("GET", "/api/me")).headers["set-cookie"].partition(";")[0]}
        assert (await second.request("POST", "/api/lobby", {"id": "m", "text": "words"}, headers=other)).status == 201

    with Server(three[0].database, limits=True) as first, Server(three[0].database, limits=True) as second:
        story(tell(first, second))


def test_the_feed_of_turns_has_those_at_all_processes(postgres: str, three: list[Server]) -> None:
    async def tell() -> None:
        cookie = {"cookie": (await three[0].request("GET", "/api/me")).headers["set-cookie"].partition(";")[0]}
        ids = []
        for server in three[:2]:
            reply = await server.request(
                "POST",
                "/api/tables",
                {
                    "game": "loch-ness",
                    "seats": 2,
                    "bots": ["random"],
                    "pace": "days",
                    "start": True,
                    "bot_pace": "instant",
                },
                headers=cookie,
            )
            assert reply.status == 201, reply.body
            ids.append(reply.json()["table"])
        with Server(three[0].database, "--feeds") as reading:
            wished = await reading.request("POST", "/api/notices/feed", {"on": True}, headers=cookie)
            assert wished.status == 200, wished.body

            async def both() -> bool:
                told = await reading.request("GET", f"/api/feeds/{wished.json()['feed']}/turns.atom")
                return all(f"/t/{id}" in told.body.decode() for id in ids)

            await soon(both)

    story(tell())


def test_figures_of_the_whole_house_are_those_of_all_processes(three: list[Server]) -> None:
    async def tell() -> None:
        parties = [await seat_people(server, "loch-ness", seats=2, pace="none") for server in three]
        for party in parties:
            await party.start()
            await party.play_some(3)
        names = ("connections", "tables_hosted", "answers_total", "leases_held")

        async def alike() -> bool:  # tables of earlier tests may still be put away, and their people leave
            own = {name: sum([figure(server, "/api/metrics", name) for server in three]) for name in names}
            told = [{name: figure(server, "/api/metrics/house", f"house_{name}") for name in names} for server in three]
            return told == [own] * 3 and own["connections"] == 6

        await soon(alike)
        assert figure(three[0], "/api/metrics/house", "house_processes") >= 3
        text = (await three[0].request("GET", "/api/metrics/house")).body.decode()
        assert "# TYPE bothy_house_answers_total gauge" in text, "it falls when a process ends"
        for party in parties:
            await party.leave()

    story(tell())


def figure(server: Server, path: str, name: str) -> float:
    lines = server.request_now("GET", path).body.decode().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"bothy_{name} ")))
