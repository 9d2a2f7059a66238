"""A line that is alive is never silent for long, and thousands of lines are told so a few at a time."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from bothy.web import beats
from bothy.web.beats import SLICES, Beats
from campaigns.client import make
from campaigns.inside import inside


def test_whoever_is_at_a_table_hears_that_the_server_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beats, "SECONDS", 0.2)

    async def listen() -> None:
        async with inside(tmp_path / "b.db") as door:
            made = await make(door, game="loch-ness", seats=2)
            line = await door.socket(made["table"])
            await line.send(json.dumps({"type": "hello", "seats": [made["seats"]["0"]]}))
            welcome = json.loads(await line.receive())
            assert (welcome["type"], welcome["beat"]) == ("welcome", 200)
            heard = 0
            while heard < 3:
                message = json.loads(await line.receive())
                heard += message["type"] == "beat"
            await line.close()
            await asyncio.sleep(0.3)
            assert door.site.beats.where == {}
            assert door.site.beats.timer is None, "where nobody listens nothing beats"

    asyncio.run(asyncio.wait_for(listen(), 30))


class Listener:
    def __init__(self) -> None:
        self.queue: list[bytes] = []
        self.heard = 0

    def send(self, data: bytes) -> None:
        self.heard += 1


def test_a_thousand_lines_are_told_in_slices_and_who_has_still_to_read_is_left_alone() -> None:
    async def tell() -> None:
        all = Beats()
        listeners = [Listener() for _ in range(1000)]
        for listener in listeners:
            all.join(listener)  # type: ignore[arg-type]
        assert {len(slice) for slice in all.slices} == {1000 // SLICES}
        listeners[0].queue.append(b"{}")
        for turn in range(1, SLICES + 1):
            all.tell()
            assert all.timer is not None
            all.timer.cancel()
            assert sum(listener.heard for listener in listeners) in (turn * 25, turn * 25 - 1)
        assert [listener.heard for listener in listeners] == [0] + [1] * 999
        for listener in listeners:
            all.leave(listener)  # type: ignore[arg-type]
        assert not any(all.slices)

    asyncio.run(tell())
