"""A table in words: its text board, its question and its log, in one language."""

from __future__ import annotations

from bothy.host import protocol as say
from bothy.host.host import Host
from bothy.kernel import SPECTATOR, Ask
from bothy.locales import Speech

LINES = 40


def in_words(host: Host, viewer: int, language: str) -> say.TextView:
    """What a seat, or a spectator, may see, spoken."""
    position = host.position
    if position is None:
        return say.TextView(viewer, "", 0, "", [], [])
    names = [chair.name for chair in host.record.chairs]
    speech = Speech(language, [host.game], names, viewer)
    sight = position.sight(viewer, host.telling.shown())
    board = host.game.draw(sight, speech.say)
    host.telling.retell()
    heard = [event for _, event in host.telling.events if event.heard_by(viewer)]
    log = [speech.say(event.message) for event in heard[-LINES:]]
    step = sight.agenda[-1] if sight.agenda else None
    asked = viewer != SPECTATOR and host.record.state == "playing" and viewer in sight.asking()
    if not asked or not isinstance(step, Ask):
        return say.TextView(viewer, board, 0, "", [], log)
    choices = [
        say.Spelled(choice.notation, speech.say(step.label(sight.table, viewer, choice))) for choice in sight.choices()
    ]
    prompt = speech.say(step.prompt(sight.table, viewer))
    return say.TextView(viewer, board, host.waiting.question, prompt, choices, log)
