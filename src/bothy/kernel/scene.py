"""Scenes: a position as a text that people write and read, in the words of its game.

    loch-lomond, 3 seats
    option chain off
    clan 1: kelpie egg - witch^
    open: seer kelpie
    next: SwapOrPlay 0

The first line names the game. `option` lines follow, then what lies on the table in the game's own words, each line one
word, perhaps with whom or what it is about, a colon, and the rest. What nobody tells lies as the game says. Anything
its words cannot tell is told field by field, `still = 3`. `next` lines name the steps to be played, the nearest first;
`sealed` what a seat has answered unheard; `moment` where in the game this is.

Whatever is written reads back as the very same position.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from bothy.kernel.declare import depth_of
from bothy.kernel.message import Refusal
from bothy.kernel.position import Position
from bothy.kernel.step import Ask, Chance, Step
from bothy.kernel.store import field_of, plain
from bothy.kernel.table import Box, Table

if TYPE_CHECKING:
    from bothy.kernel.game import Game

T = TypeVar("T", bound=Table)


class Impossible(ValueError):
    """A scene that cannot be: it names the line, and the word in it."""


class Language(Generic[T]):
    """The words in which a game's scenes are told. One without any tells every field by itself."""

    def lay(self, table: T, /) -> None:
        """Change a table as it is before the first step into the one of a scene in which nothing is told."""

    def read(self, table: T, word: str, about: str, rest: str, /) -> bool:
        """Put onto the table what a line says; False if the game has no such word. Refuse by `Impossible`."""
        return False

    def finish(self, table: T, words: set[str], /) -> None:
        """See to what follows from these words: a pile that holds the rest. Refuse what cannot be."""

    def write(self, table: T, /) -> Iterator[str]:
        """The lines that tell a table, as far as the words go."""
        return iter(())

    def words(self) -> list[str]:
        """The words there are, for who has misspelt one."""
        return []

    def agenda(self, table: T, /) -> list[Step[T]]:
        """The steps to be played where a scene names none, the nearest first."""
        raise Impossible("the scene does not say what is next: add a line like `next: Turn 0`")


def read_scene(game: Game[T], text: str) -> Position[T]:
    """The position a scene tells, run on to its first question."""
    return Reading(game, text).position()


def read_table(game: Game[T], text: str) -> T:
    """The table a scene tells, whatever is to be played on it."""
    return Reading(game, text).table()


def write_scene(game: Game[T], position: Position[T]) -> str:
    """A position as a scene."""
    table = position.table
    box = table.box
    lines = [f"{box.key}, {box.seats} seats"]
    usual = game.settle({})
    lines += [f"option {key} {value}" for key, value in box.options.items() if value != usual[key]]
    if box.pack:
        lines.append(f"pack {json.dumps(box.pack)}")
    lines += game.language.write(table)
    told = Reading(game, "\n".join(lines)).table()
    for name, value in table.values().items():
        if value != getattr(told, name):
            lines.append(f"{name} = {compact(plain(value))}")
    lines += [f"next: {written(step)}" for step in reversed(position.agenda)] or ["next: the end"]
    lines += [f"sealed {seat}: {choice.notation}" for seat, choice in position.sealed.items()]
    if (position.number, position.floor, position.mover) != (0, 0, -1):
        lines.append(f"moment: {position.number} {position.floor} {position.mover}")
    return "\n".join(lines) + "\n"


def written(step: Step[Any]) -> str:
    """A step by its name and its fields."""
    return " ".join([type(step).__name__, *[compact(plain(field)) for field in step.fields()]])


def compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


class Reading(Generic[T]):
    """A scene being read."""

    def __init__(self, game: Game[T], text: str) -> None:
        self.game = game
        self.lines = [line.strip() for line in text.strip().splitlines()]
        self.lines = [line for line in self.lines if line and not line.startswith("#")]
        self.options: dict[str, str] = {}
        self.pack = ""
        self.told: list[str] = []
        self.fields: list[str] = []
        self.next: list[str] = []
        self.sealed: list[str] = []
        self.moment = ""
        for line in self.lines[1:]:
            self.sort(line)

    def sort(self, line: str) -> None:
        """Put a line with those of its kind."""
        word, _, rest = line.partition(" ")
        if word == "option":
            key, _, value = rest.partition(" ")
            self.options[key] = value.strip()
        elif word == "pack":
            self.pack = text_of(line, rest)
        elif word == "next:":
            self.next.append(rest.strip())
        elif word == "sealed":
            self.sealed.append(rest)
        elif word == "moment:":
            self.moment = rest
        elif rest.startswith("= "):
            self.fields.append(line)
        else:
            self.told.append(line)

    def box(self) -> Box:
        head = self.lines[0] if self.lines else ""
        key, _, seats = head.partition(",")
        number = seats.split()[0] if seats.split() else ""
        if key.strip() != self.game.key or not number.isdigit():
            usual = f"{self.game.key}, {self.game.usual_seats()} seats"
            raise Impossible(f"{head!r}: a scene begins with its game, as in `{usual}`")
        few, many = self.game.seats
        if not few <= int(number) <= many:
            raise Impossible(f"{head!r}: {self.game.name} is for {few} to {many} seats")
        return self.game.box(int(number), self.game.settle(self.options), self.pack)

    def table(self) -> T:
        table = self.game.deal(self.box())
        language = self.game.language
        language.lay(table)
        words: set[str] = set()
        for line in self.told:
            head, colon, rest = line.partition(":")
            word, _, about = head.strip().partition(" ")
            try:
                known = bool(colon) and language.read(table, word, about.strip(), rest.strip())
            except (ValueError, IndexError, KeyError) as error:
                if isinstance(error, Impossible):
                    raise Impossible(f"{line!r}: {error}") from error
                raise Impossible(f"{line!r} cannot be read: {error}") from error
            if not known:
                near = get_close_matches(word, language.words(), 1)
                hint = f"; did you mean {near[0]!r}?" if near else ""
                raise Impossible(f"{line!r}: scenes of {self.game.name} do not know the word {word!r}{hint}")
            words.add(word)
        language.finish(table, words)
        for line in self.fields:
            self.set_field(table, line)
        return table

    def set_field(self, table: T, line: str) -> None:
        name, _, text = line.partition(" = ")
        if name not in type(table).fields:
            raise Impossible(f"{line!r}: {type(table).__name__} has no field {name!r}")
        try:
            value: object = json.loads(text)
        except json.JSONDecodeError:
            raise Impossible(f"{line!r}: {text!r} is neither a number nor a list") from None
        if not fits(value, depth_of(type(table).types[name])):
            raise Impossible(f"{line!r}: {text!r} is no {type(table).types[name]}")
        setattr(table, name, value)

    def steps(self, table: T) -> list[Step[T]]:
        if not self.next:
            return self.game.language.agenda(table)
        return [self.step(text) for text in self.next if text != "the end"]

    def step(self, text: str) -> Step[T]:
        name, _, rest = text.partition(" ")
        kind = self.game.step_classes.get(name)
        if kind is None:
            near = get_close_matches(name, self.game.step_classes, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise Impossible(f"'next: {text}': {self.game.name} has no step {name!r}{hint}")
        decoder, place, fields = json.JSONDecoder(), 0, []
        while place < len(rest):
            try:
                value, place = decoder.raw_decode(rest, place)
            except json.JSONDecodeError:
                raise Impossible(f"'next: {text}': {rest[place:]!r} is no field of a step") from None
            fields.append(field_of(value, self.game.step_classes))
            place += len(rest[place:]) - len(rest[place:].lstrip())
        wanted: tuple[str, ...] = getattr(kind, "__match_args__", ())
        if len(fields) != len(wanted):
            raise Impossible(f"'next: {text}': {name} is followed by {', '.join(wanted) or 'nothing'}")
        made: Step[T] = kind(*fields)
        return made

    def position(self) -> Position[T]:
        table = self.table()
        self.weigh(table)
        position = Position(table, list(reversed(self.steps(table))), {})
        position.run()
        for line in self.sealed:
            seat, _, word = line.partition(":")
            try:
                position.sealed[int(seat)] = table.box.vocabulary.parse(word)
            except (ValueError, Refusal) as error:
                raise Impossible(f"'sealed {line}': {error}") from error
        if self.moment:
            numbers = self.moment.split()
            if len(numbers) != 3 or not all(number.lstrip("-").isdecimal() for number in numbers):
                raise Impossible(f"'moment: {self.moment}': three numbers, as in `moment: 4 3 -1`")
            position.number, position.floor, position.mover = [int(number) for number in numbers]
        self.ask(position)
        return position

    def weigh(self, table: T) -> None:
        """Refuse a table on which something has come from nowhere or is gone."""
        there, whole = self.game.conserved(table), self.game.conserved(self.game.deal(table.box))
        for what, many in there.items():
            if what in whole and whole[what] != many:
                raise Impossible(f"{what}: there would be {many} in all, and the box holds {whole[what]}")

    def ask(self, position: Position[T]) -> None:
        """Refuse a question to which there is no answer."""
        if position.over():
            return
        step, name = position.step(), type(position.step()).__name__
        if isinstance(step, Chance) and not position.odds():
            raise Impossible(f"next: {name}: chance has nothing to decide on this table")
        if isinstance(step, Ask):
            for seat in step.seats(position.table):
                if not 0 <= seat < position.table.box.seats:
                    raise Impossible(f"next: {written(step)}: there is no seat {seat}")
                if not step.choices(position.table, seat):
                    raise Impossible(f"next: {written(step)}: seat {seat} has nothing to choose from on this table")


def text_of(line: str, quoted: str) -> str:
    """A text that is written as JSON writes one."""
    try:
        text: object = json.loads(quoted)
    except json.JSONDecodeError:
        text = None
    if not isinstance(text, str):
        raise Impossible(f"{line!r}: a pack is told as one quoted text, with `\\n` for its lines")
    return text


def fits(value: object, depth: int) -> bool:
    """Whether a value is a list of lists so deep, of numbers, words or steps."""
    if depth == 0:
        return not isinstance(value, dict | float)
    return isinstance(value, list) and all(fits(item, depth - 1) for item in value)
