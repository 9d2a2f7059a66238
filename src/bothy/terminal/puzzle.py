"""A puzzle at a terminal: the position in words, one question, and what the answer was worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

from rich.console import Console

from bothy.kernel import Choice, Game, Message, Sight, SystemLuck
from bothy.locales import Speech
from bothy.locales.names import NAMES
from bothy.puzzles import Numbered, all_of, counted, of_the_day, told_reasons
from bothy.puzzles.puzzle import Why, shown
from bothy.terminal.play import YES, line_editor, play
from bothy.terminal.screen import SIGNS, Screen
from bothy.terminal.typed import WalkAway, typed

SMALLEST = 0.001
"""Less than a tenth of a hundredth is told as that."""


def todays(games: Sequence[Game[Any]]) -> Numbered:
    """The puzzle of the day."""
    found = of_the_day(counted(games).items(), datetime.now(UTC).date())
    if found is None:
        raise ValueError("no game has puzzles yet")
    (game,) = [game for game in games if game.key == found.game]
    return numbered(game, found.number)


def numbered(game: Game[Any], number: int) -> Numbered:
    """A puzzle of a game by its number, counted from 1; any of them for 0."""
    puzzles = all_of(game)
    if not puzzles:
        raise ValueError(f"{game.name} has no puzzles yet")
    if number > len(puzzles):
        raise ValueError(f"{game.name} has the puzzles 1 to {len(puzzles)}, and no puzzle {number}")
    place = number - 1 if number else SystemLuck().below(len(puzzles))
    return Numbered(game, place + 1, puzzles[place])


def solve(
    numbered: Numbered,
    lang: str = "en",
    *,
    ask: Callable[[str], str] | None = None,
    console: Console | None = None,
    strict: bool = False,
) -> Solving:
    """Ask a puzzle; what came of it."""
    seats = numbered.puzzle.position(numbered.game).table.box.seats
    speech = Speech(lang, [numbered.game], NAMES[:seats], numbered.puzzle.seat, strict)
    solving = Solving(numbered, Screen(console or Console(highlight=False), speech), ask or line_editor())
    solving.solve()
    return solving


class Solving:
    """Somebody before a puzzle."""

    def __init__(self, numbered: Numbered, screen: Screen, ask: Callable[[str], str]) -> None:
        self.game, self.number, self.puzzle = numbered
        self.screen = screen
        self.ask = ask
        self.given = ""
        """The answer that was given."""

    @property
    def right(self) -> bool:
        return self.given == self.puzzle.best

    def solve(self) -> None:
        position = self.puzzle.position(self.game)
        sight = shown(self.game, position, self.puzzle.seat)
        heading = self.screen.speech.text("puzzle-heading", game=self.game.name, number=self.number)
        self.screen.line(f"── {heading} ──", "bold")
        self.screen.say("puzzle-steady", "dim", often=round(100 * self.puzzle.steady))
        self.screen.show_board(self.game, sight)
        try:
            self.given = self.answer(sight)
        except (WalkAway, EOFError, KeyboardInterrupt):
            self.screen.say("puzzle-left")
            self.screen.command(f"bothy puzzle {self.game.key} --number {self.number}")
            return
        self.tell(sight, self.given)

    def play_on(self) -> int:
        """Ask whether to play on, and do so, with what was answered; as `play` returns."""
        self.screen.say("puzzle-play-on", "dim")
        try:
            if self.ask("> ").strip().lower() not in YES:
                return 0
        except (EOFError, KeyboardInterrupt):
            return 0
        box = self.puzzle.position(self.game).table.box
        return play(
            self.game,
            box.seats,
            [],
            box.options,
            self.screen.speech.lang,
            pack=box.pack,
            seat=self.puzzle.seat,
            scene="\n".join(self.puzzle.scene),
            said=self.given,
            ask=self.ask,
            console=self.screen.console,
        )

    def answer(self, sight: Sight[Any]) -> str:
        """Ask until one of the choices is given."""

        def offered(choice: Choice) -> bool:
            there = choice in sight.choices()
            if not there:
                self.screen.say("refusal-not-offered", "yellow", choice=choice.notation)
            return there

        return typed(self.screen, self.ask, sight, offered).notation

    def tell(self, sight: Sight[Any], given: str) -> None:
        """Whether it was the best, by how much, and why."""
        best, right = self.puzzle.best, self.right
        menu = self.screen.menu(sight)
        labels = {choice.notation: label for choice, label in zip(menu.choices, menu.labels, strict=True)}
        if right:
            self.screen.say("puzzle-right", "green", choice=labels[best])
        else:
            self.screen.say("puzzle-other", "yellow", choice=labels[best])
        for answer in [self.puzzle.answers[0], *([] if right else [self.puzzle.answer(given)])]:
            worth = round(100 * answer.worth)
            self.screen.say("puzzle-worth", "cyan", choice=labels[answer.said], worth=worth)
            self.reasons(sight, answer.said)
        next_best = self.puzzle.answers[1] if right else self.puzzle.answer(given)
        less, error = self.hundredths(next_best.less), self.hundredths(max(next_best.error, SMALLEST))
        self.screen.say("puzzle-margin" if right else "puzzle-margin.yours", less=less, error=error)

    def hundredths(self, share: float) -> str:
        """A share of the win in hundredths, with the decimal sign of the language."""
        return f"{100 * share:.1f}".replace(".", self.screen.speech.plain("puzzle-decimal"))

    def reasons(self, sight: Sight[Any], said: str) -> None:
        """What speaks for an answer or against it."""
        choice = next(choice for choice in sight.choices() if choice.notation == said)
        for why in told_reasons(self.game, sight, choice):
            self.screen.line(f"   {SIGNS[why.kind]} {self.screen.speech.say(message_of(why))}", indent=5)


def message_of(why: Why) -> Message:
    """A reason as a message."""
    return Message(why.id, why.values)
