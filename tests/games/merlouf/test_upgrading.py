"""Positions and journals that were stored under rules version 1: they load, and go on as they did then."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from bothy.games import find
from bothy.games.merlouf.rooms import NO_ROOM
from bothy.host.secrets import hashed
from bothy.host.storage import add_rows, put_snapshot, put_table
from bothy.host.table_record import SeatRecord, TableRecord
from bothy.host.tables import Tables
from bothy.kernel.journal import UNDO, Outdated, Row, is_row, read
from games.merlouf.house import GAME
from games.stored import names_in, read_from
from host.sitting import Person, live
from stories import clause, offered, say, waiting

STORED = Path(__file__).parent / "stored"
stored = partial(read_from, STORED)
THEN = {"first-player": "lot", "task-points": "even"}


@pytest.mark.parametrize("name", names_in(STORED))
def test_a_stored_position_goes_on_as_it_did(name: str) -> None:
    found = stored(name)
    assert found["stored"]["rules"] == 1
    position = GAME.load(found["stored"])
    assert position.table.box.options.items() >= THEN.items()
    for line in found["rows"]:
        row = Row.parse(line)
        if row.kind == "outcome":
            position.happen(int(row.text))
        else:
            position.answer(row.seat, position.table.box.vocabulary.parse(row.text))
    end = GAME.load(found["end"])
    assert position.dump()["table"] == end.dump()["table"]
    assert position.agenda == end.agenda
    assert GAME.load(position.dump()) == position


@clause("F48")
@pytest.mark.parametrize(("name", "field"), [("plan", "plans"), ("pact", "pacts")])
def test_an_old_plan_names_no_room(name: str, field: str) -> None:
    table = GAME.load(stored(name)["stored"]).table
    kind, partners, room, *cards = getattr(table, field)[0]
    assert [kind, partners, *cards] == stored(name)["stored"]["table"][field][0]
    assert room == NO_ROOM


@clause("F48")
def test_an_old_offer_of_a_laid_card_is_off_and_others_stand() -> None:
    found = stored("laid-card-offered")["stored"]
    assert [bool(offer) for offer in found["table"]["offers"][:3]] == [True, True, False]
    position = GAME.load(found)
    assert [bool(offer) for offer in position.table.offers[:3]] == [False, True, False]
    assert "withdraw 2" in offered(position, 0)
    assert "withdraw 1" not in offered(position, 0)


@clause("F14")
def test_who_took_loot_to_the_prison_unseen_is_asked_again() -> None:
    found = stored("loot-to-prison")["stored"]
    gone = [int(seat) for seat, word in found["sealed"].items() if word.endswith("prison")]
    position = GAME.load(found)
    assert [seat for seat in gone if seat not in position.asking()] == []
    assert len(position.sealed) == len(found["sealed"]) - len(gone)
    for seat in gone:
        assert not [word for word in offered(position, seat) if word == found["sealed"][str(seat)]]


@clause("F19")
def test_a_look_with_nothing_left_is_over() -> None:
    position = GAME.load(stored("nothing-left")["stored"])
    assert waiting(position) == "LookAgain"
    only = position.forced()
    assert only is not None
    assert only.notation == "pass"


@clause("F51", "Ruling 41")
def test_partners_who_were_asked_then_may_agree_on_nobody_now() -> None:
    position = GAME.load(stored("sharing")["stored"])
    say(position, 0, "to nobody")
    say(position, 1, "to nobody")
    assert waiting(position) != "ShareBonus"


# Journals


@clause("F39", "F05")
def test_an_old_journal_is_told_to_its_end_with_the_scores_of_then() -> None:
    journal = read((STORED / "told.txt").read_text(), find)
    assert journal.position.over()
    assert GAME.result(journal.position.table).scores == [2, 0, 9]


def misfit() -> Outdated:
    with pytest.raises(Outdated) as caught:
        read((STORED / "misfit.txt").read_text(), find)
    return caught.value


@clause("F14")
def test_an_old_journal_is_told_up_to_the_loot_that_was_taken_to_the_prison() -> None:
    assert misfit().number == 277
    assert "prison` does not fit the rules of today" in str(misfit())


def test_an_old_table_goes_on_from_before_that(tmp_path: Path) -> None:
    rows = [Row.parse(line) for line in (STORED / "misfit.txt").read_text().splitlines() if is_row(line)]
    snapshot = json.loads((STORED / "misfit-snapshot.json").read_text())

    async def come_back(tables: Tables) -> None:
        chairs = [SeatRecord(name, hashed(name)) for name in ("Ailsa", "Bruce", "Catriona")]
        record = TableRecord(
            "old", "merlouf", chairs, {"used-gnome": "moves"}, hashed("o"), hashed("i"), hashed("w"), 0.0
        )
        record.state = "playing"
        await tables.storage.write(
            [
                put_table(record),
                *add_rows("old", 1, rows[:280], [""] * 280),
                put_snapshot("old", snapshot["number"], 1, snapshot["data"]),
            ]
        )
        host = await tables.host("old")
        assert host.position is not None
        assert host.rows[-1].kind == UNDO
        assert host.position.asking()
        assert host.position.table.box.options.items() >= THEN.items()
        people = [await Person(host, [chair.name]).arrive() for chair in chairs]
        assert "log-resumed-outdated" in [line["message"][0] for line in people[0].logs[0]]
        asked = await people[0].until(lambda: next((one for one in people if one.question()), None))
        assert (await asked.answer())["type"] == "done"

    live(come_back, tmp_path / "b.db")
