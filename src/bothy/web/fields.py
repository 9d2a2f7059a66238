"""What the fields of a game's table are like, so that a board that knows no game can lay them out."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from bothy.host import api
from bothy.kernel import Game, Table


@lru_cache
def fields(game: Game[Any]) -> list[api.FieldInfo]:
    """Every field of the table in its order, with who sees it and what its numbers are made of."""
    audiences = {name: field.audience for name, field in game.table_class.fields.items()}
    helpers = {name for audience in audiences.values() for name in audience.helpers()}
    dealt = {seats: game.deal(game.box(seats, game.settle({}), "")) for seats in game.seats}
    return [
        api.FieldInfo(name, cast(api.SeenBy, audience.key()), name in helpers, made_of(name, dealt), audience.size())
        for name, audience in audiences.items()
    ]


def made_of(name: str, dealt: dict[int, Table]) -> api.MadeOf:
    """Whether a field's numbers are just that, masks of seats, other masks, or hold several small numbers each."""
    parts = {seats: table.parts().get(name) for seats, table in dealt.items()}
    some = [part for part in parts.values() if part is not None]
    if not some:
        return "number"
    if some[0][1] > 1:
        return "packed"
    return "seats" if all(part is not None and part[0] == seats for seats, part in parts.items()) else "bits"
