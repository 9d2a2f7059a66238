"""A table without its game, as all see it who sit or look on there, and as one sees it from the door."""

from __future__ import annotations

from bothy.host import api, lobby, rematches
from bothy.host import protocol as say
from bothy.host.admission import may_watch
from bothy.host.advising import may_ask
from bothy.host.agreeing import Agreeing
from bothy.host.live_table import LiveTable
from bothy.host.table_record import TableRecord


def table_part(table: LiveTable, agreeing: Agreeing) -> say.TablePart:
    """The table as all see it."""
    record = table.record
    return say.TablePart(
        record.id,
        record.game,
        record.state,
        chairs_of(table),
        record.options,
        record.pace,
        record.bot_pace,
        record.public,
        record.watching,
        record.hot_seat,
        record.paused,
        table.alone,
        asked_of(record, agreeing),
        record.rematch,
        record.watch_delay,
        lobby.host_of(record),
        offered_at(record),
        may_ask(record),
    )


def chairs_of(table: LiveTable) -> list[say.Chair]:
    """Who sits where, and who of them is there."""
    record = table.record
    present = {seat for connection in table.connections for seat in connection.seats}
    colours = lobby.colours(record)
    return [
        say.Chair(
            chair.name,
            chair.kind,
            chair.bot,
            seat in present or not chair.person,
            chair.muted,
            chair.resigned,
            lobby.ready(chair),
            colours[seat],
        )
        for seat, chair in enumerate(record.chairs)
    ]


def asked_of(record: TableRecord, agreeing: Agreeing) -> say.Proposal | None:
    """What all are asked to agree to, and who has still to answer."""
    proposal = record.proposal
    if proposal is None:
        return None
    waiting = [seat for seat in agreeing.people() if seat not in proposal.agreed]
    return say.Proposal(proposal.what, proposal.seat, proposal.agreed, waiting, proposal.name)


def offered_at(record: TableRecord) -> say.Offer | None:
    """Another game, while it is asked who joins in."""
    offer = record.offer
    return None if offer is None else say.Offer(offer.seat, offer.agreed, offer.declined, rematches.waiting(record))


def door_of(record: TableRecord, home: str = "") -> api.Door:
    """The table as everybody sees it who has its address."""
    colours = lobby.colours(record)
    inside = [api.Inside(chair.name, chair.kind, colours[seat]) for seat, chair in enumerate(record.chairs)]
    room = record.state != "finished" and any(chair.free for chair in record.chairs)
    return api.Door(
        record.id,
        record.game,
        record.state,
        lobby.host_of(record),
        inside,
        record.pace,
        record.watching,
        may_sit=room and record.public and record.state == "open",
        may_knock=room and bool(record.held()),
        may_watch=may_watch(record),
        yours=bool(home) and home in (record.owned_by, *[chair.who for chair in record.chairs if chair.person]),
        needs="one" if record.state == "open" else "all",
    )
