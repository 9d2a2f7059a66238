"""What somebody is told while they are elsewhere. It holds what a spectator sees, and no link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from msgspec import Struct

from bothy.games import find
from bothy.host.notices.api import NoticeKind
from bothy.locales import Speech

KINDS: Final[tuple[NoticeKind, ...]] = get_args(NoticeKind)
SENTENCES: Final[dict[NoticeKind, str]] = {
    "turn": "notice-turn",
    "begun": "notice-begun",
    "rematch": "notice-rematch",
}
TO_ROOMS: Final[dict[NoticeKind, str]] = {
    "turn": "notice-turn.room",
    "begun": "notice-begun.room",
    "rematch": "notice-rematch.room",
}
LONGEST: Final = 28 * 86_400.0
"""After so many seconds nobody need be told any more."""


class Notice(Struct, frozen=True):
    """Something a person is to be told of a table."""

    kind: NoticeKind
    table: str
    game: str
    name: str
    """What the person is called there."""
    others: tuple[str, ...]
    """Who else sits there; without a name whoever was forgotten."""
    until: float
    """When it is too late, in seconds since 1970; 0 without a clock."""
    watched: bool
    """Whether the table lets anybody watch: else no room is told of it."""

    def told(self, language: str, now: float) -> Told:
        """The notice in words."""
        speech = Speech(language if language in ("en", "fr") else "en")
        game = find(self.game).name
        return Told(
            speech.text(SENTENCES[self.kind], game=game),
            speech.text("notice-with", names=listed(self.others, speech)) if self.others else "",
            speech.text(TO_ROOMS[self.kind], game=game, name=self.name) if self.watched else "",
            f"/t/{self.table}",
            self.table,
            max(min(self.until - now, LONGEST), 60.0) if self.until else LONGEST,
        )


class Told(Struct, frozen=True):
    """What is handed to a carrier, in the language of whoever is told."""

    title: str
    text: str
    room: str
    """What a room full of others is told; empty if nothing."""
    path: str
    """Where it leads to, in the house."""
    tag: str
    """What a later one with the same tag takes the place of."""
    seconds: float
    """For so long it is worth being told."""
    withdrawn: bool = False
    """Whether it only takes back what was told by this tag."""


def withdrawal(table: str) -> Told:
    """Takes back what was told of a table."""
    return Told("", "", "", f"/t/{table}", table, LONGEST, withdrawn=True)


def listed(names: Sequence[str], speech: Speech) -> str:
    """Tom, Isla and Jun."""
    *first, last = [name or speech.plain("somebody") for name in names]
    return speech.text("notice-names", first=", ".join(first), last=last) if first else last
