"""Lessons over HTTP: who learns says where it is, and nothing is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from campaigns.inside import Inside, inside
from campaigns.network import story


async def learn(door: Inside, language: str = "en", game: str = "loch-ness", **place: object) -> dict[str, Any]:
    reply = await door.request("POST", f"/api/lessons/{language}/{game}", place)
    assert reply.status == 200, reply.json()
    met: dict[str, Any] = reply.json()
    return met


def test_a_step_is_shown_answered_and_done(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            about = (await door.request("GET", "/api/lessons/fr/loch-ness")).json()
            assert about["language"] == "fr"
            assert len(about["steps"]) == 14
            assert 5 <= about["minutes"] <= 8
            first = await learn(door, step=0)
            assert first["says"].startswith("This is Nessie.")
            offered = [offer["choice"] for offer in first["parts"]["question"]["choices"]]
            assert {"spot 8a", "spot 9a"} <= set(offered)
            assert first["parts"]["table"]["chairs"][1]["name"] == "Ewan"
            right = await learn(door, step=0, answer="spot 8a")
            assert right["done"]
            assert right["said"] == ["spot 8a"]
            assert right["says"] == "There she is! A camera near her scores its number: seven points."
            assert right["parts"]["game.scores"] == [7, 0, 0]
            assert right["parts"]["question"] is None
            following = await learn(door, step=1, before=right["said"])
            assert following["parts"]["question"]["step"] == "TakePhotos"

    story(look())


def test_what_does_not_lead_on_is_answered_and_what_is_not_allowed_refused(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            other = await learn(door, "fr", step=0, answer="spot 9a")
            assert other["reply"].startswith("Vous pourriez")
            assert (other["refused"], other["done"], other["said"]) == (False, False, [])
            assert other["parts"]["question"] is None
            refused = await learn(door, step=0, answer="spot 8c")
            assert refused["refused"]
            assert "castle" in refused["reply"]
            shown = await learn(door, step=0, show=True)
            assert shown["said"] == ["spot 8a"]

    story(look())


def test_odd_places_are_refused_kindly(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            for path, place, status in (
                ("en/loch-ness", {"step": 14}, 400),
                ("en/loch-ness", {"step": 0, "said": ["spot 9a"]}, 400),
                ("en/loch-ness", {"step": -1}, 400),
                ("xx/loch-ness", {"step": 0}, 404),
                ("en/chess", {"step": 0}, 404),
            ):
                assert (await door.request("POST", f"/api/lessons/{path}", place)).status == status, place

    story(look())


def test_a_worked_turn_is_told_as_seat_one_sees_it(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            turn = (await door.request("GET", "/api/turns/fr/loch-ness")).json()
            assert turn["language"] == "fr"
            assert [frame["title"] for frame in turn["frames"]][:2] == ["Posez une carte", "Déplacez un appareil"]
            assert len(turn["names"]) == 7
            assert all(
                parts["question"] is None for parts in (turn["board"], *[one["parts"] for one in turn["frames"]])
            )
            laid = turn["board"]["game.laid"]
            assert laid[0] == 5, "one's own card"
            assert 2 not in laid[1:2], "not that of another"
            assert (await door.request("GET", "/api/turns/en/nothing")).status == 404

    story(look())
