"""What is asked and replied over HTTP about the workshop."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from bothy.host.protocol import BotName, Options
from bothy.kit.content import MOST_BYTES
from bothy.study.workshop.cells import CellKind

Short = Annotated[str, Meta(max_length=200)]
Typed = dict[Short, dict[Short, dict[Short, Annotated[str, Meta(max_length=20_000)]]]]
"""By table, row and cell."""
Trying = Literal["none", "waiting", "playing", "done", "stopped", "failed"]
Verdict = Literal["", "difference", "none", "open"]
Interval = tuple[float, float, float]
"""A figure, and from where to where it may be."""


class WorkshopColumn(Struct):
    """A column of a table."""

    name: str
    """Of its cells: `copies`, or `tasks.0.points` for a value of the first part of a list."""
    label: str
    group: str
    """What columns that belong together have above them; empty for one of its own."""
    kind: CellKind
    least: int | None
    most: int | None
    """Of a number; else of how many words or letters."""
    words: list[str]
    """What a cell can say, where that is known."""
    needed: bool


class WorkshopRow(Struct):
    """A row of the box."""

    key: str
    basis: str
    """How we know it: printed, inferred, reconstructed."""
    bases: dict[str, str]
    """How we know single values of it, by the names of their fields, where that is told."""
    cells: list[str]
    """In the order of the columns."""


class WorkshopTable(Struct):
    """A table of a game's content. Its first column is the key of its rows."""

    name: str
    label: str
    columns: list[WorkshopColumn]
    rows: list[WorkshopRow]


class Workshop(Struct):
    """A game on the bench: its content in cells, and who can try it."""

    game: str
    tables: list[WorkshopTable]
    bots: list[str]
    """The bots that can be put into every seat, the strongest first."""
    seats: int
    """How many usually sit down."""
    longest: float
    """Seconds that a trial may take."""


class WorkshopDraft(Struct, forbid_unknown_fields=True):
    """What somebody has typed."""

    changes: Typed = {}
    """Of rows that differ from the box the cells that do."""
    seats: Annotated[int, Meta(ge=0, le=16, description="0 for the game's own idea")] = 0
    options: Options = {}


class WorkshopFile(Struct, forbid_unknown_fields=True):
    """A pack as a file has it."""

    text: Annotated[str, Meta(max_length=MOST_BYTES)]
    name: Annotated[str, Meta(max_length=200)] = "pack.toml"


class WorkshopMistake(Struct):
    """What does not fit, and beside which cell that is told."""

    table: str
    row: str
    cell: str
    """Empty where it is no single cell's."""
    text: str


class Checked(Struct):
    """What was typed, looked at: mistakes, and the pack that is tried all the same."""

    mistakes: list[WorkshopMistake]
    left: list[tuple[str, str]]
    """Changed rows that are tried as they are in the box, each with its table."""
    pack: str
    """What fits, as a pack."""
    file: str
    """All that was typed, as a file."""


class Opened(Struct):
    """The cells of a file, and what of it has none."""

    changes: dict[str, dict[str, dict[str, str]]]
    lost: list[str]


class NewTrial(Struct, forbid_unknown_fields=True):
    """Play as before and as after, and say what differs."""

    changes: Typed = {}
    seats: Annotated[int, Meta(ge=0, le=16, description="0 for the game's own idea")] = 0
    bots: Annotated[list[BotName], Meta(max_length=16, description="one sits everywhere; several move round")] = []
    options: Options = {}
    options_before: Annotated[Options | None, Meta(description="where the options are part of the change")] = None
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 0


class TrialFigure(Struct):
    """A figure before and after, as far as it is known, in words."""

    key: str
    name: str
    unit: str
    before: str
    after: str
    difference: Interval | None
    """After less before; the interval holds for all figures and all looks at once."""
    trail: list[tuple[float, float]]
    """That interval at the marks that lie behind."""
    verdict: Verdict
    """What was said at the last mark."""
    words: str


class RowWon(Struct):
    """How often somebody won who had to do with a row; that is no cause."""

    row: str
    before: Interval | None
    after: Interval | None


class TrialTold(Struct):
    """What a trial has found, in one language."""

    sentence: str
    figures: list[TrialFigure]


class Trial(Struct):
    """How far a trial is."""

    state: Trying
    number: int
    """Which trial of this person it is; 0 if there is none."""
    ahead: int
    """How many wait before it."""
    games: int
    """That were played of each."""
    wanted: int
    """0 until it is known how many can be played in the time there is."""
    marks: list[int]
    """After how many games something is said."""
    seconds: float
    longest: float
    fair: float
    """What a seat wins where all are alike; 0 where all win or lose together."""
    failed: int
    """Games that did not come to an end."""
    found: Raw | None = None
    """A `TrialTold`, once there is something to tell."""
    won: Raw | None = None
    """By table `RowWon` for the rows that were met."""
    problem: str = ""
