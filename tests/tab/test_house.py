"""A house in a tab, by its messages: the server's own answers, games played and kept, tables carried over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from bothy.games import games
from bothy.games.loch_ness.cameras import PlaceCamera
from bothy.host import bot_process
from bothy.tab import bridge
from campaigns.inside import inside
from tab.disk import Disk
from tab.pages import opened

ALONE = {"seats": 0, "bot_pace": "instant", "start": True}


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 240))


def table(key: str, bots: str = "knack") -> dict[str, Any]:
    seats = games()[key].usual_seats()
    return {**ALONE, "game": key, "seats": seats, "bots": [bots] * (seats - 1)}


@pytest.mark.parametrize("key", games())
def test_a_game_is_played_kept_and_told_again(tmp_path: Path, key: str) -> None:
    async def story() -> None:
        disk = Disk(tmp_path)
        async with opened(disk.files) as house:
            page = house.page()
            made = await page.ask("POST", "/api/tables", table(key))
            answered = await page.play(made, 25)
            assert answered
            (seat, *_) = made["seats"].values()
            told = await page.ask("GET", f"/api/tables/{made['table']}/story", secret=seat)
            rows = list(house.house.tables.hosts[made["table"]].rows)
            assert answered < told["total"] <= len(rows) + 1
            reply = await page.ask_later("GET", f"/api/tables/{made['table']}/frames?count=200", secret=seat)
            assert reply["status"] == 200 or json.loads(reply["body"])["code"] == "by-heart"
        async with opened(disk.again().files) as house:
            page = house.page()
            await page.sit(made)
            again = house.house.tables.hosts[made["table"]].rows
            assert [str(row) for row in again[: len(rows)]] == [str(row) for row in rows]

    run(story())


def test_whoever_asks_is_named_in_the_message_and_keeps_a_name(tmp_path: Path) -> None:
    async def story() -> None:
        disk = Disk(tmp_path)
        async with opened(disk.files) as house:
            one, other = house.page("p1"), house.page("p2", "cd" * 16)
            mine = await one.ask("GET", "/api/me")
            assert await one.ask("GET", "/api/me") == mine
            assert (await one.ask("POST", "/api/me", {"name": "Ishbel"}))["name"] == "Ishbel"
            assert (await one.ask("GET", "/api/me"))["name"] == "Ishbel"
            assert (await other.ask("GET", "/api/me"))["name"] != "Ishbel"
        async with opened(disk.again().files) as house:
            assert (await house.page("p1").ask("GET", "/api/me"))["name"] == "Ishbel"

    run(story())


def test_whoever_is_forgotten_has_no_name_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        disk = Disk(tmp_path)
        async with opened(disk.files) as house:
            page = house.page("p1")
            usual = (await page.ask("GET", "/api/me"))["name"]
            await page.ask("POST", "/api/me", {"name": "Ishbel"})
            key = (await page.ask("POST", "/api/place", {"device": "phone", "links": [], "anew": False}))["secret"]
            assert await page.ask("POST", "/api/place/forget", {}, secret=key) == {"noted": True}
            assert (await page.ask("GET", "/api/me"))["name"] == usual
            assert await house.house.storage.note(f"name {page.person}") == ""
        async with opened(disk.again().files) as house:
            assert (await house.page("p1").ask("GET", "/api/me"))["name"] == usual

    run(story())


def test_what_goes_wrong_is_told_as_a_server_tells_it() -> None:
    async def story() -> None:
        async with opened() as house:
            page = house.page()
            assert (await page.ask("GET", "/api/tables/none", status=404))["code"] == "no-table"
            assert (await page.ask("POST", "/api/tables", {"game": "chess"}, status=404))["code"] == "no-game"
            assert (await page.ask("POST", "/api/tables", {"gam": "x"}, status=400))["code"] == "not-understood"
            page.open("none")
            await page.until(lambda: page.heard and page.heard[-1]["kind"] == "closed")
            assert [message["kind"] for message in page.heard] == ["opened", "said", "closed"]
            assert (page.said()[0]["code"], page.heard[-1]["code"]) == ("no-table", 1008)
            house.house.hear("no json")
            assert len(house.trouble) == 1

    run(story())


def test_a_closed_socket_is_left() -> None:
    async def story() -> None:
        async with opened() as house:
            page = house.page()
            made = await page.ask("POST", "/api/tables", table("loch-ness"))
            socket = await page.sit(made)
            host = house.house.tables.hosts[made["table"]]
            assert len(host.connections) == 1
            house.house.hear(json.dumps({"kind": "closed", "socket": socket, "code": 1001, "reason": ""}))
            async with asyncio.timeout(10):
                while host.connections:
                    await asyncio.sleep(0.01)

    run(story())


def test_a_full_disk_refuses_an_answer_and_it_can_be_given_again(tmp_path: Path) -> None:
    async def story() -> None:
        disk = Disk(tmp_path)
        async with opened(disk.files) as house:
            page = house.page()
            made = await page.ask("POST", "/api/tables", table("loch-ness"))
            socket = await page.sit(made)
            told = await page.until(lambda: [said for said in page.said() if said.get("parts", {}).get("question")])
            question = told[-1]["parts"]["question"]
            answer = {"type": "answer", "seat": 0, "question": question["number"]}
            choice = question["choices"][0]["choice"]
            rows = len(house.house.tables.hosts[made["table"]].rows)
            disk.room = 0
            page.say(socket, {**answer, "id": "one", "choice": choice})
            refused = await page.until(lambda: [said for said in page.said() if said["type"] == "refused"])
            assert refused[0]["code"] == "not-saved"
            assert len(house.house.tables.hosts[made["table"]].rows) == rows
            disk.room = 1 << 30
            page.say(socket, {**answer, "id": "two", "choice": choice})
            done = await page.until(lambda: [said for said in page.said() if said["type"] == "done"])
            assert done[0]["id"] == "two"

    run(story())


def test_it_says_what_it_is_and_for_how_long_anything_held_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(Disk(tmp_path).files, build="monday") as house:
            page = house.page()
            about = await page.ask("GET", "/api/tab")
            assert (about["kept"], about["build"], about["thinking"]) == (True, "monday", "none")
            await page.play(await page.ask("POST", "/api/tables", table("loch-ness")), 5)
            turns = house.house.turns
            for _ in range(10_000):
                turns.note("answer", 0.004)
            turns.note("answer", 2.0)
            before, about = about, await page.ask("GET", "/api/tab")
            assert 4 <= about["p99_ms"] <= 4.4
            assert (about["longest_ms"], about["held_by"]) == (2000, "answer")
            assert about["turns"] > before["turns"] + 10_000
            for _ in range(1_000):
                turns.note("answer", 0.08)
            assert 80 <= (await page.ask("GET", "/api/tab"))["p99_ms"] <= 88

    run(story())


def test_every_turn_of_the_loop_is_timed_whatever_is_done_in_it(tmp_path: Path, monkeypatch: Any) -> None:
    """By a clock that only what is looked at sets forward: each of these takes a time of its own."""

    async def story() -> None:
        async with opened(Disk(tmp_path).files) as house:
            turns, base, page, now = house.house.turns, house.house.base, house.page(), [0.0]
            turns.clock = lambda: now[0]

            def taking(thing: Any, name: str, seconds: float) -> None:
                do = getattr(thing, name)

                def taken(*given: Any) -> Any:
                    now[0] += seconds
                    return do(*given)

                monkeypatch.setattr(thing, name, taken)

            taking(base, "commit", 0.25)
            taking(bot_process, "think", 0.5)
            taking(bridge, "understand", 0.75)
            await page.play(await page.ask("POST", "/api/tables", table("loch-ness")), 12)
            lengths = {by: held.longest for by, held in turns.held.items()}
            assert lengths["TabStorage.take_turn"] == 0.25
            assert lengths["Lane.think"] == 0.5
            assert lengths["Bridge.hear"] == 0.75
            loop = asyncio.get_running_loop()
            loop.call_later(0, lambda: now.append(now.pop() + 30.0))
            await page.ask("GET", "/api/me")
            assert (turns.longest().seconds, turns.longest().by.rpartition(".")[2]) == (30.0, "<lambda>")

    run(story())

    run(story())


def newer_rules(monkeypatch: Any) -> None:
    """From now on the rules of Loch Ness are others, under which moves of before no longer fit."""
    game, choices = games()["loch-ness"], PlaceCamera.choices
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    monkeypatch.setattr(game, "upgrade", lambda version, data: data)
    monkeypatch.setattr(PlaceCamera, "choices", lambda step, state, seat: choices(step, state, seat)[-1:])


def test_a_table_of_other_rules_is_left_to_the_files_it_was_begun_under_as_long_as_they_are_kept(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async def story() -> None:
        disk = Disk(tmp_path)
        async with opened(disk.files, build="monday") as house:
            page = house.page()
            made = await page.ask("POST", "/api/tables", {**table("loch-ness"), "pace": "days"})
            await page.play(made, 3)
        with monkeypatch.context() as patched:
            newer_rules(patched)
            disk = disk.again()
            async with opened(disk.files, build="tuesday") as house:
                storage, page = house.house.tables.storage, house.page()
                before = await storage.journal(made["table"])
                path = f"/api/tables/{made['table']}"
                assert (await page.ask("GET", path, secret=made["owner"], status=409))["code"] == "older-rules"
                wanted = {"table": made["table"], "kept": ["monday", "tuesday"]}
                for _ in range(2):
                    told = await page.ask("POST", "/api/tab/older", wanted)
                    assert told == {"build": "monday", "adopted": False}
                page.open(made["table"])
                await page.until(lambda: page.heard and page.heard[-1]["kind"] == "closed")
                assert page.said()[0]["code"] == "older-rules"
                assert await storage.journal(made["table"]) == before, "nothing is taken back"
        disk = disk.again()
        async with opened(disk.files, build="monday") as house:
            assert await house.page().play(made, 2) == 2, "under its own files it goes on"
        with monkeypatch.context() as patched:
            newer_rules(patched)
            async with opened(disk.again().files, build="wednesday") as house:
                page = house.page()
                wanted = {"table": made["table"], "kept": ["wednesday"]}
                assert await page.ask("POST", "/api/tab/older", wanted) == {"build": "", "adopted": True}
                assert await page.ask("POST", "/api/tab/older", wanted) == {"build": "", "adopted": False}
                assert (await page.ask("GET", path, secret=made["owner"]))["state"] == "playing"

    run(story())


def test_a_table_that_goes_on_nowhere_is_refused_and_tried_once(tmp_path: Path, monkeypatch: Any) -> None:
    async def story() -> None:
        disk = Disk(tmp_path)
        async with opened(disk.files, build="monday") as house:
            made = await house.page().ask("POST", "/api/tables", table("loch-ness"))
        game = games()["loch-ness"]
        monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
        monkeypatch.setattr(type(game), "upgrade", refuse)
        monkeypatch.setattr(type(game), "new", refuse)
        async with opened(disk.again().files, build="tuesday") as house:
            page = house.page()
            wanted = {"table": made["table"], "kept": []}
            for adopted in (True, False, False):
                assert (await page.ask("POST", "/api/tab/older", wanted))["adopted"] is adopted
                told = await page.ask("GET", f"/api/tables/{made['table']}", secret=made["owner"], status=409)
                assert told["code"] == "older-rules"

    run(story())


def refuse(*given: Any) -> Any:
    raise ValueError("these rules are too old")


# Carrying over


def test_a_table_goes_from_tab_to_server_and_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened() as house, inside(tmp_path / "a.db") as server:
            page = house.page()
            made = await page.ask("POST", "/api/tables", table("merlouf"))
            await page.play(made, 6)
            (seat,) = made["seats"].values()
            file = await page.ask("GET", f"/api/tables/{made['table']}/export", secret=seat)
            then = house.house.tables.hosts[made["table"]]
            reply = await server.request("POST", "/api/tables/import", file)
            assert reply.status == 201, reply.body
            there = reply.json()
            host = await server.tables.host(there["table"])
            rows = len(file["journal"].splitlines())
            assert host.journal_text().splitlines()[:rows] == file["journal"].splitlines()
            assert [chair.name for chair in host.record.chairs] == [chair.name for chair in then.record.chairs]
            assert [chair.bot for chair in host.record.chairs] == [chair.bot for chair in then.record.chairs]
            (own,) = there["seats"].values()
            back = (await server.request("GET", f"/api/tables/{there['table']}/export", secret=own)).json()
            again = await page.ask("POST", "/api/tables/import", back)
            other = house.page("p2")
            assert await other.play(again, 3) == 3, "it goes on where it was"

    run(story())


def test_a_file_that_was_tampered_with_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened() as house:
            page = house.page()
            made = await page.ask("POST", "/api/tables", table("loch-ness"))
            await page.play(made, 4)
            (seat,) = made["seats"].values()
            file = await page.ask("GET", f"/api/tables/{made['table']}/export", secret=seat)
            lines = file["journal"].splitlines()
            for journal in ("\n".join([*lines[:-1], lines[-1].replace("answer", "outcome")]), "nonsense", ""):
                wrong = {**file, "journal": journal}
                reply = await page.ask_later("POST", "/api/tables/import", wrong)
                assert reply["status"] == 409, reply
            fewer = {**file, "chairs": file["chairs"][:-1]}
            assert (await page.ask("POST", "/api/tables/import", fewer, status=409))["code"] == "options"
            assert (await page.ask("POST", "/api/tables/import", {**file, "format": "x"}, status=409))[
                "code"
            ] == "options"
            strange = [{**chair, "bot": "search:99999999"} for chair in file["chairs"]]
            assert (await page.ask("POST", "/api/tables/import", {**file, "chairs": strange}, status=409))[
                "code"
            ] == "options"

    run(story())


def test_before_the_end_only_who_holds_all_chairs_of_people_gets_the_file() -> None:
    async def story() -> None:
        async with opened() as house:
            one, other = house.page("p1"), house.page("p2", "cd" * 16)
            made = await one.ask("POST", "/api/tables", {"game": "loch-ness", "seats": 2, "bot_pace": "instant"})
            path = f"/api/tables/{made['table']}"
            joined = await other.ask("POST", f"{path}/join", {"seat": 1, "beside": False}, made["invite"])
            socket = await one.sit(made)
            one.say(socket, {"type": "start", "id": "begin"})
            await one.until(lambda: [said for said in one.said() if said["type"] == "done"])
            for secret in (made["seats"]["0"], joined["secret"], made["owner"], made["watch"], ""):
                assert (await one.ask("GET", f"{path}/export", secret=secret, status=403))["code"] == "not-over"

    run(story())
