"""The journal: every answer and every outcome, as notation. It replays to the same position."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from bothy.kernel.driver import Driver
from bothy.kernel.game import Game
from bothy.kernel.message import Event, Message, Refusal, Value
from bothy.kernel.notation import Choice
from bothy.kernel.position import Position
from bothy.kernel.row import ANSWER, FIRST, OUTCOME, SEAL, UNDO, Row
from bothy.kernel.step import Decision
from bothy.kernel.table import Seat, Table
from bothy.kernel.trail import Trail, beginning, perform, returns, standing

__all__ = [
    "ANSWER",
    "FIRST",
    "FORMAT",
    "HASH_EVERY",
    "OUTCOME",
    "SEAL",
    "UNDO",
    "Journal",
    "Outdated",
    "Row",
    "apply_each",
    "begin",
    "events_of",
    "is_row",
    "outdated",
    "quoted_text",
    "read",
    "replay",
    "retell",
    "standing",
    "way_back",
]

T = TypeVar("T", bound=Table)

FORMAT: Final = "bothy journal 1"
HASH_EVERY: Final = 20


class Outdated(ValueError):
    """A row that was played under older rules and does not fit those of today."""

    def __init__(self, number: int, row: Row, rules: int, today: int, reason: str) -> None:
        words = f"{row.kind} {row.seat} {row.text}".strip() if row.seat >= 0 else f"{row.kind} {row.text}"
        super().__init__(
            f"told up to row {number}: `{words}` does not fit the rules of today"
            f" (version {today}; played under {rules}): {reason}"
        )
        self.number = number
        """Which row, counted from 1."""
        values: dict[str, Value] = {"number": number, "row": words, "rules": rules, "today": today}
        self.message = Message("log-outdated", values)
        """That nothing is told from there on."""
        self.resumed = Message("log-resumed-outdated", values)
        """That the game goes on from before that row."""


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
        scene: str = "",
    ) -> None:
        super().__init__(game.begin(scene) if scene else game.new(seats, options, pack, rules))
        self.game = game
        self.rules = rules or game.rules_version
        """The version of the rules it was played under. Rows of an older one are taken as far as they still fit."""
        self.scene = scene
        """What the game began with, if it was not a new one: it bears the hash of that position, as rows do."""
        self.begun = self.position.fingerprint() if scene else ""
        if scene and self.is_current():
            self.check_box(seats, game.settle(options or {}), pack)
        self.rows: list[Row] = []
        self.trail: Trail[T] = Trail(game, self.position, scene=scene)
        self.returns: dict[int, int] = {}
        self.passing: dict[int, Position[T] | None] = {}
        """What rows to come go back to, by how many rows lead there; None until it is passed."""
        self.write = write
        if write is not None:
            for line in self.header():
                write(line)

    def check_box(self, seats: int, options: dict[str, str], pack: str) -> None:
        """Refuse a scene of another table than the one that was agreed on."""
        box = self.position.table.box
        if (box.seats, box.options, box.pack) != (seats, options, pack):
            told = ", ".join([f"{key} {value}" for key, value in box.options.items() if value != options.get(key)])
            raise ValueError(
                f"the scene is of another table: it has {box.seats} seats{' and ' if told else ''}{told}"
                f"{' and a pack' if box.pack != pack else ''}; this one has {seats} seats"
            )

    def header(self) -> list[str]:
        """What comes before the rows. A scene stands before the seats: where it was torn off, the head is not whole."""
        box = self.position.table.box
        lines = [FORMAT, f"game {self.game.key}", f"rules {self.rules}"]
        if self.scene:
            lines.append(f"scene {self.begun} {json.dumps(self.scene)}")
        lines.append(f"seats {box.seats}")
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
        self.put(row)

    def put(self, row: Row) -> None:
        """A row that has led to this position."""
        self.rows.append(row)
        if row.kind == UNDO:
            self.trail.back(self.position.number)
        else:
            self.trail.add(row, self.position)
        if len(self.rows) in self.passing:
            self.passing[len(self.rows)] = self.position.copy()

    def foresee(self, rows: list[Row]) -> None:
        """Of these rows the first are done already; what the others go back to is kept when it is passed."""
        self.returns = returns(rows)
        here = len(self.rows)
        wanted = {moment for place, moment in self.returns.items() if place >= here}
        self.passing = {moment: self.passing.get(moment) for moment in wanted}
        if here in self.passing:
            self.passing[here] = self.position.copy()

    def take_up(self, position: Position[T], rows: list[Row]) -> None:
        """Go on from a position that these rows have led to."""
        self.position = position
        self.rows = list(rows)
        self.trail = Trail(self.game, position, rows, self.scene)
        self.returns = {}
        self.passing = {}

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
        self.go_to(number)
        self.record(Row(UNDO, -1, str(number)))

    def go_to(self, number: int) -> None:
        """The position after so many answers and outcomes: kept because it was foreseen, or near one on the trail."""
        sink = self.position.table.sink
        foreseen = self.passing.get(self.returns.get(len(self.rows), -1))
        if foreseen is not None and foreseen.number == number:
            self.position = foreseen.copy()
        else:
            self.position = self.trail.at(number)
        self.position.table.sink = sink

    def apply(self, row: Row) -> None:
        """Do what a row says, and check the position's hash where it bears one."""
        look_up = self.position.table.box.vocabulary.look_up
        if row.kind == ANSWER:
            self.answer(row.seat, look_up(row.text))
        elif row.kind == SEAL:
            self.seal(row.seat, look_up(row.text))
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

    def apply_next(self, rows: list[Row], at: int) -> int:
        """Do what the row at this place says; the place of the row to go on with.

        A row of older rules that no longer fits is passed over with all that follows it until it is taken back. If it
        never is, that is as far as the journal can be told: Outdated.
        """
        try:
            self.apply(rows[at])
        except ValueError as error:
            if self.is_current():
                raise
            back = way_back(rows, at, self.position.number)
            if back < 0:
                raise Outdated(at + 1, rows[at], self.rules, self.game.rules_version, str(error)) from error
            self.pass_over(rows[at : back + 1])
            return back + 1
        return at + 1

    def pass_over(self, rows: list[Row]) -> None:
        """Go back as the last of these rows says, without having done what the others say."""
        if int(rows[-1].text) < self.position.number:
            self.go_to(int(rows[-1].text))
        self.rows += rows
        self.trail.back(self.position.number)


def way_back(rows: list[Row], at: int, number: int) -> int:
    """The first undo from this place on that goes back to where there were so many answers, or further; -1 if none."""
    for later in range(at, len(rows)):
        if rows[later].kind == UNDO and int(rows[later].text) <= number:
            return later
    return -1


def replay(game: Game[T], like: Position[T], rows: Iterable[Row], scene: str = "") -> Position[T]:
    """The position these rows lead to, from the beginning of a game with the same box."""
    position = beginning(game, like, scene)
    for row in rows:
        perform(position, row)
    return position


def events_of(journal: Journal[T]) -> list[Event]:
    """All that has happened in a journal, but for what was taken back."""
    box = journal.position.table.box
    again = Journal(journal.game, box.seats, box.options, box.pack, scene=journal.scene)
    events: list[Event] = []
    again.position.table.sink = events
    for row in standing(journal.rows):
        again.apply(Row(row.kind, row.seat, row.text))
    return events


def begin(lines: Iterable[str], find: Callable[[str], Game[T]]) -> Journal[T]:
    """A journal with the header of these lines and no row yet."""
    game: Game[T] | None = None
    seats, pack, rules, begun, scene = 0, "", 0, "", ""
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
            pack = quoted_text(rest, number)
        elif word == "scene":
            begun, _, quoted = rest.partition(" ")
            scene = quoted_text(quoted, number, "scene")
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
    journal = Journal(game, seats, options, pack, rules=rules, scene=scene)
    if scene and journal.is_current() and begun != journal.begun:
        raise ValueError("the scene is another position than the one that was begun with")
    journal.begun = begun
    return journal


def quoted_text(quoted: str, number: int, what: str = "pack") -> str:
    """The text of a pack or a scene, as the header of a journal quotes it."""
    try:
        text: object = json.loads(quoted)
    except json.JSONDecodeError:
        text = None
    if not isinstance(text, str):
        raise ValueError(f"line {number}: a {what} is kept as one quoted text, with `\\n` for its lines")
    return text


def is_row(line: str) -> bool:
    return line.split(" ", 1)[0] in (ANSWER, SEAL, FIRST, OUTCOME, UNDO)


def retell(text: str, find: Callable[[str], Game[T]]) -> Iterator[tuple[Journal[T], Row | None, list[Event]]]:
    """The journal in this text, before its first row and after each, with what happened. Errors name the line.

    One of older rules is told up to the row that does not fit those of today, and then it is Outdated.
    """
    lines = text.splitlines()
    head = 0
    while head < len(lines) and not is_row(lines[head]):
        head += 1
    journal = begin(lines[:head], find)
    yield journal, None, []
    rows: list[Row] = []
    places: list[int] = []
    for number, line in enumerate(lines[head:], head + 1):
        if line.strip():
            try:
                rows.append(Row.parse(line))
            except ValueError as error:
                yield from apply_each(journal, rows, places)
                raise ValueError(f"line {number}: {error}") from error
            places.append(number)
    yield from apply_each(journal, rows, places)


def apply_each(
    journal: Journal[T], rows: list[Row], places: list[int]
) -> Iterator[tuple[Journal[T], Row | None, list[Event]]]:
    """Apply rows one after the other; these are the lines they stand in."""
    journal.foresee(rows)
    at = 0
    while at < len(rows):
        events: list[Event] = []
        journal.position.table.sink = events
        try:
            following = journal.apply_next(rows, at)
        except Outdated:
            raise
        except ValueError as error:
            raise ValueError(f"line {places[at]}: {error}") from error
        finally:
            journal.position.table.sink = None
        if following > at + 1:
            events = [Event(outdated(journal, rows, at).resumed)]
        at = following
        yield journal, rows[at - 1], events


def outdated(journal: Journal[T], rows: list[Row], at: int) -> Outdated:
    return Outdated(at + 1, rows[at], journal.rules, journal.game.rules_version, "")


def read(text: str, find: Callable[[str], Game[T]]) -> Journal[T]:
    """The journal in this text, replayed to its last row."""
    journal: Journal[T] | None = None
    for told in retell(text, find):
        journal = told[0]
    assert journal is not None
    return journal
