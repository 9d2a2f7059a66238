"""A table in words: its text board, its question and its log, in one language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bothy.host import api
from bothy.host.host import Host
from bothy.host.replays import Replay
from bothy.kernel import SPECTATOR, Ask, Event, Game, Position, Sight
from bothy.locales import Speech
from bothy.locales.log import OPEN, heard

LINES = 40
NOTHING = -1
"""In the place of a question: a game that has none to answer."""


def text_view(host: Host, viewer: int, language: str) -> api.TextView:
    """What a viewer may see now, spoken."""
    if host.position is None:
        return api.TextView(viewer, "", 0, "", [], [])
    host.updates.restore_log()
    number = host.asking.question if host.record.state == "playing" else NOTHING
    return spoken(host, host.position, viewer, language, [event for _, event in host.updates.events], number)


def text_view_at(replay: Replay[Any], host: Host, viewer: int, language: str, at: int) -> api.TextView:
    """What a viewer could see at a moment of the game, spoken."""
    moment = min(at, replay.total - 1)
    events = [entry.event for entry in replay.log if entry.stands(moment)]
    return spoken(host, replay.position(moment), viewer, language, events, moment)


def spoken(
    host: Host, position: Position[Any], viewer: int, language: str, events: Iterable[Event], number: int
) -> api.TextView:
    speech = Speech(language, [host.game], [chair.name for chair in host.record.chairs], viewer)
    sight = sight_of(host.game, position, viewer)
    board = host.game.draw(sight, speech.say)
    log = [speech.say(event.message) for event in [event for event in events if heard(event, viewer)][-LINES:]]
    step = sight.agenda[-1] if sight.agenda else None
    if number == NOTHING or viewer not in sight.asking() or not isinstance(step, Ask):
        return api.TextView(viewer, board, 0, "", [], log)
    choices = [
        api.Spelled(choice.notation, speech.say(step.label(sight.table, viewer, choice))) for choice in sight.choices()
    ]
    return api.TextView(viewer, board, number, speech.say(step.prompt(sight.table, viewer)), choices, log)


def sight_of(game: Game[Any], position: Position[Any], viewer: int) -> Sight[Any]:
    """What a viewer may see; for the one who sees everything, the table as it lies."""
    if viewer == OPEN:
        return Sight(SPECTATOR, position.table, position.agenda.copy(), {}, sorted(position.sealed))
    return position.sight(viewer, game.trusts_memory(position.table.box))
