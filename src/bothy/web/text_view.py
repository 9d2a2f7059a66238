"""A table in words: its text board, its question and its log, in one language."""

from __future__ import annotations

from typing import Any, NamedTuple

from bothy.host import api
from bothy.host.comings import seated_then
from bothy.host.host import Host
from bothy.host.replays import Replay
from bothy.kernel import SPECTATOR, Ask, Event, Game, Position, Sight
from bothy.locales import Speech
from bothy.locales.log import OPEN, told
from bothy.web.frames import whole_log

LINES = 40
RECENT = 1000
"""Among so many of the last events those that one has heard are looked for."""
NOTHING = -1
"""In the place of a question: a game that has none to answer."""


class Moment(NamedTuple):
    """What is told: a position, nobody's to change, and what happened last."""

    position: Position[Any] | None
    events: list[Event]
    question: int

    @staticmethod
    def now(host: Host) -> Moment:
        """The table as it stands, for a thread to look at while it goes on."""
        question = host.asking.question if host.record.state == "playing" else NOTHING
        return Moment(host.position, [event for _, event in host.updates.events[-RECENT:]], question)


def text_view(now: Moment, host: Host, viewer: int, language: str) -> api.TextView:
    """What a viewer may see now, spoken."""
    if now.position is None:
        return api.TextView(viewer, "", 0, "", [], [])
    trusted = viewer != OPEN and now.question != NOTHING and host.game.trusts_memory(now.position.table.box)
    shown = now.position.sight(viewer, shown=True).table if trusted else None
    return spoken(host, now.position, viewer, language, told(now.events, viewer, shown), now.question)


def text_view_at(replay: Replay[Any], host: Host, viewer: int, language: str, at: int) -> api.TextView:
    """What a viewer could see at a moment of the game, spoken."""
    moment = min(at, replay.total - 1)
    lines = told([entry.event for entry in whole_log(replay, host) if entry.stands(moment)], viewer)
    return spoken(host, replay.position(moment), viewer, language, lines, moment)


def spoken(
    host: Host, position: Position[Any], viewer: int, language: str, lines: list[Event], number: int
) -> api.TextView:
    speech = Speech(language, [host.game], [chair.name for chair in host.record.chairs], viewer)
    sight = sight_of(host.game, position, viewer)
    board = host.game.draw(sight, speech.say)
    log = last_lines(speech, lines)
    step = sight.agenda[-1] if sight.agenda else None
    if number == NOTHING or viewer not in sight.asking() or not isinstance(step, Ask):
        return api.TextView(viewer, board, 0, "", [], log)
    choices = [
        api.Spelled(choice.notation, speech.say(step.label(sight.table, viewer, choice))) for choice in sight.choices()
    ]
    return api.TextView(viewer, board, number, speech.say(step.prompt(sight.table, viewer)), choices, log)


def last_lines(speech: Speech, events: list[Event]) -> list[str]:
    """The last lines of the log, with the names that people had then."""
    now, reader, lines = speech.names, speech.viewer, []
    for event, then in list(zip(events, seated_then(events, now, reader), strict=True))[-LINES:]:
        speech.names, speech.viewer = then
        lines.append(speech.say(event.message))
    speech.names, speech.viewer = now, reader
    return lines


def sight_of(game: Game[Any], position: Position[Any], viewer: int) -> Sight[Any]:
    """What a viewer may see; for the one who sees everything, the table as it lies."""
    if viewer == OPEN:
        return Sight(SPECTATOR, position.table, position.agenda.copy(), {}, sorted(position.sealed))
    return position.sight(viewer, game.trusts_memory(position.table.box))
