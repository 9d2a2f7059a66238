"""Who is ahead in Merlouf: points, and what the loads of the gnomes promise for this round."""

from __future__ import annotations

from typing import Final

from bothy.games.merlouf.bot.minds import MINDS
from bothy.games.merlouf.bot.valuing import loads, promise
from bothy.games.merlouf.bot.valuing import outlook as assessment
from bothy.games.merlouf.box import PARTS, ROUNDS
from bothy.games.merlouf.gnomes import EVERY_GNOME, GNOMES
from bothy.games.merlouf.rooms import BARS
from bothy.games.merlouf.table import House
from bothy.games.merlouf.things import GOODY, KINDS
from bothy.kernel import NOTHING, Seat, likely_shares

A_GOODY: Final = 1.0
"""What a goodies card is worth that is kept."""
UNDERWAY: Final = 0.5
"""How much of what an object promises to a task that is not done yet will come of it, with all the night to go."""
SURE: Final = 1.5
OPEN: Final = 5.0
"""How many points a lead may be off: at the end, and more with each round that is left."""


def outlook(house: House) -> list[float]:
    """What each seat's share of the win will be."""
    points = [hoped_for(house, seat) for seat in range(house.box.seats)]
    left = ROUNDS - house.round + 0.5
    return likely_shares(points, SURE + OPEN * left**0.5)


def hoped_for(house: House, seat: Seat) -> float:
    """The points of a seat with those of this round, its goodies, and less for gnomes behind bars."""
    mind = MINDS["sharp"]
    points = house.scores[seat] + A_GOODY * house.held(seat, GOODY)
    for gnome in EVERY_GNOME:
        if house.places[seat * GNOMES + gnome] == BARS:
            points -= mind.gnomes[gnome]
    if house.objectives[seat] == NOTHING:
        return points
    masks = loads(house, seat)
    points += assessment(house, seat, masks)
    if house.part:
        everything = masks[0] | masks[1] | masks[2]
        hopes = promise(house, seat, 0, mind)
        to_go = UNDERWAY * (PARTS - house.part + 0.5) / PARTS
        points += to_go * sum(
            [hopes[thing] for thing in range(len(hopes)) if everything >> thing & 1 and thing % KINDS]
        )
    return points
