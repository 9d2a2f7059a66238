"""The knack of rules version 1, kept as a bot of the lab: it lays the card that suits the cameras that stand now."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_ness.actions import Bagpipes, ChooseAction, Church, Pub
from bothy.games.loch_ness.cameras import CameraSpot
from bothy.games.loch_ness.choices import (
    ACTION,
    BLIND,
    GROUPS,
    PASS,
    USE,
    Bid,
    Camera,
    CameraNumber,
    Card,
    Look,
    SpaceNumber,
    Spot,
    SpotNumber,
    Take,
)
from bothy.games.loch_ness.photos import TakePhotos
from bothy.games.loch_ness.setting_up import PlaceBlocker
from bothy.games.loch_ness.storm import PlaceFive, SealedBids
from bothy.games.loch_ness.table import (
    BAGPIPES,
    CAMERAS,
    CASTLE,
    CHURCH,
    DISTILLERY,
    FIVE,
    HOTEL,
    OWN_CAMERAS,
    PHOTO_SHOP,
    PUB,
    THREE,
    WHITE,
    Loch,
    ahead,
)
from bothy.kernel import UNSEEN, Choice, Luck, Seat, Sight

PHOTO: Final = 3.5
"""What a photo is worth before one knows which."""
PREFERENCE: Final = [BAGPIPES, PUB, PHOTO_SHOP, CASTLE, CHURCH, DISTILLERY, HOTEL]
ROUND: Final = 9
"""How far small Nessie gets in a round."""


def choose(sight: Sight[Loch], choices: list[Choice], seed: int) -> Choice:
    """One of the choices, for the viewer of this sight."""
    loch, seat = sight.table, sight.viewer
    step = sight.agenda[-1]
    if len(choices) == 1:
        return choices[0]
    if isinstance(step, ChooseAction):
        return favourite_action(loch, seat, choices)
    if isinstance(choices[0], Card):
        return best_card(loch, seat, choices)
    if isinstance(step, TakePhotos):
        return best_photo(loch, seat, choices)
    if isinstance(step, SealedBids):
        return fair_bid(loch, choices, seed)
    if isinstance(step, Bagpipes):
        return USE if lead(loch, seat, ahead(loch.nessie, 1)) > lead(loch, seat, loch.nessie) else PASS
    if isinstance(step, Church):
        return choices[0] if isinstance(choices[0], Look) else PASS
    if isinstance(step, CameraSpot):
        return best_spot(loch, seat, step.camera, choices)
    if isinstance(step, Pub):
        return best_spot(loch, seat, WHITE, choices)
    if isinstance(step, PlaceFive):
        return best_spot(loch, seat, FIVE, choices)
    if isinstance(choices[0], Camera):
        return best_camera(loch, seat, choices)
    if isinstance(step, PlaceBlocker):
        return choices[Luck(seed).below(len(choices))]
    return choices[0]


# Where she will come up


def cards_of(loch: Loch, seat: Seat) -> list[int]:
    """What the card of a seat may be: the one that is known, or any of its hand."""
    laid = loch.laid[seat]
    return [laid] if laid >= 0 else loch.hand(seat)


def arrival(loch: Loch, me: Seat, my_card: int) -> list[float]:
    """How likely large Nessie comes up at each space; `my_card` is UNSEEN while it is open."""
    odds = [0.0] * GROUPS
    odds[loch.nessie] = 1.0
    for seat in loch.card_players():
        odds = shifted(odds, [my_card] if seat == me and my_card != UNSEEN else cards_of(loch, seat))
    if loch.box.seats == 2:
        odds = shifted(odds, [loch.third] if loch.third >= 0 else loch.third_cards())
    return odds


def shifted(odds: list[float], cards: list[int]) -> list[float]:
    """The same after a card that is one of these, all alike."""
    share = 1.0 / len(cards)
    after = [0.0] * GROUPS
    for space in range(GROUPS):
        if odds[space] > 0.0:
            for card in cards:
                after[(space + card) % GROUPS] += odds[space] * share
    return after


def worth(loch: Loch, seat: Seat, camera: CameraNumber, spot: SpotNumber, odds: list[float]) -> float:
    """What a camera on a spot may expect: its points in the sector, photos at its own space."""
    box = loch.loch_box
    space = spot // 3
    points = box.points[camera]
    if camera == THREE and loch.reporters[seat] == PHOTO_SHOP:
        points = box.shop_points
    sector = box.sector_of[space]
    likely = 0.0
    for other in range(GROUPS):
        if box.sector_of[other] == sector:
            likely += odds[other]
    exact = odds[space]
    if loch.reporters[seat] == BAGPIPES:
        exact += odds[(space - 1) % GROUPS]
    return points * likely + PHOTO * box.photos_at[space] * exact


# Cameras


def best_spot(loch: Loch, seat: Seat, camera: CameraNumber, choices: list[Choice]) -> Choice:
    odds = arrival(loch, seat, UNSEEN)
    best, most = choices[0], -1.0
    for choice in choices:
        if isinstance(choice, Spot):
            value = worth(loch, seat, camera, choice.spot, odds)
            if value > most:
                best, most = choice, value
    return best


def best_camera(loch: Loch, seat: Seat, choices: list[Choice]) -> Choice:
    """The camera that gains most by going elsewhere; none, if one may pass and none gains."""
    odds = arrival(loch, seat, UNSEEN)
    spots = loch.front_spots()
    best, most = PASS if PASS in choices else choices[0], 0.0 if PASS in choices else -100.0
    for choice in choices:
        if isinstance(choice, Camera):
            now = loch.spot_of(seat, choice.camera)
            gain = 0.0 if now < 0 else -worth(loch, seat, choice.camera, now, odds)
            gain += max([worth(loch, seat, choice.camera, spot, odds) for spot in spots])
            if gain > most:
                best, most = choice, gain
    return best


# Cards and actions


def best_card(loch: Loch, seat: Seat, choices: list[Choice]) -> Choice:
    """The card that brings her to the cameras that already stand."""
    best, most = choices[0], -1.0
    for choice in choices:
        if isinstance(choice, Card):
            odds = arrival(loch, seat, choice.card)
            value = 0.0
            for camera in OWN_CAMERAS:
                spot = loch.cameras[seat * CAMERAS + camera]
                if spot >= 0:
                    value += worth(loch, seat, camera, spot, odds)
            if loch.reporters[seat] == PUB and loch.white >= 0:
                value += worth(loch, seat, WHITE, loch.white, odds)
            if value > most:
                best, most = choice, value
    return best


def favourite_action(loch: Loch, seat: Seat, choices: list[Choice]) -> Choice:
    if ACTION[HOTEL] in choices and loch.spent[seat].bit_count() >= 4:
        return ACTION[HOTEL]
    for action in PREFERENCE:
        if ACTION[action] in choices:
            return ACTION[action]
    return choices[0]


def lead(loch: Loch, seat: Seat, space: SpaceNumber) -> float:
    """What a seat would have over the mean of the others if Nessie were scored at a space."""
    seats = loch.box.seats
    ours, theirs = 0.0, 0.0
    for other in range(seats):
        photos = loch.faces(other, space) * loch.loch_box.photos_at[space]
        value = loch.sector_points(other, space) + PHOTO * photos
        if other == seat:
            ours = value
        else:
            theirs += value / (seats - 1)
    return ours - theirs


# Photos and bids


def with_photo(loch: Loch, seat: Seat, motif: int) -> int:
    """What one more photo of a motif would add to the album."""
    before = loch.photo_points(seat)
    loch.photos[seat * 3 + motif] += 1
    after = loch.photo_points(seat)
    loch.photos[seat * 3 + motif] -= 1
    return after - before


def best_photo(loch: Loch, seat: Seat, choices: list[Choice]) -> Choice:
    deck = sum(loch.deck)
    best: Choice = BLIND
    most = sum([loch.deck[motif] * with_photo(loch, seat, motif) for motif in range(3)]) / max(deck, 1)
    for choice in choices:
        if isinstance(choice, Take):
            value = with_photo(loch, seat, choice.motif)
            if value >= most:
                best, most = choice, float(value)
    return best


def fair_bid(loch: Loch, choices: list[Choice], seed: int) -> Choice:
    """About half of what a fourth camera brings in the rounds that are left, with some spread against ties."""
    rounds_left = max(0, loch.loch_box.end - loch.clock) / ROUND
    spread: int = Luck(seed).below(3)
    limit = rounds_left * 1.3 + spread
    best, most = choices[0], -1
    for choice in choices:
        if isinstance(choice, Bid) and most < choice.points <= limit:
            best, most = choice, choice.points
    return best
