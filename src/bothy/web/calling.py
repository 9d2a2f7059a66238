"""How a server reaches people who are elsewhere, as whoever runs it has set that up."""

from __future__ import annotations

from msgspec import Struct

from bothy.host.notices.desk import Ways
from bothy.host.tables import Tables
from bothy.web.carriers.mail import MailCarrier, MailServer
from bothy.web.carriers.outside import Outside
from bothy.web.carriers.push import PushCarrier
from bothy.web.carriers.rooms import RoomCarrier
from bothy.web.carriers.sealing import House


class Calling(Struct, frozen=True):
    """What was set up. Push needs nothing; the rest is off until it is named."""

    smtp: str = ""
    sender: str = ""
    """Whom mail comes from."""
    feeds: bool = False
    rooms: tuple[str, ...] = ()
    """The hosts whose chat rooms may be told something; `*` for all."""
    loopback: bool = False
    """Whether this machine may be called: for tests."""
    house: str = ""
    """The address of the house, without a slash at its end."""

    def __post_init__(self) -> None:
        if self.smtp:
            MailServer.at(self.smtp)
            if "@" not in self.sender:
                raise ValueError("whom does mail come from? --mail-from bothy@example.org, or BOTHY_MAIL_FROM")

    async def ways(self, tables: Tables) -> Ways:
        """The ways that were set up. The key by which push services know the house is made at the first start."""
        key = await tables.storage.settle_note("vapid_key", House.new_key())
        outside = Outside(self.loopback)
        house = self.house or "http://localhost"
        mail = MailCarrier(MailServer.at(self.smtp), self.sender, house, tables.desk.book) if self.smtp else None
        return Ways(
            PushCarrier(House(key, contact(house)), outside, tables.work),
            mail,
            RoomCarrier(self.rooms, outside, house) if self.rooms else None,
            self.feeds,
        )


def contact(house: str) -> str:
    """What push services are told of who calls: they want an address by https."""
    return house if house.startswith("https:") else "https://localhost"
