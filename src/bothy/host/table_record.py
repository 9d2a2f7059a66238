"""What is kept of a table besides its journal: who sits where, what was agreed, which links open what."""

from __future__ import annotations

import time

import msgspec

from bothy.host.protocol import BotPace, Pace, Watching
from bothy.host.secrets import new_id, new_secret


class SeatRecord(msgspec.Struct):
    """A seat: open, a person's or a bot's."""

    name: str = ""
    secret: str = ""
    """The hash of the seat link's secret; empty while the seat is nobody's."""
    bot: str = ""
    """The bot that plays here; in a person's seat, because the person is away."""
    muted: bool = False
    resigned: bool = False

    @property
    def person(self) -> bool:
        return bool(self.secret)

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here."""
        return not self.secret


class ProposalRecord(msgspec.Struct):
    """Something all people at the table are asked to agree to."""

    what: str
    seat: int
    number: int
    """Where an undo would go back to."""
    agreed: list[int]


class Links(msgspec.Struct):
    """The secrets of a table's own links, as they are told once."""

    owner: str = msgspec.field(default_factory=new_secret)
    invite: str = msgspec.field(default_factory=new_secret)
    watch: str = msgspec.field(default_factory=new_secret)


class TableRecord(msgspec.Struct):
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
    ended: bool = False
    """Ended by agreement, before the rules did."""
    rematch: str = ""
    started: float = 0.0
    address: str = ""
    """A hash of whence it was made, for the limit of tables per address."""

    def again(self) -> TableRecord:
        """The same people, links and agreements at a new table, before its game. Bots leave the seats of people."""
        return msgspec.structs.replace(
            self,
            id=new_id(),
            created=time.time(),
            chairs=[SeatRecord(chair.name, chair.secret, "" if chair.person else chair.bot) for chair in self.chairs],
            options=dict(self.options),
            state="open",
            paused=False,
            proposal=None,
            ended=False,
            rematch="",
            started=0.0,
        )

    def sealed(self) -> bool:
        """Whether races are heard sealed: by days, and where several seats share a device."""
        return self.pace == "days" or self.hot_seat


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(TableRecord).decode
