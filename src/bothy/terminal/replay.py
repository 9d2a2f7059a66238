"""A journal told as a story: what happened, round by round, the last board and the result."""

from __future__ import annotations

import sys
from typing import Any, TextIO

from rich.console import Console

from bothy.games import find
from bothy.kernel import SPECTATOR, Journal, Position, Seat, Sight
from bothy.kernel.journal import UNDO, Outdated, events_of, retell
from bothy.locales import Speech
from bothy.locales.log import OPEN
from bothy.locales.names import NAMES
from bothy.terminal.keeping import whole_lines
from bothy.terminal.rounds import Rounds
from bothy.terminal.screen import Screen, Show


def replay(
    text: str, lang: str = "en", out: TextIO | None = None, *, follow: Seat | None = None, strict: bool = False
) -> None:
    """Tell a journal row by row. A text that is none, or a row that cannot be, is a ValueError with its line.

    One of older rules is told up to the row that no longer fits. `follow` tells it as one seat, or the SPECTATOR,
    saw it; otherwise everything is open.
    """
    screen = Screen(Console(file=out or sys.stdout, highlight=False), Speech(lang, strict=strict))
    viewer = SPECTATOR if follow is None else follow
    whole = whole_lines(text.encode()).decode()
    journal: Journal[Any] | None = None
    rounds: Rounds | None = None
    outdated = False

    def show(position: Position[Any]) -> Sight[Any]:
        if follow is not None:
            return position.sight(follow)
        return Sight(SPECTATOR, position.table, position.agenda, {}, sorted(position.sealed))

    try:
        for journal, row, events in retell(whole, find):
            game = journal.game
            if row is None or rounds is None:
                screen.speech = Speech(lang, [game], NAMES[: journal.position.table.box.seats], viewer, strict)
                screen.line(f"{game.name} – {screen.speech.text(f'{game.key}-about')}", "bold")
                rounds = Rounds(game, journal.position)
            else:
                turns = rounds.taken(journal.position)
                screen.story(game, events, turns, OPEN if follow is None else follow, show)
                if row.kind == UNDO:
                    screen.say("play-undone", "dim")
            journal.position.watch = rounds.look
    except Outdated as error:
        outdated = True
        screen.line(screen.speech.say(error.message), "yellow")
    if whole != text:
        screen.say("play-torn", "yellow")
    if journal is not None:
        close(screen, journal, show, outdated)


def close(screen: Screen, journal: Journal[Any], show: Show, outdated: bool) -> None:
    """The last board, and the account and score sheet of a game that was played to its end."""
    position, game = journal.position, journal.game
    screen.show_board(game, show(position))
    if position.over():
        screen.sheet(game.result(position.table), game.taken_apart(position.table, events_of(journal)))
    elif not outdated:
        screen.say("replay-unfinished")
