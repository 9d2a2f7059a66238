"""Thinking in a second worker: bots first, the rest in slices, and what is ended is begun anew."""

from __future__ import annotations

import asyncio
import json

from bothy.bots.usual import MASTER
from bothy.tab.thinker import Thinker
from tab.pages import opened
from tab.test_house import run, table
from tab.worker import Worker


def modules(worker: Worker) -> set[str]:
    return {asked["module"].rpartition(".")[2] for asked in worker.asked if asked["module"]}


def test_a_master_thinks_in_the_worker_and_knacks_in_place() -> None:
    async def story() -> None:
        worker = Worker()
        async with opened(worker=worker) as house:
            page = house.page("p1")
            await page.play(await page.ask("POST", "/api/tables", table("loch-ness", "knack")), 3)
            assert not worker.asked
            page = house.page("p2")
            await page.play(await page.ask("POST", "/api/tables", table("loch-ness", "search:20ms")), 12)
            assert modules(worker) == {"bot_process"}
            assert (await page.ask("GET", "/api/tab"))["thinking"] == "ready"
            assert house.house.tables.bot_pool.stood_in == 0

    run(story())


def test_a_worker_has_a_game_ready_before_a_master_is_asked_there_and_so_has_the_next() -> None:
    async def story() -> None:
        worker = Worker()
        worker.is_there = False
        async with opened(worker=worker) as house:
            page = house.page()
            await page.ask("POST", "/api/tables", {**table("loch-ness", MASTER), "start": False})
            await page.ask("POST", "/api/tables", {**table("merlouf", "knack"), "start": False})
            assert worker.asked == []
            worker.is_there = True
            await warmed(worker, 1)
            house.house.worker.end()  # type: ignore[union-attr]
            await warmed(worker, 2)
            assert {asked["warm"] for asked in worker.asked} == {"loch-ness"}
            await page.ask("POST", "/api/tables", {**table("moongha", "knack"), "bots": ["search:20ms"]})
            await warmed(worker, 3)
            assert [asked["warm"] for asked in worker.asked if asked["warm"]][-1] == "moongha"

    run(story())


async def warmed(worker: Worker, often: int) -> None:
    async with asyncio.timeout(30):
        while len([asked for asked in worker.asked if asked["warm"]]) < often:
            await asyncio.sleep(0.01)


def test_whoever_wants_a_game_that_there_is_not_is_told_by_who_asks_for_it() -> None:
    assert json.loads(Thinker().think('{"talk": 0, "warm": "chess"}')) == {}


def test_while_there_is_no_worker_sharp_answers() -> None:
    async def story() -> None:
        worker = Worker()
        worker.is_there = False
        async with opened(worker=worker) as house:
            page = house.page()
            assert await page.play(await page.ask("POST", "/api/tables", table("loch-ness", MASTER)), 5) == 5
            assert house.house.tables.bot_pool.stood_in > 0
            assert (await page.ask("GET", "/api/tab"))["thinking"] == "starting"

    run(story())


def test_a_worker_that_takes_too_long_is_ended_and_sharp_answers() -> None:
    async def story() -> None:
        worker = Worker()
        async with opened(worker=worker) as house:
            pool = house.house.tables.bot_pool
            pool.searches.budget = 0.2
            worker.hangs = True
            page = house.page()
            assert await page.play(await page.ask("POST", "/api/tables", table("loch-ness", "search:20ms")), 4) == 4
            assert worker.ended == 1
            assert pool.stood_in >= 1
            assert len(worker.asked) > 2, "the next worker was asked"

    run(story())


def test_a_review_comes_in_slices_and_survives_the_end_of_its_worker() -> None:
    async def story() -> None:
        worker = Worker()
        async with opened(worker=worker) as house:
            house.house.tables.reviews.worlds = 2
            page = house.page()
            made = await page.ask("POST", "/api/tables", table("loch-ness"))
            await page.play(made)
            (seat,) = made["seats"].values()
            path = f"/api/tables/{made['table']}/review"
            await page.ask("POST", path, {}, seat)
            while len([asked for asked in worker.asked if asked["line"] == "go"]) < 2:
                await asyncio.sleep(0.01)
            worker.end()  # as if a bot had taken too long
            while (told := await page.ask("GET", path, secret=seat))["state"] == "reckoning":
                await asyncio.sleep(0.05)
            assert told["state"] == "done", told
            begun = [asked for asked in worker.asked if asked["module"].endswith("review_process")]
            assert len(begun) == 2, "it was begun anew"

    run(story())


def test_the_workshop_tries_a_pack_in_the_worker_and_another_goes_on_when_it_is_ended() -> None:
    async def story() -> None:
        worker = Worker()
        async with opened(worker=worker) as house:
            house.house.site.workshop_replies.planned = 0.5
            page, path = house.page(), "/api/workshop/en/loch-ness"
            laid_out = await page.ask("GET", path)
            assert laid_out["tables"]
            assert not worker.asked
            wanted = {"changes": {"camera": {"3": {"points": "9"}}}, "seats": 2, "bots": ["knack"]}
            told = await page.ask("POST", f"{path}/trial", wanted)
            async with asyncio.timeout(60):
                while not any(asked["line"] == "go" for asked in worker.asked):
                    await asyncio.sleep(0.01)
                worker.end()  # as if a bot had taken too long
                while told["state"] not in ("done", "failed"):
                    await asyncio.sleep(0.02)
                    told = await page.ask("GET", f"{path}/trial")
            assert told["state"] == "done", told
            assert told["found"]["figures"], told
            assert "trial_process" in modules(worker)

    run(story())


def test_the_workshop_is_asked_what_it_was_asked_last_when_a_worker_was_ended() -> None:
    async def story() -> None:
        worker = Worker()
        async with opened(worker=worker) as house:
            page, path = house.page(), "/api/workshop/en/loch-ness"
            draft = {"changes": {"camera": {"3": {"points": "many"}}}, "seats": 2}
            assert (await page.ask("POST", f"{path}/check", draft))["mistakes"]
            worker.end()  # as if a trial had been stopped
            file = {"text": "[[dragon]]\n", "name": "mine.toml"}
            assert "[[dragon]]" in (await page.ask("POST", f"{path}/open", file))["lost"][0]

    run(story())


def test_advice_is_thought_over_in_the_worker() -> None:
    async def story() -> None:
        worker = Worker()
        async with opened(worker=worker) as house:
            page = house.page()
            made = await page.ask("POST", "/api/tables", table("loch-ness"))
            socket = await page.sit(made)
            updates = await page.until(lambda: [said for said in page.said() if said.get("parts", {}).get("question")])
            question = updates[-1]["parts"]["question"]
            page.say(socket, {"type": "advise", "id": "what", "seat": 0, "question": question["number"]})
            (advice,) = await page.until(lambda: [said for said in page.said() if said["type"] == "advice"])
            assert modules(worker) == {"bot_process"}
            offered = {choice["choice"] for choice in question["choices"]}
            assert advice["answers"]
            assert {answer["choice"] for answer in advice["answers"]} <= offered

    run(story())
