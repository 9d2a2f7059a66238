"""Open a copy of a recorded database and compare what is served: `python -m recordings.served FOLDER`."""

from __future__ import annotations

import argparse
import asyncio
import gzip
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec

from campaigns.client import CampaignFailure, Door, Lost, Person
from campaigns.network import Server, and_hang_up
from recordings.recording import encode, hashed, unpacked
from recordings.replay import Difference

DATABASE, TOLD = "tables.db.gz", "tables.json.gz"
LANGUAGES = ("en", "fr")
FRAMES = 200
"""So many moments are asked for at a time."""
FEW = 30
"""So many moments of a game are asked for in a brief recording."""
TOGETHER = 10
"""So many moments have one hash in a brief recording."""

Told = dict[str, Any]
"""What was served of one table, or of one game, by its name."""


class Kept(msgspec.Struct):
    """A table in the database, and its links."""

    name: str
    game: str
    table: str
    seats: dict[str, str]
    """The secret of each person's seat, by its number."""
    owner: str
    watch: str


class Recorded(msgspec.Struct):
    """The tables of a database, and what was served of them."""

    tables: list[Kept]
    told: dict[str, Told]
    brief: bool
    """Whether only hashes are kept."""


# Asking


def ask_all(folder: Path, tables: Sequence[Kept], brief: bool) -> dict[str, Told]:
    """What a server tells of a copy of the database; of each game only the first moments, where it is to be brief."""
    told: dict[str, Told] = {}

    async def telling(server: Server) -> None:
        told.update(await told_by(server, tables, FEW if brief else 0))

    with tempfile.TemporaryDirectory() as copies:
        database = Path(copies) / "bothy.db"
        database.write_bytes(gzip.decompress((folder / DATABASE).read_bytes()))
        with Server(database) as server:
            asyncio.run(and_hang_up(telling(server)))
    return told


async def told_by(door: Door, tables: Sequence[Kept], most: int) -> dict[str, Told]:
    told = {f"{table.name}": await of_a_table(door, table, most) for table in tables}
    for game in dict.fromkeys(table.game for table in tables):
        told[game] = await of_a_game(door, game)
    told["the house"] = {
        "games": await get(door, "/api/games"),
        "tables": await get(door, "/api/tables"),
        "lobby": await get(door, "/api/lobby"),
    }
    return told


async def of_a_game(door: Door, game: str) -> Told:
    told: Told = {"reference": await get(door, f"/api/games/{game}/reference")}
    for language in LANGUAGES:
        told[f"rules {language}"] = await get(door, f"/api/rules/{language}/{game}")
        told[f"words {language}"] = await get(door, f"/api/words/{language}/{game}")
    return told


async def of_a_table(door: Door, table: Kept, most: int) -> Told:
    """Everything that people at a table and those who look on are told, first before anybody has come."""
    path = f"/api/tables/{table.table}"
    told: Told = {"table": await get(door, path, table.owner)}
    links = [{"table": table.table, "secret": secret} for secret in [*table.seats.values(), table.watch]]
    told["mine"] = (await door.request("POST", "/api/mine", {"links": links})).json()
    if "state" not in told["table"]:
        return told  # the server cannot even bring it back, and has said why
    finished = told["table"]["state"] == "finished"
    viewers = {f"seat {seat}": (int(seat), secret) for seat, secret in table.seats.items()}
    viewers["spectator"] = (-1, table.watch)
    if finished:
        viewers["all open"] = (-2, table.watch)
    for name, (viewer, secret) in viewers.items():
        again = of_a_viewer(door, path, viewer, secret, most)
        told.update({f"{name}: {what}": value async for what, value in again})
    told["journal"] = await get(door, f"{path}/journal", table.watch if finished else next(iter(table.seats.values())))
    told.update(await first_frames(Person(door, table.table, watch=table.watch), "spectator"))
    if table.seats:
        seats = {int(seat): secret for seat, secret in table.seats.items()}
        told.update(await first_frames(Person(door, table.table, seats, owner=table.owner), "seat"))
    return told


async def of_a_viewer(door: Door, path: str, viewer: int, secret: str, most: int) -> AsyncIterator[tuple[str, Any]]:
    """The game told again to one viewer, and the table in words."""
    moments: list[Any] = []
    total = 1
    while len(moments) < total:
        page = f"{path}/frames?viewer={viewer}&first={len(moments)}&count={most or FRAMES}"
        found = await get(door, page, secret)
        if "frames" not in found:
            yield "frames", found  # the server has said why not
            return
        moments += found["frames"]
        total = 0 if most or not found["frames"] else found["total"]
    yield "frames", moments
    story = await get(door, f"{path}/story?viewer={viewer}", secret)
    yield "story", story
    for language in LANGUAGES:
        words = f"{path}/text?viewer={viewer}&language={language}"
        yield f"text {language}", await get(door, words, secret)
        yield f"text {language}, halfway", await get(door, f"{words}&at={story['total'] // 2}", secret)


async def first_frames(person: Person, name: str) -> Told:
    """What somebody is told who comes to a table, part by part."""
    try:
        welcome = await person.connect()
    except (CampaignFailure, Lost) as error:
        return {f"{name}: welcome": str(error)}
    views = {viewer: (dict(view.parts), list(view.log)) for viewer, view in person.views.items()}
    await person.catch_up()
    await person.close()
    del welcome["now"]  # the time of day
    told: Told = {f"{name}: welcome": welcome, f"{name}: chat": person.chats}
    for viewer, (parts, log) in views.items():
        if parts.get("clock"):
            parts["clock"] = parts["clock"]["length"]
        told.update({f"{name} {viewer}: {part}": value for part, value in parts.items()})
        told[f"{name} {viewer}: log"] = log
    return told


async def get(door: Door, path: str, secret: str = "") -> Any:
    reply = await door.request("GET", path, None, secret)
    if reply.headers.get("content-type", "").startswith("application/json"):
        return reply.json()
    return reply.body.decode()


# Keeping and comparing


def save(folder: Path, tables: list[Kept], told: dict[str, Told], brief: bool) -> None:
    kept = {name: {what: shortened(value, brief) for what, value in of.items()} for name, of in told.items()}
    with (folder / TOLD).open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as out:
        out.write(encode(Recorded(tables, kept, brief)))


def shortened(value: Any, brief: bool) -> Any:
    """A value as it is kept: whole, or as its hash; of many moments, several hashes."""
    if not brief:
        return unpacked(value)
    if isinstance(value, list) and len(value) > TOGETHER:
        return [hashed(encode(value[first : first + TOGETHER])) for first in range(0, len(value), TOGETHER)]
    return hashed(encode(value))


def compared(recorded: Recorded, told: dict[str, Told]) -> Iterator[Difference]:
    games = {table.name: table.game for table in recorded.tables}
    for number, (name, before) in enumerate(recorded.told.items()):
        now = told[name]
        whole = len(now) > 2  # where a table is not brought back that is one difference, and not that all is missing
        for what in sorted({*before, *now}) if whole else ["table"]:
            if what not in before or what not in now:
                missing = "is missing" if what in before else "is new"
                yield Difference(games.get(name, name), number, what, name, missing)
                continue
            after = shortened(now[what], recorded.brief)
            if after != before[what]:
                yield Difference(games.get(name, name), number, what, name, where_in(before[what], after))


def where_in(before: Any, after: Any, path: str = "") -> str:
    """The first place at which two values differ, and how."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in sorted({*before, *after}):
            if before.get(key) != after.get(key):
                return where_in(before.get(key), after.get(key), f"{path}.{key}")
    if isinstance(before, list) and isinstance(after, list):
        for number in range(max(len(before), len(after))):
            if before[number : number + 1] != after[number : number + 1]:
                one, other = [*before, None][number], [*after, None][number]
                return where_in(one, other, f"{path}[{number}]")
    return f"{path or 'it'} was {str(before)[:200]}, is {str(after)[:200]}"


def differences(folder: Path, allowed: Sequence[str] = ()) -> list[Difference]:
    """Everything that is served otherwise than it was, and may not be. `allowed` are patterns of `game:what`."""
    recorded = msgspec.json.decode(gzip.decompress((folder / TOLD).read_bytes()), type=Recorded)
    return [
        difference
        for difference in compared(recorded, ask_all(folder, recorded.tables, recorded.brief))
        if not any(fnmatchcase(f"{difference.game}:{difference.kind}", pattern) for pattern in allowed)
    ]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m recordings.served", description="Compare what is served.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--allow", action="append", default=[], metavar="GAME:WHAT", help="this may differ")
    given = parser.parse_args(arguments)
    found = differences(given.folder, given.allow)
    for difference in found:
        sys.stdout.write(f"{difference}\n")
    sys.stdout.write(f"{len(found)} things are served otherwise\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
