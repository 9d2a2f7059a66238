"""What the board shows besides the fields: values of the box, prices, and what everything is worth so far."""

from __future__ import annotations

from typing import Any, Final

from bothy.games.moongha.attacking import Aim, ChooseAttacker, ExpendTokens, KiddooAims, KiddooMayJoin
from bothy.games.moongha.choices import MONSTER
from bothy.games.moongha.cities import CITY_HOLDS, CUBES, EVERY_CITY
from bothy.games.moongha.creating import cost
from bothy.games.moongha.monsters import EVERY_KIND, SLOTS
from bothy.games.moongha.scoring import (
    HURT,
    SAFE,
    counter_points,
    drakoor_points_in,
    majority_points,
    open_points,
    secret_points,
    trophy_points,
)
from bothy.games.moongha.table import Earth
from bothy.kernel import Sight, Step

UNKNOWN: Final = -1
"""What the city counters of others are worth, before they are turned up; and so all that their owners have."""


def figures(sight: Sight[Earth]) -> dict[str, object]:
    earth = sight.table
    box = earth.earth_box
    seats = range(box.seats)
    secrets = [secret_points(earth, seat) if earth.counters_known(seat) else UNKNOWN for seat in seats]
    return {
        "kinds": {
            "cost": box.cost,
            "move": box.move,
            "dice": box.strength,
            "capacity": box.capacity,
            "razes": box.razes,
            "counters": box.counters,
        },
        "cities": {"names": box.city_words, "roads": box.roads, "holds": CITY_HOLDS, "safe": SAFE, "hurt": HURT},
        "track": {
            "turns": box.turns,
            "white": box.white_at[1:],
            "dice": box.dice_at[1:],
            "cubes": CUBES,
            "passes": box.seats,
        },
        "costs": [cost(earth, seat, kind) for seat in seats for kind in EVERY_KIND],
        "standing": [majority_points(earth, seat, city) for city in EVERY_CITY for seat in seats],
        "lurking": [drakoor_points_in(earth, seat, city) for city in EVERY_CITY for seat in seats],
        "counter_worth": [counter_points(earth.damage(city)) for city in EVERY_CITY],
        "open_points": [open_points(earth, seat) for seat in seats],
        "secret_points": secrets,
        "all_points": [UNKNOWN if secrets[seat] < 0 else open_points(earth, seat) + secrets[seat] for seat in seats],
        "trophy_points": [trophy_points(earth, seat) for seat in seats],
        "attacker": attacker(earth, sight.agenda),
    }


def attacker(earth: Earth, agenda: list[Step[Any]]) -> str:
    """The monster that is about to attack, as targets name it; or, with several to choose from, none."""
    match agenda[-1] if agenda else None:
        case Aim(monster=monster):
            return MONSTER[monster].target
        case KiddooMayJoin(seat=seat) | KiddooAims(seat=seat):
            return MONSTER[seat * SLOTS].target
        case ExpendTokens(seat=seat, kind=kind) | ChooseAttacker(seat=seat, kind=kind):
            able = earth.of_kind(seat, kind)
            return MONSTER[able[0]].target if len(able) == 1 else ""
    return ""
