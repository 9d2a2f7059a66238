"""All wishes of all people: kept in the database, and at hand in memory, since every answer may be a reason to call."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections.abc import Callable, Iterator

from bothy.host import statements as sql
from bothy.host.database import Write
from bothy.host.notices.wishes import Wishes, decode, encode
from bothy.host.secrets import hashed
from bothy.host.storage import Storage
from bothy.host.storage_errors import Taken
from bothy.host.table_record import TableRecord
from bothy.kernel import Seat

TRIES = 20
"""So often a change is made anew that was overtaken by one at another process."""
TICK = 0.001
"""By so many seconds two changes differ at least, whatever the clock says."""
OVERLAP = 30.0
"""So many seconds the clocks of two machines may differ."""


class WishBook:
    """How everybody wishes to be called who has ever said so."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.key = b""
        """What the secrets of feeds and of mail are made with."""
        self.people: dict[str, Wishes] = {}
        self.versions: dict[str, float] = {}
        """When their wishes were changed last, as far as is known here: a later change elsewhere is not undone."""
        self.at_table: dict[str, set[str]] = {}
        """Who has a bell at a table, by its id."""
        self.endpoints: dict[str, str] = {}
        """Whose a device is, by its endpoint."""
        self.secrets: dict[str, str] = {}
        """What a secret opens, by its hash: `feed`, `stop` or `confirm`, and whose."""
        self.turn = asyncio.Lock()
        self.tell: Callable[[str], None] = lambda _: None
        """Tells other processes that somebody wishes otherwise."""
        self.looked = 0.0
        """When it was last looked who does."""

    async def open(self, key: bytes) -> None:
        self.key = key
        for data, changed in await self.storage.read(sql.ALL_WISHES, ()):
            self.enter(decode(data), changed)

    def of(self, person: str) -> Wishes:
        """The wishes of somebody, to be looked at; as they usually are if nothing was said."""
        return self.people.get(person) or Wishes(person)

    async def change(self, person: str, change: Callable[[Wishes], None]) -> Wishes:
        """Change the wishes of somebody, one change at a time, and keep them; nothing is so before it is kept.

        Where they have changed at another process since they were read, it is that which is changed.
        """
        async with self.turn:
            for left in reversed(range(TRIES)):
                if self.storage.base.shared:
                    await self.read(person)
                wishes = decode(encode(self.of(person)))
                change(wishes)
                try:
                    await self.keep(wishes)
                except Taken:
                    if not left:
                        raise
                else:
                    self.tell(person)
                    return wishes
        raise AssertionError("the last try ends one way or the other")

    async def keep(self, wishes: Wishes) -> None:
        """Keep the wishes of somebody; raises `Taken` where others have changed them since they were read."""
        person, before = wishes.person, self.versions.get(wishes.person)
        now = max(time.time(), (before or 0.0) + TICK)
        writes: list[Write] = []
        if wishes.plain and before is not None:
            writes = [(sql.END_WISHES, (person, before)), (sql.ENDED_WISHES, (person,))]
        elif not wishes.plain and before is None:
            writes = [(sql.ADD_WISHES, (person, now, encode(wishes).decode()))]
        elif not wishes.plain:
            writes = [
                (sql.CHANGE_WISHES, (now, encode(wishes).decode(), person, before)),
                (sql.CHANGED_WISHES, (person, now)),
            ]
        if writes:
            await self.storage.write(writes)
        self.strike(person)
        if not wishes.plain:
            self.enter(wishes, now)

    async def read(self, person: str) -> None:
        """What somebody wishes by now, perhaps at another process."""
        found = await self.storage.read(sql.GET_WISHES, (person,))
        self.strike(person)
        for data, changed in found:
            self.enter(decode(data), changed)

    async def changed(self) -> list[str]:
        """Who has come to wish otherwise at other processes since this was last asked, or nothing any more."""
        since, self.looked = self.looked, time.time()
        found = await self.storage.read(sql.WISHES_SINCE, (since - OVERLAP,))
        who = {person for (person,) in found}
        known = {person for (person,) in await self.storage.read(sql.WHO_WISHES)}
        return sorted(who | (self.people.keys() - known))

    async def forget(self, person: str) -> None:
        """Nothing is known of somebody any more."""
        async with self.turn:
            await self.storage.write([(sql.FORGET_WISHES, (person,))])
            self.strike(person)
            self.tell(person)

    def enter(self, wishes: Wishes, changed: float) -> None:
        person = wishes.person
        self.people[person], self.versions[person] = wishes, changed
        for table in wishes.bells:
            self.at_table.setdefault(table, set()).add(person)
        for device in wishes.devices:
            self.endpoints[device.endpoint] = person
        for secret, what in self.secrets_of(wishes):
            self.secrets[hashed(secret)] = f"{what} {person}"

    def strike(self, person: str) -> None:
        wishes = self.people.pop(person, None)
        self.versions.pop(person, None)
        if wishes is None:
            return
        for table in wishes.bells:
            self.at_table[table].discard(person)
            if not self.at_table[table]:
                del self.at_table[table]
        for device in wishes.devices:
            self.endpoints.pop(device.endpoint, None)
        for secret, _ in self.secrets_of(wishes):
            self.secrets.pop(hashed(secret), None)

    # Secrets: made of the key, so that they can be told again and none of them lies in the database

    def secrets_of(self, wishes: Wishes) -> Iterator[tuple[str, str]]:
        if wishes.feed:
            yield self.feed_secret(wishes), "feed"
        if wishes.mail is not None:
            yield self.mail_secret(wishes, "stop"), "stop"
            if not wishes.mail.confirmed:
                yield self.mail_secret(wishes, "confirm"), "confirm"

    def feed_secret(self, wishes: Wishes) -> str:
        return self.secret("feed", wishes.person, wishes.feed)

    def mail_secret(self, wishes: Wishes, what: str) -> str:
        return self.secret(what, wishes.person, wishes.mail.address if wishes.mail else "")

    def secret(self, *words: str) -> str:
        return hmac.new(self.key, "\0".join(words).encode(), hashlib.sha256).hexdigest()[:48]

    def opened(self, what: str, secret: str) -> Wishes | None:
        """Whose wishes a secret of this kind opens."""
        kind, _, person = self.secrets.get(hashed(secret), "").partition(" ")
        return self.people.get(person) if kind == what else None

    # Who is called

    def concerns(self, record: TableRecord) -> bool:
        """Whether anybody at a table may wish to be called."""
        return record.id in self.at_table or any(chair.who in self.people for chair in record.chairs)

    def called(self, record: TableRecord, seat: Seat) -> list[Wishes]:
        """Whoever is called for a seat: who took it, and who has shown its link with a bell of their own."""
        chair = record.chairs[seat]
        found = {chair.who} if chair.who in self.people else set()
        for person in self.at_table.get(record.id, ()):
            if chair.secret and self.people[person].bells[record.id].seat == chair.secret:
                found.add(person)
        return [self.people[person] for person in sorted(found)]
