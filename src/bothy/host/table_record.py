"""What is kept of a table besides its journal: who sits where, what was agreed, which links open what.

During an upgrade an older and a newer process keep the same records in turn: what an older one does not know of a
record it keeps as it found it.
"""

from __future__ import annotations

import time
from typing import Any, Literal, get_args

import msgspec

from bothy.host.protocol import BotPace, Pace, Watching
from bothy.host.secrets import new_id, new_secret


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of what is kept."""

    beyond: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """What a newer process has put here, and this one knows nothing of."""


class SeatRecord(Record):
    """A seat: open, a person's or a bot's."""

    name: str = ""
    secret: str = ""
    """The hash of the seat link's secret; empty while the seat is nobody's."""
    bot: str = ""
    """The bot that plays here; in a person's seat, because the person is away."""
    muted: bool = False
    resigned: bool = False
    who: str = ""
    """The person, by their cookie; empty if nobody said."""
    left: float = 0.0
    """By days: when whoever holds it was last seen to go; 0 if never."""
    only: list[str] = []
    """The subjects of races that whoever sits here wants to be asked about; empty for all."""
    ready: bool = False
    """Before the game: whether whoever holds it is ready to begin."""
    colour: int = -1
    """Which of the colours was chosen for it; -1 for that of its place."""

    @property
    def person(self) -> bool:
        return bool(self.secret)

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        return "person" if self.person else "bot" if self.bot else "open"

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here."""
        return not self.secret


class ProposalRecord(Record):
    """Something all people at the table are asked to agree to."""

    what: str
    seat: int
    """Who proposed it; of a `seat` the chair that is asked for; -1 of one who would watch."""
    number: int
    """Where an undo would go back to."""
    agreed: list[int]
    name: str = ""
    """Who asks, where it is nobody of the table."""
    who: str = ""
    secret: str = ""
    """The hash of the link that opens the chair once all agree."""


class RematchRecord(Record):
    """After the end: somebody asks for another game."""

    seat: int
    """Who asks; -1 of an owner without a seat."""
    agreed: list[int]
    declined: list[int]


class Coming(Record):
    """Somebody came, went or took a chair, as the log tells it."""

    rows: int
    """After how many rows of the journal."""
    number: int
    """After how many answers and outcomes."""
    id: str
    values: dict[str, int | str]


class ClockRecord(Record):
    """What was left on a clock when its table was handed over."""

    rows: int
    """After how many rows of the journal that question was asked."""
    left: float
    """In seconds."""
    glass: str = ""
    """The stretch of the game that the clock was for, if it was an hourglass."""


class Links(msgspec.Struct):
    """The secrets of a table's own links, as they are told once."""

    owner: str = msgspec.field(default_factory=new_secret)
    invite: str = msgspec.field(default_factory=new_secret)
    watch: str = msgspec.field(default_factory=new_secret)


class TableRecord(Record):
    """A table as it is stored."""

    id: str
    game: str
    chairs: list[SeatRecord]
    options: dict[str, str]
    owner: str
    invite: str
    watch: str
    created: float
    pack: str = ""
    pace: Pace = "normal"
    bot_pace: BotPace = "brisk"
    public: bool = False
    watching: Watching = "blind"
    watch_delay: int = 120
    hot_seat: bool = False
    state: str = "open"
    paused: bool = False
    proposal: ProposalRecord | None = None
    waiting: list[ProposalRecord] = []
    """What others ask who do not play, in the order they came: brought up once what is asked now is answered."""
    ended: bool = False
    """Ended by agreement, before the rules did."""
    rematch: str = ""
    offer: RematchRecord | None = None
    """Another game, while it is asked who joins in."""
    started: float = 0.0
    address: str = ""
    """A hash of whence it was made, for the limit of tables per address."""
    maker: str = ""
    """Who made it, by the cookie, for the limit of tables per person."""
    owned_by: str = ""
    """The person whose table it is; empty of tables from before that was kept."""
    host: str = ""
    """What that person was called when the table was made."""
    seen: dict[str, list[int]] = {}
    """Whose hands each person has seen since the first deal."""
    let_in: list[str] = []
    """The people who may see all hands of the game in progress."""
    muted: list[str] = []
    removed: list[str] = []
    """Who may not chat, and who may not come back: people, and addresses with `@` before them."""
    names: dict[str, str] = {}
    """Whose each name is here, by what all names that look like it have in common."""
    comings: list[Coming] = []
    advice: list[str] = []
    """The hashes of the links of those who have agreed that everybody may ask what to do."""
    scene: str = ""
    """What its game begins with, if it is not a new one. What is hidden stands in it, too: nobody is told it."""
    clock: ClockRecord | None = None
    """What is left of the time of the question, where the table was handed over in order."""

    def again(self) -> TableRecord:
        """The same people, links and agreements at a new table, before a new game. Bots leave the seats of people."""
        return msgspec.structs.replace(
            self,
            id=new_id(),
            created=time.time(),
            chairs=[
                SeatRecord(
                    chair.name,
                    chair.secret,
                    "" if chair.person else chair.bot,
                    chair.muted,
                    who=chair.who,
                    colour=chair.colour,
                )
                for chair in self.chairs
            ],
            options=dict(self.options),
            state="open",
            paused=False,
            proposal=None,
            waiting=[],
            ended=False,
            rematch="",
            offer=None,
            started=0.0,
            seen={},
            let_in=[],
            muted=list(self.muted),
            removed=list(self.removed),
            names=dict(self.names),
            comings=[],
            advice=[],
            scene="",
            clock=None,
            beyond=msgspec.UNSET,
        )

    def held(self) -> list[int]:
        """The seats of people who have not given up."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.resigned]

    def asked(self) -> list[ProposalRecord]:
        """What is asked now, and after it what waits to be."""
        return [*([self.proposal] if self.proposal is not None else []), *self.waiting]

    def free_for(self, person: str) -> list[int]:
        """The seats where this person may sit down: who has seen a hand of the game has no other chair than that."""
        free = [seat for seat, chair in enumerate(self.chairs) if chair.free]
        seen = self.seen.get(person, []) if person else []
        return [seat for seat in free if [seat] == seen] if seen else free

    def finish(self, ended: bool) -> None:
        """The game is over, by the rules or because it was `ended`: nothing is asked any more."""
        self.state, self.ended, self.proposal, self.waiting = "finished", ended, None, []

    def remember_sight(self, person: str, *viewers: int) -> None:
        """From now on this person has seen what these viewers see."""
        if person:
            self.seen[person] = sorted({*self.seen.get(person, []), *viewers})

    def sealed(self) -> bool:
        """Whether races are heard sealed: by days, and where several seats share a device."""
        return self.pace == "days" or self.hot_seat


BEYOND = b'"beyond":{'
"""How that is begun in JSON, where a quotation mark within a text has a backslash before it."""
encode_known = msgspec.json.Encoder().encode
decode_known = msgspec.json.Decoder(TableRecord).decode


def encode(record: TableRecord) -> bytes:
    """As it is stored: what a newer process has put in stands where that one looks for it."""
    data = encode_known(record)
    return encode_known(put_back(msgspec.json.decode(data))) if BEYOND in data else data


def decode(data: bytes | str) -> TableRecord:
    try:
        return decode_known(data)
    except msgspec.ValidationError:  # there is something unknown in it
        return msgspec.convert(set_apart(msgspec.json.decode(data), TableRecord), TableRecord)


def set_apart(told: Any, kind: Any) -> Any:
    """What was told of something of this kind, all that is unknown put beside it."""
    kinds = [one for one in (kind, *get_args(kind)) if isinstance(one, type) and issubclass(one, Record)]
    if kinds and isinstance(told, list):
        return [set_apart(one, kinds[0]) for one in told]
    if not kinds or not isinstance(told, dict):
        return told
    known = {field.name: field.type for field in msgspec.structs.fields(kinds[0])}
    found = {name: set_apart(value, known[name]) for name, value in told.items() if name in known}
    beyond = {name: value for name, value in told.items() if name not in known}
    return {**found, "beyond": beyond} if beyond else found


def put_back(told: Any) -> Any:
    """What was put beside something is in it again."""
    if isinstance(told, list):
        return [put_back(one) for one in told]
    if not isinstance(told, dict):
        return told
    beyond = told.get("beyond")
    if not isinstance(beyond, dict):
        return {name: put_back(value) for name, value in told.items()}
    return {name: put_back(value) for name, value in told.items() if name != "beyond"} | beyond
