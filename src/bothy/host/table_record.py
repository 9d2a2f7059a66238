"""What is kept of a table besides its journal: who sits where, what was agreed, which links open what."""

from __future__ import annotations

import msgspec

from bothy.host.protocol import BotPace, Pace, Watching


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

    def sealed(self) -> bool:
        """Whether races are heard sealed: by days, and where several seats share a device."""
        return self.pace == "days" or self.hot_seat


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(TableRecord).decode
