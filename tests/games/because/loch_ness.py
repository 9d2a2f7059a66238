"""What reasons of Loch Ness say, looked into by other ways than they are found."""

from __future__ import annotations

from itertools import product

from bothy.games.loch_ness.cameras import CameraSpot
from bothy.games.loch_ness.choices import CAMERA_NAMES, GROUPS
from bothy.games.loch_ness.reckoning import cards_known
from bothy.games.loch_ness.table import CAMERAS, PUB, THREE, Loch
from bothy.kernel import Reason
from games.because.checking import Case, Check, said

SCENES = [
    """
    loch-ness, 3 seats
    camera 0/7: 3a
    camera 0/4: 4b
    camera 1/7: 2b
    nessie = 1
    reporter 0: bagpipes
    next: Bagpipes 0
    """,
    """
    loch-ness, 3 seats
    camera 0/3: 12a
    camera 0/4: 2a
    camera 0/7: 4b
    reporter 0: photo-shop
    laid 0: 3
    laid 1: 2
    laid 2: 2
    nessie = 0
    next: MoveTo 0 0
    next: Swim
    """,
    """
    loch-ness, 4 seats
    camera 3/3: 3a
    camera 3/7: 3b
    nessie = 0
    next: ChooseAction 3
    next: Swim
    """,
]


def near(case: Case, space: int) -> float:
    """How many of a hundred swims end in the sector of a space."""
    loch, reach = case.sight.table, case.figures()["reach"]
    sector_of = loch.loch_box.sector_of
    return float(100 * sum(ways for at, ways in enumerate(reach) if sector_of[at] == sector_of[space]) / sum(reach))


def straight(case: Case, space: int) -> float:
    reach = case.figures()["reach"]
    return float(100 * reach[space] / sum(reach))


def space_of(case: Case) -> int:
    """The space a spot looks at: its name begins with it."""
    return int(case.choice.notation.removeprefix("spot ")[:-1]) - 1


def spots(loch: Loch, seat: int) -> dict[str, int]:
    """Where the cameras of a seat stand, by their names."""
    own = {CAMERA_NAMES[one]: loch.cameras[seat * CAMERAS + one] for one in range(CAMERAS)}
    if loch.reporters[seat] == PUB:
        own["white"] = loch.white
    return {name: spot for name, spot in own.items() if spot >= 0}


def likeliest(case: Case, reason: Reason) -> bool:
    here = near(case, space_of(case))
    return round(here) == said(reason) and here >= max(near(case, space) for space in range(GROUPS)) - 1e-9


def shop(case: Case, reason: Reason) -> bool:
    step, loch = case.sight.agenda[-1], case.after()
    return isinstance(step, CameraSpot) and step.camera == THREE and said(reason, "points") == loch.loch_box.shop_points


def wakes(case: Case, reason: Reason) -> bool:
    name = case.choice.notation.removeprefix("camera ")
    return near(case, spots(case.sight.table, case.seat)[name] // 3) == 0


def leaves(case: Case, reason: Reason) -> bool:
    name = case.choice.notation.removeprefix("camera ")
    return round(near(case, spots(case.sight.table, case.seat)[name] // 3)) == said(reason) > 0


def hides(case: Case, reason: Reason) -> bool:
    loch, name = case.sight.table, str(reason.message.values["camera"])
    face_up = {CAMERA_NAMES[one] for one in loch.movable(case.seat)}
    points = dict(zip(CAMERA_NAMES, loch.loch_box.points, strict=True))
    return name in face_up and points[name] == max(points[one] for one in face_up) and name not in case.choice.notation


def stay(case: Case, reason: Reason) -> bool:
    reached = [spot for spot in spots(case.sight.table, case.seat).values() if near(case, spot // 3) > 0]
    return len(reached) == said(reason)


def by_card(case: Case, card: int, space: int) -> float:
    """How many of a hundred ways of the other cards end in the sector of a space, if the seat lays this card."""
    loch = case.sight.table
    hands = cards_known(loch, case.seat)
    hands[loch.card_players().index(case.seat)] = [card]
    ends = [(loch.nessie + sum(cards)) % GROUPS for cards in product(*hands)]
    sector_of = loch.loch_box.sector_of
    return float(100 * sum(sector_of[end] == sector_of[space] for end in ends) / len(ends))


def nearer(case: Case, reason: Reason) -> bool:
    loch = case.sight.table
    space = spots(loch, case.seat)[str(reason.message.values["camera"])] // 3
    mine = int(case.choice.notation.removeprefix("card "))
    others = [by_card(case, card, space) for card in loch.hand(case.seat) if card != mine]
    return round(by_card(case, mine, space) - sum(others) / len(others)) == said(reason) > 0


def past(case: Case, reason: Reason) -> bool:
    space = spots(case.sight.table, case.seat)[str(reason.message.values["camera"])] // 3
    return by_card(case, int(case.choice.notation.removeprefix("card ")), space) == 0


def photos(case: Case, reason: Reason) -> bool:
    before = case.position.table.photo_points(case.seat)
    return bool(case.after().photo_points(case.seat) - before == said(reason))


def points(loch: Loch, seat: int) -> int:
    return loch.sector_points(seat, loch.nessie)


def lures(case: Case, reason: Reason) -> bool:
    return points(case.after(), case.seat) - points(case.position.table, case.seat) == said(reason)


def lures_away(case: Case, reason: Reason) -> bool:
    rival = said(reason, "seat")
    return rival != case.seat and points(case.position.table, rival) - points(case.after(), rival) == said(reason) > 0


def faces(case: Case, reason: Reason) -> bool:
    loch = case.after()
    facing = [spot for spot in spots(loch, case.seat).values() if spot // 3 == loch.nessie]
    return bool(len(facing) * loch.loch_box.photos_at[loch.nessie] == said(reason, "photos") > 0)


def lured(case: Case) -> int:
    """After how many of a hundred swims a camera of the seat looks at the space ahead of her."""
    faced = {spot // 3 for spot in spots(case.sight.table, case.seat).values() if spot >= 0}
    return round(sum(straight(case, space) for space in range(GROUPS) if (space + 1) % GROUPS in faced))


def white(case: Case, reason: Reason) -> bool:
    position = case.position.copy()
    position.answer(case.seat, case.choice)
    offered = [int(choice.notation.removeprefix("spot ")[:-1]) - 1 for choice in position.choices(case.seat)]
    return said(reason, "points") == 5 and round(max(near(case, space) for space in offered)) == said(reason)


def third(case: Case) -> int:
    """In how many of a hundred swims she comes to where the seat's camera 3 stands."""
    spot = spots(case.sight.table, case.seat)["3"]
    return round(near(case, spot // 3)) if spot >= 0 else 0


def cards_of_others(case: Case) -> int:
    """In each round from the second on three cards are laid: which of them the seat does not lay."""
    return 2 if case.sight.table.lays_cards(case.seat) else 3


CHECKS: dict[str, Check] = {
    "castle": lambda case, reason: (
        sum(spot >= 0 for spot in spots(case.sight.table, case.seat).values()) == said(reason)
    ),
    "distillery": lambda case, reason: (
        case.sight.table.lays_cards(case.seat)
        and (said(reason), said(reason, "m")) == (7, len(case.sight.table.hand(case.seat)))
    ),
    "no-card": lambda case, reason: not case.sight.table.lays_cards(case.seat),
    "church": lambda case, reason: cards_of_others(case) == said(reason),
    "may-lure": lambda case, reason: lured(case) == said(reason) > 0,
    "no-lure": lambda case, reason: lured(case) == 0,
    "white": white,
    "dearer": lambda case, reason: said(reason, "points") == 6 and third(case) == said(reason) > 0,
    "too-far": lambda case, reason: said(reason, "points") == 6 and third(case) == 0,
    "likeliest": likeliest,
    "shop": shop,
    "straight": lambda case, reason: round(straight(case, space_of(case))) == said(reason) > 0,
    "reach": lambda case, reason: round(near(case, space_of(case))) == said(reason),
    "nowhere": lambda case, reason: near(case, space_of(case)) == 0,
    "wakes": wakes,
    "leaves": leaves,
    "hides": hides,
    "stay": stay,
    "nearer": nearer,
    "past": past,
    "photos": photos,
    "lures": lures,
    "lures-away": lures_away,
    "faces": faces,
}
