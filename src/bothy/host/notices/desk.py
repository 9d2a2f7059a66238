"""The desk: where people say how they wish to be called back, and from where they are called."""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar
from zoneinfo import ZoneInfo

from bothy.host.database import StorageError
from bothy.host.errors import RequestError
from bothy.host.notices import api as notices_api
from bothy.host.notices.daily import Daily
from bothy.host.notices.matters import Matter, Matters
from bothy.host.notices.notice import LONGEST, Told, withdrawal
from bothy.host.notices.sending import Carrier, Letter, Outcome, Sending, counted
from bothy.host.notices.wish_book import WishBook
from bothy.host.notices.wishes import BELLS, DEVICES, FAILURES, Bell, Device, MailBox, Wishes
from bothy.host.secrets import hashed
from bothy.host.storage import Storage
from bothy.locales import Speech

MAIL: Final = re.compile(
    r"[^\s@<>,;:\"\\()\[\]\x00-\x1f\x7f]{1,64}@(?=.{1,190}$)([A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}"
)
ASKED_A_DAY: Final = 3
"""So often within a day an address is asked whether it wants mail, and a person may have one asked."""
NEW_A_DAY: Final = 200
"""Of so many new people from one address wishes are kept within a day."""
W = TypeVar("W")

log = logging.getLogger("bothy.host")


class Push(Carrier, Protocol):
    """Notices that browsers show."""

    public_key: str

    def check(self, device: Device) -> None:
        """Refuse what can be no browser's."""


class Rooms(Carrier, Protocol):
    """Notices in chat rooms."""

    hosts: Sequence[str]
    """Whose rooms may be told something."""

    def check(self, address: str) -> None:
        """Refuse an address that may not be called."""


@dataclass(frozen=True)
class Ways:
    """The ways to reach people that whoever runs the house has set up."""

    push: Push | None = None
    mail: Carrier | None = None
    rooms: Rooms | None = None
    feeds: bool = False

    @property
    def carriers(self) -> list[Carrier]:
        return [carrier for carrier in (self.push, self.mail, self.rooms) if carrier is not None]


class Desk:
    """Everything about notices that one server does."""

    def __init__(self, storage: Storage, counts: Counter[str]) -> None:
        self.storage = storage
        self.book = WishBook(storage)
        self.matters = Matters(self.book, self)
        self.daily = Daily(storage)
        self.sending = Sending(counts, self.heard, self.daily.count)
        self.calls: dict[tuple[str, str], int] = {}
        """The matters that somebody is being told of: their numbers, by the person and the table."""
        self.numbers = itertools.count()
        self.ways = Ways()
        self.look_again: Callable[[], None] = lambda: None
        """Looks at all tables, since somebody may be concerned who was not."""
        self.errands: set[asyncio.Task[Any]] = set()

    # Opening and closing

    async def open(self) -> None:
        key = await self.storage.settle_note("notice_key", secrets.token_hex(32))
        await self.book.open(bytes.fromhex(key))
        self.sending.open()

    async def close(self) -> None:
        for table in list(self.matters.standing):
            self.matters.forget(table)
        await self.sending.close()
        await asyncio.gather(*self.errands, return_exceptions=True)

    # Calling

    def call(self, wishes: Wishes, matter: Matter, kind: notices_api.NoticeKind) -> bool:
        """Tell somebody of a matter, and note it once they were told; whether there was a way to."""
        told = matter.notice(kind).told(wishes.language, time.time())
        person, table, rows = wishes.person, matter.record.id, matter.rows
        number = self.calls[person, table] = next(self.numbers)

        def done(heard: bool) -> None:
            if self.calls.get((person, table)) == number:
                del self.calls[person, table]
                if heard:
                    self.do(self.book.change(person, lambda now: now.told.update({table: rows})))

        return bool(self.sending.send(self.ways.carriers, wishes, told, done))

    def calling(self, person: str, table: str) -> bool:
        return (person, table) in self.calls

    def take_back(self, person: str, table: str) -> None:
        self.calls.pop((person, table), None)
        wishes = self.book.people.get(person)
        if self.ways.push is not None and wishes is not None:
            self.sending.send([self.ways.push], wishes, withdrawal(table))
        self.do(self.book.change(person, lambda now: void(now.told.pop(table, None))))

    async def heard(self, letter: Letter, outcome: Outcome) -> None:
        """A device that is gone is forgotten, and so is one that fails for long."""
        wishes = self.book.people.get(letter.person)
        device = next((one for one in wishes.devices if one.endpoint == letter.address), None) if wishes else None
        if device is None or (outcome is Outcome.DONE and not device.failures):
            return

        def change(now: Wishes) -> None:
            for one in now.devices:
                if one.endpoint == letter.address:
                    one.failures = 0 if outcome is Outcome.DONE else one.failures + 1
            now.devices = [
                one
                for one in now.devices
                if not (one.endpoint == letter.address and (outcome is Outcome.GONE or one.failures >= FAILURES))
            ]

        await self.book.change(letter.person, change)

    def do(self, doing: Awaitable[Any]) -> None:
        """Something to be kept that nobody waits for."""

        async def errand() -> None:
            try:
                await doing
            except StorageError as error:
                log.error("not kept", extra={"error": str(error)})

        task = asyncio.create_task(errand())
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    # Other processes

    async def hear(self, person: str) -> None:
        """Somebody wishes otherwise, at another process."""
        async with self.book.turn:
            await self.book.read(person)
        if self.book.of(person).reachable:
            self.look_again()
            self.matters.reconsider(person)

    async def look(self) -> None:
        """What was missed of that is made good."""
        for person in await self.book.changed():
            await self.hear(person)

    # What people wish

    def mine(self, person: str) -> notices_api.MyNotices:
        """How somebody wishes to be called, and what there is to wish for."""
        wishes, ways = self.book.of(person), self.ways
        return notices_api.MyNotices(
            key=ways.push.public_key if ways.push else "",
            mails=ways.mail is not None,
            feeds=ways.feeds,
            rooms=list(ways.rooms.hosts) if ways.rooms else [],
            kinds=list(wishes.kinds),
            quiet=wishes.quiet,
            quiet_from=wishes.quiet_from,
            quiet_to=wishes.quiet_to,
            zone=wishes.zone,
            devices=len(wishes.devices),
            mail=wishes.mail.address if wishes.mail else "",
            mail_confirmed=wishes.mail is not None and wishes.mail.confirmed,
            room=wishes.room,
            feed=self.book.feed_secret(wishes) if wishes.feed else "",
        )

    async def change(self, person: str, change: Callable[[Wishes], None]) -> notices_api.MyNotices:
        """Change the wishes of somebody, and see whether they may be called now who could not before."""
        after = await self.book.change(person, change)
        if after.reachable:
            self.look_again()
            self.matters.reconsider(person)
        return self.mine(person)

    async def wish(self, person: str, wished: notices_api.NoticeWishes) -> notices_api.MyNotices:
        zone = checked_zone(wished.zone)

        def change(now: Wishes) -> None:
            now.kinds = list(dict.fromkeys(wished.kinds))
            now.quiet, now.quiet_from, now.quiet_to = wished.quiet, wished.quiet_from, wished.quiet_to
            now.zone, now.language = zone, wished.language

        return await self.change(person, change)

    async def add_device(self, person: str, wished: notices_api.NewDevice) -> notices_api.MyNotices:
        """A browser that lets itself be called. It is one person's at a time."""
        device = Device(wished.endpoint, wished.p256dh, wished.auth)
        set_up(self.ways.push, "push").check(device)
        zone = checked_zone(wished.zone)
        owner = self.book.endpoints.get(wished.endpoint, person)
        if owner != person:
            await self.book.change(owner, lambda now: without(now, wished.endpoint))

        def change(now: Wishes) -> None:
            if not now.devices and not now.reachable:
                now.zone = zone
            without(now, wished.endpoint)
            now.devices = [*now.devices, device][-DEVICES:]
            now.language = wished.language

        return await self.change(person, change)

    async def remove_device(self, person: str, endpoint: str) -> notices_api.MyNotices:
        return await self.change(person, lambda now: without(now, endpoint))

    async def try_out(self, person: str) -> int:
        """Tell somebody something, so that they see whether it works; to how many addresses it went."""
        wishes = self.book.of(person)
        speech = Speech(wishes.language)
        told = Told(speech.text("notice-trial"), speech.text("notice-trial.text"), "", "/settings", "trial", 600.0)
        done = {carrier.name: await self.daily.today(counted(carrier, person)) for carrier in self.ways.carriers}
        may = [carrier for carrier in self.ways.carriers if done[carrier.name] < carrier.a_day]
        return self.sending.send(may, wishes, told)

    async def ask_mail(self, person: str, address: str, language: str) -> notices_api.MyNotices:
        """An address for mail, which is asked first whether it wants any; an empty one ends it."""
        carrier = set_up(self.ways.mail, "mail") if address else None
        if address and not MAIL.fullmatch(address):
            raise RequestError("mail-address", "that is no address for mail")
        if carrier is not None:
            await self.may_ask(person, address)

        def change(now: Wishes) -> None:
            now.mail = MailBox(address) if address else None
            now.language = language

        mine = await self.change(person, change)
        if carrier is not None:
            wishes, speech = self.book.of(person), Speech(language)
            secret = self.book.mail_secret(wishes, "confirm")
            text = speech.text("notice-confirm.text")
            told = Told(speech.text("notice-confirm"), text, "", f"/confirm#{secret}", "confirm", LONGEST)
            self.sending.put(carrier, Letter(person, address, told, (self.book.mail_secret(wishes, "stop"),)))
        return mine

    async def may_ask(self, person: str, address: str) -> None:
        """Refuse to write to an address too often, on anybody's wish."""
        for key in (f"person {person}", f"address {hashed(address.casefold())}"):
            await self.count(key, ASKED_A_DAY)

    async def welcome(self, person: str, whence: str) -> None:
        """Refuse to keep the wishes of too many new people from one address, who may all be one program."""
        if person not in self.book.people:
            await self.count(f"from {whence}", NEW_A_DAY)

    async def count(self, key: str, most: int) -> None:
        """Of that nobody may do much within a day."""
        if await self.daily.count(key) > most:
            raise RequestError("too-fast", "that was asked too often today; try again tomorrow")

    async def confirm(self, secret: str) -> None:
        """Whoever reads an address wants mail."""
        wishes = self.book.opened("confirm", secret)
        if wishes is None:
            raise RequestError("link", "this link opens nothing here; it may have been used")

        def change(now: Wishes) -> None:
            if now.mail is not None:
                now.mail.confirmed = True

        await self.change(wishes.person, change)

    async def stop(self, secret: str) -> None:
        """Whoever reads an address wants no more mail; said twice, it is so all the same."""
        wishes = self.book.opened("stop", secret)
        if wishes is not None:
            await self.change(wishes.person, lambda now: setattr(now, "mail", None))

    async def set_room(self, person: str, address: str) -> notices_api.MyNotices:
        """A chat room that is told when it is somebody's turn; an empty address ends it."""
        if address:
            set_up(self.ways.rooms, "rooms").check(address)
        return await self.change(person, lambda now: setattr(now, "room", address))

    async def set_feed(self, person: str, on: bool) -> notices_api.MyNotices:
        """A new address for a feed of one's turns, which ends the old one; or none."""
        if on and not self.ways.feeds:
            raise RequestError("not-here", "this house has no feeds")
        return await self.change(person, lambda now: setattr(now, "feed", secrets.token_hex(8) if on else ""))

    async def ring(self, person: str, table: str, seat: str, ringing: notices_api.Ring) -> None:
        """What somebody wishes for one table, where they have shown the link of a seat, kept as its hash."""

        def change(now: Wishes) -> None:
            now.bells.pop(table, None)
            now.bells[table] = Bell(ringing, seat)
            while len(now.bells) > BELLS:
                del now.bells[next(iter(now.bells))]

        await self.change(person, change)

    def bell(self, person: str, table: str) -> notices_api.Ring:
        found = self.book.of(person).bells.get(table)
        return found.ringing if found else "usual"


def set_up(way: W | None, name: str) -> W:
    """A way to reach people, if there is one here."""
    if way is None:
        raise RequestError("not-here", f"this house has no {name}")
    return way


def checked_zone(zone: str) -> str:
    try:
        ZoneInfo(zone)
    except (ValueError, OSError, KeyError) as error:
        raise RequestError("zone", f"there is no time zone {zone!r}") from error
    return zone


def without(wishes: Wishes, endpoint: str) -> None:
    """Forget a device."""
    wishes.devices = [device for device in wishes.devices if device.endpoint != endpoint]


def void(*_: Any) -> None:
    """Nothing comes of it."""
