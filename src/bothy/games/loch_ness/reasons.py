"""What speaks for an answer or against it, for somebody who asks: all of it reckoned from one sight."""

from __future__ import annotations

from bothy.games.loch_ness.actions import ChooseAction, Pub
from bothy.games.loch_ness.board.figures import cards_to_come, swim
from bothy.games.loch_ness.cameras import CameraSpot, MoveCamera
from bothy.games.loch_ness.choices import (
    CAMERA_NAMES,
    GROUPS,
    USE,
    WHITE_DECK,
    Action,
    ActionNumber,
    Camera,
    CameraNumber,
    Card,
    SpaceNumber,
    Spot,
    SpotNumber,
    Take,
)
from bothy.games.loch_ness.reckoning import ways
from bothy.games.loch_ness.table import (
    BAGPIPES,
    CAMERAS,
    CASTLE,
    CHURCH,
    DISTILLERY,
    PHOTO_SHOP,
    PUB,
    THREE,
    WHITE,
    Loch,
    ahead,
)
from bothy.kernel.notation import Choice, Pass
from bothy.kernel.reason import GAINS, KEEPS, RISKS, Reason
from bothy.kernel.sight import Sight
from bothy.kernel.table import Seat
from bothy.kit.reasons import Because

told = Because("loch-ness")


def reasons(sight: Sight[Loch], choice: Choice) -> list[Reason]:
    """What can be said of an answer, the weightiest first."""
    step = sight.agenda[-1]
    if isinstance(choice, Action) and isinstance(step, ChooseAction):
        return of_action(sight, choice.action)
    if isinstance(choice, Spot) and isinstance(step, CameraSpot):
        return of_spot(sight, choice, step.camera)
    if isinstance(choice, Spot) and isinstance(step, Pub):
        return of_spot(sight, choice, WHITE)
    if isinstance(choice, Camera) and isinstance(step, MoveCamera):
        return of_camera(sight, choice)
    if isinstance(choice, Pass) and isinstance(step, MoveCamera):
        return of_standing_still(sight)
    if isinstance(choice, Card):
        return of_card(sight, choice)
    if isinstance(choice, Take):
        return of_photo(sight, choice)
    if choice is USE:
        return of_pipes(sight)
    return []


# Where she may come up


def chances(sight: Sight[Loch]) -> list[float]:
    """For each space how likely she comes up there, in a hundred; nothing where she has swum or none can tell."""
    reach = swim(sight)["reach"]
    assert isinstance(reach, list)
    return in_a_hundred(reach)


def in_a_hundred(reach: list[int]) -> list[float]:
    whole = sum(reach)
    return [100.0 * ways / whole for ways in reach] if whole else []


def in_sector(loch: Loch, some: list[float], space: int) -> float:
    """How likely she comes up in the sector of a space."""
    sector_of = loch.loch_box.sector_of
    return sum([chance for other, chance in enumerate(some) if sector_of[other] == sector_of[space]])


def of_spot(sight: Sight[Loch], choice: Spot, camera: CameraNumber) -> list[Reason]:
    loch, some = sight.table, chances(sight)
    if not some:
        return []
    space = choice.spot // 3
    here = in_sector(loch, some, space)
    if here == 0:
        return [told(RISKS, "nowhere")]
    found: list[Reason] = []
    if all(here >= in_sector(loch, some, other) for other in range(GROUPS)):
        found.append(told(GAINS, "likeliest", n=round(here)))
    if camera == THREE and loch.reporters[sight.viewer] == PHOTO_SHOP:
        found.append(told(GAINS, "shop", points=loch.loch_box.shop_points, n=round(here)))
    if round(some[space]) > 0:
        found.append(told(GAINS, "straight", n=round(some[space]), photos=loch.loch_box.photos_at[space]))
    if not found:
        found.append(told(KEEPS, "reach", n=round(here)))
    return found


# Cameras that stand


def standing(loch: Loch, seat: Seat) -> list[tuple[CameraNumber, SpotNumber]]:
    """A seat's cameras on the board, and where they stand."""
    found = [(CameraNumber(camera), loch.cameras[seat * CAMERAS + camera]) for camera in range(CAMERAS)]
    if loch.reporters[seat] == PUB:
        found.append((WHITE, loch.white))
    return [(camera, spot) for camera, spot in found if spot >= 0]


def of_camera(sight: Sight[Loch], choice: Camera) -> list[Reason]:
    loch, some = sight.table, chances(sight)
    if not some:
        return []
    found: list[Reason] = []
    here = in_sector(loch, some, loch.spot_of(sight.viewer, choice.camera) // 3)
    if here == 0:
        found.append(told(GAINS, "wakes"))
    elif round(here) > 0:
        found.append(told(RISKS, "leaves", n=round(here)))
    best = dearest(loch, loch.movable(sight.viewer))
    first_lap = not any(loch.moved & loch.bit_of(sight.viewer, camera) for camera, _ in standing(loch, sight.viewer))
    if first_lap and loch.lays_cards(sight.viewer) and choice.camera != best:
        found.append(told(KEEPS, "hides", camera=CAMERA_NAMES[best]))
    return found


def dearest(loch: Loch, cameras: list[CameraNumber]) -> CameraNumber:
    """The camera that scores most."""
    return max(cameras, key=lambda camera: loch.loch_box.points[camera])


def of_standing_still(sight: Sight[Loch]) -> list[Reason]:
    loch, some = sight.table, chances(sight)
    if not some:
        return []
    near = [spot for _, spot in standing(loch, sight.viewer) if in_sector(loch, some, spot // 3) > 0]
    return [told(KEEPS, "stay", n=len(near))] if near else []


# Actions


def of_action(sight: Sight[Loch], action: ActionNumber) -> list[Reason]:
    """What an action space is good for here: by her swims, by the cards and by the cameras as they stand."""
    loch, seat = sight.table, sight.viewer
    if action in (BAGPIPES, PUB, PHOTO_SHOP):
        return of_swims(loch, seat, action, chances(sight))
    if action == CASTLE:
        return [told(GAINS, "castle", n=len(loch.movable(seat)))]
    if action == DISTILLERY and loch.lays_cards(seat):
        return [told(GAINS, "distillery", n=len(WHITE_DECK), m=len(loch.hand(seat)))]
    if action == DISTILLERY:
        return [told(RISKS, "no-card")]
    if action == CHURCH:
        others = len([other for other in loch.card_players() if other != seat])
        return [told(GAINS, "church", n=others + 1 if loch.box.seats == 2 else others)]
    return []


def of_swims(loch: Loch, seat: Seat, action: ActionNumber, some: list[float]) -> list[Reason]:
    """What bagpipes, the white camera or a dearer third camera bring, and in how many of a hundred swims."""
    box = loch.loch_box
    if not some:
        return []
    if action == BAGPIPES:
        near = [space for space in range(GROUPS) if loch.faces(seat, ahead(SpaceNumber(space), 1))]
        lured = round(sum([some[space] for space in near]))
        return [told(GAINS, "may-lure", n=lured)] if lured else [told(RISKS, "no-lure")]
    if action == PUB:
        most = max([in_sector(loch, some, spot // 3) for spot in loch.front_spots()], default=0.0)
        return [told(GAINS, "white", points=box.points[WHITE], n=round(most))]
    spot = loch.spot_of(seat, THREE)
    here = round(in_sector(loch, some, spot // 3)) if spot >= 0 else 0
    more = box.shop_points - box.points[THREE]
    return [told(GAINS, "dearer", points=more, n=here)] if here else [told(RISKS, "too-far", points=more)]


# Cards, photos, bagpipes


def of_card(sight: Sight[Loch], choice: Card) -> list[Reason]:
    """By how much a card brings her nearer to one's best camera than the other cards in hand would on the whole."""
    loch, seat = sight.table, sight.viewer
    cameras = standing(loch, seat)
    if not cameras or loch.nessie < 0:
        return []
    best = dearest(loch, [camera for camera, _ in cameras])
    space = loch.spot_of(seat, best) // 3
    hand = loch.hand(seat)
    others = [with_card(sight, card, space) for card in hand if card != choice.card]
    with_it = with_card(sight, choice.card, space)
    more = round(with_it - sum(others) / max(len(others), 1))
    if more > 0:
        return [told(GAINS, "nearer", n=more, camera=CAMERA_NAMES[best])]
    return [told(RISKS, "past", camera=CAMERA_NAMES[best])] if with_it == 0 else []


def with_card(sight: Sight[Loch], card: int, space: int) -> float:
    """How likely she comes up in the sector of a space if this seat lays this card."""
    loch = sight.table
    cards = cards_to_come(sight)
    cards[loch.card_players().index(sight.viewer)] = [card]
    reach = [0] * GROUPS
    for total, count in ways(cards).items():
        reach[(loch.nessie + total) % GROUPS] += count
    return in_sector(loch, in_a_hundred(reach), space)


def of_photo(sight: Sight[Loch], choice: Take) -> list[Reason]:
    loch, seat = sight.table, sight.viewer
    before = loch.photo_points(seat)
    loch.photos[seat * 3 + choice.motif] += 1
    more = loch.photo_points(seat) - before
    loch.photos[seat * 3 + choice.motif] -= 1
    return [told(GAINS, "photos", n=more)]


def of_pipes(sight: Sight[Loch]) -> list[Reason]:
    """What luring her on by a space changes, for oneself and for whoever loses most by it."""
    loch, seat = sight.table, sight.viewer
    there = ahead(loch.nessie, 1)
    more = [change(loch, other, there) for other in range(loch.box.seats)]
    found: list[Reason] = []
    if more[seat]:
        found.append(told(GAINS if more[seat] > 0 else RISKS, "lures", n=more[seat]))
    worst = min([other for other in range(len(more)) if other != seat], key=lambda other: more[other])
    if more[worst] < 0:
        found.append(told(GAINS, "lures-away", seat=worst, n=-more[worst]))
    found.append(told(GAINS, "faces", photos=loch.faces(seat, there) * loch.loch_box.photos_at[there]))
    return found


def change(loch: Loch, seat: Seat, there: SpaceNumber) -> int:
    """By how much a seat's cameras score more if she is there and not where she is."""
    return loch.sector_points(seat, there) - loch.sector_points(seat, loch.nessie)
