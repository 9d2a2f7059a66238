"""A journal told as a story: what happened, round by round, the last board and the result."""

from __future__ import annotations

import sys
from typing import Any, TextIO

from rich.console import Console

from bothy.games import find
from bothy.kernel import SPECTATOR, Journal, Seat, Sight
from bothy.kernel.journal import UNDO, retell
from bothy.locales import Speech
from bothy.locales.log import OPEN
from bothy.locales.names import NAMES
from bothy.terminal.keeping import whole_lines
from bothy.terminal.screen import Screen


def replay(
    text: str, lang: str = "en", out: TextIO | None = None, *, follow: Seat | None = None, strict: bool = False
) -> None:
    """Tell a journal row by row. A text that is none, or a row that cannot be, is a ValueError with its line.

    `follow` tells it as one seat, or the SPECTATOR, saw it; otherwise everything is open.
    """
    screen = Screen(Console(file=out or sys.stdout, highlight=False), Speech(lang, strict=strict))
    viewer = SPECTATOR if follow is None else follow
    whole = whole_lines(text.encode()).decode()
    journal: Journal[Any] | None = None
    rounds = 0
    for journal, row, events in retell(whole, find):
        game = journal.game
        if row is None:
            screen.speech = Speech(lang, [game], NAMES[: journal.position.table.box.seats], viewer, strict)
            screen.line(f"{game.name} – {screen.speech.text(f'{game.key}-about')}", "bold")
            continue
        screen.tell(events, OPEN if follow is None else follow)
        if row.kind == UNDO:
            screen.say("play-undone", "dim")
        if game.rounds(journal.position.table) != rounds:
            rounds = game.rounds(journal.position.table)
            screen.round(rounds)
    if whole != text:
        screen.say("play-torn", "yellow")
    if journal is not None:
        close(screen, journal, follow)


def close(screen: Screen, journal: Journal[Any], follow: Seat | None) -> None:
    """The last board, and the score sheet of a game that was played to its end."""
    position = journal.position
    if follow is None:
        sight: Sight[Any] = Sight(SPECTATOR, position.table, position.agenda, {}, sorted(position.sealed))
    else:
        sight = position.sight(follow)
    screen.show_board(journal.game, sight)
    if position.over():
        screen.sheet(journal.game.result(position.table))
    else:
        screen.say("replay-unfinished")
