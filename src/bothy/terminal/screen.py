"""What a person sees at a terminal: the board, the log, the question and the score sheet."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from bothy.bots.search.advice import MOST_REASONS, UNTRIED, Advised
from bothy.kernel import GAINS, KEEPS, RISKS, Choice, Event, Game, Message, Position, Result, Seat, Sight
from bothy.kernel import Table as GameTable
from bothy.kernel.step import Ask
from bothy.locales import Speech
from bothy.locales.log import Fading, heard
from bothy.locales.rulebook import Clause, called
from bothy.terminal.ending import ranking, signed, together, verdict, why
from bothy.terminal.menu import Menu
from bothy.terminal.rounds import Turn

SEAT_COLOURS = ("red", "blue", "green", "yellow", "magenta", "bright_red")
AHEAD = 5
"""So many of the steps to come are told."""
HORIZON = 60
"""So many of them are looked at."""
SIGNS = {GAINS: "+", RISKS: "!", KEEPS: "="}

Show = Callable[[Position[Any]], Sight[Any]]
"""What the reader may see of a position."""


class Screen:
    """A console and somebody to talk to. Colours only where the console is a terminal that wants them."""

    def __init__(self, console: Console, speech: Speech) -> None:
        self.console = console
        self.speech = speech
        self.board = ""
        """The board that was shown last."""
        self.told: list[str | Event] = []
        """The log so far: what happened, and what was noted besides."""
        self.heading = ""
        """The heading of the round, which is not told twice."""

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
                line = self.speech.say(event.message)
                if line.rstrip(".") != self.heading:
                    self.told.append(event)
                    if not quiet:
                        self.line(f"  {line}", indent=4)

    def note(self, line: str, style: str = "", quiet: bool = False) -> None:
        self.told.append(line)
        if not quiet:
            self.line(f"  {line}", style, indent=4)

    def story(self, game: Game[Any], events: list[Event], turns: list[Turn], viewer: Seat, show: Show) -> None:
        """What happened, with the last board of each round that ended and a heading for each that began."""
        told = 0
        for turn in turns:
            self.tell(events[told : turn.told], viewer)
            told = turn.told
            if turn.number > 1:
                self.show_board(game, show(turn.last))
            self.line()
            self.round(game, turn.number)
        self.tell(events[told:], viewer)

    def round(self, game: Game[Any], number: int) -> None:
        """The heading of a round."""
        self.heading = self.speech.round(game, number)
        self.note(f"── {self.heading} ──", "bold")

    def log(self, last: int = 60, shown: GameTable | None = None) -> None:
        """The last lines again; who must remember by himself is told the faces that are shown on this table."""
        fading = Fading([line for line in self.told if isinstance(line, Event)])
        lines: list[str] = []
        number = 0
        for line in self.told:
            if isinstance(line, Event):
                lines.append(self.speech.say(fading.told(number, line, shown).message))
                number += 1
            else:
                lines.append(line)
        for text in lines[-last:]:
            self.line(f"  {text}", indent=4)

    def advice(self, game: Game[Any], sight: Sight[Any], found: Sequence[Advised]) -> None:
        """What one would answer, with its worth, and what speaks for it or against it."""
        step = sight.agenda[-1]
        assert isinstance(step, Ask)
        for rank, one in enumerate(found, 1):
            label = self.speech.say(step.label(sight.table, sight.viewer, one.choice))
            told = f"{label} [{one.choice.notation}]"
            if one.worth == UNTRIED:
                self.say("play-advice", "cyan", rank=rank, choice=told)
            else:
                worth, margin = round(100 * one.worth), round(100 * one.margin)
                self.say("play-advice.worth", "cyan", rank=rank, choice=told, worth=worth, margin=margin)
            for reason in game.reasons(sight, one.choice)[:MOST_REASONS]:
                self.line(f"   {SIGNS[reason.kind]} {self.speech.say(reason.message)}", indent=5)

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
        """What comes after this question, in its order; of many steps of a kind in a row, the first and how many."""
        following = list(reversed(sight.agenda[:-1]))
        titles: list[str] = []
        for _, group in groupby(following[:HORIZON], type):
            steps = list(group)
            titles += [self.speech.say(step.title(sight.table)) for step in steps[: 2 if len(steps) == 2 else 1]]
            if len(steps) > 2:
                titles.append(self.speech.text("play-next-more", count=len(steps) - 1))
        if titles:
            more = " › …" if len(titles) > AHEAD or len(following) > HORIZON else ""
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

    def account(self, lines: list[tuple[Message, list[int]]], seats: int) -> None:
        """The scores taken apart: what brought each seat how much."""
        table = Table(title=self.speech.text("sheet-account"), title_justify="left", title_style="bold", box=SIMPLE)
        table.add_column()
        for seat in range(seats):
            table.add_column(f"{self.speech.plain('seat-mark', number=seat)} {self.speech.name(seat)}", justify="right")
        for label, points in lines:
            table.add_row(self.speech.say(label), *[signed(some) for some in points])
        self.line()
        self.console.print(table)

    def sheet(self, result: Result, lines: list[tuple[Message, list[int]]]) -> None:
        """The account, the score sheet, who has won, and why where scores alone do not say it."""
        if lines:
            self.account(lines, len(result.scores))
        if not together(result):
            self.scores(result)
        self.line()
        self.line(verdict(result, self.speech), "bold")
        for line in why(result, self.speech):
            self.line(line, indent=2)

    def scores(self, result: Result) -> None:
        table = Table(title=self.speech.text("sheet-title"), title_justify="left", title_style="bold", box=SIMPLE)
        table.add_column(self.speech.text("sheet-rank"), justify="right")
        table.add_column(self.speech.text("sheet-seat"))
        table.add_column(self.speech.text("sheet-score"), justify="right")
        for rank, seat in ranking(result):
            mark = self.speech.plain("seat-mark", number=seat)
            table.add_row(str(rank), Text(f"{mark} {self.speech.name(seat)}"), signed(result.scores[seat]))
        self.line()
        self.console.print(table)
