"""How far Nessie may swim, reckoned from what one viewer has seen."""

from __future__ import annotations

from bothy.games.loch_ness.table import Loch
from bothy.kernel import NOTHING, Seat


def knows(mask: int, viewer: Seat) -> bool:
    """Whether a mask of seats holds this one; a spectator knows what all do."""
    return mask < 0 if viewer < 0 else mask >> viewer & 1 == 1


def cards_known(loch: Loch, viewer: Seat) -> list[list[int]]:
    """For each of the three cards, what it may be as far as a viewer has seen: of a whole table or of its sight."""
    found: list[list[int]] = []
    for seat in loch.card_players():
        card = loch.laid[seat]
        found.append([card] if card != NOTHING and knows(loch.laid_knows[seat], viewer) else loch.hand(seat))
    if loch.box.seats == 2:
        seen = loch.third != NOTHING and knows(loch.third_knows, viewer)
        found.append([loch.third] if seen else loch.third_cards())
    return found


def ways(cards: list[list[int]]) -> dict[int, int]:
    """In how many ways these cards come to each sum."""
    found = {0: 1}
    for some in cards:
        further: dict[int, int] = {}
        for total, count in found.items():
            for card in some:
                further[total + card] = further.get(total + card, 0) + count
        found = further
    return found


def most_likely(found: dict[int, int]) -> int:
    """The sum with the most ways, if it is one of several and no other has as many; else NOTHING."""
    most = max(found.values())
    best = [total for total, count in found.items() if count == most]
    return best[0] if len(best) == 1 < len(found) else NOTHING
