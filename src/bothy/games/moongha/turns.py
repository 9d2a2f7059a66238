"""The turns: three phases each, and the end of the game."""

from __future__ import annotations

from bothy.games.moongha.actions import TakeActions
from bothy.games.moongha.boxes import BOX_NAMES, NO_BOX
from bothy.games.moongha.cities import CITIES, EVERY_CITY
from bothy.games.moongha.scoring import drakoor_points, razing_points, secret_points, trophy_points
from bothy.games.moongha.supply import DetermineActions
from bothy.games.moongha.table import Earth, Steps
from bothy.games.moongha.units import UNITS
from bothy.kernel import Reveal, Rule, Seat


class Turn(Rule[Earth]):
    """M06: available actions are determined, seats take actions, the turn ends."""

    def apply(self, earth: Earth) -> Steps:
        earth.turn += 1
        earth.tell("turn-begins", {"seat": earth.first, "turn": earth.turn, "turns": earth.earth_box.turns})
        return DetermineActions(), TakeActions(), EndOfTurn()


class EndOfTurn(Rule[Earth]):
    """M45: what is left in the action boxes goes back; the game ends, or the marker passes to the left (M46)."""

    def apply(self, earth: Earth) -> Steps:
        for box in range(len(earth.tokens)):
            earth.tokens[box] = 0
        for index in range(len(earth.waiting)):
            earth.stock[index % UNITS] += earth.waiting[index]
            earth.waiting[index] = 0
        earth.passes = 0
        for seat in range(earth.box.seats):
            give_back(earth, seat)
        if earth.turn == earth.earth_box.turns or 0 in earth.left:
            return (FinalScoring(),)
        earth.first = (earth.first + 1) % earth.box.seats
        return (Turn(),)


def give_back(earth: Earth, seat: Seat) -> None:
    """M45: a Pass token that still lies in a box returns to its owner, unused (Ruling 16)."""
    box = earth.pass_tokens[seat]
    if box == NO_BOX:
        return
    earth.pass_tokens[seat] = NO_BOX
    if earth.sink is not None:
        name = BOX_NAMES[box]
        earth.tell("token-unused", {"seat": seat, "box": name}, f"token:{seat}", f"box:{name}", f"seat:{seat}")


class FinalScoring(Reveal[Earth]):
    """M47: city counters are turned up and everything is counted."""

    def apply(self, earth: Earth) -> Steps:
        for index in range(len(earth.counters)):
            earth.opened[index] += earth.counters[index]
            earth.counters[index] = 0
        for seat in range(earth.box.seats):
            earth.held[seat] = 0
            secret, razing = secret_points(earth, seat), razing_points(earth, seat)
            drakoors, trophies = drakoor_points(earth, seat), trophy_points(earth, seat)
            earth.scores[seat] = secret + razing + drakoors + trophies
            if earth.sink is not None:
                for city in EVERY_CITY:
                    if earth.opened[seat * CITIES + city]:
                        cubes = earth.damage(city)
                        earth.tell("opens", {"seat": seat, "city": earth.called(city), "cubes": cubes})
                parts: dict[str, int | str] = {"seat": seat, "points": earth.scores[seat], "secret": secret}
                parts.update({"razing": razing, "drakoors": drakoors, "trophies": trophies})
                earth.tell("scores", parts, "", "", f"score:{seat}")
        earth.tell("ends", {"turns": earth.turn})
        return ()
