"""Positions stored under older rules versions, as they would be stored now."""

from __future__ import annotations

from typing import cast

from bothy.games.loch_lomond.table import BABIES


def upgraded(data: dict[str, object]) -> dict[str, object]:
    """Version 2 asked again where a second Witch, or a Selkie besides a Witch, may be found, and stored the same.

    Version 3: Baby Monster Tokens that were put aside are in the stock again, and a turn keeps in mind whether its seat
    has got a card that it knows.
    """
    table = dict(cast(dict[str, object], data["table"]))
    stock, gone = list(cast(list[int], table["stock"])), list(cast(list[int], table["gone"]))
    stock[BABIES] += gone[BABIES]
    gone[BABIES] = 0
    return {**data, "rules": 3, "table": {**table, "stock": stock, "gone": gone, "received": 0}}
