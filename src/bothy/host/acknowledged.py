"""What was done at a table already, so that a message sent twice is done once."""

from __future__ import annotations

import hashlib

from msgspec import Struct

from bothy.host import protocol as say
from bothy.host.connection import encode
from bothy.host.errors import RequestError
from bothy.host.table_record import TableRecord

REMEMBERED = 4000
"""How many ids of messages a table remembers."""


class Confirmed(Struct, frozen=True):
    """What was done, and what was said to have it done."""

    content: str
    """A hash of the message; empty if it is no longer known."""
    done: say.Done | None
    """What is told again; None if it was a secret, which is told once."""


class Acknowledged:
    """What was done at one table of late."""

    def __init__(self) -> None:
        self.confirmed: dict[str, Confirmed] = {}
        """By the link it was said by, and its id."""

    def find(self, word: str, message: say.FromClient) -> say.Done | None:
        """What was told for this message before; None if it is new. No secret is told twice."""
        found = self.confirmed.get(word)
        if found is None:
            return None
        if found.content not in ("", content_of(message)):
            raise RequestError("reused", "something else was said by this id; each message needs its own")
        if found.done is None:
            raise RequestError("told-once", "it was done, and its secret is told only once")
        return found.done

    def remember(self, word: str, content: str, done: say.Done) -> None:
        if len(self.confirmed) >= REMEMBERED:
            del self.confirmed[next(iter(self.confirmed))]
        self.confirmed[word] = Confirmed(content, None if done.secret else done)

    def remember_note(self, note: str, record: TableRecord) -> None:
        """Remember the message by which a row came, if it came by one."""
        kind, *words = note.split(":", 4)
        if kind == "m" and len(words) == 4:
            _, link, content, id = words
            self.remember(f"{link}:{id}", content, say.Done(id))
        elif kind == "m":  # of an older Bothy
            seat, _, id = note[2:].partition(":")
            if seat.isdecimal() and int(seat) < len(record.chairs):
                self.remember(f"{record.chairs[int(seat)].secret[:16]}:{id}", "", say.Done(id))


def note_of(link: str, message: say.FromSeat) -> str:
    """A row that came by a person's message is noted `m:`, the seat, the link, a hash, and the message's id."""
    return f"m:{message.seat}:{link}:{content_of(message)}:{message.id}"


def by_a_person(note: str) -> bool:
    """Whether a row came by a person's message: not by a bot, a clock, or because there was no other answer."""
    return note.startswith("m:")


def content_of(message: say.FromClient) -> str:
    """A hash of what was said, its kind included."""
    return hashlib.blake2b(encode(message), digest_size=6).hexdigest()
