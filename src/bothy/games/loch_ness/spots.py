"""Choosing an empty front spot: what cameras, blockers, the pub and an auction won have in common."""

from __future__ import annotations

from bothy.games.loch_ness.choices import BACK, SPOT, SPOTS, Spot, spot_name
from bothy.games.loch_ness.table import Loch
from bothy.kernel import Choice, Decision, Luck, Message, Seat

FRONT_SPOTS = SPOTS * 2 // 3


def any_front_spot(loch: Loch, luck: Luck, barred: int = -1) -> Choice:
    """An empty front spot outside a barred group, drawn evenly; at most 21 of the 30 are taken, so this ends soon."""
    luck.forks += 1
    while True:
        drawn = luck.below(FRONT_SPOTS)
        spot = (drawn >> 1) * 3 + (drawn & 1)
        if not loch.taken >> spot & 1 and drawn >> 1 != barred:
            return SPOT[spot]


def why_not_there(loch: Loch, choice: Choice, back_allowed: bool) -> Message:
    """Why a camera cannot go to a spot."""
    if not isinstance(choice, Spot):
        return Message("loch-ness-why-a-spot", {"choice": choice.notation})
    spot = spot_name(choice.spot)
    if loch.taken >> choice.spot & 1:
        return Message("loch-ness-why-taken", {"spot": spot})
    if choice.spot % 3 == BACK and not back_allowed:
        return Message("loch-ness-why-behind", {"spot": spot})
    return Message("loch-ness-why-same-group", {"spot": spot})


class FrontSpot(Decision[Loch]):
    """N04: an empty spot at the water."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [SPOT[spot] for spot in loch.front_spots()]

    def pick(self, loch: Loch, seat: Seat, luck: Luck) -> Choice:
        return any_front_spot(loch, luck)

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        return why_not_there(loch, choice, False)
