"""A game: how to set it up, what ends it and how to find its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from bothy.kernel.audience import Audience, duplicate
from bothy.kernel.message import Event, Message
from bothy.kernel.notation import Choice
from bothy.kernel.position import Position
from bothy.kernel.scene import Language, read_scene, write_scene
from bothy.kernel.sight import Sight
from bothy.kernel.step import Step
from bothy.kernel.store import checked_object, revive
from bothy.kernel.table import Box, Table

T = TypeVar("T", bound=Table)

Say = Callable[[Message], str]
"""Makes a sentence of a message, in some language."""


class Option:
    """Something a table may agree on before the game: a variant, a ruling with a choice, a mode."""

    def __init__(self, key: str, values: Sequence[str] = ("off", "on"), clause: str = "") -> None:
        self.key = key
        self.values = list(values)
        """What it can be; the first is the default."""
        self.clause = clause

    @property
    def default(self) -> str:
        return self.values[0]


class Result:
    """The end of a game: each seat's score, and its share of the win."""

    def __init__(self, scores: list[int], shares: list[float]) -> None:
        self.scores = scores
        self.shares = shares

    @staticmethod
    def highest(scores: list[int]) -> Result:
        """The highest score wins; those who tie share the win."""
        best = max(scores)
        winners = scores.count(best)
        return Result(list(scores), [1 / winners if score == best else 0.0 for score in scores])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """What a game's folder offers as GAME."""

    key: str
    name: str
    seats: tuple[int, int]
    """The fewest and the most seats."""
    rules_version: int
    options: list[Option]
    table_class: type[Table]
    step_classes: dict[str, type]
    """Every step by its class name, filled in when the game is found."""
    step_clauses: dict[str, str]
    """The clause of RULES.md that a step carries out, by its class name, filled in likewise."""
    language: Language[T]
    """The words in which scenes of this game are told."""

    def __init__(
        self,
        key: str,
        name: str,
        seats: tuple[int, int],
        rules_version: int,
        table_class: type[Table],
        options: Sequence[Option] = (),
    ) -> None:
        self.key = key
        self.name = name
        self.seats = seats
        self.rules_version = rules_version
        self.table_class = table_class
        self.options = list(options)
        self.step_classes = {}
        self.step_clauses = {}
        self.language = Language()

    # What each game says

    def box(self, seats: int, options: dict[str, str], pack: str) -> Box:
        """The box for a table: content, with rows of the pack if there is one, and options."""
        raise NotImplementedError

    def deal(self, box: Box) -> T:
        """The table before the first step."""
        return cast(T, self.table_class.fresh(box))

    def opening(self, box: Box) -> Step[T]:
        """The first step."""
        raise NotImplementedError

    def result(self, table: T, /) -> Result:
        """Scores and shares of the win, at the end."""
        raise NotImplementedError

    def account(self, table: T, events: list[Event], /) -> list[tuple[Message, list[int]]]:
        """The scores taken apart, at the end: lines with what each brought every seat. They add up to the scores.

        What the table no longer tells, what has happened does.
        """
        return []

    def rounds(self, table: T, /) -> int:
        """How many rounds have been played."""
        raise NotImplementedError

    def bound(self, box: Box) -> int:
        """The most answers and outcomes a game can take."""
        raise NotImplementedError

    def conserved(self, table: T, /) -> dict[str, int]:
        """What can only move and never come or go: sums that are the same in every position of a game."""
        raise NotImplementedError

    def upgrade(self, version: int, data: dict[str, object]) -> dict[str, object]:
        """A stored position of an older rules version, as this version would have stored it."""
        raise ValueError(
            f"{self.key}: positions of rules version {version} cannot be read by version {self.rules_version}"
        )

    def knack(self, sight: Sight[T], choices: list[Choice], level: str, seed: int) -> Choice:
        """What a seasoned player would do, knowing no more than this sight."""
        raise NotImplementedError

    def levels(self) -> list[str]:
        """The levels of the knack besides the plain one."""
        return []

    def reaction(self, level: str) -> float:
        """The seconds a knack of this level takes to speak in a race, as a median."""
        return 1.2

    def trusts_memory(self, box: Box) -> bool:
        """Whether people at this table must remember by themselves what they have seen. Few games ask that."""
        return False

    def hourglass(self, table: T, /) -> tuple[str, int] | None:
        """A clock that the rules of this table put on a stretch of the game: its name, and seconds. Few games do.

        While the name stays the same the glass runs; when it has run out, the host gives every seat's default answer.
        """
        return None

    def figures(self, sight: Sight[T], /) -> dict[str, object]:
        """What a board shows besides the fields of the table, reckoned from one sight: progress, odds, previews.

        Each is told like a field under its name, so none may bear the name of one.
        """
        return {}

    def constants(self) -> dict[str, object]:
        """Names and sizes of the rules that a board needs to read the table, as the rules call them."""
        return {}

    def draw(self, sight: Sight[T], say: Say, /) -> str:
        """The sight as a text that a person can play from."""
        raise NotImplementedError

    def check_pack(self, pack: str, name: str) -> None:
        """Refuse a pack that does not fit, naming file, table, row and field."""
        raise ValueError(f"{self.name} has no content that a pack could replace")

    # What follows for all

    def new(self, seats: int = 0, options: Mapping[str, str] | None = None, pack: str = "") -> Position[T]:
        """A new game; without a number of seats, for as few as can play."""
        few, many = self.seats
        count = few if seats == 0 else seats
        if not few <= count <= many:
            raise ValueError(f"{self.name} is for {few} to {many} seats, not {count}")
        box = self.box(count, self.settle(options or {}), pack)
        return Position.begin(self.deal(box), self.opening(box))

    def usual_seats(self) -> int:
        """How many sit down where nobody says how many: three, if three can play."""
        few, many = self.seats
        return min(max(3, few), many)

    def settle(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values: those given, checked, and the defaults of the others."""
        settled = {option.key: option.default for option in self.options}
        for key, value in options.items():
            known = [option for option in self.options if option.key == key]
            if not known:
                names = ", ".join(settled) or "none"
                raise ValueError(f"{self.name} has no option {key!r}; it has: {names}")
            if value not in known[0].values:
                raise ValueError(f"option {key!r} can be {' or '.join(known[0].values)}, not {value!r}")
            settled[key] = value
        return settled

    def scene(self, text: str) -> Position[T]:
        """The position that a text tells: see `bothy.kernel.scene`."""
        return read_scene(self, text)

    def scene_of(self, position: Position[T]) -> str:
        """A position as a text that reads back as the same position."""
        return write_scene(self, position)

    def clause(self, step: Step[T]) -> str:
        """The clause of RULES.md that a step carries out; empty if its docstring names none."""
        return self.step_clauses.get(type(step).__name__, "")

    def load(self, stored: object) -> Position[T]:
        """The position that was dumped."""
        data = self.current(stored)
        table = self.load_table(data)
        return Position(
            table,
            self.load_agenda(data),
            self.load_sealed(data, table.box),
            cast(int, data["number"]),
            cast(int, data["floor"]),
            cast(int, data["mover"]),
        )

    def load_sight(self, stored: object) -> Sight[T]:
        """The sight that was dumped, perhaps in another process."""
        data = self.current(stored)
        table = self.load_table(data)
        sealed = self.load_sealed(data, table.box)
        answered = list(cast(list[int], data["answered"]))
        return Sight(cast(int, data["viewer"]), table, self.load_agenda(data), sealed, answered)

    def current(self, stored: object) -> dict[str, object]:
        """What was stored, checked to be of this game and brought to the rules version of today."""
        data = checked_object(stored)
        if data.get("game") != self.key:
            raise ValueError(f"this is a position of {data.get('game')!r}, not of {self.key!r}")
        version = cast(int, data["rules"])
        if version > self.rules_version:
            raise ValueError(
                f"{self.key}: stored under rules version {version}, newer than {self.rules_version}; update Bothy"
            )
        return self.upgrade(version, data) if version < self.rules_version else data

    def load_table(self, data: dict[str, object]) -> T:
        box = self.box(cast(int, data["seats"]), dict(cast(dict[str, str], data["options"])), cast(str, data["pack"]))
        fields = cast(dict[str, object], data["table"])
        kind = self.table_class
        if set(fields) != set(kind.fields):
            odd = sorted(set(fields) ^ set(kind.fields))
            raise ValueError(f"{self.key}: the stored table differs in {', '.join(odd)}")
        return cast(T, kind(box, *[duplicate(fields[name]) for name in kind.fields]))

    def load_agenda(self, data: dict[str, object]) -> list[Step[T]]:
        return [cast(Step[T], revive(step, self.step_classes)) for step in cast(list[object], data["agenda"])]

    def load_sealed(self, data: dict[str, object], box: Box) -> dict[int, Choice]:
        sealed = cast(dict[str, str], data["sealed"])
        return {int(seat): box.vocabulary.parse(word) for seat, word in sealed.items()}

    def check(self) -> None:
        """Refuse a game that is not complete: an undeclared audience, a pool without a bag."""
        kind = self.table_class
        fields = kind.fields
        for name in public_names(self.new().table):
            if name not in fields:
                raise TypeError(f"{self.key}: {kind.__name__}.{name} has no audience")
        for name, field in fields.items():
            audience = field.audience
            if not isinstance(audience, Audience):
                raise TypeError(f"{self.key}: {kind.__name__}.{name}: {audience!r} is no audience")
            for other in audience.needs():
                if other not in fields:
                    raise TypeError(f"{self.key}: {kind.__name__}.{name} needs a field {other!r}")
            if audience.pool and not fields[audience.pool].audience.is_bag():
                raise TypeError(f"{self.key}: {kind.__name__}.{audience.pool} is used as a pool and is no Bag")


def public_names(table: Table) -> list[str]:
    """Every attribute of a table besides its box, under whatever name, and the sink."""
    names = set(getattr(table, "__dict__", {}))
    for kind in type(table).__mro__[:-1]:
        names |= set(getattr(kind, "__mypyc_attrs__", ()))
    names -= {"sink", "__dict__"}
    return sorted([name for name in names if not isinstance(getattr(table, name), Box)])
