"""Positions that were stored under rules version 2: they load, and go on as they did then."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bothy.games.loch_lomond.table import BABIES
from bothy.kernel import Journal
from bothy.kernel.journal import Row
from bothy.kernel.store import plain
from games.loch_lomond.highlands import GAME
from games.stored import names_in, read_from
from stories import clause

STORED = Path(__file__).parent / "stored"
read = partial(read_from, STORED)


@pytest.mark.parametrize("name", names_in(STORED))
def test_a_stored_position_goes_on_as_it_did(name: str) -> None:
    found = read(name)
    assert found["stored"]["rules"] == 2
    position = GAME.load(found["stored"])
    assert position.table.box.options == {**found["stored"]["options"], "empty-clan": "plays-on"}
    journal = Journal(GAME, position.table.box.seats, position.table.box.options)
    journal.position = position
    for kind, seat, text in found["rows"]:
        journal.apply(Row(kind, seat, text))
    assert {field: getattr(position.table, field) for field in found["table"]} == found["table"]
    assert [plain(step) for step in position.agenda[-1:]] == found["agenda"]
    assert GAME.load(position.dump()) == position


@clause("L50", "Ruling 28")
def test_tokens_that_were_put_aside_are_in_the_stock_again() -> None:
    stored = read("token-put-aside")["stored"]
    gone, stock = stored["table"]["gone"][BABIES], stored["table"]["stock"][BABIES]
    assert gone > 0
    table = GAME.load(stored).table
    assert (table.gone[BABIES], table.stock[BABIES]) == (0, gone + stock)
