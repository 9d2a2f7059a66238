"""Setting the table of Monsters of Loch Lomond for a story."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from bothy.games.loch_lomond import GAME
from bothy.games.loch_lomond.choices import Slot
from bothy.games.loch_lomond.scene import TOKENS, card_named, short_name
from bothy.games.loch_lomond.table import KINDS, Loch
from bothy.kernel import NOTHING, Position, Race
from bothy.kernel.scene import read_table
from stories import bring, say

__all__ = ["GAME", "NO_CHAIN", "clan", "deal", "kind", "loch", "name", "open_pile", "quiet", "seen_by"]

NO_CHAIN: Final = {"chain": "off"}
kind = card_named
name = short_name


def loch(
    clans: Sequence[str],
    options: Mapping[str, str] | None = None,
    *,
    open: str = "peasant",
    seen: Mapping[str, Sequence[int]] | None = None,
    held: str = "",
    top: str = "",
    **fields: object,
) -> Loch:
    """A table in its first round, seat 0 having the first turn, told in the words of a scene.

    A clan is told by its cards, place by place; `seen` says which seats have seen a card, as in `{"1/3": [0]}` for
    the third card of the first clan; `held` is what seat 0 has drawn, and `top` lies on top of the Closed pile, where
    nobody has seen it yet.
    """
    lines = [f"loch-lomond, {len(clans)} seats"]
    lines += [f"option {key} {value}" for key, value in (options or {}).items()]
    lines += [f"clan {number}: {words}" for number, words in enumerate(clans, 1)]
    lines += [f"seen {place}: {spaced(seats)}" for place, seats in (seen or {}).items()]
    lines += [f"{word}: {told}" for word, told in (("open", open), ("held", held), ("top", top)) if told]
    for field, value in fields.items():
        if field in (*TOKENS, "gone"):
            lines.append(f"{field}: {spaced(value)}")
        else:
            lines.append(f"{field} = {json.dumps(value)}")
    table = read_table(GAME, "\n".join(lines))
    table.left = sum(table.closed) + (table.top != NOTHING)
    return table


def spaced(values: object) -> str:
    """Numbers as a scene takes them."""
    assert isinstance(values, Sequence)
    return " ".join(map(str, values))


def deal(position: Position[Loch], *clans: str) -> None:
    """Chance deals these clans, row by row."""
    for words in clans:
        cards = [kind(word) for word in words.split()]
        bring(position, cards[0] * KINDS + cards[1], cards[2] * KINDS + cards[3])


def clan(table: Loch, seat: int) -> str:
    """The cards of a clan, as `loch` takes them."""
    return " ".join(
        name(card) + ("^" if card != NOTHING and table.is_up(seat, Slot(slot)) else "")
        for slot, card in enumerate(table.clans[seat])
    )


def open_pile(table: Loch) -> str:
    """The Open pile from the bottom to the top."""
    return " ".join(name(card) for card in table.open)


def seen_by(table: Loch, place: str) -> list[int]:
    """The seats that have seen a card."""
    owner, _, slot = place.partition("/")
    mask = table.knows[int(owner) - 1][int(slot) - 1]
    return [seat for seat in range(table.box.seats) if mask >> seat & 1]


def quiet(position: Position[Loch], *windows: int) -> None:
    """Nobody calls Shoo!!, in this window or in so many after each other."""
    for _ in range(windows[0] if windows else 1):
        assert isinstance(position.step(), Race), position.step()
        for seat in position.asking():
            say(position, seat, "pass")
