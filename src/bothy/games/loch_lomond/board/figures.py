"""What the board shows besides the fields: whose turn it is, how everybody stands, and what is printed on the cards."""

from __future__ import annotations

from bothy.games.loch_lomond.box import ROUNDS
from bothy.games.loch_lomond.choices import place_name
from bothy.games.loch_lomond.table import WITCH, Loch
from bothy.games.loch_lomond.turn import EndTurn, NextTurn
from bothy.kernel import NOTHING, Seat, Sight


def figures(sight: Sight[Loch]) -> dict[str, object]:
    """`totals` and `leaders` tell how everybody stands (L52), nobody leading before the first count.

    `values` are those of the cards, by their place in CARD_NAMES, and `monsters` the Monsters among them (L02).
    """
    loch = sight.table
    return {
        "rounds": ROUNDS,
        "turn_of": turn_of(sight),
        "totals": [loch.total(seat) for seat in loch.lomond_box.all_seats],
        "leaders": loch.leaders() if loch.book else [],
        "witches": witches(loch),
        "values": loch.lomond_box.values,
        "monsters": loch.lomond_box.monsters,
    }


def turn_of(sight: Sight[Loch]) -> Seat:
    """L09: whose turn it is, as the agenda tells; NOTHING between rounds."""
    for step in sight.agenda:
        if isinstance(step, (EndTurn, NextTurn)):
            return step.seat
    return NOTHING


def witches(loch: Loch) -> list[str]:
    """L39: the places where a Witch lies face up, as targets name them."""
    return [
        f"clan:{place_name(seat, slot)}"
        for seat in loch.lomond_box.all_seats
        if loch.up[seat]
        for slot in loch.slots(seat)
        if loch.clans[seat][slot] == WITCH and loch.is_up(seat, slot)
    ]
