"""Tables and journals of Castle von Loghan, versions 2 to 4: tables go on, journals are told as far as they fit.

What was begun with the twelve cards, or with the first printing, keeps them, so journals of versions 3 and 4 are told
to their end.
"""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest

from bothy.games import find
from bothy.games.castle_von_loghan.terms import WON
from bothy.host.secrets import hashed
from bothy.host.storage import add_rows, put_snapshot, put_table
from bothy.host.table_record import SeatRecord, TableRecord
from bothy.host.tables import Tables
from bothy.kernel.journal import Journal, Outdated, Row, is_row, read, standing
from bothy.terminal.replay import replay
from host.sitting import Person, live

OLDER = Path(__file__).parent / "older"
JOURNAL = OLDER / "castle-von-loghan-2.journal"
"""The beginning of a story that was played, and a position of it stored, under version 2 of the rules."""
ROWS = [line for line in JOURNAL.read_text().splitlines() if is_row(line)]


def test_an_old_journal_is_told_up_to_the_row_that_no_longer_fits() -> None:
    with pytest.raises(Outdated) as caught:
        read(JOURNAL.read_text(), find)
    misfit = caught.value
    words = ROWS[misfit.number - 1].partition("  #")[0]
    assert misfit.number > 10
    assert f"told up to row {misfit.number}: `{words}` does not fit" in str(misfit)
    out = StringIO()
    replay(JOURNAL.read_text(), "en", out, strict=True)
    told = " ".join(out.getvalue().split())
    assert "Hard Landing. The P.O.D. carves a trench" in told
    assert "does not fit the rules of today" in told


def test_a_running_table_goes_on(tmp_path: Path) -> None:
    snapshot = json.loads((OLDER / "castle-von-loghan-2.snapshot.json").read_text())

    async def come_back(tables: Tables) -> None:
        chairs = [SeatRecord(name, hashed(name)) for name in "abc"]
        record = TableRecord("old", "castle-von-loghan", chairs, {}, hashed("o"), hashed("i"), hashed("w"), 0.0)
        record.state = "playing"
        rows = [Row.parse(line) for line in ROWS]
        await tables.storage.write(
            [
                put_table(record),
                *add_rows("old", 1, rows, [""] * len(rows)),
                put_snapshot("old", snapshot["number"], 1, snapshot["data"]),
            ]
        )
        host = await tables.host("old")
        assert host.position is not None
        assert host.position.number == len(standing(host.rows)) >= snapshot["number"]
        assert host.position.table.box.options["trophies"] == "loot"
        people = [await Person(host, [name]).arrive() for name in "abc"]
        asked = await people[0].until(lambda: next((one for one in people if one.question()), None))
        assert (await asked.answer())["type"] == "done"

    live(come_back, tmp_path / "b.db")


# Version 3: the twelve cards stay


def test_a_journal_of_version_3_is_told_to_its_last_row() -> None:
    text = (OLDER / "castle-von-loghan-3.journal").read_text()
    position = read(text, find).position
    assert position.number == len([line for line in text.splitlines() if is_row(line)])
    assert position.table.box.options["story"] == "twelve"
    assert position.table.pages == list(range(7))
    out = StringIO()
    replay(text, "fr", out, strict=True)
    told = " ".join(out.getvalue().split())
    assert "Les piles sont encore tièdes." in told, "outcomes speak in old journals too"


def test_a_table_of_version_3_goes_on_with_the_cards_it_began_with() -> None:
    snapshot = json.loads((OLDER / "castle-von-loghan-3.snapshot.json").read_text())
    position = find("castle-von-loghan").load(snapshot["data"])
    assert position.table.box.options["story"] == "twelve"
    assert position.table.pages == [0, 1, 2, 3]
    assert len(position.table.castle_box.rows.story) == 12
    assert len(position.table.event_deck) == 24
    assert position.asking()


# Version 4: the first printing stays


def test_a_journal_of_version_4_is_told_to_its_last_row() -> None:
    text = (OLDER / "castle-von-loghan-4.journal").read_text()
    position = read(text, find).position
    assert position.number == len([line for line in text.splitlines() if is_row(line)])
    assert position.table.box.options["printing"] == "first"
    assert position.over()
    assert position.table.ending == WON


def test_a_table_of_version_4_goes_on_with_the_numbers_it_began_with() -> None:
    snapshot = json.loads((OLDER / "castle-von-loghan-4.snapshot.json").read_text())
    game = find("castle-von-loghan")
    position = game.load(snapshot["data"])
    assert position.table.box.options["printing"] == "first"
    journal = read((OLDER / "castle-von-loghan-4.journal").read_text(), find)
    assert position.asking()
    again = Journal(game, 3, rules=4)
    for row in journal.rows[: snapshot["number"]]:
        again.apply(row)
    assert again.position.dump() == position.dump()
