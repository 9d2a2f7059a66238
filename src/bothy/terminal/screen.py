"""What a person sees at a terminal: the board, the log, the question and the score sheet."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from bothy.kernel import Choice, Event, Game, Result, Seat, Sight
from bothy.kernel.step import Ask
from bothy.locales import Speech
from bothy.locales.log import heard
from bothy.locales.rulebook import Clause, called
from bothy.terminal.menu import Menu

SEAT_COLOURS = ("red", "blue", "green", "yellow", "magenta", "bright_red")
AHEAD = 4
"""So many of the steps to come are told."""


class Screen:
    """A console and somebody to talk to. Colours only where the console is a terminal that wants them."""

    def __init__(self, console: Console, speech: Speech) -> None:
        self.console = console
        self.speech = speech
        self.board = ""
        """The board that was shown last."""
        self.told: list[str] = []
        """The log so far."""

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A line, or as many as it takes; where a space must not break, as before a French `?`, it does not."""
        lines = textwrap.wrap(text, self.console.width, subsequent_indent=" " * indent, break_on_hyphens=False)
        for part in lines or [""]:
            self.put(Text(part, style))

    def put(self, text: Text) -> None:
        self.console.print(text, soft_wrap=True, highlight=False)

    def say(self, id: str, style: str = "", **values: int | str) -> None:
        """A sentence of the shared catalogue."""
        self.line(self.speech.text(id, **values), style)

    def command(self, words: str) -> None:
        """Something to copy and type: never broken."""
        self.put(Text(f"  {words}"))

    # The log

    def tell(self, events: Sequence[Event], viewer: Seat, quiet: bool = False) -> None:
        """Add to the log what the viewer may know."""
        for event in events:
            if heard(event, viewer):
                self.note(self.speech.say(event.message), quiet=quiet)

    def note(self, line: str, style: str = "", quiet: bool = False) -> None:
        self.told.append(line)
        if not quiet:
            self.line(f"  {line}", style, indent=4)

    def round(self, number: int) -> None:
        self.note(f"── {self.speech.text('play-round', round=number)} ──", "bold")

    def log(self, last: int = 60) -> None:
        for line in self.told[-last:]:
            self.line(f"  {line}", indent=4)

    # The table

    def show_board(self, game: Game[Any], sight: Sight[Any], again: bool = False) -> None:
        """The board, if it has changed or is asked for."""
        board = game.draw(sight, self.speech.say)
        if board == self.board and not again:
            return
        self.board = board
        self.line()
        self.put(self.painted(board, sight.choices()))

    def painted(self, board: str, offered: list[Choice]) -> Text:
        """The board in colours: seats by their marks, water blue, places that are offered now bold."""
        text = Text(board)
        text.highlight_regex("≈+", "cyan")
        for seat, colour in enumerate(SEAT_COLOURS):
            mark = self.speech.plain("seat-mark", number=seat)
            text.highlight_regex(rf"\[?{mark}\w?\]?", colour)
        places = {choice.notation.split()[-1] for choice in offered}
        for place in places:
            if not place.isdigit() and any(letter.isdigit() for letter in place) and place.isalnum():
                text.highlight_regex(rf"\b{place}\b", "bold underline")
        return text

    def agenda(self, sight: Sight[Any]) -> None:
        """What comes after this question, each kind of step once."""
        kinds: list[type] = []
        titles: list[str] = []
        for step in reversed(sight.agenda[:-1]):
            if type(step) not in kinds:
                kinds.append(type(step))
                titles.append(self.speech.say(step.title(sight.table)))
        if titles:
            more = " › …" if len(titles) > AHEAD else ""
            self.line(self.speech.text("play-next", steps=" › ".join(titles[:AHEAD]) + more), "dim", indent=2)

    def question(self, sight: Sight[Any], menu: Menu) -> None:
        """What is asked, and the choices with their keys."""
        step = sight.agenda[-1]
        assert isinstance(step, Ask)
        seat = sight.viewer
        self.line()
        self.agenda(sight)
        mark = self.speech.plain("seat-mark", number=seat)
        self.line(f"{mark} {self.speech.say(step.prompt(sight.table, seat))}", "bold", indent=2)
        for row, notation in menu.rows(self.console.width - 4):
            text = Text(f"    {row}")
            if notation and len(row) + len(notation) + 8 <= self.console.width:
                text.append(f"  [{notation}]", "dim")
            self.put(text)

    def menu(self, sight: Sight[Any]) -> Menu:
        """The choices of the viewer with their labels."""
        step = sight.agenda[-1]
        assert isinstance(step, Ask)
        choices = sight.choices()
        return Menu(choices, [self.speech.say(step.label(sight.table, sight.viewer, choice)) for choice in choices])

    # The rules and the end

    def clause(self, key: str, clause: Clause) -> None:
        self.line()
        self.line(f"{called(key, self.speech)} {clause.title}", "bold")
        self.console.print(Markdown(clause.text))

    def contents(self, rules: dict[str, Clause]) -> None:
        """The headings of all clauses."""
        for key, clause in rules.items():
            if " " not in key:
                self.line(f"  {key}  {clause.title}", indent=7)

    def sheet(self, result: Result) -> None:
        """The score sheet, and who has won."""
        table = Table(title=self.speech.text("sheet-title"), title_justify="left", title_style="bold", box=SIMPLE)
        table.add_column(self.speech.text("sheet-rank"), justify="right")
        table.add_column(self.speech.text("sheet-seat"))
        table.add_column(self.speech.text("sheet-score"), justify="right")
        for rank, seat in ranking(result):
            mark = self.speech.plain("seat-mark", number=seat)
            table.add_row(str(rank), Text(f"{mark} {self.speech.name(seat)}"), str(result.scores[seat]))
        self.line()
        self.console.print(table)
        self.line(verdict(result, self.speech), "bold")


def ranking(result: Result) -> list[tuple[int, Seat]]:
    """The seats from first to last, those who tie on the same rank. In some games the lowest score wins."""
    seats = range(len(result.scores))
    winner = max(seats, key=lambda seat: result.shares[seat])
    lowest = result.shares[winner] > 0 and result.scores[winner] < max(result.scores)
    worth = [(-result.shares[seat], result.scores[seat] if lowest else -result.scores[seat]) for seat in seats]
    order = sorted(seats, key=lambda seat: worth[seat])
    return [(1 + sum(worth[other] < worth[seat] for other in seats), seat) for seat in order]


def verdict(result: Result, speech: Speech) -> str:
    """Who has won, or shares the win."""
    winners = [seat for seat, share in enumerate(result.shares) if share > 0]
    if len(winners) == 1:
        return speech.text("sheet-wins", seat=winners[0])
    if not winners:
        return speech.text("sheet-nobody")
    first = sorted(winners, key=lambda seat: seat != speech.viewer)
    names = [speech.name(seat) for seat in first]
    you = "yes" if speech.viewer in winners else "no"
    return speech.text("sheet-shared", names=", ".join(names[:-1]), last=names[-1], among=you)
