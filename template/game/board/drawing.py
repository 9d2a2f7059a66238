"""Cairn as text."""

from __future__ import annotations

from bothy.games.cairn.table import Moor
from bothy.kernel.game import Say
from bothy.kernel.message import Message
from bothy.kernel.sight import Sight
from bothy.kernel.table import UNSEEN


def draw(sight: Sight[Moor], say: Say) -> str:
    moor = sight.table
    lines = [say(Message("cairn-round-number", {"round": moor.round}))]
    for seat, hand in enumerate(moor.hands):
        stones = " ".join("?" if stone == UNSEEN else str(stone + 1) for stone in hand)
        laid = "" if moor.laid[seat] < 0 else str(moor.laid[seat] + 1)
        values: dict[str, int | str] = {"seat": seat, "points": moor.scores[seat], "stones": stones, "laid": laid}
        lines.append("  " + say(Message("cairn-seat", values)))
    return "\n".join(lines)
