"""Finished games looked back at over HTTP: begun, followed, cancelled, kept and shared."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bothy.host.bot_pool import BotPool
from bothy.host.leases import Leases
from bothy.host.review_api import Review
from bothy.host.review_lane import ReviewLane
from bothy.host.storage import Storage
from campaigns.inside import Inside, inside
from campaigns.network import story
from campaigns.tables import Party, seat_people


async def over(door: Inside, seed: int = 3) -> Party:
    party = await seat_people(door, "loch-ness", 2, ["knack"], seed=seed, pace="none")
    await party.start()
    await party.play()
    await party.leave()
    return party


async def ask(door: Inside, party: Party, what: str = "", secret: str = "", method: str = "POST") -> Any:
    reply = await door.request(method, f"/api/tables/{party.id}/review{what}", secret=secret or party.made["owner"])
    return reply.status, reply.json()


async def reckoned(door: Inside, party: Party) -> dict[str, Any]:
    """A review once it is there; how far it was is seen to grow."""
    part = 0.0
    while True:
        _, told = await ask(door, party, method="GET")
        assert told["part"] >= part
        part = told["part"]
        if told["state"] not in ("waiting", "reckoning"):
            return dict(told)
        await asyncio.sleep(0.1)


def test_a_finished_game_is_looked_back_at_kept_and_shared(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            door.tables.reviews.worlds = 1
            party = await over(door)
            assert (await ask(door, party, method="GET"))[1]["state"] == "none"
            status, told = await ask(door, party)
            assert (status, told["state"], told["mine"]) == (202, "waiting", True)
            assert (await ask(door, party))[0] == 202  # asked for twice, it is reckoned once
            assert len(door.tables.reviews.running) == 1
            told = await reckoned(door, party)
            assert (told["state"], told["part"]) == ("done", 1.0)
            review = msgspec.convert(told["review"], Review)
            for line, result in enumerate(review.result):
                play = sum(moved[line] for moved in review.play)
                assert review.start[line] + review.luck[line] + play == pytest.approx(result, abs=1e-3)
            host = await door.tables.host(party.id)
            people = [seat for seat, chair in enumerate(host.record.chairs) if chair.person]
            assert review.judged_seats == people
            assert {answer.seat for answer in review.answers} == set(people)
            assert all(str(host.rows[answer.at]).startswith(answer.row) for answer in review.answers)
            id, watch = party.id, party.made["watch"]
        async with inside(tmp_path / "a.db") as door:  # another day, another person, by the link to watch
            reply = await door.request("GET", f"/api/tables/{id}/review", secret=watch)
            assert reply.json()["review"] == told["review"]
            reply = await door.request("GET", f"/api/tables/{id}/review?known={review.worlds}", secret=watch)
            assert (reply.json()["state"], reply.json()["review"]) == ("done", None)
            assert (await door.request("GET", f"/api/tables/{id}/review")).status == 403
            await door.tables.storage.delete(id)
            assert await door.tables.storage.review(id) is None

    story(look())


def test_a_review_of_a_running_game_does_not_exist(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await seat_people(door, "loch-ness", 2, seed=3, pace="none")
            await party.start()
            for method, what in (("GET", ""), ("POST", ""), ("POST", "/cancel")):
                status, told = await ask(door, party, what, method=method)
                assert (status, told["code"]) == (403, "not-over")
            await party.leave()

    story(look())


def test_a_game_ended_by_agreement_has_nothing_to_look_back_from(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await seat_people(door, "loch-ness", 2, ["knack"], seed=3, pace="none")
            await party.start()
            person = party.owner
            await person.ask("propose", seat=0, what="end")
            status, told = await ask(door, party)
            assert (status, told["code"]) == (409, "ended")
            reply = await door.request("GET", f"/api/tables/{party.id}/story", secret=party.made["owner"])
            assert reply.json()["ended"]
            await party.leave()

    story(look())


def test_one_a_person_at_a_time_and_only_they_may_cancel_it(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            first, second = await over(door), await over(door, 4)
            lane = door.tables.reviews
            await ask(door, first)
            status, told = await ask(door, second)
            assert (status, told["code"]) == (409, "reviewing")
            door.client = "10.0.0.2"  # somebody else
            assert (await ask(door, first, "/cancel"))[1]["code"] == "not-yours"
            assert (await ask(door, second))[1]["state"] == "waiting"  # in line
            door.client = "10.0.0.1"
            while not lane.running[first.id].begun:
                await asyncio.sleep(0.01)
            assert (await ask(door, first, "/cancel"))[1]["state"] == "none"
            assert first.id not in lane.running
            door.client = "10.0.0.2"
            assert (await ask(door, second, "/cancel"))[1]["state"] == "none"
            assert lane.running == {}
            assert not lane.turn.locked()

    story(look())


def test_a_slice_waits_until_no_bot_thinks(tmp_path: Path) -> None:
    async def look() -> None:
        bots = BotPool()
        lane = ReviewLane(Storage(str(tmp_path / "a.db")), bots, Leases())
        thought = asyncio.create_task(asyncio.sleep(0.05, "spot 3a"))
        bots.quick.thoughts.add(thought)
        thought.add_done_callback(bots.quick.ended)
        await lane.let_bots_think()
        assert thought.done()
        assert lane.yielded == 1
        await lane.let_bots_think()
        assert lane.yielded == 1

    asyncio.run(look())


def test_a_journal_that_cannot_be_read_costs_only_its_review(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await over(door)
            host = await door.tables.host(party.id)
            lane = door.tables.reviews
            await lane.begin(host, "somebody")
            lane.running[party.id].question.journal = "nothing"
            told = await reckoned(door, party)
            assert told["state"] == "failed"
            lane.worlds = 1
            await lane.begin(host, "somebody")
            assert (await reckoned(door, party))["state"] == "done"

    story(look())
