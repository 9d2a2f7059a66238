"""Who somebody is at a table, by the links they show, and what they may see there.

One person, one view: from the first deal on whoever has seen a hand sits in no other chair, shared devices apart.
"""

from __future__ import annotations

from bothy.host import comings
from bothy.host import protocol as say
from bothy.host.connection import Connection
from bothy.host.errors import RequestError
from bothy.host.live_table import LiveTable
from bothy.host.secrets import opens
from bothy.host.table_record import TableRecord
from bothy.kernel import SPECTATOR
from bothy.locales.log import OPEN


def admit(table: LiveTable, connection: Connection, hello: say.Hello) -> bool:
    """Let somebody in, as what its links say it is. Whether the record has changed by that."""
    record = table.record
    show_links(record, connection, hello)
    known = connection.seats or connection.asked
    if (hello.seats and not known) or (hello.owner and not connection.owner):
        raise RequestError("link", "this link opens nothing here; it may have been renewed")
    if not connection.seats and not connection.owner:
        check_welcome(record, connection.marks)
    connection.viewers = list(connection.seats)
    if not known:
        watcher = opens(hello.watch, record.watch)
        if watcher:
            connection.keys["watch"] = record.watch
        invited = watcher or record.public or connection.owner
        if hello.watch and not invited:
            raise RequestError("private", "this link to look on opens nothing here; it may have been renewed")
        connection.viewers = [spectator(record, invited, connection.person)]
    for seat in connection.seats:
        if record.chairs[seat].name:
            connection.name = record.chairs[seat].name
    return note_sight(table, connection)


def show_links(record: TableRecord, connection: Connection, hello: say.Hello) -> None:
    """The seats that somebody's links open, and the table itself; at home, those of their place."""
    connection.keys.clear()
    connection.seats = []
    for secret in hello.seats:
        for seat, chair in enumerate(record.chairs):
            if opens(secret, chair.secret) and seat not in connection.seats:
                connection.seats.append(seat)
                connection.keys[f"seat:{seat}"] = chair.secret
        for asked in record.asked():
            if opens(secret, asked.secret):
                connection.keys["asked"] = asked.secret
    for seat, chair in enumerate(record.chairs):
        if connection.home and chair.who == connection.home and chair.person and seat not in connection.seats:
            connection.seats.append(seat)
            connection.keys[f"seat:{seat}"] = chair.secret
    connection.seats.sort()
    at_home = bool(connection.home) and record.owned_by == connection.home
    connection.owner = at_home or opens(hello.owner, record.owner)
    if connection.owner:
        connection.keys["owner"] = record.owner


def seat_asker(record: TableRecord, connection: Connection) -> bool:
    """Let somebody sit down to whom all have agreed. False if they have not."""
    secret = connection.keys["asked"]
    for seat, chair in enumerate(record.chairs):
        if chair.secret == secret:
            del connection.keys["asked"]
            connection.keys[f"seat:{seat}"] = secret
            connection.seats, connection.viewers, connection.name = [seat], [seat], chair.name
            return True
    return False


def check_welcome(record: TableRecord, marks: list[str]) -> None:
    """Who was sent away does not come back."""
    if any(mark in record.removed for mark in marks):
        raise RequestError("removed", "the owner of the table has sent you away")


def spectator(record: TableRecord, invited: bool, person: str = "") -> int:
    """As what somebody without a seat may look on. Who has only the address may, until the game is over."""
    if not invited and not may_watch(record):
        raise RequestError("private", "this table is by link only")
    if record.state == "finished":
        return OPEN
    if record.watching == "off":
        raise RequestError("no-watching", "this table lets nobody watch")
    return OPEN if record.watching == "open" and person in record.let_in else SPECTATOR


def may_watch(record: TableRecord) -> bool:
    """Whether anybody who has the address may look on."""
    return record.watching != "off" and (record.public or record.state != "finished")


def note_sight(table: LiveTable, connection: Connection) -> bool:
    """Remember whose hands somebody sees from now on, if that is new; refuse it to who has seen others."""
    record, people = table.record, connection.people
    if record.state != "playing" or not connection.seats:
        return False
    if people and len(connection.seats) > 1 and not record.hot_seat:
        raise RequestError("seen-a-hand", "at this table each has a device of their own")
    seen = {person: record.seen.get(person, []) for person in people}
    fresh = [person for person in people if any(seat not in seen[person] for seat in connection.seats)]
    if not fresh:
        return False
    if any(seen[person] for person in fresh) and not record.hot_seat:
        raise RequestError("seen-a-hand", "you have seen another hand of this game")
    for seat in connection.seats:
        if record.chairs[seat].who not in ("", *people):
            table.note_coming(comings.LINK, seat)
    for person in fresh:
        record.remember_sight(person, *connection.seats)
    return True


def deal(table: LiveTable) -> None:
    """From now on there are hands to be seen, by whoever sits here."""
    for seat, chair in enumerate(table.record.chairs):
        table.record.remember_sight(chair.who, seat)
    for connection in table.connections:
        for person in connection.people:
            table.record.remember_sight(person, *connection.seats)
