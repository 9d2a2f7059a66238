"""The journal: every answer and every outcome, as notation. It replays to the same position."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from bothy.kernel.driver import Driver
from bothy.kernel.game import Game
from bothy.kernel.message import Event, Message, Refusal
from bothy.kernel.notation import Choice
from bothy.kernel.position import Position
from bothy.kernel.step import Decision
from bothy.kernel.table import Seat, Table

T = TypeVar("T", bound=Table)

FORMAT: Final = "bothy journal 1"
ANSWER, SEAL, FIRST, OUTCOME, UNDO = "answer", "seal", "first", "outcome", "undo"
HASH_EVERY: Final = 20


class Row:
    """One line of a journal."""

    def __init__(self, kind: str, seat: Seat, text: str, hash: str = "") -> None:
        self.kind = kind
        self.seat = seat
        """Who answered or was first; -1 for an outcome or an undo."""
        self.text = text
        """The choice's notation, the outcome, or the number an undo goes back to."""
        self.hash = hash
        """The fingerprint of the position after this row; kept on every 20th."""

    def __str__(self) -> str:
        words = [self.kind]
        if self.seat >= 0:
            words.append(str(self.seat))
        if self.text:
            words.append(self.text)
        return " ".join(words) + (f"  #{self.hash}" if self.hash else "")

    @staticmethod
    def parse(line: str) -> Row:
        body, _, mark = line.partition("  #")
        kind, _, rest = body.strip().partition(" ")
        if kind in (ANSWER, SEAL, FIRST):
            seat, _, text = rest.partition(" ")
            if seat.isdigit() and (text or kind == FIRST):
                return Row(kind, int(seat), text, mark)
        elif kind in (OUTCOME, UNDO) and rest.lstrip("-").isdigit():
            return Row(kind, -1, rest, mark)
        raise ValueError(f"{line.strip()!r} is no row of a journal; one is `answer 0 spot 3a` or `outcome 2`")


class Journal(Driver[T]):
    """A position and all that led to it. What is done through it is recorded.

    `write`, if given, gets each line before the journal moves on, so that a file is never behind.
    """

    def __init__(
        self,
        game: Game[T],
        seats: int,
        options: dict[str, str] | None = None,
        pack: str = "",
        write: Callable[[str], None] | None = None,
        rules: int = 0,
    ) -> None:
        super().__init__(game.new(seats, options, pack))
        self.game = game
        self.rules = rules or game.rules_version
        """The version of the rules it was played under. Rows of an older one are taken as far as they still fit."""
        self.rows: list[Row] = []
        self.write = write
        if write is not None:
            for line in self.header():
                write(line)

    def header(self) -> list[str]:
        box = self.position.table.box
        lines = [FORMAT, f"game {self.game.key}", f"rules {self.rules}", f"seats {box.seats}"]
        lines += [f"option {key} {value}" for key, value in box.options.items()]
        if box.pack:
            lines.append(f"pack {json.dumps(box.pack)}")
        return lines

    def __str__(self) -> str:
        return "\n".join([*self.header(), *[str(row) for row in self.rows]]) + "\n"

    def record(self, row: Row) -> None:
        if (len(self.rows) + 1) % HASH_EVERY == 0 and self.is_current():
            row.hash = self.position.fingerprint()
        if self.write is not None:
            self.write(str(row))
        self.rows.append(row)

    def is_current(self) -> bool:
        """Whether it is played under the rules of today: positions of older ones have other hashes."""
        return self.rules == self.game.rules_version

    def answer(self, seat: Seat, choice: Choice) -> None:
        self.position.answer(seat, choice)
        self.record(Row(ANSWER, seat, choice.notation))

    def seal(self, seat: Seat, choice: Choice) -> None:
        alone = isinstance(self.position.step(), Decision)
        self.position.seal(seat, choice)
        self.record(Row(ANSWER if alone else SEAL, seat, choice.notation))

    def hear(self, seat: Seat) -> None:
        self.position.hear(seat)
        self.record(Row(FIRST, seat, ""))

    def happen(self, outcome: int) -> None:
        self.position.happen(outcome)
        self.record(Row(OUTCOME, -1, str(outcome)))

    def undo(self, number: int) -> None:
        """Go back to when there had been so many answers and outcomes. It is a row, not a deletion."""
        if not 0 <= number < self.position.number:
            raise Refusal(Message("refusal-undo", {"number": number}), f"there is no way back to {number}")
        row = Row(UNDO, -1, str(number))
        self.position = replay(self.game, self.position, standing([*self.rows, row]))
        self.record(row)

    def apply(self, row: Row) -> None:
        """Do what a row says, and check the position's hash where it bears one."""
        parse = self.position.table.box.vocabulary.parse
        if row.kind == ANSWER:
            self.answer(row.seat, parse(row.text))
        elif row.kind == SEAL:
            self.seal(row.seat, parse(row.text))
        elif row.kind == FIRST:
            self.hear(row.seat)
        elif row.kind == OUTCOME:
            self.happen(int(row.text))
        else:
            self.undo(int(row.text))
        if not self.is_current():
            self.rows[-1].hash = row.hash
        elif row.hash and row.hash != self.position.fingerprint():
            raise ValueError(f"row {len(self.rows)}: the position differs from the one that was played")


def standing(rows: Iterable[Row]) -> list[Row]:
    """The rows that undo has left standing."""
    left: list[Row] = []
    for row in rows:
        if row.kind == UNDO:
            del left[int(row.text) :]
        else:
            left.append(row)
    return left


def replay(game: Game[T], like: Position[T], rows: Iterable[Row]) -> Position[T]:
    """The position these rows lead to, from the beginning of a game with the same box."""
    box = like.table.box
    journal = Journal(game, box.seats, box.options, box.pack)
    sink = like.table.sink
    for row in rows:
        journal.apply(Row(row.kind, row.seat, row.text))
    journal.position.table.sink = sink
    return journal.position


def begin(lines: Iterable[str], find: Callable[[str], Game[T]]) -> Journal[T]:
    """A journal with the header of these lines and no row yet."""
    game: Game[T] | None = None
    seats, pack, rules = 0, "", 0
    options: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        word, _, rest = line.strip().partition(" ")
        if not word and number > 1:
            continue
        if number == 1:
            if line.strip() != FORMAT:
                raise ValueError(f"line 1: a journal begins with {FORMAT!r}")
        elif word == "game":
            game = find(rest)
        elif word == "seats" and rest.isdigit():
            seats = int(rest)
        elif word == "option":
            key, _, value = rest.partition(" ")
            options[key] = value
        elif word == "pack":
            pack = json.loads(rest)
        elif word == "rules" and rest.isdigit():
            rules = int(rest)
            if game is not None and rules > game.rules_version:
                raise ValueError(
                    f"line {number}: played under rules version {rest}, newer than {game.rules_version}; update Bothy"
                )
        else:
            raise ValueError(f"line {number}: {line.strip()!r} is not understood")
    if game is None or not seats:
        raise ValueError("the journal does not say which game and for how many seats")
    return Journal(game, seats, options, pack, rules=rules)


def is_row(line: str) -> bool:
    return line.split(" ", 1)[0] in (ANSWER, SEAL, FIRST, OUTCOME, UNDO)


def retell(text: str, find: Callable[[str], Game[T]]) -> Iterator[tuple[Journal[T], Row | None, list[Event]]]:
    """The journal in this text, before its first row and after each, with what happened. Errors name the line."""
    lines = text.splitlines()
    head = 0
    while head < len(lines) and not is_row(lines[head]):
        head += 1
    journal = begin(lines[:head], find)
    yield journal, None, []
    for number, line in enumerate(lines[head:], head + 1):
        if not line.strip():
            continue
        events: list[Event] = []
        journal.position.table.sink = events
        try:
            row = Row.parse(line)
            journal.apply(row)
        except ValueError as error:
            raise ValueError(f"line {number}: {error}") from error
        journal.position.table.sink = None
        yield journal, row, events


def read(text: str, find: Callable[[str], Game[T]]) -> Journal[T]:
    """The journal in this text, replayed to its last row."""
    journal: Journal[T] | None = None
    for told in retell(text, find):
        journal = told[0]
    assert journal is not None
    return journal
