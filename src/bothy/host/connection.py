"""A connection to a table: a socket, or a test."""

from __future__ import annotations

import msgspec

from bothy.host import protocol as say
from bothy.host.errors import RequestError
from bothy.kernel import SPECTATOR, Seat
from bothy.kernel.message import Message

encode = msgspec.json.Encoder().encode


class Connection:
    """One connection to one table. What it may see and do follows from the links it has shown."""

    def __init__(self, person: str = "", address: str = "") -> None:
        self.person = person
        """Who it is, by the signed cookie; empty if nobody said."""
        self.address = address
        """A hash of whence it comes; empty if nobody knows."""
        self.home = ""
        """Whose place it came from; empty if it showed the key of none."""
        self.key = ""
        """The hash of that key."""
        self.name = ""
        self.beat = 0
        """Milliseconds after which it hears something at the latest; 0 where nobody sees to that."""
        self.seats: list[int] = []
        self.viewers: list[int] = [SPECTATOR]
        self.owner = False
        self.keys: dict[str, str] = {}
        """The hashes of the secrets it came with, by what they open: `seat:2`, `owner`, `watch`; `asked` if they are to
        open a seat that it has asked for."""

    @property
    def asked(self) -> bool:
        """Whether those at the table are still asked if it may sit down."""
        return "asked" in self.keys

    @property
    def marks(self) -> list[str]:
        """By what it can be known again without a link: who it is, and whence."""
        return [*self.people, *([f"@{self.address}"] if self.address else [])]

    @property
    def people(self) -> list[str]:
        """Who it is: by the cookie, and by the key of a place. Nearly always they are the same."""
        return [one for one in dict.fromkeys((self.person, self.home)) if one]

    def check_seat(self, seat: Seat) -> None:
        if seat not in self.seats:
            raise RequestError("not-yours", "that is not your seat")

    def check_owner(self) -> None:
        if not self.owner:
            raise RequestError("not-owner", "only the owner of the table may do that")

    def link(self, message: say.FromClient) -> str:
        """The link by which this is said, so that two who call their messages alike are not taken for one."""
        seat = getattr(message, "seat", SPECTATOR)
        names = [f"seat:{seat}", *[f"seat:{own}" for own in self.seats], "owner"]
        if isinstance(message, say.OfOwner):
            names = ["owner"]
        found = next((self.keys[name] for name in names if name in self.keys), "")
        return found[:16] or f"person {self.person or id(self)}"

    def move(self, to: dict[Seat, Seat]) -> None:
        """Whoever is connected sits in other chairs now."""
        keys = {f"seat:{seat}": self.keys.pop(f"seat:{seat}", "") for seat in self.seats}
        seats = {seat: to.get(seat, seat) for seat in self.seats}
        self.keys.update({f"seat:{seats[seat]}": keys[f"seat:{seat}"] for seat in seats})
        self.seats = sorted(seats.values())
        self.viewers = list(self.seats)

    def send(self, data: bytes) -> None:
        """Send without waiting. One too slow to take it is dropped."""
        raise NotImplementedError

    def hang_up(self, code: str, text: str) -> None:
        raise NotImplementedError

    def spend(self, seconds: float) -> None:
        """So much of the processor's time was spent on what it said."""

    def send_message(self, message: say.FromServer) -> None:
        self.send(encode(message))

    def refuse(self, id: str, code: str, message: Message, text: str) -> None:
        self.send_message(say.Refused(id, code, (message.id, message.values), text))
