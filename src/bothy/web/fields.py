"""What the fields of a game's table are like, so that a board that knows no game can lay them out."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bothy.host import api
from bothy.kernel import Game
from bothy.kernel.table import Audience, Bag, Hand, Own, Seen, Table


@lru_cache
def fields(game: Game[Any]) -> list[api.FieldInfo]:
    """Every field of the table in its order, with who sees it and what its numbers are made of."""
    audiences = game.table_class.audiences
    helpers = {name for audience in audiences.values() for name in masks_of(audience)}
    dealt = {seats: game.deal(game.box(seats, game.settle({}), "")) for seats in game.seats}
    return [
        api.FieldInfo(name, seen_by(audience), name in helpers, made_of(name, dealt), size_of(audience))
        for name, audience in audiences.items()
    ]


def masks_of(audience: Audience) -> list[str]:
    """The fields that only say who has seen another, or what its back is."""
    if not isinstance(audience, Seen):
        return []
    return [name for name in (audience.knows, audience.shows, audience.backs) if name]


def seen_by(audience: Audience) -> api.SeenBy:
    if isinstance(audience, Own):
        return "own"
    if isinstance(audience, Seen):
        return "some"
    if isinstance(audience, Hand):
        return "hand"
    return "nobody" if isinstance(audience, Bag) else "all"


def size_of(audience: Audience) -> str:
    return audience.size if isinstance(audience, Hand) else ""


def made_of(name: str, dealt: dict[int, Table]) -> api.MadeOf:
    """Whether a field's numbers are just that, masks of seats, other masks, or hold several small numbers each."""
    parts = {seats: table.parts().get(name) for seats, table in dealt.items()}
    some = [part for part in parts.values() if part is not None]
    if not some:
        return "number"
    if some[0][1] > 1:
        return "packed"
    return "seats" if all(part is not None and part[0] == seats for seats, part in parts.items()) else "bits"
