"""Before the game: who is ready, in which colour and in which order people sit. It changes the table's record only."""

from __future__ import annotations

from typing import Final

from bothy.host.errors import RequestError
from bothy.host.table_record import SeatRecord, TableRecord

COLOURS: Final = 6


def check_open(record: TableRecord) -> None:
    if record.state != "open":
        raise RequestError("started", "the game has begun already")


def colours(record: TableRecord) -> list[int]:
    """In which colour each seat plays: the one that was chosen, else that of its place, else one that is left."""
    chairs = record.chairs
    chosen = {chair.colour for chair in chairs if chair.colour >= 0}
    found: list[int] = []
    for seat, chair in enumerate(chairs):
        own = seat % COLOURS
        taken = chosen | set(found) | {later % COLOURS for later in range(seat + 1, len(chairs))}
        left = [colour for colour in range(COLOURS) if colour not in taken]
        usual = own if own not in chosen and own not in found else (left or [own])[0]
        found.append(chair.colour if chair.colour >= 0 else usual)
    return found


def choose_colour(record: TableRecord, seat: int, colour: int) -> None:
    """Let a seat play in a colour, if no other person has chosen it. Who had it by chance takes another."""
    check_open(record)
    for other, chair in enumerate(record.chairs):
        if other == seat or colours(record)[other] != colour:
            continue
        if chair.person:
            raise RequestError("colour-taken", f"{chair.name or 'somebody'} plays in that colour")
        chair.colour = -1
    record.chairs[seat].colour = colour


def be_ready(record: TableRecord, seat: int, on: bool) -> None:
    check_open(record)
    record.chairs[seat].ready = on


def not_ready(record: TableRecord) -> None:
    """Something else was agreed: who was ready has to look at it first."""
    for chair in record.chairs:
        chair.ready = False


def swap(record: TableRecord, seat: int, other: int) -> None:
    """Let two chairs change places, with whoever sits there. Colours go along with their people."""
    check_open(record)
    if record.hot_seat:
        raise RequestError("shared", "where people share a device they stay where they are")
    for number in (seat, other):
        if number >= len(record.chairs):
            raise RequestError("no-seat", "there is no such seat")
    now = colours(record)
    chairs = record.chairs
    for number in (seat, other):
        if chairs[number].person:
            chairs[number].colour = now[number]
    chairs[seat], chairs[other] = chairs[other], chairs[seat]


def ready(chair: SeatRecord) -> bool:
    """Bots are always ready."""
    return chair.ready if chair.person else bool(chair.bot)


def host_of(record: TableRecord) -> str:
    """What the person is called whose table it is; at tables from before that was kept, who sits first."""
    if not record.owned_by:
        return next((chair.name for chair in record.chairs if chair.person), "")
    return next((chair.name for chair in record.chairs if chair.who == record.owned_by), record.host)
