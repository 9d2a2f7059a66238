"""What a seasoned player would do in Loch Ness: each answer by its worth in this round, drawn among the good ones."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_ness.actions import Bagpipes, ChooseAction, Church, Pub
from bothy.games.loch_ness.bot.arrival import PHOTO, Arrival, arrival, beside, with_card, worth
from bothy.games.loch_ness.bot.minds import MINDS, Mind
from bothy.games.loch_ness.cameras import CameraSpot, Castle
from bothy.games.loch_ness.choices import (
    BACK,
    GROUPS,
    Action,
    ActionNumber,
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
from bothy.games.loch_ness.storm import PlaceFive
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
from bothy.kernel import Choice, Pass, Seat, Sight, Step
from bothy.kernel.lots import drawn, weights

ROUND: Final = 9
"""How far small Nessie gets in a round."""
SHARPER: Final = 1.25
"""By how much more a camera brings once one knows one's own card."""
SECRECY: Final = 25.0
"""How much less a card's worth counts where several can read it: it is one of three, and a secret is worth more."""


def choose(sight: Sight[Loch], choices: list[Choice], level: str, seed: int) -> Choice:
    """One of the choices, for the viewer of this sight."""
    if len(choices) == 1:
        return choices[0]
    return drawn(choices, chances(sight, choices, level), seed)


def chances(sight: Sight[Loch], choices: list[Choice], level: str) -> list[float]:
    """How likely each choice is to be made: all that anybody who knows this code can reckon."""
    mind = MINDS[level]
    step = sight.agenda[-1]
    heat = heat_of(sight.table, step, choices, mind)
    return weights(values(sight.table, sight.viewer, step, choices, mind), heat)


def values(loch: Loch, seat: Seat, step: Step[Loch], choices: list[Choice], mind: Mind) -> list[float]:
    """What each of the choices is worth, in points."""
    if isinstance(step, ChooseAction):
        return actions(loch, seat, choices, mind)
    if isinstance(step, CameraSpot):
        return spots(loch, seat, step.camera, choices, mind)
    if isinstance(step, Pub):
        return spots(loch, seat, WHITE, choices, mind)
    if isinstance(step, PlaceFive):
        return spots(loch, seat, FIVE, choices, mind)
    if isinstance(step, PlaceBlocker):
        return blockers(loch, seat, choices)
    if isinstance(step, TakePhotos):
        return photos(loch, seat, choices)
    if isinstance(step, Bagpipes):
        here, there = lead(loch, seat, loch.nessie), lead(loch, seat, ahead(loch.nessie, 1))
        return [here if isinstance(choice, Pass) else there for choice in choices]
    if isinstance(step, Church):
        return looks(loch, choices)
    first = choices[0]
    if isinstance(first, Card):
        return cards(loch, seat, choices, mind)
    if isinstance(first, Camera):
        return moves(loch, seat, choices, mind, isinstance(step, Castle))
    if isinstance(first, Bid):
        return bids(loch, choices, mind)
    return [0.0] * len(choices)


def heat_of(loch: Loch, step: Step[Loch], choices: list[Choice], mind: Mind) -> float:
    """How much chance there is in an answer."""
    first = choices[0]
    if isinstance(first, Card):
        return mind.card if loch.box.seats == 2 else SECRECY * mind.card
    if isinstance(first, Action):
        return mind.action
    if isinstance(first, Bid):
        return 1.0
    if isinstance(first, Camera) or (isinstance(first, Spot) and not isinstance(step, PlaceBlocker)):
        return mind.spot
    return 0.0


# Cameras


def spots(loch: Loch, seat: Seat, camera: CameraNumber, choices: list[Choice], mind: Mind) -> list[float]:
    where = arrival(loch, seat, mind.reading, mind.coy)
    photo = photo_worth(loch, seat, mind)
    by_space = [worth(loch, seat, camera, SpaceNumber(space), where, photo) for space in range(GROUPS)]
    return [by_space[choice.spot // 3] if isinstance(choice, Spot) else 0.0 for choice in choices]


def moves(loch: Loch, seat: Seat, choices: list[Choice], mind: Mind, behind: bool) -> list[float]:
    """What each camera gains by going elsewhere, `behind` too where the castle helps; to pass gains nothing."""
    where = arrival(loch, seat, mind.reading, mind.coy)
    photo = photo_worth(loch, seat, mind)
    free = free_spaces(loch, behind)
    found: list[float] = []
    for choice in choices:
        found.append(gain(loch, seat, choice.camera, free, where, photo) if isinstance(choice, Camera) else 0.0)
    return found


def free_spaces(loch: Loch, behind: bool) -> list[bool]:
    """Where another camera could go; `behind` counts the spots that only the castle opens."""
    free = [False] * GROUPS
    for spot in range(GROUPS * 3):
        if not loch.taken >> spot & 1 and (behind or spot % 3 != BACK):
            free[spot // 3] = True
    return free


def gain(loch: Loch, seat: Seat, camera: CameraNumber, free: list[bool], where: Arrival, photo: float) -> float:
    """How much more a camera could bring elsewhere than where it stands."""
    now: SpotNumber = loch.spot_of(seat, camera)
    best = 0.0
    for space in range(GROUPS):
        if free[space]:
            best = max(best, worth(loch, seat, camera, SpaceNumber(space), where, photo))
    return best if now < 0 else best - worth(loch, seat, camera, SpaceNumber(now // 3), where, photo)


def blockers(loch: Loch, seat: Seat, choices: list[Choice]) -> list[float]:
    """Who places first likes it crowded where she will come up; the other likes room there."""
    where = arrival(loch, seat, 0.0, True) if loch.nessie >= 0 else None
    liking = 1.0 if seat == loch.start else -1.0
    return [
        liking * where.sector[choice.spot // 3] if where is not None and isinstance(choice, Spot) else 0.0
        for choice in choices
    ]


# Cards


def cards(loch: Loch, seat: Seat, choices: list[Choice], mind: Mind) -> list[float]:
    """What the own cameras bring with each card once two of them have moved, and what others would get."""
    base = beside(loch, seat, mind.reading)
    photo = photo_worth(loch, seat, mind)
    free = free_spaces(loch, False)
    found: list[float] = []
    for choice in choices:
        assert isinstance(choice, Card)
        where = with_card(loch, base, choice.card)
        value = promise(loch, seat, free, where, photo)
        if mind.rivals > 0.0:
            value -= mind.rivals * others_stand(loch, seat, where)
        found.append(value)
    return found


def promise(loch: Loch, seat: Seat, free: list[bool], where: Arrival, photo: float) -> float:
    """What the cameras of a seat bring where they stand, and more by the two best moves."""
    total = 0.0
    gains: list[float] = []
    for camera in OWN_CAMERAS:
        spot = loch.cameras[seat * CAMERAS + camera]
        if spot >= 0:
            total += worth(loch, seat, camera, SpaceNumber(spot // 3), where, photo)
            gains.append(max(0.0, gain(loch, seat, camera, free, where, photo)))
    if loch.white >= 0 and loch.reporters[seat] == PUB:
        total += worth(loch, seat, WHITE, SpaceNumber(loch.white // 3), where, photo)
    gains.sort()
    return total + sum(gains[-2:])


def others_stand(loch: Loch, seat: Seat, where: Arrival) -> float:
    """What the cameras of the others bring where they stand, for each of them."""
    total = 0.0
    for other in range(loch.box.seats):
        if other != seat:
            for camera in OWN_CAMERAS:
                spot = loch.cameras[other * CAMERAS + camera]
                if spot >= 0:
                    total += worth(loch, other, camera, SpaceNumber(spot // 3), where, PHOTO)
    return total / (loch.box.seats - 1)


# Actions


def actions(loch: Loch, seat: Seat, choices: list[Choice], mind: Mind) -> list[float]:
    where = arrival(loch, seat, 0.0, True)
    photo = photo_worth(loch, seat, mind)
    return [
        action_worth(loch, seat, choice.action, where, photo) if isinstance(choice, Action) else 0.0
        for choice in choices
    ]


def action_worth(loch: Loch, seat: Seat, action: ActionNumber, where: Arrival, photo: float) -> float:
    """About what an action brings, in points."""
    free = free_spaces(loch, False)
    if action == PUB:
        return SHARPER * gain(loch, seat, WHITE, free, where, photo)
    if action == PHOTO_SHOP:
        box = loch.loch_box
        return SHARPER * (box.shop_points - box.points[THREE]) * max(where.sector)
    if action == CASTLE:
        gains = [gain(loch, seat, camera, free, where, photo) for camera in loch.movable(seat)]
        gains.sort()
        return 0.6 + SHARPER * gains[0] if len(gains) > 2 else 0.6
    if action == BAGPIPES:
        return 2.6
    if action == CHURCH:
        return 2.9 if loch.box.seats == 2 else 1.8 if loch.lays_cards(seat) else 2.2
    if action == DISTILLERY:
        return 1.6 if loch.lays_cards(seat) else 0.0
    if action == HOTEL:
        return 0.0 if last_round(loch) else 1.4 * (loch.spent[seat].bit_count() - 1)
    return 0.0


def last_round(loch: Loch) -> bool:
    """Whether this is likely to be the last round."""
    return loch.clock + ROUND >= loch.loch_box.end


def looks(loch: Loch, choices: list[Choice]) -> list[float]:
    """The more a card may be, the more there is to learn."""
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, Look):
            found.append(float(len(loch.hand(choice.seat))))
        else:
            found.append(0.0 if isinstance(choice, Pass) else float(len(loch.third_cards())))
    return found


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


def photo_worth(loch: Loch, seat: Seat, mind: Mind) -> float:
    """What the next photo brings: in the last round what it adds to the album, before that about as usual."""
    if not last_round(loch):
        return mind.photos * PHOTO
    best = 0
    for motif in range(3):
        if loch.display[motif]:
            best = max(best, with_photo(loch, seat, motif))
    return mind.photos * best


def photos(loch: Loch, seat: Seat, choices: list[Choice]) -> list[float]:
    """What a photo adds, and a little for the motif that is wanted most for further sets."""
    adds: list[float] = []
    held = [loch.photos[seat * 3 + motif] + loch.blind[seat * 3 + motif] for motif in range(3)]
    for motif in range(3):
        adds.append(with_photo(loch, seat, motif) + 0.4 * (max(held) - held[motif]))
    deck = sum(loch.deck)
    blind = sum([loch.deck[motif] * adds[motif] for motif in range(3)]) / max(deck, 1)
    return [adds[choice.motif] if isinstance(choice, Take) else blind for choice in choices]


def bids(loch: Loch, choices: list[Choice], mind: Mind) -> list[float]:
    """A fourth camera brings some three points in each round that is left; how much of that is bid is left to chance.

    Any bid between a part of it and a good deal more is as welcome: only a bid that nobody shares wins.
    """
    brings = 3.0 * max(0, loch.loch_box.end - loch.clock) / ROUND
    found: list[float] = []
    for choice in choices:
        points = choice.points if isinstance(choice, Bid) else 0
        below, above = mind.thrift * brings - points, points - (mind.thrift + 0.35) * brings
        found.append(-max(0.0, below, above))
    return found
