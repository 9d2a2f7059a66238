"""A table carried over: what was said, agreed and left on the clock goes with it, and a journal alone is enough."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bothy.host.host import Host
from campaigns.inside import inside
from tab.pages import Page, Pages, opened
from tab.test_house import run, table

PAIR = {"game": "loch-ness", "seats": 3, "hot_seats": 2, "bots": ["knack"], "bot_pace": "instant", "start": True}


def host_of(house: Pages, made: dict[str, Any]) -> Host:
    return house.house.tables.hosts[made["table"]]


async def carried(page: Page, made: dict[str, Any]) -> Any:
    return await page.ask("GET", f"/api/tables/{made['table']}/export", secret=made["owner"])


async def done(page: Page, socket: str, **message: Any) -> None:
    id = f"said {len(page.said())}"
    page.say(socket, {"id": id, **message})
    answered = await page.until(lambda: [said for said in page.said() if said.get("id") == id])
    assert answered[0]["type"] == "done", answered


def test_what_was_said_agreed_and_left_on_the_clock_goes_to_a_server_and_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened() as house, inside(tmp_path / "a.db") as server:
            page = house.page()
            made = await page.ask("POST", "/api/tables", {**PAIR, "pace": "relaxed"})
            socket = await page.sit(made)
            await done(page, socket, type="say", text="Who has the torch?")
            await done(page, socket, type="propose", seat=0, what="advice")
            await done(page, socket, type="vote", seat=1, yes=True)
            await done(page, socket, type="pause", seat=0, on=True)
            host_of(house, made).asking.left = 41.0
            file = await carried(page, made)
            assert (file["left"], file["paused"]) == (41.0, True)
            assert [chair["advice"] for chair in file["chairs"]] == [True, True, False]

            there = (await server.request("POST", "/api/tables/import", file)).json()
            host = await server.tables.host(there["table"])
            assert host.record.paused
            assert host.asking.left is not None
            assert 39 <= host.asking.left <= 41
            assert len(host.record.advice) == 2
            assert [(chat.seat, chat.text) for chat in host.updates.chats] == [(0, "Who has the torch?")]
            assert [chat.text for chat in await server.tables.storage.chats(there["table"], 9)] == [
                "Who has the torch?"
            ]

            back = (await server.request("GET", f"/api/tables/{there['table']}/export", secret=there["owner"])).json()
            assert 39 <= back.pop("left") <= file.pop("left")
            assert back == file
            again = await page.ask("POST", "/api/tables/import", back)
            other = house.page("p2")
            socket = await other.sit(again)
            await done(other, socket, type="say", text="Me.")
            await done(other, socket, type="pause", seat=0, on=False)
            assert [chat.number for chat in host_of(house, again).updates.chats] == [1, 2]

    run(story())


def test_the_clock_of_a_table_that_is_carried_on_goes_on_where_it_was() -> None:
    async def story() -> None:
        async with opened() as house:
            page = house.page()
            made = await page.ask("POST", "/api/tables", {**PAIR, "pace": "relaxed"})
            socket = await page.sit(made)
            file = await carried(page, made)
            assert 0 < file["left"] <= 300
            again = await page.ask("POST", "/api/tables/import", {**file, "left": 12.0})
            left = host_of(house, again).asking.seconds_left()
            assert left is not None
            assert left <= 12
            assert socket

    run(story())


def test_a_file_of_before_is_taken_up() -> None:
    async def story() -> None:
        async with opened() as house:
            page = house.page()
            made = await page.ask("POST", "/api/tables", PAIR)
            await page.play(made, 3)
            file = await carried(page, made)
            for new in ("left", "paused", "chats"):
                del file[new]
            file["chairs"] = [
                {key: chair[key] for key in ("name", "person", "bot", "colour")} for chair in file["chairs"]
            ]
            again = await page.ask("POST", "/api/tables/import", file)
            assert await house.page("p2").play(again, 3) == 3

    run(story())


def test_a_game_that_began_with_a_scene_keeps_it() -> None:
    async def story() -> None:
        async with opened() as house:
            page = house.page()
            asked = await page.ask("GET", "/api/puzzles/loch-ness/1")
            wanted = {"answer": asked["table"]["question"]["choices"][0]["choice"]} if "table" in asked else {}
            made = await page.ask("POST", "/api/puzzles/loch-ness/1/play", {"bot_pace": "instant", **wanted})
            (seat,) = made["seats"].values()
            file = await page.ask("GET", f"/api/tables/{made['table']}/export", secret=seat)
            assert "\nscene " in file["journal"]
            again = await page.ask("POST", "/api/tables/import", file)
            (seat,) = again["seats"].values()
            assert (await page.ask("GET", f"/api/tables/{again['table']}/export", secret=seat))["journal"] == file[
                "journal"
            ]

    run(story())


def test_a_journal_alone_is_taken_up_as_a_game_against_bots() -> None:
    async def story() -> None:
        async with opened() as house:
            page = house.page()
            made = await page.ask("POST", "/api/tables", table("loch-ness"))
            await page.play(made)
            (seat,) = made["seats"].values()
            journal = await page.ask("GET", f"/api/tables/{made['table']}/journal", secret=seat)
            again = await page.ask("POST", "/api/tables/import", {"format": "bothy table 1", "journal": journal})
            host = host_of(house, again)
            assert host.record.state == "finished"
            assert host.journal_text() == journal
            assert [chair.kind for chair in host.record.chairs] == ["person", *["bot"] * (len(host.record.chairs) - 1)]
            half = "\n".join(journal.splitlines()[:30])
            again = await page.ask("POST", "/api/tables/import", {"format": "bothy table 1", "journal": half})
            assert await house.page("p2").play(again, 2) == 2
            for wrong in ("", "Dear diary", "bothy journal 1\ngame loch-ness\nseats 99999999"):
                body = {"format": "bothy table 1", "journal": wrong}
                assert (await page.ask("POST", "/api/tables/import", body, status=409))["code"] == "options"
            body = {"format": "bothy table 1", "journal": "bothy journal 1\ngame chess\nseats 2"}
            assert (await page.ask("POST", "/api/tables/import", body, status=404))["code"] == "no-game"

    run(story())
