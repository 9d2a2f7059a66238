"""Games of ladders that nobody has played, among bots whose strengths are known."""

from __future__ import annotations

from bothy.kernel import Luck
from bothy.lab.ladder import Ladder, Met, seating


def invented(strength: dict[str, float], games: int, seats: int = 3) -> list[Met]:
    """Games among bots of known strengths."""
    luck = Luck(5)
    made = []
    for field in Ladder("loch-ness", seats, tuple(strength)).fields():
        for number in range(games):
            bots = seating(field, seats, number)
            weights = [round(1000 * strength[name]) for name in bots]
            winner = luck.among(weights)
            shares = tuple(1.0 if seat == winner else 0.0 for seat in range(seats))
            made.append(Met(field, number, bots, tuple(int(share) for share in shares), shares, 0.1))
    return made
