"""Who is ahead in Moongha Invaders: points as they stand, and what monsters and tokens will bring."""

from __future__ import annotations

from typing import Final

from bothy.games.moongha.bot.minds import MINDS
from bothy.games.moongha.bot.reckoning import Reckoning
from bothy.games.moongha.monsters import DRAKOOR, EVERY_KIND, KINDS, kind_of
from bothy.games.moongha.scoring import open_points, secret_points
from bothy.games.moongha.table import Earth
from bothy.kernel import Seat, likely_shares

STORED: Final = 0.3
"""What an orange token in a monster box is worth for each turn that is left, up to three."""
SURE: Final = 1.0
OPEN: Final = 2.5
"""How many points a lead may be off: at the end, and more with each turn that is left."""


def outlook(earth: Earth) -> list[float]:
    """What each seat's share of the win will be."""
    left = max(0.0, earth.earth_box.turns - earth.turn + 1.0)
    points = [hoped_for(earth, seat, left) for seat in range(earth.box.seats)]
    return likely_shares(points, SURE + OPEN * left**0.5)


def hoped_for(earth: Earth, seat: Seat, left: float) -> float:
    """The points of a seat, with what it has on the board and in its boxes."""
    reckoning = Reckoning(earth, seat, MINDS["sharp"])
    points = float(open_points(earth, seat) + secret_points(earth, seat))
    for monster in earth.monsters_of(seat):
        if kind_of(monster) != DRAKOOR:
            wounds = earth.wounds[monster] / earth.earth_box.capacity[kind_of(monster)]
            hidden = 0.1 if earth.is_hidden(monster) else 0.0
            points += reckoning.monster(monster) * (1.0 - 0.4 * wounds + hidden)
    for kind in EVERY_KIND:
        points += STORED * min(left, 3.0) * earth.orange[seat * KINDS + kind]
    return points
