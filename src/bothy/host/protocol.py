"""What clients and server say to each other, declared once; checks, docs and client types follow from it.

A message is an object whose `type` says which; what a person reads goes as Fluent ids with values.
"""

from __future__ import annotations

from typing import Annotated, Literal

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
Options = Annotated[dict[str, str], Meta(max_length=20)]
Spoken = tuple[str, dict[str, int | str]]
"""A message for people: a Fluent id and its values."""


class Said(Struct, tag_field="type"):
    """Something said on a table's socket; its `type` says what."""


# What a client says on a table's socket


class Hello(Said, tag="hello"):
    """The first word: which links one holds, and how much of the log one has already."""

    seats: Annotated[list[Secret], Meta(max_length=8)] = []
    watch: Secret = ""
    owner: Secret = ""
    log: int = 0


class Answer(Said, tag="answer"):
    """A seat answers the question of this number."""

    id: MessageId
    seat: SeatNumber
    question: int
    choice: Notation


class Why(Said, tag="why"):
    """Why is this choice not offered?"""

    id: MessageId
    seat: SeatNumber
    choice: Notation


class Undo(Said, tag="undo"):
    """Take back one's own last answer, if nobody has learned or answered anything since."""

    id: MessageId
    seat: SeatNumber


class Propose(Said, tag="propose"):
    """Ask all people at the table to agree: to undo one's last answer, or to end the game here."""

    id: MessageId
    seat: SeatNumber
    what: Literal["undo", "end"]


class Vote(Said, tag="vote"):
    """Agree to what was proposed, or not."""

    id: MessageId
    seat: SeatNumber
    yes: bool


class Pause(Said, tag="pause"):
    """Stop the clocks, or let them run again."""

    id: MessageId
    seat: SeatNumber
    on: bool


class Away(Said, tag="away"):
    """Let a bot play one's seat, or take it back."""

    id: MessageId
    seat: SeatNumber
    on: bool


class Resign(Said, tag="resign"):
    """Give up the seat for good; a bot plays on."""

    id: MessageId
    seat: SeatNumber


class Leave(Said, tag="leave"):
    """Get up and go: the seat is open to others, and in a game a bot plays it meanwhile."""

    id: MessageId
    seat: SeatNumber


class Rename(Said, tag="rename"):
    """Be called otherwise."""

    id: MessageId
    seat: SeatNumber
    name: Name


class Say(Said, tag="say"):
    """Chat."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=400)]
    name: Annotated[str, Meta(max_length=24)] = ""


class Start(Said, tag="start"):
    """The owner lets the game begin; bots take the empty seats."""

    id: MessageId


class Settle(Said, tag="settle"):
    """The owner changes what the table agrees on, before the game."""

    id: MessageId
    options: Options | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    bot_pace: BotPace | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    watching: Watching | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=1, le=16)] | UnsetType = UNSET


class Place(Said, tag="place"):
    """The owner puts a bot into a seat nobody holds, or an empty name to leave it open."""

    id: MessageId
    seat: SeatNumber
    bot: BotName


class Remove(Said, tag="remove"):
    """The owner takes a seat away from a person; a bot plays on, and the seat is open to another."""

    id: MessageId
    seat: SeatNumber


class Mute(Said, tag="mute"):
    """The owner lets a person chat no more, or again."""

    id: MessageId
    seat: SeatNumber
    on: bool


class Renew(Said, tag="renew"):
    """A new secret for a link; the old one opens nothing any more. One's own seat; as the owner, the table's links."""

    id: MessageId
    link: Literal["seat", "invite", "watch", "owner"]
    seat: SeatNumber = 0


class Rematch(Said, tag="rematch"):
    """After the end: the same people at a new table."""

    id: MessageId


class Resync(Said, tag="resync"):
    """Send everything again."""

    log: int = 0


class Ping(Said, tag="ping"):
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

FromSeat = Answer | Why | Undo | Propose | Vote | Pause | Away | Resign | Leave | Rename
"""What is said for a seat by whoever holds it."""

# What the server says on a table's socket


class Welcome(Said, tag="welcome"):
    """Who one is at this table. Everything one may see follows, an update for each viewer."""

    table: str
    protocol: int
    viewers: list[int]
    """The seats one holds, or -1 for a spectator, -2 for one who sees everything, later."""
    owner: bool


class Update(Said, tag="update", omit_defaults=True):
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


class Done(Said, tag="done", omit_defaults=True):
    """What the client said is done, and will not be forgotten."""

    id: str
    secret: str = ""
    """The new secret, where a link was renewed."""
    table: str = ""
    """The new table, of a rematch."""
    message: Spoken | None = None
    """The answer to `why`."""


class Refused(Said, tag="refused"):
    """What the client said was not done. Nothing has changed."""

    id: str
    code: str
    message: Spoken
    text: str


class Chat(Said, tag="chat"):
    """Somebody said something; -1 is a spectator."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class Pong(Said, tag="pong"):
    """I am here."""


class Bye(Said, tag="bye"):
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
