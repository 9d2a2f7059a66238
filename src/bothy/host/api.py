"""What is asked and answered over HTTP, declared once like the messages on a table's socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from bothy.host.protocol import (
    BotName,
    BotPace,
    Chat,
    MessageId,
    Name,
    Options,
    Pace,
    SeatNumber,
    Spoken,
    Watching,
)
from bothy.kit.content import MOST_BYTES

MadeOf = Literal["number", "seats", "bits", "packed"]
SeenBy = Literal["all", "own", "some", "hand", "nobody"]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=0, le=16, description="0 for the game's own idea")] = 0
    options: Options = {}
    pack: Annotated[str, Meta(max_length=MOST_BYTES)] = ""
    pace: Pace = "normal"
    bot_pace: BotPace = "brisk"
    public: bool = False
    watching: Watching = "blind"
    watch_delay: Annotated[int, Meta(ge=30, le=3600, description="seconds that an open spectator lags behind")] = 120
    bots: Annotated[list[BotName], Meta(max_length=16, description="bots for the seats after one's own")] = []
    hot_seats: Annotated[int, Meta(ge=0, le=16, description="seats held on this one device")] = 1
    name: Annotated[str, Meta(max_length=24)] = ""
    start: bool = False


class Made(Struct):
    """A table that was made, and its secrets. They are told only here."""

    table: str
    owner: str
    invite: str
    watch: str
    seats: dict[str, str]
    """The secret of each seat that is now one's own, by its number."""


class CarriedChair(Struct, forbid_unknown_fields=True):
    """A chair of a table that is carried over."""

    name: Annotated[str, Meta(max_length=24)]
    person: bool
    """Whether a person sits here; who takes the table up sits here then."""
    bot: Annotated[str, Meta(max_length=60)] = ""
    colour: Annotated[int, Meta(ge=-1, le=15)] = -1
    resigned: bool = False
    advice: bool = False
    """Whether who sits here has agreed that everybody may ask what to do."""


class CarriedChat(Struct, forbid_unknown_fields=True):
    """Something that was said at a table that is carried over."""

    seat: Annotated[int, Meta(ge=-1, le=15)]
    name: Annotated[str, Meta(max_length=24)]
    text: Annotated[str, Meta(max_length=400)]
    at: Annotated[int, Meta(ge=0, le=4_102_444_800_000)]
    """When, in milliseconds since 1970."""


class CarriedTable(Struct, forbid_unknown_fields=True):
    """A table as a file, to be taken up in another house. It holds all that is hidden in its game.

    A journal alone will do: then bots sit in all chairs but the first.
    """

    format: Annotated[str, Meta(max_length=40)]
    journal: Annotated[str, Meta(max_length=250_000)]
    game: Annotated[str, Meta(max_length=60)] = ""
    chairs: Annotated[list[CarriedChair], Meta(max_length=16)] = []
    pace: Pace = "normal"
    bot_pace: BotPace = "brisk"
    watching: Watching = "blind"
    ended: bool = False
    """Ended by agreement, before the rules did."""
    started: Annotated[int, Meta(ge=0, le=4_102_444_800_000)] = 0
    """When, in milliseconds since 1970."""
    paused: bool = False
    left: Annotated[float, Meta(ge=-1, le=31_536_000)] = -1
    """The seconds left on the clock; -1 where none runs."""
    chats: Annotated[list[CarriedChat], Meta(max_length=200)] = []


class Join(Struct, forbid_unknown_fields=True):
    """Sit down in an open seat; once the game has begun, ask for one that a bot plays for nobody."""

    name: Annotated[str, Meta(max_length=24)] = ""
    seat: Annotated[int, Meta(ge=-1, le=15, description="-1 for any")] = -1
    beside: Annotated[bool, Meta(description="one more person at this device; before the start only")] = False


class Knock(Struct, forbid_unknown_fields=True):
    """Ask for a chair without an invitation."""

    name: Annotated[str, Meta(max_length=24)] = ""


class Inside(Struct):
    """A chair as one sees it from the door."""

    name: str
    kind: Literal["open", "person", "bot"]
    colour: int


class Door(Struct):
    """A table as everybody sees it who has its address and no link."""

    id: str
    game: str
    state: str
    host: str
    """Whose table it is; empty if nobody knows."""
    chairs: list[Inside]
    pace: str
    watching: str
    may_sit: bool
    """Whether one may sit down at once: the table is shown in the house, and its game has not begun."""
    may_knock: bool
    """Whether one may ask for a chair: there is one, and somebody who could let one in."""
    may_watch: bool
    yours: bool
    """Whether one sits here, or owns the table, by the key of one's place."""
    needs: Literal["one", "all"]
    """Who has to say yes to a knock: anyone who sits there before the game, everybody who plays afterwards."""


class Seated(Struct):
    """The seat one has got, and its secret."""

    seat: int
    secret: str
    asked: bool = False
    """Whether those at the table are asked first: the secret opens the seat once all of them agree."""


class Me(Struct):
    """A person: a name."""

    name: str


class CallMe(Struct, forbid_unknown_fields=True):
    """Be called otherwise."""

    name: Name


class OptionInfo(Struct):
    key: str
    values: list[str]
    default: str
    clause: str


class GameInfo(Struct):
    """A game and what can be agreed about it."""

    key: str
    name: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    rules_version: int
    about: dict[str, str]
    """What the game is about in one sentence, by language."""
    compiled: bool
    """Whether the rules run compiled here: bots that search think further then in the same time."""
    lesson: bool
    """Whether there is a lesson."""
    turn: bool
    """Whether there is a worked turn in pictures."""
    workshop: bool
    """Whether this house has a bench where it can be changed and tried."""


class Clause(Struct):
    key: str
    """As questions and choices name it, in every language: `N12`, `Ruling 3`."""
    section: str
    title: str
    text: str


class Rules(Struct):
    """The rules of a game, clause by clause."""

    game: str
    language: str
    """The language they are in: English where the one asked for is missing."""
    clauses: list[Clause]


class FieldInfo(Struct):
    """A field of the game's table: the part `game.<name>`."""

    name: str
    seen: SeenBy
    helper: bool
    """It only says who has seen another field, or what its back is."""
    made_of: MadeOf
    size: str
    """Of counts by kind in a hand: the field that says how many each seat has; else empty."""


class Reference(Struct):
    """What lies in the box of a game, and what its table is made of."""

    game: str
    content: dict[str, Any]
    fields: list[FieldInfo]


class TableInfo(Struct):
    """A table as the list of tables shows it."""

    id: str
    game: str
    state: str
    seats: int
    open_seats: int
    people: int
    pace: str
    watching: str
    created: int


class Tables(Struct):
    tables: list[TableInfo]


class Lobby(Struct):
    """What goes on in the house: public tables, and what was said last."""

    tables: list[TableInfo]
    chats: list[Chat]
    tab: bool = False
    """Whether a house in a tab is offered at `/tab/`, which goes on when the server is away."""


class SayInLobby(Struct, forbid_unknown_fields=True):
    """Say something to everybody in the house."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Noted(Struct):
    """It is noted."""

    noted: bool


class Frame(Struct):
    """A moment of a game: the position after a row of its journal, as one viewer saw it."""

    number: int
    seat: int
    """Who answered in that row; -1 for chance, and at the beginning."""
    parts: dict[str, Raw]
    log: list[Raw]
    """What happened in that row."""
    asked: int
    """The seat whose question is told: the viewer's own, or with everything open that of who answers next; else -1."""
    question: Raw | None
    """A `QuestionPart`."""
    chosen: str
    """What that seat answers next; empty where the viewer may not know, or something else comes first."""


class Frames(Struct):
    """Moments of a game as one viewer saw them."""

    table: str
    viewer: int
    total: int
    """How many moments there are."""
    frames: list[Frame]


class ToldLine(Struct):
    """A line of the log of a whole game."""

    at: int
    """The moment at which it was told."""
    until: int
    """The moment at which it was taken back; -1 if it never was."""
    line: Raw
    """A `LogLine`."""


class Chapter(Struct):
    """A round, and the moment at which it begins."""

    round: int
    moment: int


class Story(Struct):
    """All that was told to one viewer in a game, moment by moment."""

    table: str
    viewer: int
    total: int
    """How many moments there are."""
    rounds: list[Chapter]
    lines: list[ToldLine]
    outdated: Spoken | None = None
    """Why it is told only so far: a row of older rules that does not fit those of today."""
    ended: bool = False
    """Ended by agreement, before the rules did: there is no result to look back from."""


class WhatIf(Struct, forbid_unknown_fields=True):
    """Play on otherwise from a moment of a finished game: oneself in one seat, bots in all others."""

    moment: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot_pace: BotPace = "brisk"
    name: Annotated[str, Meta(max_length=24)] = ""


class Spelled(Struct):
    """A choice in words."""

    choice: str
    label: str


class TextView(Struct):
    """A table in words, in one language, as one viewer sees it: for plain pages, terminals and talking programs."""

    viewer: int
    board: str
    """The board as text."""
    question: int
    """The number of the question to be answered, or of the moment that is told; 0 also if nothing is asked."""
    prompt: str
    choices: list[Spelled]
    log: list[str]


class Problem(Struct):
    """What went wrong."""

    code: str
    text: str


class Readiness(Struct):
    status: str
    version: str


class Health(Struct):
    status: str
    version: str
    tables: int
    connections: int
