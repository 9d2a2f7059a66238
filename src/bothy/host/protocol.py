"""What clients and server say to each other, declared once; checks, docs and client types follow from it.

A message is an object whose `type` says which; what a person reads goes as Fluent ids with values.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

VERSION = 1
"""The version of this protocol; it grows when an old client could no longer talk to a new server."""

MessageId = Annotated[str, Meta(min_length=1, max_length=64, description="chosen by the client, once per message")]
Notation = Annotated[str, Meta(max_length=120, description="a choice as the journal writes it: `spot 3a`")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Secret = Annotated[str, Meta(max_length=64, description="the secret of a link")]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="what a person is called")]
BotName = Annotated[str, Meta(max_length=40, description="`random`, `knack` or `knack:level`")]
Pace = Literal["relaxed", "normal", "blitz", "days", "unhurried", "none"]
Watching = Literal["blind", "open", "off"]
BotPace = Literal["instant", "brisk", "calm"]
SeenBy = Literal["all", "own", "some", "hand", "nobody"]
MadeOf = Literal["number", "seats", "bits", "packed"]
Options = Annotated[dict[str, str], Meta(max_length=20)]
Spoken = tuple[str, dict[str, int | str]]
"""A message for people: a Fluent id and its values."""

# What a client says on a table's socket


class Hello(Struct, tag="hello", tag_field="type"):
    """The first word: which links one holds, and how much of the log one has already."""

    seats: Annotated[list[Secret], Meta(max_length=8)] = []
    watch: Secret = ""
    owner: Secret = ""
    log: int = 0


class Answer(Struct, tag="answer", tag_field="type"):
    """A seat answers the question of this number."""

    id: MessageId
    seat: SeatNumber
    question: int
    choice: Notation


class Why(Struct, tag="why", tag_field="type"):
    """Why is this choice not offered?"""

    id: MessageId
    seat: SeatNumber
    choice: Notation


class Undo(Struct, tag="undo", tag_field="type"):
    """Take back one's own last answer, if nobody has learned or answered anything since."""

    id: MessageId
    seat: SeatNumber


class Propose(Struct, tag="propose", tag_field="type"):
    """Ask all people at the table to agree: to undo one's last answer, or to end the game here."""

    id: MessageId
    seat: SeatNumber
    what: Literal["undo", "end"]


class Vote(Struct, tag="vote", tag_field="type"):
    """Agree to what was proposed, or not."""

    id: MessageId
    seat: SeatNumber
    yes: bool


class Pause(Struct, tag="pause", tag_field="type"):
    """Stop the clocks, or let them run again."""

    id: MessageId
    seat: SeatNumber
    on: bool


class Away(Struct, tag="away", tag_field="type"):
    """Let a bot play one's seat, or take it back."""

    id: MessageId
    seat: SeatNumber
    on: bool


class Resign(Struct, tag="resign", tag_field="type"):
    """Give up the seat for good; a bot plays on."""

    id: MessageId
    seat: SeatNumber


class Leave(Struct, tag="leave", tag_field="type"):
    """Get up and go: the seat is open to others, and in a game a bot plays it meanwhile."""

    id: MessageId
    seat: SeatNumber


class Rename(Struct, tag="rename", tag_field="type"):
    """Be called otherwise."""

    id: MessageId
    seat: SeatNumber
    name: Name


class Say(Struct, tag="say", tag_field="type"):
    """Chat."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=400)]
    name: Annotated[str, Meta(max_length=24)] = ""


class Start(Struct, tag="start", tag_field="type"):
    """The owner lets the game begin; bots take the empty seats."""

    id: MessageId


class Settle(Struct, tag="settle", tag_field="type"):
    """The owner changes what the table agrees on, before the game."""

    id: MessageId
    options: Options | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    bot_pace: BotPace | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    watching: Watching | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=1, le=16)] | UnsetType = UNSET


class Place(Struct, tag="place", tag_field="type"):
    """The owner puts a bot into a seat nobody holds, or an empty name to leave it open."""

    id: MessageId
    seat: SeatNumber
    bot: BotName


class Remove(Struct, tag="remove", tag_field="type"):
    """The owner takes a seat away from a person; a bot plays on, and the seat is open to another."""

    id: MessageId
    seat: SeatNumber


class Mute(Struct, tag="mute", tag_field="type"):
    """The owner lets a person chat no more, or again."""

    id: MessageId
    seat: SeatNumber
    on: bool


class Renew(Struct, tag="renew", tag_field="type"):
    """A new secret for a link; the old one opens nothing any more. One's own seat; as the owner, the table's links."""

    id: MessageId
    link: Literal["seat", "invite", "watch", "owner"]
    seat: SeatNumber = 0


class Rematch(Struct, tag="rematch", tag_field="type"):
    """After the end: the same people at a new table."""

    id: MessageId


class Resync(Struct, tag="resync", tag_field="type"):
    """Send everything again."""

    log: int = 0


class Ping(Struct, tag="ping", tag_field="type"):
    """Are you there?"""


FromClient = (
    Hello
    | Answer
    | Why
    | Undo
    | Propose
    | Vote
    | Pause
    | Away
    | Resign
    | Leave
    | Rename
    | Say
    | Start
    | Settle
    | Place
    | Remove
    | Mute
    | Renew
    | Rematch
    | Resync
    | Ping
)

# What the server says on a table's socket


class Welcome(Struct, tag="welcome", tag_field="type"):
    """Who one is at this table. Everything one may see follows, an update for each viewer."""

    table: str
    protocol: int
    viewers: list[int]
    """The seats one holds, or -1 for a spectator, -2 for one who sees everything, later."""
    owner: bool


class Update(Struct, tag="update", tag_field="type", omit_defaults=True):
    """What has changed for one viewer. Numbers follow each other; where one is missing, ask for a resync."""

    viewer: int
    number: int
    parts: dict[str, Raw] = {}
    """Parts: `table`, `agenda`, `question`, `clock`, `answered`, `sealed`, `undo`, `result`, the game's `game.…`."""
    whole: bool = False
    """Whether these are all the parts there are, as at the beginning and after a resync."""
    log_from: int = 0
    """Where the lines belong in the log: those after it are replaced."""
    log: list[Raw] = []


class Done(Struct, tag="done", tag_field="type", omit_defaults=True):
    """What the client said is done, and will not be forgotten."""

    id: str
    secret: str = ""
    """The new secret, where a link was renewed."""
    table: str = ""
    """The new table, of a rematch."""
    message: Spoken | None = None
    """The answer to `why`."""


class Refused(Struct, tag="refused", tag_field="type"):
    """What the client said was not done. Nothing has changed."""

    id: str
    code: str
    message: Spoken
    text: str


class Chat(Struct, tag="chat", tag_field="type"):
    """Somebody said something; -1 is a spectator."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class Pong(Struct, tag="pong", tag_field="type"):
    """I am here."""


class Bye(Struct, tag="bye", tag_field="type"):
    """The server hangs up."""

    code: str
    text: str


FromServer = Welcome | Update | Done | Refused | Chat | Pong | Bye

# The parts of an update


class Chair(Struct):
    """A seat as all see it."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str
    """The bot that plays here, also in the place of an absent person."""
    present: bool
    muted: bool
    resigned: bool


class Proposal(Struct):
    """What the people at the table are asked to agree to."""

    what: str
    seat: int
    agreed: list[int]
    waiting: list[int]


class TablePart(Struct):
    """The part `table`: who sits there and what was agreed."""

    id: str
    game: str
    state: str
    """`open`, `playing` or `finished`."""
    chairs: list[Chair]
    options: dict[str, str]
    pace: str
    bot_pace: str
    public: bool
    watching: str
    hot_seat: bool
    paused: bool
    alone: bool
    """Nobody is at the table: the bots wait."""
    proposal: Proposal | None
    rematch: str


class Offered(Struct):
    """A choice that is offered."""

    choice: str
    label: Spoken
    target: str
    clause: str
    ask_twice: bool


class QuestionPart(Struct):
    """The part `question`: what the viewer is asked; null when it is not."""

    number: int
    step: str
    prompt: Spoken
    clause: str
    patience: str
    race: bool
    choices: list[Offered]
    undo: bool


class ClockPart(Struct):
    """The part `clock`: when the time for the answer is up, in milliseconds since 1970; null without a clock."""

    until: int
    length: int


class AgendaLine(Struct):
    """A line of the part `agenda`: what happens next, nearest first."""

    title: Spoken
    clause: str


class AccountLine(Struct):
    """A line of the account: what something brought each seat."""

    label: Spoken
    points: list[int]


class ResultPart(Struct):
    """The part `result`: how it ended; null before. `ended` means by agreement, without scores."""

    scores: list[int]
    shares: list[float]
    ended: bool
    account: list[AccountLine] = []
    """The scores taken apart line by line; empty where a game has none, or was played under older rules."""


class LogLine(Struct):
    """A line of the log: what happened, and what moved from where to where on the board."""

    message: Spoken
    thing: str
    source: str
    target: str


# HTTP


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=0, le=16, description="0 for the game's own idea")] = 0
    options: Options = {}
    pack: Annotated[str, Meta(max_length=200_000)] = ""
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


class Join(Struct, forbid_unknown_fields=True):
    """Sit down in an open seat, or in one that a bot keeps for nobody."""

    name: Annotated[str, Meta(max_length=24)] = ""
    seat: Annotated[int, Meta(ge=-1, le=15, description="-1 for any")] = -1


class Seated(Struct):
    """The seat one has got, and its secret."""

    seat: int
    secret: str


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


class Clause(Struct):
    key: str
    title: str
    text: str


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
    """The rules of a game, what lies in its box, and what its table is made of."""

    game: str
    rules: str
    clauses: list[Clause]
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


class Link(Struct, forbid_unknown_fields=True):
    """A table one has been at, and the secret of one's seat there or another link."""

    table: Annotated[str, Meta(max_length=40)]
    secret: Secret


class MyLinks(Struct, forbid_unknown_fields=True):
    """The links one has kept."""

    links: Annotated[list[Link], Meta(max_length=24)]


class MyTable(Struct):
    """A table one has been at, as the home page shows it."""

    id: str
    game: str
    state: str
    names: list[str]
    seat: int
    """One's own seat; -1 without one."""
    your_turn: bool
    waiting_for: list[int]
    """The seats that are asked now."""
    shares: list[float]
    """After the end, the shares of the win; empty before, and where it was ended by agreement."""
    changed: int
    """When something was last done there, in milliseconds since 1970."""


class MyTables(Struct):
    """The tables one's links still open."""

    tables: list[MyTable]


class Lobby(Struct):
    """What goes on in the house: public tables, and what was said last."""

    tables: list[TableInfo]
    chats: list[Chat]


class SayInLobby(Struct, forbid_unknown_fields=True):
    """Say something to everybody in the house."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=400)]


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


class Health(Struct):
    status: str
    version: str
    tables: int
    connections: int
