"""Whole games through the real socket, of every game there is, kept in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from bothy.games import find, games
from bothy.kernel.journal import read
from campaigns.client import Person, acknowledged, make
from campaigns.network import Network, Server, story
from campaigns.tables import Party, seat_people, usual_seats


async def whole_game(server: Network, key: str, bot: str, seed: int) -> None:
    """People and a bot play to the end; the parts they put together from updates are those of a resync."""
    party = await seat_people(server, key, bots=[bot], seed=seed)
    watcher = party.spectator()
    await party.start()
    await watcher.connect()
    watching = asyncio.create_task(watcher.listen())
    await party.play(often=10)
    for person in party.people:
        await person.resync()
        await person.catch_up()
        assert person.gaps == 0
        assert person.pending == {}
        assert set(person.refusals) <= {"stale"}
    answers = acknowledged(party.people)
    assert len(answers) > 10
    text = (await server.request("GET", f"/api/tables/{party.id}/journal", secret=party.made["watch"])).body.decode()
    journal = read(text, find)
    assert journal.position.over()
    told = party.owner.part("result")
    result = find(key).result(journal.position.table)
    assert (told["scores"], told["shares"]) == (result.scores, result.shares)
    rows = [(row.seat, row.text) for row in journal.rows]
    for answer in answers:
        assert (answer["seat"], answer["choice"]) in rows
    await party.leave()
    await watcher.close()
    await watching
    assert watcher.over
    assert watcher.gaps == 0


@pytest.mark.parametrize("key", games())
def test_people_and_a_bot_play_a_whole_game(server: Server, key: str) -> None:
    story(whole_game(server, key, "knack", 1))


@pytest.mark.parametrize("key", games())
def test_people_and_a_bot_play_a_whole_game_kept_in_postgresql(postgres_server: Server, key: str) -> None:
    story(whole_game(postgres_server, key, "random", 2))


@pytest.mark.parametrize("key", games())
def test_one_person_plays_with_bots_at_once(server: Server, key: str) -> None:
    """Solo: made and begun by one request, every other seat a bot's."""

    async def solo() -> None:
        others = usual_seats(key) - 1
        made = await make(
            server, game=key, seats=others + 1, bots=["random"] * others, bot_pace="instant", pace="none", start=True
        )
        person = Person(server, made["table"], {0: made["seats"]["0"]}, owner=made["owner"], seed=4)
        await person.play(often=10)
        assert person.over
        assert person.gaps == 0
        await person.close()

    story(solo())


@pytest.mark.parametrize("key", games())
def test_one_device_plays_all_seats_with_races_heard_sealed(server: Server, key: str) -> None:
    """Hot seat: one socket holds every seat, and is told what each may see."""

    async def hot_seat() -> None:
        seats = find(key).seats[0]
        party = await seat_people(server, key, seats=seats, hot_seats=seats, seed=5)
        (person,) = party.people
        await party.start()
        assert person.viewers == list(range(seats))
        await party.play(often=20)
        assert person.gaps == 0
        assert not person.refusals
        await party.leave()

    story(hot_seat())


def test_who_was_not_let_in_sees_no_hand_before_the_end_and_everything_after(server: Server) -> None:
    async def watch() -> None:
        party = await seat_people(server, "merlouf", watching="open", watch_delay=3600, seed=6)
        await party.start()
        watcher = party.spectator()
        assert (await watcher.connect())["viewers"] == [-1]
        await party.play_some(20)
        await watcher.catch_up()
        assert watcher.viewers == [-1]
        await party.play()
        while not watcher.over:
            await watcher.hear()
        assert watcher.gaps == 0
        assert watcher.part("result") == party.owner.part("result")
        await watcher.close()
        assert (await watcher.connect())["viewers"] == [-2]
        path = f"/api/tables/{party.id}/frames?viewer=-2&first={await rows(party) - 1}&count=1"
        (last,) = (await server.request("GET", path, secret=party.made["watch"])).json()["frames"]
        for name in last["parts"]:
            assert watcher.part(name) == last["parts"][name], name

    async def rows(party: Party) -> int:
        reply = await server.request("GET", f"/api/tables/{party.id}/frames?count=1", secret=party.made["watch"])
        total: int = reply.json()["total"]
        return total

    story(watch())
