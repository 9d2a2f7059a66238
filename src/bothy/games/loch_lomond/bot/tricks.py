"""Lazy tricks: habits a newcomer might hit upon and never change. A good knack must not fall for them."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_lomond.bot import old_knack
from bothy.games.loch_lomond.bot.knack import choose
from bothy.games.loch_lomond.bot.levels import STEADY
from bothy.games.loch_lomond.bot.mind import Mind
from bothy.games.loch_lomond.choices import DRAW, PASS, PLAY, RIVAL, SAORSA, SWAP, At
from bothy.games.loch_lomond.powers import Intrusion
from bothy.games.loch_lomond.shoo import Shoo
from bothy.games.loch_lomond.table import Loch
from bothy.games.loch_lomond.turn import SwapOrPlay, Turn
from bothy.kernel import Choice, Luck, Seat, Sight

OLD_KNACK: Final = "old-knack"
HASTY: Final = "hasty"
"""Calls SAORSA!! as soon as no Monster is known in its clan, whatever it has not seen."""
SILENT: Final = "silent"
"""Never calls Shoo!!, so that it never pays for a wrong one."""
COLLECTOR: Final = "collector"
"""Never takes the open card and plays nothing: whatever it draws that is no Monster goes into its clan."""
BULLY: Final = "bully"
"""Whatever can be done to a rival is done to the next one."""
REACTIONS: Final = {OLD_KNACK: old_knack.OLD.reaction}
"""The seconds they take to call, where it is not those of the knack."""
TRICKS: Final = [OLD_KNACK, HASTY, SILENT, COLLECTOR, BULLY]


def trick(sight: Sight[Loch], choices: list[Choice], name: str, seed: int) -> Choice:
    """What somebody with this habit does; whatever it does not speak of is done as the knack does it."""
    if name == OLD_KNACK:
        return old_knack.choose(sight, choices, seed)
    loch, seat, step = sight.table, sight.viewer, sight.agenda[-1]
    if len(choices) == 1:
        return choices[0]
    if name == HASTY and isinstance(step, Turn) and SAORSA in choices and not knows_monster(loch, seat, seed):
        return SAORSA
    if name == SILENT and isinstance(step, Shoo):
        return PASS
    if name == COLLECTOR and isinstance(step, Turn) and choose(sight, choices, "", seed) is not SAORSA:
        return DRAW if DRAW in choices else choices[0]
    if name == COLLECTOR and isinstance(step, SwapOrPlay):
        light = loch.lomond_box.values[loch.held] < loch.lomond_box.monster
        return SWAP[Mind(loch, seat, STEADY, seed).best_place(loch.held)] if light and loch.slots(seat) else PLAY
    if name == BULLY:
        rivals = loch.rivals(seat)
        if isinstance(step, Intrusion):
            return RIVAL[rivals[0]]
        some = [choice for choice in choices if isinstance(choice, At) and choice.clan in rivals[:1]]
        if some and not any(isinstance(choice, At) and choice.clan == seat for choice in choices):
            return some[Luck(seed).below(len(some))]
    return choose(sight, choices, "", seed)


def knows_monster(loch: Loch, seat: Seat, seed: int) -> bool:
    """Whether a seat remembers a Monster in its own clan."""
    mine = Mind(loch, seat, STEADY, seed).mine
    return any(card >= 0 and loch.lomond_box.values[card] >= loch.lomond_box.monster for card in mine)
