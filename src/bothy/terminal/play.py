"""A whole game at a terminal: one person against bots, or bots among themselves with somebody watching."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from bothy.bots import Bot, bot, consult
from bothy.bots.search.advice import TIME, advise
from bothy.bots.search.plan import Plan
from bothy.bots.usual import usual_bot
from bothy.kernel import (
    SPECTATOR,
    Ask,
    Choice,
    Event,
    Game,
    Journal,
    Luck,
    Position,
    Race,
    Refusal,
    Seat,
    Sight,
    SystemLuck,
    Table,
)
from bothy.kernel.journal import UNDO, events_of
from bothy.locales import Speech
from bothy.locales.names import NAMES
from bothy.locales.rulebook import clauses, look_up
from bothy.terminal.first import Finished, First
from bothy.terminal.hourglass import Clock, Hourglass
from bothy.terminal.keeping import Opened, create, open_journal
from bothy.terminal.menu import Menu
from bothy.terminal.rounds import Rounds
from bothy.terminal.screen import Screen
from bothy.terminal.typed import WalkAway

YES = ("y", "yes", "o", "oui")
COMMANDS = ("help", "board", "log", "rules", "hint", "undo", "save", "quit")


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
    seat: Seat = 0,
    scene: str = "",
    said: str = "",
    finished: Finished | None = None,
    hints: bool | None = None,
    ask: Callable[[str], str] | None = None,
    console: Console | None = None,
    strict: bool = False,
    clock: Clock = time.monotonic,
) -> int:
    """Play a game to its end, or until the person quits; 1 if its journal could no longer be kept.

    The person has a seat, the first if none is named, and the bots the others, over again if there are too few, the
    game's own knack if none is named; with `watch` they fill all seats. A file that holds a journal is played on, else
    one is begun in it: with a scene, if there is one, and what the person has said to its question already. Chance
    comes from the operating system, or from the seed if there is one. Where it is known which games were finished, a
    first one comes with its aim and with hints; or if `hints` says so.
    """
    players = [bot(name, game) for name in bots or [usual_bot(game)]]
    viewer = SPECTATOR if watch else seat
    speech = Speech(lang, [game], NAMES, viewer, strict)
    try:
        opened = open_journal(game, seats, options, pack, journal_file, scene)
    except OSError as error:
        raise ValueError(f"{journal_file} cannot be kept: {error.strerror}") from error
    try:
        screen = Screen(console or Console(highlight=False), speech)
        seated = seat_bots(players, opened.journal.position.table.box.seats, viewer)
        sitting = Sitting(opened, seated, screen, ask or line_editor(), seed, Hourglass(clock))
        if finished is not None and not watch:
            sitting.first = First(game, lang, finished)
            sitting.hinted = not finished.has(game) if hints is None else hints
        return sitting.play(said)
    finally:
        if opened.keeper is not None:
            opened.keeper.close()


def line_editor() -> Callable[[str], str]:
    """The usual way to type a line, with arrow keys and history where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401 - it changes what `input` can do
    return input


def seat_bots(bots: list[Bot], seats: int, person: Seat) -> dict[Seat, Bot]:
    """The bots by seat, in all but that of a person if one plays, over again if there are too few."""
    if person >= seats:
        raise ValueError(f"there is no seat {person + 1} at a table for {seats}")
    theirs = [seat for seat in range(seats) if seat != person]
    if len(bots) > max(len(theirs), 1):
        raise ValueError(f"{len(bots)} bots for {len(theirs)} seats")
    return {seat: bots[number % len(bots)] for number, seat in enumerate(theirs)}


class Sitting:
    """One person's stay at a table."""

    def __init__(
        self,
        opened: Opened,
        bots: dict[Seat, Bot],
        screen: Screen,
        ask: Callable[[str], str],
        seed: int | None,
        hourglass: Hourglass,
    ) -> None:
        self.journal: Journal[Any] = opened.journal
        self.game = self.journal.game
        self.opened = opened
        self.bots = bots
        self.screen = screen
        self.ask = ask
        self.seed = seed
        self.hourglass = hourglass
        self.viewer = screen.speech.viewer
        self.events: list[Event] = []
        self.rounds = Rounds(self.game, self.journal.position)
        self.first: First | None = None
        """What is told in a first game, where it is known which games were finished."""
        self.hinted = False
        """Whether that is told now."""
        self.pondering = Plan(0, TIME, wandering=False)
        """How far to think for a person who asks for a hint."""

    def play(self, said: str = "") -> int:
        try:
            self.greet()
            if said:
                self.journal.position.table.sink = self.events
                self.answer(self.viewer, self.journal.position.table.box.vocabulary.look_up(said))
                self.report()
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
        """What the viewer is shown now."""
        return self.show(self.journal.position)

    def show(self, position: Position[Any]) -> Sight[Any]:
        """What the viewer is shown: where memory is trusted, only what is being shown right now."""
        return position.sight(self.viewer, shown=self.game.trusts_memory(position.table.box))

    def remembered(self) -> Table | None:
        """What the viewer is shown now, where all else is to be remembered; None where it is not."""
        position = self.journal.position
        if position.over() or not self.game.trusts_memory(position.table.box):
            return None
        shown: Table = self.sight().table
        return shown

    # The course of the game

    def advance(self) -> None:
        """One answer, outcome or order. Nobody is asked where there is only one answer."""
        self.journal.position.table.sink = self.events
        self.journal.position.watch = self.rounds.look
        if self.journal.advance(self.luck()):
            return
        position = self.journal.position
        asked = position.asking()
        only = position.forced()
        if only is not None:
            self.answer(asked[0], only)
            return
        self.hourglass.turn(self.game.hourglass(position.table))
        if self.hourglass.is_empty():
            self.time_is_up()
            return
        waiting = [seat for seat in asked if seat in self.bots]
        if waiting:
            self.answer(waiting[0], consult(self.bots[waiting[0]], position, waiting[0], self.luck()))
        else:
            self.question()

    def time_is_up(self) -> None:
        """The glass has run out: everybody who is asked answers as one who is too late, bots too."""
        position = self.journal.position
        step = position.step()
        assert isinstance(step, Ask)
        for seat in position.asking():
            self.answer(seat, step.default(position.table, seat))

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Races are heard sealed at a terminal, so that nobody is beaten by typing slowly."""
        if isinstance(self.journal.position.step(), Race):
            self.journal.seal(seat, choice)
        else:
            self.journal.answer(seat, choice)

    def report(self) -> None:
        """Tell what has happened since the last time, and show the board at the end of each round."""
        turns = self.rounds.taken(self.journal.position)
        self.screen.story(self.game, self.events, turns, self.viewer, self.show)
        self.events.clear()

    # The person

    def question(self) -> None:
        """Ask the person until there is an answer."""
        sight = self.sight()
        menu = self.screen.menu(sight)
        self.screen.show_board(self.game, sight)
        self.screen.question(sight, menu)
        self.hint_at(sight)
        left = self.hourglass.left()
        if left is not None:
            self.screen.say("play-hourglass", "yellow", seconds=left)
        while True:
            text = self.ask("> ").strip()
            if self.hourglass.is_empty():
                self.screen.say("play-too-late", "yellow")
                self.time_is_up()
                return
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

    def hint_at(self, sight: Sight[Any]) -> None:
        """In a first game something short, when a kind of question is new."""
        text = self.first.hint(type(sight.agenda[-1]).__name__) if self.first and self.hinted else ""
        if text:
            self.screen.line(self.screen.speech.text("play-tip", hint=text), "cyan", indent=2)

    def try_answer(self, text: str, menu: Menu) -> bool:
        """Take an answer, or say kindly why not."""
        vocabulary = self.journal.position.table.box.vocabulary
        try:
            choice = menu.understand(text, vocabulary)
            self.journal.position.check(self.viewer, choice)
        except Refusal as refusal:
            self.screen.line(self.screen.speech.say(refusal.message), "yellow")
            return False
        if choice.ask_twice:
            self.screen.say("play-sure", "yellow", choice=choice.notation)
            if self.ask("> ").strip().lower() not in (*YES, text.lower()):
                self.screen.say("play-think-again")
                return False
        self.answer(self.viewer, choice)
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
            self.screen.log(shown=self.remembered())
        elif command == "rules":
            self.screen.contents(clauses(self.game, self.screen.speech.lang))
        elif command == "hint":
            self.hint(sight)
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

    def hint(self, sight: Sight[Any]) -> None:
        """What a search would answer that knows what the person is shown, and nothing else."""
        found = advise(self.game, sight, sight.choices(), self.journal.position.number, self.pondering)
        self.screen.advice(self.game, sight, found)

    def take_back(self) -> bool:
        """Go back to the person's last real question, if nobody has learned or answered anything since."""
        position = self.journal.position
        if position.mover == self.viewer:
            for number in range(position.number - 1, position.floor - 1, -1):
                if len(self.journal.trail.at(number).choices(self.viewer)) > 1:
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
        if self.viewer != SPECTATOR:
            self.screen.say("play-hint", "dim")
        if not self.opened.story and speech.knows(f"{self.game.key}-how"):
            self.screen.line(" ".join(speech.text(f"{self.game.key}-how").split("\n")))
        if not self.opened.story and self.first and self.hinted:
            for sentence in self.first.aim:
                self.screen.line(sentence, "cyan")
        if self.opened.torn:
            self.screen.say("play-torn", "yellow")
        for row, events in self.opened.story:
            self.screen.tell(events, self.viewer, quiet=True)
            if row.kind == UNDO:
                self.screen.note(speech.text("play-undone"), quiet=True)
        if self.opened.keeper is not None:
            id = "play-resumed" if self.opened.story else "play-kept"
            self.screen.say(id, "dim", file=str(self.opened.keeper.path))
        if self.opened.story:
            self.screen.log(last=8, shown=self.remembered())
        if self.opened.outdated is not None:
            self.screen.line(speech.say(self.opened.outdated.message), "yellow")
            self.screen.say("play-aside", "yellow", file=str(self.opened.aside))

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
            seat = f" --seat {self.viewer + 1}" if self.viewer > 0 else ""
            self.screen.say("play-left-kept")
            self.screen.command(f"bothy play {self.game.key} --journal {file}{seat}")

    def finish(self) -> None:
        """The board, the score sheet and where the game can be read again."""
        position = self.journal.position
        if self.first:
            self.first.over()
        self.screen.show_board(self.game, position.sight(self.viewer))
        account = self.game.taken_apart(position.table, events_of(self.journal))
        self.screen.sheet(self.game.result(position.table), account)
        if self.opened.keeper is not None:
            file = shlex.quote(str(self.opened.keeper.path))
            self.screen.say("play-replay", "dim")
            self.screen.command(f"bothy replay {file}")
