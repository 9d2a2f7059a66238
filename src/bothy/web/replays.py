"""A game told again: the moments of its journal, as one viewer saw them."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from bothy.host import api
from bothy.host import protocol as say
from bothy.host.host import Host
from bothy.host.listener import encode
from bothy.host.tales import Tale
from bothy.host.telling import result_part
from bothy.host.views import OPEN, Moment, heard, line, private_parts, public_parts, question_part
from bothy.kernel import SPECTATOR, Position
from bothy.kernel.journal import ANSWER, SEAL, Row

MOST = 200
"""So many moments at a time."""


def frames(tale: Tale[Any], host: Host, viewer: int, first: int, count: int) -> api.Frames:
    """Moments of the game from number `first` on."""
    lines: dict[int, list[Raw]] = {}
    last = first + min(count, MOST)
    for told in tale.told:
        if first <= told.at < last and heard(told.event, viewer) and told.event.message.id != "log-undone":
            lines.setdefault(told.at, []).append(Raw(line(told.event)))
    rows = tale.journal.rows
    found: list[api.Frame] = []
    for number, position in tale.moments(first, last):
        parts = public_parts(position)
        parts.update(private_parts(Moment(host.game, position, number, True), viewer))
        if position.over() or (host.record.ended and number == len(rows)):
            parts["result"] = result(tale, position, number)
        following = rows[number] if number < len(rows) else None
        asked, question, chosen = asking(host, position, number, viewer, following)
        found.append(
            api.Frame(
                number,
                rows[number - 1].seat if number else -1,
                {name: Raw(value) for name, value in parts.items()},
                lines.get(number, []),
                asked,
                question,
                chosen,
            )
        )
    return api.Frames(host.record.id, viewer, tale.total, found)


def asking(
    host: Host, position: Position[Any], number: int, viewer: int, following: Row | None
) -> tuple[int, Raw | None, str]:
    """Who was asked, what, and what it answered, as far as the viewer may know."""
    asked = position.asking()
    answers = following is not None and following.kind in (ANSWER, SEAL) and following.seat in asked
    seat = viewer
    if viewer == OPEN and asked:
        seat = following.seat if following is not None and answers else asked[0]
    if seat not in asked:
        return SPECTATOR, None, ""
    shown = position.table.box.options.get("memory") == "trust"
    question = question_part(host.game, position.sight(seat, shown), seat, number)
    chosen = following.text if following is not None and answers and following.seat == seat else ""
    return seat, Raw(question), chosen


def result(tale: Tale[Any], position: Position[Any], number: int) -> bytes:
    if not position.over():
        return encode(say.ResultPart([], [], True))
    return result_part(tale.game, position.table, [told.event for told in tale.told if told.stands(number)])


def story(tale: Tale[Any], host: Host, viewer: int) -> api.Story:
    """The log of the whole game, and where its rounds begin."""
    lines = [
        api.ToldLine(told.at, told.until, Raw(line(told.event))) for told in tale.told if heard(told.event, viewer)
    ]
    rounds = [api.Chapter(round, moment) for round, moment in tale.rounds]
    return api.Story(host.record.id, viewer, tale.total, rounds, lines)
