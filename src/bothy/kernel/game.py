"""A game: how to set it up, what ends it and how to find its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from bothy.kernel.audience import duplicate
from bothy.kernel.luck import Luck
from bothy.kernel.message import Event, Message
from bothy.kernel.notation import Choice, Vocabulary
from bothy.kernel.position import Position
from bothy.kernel.reason import Reason
from bothy.kernel.result import Result
from bothy.kernel.scene import Language, read_scene, write_scene
from bothy.kernel.sight import Sight
from bothy.kernel.step import Step
from bothy.kernel.store import checked_object, revive
from bothy.kernel.table import Box, Table

T = TypeVar("T", bound=Table)

STORED = ("rules", "seats", "options", "pack", "table", "agenda", "sealed")
"""What is stored of every position, and of every sight."""
Say = Callable[[Message], str]
"""Makes a sentence of a message, in some language."""


class Option:
    """Something a table may agree on before the game: a variant, a ruling with a choice, a mode."""

    def __init__(
        self, key: str, values: Sequence[str] = ("off", "on"), clause: str = "", since: int = 1, formerly: str = ""
    ) -> None:
        self.key = key
        self.values = list(values)
        """What it can be; the first is the default."""
        if not self.values:
            raise ValueError(f"option {key!r} has no value: give at least two, the default first")
        self.clause = clause
        self.since = since
        """The rules version that brought it."""
        self.formerly = formerly or self.default
        """What was played before that version, when nobody could choose."""
        if self.formerly not in self.values:
            raise ValueError(f"option {key!r} can be {' or '.join(self.values)}, so it was not {formerly!r} formerly")

    @property
    def default(self) -> str:
        return self.values[0]


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
    vocabulary: Vocabulary | None
    """All that can be answered, where it is the same for every table; else `box` says it."""

    def __init__(
        self,
        key: str,
        name: str,
        seats: tuple[int, int],
        rules_version: int,
        table_class: type[Table],
        options: Sequence[Option] = (),
        vocabulary: Vocabulary | None = None,
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
        self.vocabulary = vocabulary

    # What each game says

    def box(self, seats: int, options: dict[str, str], pack: str) -> Box:
        """The box for a table: content, with rows of the pack if there is one, and options.

        A game without content needs none of its own: it gives its vocabulary to the constructor.
        """
        if self.vocabulary is None:
            raise TypeError(
                f"{self.key}: nothing says what can be answered: give `vocabulary=VOCABULARY` to the constructor of "
                f"Game, or write `box`"
            )
        if pack:
            self.check_pack(pack, "the pack")
        return Box(self.key, self.rules_version, seats, options, pack, self.vocabulary)

    def deal(self, box: Box) -> T:
        """The table before the first step."""
        return cast(T, self.table_class.fresh(box))

    def opening(self, box: Box) -> Step[T]:
        """The first step."""
        raise NotImplementedError(f"{self.key}: {type(self).__name__} has no `opening`")

    def result(self, table: T, /) -> Result:
        """Scores and shares of the win, at the end, and what broke a tie: see `Result.ranked`."""
        raise NotImplementedError(f"{self.key}: {type(self).__name__} has no `result`")

    def account(self, table: T, events: list[Event], /) -> list[tuple[Message, list[int]]]:
        """The scores taken apart, at the end: lines with what each brought every seat. They add up to the scores.

        What the table no longer tells, what has happened does.
        """
        return []

    def taken_apart(self, table: T, events: list[Event]) -> list[tuple[Message, list[int]]]:
        """The account, if it adds up: where part of what happened is no longer told, there is none."""
        lines, scores = self.account(table, events), self.result(table).scores
        sums = [sum([points[seat] for _, points in lines]) for seat in range(len(scores))]
        return lines if sums == scores else []

    def rounds(self, table: T, /) -> int:
        """How many rounds have been played; 0 in a game without rounds."""
        return 0

    def bound(self, box: Box) -> int:
        """The most answers and outcomes a game can take."""
        raise NotImplementedError(f"{self.key}: {type(self).__name__} has no `bound`")

    def conserved(self, table: T, /) -> dict[str, int]:
        """What can only move and never come or go: sums that are the same in every position of a game."""
        raise NotImplementedError(f"{self.key}: {type(self).__name__} has no `conserved`")

    def upgrade(self, version: int, data: dict[str, object]) -> dict[str, object]:
        """A stored position of an older rules version, as this version would have stored it."""
        raise ValueError(
            f"{self.key}: positions of rules version {version} cannot be read by version {self.rules_version}"
        )

    def knack(self, sight: Sight[T], choices: list[Choice], level: str, seed: int) -> Choice:
        """What a seasoned player would do, knowing no more than this sight; a game without one takes anything."""
        return choices[Luck(seed).below(len(choices))]

    def levels(self) -> list[str]:
        """The levels of the knack besides the plain one, which is Steady: usually `gentle` and `sharp`."""
        return []

    def tempers(self) -> list[str]:
        """What may be said of a knack besides its level, as a second word: `sly`. Few games live on them."""
        return []

    def tricks(self) -> list[str]:
        """Bots for the lab, by name: lazy tricks that a good knack must withstand, and knacks of older versions."""
        return []

    def trick(self, sight: Sight[T], choices: list[Choice], name: str, seed: int) -> Choice:
        """What one of them does."""
        raise ValueError(f"{self.key} has no trick {name!r}")

    def reaction(self, level: str) -> float:
        """The seconds a knack of this level takes to speak in a race, as a median."""
        return 1.2

    def outlook(self, table: T, /) -> list[float]:
        """What each seat's share of the win will be, as far as one can tell from a table that hides nothing.

        A search that does not play to the end asks for it. A game without one is played to the end there.
        """
        raise NotImplementedError(f"{self.key}: {type(self).__name__} has no `outlook`")

    def has_outlook(self) -> bool:
        """Whether the game can tell who is ahead before it is over."""
        return type(self).outlook is not Game.outlook

    def tick(self, table: T, /) -> int:
        """A number that changes whenever something is settled: a good moment to ask for the outlook.

        A round that has been counted is settled; one that has begun is not, if cards are dealt for it.
        """
        return self.rounds(table)

    def pondering(self, step: Step[T], /) -> float:
        """How much a question is worth pondering: 1.0 for all the time one has, 0.0 where the knack answers at once."""
        return 1.0

    def is_shared(self, box: Box) -> bool:
        """Whether at this table all seats win or lose together. Few games do."""
        return False

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

    def reasons(self, sight: Sight[T], choice: Choice, /) -> list[Reason]:
        """What speaks for an answer or against it, the weightiest first: all of it true of this sight, in words.

        It is told to somebody who asks what to do. A game without reasons shows figures only.
        """
        return []

    def constants(self) -> dict[str, object]:
        """Names and sizes of the rules that a board needs to read the table, as the rules call them."""
        return {}

    def draw(self, sight: Sight[T], say: Say, /) -> str:
        """The sight as a text that a person can play from; a game without one tells field by field."""
        return "\n".join([f"{name} = {value}" for name, value in sight.table.values().items()])

    def check_pack(self, pack: str, name: str) -> None:
        """Refuse a pack that does not fit, naming file, table, row and field."""
        raise ValueError(f"{self.name} has no content that a pack could replace")

    # What follows for all

    def new(
        self, seats: int = 0, options: Mapping[str, str] | None = None, pack: str = "", rules: int = 0
    ) -> Position[T]:
        """A new game; without a number of seats, for as few as can play.

        With an older version of the rules, options that came later are what was played then.
        """
        few, many = self.seats
        count = few if seats == 0 else seats
        if not few <= count <= many:
            raise ValueError(f"{self.name} is for {few} to {many} seats, not {count}")
        box = self.box(count, self.settle(options or {}, rules), pack)
        return Position.begin(self.deal(box), self.opening(box))

    def begin(self, scene: str) -> Position[T]:
        """A game that begins with what a scene tells: whatever led there, nothing has been answered in it yet."""
        position = self.scene(scene)
        position.number, position.floor, position.mover = 0, 0, -1
        return position

    def usual_seats(self) -> int:
        """How many sit down where nobody says how many: three, if three can play."""
        few, many = self.seats
        return min(max(3, few), many)

    def settle(self, options: Mapping[str, str], rules: int = 0) -> dict[str, str]:
        """All options with their values: those given, checked, and of the others the defaults.

        Under an older version of the rules, those that came later are what was played then.
        """
        version = rules or self.rules_version
        settled = {
            option.key: option.default if option.since <= version else option.formerly for option in self.options
        }
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
        missing = [name for name in STORED if name not in data]
        if missing:
            raise ValueError(f"{self.key}: what was stored lacks {', '.join(missing)}: store all that `dump` returns")
        version = cast(int, data["rules"])
        if version > self.rules_version:
            raise ValueError(
                f"{self.key}: stored under rules version {version}, newer than {self.rules_version}; update Bothy"
            )
        if version == self.rules_version:
            return data
        options = self.settle(cast(dict[str, str], data["options"]), version)
        return self.upgrade(version, {**data, "options": options})

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
        return {int(seat): box.vocabulary.look_up(word) for seat, word in sealed.items()}

    def check(self) -> None:
        """Refuse a game that is not complete: an undeclared audience, a pool without a bag, no result."""
        from bothy.kernel.mistakes import check  # it knows games

        check(self)
