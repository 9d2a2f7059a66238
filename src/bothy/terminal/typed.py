"""What somebody types at a question, until it is an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bothy.kernel import Choice, Refusal, Sight
from bothy.terminal.screen import Screen


class WalkAway(Exception):
    """The person goes away from the table."""


def typed(screen: Screen, ask: Callable[[str], str], sight: Sight[Any], taken: Callable[[Choice], bool]) -> Choice:
    """Show a question and ask until a choice is taken, offered or not; why one is not taken `taken` says itself."""
    menu = screen.menu(sight)
    screen.question(sight, menu)
    while True:
        text = ask("> ").strip()
        if text.lower() in ("quit", screen.speech.plain("command-quit")):
            raise WalkAway
        if not text:
            continue
        try:
            choice = menu.understand(text, sight.table.box.vocabulary)
        except Refusal as refusal:
            screen.line(screen.speech.say(refusal.message), "yellow")
            continue
        if taken(choice):
            return choice
