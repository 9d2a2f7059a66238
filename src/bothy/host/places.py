"""A person's place: their chairs and games on every device, opened by keys and never by a password.

The cookie says who somebody is and opens nothing. A key opens all chairs of one person: each device has one of its own,
which can be ended; a keepsake brings a place back after a browser was cleared; a code is good once, for ten minutes. Of
all of them only hashes are kept.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from bothy.host import place_api, storage_errors
from bothy.host import statements as sql
from bothy.host.database import Write
from bothy.host.errors import RequestError
from bothy.host.secrets import hashed, new_secret
from bothy.host.storage import Storage

DEVICE, KEEPSAKE, BOTH, MOVE = "device", "keepsake", "both", "move"
CODES: Final = (BOTH, MOVE)
CODE_SECONDS: Final = 600.0
SEEN_AGAIN: Final = 3600.0
"""It is noted once in so many seconds that a device was seen."""
MOST_KEYS: Final = 20
REMEMBERED: Final = 20_000


class Key(Struct, frozen=True):
    """What a secret opens."""

    hash: str
    person: str
    kind: str
    made: float


class Taken(Struct, frozen=True):
    """A place that was taken up on a device."""

    person: str
    name: str
    secret: str
    moved: bool


class Places:
    """The places of all people."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: dict[str, Key | None] = {}
        """Keys by their hashes, as they were last looked up."""
        self.taking = asyncio.Lock()
        """Held while a code is taken up, so that two who come at once do not both get in."""
        self.tell: Callable[[], None] = lambda: None
        """Tells other processes that keys have changed."""
        self.noted: dict[str, float] = {}
        """When it was last noted that a device was seen."""

    async def key(self, secret: str) -> Key | None:
        """What a secret opens, if it is a key; a code that is too old is none."""
        if not secret:
            return None
        hash = hashed(secret)
        if hash not in self.known:
            found = await self.storage.read(sql.GET_KEY, (hash,))
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            self.known[hash] = Key(hash, *found[0]) if found else None
        key = self.known[hash]
        if key is not None and key.kind in CODES and time.time() - key.made > CODE_SECONDS:
            return None
        return key

    async def at_home(self, secret: str) -> str:
        """Whose place the key of a device opens; empty without one. Codes and keepsakes are first to be taken up."""
        if not secret:
            return ""
        key = await self.key(secret)
        if key is None or key.kind != DEVICE:
            raise RequestError("link", "this key opens no place; it may have been ended")
        now = time.time()
        if now - self.noted.get(key.hash, 0.0) > SEEN_AGAIN:
            if len(self.noted) >= REMEMBERED:
                self.noted.clear()
            self.noted[key.hash] = now
            await self.storage.write([(sql.SEE_KEY, (now, key.hash))])
        return key.person

    async def keys(self, person: str) -> list[place_api.PlaceKey]:
        found = await self.storage.read(sql.KEYS_OF, (person,))
        return [
            place_api.PlaceKey(hash[:16], kind, name, int(made * 1000), int(seen * 1000))
            for hash, kind, name, made, seen in found
            if kind not in CODES
        ]

    async def open(self, person: str, name: str, device: str) -> str:
        """The first key of a person who has none. Who has one shows it: the cookie alone opens nothing."""
        if await self.storage.read(sql.KEYS_OF, (person,)):
            raise RequestError("keepsake", "this place has a key already; bring it back by that, or begin anew")
        now, secret = time.time(), new_secret()
        await self.write([(sql.PUT_PLACE, (person, name, now)), added(secret, person, DEVICE, device, now)])
        return secret

    async def name(self, person: str) -> tuple[str, float]:
        found = await self.storage.read(sql.GET_PLACE, (person,))
        return (str(found[0][0]), float(found[0][1])) if found else ("", 0.0)

    async def call(self, person: str, name: str) -> None:
        await self.storage.write([(sql.CALL_PLACE, (name, person))])

    async def add(self, person: str, kind: str) -> str:
        """One more key to a place."""
        now, secret = time.time(), new_secret()
        if len(await self.storage.read(sql.KEYS_OF, (person,))) >= MOST_KEYS:
            raise RequestError("too-many-keys", f"a place has at most {MOST_KEYS} keys; end some first")
        await self.write([(sql.END_CODES, (now - CODE_SECONDS,)), added(secret, person, kind, "", now)])
        return secret

    async def take(self, secret: str, device: str) -> Taken:
        async with self.taking:
            return await self.take_up(secret, device)

    async def take_up(self, secret: str, device: str) -> Taken:
        """Take a place up on a device, by a code or a keepsake. A code is good once; to move ends all other keys."""
        key = await self.key(secret)
        if key is None or key.kind == DEVICE:
            raise RequestError("link", "this opens no place; a code is good once, for ten minutes")
        now, fresh = time.time(), new_secret()
        writes: list[Write] = []
        if key.kind in CODES:  # it is good once, also where two come with it to two processes
            writes.append((sql.ADD_KEY, (f"used {key.hash}", "", key.kind, "", now, now)))
        if key.kind == MOVE:
            writes.append((sql.END_KEYS, (key.person,)))
        elif key.kind == BOTH:
            writes.append((sql.END_KEY, (key.hash,)))
        name, _ = await self.name(key.person)
        try:
            await self.write([*writes, added(fresh, key.person, DEVICE, device, now)])
        except storage_errors.Taken as error:
            raise RequestError("link", "this opens no place; a code is good once, for ten minutes") from error
        return Taken(key.person, name, fresh, key.kind == MOVE)

    async def end(self, person: str, id: str) -> str:
        """End a key of a person's place, by the beginning of its hash; the whole of it is told."""
        for hash, *_ in await self.storage.read(sql.KEYS_OF, (person,)):
            if hash[:16] == id:
                await self.write([(sql.END_KEY, (hash,))])
                return str(hash)
        raise RequestError("nobody", "your place has no such key")

    async def forget(self, person: str) -> None:
        await self.write([(statement, (person,)) for statement in sql.FORGET_PERSON])

    async def write(self, writes: list[Write]) -> None:
        await self.storage.write(writes)
        self.known.clear()
        self.tell()

    # What a person finds there

    async def tables(self, person: str, most: int) -> list[tuple[str, bool]]:
        """The tables where somebody has sat, the latest first, and whether they were put away."""
        return [(id, bool(away)) for id, away in await self.storage.read(sql.SITTINGS_OF, (person, most))]

    async def put_away(self, person: str, table: str) -> None:
        await self.storage.write([(sql.PUT_AWAY, (person, table))])

    async def results(self, person: str) -> list[place_api.GameResults]:
        found = await self.storage.read_behind(sql.RESULTS_OF, (person,))
        return [place_api.GameResults(game, played, int(won), float(fair)) for game, played, won, fair in found]

    async def friends(self, person: str) -> list[place_api.FriendResults]:
        found = await self.storage.read_behind(sql.FRIENDS_OF, (person,))
        return [place_api.FriendResults(name, games, int(won), int(last * 1000)) for name, games, won, last in found]


def added(secret: str, person: str, kind: str, name: str, now: float) -> Write:
    return (sql.ADD_KEY, (hashed(secret), person, kind, name, now, now))
