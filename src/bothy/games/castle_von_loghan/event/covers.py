"""Covers: which card of the story can be read, here and now."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.castle_von_loghan.content.rows import Cover
from bothy.games.castle_von_loghan.table import Castle
from bothy.kernel.table import NOTHING


def card_here(castle: Castle) -> int:
    """V26: the card of the story whose cover has been met by entering this room; NOTHING if there is none.

    Of several, one that names the room goes before one that names its colour, and that before one for any room.
    """
    here = [card for card in castle.open_cards() if is_met(castle, castle.castle_box.rows.story[card].cover)]
    return min(here, key=lambda card: (castle.castle_box.rows.story[card].cover.rank(), card)) if here else NOTHING


def is_met(castle: Castle, cover: Cover) -> bool:
    """Whether the room the group is in is one of those on a cover."""
    return (
        cover.at == "room"
        and (not cover.rooms or castle.group in cover.rooms)
        and (cover.colour < 0 or cover.colour == castle.colour(castle.group))
        and len(castle.clean) >= cover.clean
    )


def card_at(castle: Castle, at: str, bosses: Sequence[str] = ()) -> int:
    """The first open card of the story whose cover says that now is the time; NOTHING if none does."""
    for card in castle.open_cards():
        cover = castle.castle_box.rows.story[card].cover
        if cover.at != at or (cover.boss and cover.boss not in bosses):
            continue
        if at != "next" or castle.pages[-1] in cover.after_cards:
            return card
    return NOTHING
