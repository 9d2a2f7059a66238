"""A whole game at a terminal: one person against bots, or bots among themselves with somebody watching."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from bothy.bots import Bot, bot, consult
from bothy.bots.usual import usual_bot
from bothy.kernel import (
    SPECTATOR,
    Choice,
    Decision,
    Event,
    Game,
    Journal,
    Luck,
    Race,
    Refusal,
    Seat,
    Sight,
    SystemLuck,
)
from bothy.kernel.journal import UNDO, replay, standing
from bothy.locales import Speech
from bothy.locales.names import NAMES
from bothy.locales.rulebook import clauses, look_up
from bothy.terminal.keeping import Opened, create, open_journal
from bothy.terminal.menu import Menu
from bothy.terminal.screen import Screen

PERSON: Seat = 0
COMMANDS = ("help", "board", "log", "rules", "undo", "save", "quit")


class WalkAway(Exception):
    """The person goes away from the table."""


def play(
    game: Game[Any],
    seats: int,
    bots: list[str],
    options: dict[str, str],
    lang: str = "en",
    journal_file: Path | None = None,
    pack: str = "",
    *,
    seed: int | None = None,
    watch: bool = False,
    ask: Callable[[str], str] | None = None,
    console: Console | None = None,
    strict: bool = False,
) -> int:
    """Play a game to its end, or until the person quits; 1 if its journal could no longer be kept.

    The person sits at seat 0 and the bots at the others, over again if there are too few, the game's own
    knack if none is named; with `watch` they fill all seats. A file that holds a journal is played on, else one
    is begun in it. Chance comes from the operating system, or from the seed if there is one.
    """
    players = [bot(name, game) for name in bots or [usual_bot(game)]]
    speech = Speech(lang, [game], NAMES, SPECTATOR if watch else PERSON, strict)
    try:
        opened = open_journal(game, seats, options, pack, journal_file)
    except OSError as error:
        raise ValueError(f"{journal_file} cannot be kept: {error.strerror}") from error
    try:
        screen = Screen(console or Console(highlight=False), speech)
        seated = seat_bots(players, opened.journal.position.table.box.seats, 0 if watch else 1)
        return Sitting(opened, seated, screen, ask or line_editor(), seed).play()
    finally:
        if opened.keeper is not None:
            opened.keeper.close()


def line_editor() -> Callable[[str], str]:
    """The usual way to type a line, with arrow keys and history where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401 - it changes what `input` can do
    return input


def seat_bots(bots: list[Bot], seats: int, first: Seat) -> dict[Seat, Bot]:
    """The bots by seat, from the first that is theirs on, over again if there are too few."""
    if len(bots) > max(seats - first, 1):
        raise ValueError(f"{len(bots)} bots for {seats - first} seats")
    return {seat: bots[(seat - first) % len(bots)] for seat in range(first, seats)}


class Sitting:
    """One person's stay at a table."""

    def __init__(
        self, opened: Opened, bots: dict[Seat, Bot], screen: Screen, ask: Callable[[str], str], seed: int | None
    ) -> None:
        self.journal: Journal[Any] = opened.journal
        self.game = self.journal.game
        self.opened = opened
        self.bots = bots
        self.screen = screen
        self.ask = ask
        self.seed = seed
        self.viewer = screen.speech.viewer
        self.events: list[Event] = []
        self.rounds = 0

    def play(self) -> int:
        try:
            self.greet()
            self.journal.position.table.sink = self.events
            while not self.journal.position.over():
                self.advance()
                self.report()
        except (WalkAway, EOFError, KeyboardInterrupt):
            self.leave()
            return 0
        except OSError as error:
            self.screen.say("play-trouble", "red", error=str(error))
            return 1
        self.finish()
        return 0

    def luck(self) -> Luck:
        """Where chance and bots draw from. A seed gives the same draws again after a pause."""
        if self.seed is None:
            return SystemLuck()
        return Luck((self.seed & 0x7FFFFFFF) << 32 | self.journal.position.number)

    def sight(self) -> Sight[Any]:
        """What the viewer is shown: where memory is trusted, only what is being shown right now."""
        position = self.journal.position
        return position.sight(self.viewer, shown=self.game.trusts_memory(position.table.box))

    # The course of the game

    def advance(self) -> None:
        """One answer, outcome or order."""
        if self.journal.advance(self.luck()):
            return
        position = self.journal.position
        asked = position.asking()
        waiting = [seat for seat in asked if seat in self.bots]
        if waiting:
            self.answer(waiting[0], consult(self.bots[waiting[0]], position, waiting[0], self.luck()))
        else:
            self.question()

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Races are heard sealed at a terminal, so that nobody is beaten by typing slowly."""
        if isinstance(self.journal.position.step(), Race):
            self.journal.seal(seat, choice)
        else:
            self.journal.answer(seat, choice)

    def report(self) -> None:
        """Tell what has happened since the last time; who only watches sees the board once a round."""
        self.screen.tell(self.events, self.viewer)
        self.events.clear()
        rounds = self.game.rounds(self.journal.position.table)
        if rounds != self.rounds:
            self.rounds = rounds
            self.screen.round(rounds)
            if self.viewer == SPECTATOR:
                self.screen.show_board(self.game, self.sight())

    # The person

    def question(self) -> None:
        """Ask the person until there is an answer; a single public choice is taken silently."""
        sight = self.sight()
        choices = sight.choices()
        if len(choices) == 1 and isinstance(sight.agenda[-1], Decision):
            self.answer(PERSON, choices[0])
            return
        menu = self.screen.menu(sight)
        self.screen.show_board(self.game, sight)
        self.screen.question(sight, menu)
        while True:
            text = self.ask("> ").strip()
            if not text:
                continue
            word, _, rest = text.partition(" ")
            command = self.command_of(word)
            if text.startswith("?"):
                self.rule(sight, menu, text[1:].strip())
            elif command:
                if self.obey(command, rest.strip(), sight, menu):
                    return
            elif self.try_answer(text, menu):
                return

    def try_answer(self, text: str, menu: Menu) -> bool:
        """Take an answer, or say kindly why not."""
        vocabulary = self.journal.position.table.box.vocabulary
        try:
            choice = menu.understand(text, vocabulary)
            self.journal.position.check(PERSON, choice)
        except Refusal as refusal:
            self.screen.line(self.screen.speech.say(refusal.message), "yellow")
            return False
        if choice.ask_twice:
            self.screen.say("play-sure", "yellow", choice=choice.notation)
            if self.ask("> ").strip().lower() not in ("y", "yes", "o", "oui", text.lower()):
                self.screen.say("play-think-again")
                return False
        self.answer(PERSON, choice)
        return True

    def obey(self, command: str, rest: str, sight: Sight[Any], menu: Menu) -> bool:
        """Do what a command says. Whether the question has to be asked anew."""
        if command == "quit":
            raise WalkAway
        if command == "undo":
            return self.take_back()
        if command == "help":
            self.help()
        elif command == "board":
            self.screen.show_board(self.game, sight, again=True)
            self.screen.question(sight, menu)
        elif command == "log":
            self.screen.log()
        elif command == "rules":
            self.screen.contents(clauses(self.game, self.screen.speech.lang))
        elif command == "save":
            self.save(rest)
        return False

    def command_of(self, word: str) -> str:
        """The command of this name, in English or in the person's language."""
        for name in COMMANDS:
            if word.lower() in (name, self.screen.speech.plain(f"command-{name}")):
                return name
        return ""

    def help(self) -> None:
        self.screen.say("play-help-answer")
        for name in COMMANDS:
            word = self.screen.speech.plain(f"command-{name}")
            self.screen.line(f"  {word:<9} {self.screen.speech.text(f'command-{name}.about')}", indent=12)
        self.screen.line(f"  {'?':<9} {self.screen.speech.text('command-rule.about')}", indent=12)

    def rule(self, sight: Sight[Any], menu: Menu, words: str) -> None:
        """Show the clause asked for, that of a choice, or that behind the question."""
        key = look_up(self.game, words, self.screen.speech) if words else self.game.clause(sight.agenda[-1])
        if words and not key:
            try:
                key = menu.understand(words, self.journal.position.table.box.vocabulary).clause
            except Refusal:
                key = ""
        found = clauses(self.game, self.screen.speech.lang).get(key)
        if found is None:
            self.screen.say("play-no-clause", "yellow", text=words or key)
        else:
            self.screen.clause(key, found)

    def take_back(self) -> bool:
        """Go back to the person's last real question, if nobody has learned or answered anything since."""
        position = self.journal.position
        rows = standing(self.journal.rows)
        if position.mover == PERSON:
            for number in range(position.number - 1, position.floor - 1, -1):
                if len(replay(self.game, position, rows[:number]).choices(PERSON)) > 1:
                    self.journal.undo(number)
                    self.screen.note(self.screen.speech.text("play-undone"), "dim")
                    return True
        self.screen.say("play-no-undo", "yellow")
        return False

    def save(self, words: str) -> None:
        """Keep the journal in a file from now on."""
        try:
            name = "".join(shlex.split(words))
            path = Path(name)
            if not name or path.exists():
                self.screen.say("play-save-where" if not name else "play-save-exists", "yellow", file=name)
                return
            keeper = create(self.journal, path).keeper
        except (OSError, ValueError) as error:
            self.screen.say("play-trouble", "red", error=str(error))
            return
        if self.opened.keeper is not None:
            self.opened.keeper.close()
        self.opened.keeper = keeper
        self.screen.say("play-kept", file=name)

    # Coming and going

    def greet(self) -> None:
        speech = self.screen.speech
        self.screen.line(f"{self.game.name} – {speech.text(f'{self.game.key}-about')}", "bold")
        for seat in range(self.journal.position.table.box.seats):
            kind = f" ({self.bots[seat].name})" if seat in self.bots else ""
            self.screen.line(f"  {speech.plain('seat-mark', number=seat)} {speech.name(seat)}{kind}")
        self.tell_options()
        if self.viewer == PERSON:
            self.screen.say("play-hint", "dim")
        if not self.opened.story and speech.knows(f"{self.game.key}-how"):
            self.screen.line(" ".join(speech.text(f"{self.game.key}-how").split("\n")))
        if self.opened.torn:
            self.screen.say("play-torn", "yellow")
        for row, events in self.opened.story:
            self.screen.tell(events, self.viewer, quiet=True)
            if row.kind == UNDO:
                self.screen.note(speech.text("play-undone"), quiet=True)
        if self.opened.keeper is not None:
            id = "play-resumed" if self.opened.story else "play-kept"
            self.screen.say(id, "dim", file=str(self.opened.keeper.path))
        self.rounds = self.game.rounds(self.journal.position.table)
        if self.opened.story:
            self.screen.log(last=8)

    def tell_options(self) -> None:
        """What was agreed otherwise than usual."""
        chosen = self.journal.position.table.box.options
        for option in self.game.options:
            value = chosen[option.key]
            if value != option.default:
                id = f"{self.game.key}-option-{option.key}"
                name, words = self.screen.speech.text(id), self.screen.speech.text(f"{id}.value-{value}")
                self.screen.say("play-option", name=name, value=words)

    def leave(self) -> None:
        self.screen.line()
        if self.opened.keeper is None:
            self.screen.say("play-left")
        else:
            file = shlex.quote(str(self.opened.keeper.path))
            self.screen.say("play-left-kept")
            self.screen.command(f"bothy play {self.game.key} --journal {file}")

    def finish(self) -> None:
        """The board, the score sheet and where the game can be read again."""
        position = self.journal.position
        self.screen.show_board(self.game, position.sight(self.viewer))
        self.screen.sheet(self.game.result(position.table))
        if self.opened.keeper is not None:
            file = shlex.quote(str(self.opened.keeper.path))
            self.screen.say("play-replay", "dim")
            self.screen.command(f"bothy replay {file}")
