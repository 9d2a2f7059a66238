"""Another game with the same people: somebody asks, everybody answers, and only then it begins."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.host.errors import RequestError
from bothy.host.names import friendly
from bothy.host.table_record import RematchRecord, SeatRecord, TableRecord
from bothy.kernel import SPECTATOR


def answer(record: TableRecord, seats: Sequence[int], yes: bool, now: bool) -> bool:
    """Ask for another game, or answer who asks, for these seats. Whether everybody has answered now.

    Where nobody has asked, to say no is nothing. Only who asks may leave out those who have not answered.
    """
    if record.state != "finished":
        raise RequestError("not-over", "the game is not over")
    offer = record.offer
    if offer is None:
        if not yes:
            raise RequestError("stale", "nothing is being asked any more")
        offer = record.offer = RematchRecord(seats[0] if seats else SPECTATOR, [], [])
    for seat in seats:
        for side in (offer.agreed, offer.declined):
            if seat in side:
                side.remove(seat)
        (offer.agreed if yes else offer.declined).append(seat)
    if not yes and (offer.seat in seats or not waiting(record)) and not offer.agreed:
        record.offer = None
        return False
    if now and (offer.seat in seats or (not seats and offer.seat == SPECTATOR)):
        offer.declined += waiting(record)
    return not waiting(record)


def waiting(record: TableRecord) -> list[int]:
    """The seats of people who have not answered. Who has given up is not asked."""
    offer = record.offer
    if offer is None:
        return []
    return [seat for seat in record.held() if seat not in offer.agreed and seat not in offer.declined]


def table_after(record: TableRecord, bot: str) -> TableRecord:
    """The table of the next game. Bots take the chairs of people who have not joined in."""
    again = record.again()
    agreed = record.offer.agreed if record.offer is not None else []
    names = [chair.name for chair in again.chairs]
    for seat, chair in enumerate(record.chairs):
        if chair.person and seat not in agreed:
            again.chairs[seat] = SeatRecord(friendly(names), bot=bot)
            names.append(again.chairs[seat].name)
    return again
