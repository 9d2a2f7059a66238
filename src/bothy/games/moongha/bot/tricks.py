"""Bots of the lab: the knack of before, and lazy habits that a knack must withstand."""

from __future__ import annotations

from typing import Final

from bothy.games.moongha.actions import LayToken, TakeAction
from bothy.games.moongha.attacking import ExpendTokens
from bothy.games.moongha.bot.knack import choose, chosen
from bothy.games.moongha.bot.minds import OLD
from bothy.games.moongha.boxes import ATTACK, CREATE, MOVE
from bothy.games.moongha.choices import ACT, HEAL, HIDE, INTO, LAY, MONSTER, PASS, SPEND, TOKEN
from bothy.games.moongha.creating import PlaceOrange
from bothy.games.moongha.monsters import DRAKOOR, KINDS, MECHOOR, MOOGRE, SLOTS, SPECTOOR, Monster, kind_of
from bothy.games.moongha.moving import MoveOrHide, MoveTo
from bothy.games.moongha.table import Earth
from bothy.kernel import Choice, Seat, Sight

OLD_KNACK: Final = "old-knack"
DRAKOORS: Final = "drakoors"
"""Builds Drakoors before anything else, and lets them lurk."""
LAST_TURN: Final = "last-turn"
"""Hoards its attack tokens, and spends them all in the last turn."""
TOKEN_ATTACK: Final = "token-attack"
"""Lays its Pass token into the attack box as soon as no white token is left there."""
FIRST_SPECTOOR: Final = "spectoor"
"""Builds Spectoor first."""
HIDE_AND_HEAL: Final = "hide-and-heal"
"""Hides its Moogre and its Mechoor whenever it can, and heals them before it builds."""
TRICKS: Final = [OLD_KNACK, DRAKOORS, LAST_TURN, TOKEN_ATTACK, FIRST_SPECTOOR, HIDE_AND_HEAL]


def trick(sight: Sight[Earth], choices: list[Choice], name: str, seed: int) -> Choice:
    """What somebody with this habit does; whatever it does not speak of is done as the knack does it."""
    if name == OLD_KNACK:
        return chosen(sight, choices, OLD, seed)
    wish = habit(sight.table, sight.viewer, sight.agenda[-1], name)
    return wish if wish is not None and wish in choices else choose(sight, choices, "", seed)


def habit(earth: Earth, seat: Seat, step: object, name: str) -> Choice | None:
    """What a habit would do here, if that is on offer; None where it does not speak."""
    if name == DRAKOORS:
        if isinstance(step, PlaceOrange):
            return INTO[DRAKOOR]
        return ACT[CREATE] if isinstance(step, TakeAction) and earth.in_box(seat, DRAKOOR) >= 0 else None
    if name == LAST_TURN:
        if isinstance(step, ExpendTokens):
            last, held = earth.turn == earth.earth_box.turns, earth.white[seat * KINDS + step.kind]
            return SPEND[min(held, len(SPEND) - 1)] if last else PASS
        return None
    if name == TOKEN_ATTACK:
        if isinstance(step, TakeAction):
            return TOKEN if not earth.tokens[ATTACK] and earth.has_monsters(seat) else None
        return LAY[ATTACK] if isinstance(step, LayToken) else None
    if name == FIRST_SPECTOOR:
        return INTO[SPECTOOR] if isinstance(step, PlaceOrange) and not earth.in_play(seat, SPECTOOR) else None
    return hiding(earth, seat, step)


def hiding(earth: Earth, seat: Seat, step: object) -> Choice | None:
    """To hide one of the big monsters that is revealed, or to heal one that is hidden."""
    big = [monster for monster in earth.monsters_of(seat) if kind_of(monster) in (MOOGRE, MECHOOR)]
    shown = [monster for monster in big if not earth.is_hidden(monster)]
    hurt = [monster for monster in big if earth.is_hidden(monster) and earth.wounds[monster]]
    if isinstance(step, TakeAction):
        return ACT[MOVE] if shown else ACT[CREATE] if hurt else None
    if isinstance(step, MoveOrHide):
        return MONSTER[shown[0]] if shown else None
    if isinstance(step, MoveTo):
        return HIDE if step.monster in shown else None
    return HEAL[slot(hurt[0])] if isinstance(step, PlaceOrange) and hurt else None


def slot(monster: Monster) -> int:
    return monster % SLOTS
