"""Frames of a replay: the moments of its journal, as one viewer saw them."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from bothy.host import api
from bothy.host import protocol as say
from bothy.host.comings import event_of
from bothy.host.connection import encode
from bothy.host.host import Host
from bothy.host.replays import LoggedEvent, Replay
from bothy.host.updates import result_part
from bothy.host.views import Broadcast, line, private_parts, public_parts, question_part
from bothy.host.work import Slices
from bothy.kernel import SPECTATOR, Position
from bothy.kernel.journal import ANSWER, SEAL, Row
from bothy.locales.log import OPEN, Fading, heard

MOST = 200
"""So many moments at a time."""


def frames(replay: Replay[Any], host: Host, viewer: int, first: int, count: int) -> Slices[api.Frames]:
    """Moments of the game from number `first` on."""
    lines: dict[int, list[Raw]] = {}
    last = first + min(count, MOST)
    for entry in whole_log(replay, host):
        if first <= entry.at < last and heard(entry.event, viewer) and entry.event.message.id != "log-undone":
            lines.setdefault(entry.at, []).append(Raw(line(entry.event)))
    rows = replay.journal.rows
    found: list[api.Frame] = []
    for number, position in replay.moments(first, last):
        parts = public_parts(position)
        parts.update(private_parts(Broadcast(host.game, position, number, True), viewer))
        if position.over() or (host.record.ended and number == len(rows)):
            parts["result"] = result(replay, position, number)
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
        yield
    return api.Frames(host.record.id, viewer, replay.total, found)


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
    shown = host.game.trusts_memory(position.table.box)
    question = question_part(host.game, position.sight(seat, shown), seat, number)
    chosen = following.text if following is not None and answers and following.seat == seat else ""
    return seat, Raw(question), chosen


def result(replay: Replay[Any], position: Position[Any], number: int) -> bytes:
    if not position.over():
        return encode(say.ResultPart([], [], True))
    return result_part(replay.game, position.table, [entry.event for entry in replay.log if entry.stands(number)])


def whole_log(replay: Replay[Any], host: Host) -> list[LoggedEvent]:
    """What happened in the game, and who came and went meanwhile."""
    came = [LoggedEvent(coming.rows, coming.number, event_of(coming)) for coming in host.record.comings]
    return sorted([*replay.log, *came], key=lambda entry: entry.at) if came else replay.log


def story(replay: Replay[Any], host: Host, viewer: int) -> api.Story:
    """The log of the whole game, and where its rounds begin."""
    shown = host.updates.shown_to(viewer)
    log = whole_log(replay, host)
    fading = Fading(entry.event for entry in log)
    lines = [
        api.ToldLine(entry.at, entry.until, Raw(line(fading.told(number, entry.event, shown))))
        for number, entry in enumerate(log)
        if heard(entry.event, viewer)
    ]
    rounds = [api.Chapter(round, moment) for round, moment in replay.rounds]
    outdated = None if replay.outdated is None else (replay.outdated.message.id, replay.outdated.message.values)
    return api.Story(host.record.id, viewer, replay.total, rounds, lines, outdated, host.record.ended)
