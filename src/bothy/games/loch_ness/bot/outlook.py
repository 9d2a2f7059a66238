"""Who is ahead in Loch Ness: points, albums, and what the cameras promise where they stand."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_ness.choices import GROUPS
from bothy.games.loch_ness.table import CAMERAS, Loch
from bothy.kernel import Seat, likely_shares

PHOTO: Final = 3.5
"""What a photo is worth before one knows which."""
STANDING: Final = 0.6
"""How much of what a camera promises for the next round it will bring: two of them can still be moved."""
SURE: Final = 1.5
OPEN: Final = 4.0
"""How many points a lead may be off: at the end, and more with each round that is left."""
ROUND: Final = 9
"""How far small Nessie gets in a round."""


def outlook(loch: Loch) -> list[float]:
    """What each seat's share of the win will be."""
    left = max(0, loch.loch_box.end - loch.clock) / ROUND
    odds = next_arrival(loch)
    points = [
        loch.scores[seat] + loch.photo_points(seat) + STANDING * min(left, 1.0) * promised(loch, seat, odds)
        for seat in range(loch.box.seats)
    ]
    return likely_shares(points, SURE + OPEN * left**0.5)


def next_arrival(loch: Loch) -> list[float]:
    """How likely large Nessie comes up at each space next, by three cards of open hands."""
    odds = [0.0] * GROUPS
    odds[loch.nessie] = 1.0
    hands = [loch.hand(seat) for seat in loch.card_players()]
    if loch.box.seats == 2:
        hands.append(loch.third_cards())
    for cards in hands:
        after = [0.0] * GROUPS
        for space in range(GROUPS):
            if odds[space] > 0.0:
                for card in cards:
                    after[(space + card) % GROUPS] += odds[space] / len(cards)
        odds = after
    return odds


def promised(loch: Loch, seat: Seat, odds: list[float]) -> float:
    """What the cameras of a seat may expect of the next round where they stand."""
    box = loch.loch_box
    promise = 0.0
    for camera in range(CAMERAS):
        spot = loch.cameras[seat * CAMERAS + camera]
        if spot >= 0:
            space = spot // 3
            sector = box.sector_of[space]
            likely = sum([odds[other] for other in range(GROUPS) if box.sector_of[other] == sector])
            promise += box.points[camera] * likely + PHOTO * box.photos_at[space] * odds[space]
    return promise
