"""Tables and journals of older rules: a running table goes on, and a story is told as far as it still fits."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from bothy.games import find
from bothy.games.loch_ness.cameras import PlaceCamera
from bothy.host.api import Frames
from bothy.host.secrets import hashed
from bothy.host.storage import add_rows, put_snapshot, put_table
from bothy.host.table_record import SeatRecord, TableRecord
from bothy.host.tables import Tables
from bothy.kernel import Choice
from bothy.kernel.journal import UNDO, Outdated, Row, is_row, read, standing
from bothy.locales import Speech
from bothy.terminal.play import play
from bothy.terminal.replay import replay
from bothy.web.frames import frames, story
from host.sitting import Person, friends, live
from terminal.person import Person as Typist

OLDER = Path(__file__).parent / "older"
"""Games that were played, and positions stored, under older versions of their rules: `GAME-VERSION.journal`."""
WHOLE = ("castle-von-loghan-3", "castle-von-loghan-4")
"""Those that still fit the rules of today from end to end; `test_older_castle.py` tells of them."""
every_version = pytest.mark.parametrize(
    "old", sorted(path.stem for path in OLDER.glob("*.journal") if path.stem not in WHOLE)
)


def game_of(old: str) -> str:
    return old.rpartition("-")[0]


def version_of(old: str) -> int:
    return int(old.rpartition("-")[2])


def journal(old: str) -> str:
    return (OLDER / f"{old}.journal").read_text()


def rows_of(old: str) -> list[str]:
    return [line for line in journal(old).splitlines() if is_row(line)]


def first_misfit(old: str) -> Outdated:
    with pytest.raises(Outdated) as caught:
        read(journal(old), find)
    return caught.value


# A journal of an older version, as it was written then


@every_version
def test_an_old_journal_is_told_up_to_the_row_that_no_longer_fits(old: str) -> None:
    misfit = first_misfit(old)
    words = rows_of(old)[misfit.number - 1].partition("  #")[0]
    today = find(game_of(old)).rules_version
    assert str(misfit).startswith(
        f"told up to row {misfit.number}: `{words}` does not fit the rules of today"
        f" (version {today}; played under {version_of(old)})"
    )
    for lang, sentence in (
        ("en", "does not fit the rules of today"),
        ("fr", "ne va pas avec les règles d’aujourd’hui"),
    ):
        out = StringIO()
        replay(journal(old), lang, out, strict=True)
        told = " ".join(out.getvalue().split())
        assert sentence in told
        assert str(misfit.number) in told
        assert words in told
        assert Speech(lang).text("replay-unfinished") not in told, "it is said why it ends"


@every_version
def test_an_old_journal_is_played_on_from_there_and_kept_aside(tmp_path: Path, old: str) -> None:
    file = tmp_path / "game.journal"
    file.write_text(journal(old))
    person = Typist("quit")
    assert play(find(game_of(old)), 3, ["random"], {}, "en", file, ask=person.ask, console=person.console) == 0
    assert "does not fit the rules of today" in " ".join(person.screen.split())
    assert (tmp_path / f"game.journal.rules-{version_of(old)}").read_text() == journal(old)
    kept = [line for line in file.read_text().splitlines() if is_row(line)]
    before = first_misfit(old).number - 1
    assert kept[:before] == rows_of(old)[:before]
    assert read(file.read_text(), find).rules == version_of(old), "it can be read again"


# A database of an older version: the rows and the snapshot as they were stored then


async def store_old_table(tables: Tables, old: str) -> None:
    rows = [Row.parse(line) for line in rows_of(old)]
    snapshot = json.loads((OLDER / f"{old}.snapshot.json").read_text())
    data = snapshot["data"]
    chairs = [SeatRecord(name, hashed(name)) for name in ("Ailsa", "Bruce", "Catriona")[: data["seats"]]]
    record = TableRecord("old", game_of(old), chairs, data["options"], hashed("o"), hashed("i"), hashed("w"), 0.0)
    record.state = "playing"
    await tables.storage.write(
        [
            put_table(record),
            *add_rows("old", 1, rows, [""] * len(rows)),
            put_snapshot("old", snapshot["number"], version_of(old), data),
        ]
    )


@every_version
def test_a_running_table_goes_on_from_the_last_question_that_can_be_reached(tmp_path: Path, old: str) -> None:
    stored: list[dict[str, Any]] = []

    async def come_back(tables: Tables) -> None:
        await store_old_table(tables, old)
        host = await tables.host("old")
        assert host.position is not None
        options = host.position.table.box.options
        assert {option.key for option in host.game.options} == set(options)
        for option in host.game.options:
            assert option.since <= version_of(old) or options[option.key] == option.formerly, "as it was played then"
        assert host.position.asking()
        assert host.rows[-1].kind == UNDO, "what no longer fits is taken back, not deleted"
        assert len(standing(host.rows)) == host.position.number
        people = [await Person(host, [chair.name]).arrive() for chair in host.record.chairs]
        for seat, person in enumerate(people):
            assert "log-resumed-outdated" in [line["message"][0] for line in person.logs[seat]]
        asked = await people[0].until(lambda: next((one for one in people if one.question()), None))
        assert (await asked.answer())["type"] == "done"
        stored.append(host.position.dump())

    async def come_back_again(tables: Tables) -> None:
        host = await tables.host("old")
        assert host.position is not None
        assert host.position.dump() == stored[0]

    live(come_back, tmp_path / "b.db")
    live(come_back_again, tmp_path / "b.db")


# A version that is not there yet: tomorrow camera 7 is out of the game


def tomorrow(monkeypatch: pytest.MonkeyPatch, readable: bool = True) -> None:
    game, choices = find("loch-ness"), PlaceCamera.choices

    def fewer(step: Any, table: Any, seat: int) -> list[Choice]:
        return [choice for choice in choices(step, table, seat) if choice.notation != "camera 7"]

    def upgrade(version: int, data: dict[str, object]) -> dict[str, object]:
        if not readable:
            raise ValueError("it cannot be read")
        return data

    monkeypatch.setattr(PlaceCamera, "choices", fewer)
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    monkeypatch.setattr(game, "upgrade", upgrade)


async def place(people: list[Person], *cameras: str) -> None:
    """Each of these cameras is placed in its turn, wherever there is room."""
    for camera in cameras:
        asked = await people[0].until(lambda: next((one for one in people if one.question()), None))
        assert (await asked.answer(camera))["type"] == "done"
        assert (await asked.answer())["type"] == "done"


@pytest.mark.parametrize("readable", [True, False])
def test_moves_that_no_longer_fit_are_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, readable: bool
) -> None:
    kept: list[Any] = []

    async def today(tables: Tables) -> None:
        people = await friends(tables, "loch-ness", 3, options={"nessie-start": "random"})
        await place(people, "camera 3", "camera 4", "camera 7")
        kept.extend([people[0].host.record.id, [person.hello.seats for person in people], len(people[0].host.rows)])

    async def come_back(tables: Tables) -> None:
        id, secrets, rows = kept[:3]
        host = await tables.host(id)
        assert host.position is not None
        assert [row.text for row in standing(host.rows) if row.seat >= 0][::2] == ["camera 3", "camera 4"]
        assert len(host.rows) == rows + 1
        people = [await Person(host, seats).arrive() for seats in secrets]
        log = [line["message"] for line in people[0].logs[0]]
        assert [message[0] for message in log].count("loch-ness-places") == 2
        id_told, values = log[-1]
        assert (id_told, values["row"].partition(" ")[0]) == ("log-resumed-outdated", "answer")
        await place(people, "camera 3")
        kept.append(host.position.dump())

    async def come_back_again(tables: Tables) -> None:
        host = await tables.host(kept[0])
        assert host.position is not None
        assert host.position.dump() == kept[3]
        person = await Person(host, kept[1][0]).arrive()
        told = [line["message"][0] for line in person.logs[0]]
        assert told.count("log-resumed-outdated") == 1
        assert told.count("loch-ness-places") == 3
        told_again = await tables.replays.use(host, lambda replay: story(replay, host, 0))
        assert told_again.total == len(host.rows) + 1
        assert told_again.outdated is None
        moments: Frames = await tables.replays.use(host, lambda replay: frames(replay, host, 0, 0, 200))
        assert [frame.number for frame in moments.frames] == list(range(told_again.total))

    live(today, tmp_path / "b.db")
    tomorrow(monkeypatch, readable)
    live(come_back, tmp_path / "b.db")
    live(come_back_again, tmp_path / "b.db")


def test_a_finished_game_is_told_again_as_far_as_it_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def today(tables: Tables) -> None:
        people = await friends(tables, "loch-ness", 3, options={"nessie-start": "random"})
        await place(people, "camera 3", "camera 7", "camera 4")
        host = people[0].host
        tomorrow(monkeypatch)
        host.rules = host.game.rules_version - 1
        told = await tables.replays.use(host, lambda replay: story(replay, host, 0))
        assert told.outdated is not None
        assert told.outdated[0] == "log-outdated"
        assert told.outdated[1]["number"] == told.total
        assert host.rows[told.total - 1].text == "camera 7"

    live(today, tmp_path / "b.db")


def test_a_newer_table_is_refused_as_before(tmp_path: Path) -> None:
    async def come_back(tables: Tables) -> None:
        await store_old_table(tables, "loch-lomond-1")
        await tables.storage.write([("UPDATE snapshots SET data = REPLACE(data, ?, ?)", ('"rules":1', '"rules":99'))])
        with pytest.raises(Exception, match="update Bothy"):
            await tables.host("old")

    live(come_back, tmp_path / "b.db")
