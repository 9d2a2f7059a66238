"""What a person does about all that is theirs: find it, take it along, put it away, have a copy, be forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial

import msgspec

from bothy.host import place_api
from bothy.host.errors import RequestError
from bothy.host.leases import NobodyWilling
from bothy.host.live_table import journal_of
from bothy.host.places import DEVICE, MOVE, Key, Taken
from bothy.host.storage import StoredJournal
from bothy.host.tables import Tables, game_of

SHOWN = 60
"""So many tables a place shows."""
EVERYTHING = 100_000
NO_GAMES = b"[]}"
encode = msgspec.json.Encoder().encode


async def claim(tables: Tables, person: str, links: list[place_api.Link]) -> None:
    """The chairs whose links somebody has kept become theirs on every device, also of games that are long over."""
    for link in links:
        with suppress(RequestError):  # a link that opens nothing any more, or a hand that is not theirs to see
            await tables.errands.at(link.table, "claim", person, link.secret)


async def take(tables: Tables, secret: str, device: str) -> Taken:
    """Take a place up on a device. One that moves there leaves no other key, and no link of a chair.

    The links end before the keys do: if that fails the code is as good as before. They end once more afterwards, since
    whoever still had a key may have made new ones meanwhile; the new key waits for nothing of that.
    """
    key = await tables.places.key(secret)
    if key is not None and key.kind == MOVE:
        await renew(tables, key.person)
    taken = await tables.places.take(secret, device)
    if taken.moved:
        tables.desk.do(leave(tables, taken.person))
    return taken


async def renew(tables: Tables, person: str) -> None:
    """The links of somebody's chairs open nothing any more."""
    for id, _ in await tables.places.tables(person, EVERYTHING):
        with suppress(RequestError, NobodyWilling):
            await tables.errands.at(id, "renew", person)


async def leave(tables: Tables, person: str) -> None:
    """Whoever came by an old key is sent away, with all links."""
    await send_away(tables, person)
    await renew(tables, person)


async def end(tables: Tables, person: str, id: str) -> None:
    """End a device or a keepsake; who came by it is sent away."""
    await tables.places.end(person, id)
    await send_away(tables, person)


async def send_away(tables: Tables, person: str) -> None:
    """Whoever came by a key of a place says hello anew, at all processes."""
    if tables.company is not None:
        tables.company.crier.cry("away", person)
    await tables.send_away(person)


async def place(tables: Tables, key: Key, most: int = SHOWN) -> place_api.MyPlace:
    """All that is a person's."""
    places, person = tables.places, key.person
    name, since = await places.name(person)
    sat = await places.tables(person, most)
    found = [await tables.my_table(id, "", person) for id, _ in sat]
    return place_api.MyPlace(
        name,
        int(since * 1000),
        await places.keys(person),
        key.hash[:16],
        [table for table in found if table is not None],
        [id for id, away in sat if away],
        await places.results(person),
        await places.friends(person),
    )


async def put_away(tables: Tables, person: str, table: str) -> None:
    """Put a table away, and give its game up if it is not over."""
    await tables.errands.at(table, "give_up", person)
    await tables.places.put_away(person, table)


async def export(tables: Tables, key: Key) -> AsyncIterator[bytes]:
    """A copy of all that is a person's, an `Export` as JSON: games come one by one, and no two are held at a time."""
    mine = await place(tables, key, EVERYTHING)
    notices = tables.desk.mine(key.person)
    bare = encode(place_api.Export(mine.name, mine.since, mine.keys, mine.results, mine.friends, notices, []))
    head, foot = bare[: -len(NO_GAMES)], bare[-len(NO_GAMES) :]
    assert foot == NO_GAMES, "games are what an Export ends with"
    yield head + b"["
    before = b""
    for table in mine.tables:
        game = await own_game(tables, table)
        if game is not None:
            yield before + await tables.work.beside(partial(encode, game))
            before = b","
    yield b"]}"


async def own_game(tables: Tables, table: place_api.MyTable) -> place_api.OwnGame | None:
    """A game with its journal, if it is over; nothing if the table has been cleared away meanwhile."""
    stored = await tables.storage.table(table.id)
    if stored is None:
        return None
    record, text = stored.record, ""
    if record.state == "finished":
        found = await tables.storage.journal(table.id)
        snapshot = await tables.storage.snapshot(table.id)
        game = game_of(record)
        journal = journal_of(game, record, (snapshot.rules if snapshot else 0) or game.rules_version)

        def written() -> str:
            journal.rows = StoredJournal.of(found).rows
            tables.work.count("rows_read", len(journal.rows))
            return str(journal)

        text = await tables.work.beside(written)
    return place_api.OwnGame(table, record.options, text)


async def forget(tables: Tables, person: str) -> None:
    """Nothing of somebody stays but what others' games need, and there they have no name."""
    for id, _ in await tables.places.tables(person, EVERYTHING):
        with suppress(RequestError):
            await tables.errands.at(id, "forget", person)
    await tables.desk.book.forget(person)
    await tables.places.forget(person)


def device_key(key: Key | None) -> Key:
    if key is None or key.kind != DEVICE:
        raise RequestError("link", "this key opens no place; it may have been ended")
    return key
