"""Puzzles over HTTP: what is asked tells nothing of the answer, and what is answered is judged."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

from bothy.games import find, games
from bothy.host.table_part import table_part
from bothy.kernel.journal import read
from bothy.puzzles import all_of, counted, of_the_day
from bothy.web.responses import encode
from campaigns.client import Person
from campaigns.inside import inside
from campaigns.network import story

LOMOND = "/api/puzzles/loch-lomond"


def test_a_puzzle_is_asked_and_judged(tmp_path: Path) -> None:
    puzzle = all_of(find("loch-lomond"))[0]

    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            listed = (await door.request("GET", "/api/puzzles")).json()
            assert {"game": "loch-lomond", "count": len(all_of(find("loch-lomond")))} in listed["games"]
            today = of_the_day(counted(games().values()).items(), datetime.now(UTC).date())
            assert today is not None
            assert listed["today"]["game"] in {today.game, *[one["game"] for one in listed["games"]]}
            asked = (await door.request("GET", f"{LOMOND}/1")).json()
            assert asked["seat"] == puzzle.seat
            offered = [offer["choice"] for offer in asked["parts"]["question"]["choices"]]
            assert sorted(offered) == sorted(answer.said for answer in puzzle.answers)
            assert asked["parts"]["table"]["chairs"][puzzle.seat]["name"] == ""
            assert not {"best", "answers", "worth", "reasons"} & set(asked), "nothing tells the answer"
            right = (await door.request("POST", f"{LOMOND}/1", {"answer": puzzle.best})).json()
            assert right["right"]
            assert [answer["choice"] for answer in right["answers"]] == [answer.said for answer in puzzle.answers]
            assert [tuple(why["message"]) for why in right["answers"][0]["reasons"]] == [
                (why.id, why.values) for why in puzzle.reasons
            ]
            other = (await door.request("POST", f"{LOMOND}/1", {"answer": puzzle.answers[-1].said})).json()
            assert not other["right"]
            assert other["answers"][-1]["less"] > 0
            refused = (await door.request("POST", f"{LOMOND}/1", {"answer": "swap 1"})).json()
            assert refused["answers"] == []
            assert refused["refused"][0]

    story(look())


def test_hidden_cards_stay_hidden(tmp_path: Path) -> None:
    """What is sent is cut for the seat, as at a live table: the scene itself never leaves the house."""
    game = find("loch-lomond")
    puzzle = all_of(game)[0]
    shown = puzzle.position(game).sight(puzzle.seat).table

    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            asked = (await door.request("GET", f"{LOMOND}/1")).json()
            assert asked["parts"]["game.clans"] == json.loads(json.dumps(shown.clans))
            assert "scene" not in json.dumps(asked)

    story(look())


def test_who_has_solved_one_may_play_on_from_there(tmp_path: Path) -> None:
    """At a table of one's own that begins with the puzzle and what one has answered, to the end, its replay too."""
    game = find("loch-ness")
    number, puzzle = next((place, one) for place, one in enumerate(all_of(game), 1) if one.kind == "MoveCamera")

    async def ask() -> None:
        async with inside(tmp_path / "a.db") as door:
            path = f"/api/puzzles/loch-ness/{number}/play"
            body = {"answer": puzzle.best, "bot_pace": "instant", "name": "Wilma"}
            reply = await door.request("POST", path, body)
            assert reply.status == 201, reply.body
            made = reply.json()
            seat = puzzle.seat
            assert list(made["seats"]) == [str(seat)]
            host = await door.tables.host(made["table"])
            assert (host.rows[0].seat, host.rows[0].text) == (seat, puzzle.best)
            assert "scene" not in json.dumps(json.loads(encode(table_part(host, host.agreeing)))), "hands stand in it"
            person = Person(door, made["table"], {seat: made["seats"][str(seat)]}, owner=made["owner"], seed=5)
            await person.connect()
            assert person.part("table")["chairs"][seat]["name"] == "Wilma"
            await person.close()
            await door.tables.take_up_anew(made["table"])
            await person.connect()
            await person.play()
            assert person.over
            await person.close()
            text = (
                await door.request("GET", f"/api/tables/{made['table']}/journal", secret=made["owner"])
            ).body.decode()
            journal = read(text, find)
            host = await door.tables.host(made["table"])
            assert host.position == journal.position
            assert journal.scene.splitlines() == puzzle.scene
            frames = f"/api/tables/{made['table']}/frames?viewer={seat}&first=0&count=1"
            first = (await door.request("GET", frames, secret=made["owner"])).json()["frames"][0]
            assert first["parts"]["game.nessie"] == puzzle.position(game).table.nessie
            again = {"moment": 0, "seat": 0, "bot_pace": "instant"}
            branch = await door.request("POST", f"/api/tables/{made['table']}/what-if", again, made["owner"])
            other = await door.tables.host(branch.json()["table"])
            assert other.replayed(0).table == puzzle.position(game).table

    story(ask())


def test_who_plays_on_answers_what_can_be_answered(tmp_path: Path) -> None:
    async def ask() -> None:
        async with inside(tmp_path / "a.db") as door:
            for body in ({"answer": "swap 1"}, {"answer": "chess"}, {"answer": 3}, {"other": 1}):
                reply = await door.request("POST", f"{LOMOND}/1/play", body)
                assert (reply.status, reply.json()["code"]) == (400, "not-understood"), body
            assert (await door.request("POST", f"{LOMOND}/999/play", {})).status == 404
            made = (await door.request("POST", f"{LOMOND}/1/play", {})).json()
            host = await door.tables.host(made["table"])
            assert host.rows == [], "without an answer the question is asked again"

    story(ask())


def test_what_is_not_there_is_not_found(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            for path in ("loch-lomond/0", "loch-lomond/999", "loch-lomond/one", "loch-lomond/999999999", "chess/1"):
                assert (await door.request("GET", f"/api/puzzles/{path}")).status == 404, path
                assert (await door.request("POST", f"/api/puzzles/{path}", {"answer": "draw"})).status == 404, path
            for body in ({}, {"answer": 3}, {"answer": "draw", "other": 1}, {"answer": "x" * 99}):
                assert (await door.request("POST", f"{LOMOND}/1", body)).status == 400, body

    story(look())
