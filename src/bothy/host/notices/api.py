"""What is asked and answered over HTTP about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bothy.host.protocol import Secret

NoticeKind = Literal["turn", "begun", "rematch"]
Ring = Literal["usual", "always", "never"]
NoticeLanguage = Literal["en", "fr"]
Zone = Annotated[str, Meta(min_length=1, max_length=60, description="the name of a time zone, as `Europe/London`")]


class MyNotices(Struct):
    """How one wishes to be called back while one is elsewhere, and what there is to wish for in this house."""

    key: str
    """The key by which browsers know the house that calls them, for `pushManager.subscribe`; empty without push."""
    mails: bool
    """Whether the house sends mail."""
    feeds: bool
    rooms: list[str]
    """The hosts whose chat rooms may be told something; `*` for all. Empty without."""
    kinds: list[NoticeKind]
    """What one wishes to be told."""
    quiet: bool
    """Whether there are hours in which one is not called."""
    quiet_from: int
    quiet_to: int
    """In minutes since midnight."""
    zone: str
    """Where it is midnight: the name of a time zone."""
    devices: int
    """How many browsers of one's own are called."""
    mail: str
    mail_confirmed: bool
    """Whether whoever reads the address has confirmed that they want mail."""
    room: str
    """The webhook of a chat room that is told."""
    feed: str
    """The secret in the addresses `/api/feeds/{secret}/turns.atom` and `turns.ics`; empty without a feed."""


class NoticeWishes(Struct, forbid_unknown_fields=True):
    """What one wishes to be told, and when not."""

    kinds: Annotated[list[NoticeKind], Meta(max_length=8)]
    quiet: bool
    quiet_from: Annotated[int, Meta(ge=0, le=1439, description="in minutes since midnight")]
    quiet_to: Annotated[int, Meta(ge=0, le=1439)]
    zone: Zone
    language: NoticeLanguage


class NewDevice(Struct, forbid_unknown_fields=True):
    """A browser that lets itself be called: its subscription to push messages."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=120)]
    auth: Annotated[str, Meta(min_length=1, max_length=60)]
    zone: Zone
    language: NoticeLanguage


class OldDevice(Struct, forbid_unknown_fields=True):
    """A browser that is no longer to be called."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class MailWish(Struct, forbid_unknown_fields=True):
    """An address for mail. It is asked first whether it wants any; an empty one ends it."""

    address: Annotated[str, Meta(max_length=254)]
    language: NoticeLanguage


class RoomWish(Struct, forbid_unknown_fields=True):
    """The webhook of a chat room; an empty one ends it."""

    address: Annotated[str, Meta(max_length=1000)]


class FeedWish(Struct, forbid_unknown_fields=True):
    """A new address for a feed of one's turns, which ends the old one; or none any more."""

    on: bool


class Confirmation(Struct, forbid_unknown_fields=True):
    """What stands after `#` in the link of a mail that asks."""

    secret: Secret


class Ringing(Struct, forbid_unknown_fields=True):
    """Whether one is called for a table: as usual, that is by days; always; or never."""

    ringing: Ring


class Tried(Struct):
    """To how many addresses something was sent."""

    addresses: int
