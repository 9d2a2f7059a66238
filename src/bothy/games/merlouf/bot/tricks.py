"""Bots of the lab: the knack of before, and lazy habits that a knack must withstand."""

from __future__ import annotations

from typing import Final

from bothy.games.merlouf.bot.knack import choose, chosen
from bothy.games.merlouf.bot.minds import MINDS, OLD, TEMPERS, Temper
from bothy.games.merlouf.choices import CONTEST, INSIST, PLACE, USE, Accept, Decline, Send
from bothy.games.merlouf.deals import Negotiate
from bothy.games.merlouf.duels import Contest, Talk
from bothy.games.merlouf.gnomes import BALL
from bothy.games.merlouf.night import PlaceGnomes
from bothy.games.merlouf.rooms import BATHROOM, PRISON
from bothy.games.merlouf.table import House
from bothy.kernel import Choice, Luck, Sight

OLD_KNACK: Final = "old-knack"
QUIET_ROOMS: Final = "quiet-rooms"
"""Begins the night in one of the rooms that are listed last, where the knack of before never went."""
LIAR: Final = "liar"
"""Lies in every deal and lets every trap fail."""
FIGHTER: Final = "fighter"
"""Contests whatever another aims at, and never yields."""
GNOBALL: Final = "gnoball"
"""Plays Gnoball in every part of the night, where he stands."""
MISER: Final = "miser"
"""Declines whatever it is offered, and goes on making offers."""
TRICKS: Final = [OLD_KNACK, QUIET_ROOMS, LIAR, FIGHTER, GNOBALL, MISER]
ALWAYS: Final = Temper(lies=100, betrays=100)


def trick(sight: Sight[House], choices: list[Choice], name: str, seed: int) -> Choice:
    """What somebody with this habit does; whatever it does not speak of is done as the knack does it."""
    if name == OLD_KNACK:
        return chosen(sight, choices, OLD, TEMPERS[""], seed)
    if name == LIAR:
        return chosen(sight, choices, MINDS[""], ALWAYS, seed)
    some = habit(sight, choices, name)
    return some[Luck(seed).below(len(some))] if some else choose(sight, choices, "", seed)


def habit(sight: Sight[House], choices: list[Choice], name: str) -> list[Choice]:
    """What a habit would do of what is on offer, any of these; nothing where it does not speak."""
    step, house = sight.agenda[-1], sight.table
    wishes: list[Choice] = []
    if name == QUIET_ROOMS and isinstance(step, PlaceGnomes) and house.part == 1:
        wishes = [*PLACE[BALL][BATHROOM + 1 : PRISON]]
    elif name == FIGHTER and isinstance(step, Contest):
        wishes = [CONTEST]
    elif name == FIGHTER and isinstance(step, Talk):
        wishes = [INSIST]
    elif name == GNOBALL and isinstance(step, PlaceGnomes):
        wishes = [USE[BALL]] if USE[BALL] in choices else [choice for choice in choices if sends_gnoball(choice)]
    elif name == MISER and isinstance(step, Negotiate) and any(isinstance(choice, Accept) for choice in choices):
        wishes = [choice for choice in choices if isinstance(choice, Decline)]
    return [choice for choice in wishes if choice in choices]


def sends_gnoball(choice: Choice) -> bool:
    return isinstance(choice, Send) and choice.gnome == BALL and choice.room != PRISON
