"""A game that stumbles over what is only for show: the table goes on without it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bothy.games import find
from bothy.host.updates import result_part
from bothy.host.views import Broadcast, private_parts
from bothy.kernel import SPECTATOR, Event, Game, Message, Result, Sight, Table


class Clumsy(Game[Any]):
    """Stumbles in its figures and in its account."""

    def result(self, table: Table) -> Result:
        return Result([3, 1], [1.0, 0.0])

    def figures(self, sight: Sight[Any]) -> dict[str, object]:
        return {"odds": 1 // len(sight.sealed)}

    def account(self, table: Table, events: list[Event]) -> list[tuple[Message, list[int]]]:
        return [(events[0].message, [3, 1])]


def clumsy() -> Clumsy:
    return Clumsy("clumsy", "Clumsy", (2, 2), 1, Table)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, -2])
def test_without_its_figures_all_else_is_told(viewer: int, caplog: pytest.LogCaptureFixture) -> None:
    position = find("loch-ness").new(2)
    parts = private_parts(Broadcast(clumsy(), position, 1, True), viewer)
    assert "agenda" in parts
    assert "game.odds" not in parts
    assert [record.message for record in caplog.records] == ["no figures"]


def test_without_its_account_the_end_is_told(caplog: pytest.LogCaptureFixture) -> None:
    table = find("loch-ness").new(2).table
    told = json.loads(result_part(clumsy(), table, []))
    assert told == {"scores": [3, 1], "shares": [1.0, 0.0], "ended": False, "account": [], "tied": [], "ties": []}
    assert [record.message for record in caplog.records] == ["no account"]
