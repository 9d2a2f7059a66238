"""Lazy tricks: habits a newcomer might hit upon and never change. A good knack must not fall for them."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_ness.bot import old_knack
from bothy.games.loch_ness.bot.knack import choose
from bothy.games.loch_ness.choices import CARD, GROUPS, Camera, Card, Spot
from bothy.games.loch_ness.setting_up import PlaceBlocker
from bothy.games.loch_ness.table import CAMERAS, Loch
from bothy.kernel import Choice, Luck, Seat, Sight

OLD_KNACK: Final = "old-knack"
HABITS: Final = {"far": (12, 15, 5), "near": (3, 6, 1), "middle": (8, 10, 3)}
"""Cameras so far ahead at least and at most, and the card that is laid with them."""
COPYCAT: Final = "copycat"
"""Puts cameras beside those of the seat that is ahead."""
TRICKS: Final = [OLD_KNACK, *HABITS, COPYCAT]


def trick(sight: Sight[Loch], choices: list[Choice], name: str, seed: int) -> Choice:
    """What somebody with this habit does; whatever it does not speak of is done as the knack does it."""
    if name == OLD_KNACK:
        return old_knack.choose(sight, choices, seed)
    loch, seat = sight.table, sight.viewer
    some: list[Choice] = []
    if name in HABITS:
        least, most, card = HABITS[name]
        if isinstance(choices[0], Card):
            return nearest_card(choices, card)
        if isinstance(choices[0], Camera):
            some = astray(loch, seat, choices, ahead_of_nessie(loch, least, most))
        elif isinstance(choices[0], Spot) and not isinstance(sight.agenda[-1], PlaceBlocker):
            some = among(choices, ahead_of_nessie(loch, least, most))
    elif isinstance(choices[0], Camera):
        some = astray(loch, seat, choices, beside_leader(loch, seat))
    elif isinstance(choices[0], Spot) and not isinstance(sight.agenda[-1], PlaceBlocker):
        some = among(choices, beside_leader(loch, seat))
    if some:
        return some[Luck(seed).below(len(some))]
    return choose(sight, choices, "", seed)


def nearest_card(choices: list[Choice], card: int) -> Choice:
    """The card of the habit, or the one next to it where it is spent."""
    best = choices[0]
    for choice in choices:
        if isinstance(choice, Card) and isinstance(best, Card) and abs(choice.card - card) < abs(best.card - card):
            best = choice
    return CARD[card] if CARD[card] in choices else best


def ahead_of_nessie(loch: Loch, least: int, most: int) -> list[int]:
    return [(loch.nessie + steps) % GROUPS for steps in range(least, most + 1)]


def beside_leader(loch: Loch, seat: Seat) -> list[int]:
    """The spaces at which the cameras of whoever is ahead look, or of the next seat if that is the seat itself."""
    leader = loch.scores.index(max(loch.scores))
    if leader == seat:
        leader = (seat + 1) % loch.box.seats
    return [spot // 3 for spot in loch.cameras[leader * CAMERAS : leader * CAMERAS + CAMERAS] if spot >= 0]


def among(choices: list[Choice], spaces: list[int]) -> list[Choice]:
    """The spots at these spaces."""
    return [choice for choice in choices if isinstance(choice, Spot) and choice.spot // 3 in spaces]


def astray(loch: Loch, seat: Seat, choices: list[Choice], spaces: list[int]) -> list[Choice]:
    """The cameras that do not look at these spaces yet, the most valuable only."""
    some = [
        choice
        for choice in choices
        if isinstance(choice, Camera) and loch.spot_of(seat, choice.camera) // 3 not in spaces
    ]
    points = [loch.loch_box.points[choice.camera] for choice in some]
    return [choice for choice, value in zip(some, points, strict=True) if value == max(points)]
