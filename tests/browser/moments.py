"""Moments at which somebody is asked: every kind of question of every game, found by playing by lot, kept as tables.

Of each kind the moment with the most choices is taken: where that fits, the others do. All chairs are people's, and
only one has come, so that nothing moves while one looks.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bothy.games import find, games
from bothy.host.secrets import hashed, new_id, new_secret
from bothy.host.storage import Storage, add_rows, put_snapshot, put_table
from bothy.host.table_record import SeatRecord, TableRecord
from bothy.kernel import Ask, Luck, Race
from bothy.kernel.journal import Journal, Row

PLAYS: dict[str, list[dict[str, str]]] = {
    "castle-von-loghan": [{"characters": "three"}, {"mode": "exploration"}, {"difficulty": "easy"}],
    "loch-lomond": [{}, {"memory": "aid"}],
    "loch-ness": [{"storm": "on", "room-service": "on", "change-group": "on"}, {}],
    "merlouf": [{"traps": "on", "used-gnome": "moves"}, {}],
    "moongha": [{}, {"a-bomb": "one-roll"}],
}
"""Options under which everything comes up."""
LONGEST = 1_500
"""Answers after which a game has shown what it asks."""


class Moment(NamedTuple):
    """Somebody is asked something."""

    game: str
    seats: int
    step: str
    seat: int
    options: dict[str, str]
    choices: list[str]
    rows: list[Row]
    dump: dict[str, Any]
    scene: str = ""
    """What the game begins with, if it is not a new one."""
    bot: str = ""
    """Who sits in the other chairs; people who have not come if nobody does."""

    @property
    def name(self) -> str:
        return f"{self.game} {self.seats} {self.step}"


def moments(key: str, games_each: int = 2, seed: int = 3) -> list[Moment]:
    """Of every kind of question the moment with most choices, with fewest seats and with most."""
    found: dict[tuple[int, str], Moment] = {}
    for seats in sorted(set(find(key).seats)):
        for options in PLAYS.get(key, [{}]):
            for number in range(games_each):
                for moment in play(key, seats, options, seed + number):
                    place = (seats, moment.step)
                    if place not in found or len(found[place].choices) < len(moment.choices):
                        found[place] = moment
    return [found[place] for place in sorted(found)]


def play(key: str, seats: int, options: dict[str, str], seed: int) -> list[Moment]:
    """Play one game by lot and keep, of each kind of question, the moment with most choices."""
    luck, lot = Luck(seed), Random(seed)
    journal = Journal(find(key), seats, options)
    best: dict[str, Moment] = {}
    for _ in range(LONGEST):
        journal.proceed(luck)
        position = journal.position
        if position.over():
            break
        step = position.step()
        assert isinstance(step, Ask)
        asked = position.asking()
        seat = max(asked, key=lambda one: len(position.choices(one)))
        choices = position.choices(seat)
        kind = type(step).__name__
        if position.forced() is None and len(choices) > len(best[kind].choices if kind in best else []):
            box = position.table.box
            words = [choice.notation for choice in choices]
            rows = list(journal.rows)
            best[kind] = Moment(key, seats, kind, seat, dict(box.options), words, rows, position.dump())
        who = lot.choice(asked)
        offered = position.choices(who)
        calm = [choice for choice in offered if choice.notation == "pass"]
        journal.answer(who, calm[0] if calm and isinstance(step, Race) and lot.random() < 0.7 else lot.choice(offered))
    return list(best.values())


def laid(key: str, scene: str, bot: str = "") -> Moment:
    """The moment with which a scene begins, as its first seat has it."""
    position = find(key).begin(scene)
    words = [choice.notation for choice in position.choices(0)]
    box = position.table.box
    kind = type(position.step()).__name__
    return Moment(key, box.seats, kind, 0, dict(box.options), words, [], position.dump(), scene, bot)


def every() -> list[Moment]:
    return [moment for key in sorted(games()) for moment in moments(key)]


NAMES = ["Ailsa", "Ruaridh", "Torquil", "Senga", "Catriona", "Hamish"]


def keep(file: Path, some: list[Moment]) -> list[str]:
    """Put a table for each moment into a database; the addresses at which they are played, with `#watch` watched."""
    with ThreadPoolExecutor(1) as beside:  # an open browser has the loop of this thread
        return beside.submit(lambda: asyncio.run(_keep(file, some))).result()


async def _keep(file: Path, some: list[Moment]) -> list[str]:
    storage, paths = Storage(str(file)), []
    await storage.start()
    for moment in some:
        game, secret = find(moment.game), new_secret()
        chairs = [
            SeatRecord(NAMES[seat], hashed(secret))
            if seat == moment.seat
            else SeatRecord(NAMES[seat], "" if moment.bot else hashed(new_secret()), moment.bot)
            for seat in range(moment.seats)
        ]
        record = TableRecord(
            new_id(), moment.game, chairs, moment.options, "", "", hashed(secret), time.time(),
            pace="none", bot_pace="instant", state="playing", started=time.time(), scene=moment.scene,
        )  # fmt: skip
        rows = add_rows(record.id, 1, moment.rows, [""] * len(moment.rows))
        snapshot = put_snapshot(record.id, len(moment.rows), game.rules_version, moment.dump)
        await storage.write([*rows, snapshot, put_table(record)])
        paths.append(f"/t/{record.id}#seat={secret}")
    await storage.close()
    return paths
