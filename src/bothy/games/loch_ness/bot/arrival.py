"""Where Nessie will come up, as far as a seat can tell: by cards it knows, and by where others put their cameras."""

from __future__ import annotations

import math
from typing import Final

from bothy.games.loch_ness.choices import GROUPS, CameraNumber, SpaceNumber
from bothy.games.loch_ness.table import BAGPIPES, CAMERAS, PHOTO_SHOP, PUB, THREE, WHITE, Loch
from bothy.kernel import Seat

PHOTO: Final = 3.5
"""What a photo is worth before one knows which."""
STANDING: Final = 0.8
"""How much a camera that has not moved yet tells of its owner's card, beside one that has."""
TRUST: Final = 0.7
"""How often cameras tell anything at all: others may bluff, or not know what they do."""
LURED: Final = 0.8
"""How often the bagpipes will lure her where they can."""
DECK: Final = 8
"""Cards go from 0 to 7."""


class Arrival:
    """How likely she comes up at each space, and in the sector of each space."""

    def __init__(self, loch: Loch, exact: list[float]) -> None:
        self.exact = exact
        sector_of = loch.loch_box.sector_of
        sums = [0.0] * GROUPS
        for space in range(GROUPS):
            sums[sector_of[space]] += exact[space]
        self.sector = [sums[sector_of[space]] for space in range(GROUPS)]


def alike(cards: list[int]) -> list[float]:
    """Weights of cards that are all as likely."""
    weights = [0.0] * DECK
    for card in cards:
        weights[card] = 1.0 / len(cards)
    return weights


def shifted(odds: list[float], weights: list[float]) -> list[float]:
    """Where she will be after a card with these weights."""
    after = [0.0] * GROUPS
    for card in range(DECK):
        weight = weights[card]
        if weight > 0.0:
            for space in range(GROUPS):
                after[(space + card) % GROUPS] += odds[space] * weight
    return after


def at_nessie(loch: Loch) -> list[float]:
    odds = [0.0] * GROUPS
    odds[loch.nessie] = 1.0
    return odds


def third_card(loch: Loch, odds: list[float]) -> list[float]:
    """With the third card of a game for two."""
    if loch.box.seats > 2:
        return odds
    return shifted(odds, alike([loch.third] if loch.third >= 0 else loch.third_cards()))


def without(loch: Loch, seat: Seat) -> list[float]:
    """Where she would be by all cards but that of one seat, if they were all alike to it."""
    odds = third_card(loch, at_nessie(loch))
    for other in loch.card_players():
        if other != seat:
            odds = shifted(odds, alike(loch.hand(other)))
    return odds


def beside(loch: Loch, me: Seat, reading: float) -> list[float]:
    """Where she would be by all cards but the own, as far as others can be read."""
    odds = third_card(loch, at_nessie(loch))
    for seat in loch.card_players():
        if seat != me:
            odds = shifted(odds, believed(loch, me, seat, reading))
    return odds


def arrival(loch: Loch, me: Seat, reading: float, coy: bool) -> Arrival:
    """Where she will come up, to a seat that reads others' cards with this much trust in their cameras; 0 for none.

    Who is coy goes by a few cards that its own may be taken for, so that its cameras do not tell which it is. Among
    two that costs more than it hides: there is but one to read them, and a third card that nobody chose.
    """
    odds = third_card(loch, at_nessie(loch))
    for seat in loch.card_players():
        if seat == me and coy and loch.box.seats > 2 and loch.laid[seat] >= 0:
            odds = shifted(odds, alike(passing_for(loch, seat)))
        else:
            odds = shifted(odds, believed(loch, me, seat, reading))
    return Arrival(loch, odds)


def with_card(loch: Loch, base: list[float], card: int) -> Arrival:
    """The same with one card that is certain, beside others."""
    return Arrival(loch, shifted(base, alike([card])))


def passing_for(loch: Loch, seat: Seat) -> list[int]:
    """The cards of the hand that are low like the one that was laid, or high like it; what is low changes."""
    low = 2 + (loch.round + seat) % 2
    laid = loch.laid[seat]
    return [card for card in loch.hand(seat) if (card <= low) == (laid <= low)]


def believed(loch: Loch, me: Seat, seat: Seat, reading: float) -> list[float]:
    """What the card of a seat may be: the one that is known, else any of its hand, by how well it suits its cameras."""
    laid = loch.laid[seat]
    if laid >= 0:
        return alike([laid])
    hand = loch.hand(seat)
    if seat == me or reading <= 0.0:
        return alike(hand)
    base = without(loch, seat)
    suits = [suiting(loch, seat, with_card(loch, base, card)) for card in hand]
    most = max(suits)
    weights = [0.0] * DECK
    total = 0.0
    for place, card in enumerate(hand):
        weights[card] = math.exp((suits[place] - most) * reading)
        total += weights[card]
    even = alike(hand)
    return [TRUST * weights[card] / total + (1.0 - TRUST) * even[card] for card in range(DECK)]


def suiting(loch: Loch, seat: Seat, where: Arrival) -> float:
    """How well it suits the cameras of a seat; those it has put up since it laid its card tell most."""
    total = 0.0
    base = seat * CAMERAS
    for camera in range(CAMERAS):
        spot = loch.cameras[base + camera]
        if spot >= 0:
            told = 1.0 if loch.round <= 1 or loch.moved >> (base + camera) & 1 else STANDING
            total += told * worth(loch, seat, CameraNumber(camera), SpaceNumber(spot // 3), where, PHOTO)
    if loch.white >= 0 and loch.reporters[seat] == PUB:
        told = 1.0 if loch.moved >> len(loch.cameras) & 1 else STANDING
        total += told * worth(loch, seat, WHITE, SpaceNumber(loch.white // 3), where, PHOTO)
    return total


def worth(loch: Loch, seat: Seat, camera: CameraNumber, space: SpaceNumber, where: Arrival, photo: float) -> float:
    """What a camera beside a space may expect: its points in the sector, photos of its own space."""
    box = loch.loch_box
    points = box.points[camera]
    if camera == THREE and loch.reporters[seat] == PHOTO_SHOP:
        points = box.shop_points
    likely, exact = where.sector[space], where.exact[space]
    if loch.reporters[seat] == BAGPIPES:
        before = (space - 1) % GROUPS
        lured = LURED * where.exact[before]
        exact += lured
        if box.sector_of[before] != box.sector_of[space]:
            likely += lured
    return points * likely + photo * box.photos_at[space] * exact
