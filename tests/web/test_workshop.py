"""The workshop over HTTP: what was typed is checked, trials are begun, followed, stopped and bounded."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bothy.cli.hosting import is_home
from bothy.host.packs import WAITING
from bothy.study.workshop import lane as lanes
from bothy.study.workshop.api import Checked, Opened, TrialTold, Workshop
from bothy.study.workshop.bench import Bench
from campaigns.inside import Inside, inside
from campaigns.network import story

CHANGES = {"camera": {"3": {"points": "9"}}}
NESS = "/api/workshop/en/loch-ness"
NEW = {"changes": CHANGES, "bots": ["random"], "seats": 3}


def bench(door: Inside) -> Bench:
    found = door.site.workshop_replies.set_up()
    assert found is not None
    return found


async def ask(door: Inside, path: str, body: Any = None, method: str = "POST") -> tuple[int, Any]:
    reply = await door.request(method, path, body)
    return reply.status, reply.json()


async def begin(door: Inside, **more: Any) -> Any:
    status, told = await ask(door, f"{NESS}/trial", {**NEW, **more})
    assert status == 202, told
    return told


async def followed(door: Inside, until: Any) -> Any:
    """A trial as it is once something holds of it."""
    while True:
        _, told = await ask(door, f"{NESS}/trial", method="GET")
        if until(told):
            return told
        assert told["state"] in ("waiting", "playing"), told
        await asyncio.sleep(0.05)


def test_a_game_is_on_the_bench_and_what_is_typed_is_checked(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db", workshop=True) as door:
            status, told = await ask(door, "/api/workshop/fr/merlouf", method="GET")
            assert status == 200
            laid = msgspec.convert(told, Workshop)
            assert [table.name for table in laid.tables][-1] == "objective"
            typed = {"objective": {"01": {"tasks.0.points": "3½"}, "02": {"tasks.0.points": "7"}}}
            status, told = await ask(door, "/api/workshop/fr/merlouf/check", {"changes": typed, "seats": 4})
            checked = msgspec.convert(told, Checked)
            (mistake,) = checked.mistakes
            assert (mistake.table, mistake.row, mistake.cell) == ("objective", "01", "tasks.0.points")
            assert "nombre entier" in mistake.text
            assert checked.left == [("objective", "01")]
            assert "3½" in checked.file
            assert "3½" not in checked.pack
            status, told = await ask(door, "/api/workshop/en/merlouf/open", {"text": checked.file, "name": "a.toml"})
            assert msgspec.convert(told, Opened).changes == typed
            made = {"game": "merlouf", "seats": 4, "pack": checked.pack, "bots": ["random"] * 3}
            assert (await ask(door, "/api/tables", made))[0] == 201, "what fits can be played"

    story(look())


def test_a_trial_is_played_in_slices_and_tells_more_and_more(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db", workshop=True) as door:
            bench(door).lane.planned = 3.0
            assert (await ask(door, f"{NESS}/trial", method="GET"))[1]["state"] == "none"
            told = await begin(door)
            assert told["state"] in ("waiting", "playing")
            first = await followed(door, lambda told: told["found"])
            found = msgspec.convert(first["found"], TrialTold)
            if not first["marks"]:
                assert {figure.verdict for figure in found.figures} == {""}, "words come at the marks only"
            assert first["fair"] == pytest.approx(1 / 3)
            done = await followed(door, lambda told: told["state"] == "done")
            assert done["games"] == done["wanted"] == done["marks"][-1] >= first["games"]
            found = msgspec.convert(done["found"], TrialTold)
            assert {figure.verdict for figure in found.figures} <= {"difference", "none", "open"}
            score = next(figure for figure in found.figures if figure.key == "score")
            assert len(score.trail) == len(done["marks"])
            assert {row["row"] for row in done["won"]["camera"]} >= {"3", "4"}
            reply = await door.request("GET", "/api/workshop/fr/loch-ness/trial")
            assert reply.json()["found"]["sentence"] != done["found"]["sentence"], "in the language that is asked for"
            assert (await ask(door, "/api/workshop/en/merlouf/trial", method="GET"))[1]["state"] == "none"

    story(look())


def test_one_trial_a_person_and_it_can_be_stopped(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db", workshop=True) as door:
            lane = bench(door).lane
            first = await begin(door)
            await followed(door, lambda told: told["games"])
            second = await begin(door)
            assert second["number"] > first["number"]
            assert [trial.number for trial in lane.trials.values()] == [second["number"]]
            door.client = "10.0.0.2"  # somebody else has none, and stops none
            assert (await ask(door, f"{NESS}/trial/cancel"))[1]["state"] == "none"
            door.client = "10.0.0.1"
            status, told = await ask(door, f"{NESS}/trial/cancel")
            assert (status, told["state"]) == (200, "stopped")
            assert not lane.room.locked()

    story(look())


def test_trials_begun_at_once_leave_only_the_last(tmp_path: Path) -> None:
    """While the second waits for the first to end, a third comes: no trial plays on unseen."""

    def playing() -> list[str]:
        names = [task.get_name() for task in asyncio.all_tasks()]
        return [name for name in names if name.startswith("trial ")]

    async def look() -> None:
        async with inside(tmp_path / "a.db", workshop=True) as door:
            lane = bench(door).lane
            await begin(door)
            await followed(door, lambda told: told["games"])
            (whose,) = lane.trials
            question = lane.trials[whose].question
            await asyncio.gather(*[lane.begin(whose, question) for _ in range(3)])
            assert playing() == [f"trial {lane.number}"]
            assert lane.trials[whose].number == lane.number == 4
            await asyncio.gather(lane.begin(whose, question), lane.cancel(whose))
            assert (playing(), lane.trials[whose].state) == ([], "stopped"), "cancelled is what was asked for last"
            assert not lane.turns

    story(look())


def test_a_trial_that_nobody_follows_is_left(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db", workshop=True) as door:
            lane = bench(door).lane
            lane.gone = 0.2
            await begin(door)
            (trial,) = lane.trials.values()
            assert trial.task is not None
            await asyncio.wait([trial.task], timeout=10)
            assert trial.state == "stopped"

    story(look())


def test_processes_queue_and_time_are_bounded(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db", workshop=True) as door:
            lane = bench(door).lane
            lane.room = asyncio.Semaphore(1)
            for number in range(lanes.WAITING + 1):
                door.client = f"10.0.1.{number}"
                await begin(door)
                await asyncio.sleep(0)
            assert [trial.state for trial in lane.trials.values()].count("playing") == 1
            assert (await ask(door, f"{NESS}/trial", method="GET"))[1]["ahead"] == lanes.WAITING - 1
            door.client = "10.0.2.1"
            assert (await ask(door, f"{NESS}/trial", NEW))[1]["code"] == "busy"
            await lane.close()
            lane.longest = 0.01
            await begin(door)
            while (await ask(door, f"{NESS}/trial", method="GET"))[1]["state"] in ("waiting", "playing"):
                await asyncio.sleep(0.02)
            assert (await ask(door, f"{NESS}/trial", method="GET"))[1]["state"] == "failed", "not a figure in the time"
            assert not lane.room.locked()

    story(look())


def test_what_cannot_be_tried_is_refused(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db", workshop=True) as door:
            for body, code in (
                ({"changes": {}}, "unchanged"),
                ({"changes": {"camera": {"3": {"points": "many"}}}}, "unchanged"),
                ({**NEW, "bots": ["search:200ms"]}, "options"),
                ({**NEW, "bots": ["random"] * 4}, "options"),
                ({**NEW, "seats": 9}, "options"),
                ({**NEW, "options": {"storm": "maybe"}}, "options"),
                ({"nonsense": 1}, "not-understood"),
            ):
                assert (await ask(door, f"{NESS}/trial", body))[1]["code"] == code, body
            told = await begin(door, changes={}, options={"storm": "on"}, options_before={})
            assert told["number"] == 1, "options alone can be the change"
            assert (await ask(door, "/api/workshop/en/chess/trial", NEW))[0] == 404
            checks = bench(door).checks
            checks.under_way["others"] = WAITING
            assert (await ask(door, f"{NESS}/check", {"changes": CHANGES}))[1]["code"] == "busy"

    story(look())


def test_a_draft_that_takes_too_long_to_read_costs_nobody_else(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db", workshop=True) as door:
            deep = "[" * 9_000
            status, told = await ask(
                door, "/api/workshop/en/castle-von-loghan/check", {"changes": {"combat": {"hit": {"effects": deep}}}}
            )
            assert status == 200
            assert told["mistakes"][0]["cell"] == "effects"
            assert (await ask(door, f"{NESS}/check", {"changes": CHANGES}))[1]["mistakes"] == []

    story(look())


def test_elsewhere_there_is_no_workshop_unless_it_is_asked_for(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            assert not any(game["workshop"] for game in (await ask(door, "/api/games", method="GET"))[1])
            for method, path, body in (
                ("GET", NESS, None),
                ("GET", f"{NESS}/trial", None),
                ("POST", f"{NESS}/check", {}),
                ("POST", f"{NESS}/open", {"text": ""}),
                ("POST", f"{NESS}/trial", NEW),
                ("POST", f"{NESS}/trial/cancel", None),
            ):
                status, told = await ask(door, path, body, method)
                assert (status, told["code"]) == (403, "no-workshop")

    story(look())
    assert is_home("127.0.0.1", lan=False, base_url="", proxies=[])
    assert is_home("0.0.0.0", lan=True, base_url="", proxies=[])
    assert not is_home("0.0.0.0", lan=False, base_url="", proxies=[])
    assert not is_home("127.0.0.1", lan=False, base_url="https://games.example", proxies=[])
    assert not is_home("127.0.0.1", lan=False, base_url="", proxies=["127.0.0.1"])


def test_slices_wait_while_bots_think(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db", workshop=True) as door:
            lane, thinking = bench(door).lane, door.tables.bot_pool.quick
            await begin(door)
            await followed(door, lambda told: told["games"])
            thought = asyncio.create_task(asyncio.sleep(0.5, "spot 3a"))
            thinking.thoughts.add(thought)
            thought.add_done_callback(thinking.ended)
            while not lane.yielded:
                await asyncio.sleep(0.01)
            games = (await ask(door, f"{NESS}/trial", method="GET"))[1]["games"]
            assert not thought.done()
            await thought
            await followed(door, lambda told: told["games"] > games)

    story(look())
