"""What is asked and answered over HTTP about all that is one's own: tables, keys, results, friends."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from bothy.host.protocol import Secret


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


class OpenPlace(Struct, forbid_unknown_fields=True):
    """Have a place that can be opened on other devices."""

    links: Annotated[list[Link], Meta(max_length=60, description="the links this device has kept until now")] = []
    device: Annotated[str, Meta(max_length=40, description="what the device is called")] = ""
    anew: Annotated[bool, Meta(description="be somebody new, where the cookie's place has a key already")] = False


class PlaceSecret(Struct):
    """A key of a place. It is told only here."""

    secret: str
    until: int = 0
    """Of a code: until when it is good, in milliseconds since 1970."""


class NewCode(Struct, forbid_unknown_fields=True):
    """A code for another device, good once within ten minutes."""

    move: Annotated[bool, Meta(description="whether the place moves there, and all other keys and links end")] = False


class TakePlace(Struct, forbid_unknown_fields=True):
    """Take up a place on this device."""

    secret: Secret
    device: Annotated[str, Meta(max_length=40)] = ""


class TakenPlace(Struct):
    """A place that was taken up; the key of this device is told only here."""

    secret: str
    name: str


class PlaceKey(Struct):
    """What opens a place: a device, or a keepsake."""

    id: str
    kind: str
    name: str
    made: int
    seen: int
    """When it was last used, in milliseconds since 1970, to an hour."""


class EndKey(Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=16)]


class PutAway(Struct, forbid_unknown_fields=True):
    """Put a table away. A game that is not over is given up: alone it ends, with others a bot plays on."""

    table: Annotated[str, Meta(max_length=40)]


class GameResults(Struct):
    """What somebody has played of a game."""

    game: str
    played: int
    won: int
    """Alone or with others."""
    fair: float
    """How many of them one of so many players would win by chance."""


class FriendResults(Struct):
    """What somebody has played with a friend."""

    name: str
    """Empty of somebody who was forgotten."""
    games: int
    won: int
    last: int


class MyTables(Struct):
    """The tables one's links still open."""

    tables: list[MyTable]


class MyPlace(Struct):
    """All that is one's own."""

    name: str
    since: int
    keys: list[PlaceKey]
    this: str
    """The id of the key it was asked by."""
    tables: list[MyTable]
    """Those that were not put away, and the latest that were."""
    away: list[str]
    """The ids of those that were put away."""
    results: list[GameResults]
    friends: list[FriendResults]


class OwnGame(Struct):
    """A table in an export: how it stood, and the journal of a game that is over."""

    table: MyTable
    options: dict[str, str]
    journal: str


class Export(Struct):
    """All that the house keeps of a person."""

    name: str
    since: int
    keys: list[PlaceKey]
    results: list[GameResults]
    friends: list[FriendResults]
    notices: Any
    games: list[OwnGame]
