"""Puzzles over HTTP: what is asked tells nothing of the answer, and what is answered is judged."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

from bothy.games import find, games
from bothy.puzzles import all_of, of_the_day
from campaigns.inside import inside
from campaigns.network import story

LOMOND = "/api/puzzles/loch-lomond"


def test_a_puzzle_is_asked_and_judged(tmp_path: Path) -> None:
    puzzle = all_of(find("loch-lomond"))[0]

    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            listed = (await door.request("GET", "/api/puzzles")).json()
            assert {"game": "loch-lomond", "count": len(all_of(find("loch-lomond")))} in listed["games"]
            today = of_the_day(list(games().values()), datetime.now(UTC).date())
            assert today is not None
            assert listed["today"]["game"] in {today.game.key, *[one["game"] for one in listed["games"]]}
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


def test_what_is_not_there_is_not_found(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            for path in ("loch-lomond/0", "loch-lomond/999", "loch-lomond/one", "loch-lomond/999999999", "chess/1"):
                assert (await door.request("GET", f"/api/puzzles/{path}")).status == 404, path
                assert (await door.request("POST", f"/api/puzzles/{path}", {"answer": "draw"})).status == 404, path
            for body in ({}, {"answer": 3}, {"answer": "draw", "other": 1}, {"answer": "x" * 99}):
                assert (await door.request("POST", f"{LOMOND}/1", body)).status == 400, body

    story(look())
