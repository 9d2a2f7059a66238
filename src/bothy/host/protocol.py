"""What clients and server say to each other, declared once; checks, docs and client types follow from it.

A message is an object whose `type` says which; what a person reads goes as Fluent ids with values.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

VERSION = 1
"""The version of this protocol; it grows when an old client could no longer talk to a new server."""

MessageId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[^\x00-\x1f]*$",
        description="chosen by the client, once per message; without control characters",
    ),
]
Notation = Annotated[str, Meta(max_length=120, description="a choice as the journal writes it: `spot 3a`")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
SeatOrWatcher = Annotated[int, Meta(ge=-1, le=15, description="a seat, or -1 for the spectator of that name")]
ColourNumber = Annotated[int, Meta(ge=0, le=5, description="red, blue, green, yellow, purple or orange")]
Secret = Annotated[str, Meta(max_length=64, description="the secret of a link")]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="what a person is called")]
BotName = Annotated[str, Meta(max_length=40, description="`random`, `knack`, `knack:level` or `search:200ms`")]
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
    """The secrets of the seats one holds, several where people share a device."""
    watch: Secret = ""
    """Without a seat, the secret of the link to look on; not needed at a public table."""
    owner: Secret = ""
    place: Secret = ""
    """The key of one's place, which opens every chair that is one's own, and one's own tables."""
    log: int = 0
    """How many lines of the log one has already; 0 for none."""


class Answer(Said, tag="answer"):
    """A seat answers the question of this number."""

    id: MessageId
    seat: SeatNumber
    question: int
    """The `number` of the part `question`."""
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


class Advise(Said, tag="advise"):
    """What would you do? An `advice` follows. Alone with bots one may ask; among people once all have agreed to it."""

    id: MessageId
    seat: SeatNumber
    question: int
    """The `number` of the part `question`."""


class Propose(Said, tag="propose"):
    """Ask all people at the table to agree: to undo one's last answer, to end the game here, or to advice for all."""

    id: MessageId
    seat: SeatNumber
    what: Literal["undo", "end", "advice"]


class Vote(Said, tag="vote"):
    """Agree to what was proposed, or not."""

    id: MessageId
    seat: SeatNumber
    yes: bool
    name: Annotated[str, Meta(max_length=24)] = ""
    """Of one who asks from outside: who, so that no answer meant for one is taken for the next."""


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


class Only(Said, tag="only"):
    """Be asked in races about some subjects only; in all others the host passes for the seat, when a bot might."""

    id: MessageId
    seat: SeatNumber
    subjects: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=40)]
    """What a race may be about, like `card:kelpie`; none to be asked about everything again."""


class Rename(Said, tag="rename"):
    """Be called otherwise."""

    id: MessageId
    seat: SeatNumber
    name: Name


class Ready(Said, tag="ready"):
    """Before the game: be ready to begin, or not yet."""

    id: MessageId
    seat: SeatNumber
    on: bool


class Colour(Said, tag="colour"):
    """Before the game: play in a colour that no other person has."""

    id: MessageId
    seat: SeatNumber
    colour: ColourNumber


class Swap(Said, tag="swap"):
    """Before the game: change chairs with one that nobody holds; as the owner, let any two change."""

    id: MessageId
    seat: SeatNumber
    other: SeatNumber


class Say(Said, tag="say"):
    """Chat."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=400)]
    name: Annotated[str, Meta(max_length=24)] = ""
    """What a spectator wants to be called; a seat has its name."""


class Look(Said, tag="look"):
    """A spectator asks to be let in: to see all hands of a game in progress, at a table that is watched openly."""

    id: MessageId
    name: Name
    """By which those at the table are asked."""


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
    """The owner sends a person away for good: from a seat, where a bot plays on, or from among those who watch."""

    id: MessageId
    seat: SeatOrWatcher
    name: Annotated[str, Meta(max_length=24)] = ""


class Mute(Said, tag="mute"):
    """The owner lets a person chat no more, or again, in a seat and without one."""

    id: MessageId
    seat: SeatOrWatcher
    on: bool
    name: Annotated[str, Meta(max_length=24)] = ""


class Renew(Said, tag="renew"):
    """A new secret for a link; the old one opens nothing any more. One's own seat; as the owner, the table's links."""

    id: MessageId
    link: Literal["seat", "invite", "watch", "owner"]
    seat: SeatNumber = 0
    """Which seat, where the link is one of a seat."""


class Rematch(Said, tag="rematch"):
    """After the end: ask for another game with the same people, or answer who asks.

    It begins at a new table once everybody has answered. Bots take the chairs of those who would rather not.
    """

    id: MessageId
    yes: bool = True
    now: bool = False
    """Whoever asks waits no longer: those who have not answered are left out."""


class Resync(Said, tag="resync"):
    """Send everything again."""

    log: int = 0
    """As in `hello`."""


class Ping(Said, tag="ping"):
    """Are you there?"""


FromClient = (
    Hello
    | Answer
    | Why
    | Undo
    | Advise
    | Propose
    | Vote
    | Pause
    | Away
    | Resign
    | Leave
    | Only
    | Rename
    | Ready
    | Colour
    | Swap
    | Say
    | Look
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

FromSeat = (
    Answer | Why | Undo | Advise | Propose | Vote | Pause | Away | Resign | Leave | Only | Rename | Ready | Colour
)
"""What is said for a seat by whoever holds it."""

OfOwner = Start | Settle | Place | Remove | Mute
"""What the owner of a table says about it."""

# What the server says on a table's socket


class Welcome(Said, tag="welcome"):
    """Who one is at this table. Everything one may see follows, an update for each viewer."""

    table: str
    protocol: int
    viewers: list[int]
    """The seats one holds, or -1 for a spectator, -2 for one who sees everything, later. None while those at the table
    are asked whether one may sit down: another `welcome` follows if they agree, a `bye` if not."""
    owner: bool
    now: int = 0
    """What time it is by the server's clock, as `ClockPart` tells time."""
    beat: int = 0
    """So many milliseconds pass at most until the next word, be it a `beat`; 0 if nothing of the kind is promised.
    After twice that in silence the line is dead: connect again."""


class Update(Said, tag="update", omit_defaults=True):
    """What has changed for one viewer. Numbers follow each other; where one is missing, ask for a resync."""

    viewer: int
    number: int
    parts: dict[str, Raw] = {}
    """Parts: `table`, `agenda`, `question`, `clock`, `answered`, `sealed`, `only`, `undo`, `result`, the game's
    `game.…`."""
    whole: bool = False
    """Whether these are all the parts there are, as at the beginning and after a resync."""
    log_from: int = 0
    """How many lines of the log stay; all after them are replaced."""
    log: list[Raw] = []
    """What has happened since: each a `LogLine`. Without it, nothing has."""


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
    """Empty where what was said had none, or could not be read."""
    code: str
    message: Spoken
    text: str
    """The same in English, for programmers."""


class Chat(Said, tag="chat"):
    """Somebody said something; -1 is a spectator."""

    number: int
    """Chats are numbered through; one that comes twice has the same number."""
    seat: int
    name: str
    text: str
    at: int
    """When, in milliseconds since 1970."""


class AdvisedReason(Struct):
    """What speaks for an answer, or against it."""

    kind: str
    """Whether it tells what the answer `gains`, `risks` or `keeps`."""
    message: Spoken


class AdvisedAnswer(Struct):
    """An answer that is advised."""

    choice: str
    """Its notation."""
    worth: float | None
    """The share of the win to be hoped for with it, from 0 to 1; null where there was no time to reckon it."""
    margin: float
    """By how much that may be off."""
    reasons: list[AdvisedReason]
    """None in a game that has no words for them."""


class Advice(Said, tag="advice"):
    """What one would do: the two best answers by a search that knew what is shown to this seat and nothing else."""

    seat: int
    question: int
    """The `number` of the question it is about."""
    answers: list[AdvisedAnswer]
    """The better one first; none if no thought came to its end."""


class Wait(Said, tag="wait"):
    """The database does not answer: what was said is neither done nor refused until it does."""

    on: bool
    """Whether it is so; false once it answers again."""


class Pong(Said, tag="pong"):
    """I am here."""

    now: int = 0
    """As in `welcome`."""


class Beat(Said, tag="beat"):
    """I am here, and the line is alive: said unasked, as often as `welcome` promised."""


class Bye(Said, tag="bye"):
    """The server hangs up."""

    code: str
    text: str


FromServer = Welcome | Update | Done | Refused | Chat | Advice | Wait | Pong | Beat | Bye

# The parts of an update


class Chair(Struct):
    """A seat as all see it."""

    name: str
    """Empty where nobody sits."""
    kind: Literal["open", "person", "bot"]
    bot: str
    """The bot that plays here, also in the place of an absent person."""
    present: bool
    """Whether a person is connected."""
    muted: bool
    resigned: bool
    ready: bool = False
    """Before the game: whether this seat is ready to begin. Bots are."""
    colour: int = 0
    """In which colour it plays, from 0: red, blue, green, yellow, purple, orange."""


class Proposal(Struct):
    """What the people at the table are asked to agree to."""

    what: str
    """`undo`, `end` or `advice`; `seat` if somebody asks for a chair, `watch` if to see all hands; `knock` if before
    the game somebody without an invitation asks to sit down, which anyone who sits there may grant."""
    seat: int
    """Who proposed it; the chair that is asked for; -1 of somebody who wants to watch."""
    agreed: list[int]
    """The seats that have agreed."""
    waiting: list[int]
    """The seats that have still to say."""
    name: str = ""
    """Who asks, where it is nobody of the table."""


class Offer(Struct):
    """Another game, while it is asked who joins in."""

    seat: int
    """Who asks; -1 of an owner without a seat."""
    agreed: list[int]
    declined: list[int]
    waiting: list[int]
    """The people who have not answered."""


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
    """Several people share a device, so races are answered unheard."""
    paused: bool
    alone: bool
    """Nobody is at the table: the bots wait."""
    proposal: Proposal | None
    rematch: str
    """The id of the table where the same people play again; empty if there is none."""
    watch_delay: int = 0
    """By how many seconds those who were let in see all hands later."""
    host: str = ""
    """Whose table it is; empty if nobody knows."""
    offer: Offer | None = None
    """After the end: whether somebody has asked for another game."""
    advice: bool = False
    """Whether one may ask what to do: alone with bots, or once all have agreed to it."""


class Offered(Struct):
    """A choice that is offered."""

    choice: str
    """Its notation: what an `answer` sends."""
    label: Spoken
    target: str
    """What it stands for on a board, as log lines name things; empty if for nothing."""
    clause: str
    """The clause of the rules behind it; empty if it is the question's."""
    ask_twice: bool
    """It cannot be undone lightly: ask whether it is meant."""


class QuestionPart(Struct):
    """The part `question`: what the viewer is asked; null when it is not."""

    number: int
    """What an `answer` names as its `question`."""
    step: str
    """The name of the step of the rules that asks."""
    prompt: Spoken
    clause: str
    """The clause of the rules behind it."""
    patience: str
    """How long an answer deserves to be waited for: `turn`, `reaction` or `talk`."""
    race: bool
    """Whether the first to answer is heard."""
    choices: list[Offered]


class ClockPart(Struct):
    """The part `clock`: when the time for the answer is up, in milliseconds by the server's clock; null without one.

    It is near the time since 1970, and no step of the system's clock changes it: take the difference from the `now` of
    `welcome`, not from a clock of your own.
    """

    until: int
    length: int
    """How long the clock was when it began, in milliseconds."""


class AgendaLine(Struct):
    """A line of the part `agenda`: what happens next, nearest first."""

    title: Spoken
    clause: str


class AccountLine(Struct):
    """A line of the account: what something brought each seat."""

    label: Spoken
    points: list[int]
    """By seat."""


class TieLine(Struct):
    """What was compared among those who were tied, as `label`; nothing is left to compare after the last line."""

    label: Spoken
    figures: list[int]
    """By seat."""
    tied: list[int]
    """The seats that were tied before."""
    left: list[int]
    """The seats that were still ahead after it; one, if it decided."""


class ResultPart(Struct):
    """The part `result`: how it ended; null before. `ended` means by agreement, without scores."""

    scores: list[int]
    """By seat."""
    shares: list[float]
    """Of the win, by seat; 1 for one who won alone."""
    ended: bool
    account: list[AccountLine] = []
    """The scores taken apart line by line; empty where a game has none, or was played under older rules."""
    tied: list[int] = []
    """The seats that share the best score, if several do."""
    ties: list[TieLine] = []
    """What was compared among them, in this order. Where the win is shared, nothing of it decided."""


class LogLine(Struct):
    """A line of the log: what happened, and what moved from where to where on the board."""

    message: Spoken
    thing: str
    """What moved, as the game names it; empty if nothing did."""
    source: str
    target: str
