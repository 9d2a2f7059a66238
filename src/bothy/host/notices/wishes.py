"""How somebody wishes to be called back, and whether a notice is among that."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from bothy.host.notices.api import NoticeKind, Ring
from bothy.host.notices.notice import KINDS
from bothy.host.table_record import TableRecord

DEVICES: Final = 8
"""So many devices of one person are called; the oldest are forgotten first."""
BELLS: Final = 200
"""So many tables of one person have a bell of their own."""
FAILURES: Final = 6
"""A device that could not be called so often in a row is forgotten."""


class Device(msgspec.Struct):
    """A browser that lets the house call it: where its push service takes messages, and what they are sealed with."""

    endpoint: str
    p256dh: str
    auth: str
    failures: int = 0
    """How often in a row it could not be called."""


class MailBox(msgspec.Struct):
    """An address for mail, and whether whoever reads it has said that they want any."""

    address: str
    confirmed: bool = False


class Bell(msgspec.Struct):
    """What somebody has chosen for one table."""

    ringing: Ring = "usual"
    seat: str = ""
    """The hash of the link of the seat that was shown with it."""


class Wishes(msgspec.Struct):
    """How one person wishes to be called back."""

    person: str
    language: str = "en"
    zone: str = "UTC"
    kinds: list[NoticeKind] = msgspec.field(default_factory=lambda: list(KINDS))
    quiet: bool = True
    quiet_from: int = 22 * 60
    quiet_to: int = 8 * 60
    """In minutes since midnight, where the person is."""
    devices: list[Device] = []
    mail: MailBox | None = None
    room: str = ""
    """The address of a chat room; empty without one."""
    feed: str = ""
    """What the address of the feed is made of besides the key; empty without one."""
    bells: dict[str, Bell] = {}
    """By the ids of tables."""
    told: dict[str, int] = {}
    """At which tables a notice stands, and after how many rows of the journal what it tells began."""

    @property
    def reachable(self) -> bool:
        """Whether there is any way to tell this person something, or any that they look it up by."""
        return bool(self.devices or (self.mail and self.mail.confirmed) or self.room or self.feed)

    @property
    def plain(self) -> bool:
        """Whether nothing of this is worth keeping."""
        return msgspec.structs.replace(self, told={}) == Wishes(self.person)

    def wants(self, kind: NoticeKind, record: TableRecord) -> bool:
        """Whether a notice of this kind is wished for from this table: usually by days, where nobody sits waiting."""
        ringing = self.bells[record.id].ringing if record.id in self.bells else "usual"
        if kind not in self.kinds or ringing == "never":
            return False
        return ringing == "always" or record.pace == "days"

    def quiet_for(self, now: float) -> float:
        """For how many seconds from now on nobody is to be called; 0 if one may call."""
        if not self.quiet or self.quiet_from == self.quiet_to:
            return 0.0
        here = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        for day in (-1, 0):
            midnight = here.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=day)
            begin = midnight + timedelta(minutes=self.quiet_from)
            length = (self.quiet_to - self.quiet_from) % 1440
            end = begin + timedelta(minutes=length)
            if begin <= here < end:
                return end.timestamp() - now
        return 0.0


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Wishes).decode
