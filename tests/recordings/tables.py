"""Make a database with tables of all games: `python -m recordings.tables FOLDER`. See `recordings` for when and how.

Everything is done over the network, as people do it, and what the server tells of the tables afterwards is kept beside
the database. `recordings.served` asks a server for the same again.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import random
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bothy.games import find
from campaigns.client import Door, Person, at_random, join, make
from campaigns.network import Server, and_hang_up
from recordings.record import FIVE
from recordings.served import DATABASE, Kept, ask_all, differences, save

SEATS = 3
MOST = 400
"""So many answers of people at most, until a table is left as it is."""


@dataclass(frozen=True)
class Wanted:
    """A table, and how it is to be left."""

    name: str
    people: int
    left: str
    """`finished`, `ended` by agreement, not even `begun`; or in the middle of something, as `MEETING` has it."""
    bots: tuple[str, ...] = ()
    pace: str = "none"
    shared: bool = False
    """Whether all people use one device."""
    public: bool = False
    then: str = ""
    """`pause` or `propose`, once it is left so."""
    options: int = 0
    """Which of their values the options have; the last where there are not so many."""
    after: int = 8
    """It is not left before so many answers."""


TABLES = (
    Wanted("finished, with a bot", 2, "finished", ("random",)),
    Wanted("a turn, with a knack", 2, "turn", ("knack",), "normal", public=True, options=1, after=25),
    Wanted("by days", 3, "secret", pace="days"),
    Wanted("a race", 3, "race", after=20),
    Wanted("a race by days", 3, "call", pace="days", after=20),
    Wanted("one device, paused", 3, "turn", shared=True, then="pause", options=1),
    Wanted("finished by bots", 0, "finished", ("random",) * 3, public=True, options=2),
    Wanted("not begun", 1, "begun", ("knack",), "days", public=True, options=1),
    Wanted("an undo proposed", 2, "turn", ("random",), then="propose", after=15),
    Wanted("ended by agreement", 2, "ended", ("knack",), "relaxed"),
)
BRIEF = {
    "castle-von-loghan": ("finished, with a bot", "by days", "a race"),
    "loch-lomond": ("by days", "a race", "a race by days", "ended by agreement"),
    "loch-ness": ("finished, with a bot", "by days", "not begun"),
    "merlouf": ("by days", "a race"),
    "moongha": ("one device, paused", "an undo proposed"),
}
"""The tables of a sample."""

Met = Callable[[Person], bool]


async def furnished(door: Door, game: str, wanted: Wanted, luck: random.Random) -> Kept:
    """A table as it is wanted."""
    values = {option.key: option.values[min(wanted.options, len(option.values) - 1)] for option in find(game).options}
    made = await make(
        door,
        game=game,
        seats=SEATS,
        options=values,
        pace=wanted.pace,
        bot_pace="instant",
        public=wanted.public,
        bots=list(wanted.bots),
        hot_seats=wanted.people if wanted.shared else min(wanted.people, 1),
        name="Ailsa" if wanted.people else "",
    )
    secrets = {int(seat): secret for seat, secret in made["seats"].items()}
    for number in range(len(secrets), wanted.people):
        seated = await join(door, made, name=f"Guest {number}")
        secrets[seated["seat"]] = seated["secret"]
    person = Person(door, made["table"], secrets, owner=made["owner"], seed=luck.randrange(1 << 30))
    await person.connect()
    await person.ask("say", text=f"Good evening from {wanted.name}!")
    if wanted.left != "begun":
        await person.ask("start")
        await played(person, wanted)
        await person.ask("say", text="Until tomorrow.")
    await person.close()
    kept_secrets = {str(seat): secret for seat, secret in secrets.items()}
    return Kept(f"{game}, {wanted.name}", game, made["table"], kept_secrets, made["owner"], made["watch"])


async def played(person: Person, wanted: Wanted) -> None:
    """Play until it can be left as it is wanted, or for a while if it never can."""
    if wanted.left == "finished":
        await play_on(person, lambda _: False, 100_000)
        return
    await play_on(person, MEETING[wanted.left], MOST, wanted.after)
    seats = list(person.seats)
    if wanted.then == "pause":
        await person.ask("pause", seat=seats[0], on=True)
    elif wanted.then == "propose":
        for seat in seats:
            if (await person.ask("propose", seat=seat, what="undo"))["type"] == "done":
                break
    elif wanted.left == "ended":
        await person.ask("propose", seat=seats[0], what="end")
        for seat in seats[1:]:
            await person.ask("vote", seat=seat, yes=True)


async def play_on(person: Person, met: Met, most: int, least: int = 0) -> None:
    """Answer at random for all seats one holds, taking back now and then, until something is met at rest."""
    answers = 0
    while not person.over and answers < most:
        asked = [seat for seat in person.seats if person.question(seat)]
        if asked and answers >= least and met(person):
            await asyncio.sleep(0.2)  # bots may still have something to say
            await person.catch_up()
            if met(person):
                return
            continue
        if not asked:
            await person.hear()
            continue
        seat = person.luck.choice(asked)
        question = person.question(seat)
        assert question is not None
        await person.ask("answer", seat=seat, question=question["number"], choice=at_random(question, person.luck))
        answers += 1
        if person.luck.random() < 0.08 and not person.over and person.part("undo", seat):
            await person.ask("undo", seat=seat)


def a_turn(person: Person) -> bool:
    asked = [question for seat in person.seats if (question := person.question(seat))]
    return len(asked) == 1 and not asked[0]["race"] and len(asked[0]["choices"]) > 1


def a_secret(person: Person) -> bool:
    """Somebody has answered, and others have not."""
    asked = [question for seat in person.seats if (question := person.question(seat))]
    return bool(asked) and bool(person.part("answered")) and not asked[0]["race"]


def a_race(person: Person) -> bool:
    asked = [question for seat in person.seats if (question := person.question(seat))]
    return len(asked) > 1 and bool(asked[0]["race"])


def a_call(person: Person) -> bool:
    """A race in which somebody has answered unheard."""
    return a_race(person) and bool(person.part("answered"))


MEETING: dict[str, Met] = {"turn": a_turn, "ended": a_turn, "secret": a_secret, "race": a_race, "call": a_call}


async def what_if(door: Door, finished: Kept) -> Kept | None:
    """A table that goes on from the middle of a finished one, where one seat alone is asked."""
    secret = finished.owner
    reply = await door.request("GET", f"/api/tables/{finished.table}/frames?viewer=-2&first=60&count=40", None, secret)
    for frame in reply.json()["frames"]:
        if frame["question"] and not frame["question"]["race"] and not frame["parts"]["answered"]:
            wanted = {"moment": frame["number"], "seat": frame["asked"], "bot_pace": "instant", "name": "Morag"}
            made = (await door.request("POST", f"/api/tables/{finished.table}/what-if", wanted, secret)).json()
            name = f"{finished.game}, what if"
            return Kept(name, finished.game, made["table"], made["seats"], made["owner"], made["watch"])
    return None


async def furnish(door: Door, brief: bool) -> list[Kept]:
    """All the tables there are to be, of all games."""
    found: list[Kept] = []
    for game in FIVE:
        luck = random.Random(f"tables of {game}")
        for wanted in TABLES:
            if not brief or wanted.name in BRIEF[game]:
                sys.stdout.write(f"{game}, {wanted.name}\n")
                found.append(await furnished(door, game, wanted, luck))
        more = None if brief or game != "moongha" else await what_if(door, found[-len(TABLES)])
        found += [] if more is None else [more]
    await door.request("POST", "/api/lobby", {"id": "a", "text": "Is anybody up for Merlouf?"})
    return found


def packed(database: Path, file: Path) -> None:
    """A database in one small file, without what is the server's own secret."""
    with tempfile.TemporaryDirectory() as folder:
        small = Path(folder) / "small.db"
        base = sqlite3.connect(database)
        base.execute("DELETE FROM meta WHERE name = 'cookie_key'")
        base.commit()
        base.execute(f"VACUUM INTO '{small}'")
        base.close()
        with file.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as out:
            out.write(small.read_bytes())


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m recordings.tables", description="Make tables of all games.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--brief", action="store_true", help="for a sample: fewer tables")
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    kept: list[Kept] = []

    async def telling(server: Server) -> None:
        kept.extend(await furnish(server, given.brief))

    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bothy.db"
        with Server(database) as server:
            asyncio.run(and_hang_up(telling(server)))
        packed(database, given.folder / DATABASE)
    save(given.folder, kept, ask_all(given.folder, kept, given.brief), given.brief)
    odd = differences(given.folder)
    for difference in odd:
        sys.stdout.write(f"{difference}: it does not even stay the same in one program\n")
    return 1 if odd else 0


if __name__ == "__main__":
    sys.exit(main())
