"""Lazy tricks: habits a newcomer might hit upon and never change. A good knack must not fall for them."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.bot.knack import choose, think
from bothy.games.castle_von_loghan.bot.minds import OLD, Mind
from bothy.games.castle_von_loghan.choices import RECHARGE_IT, RECUPERATE, SEARCH, Sneak
from bothy.games.castle_von_loghan.combat.step_2_cards import Ready
from bothy.games.castle_von_loghan.refresh.phase import Act
from bothy.games.castle_von_loghan.table import Castle
from bothy.kernel.luck import Luck
from bothy.kernel.notation import Choice
from bothy.kernel.sight import Sight

OLD_KNACK: Final = "old-knack"
MISER: Final = "miser"
"""Recharges whenever it acts."""
SNEAK: Final = "sneak"
"""Sneaks whenever it acts, into the most dangerous room there is."""
FORAGER: Final = "forager"
"""Searches as long as there are tokens, and recharges then."""
SHIRKER: Final = "shirker"
"""Sits out every other combat round: others fight, and it lives."""
TRICKS: Final = [OLD_KNACK, MISER, SNEAK, FORAGER, SHIRKER]


def trick(sight: Sight[Castle], choices: list[Choice], name: str, seed: int) -> Choice:
    """What somebody with this habit does; whatever it does not speak of is done as the knack does it."""
    if len(choices) == 1:
        return choices[0]
    if name == OLD_KNACK:
        return think(sight, choices, Mind(OLD, seed))
    castle, step = sight.table, sight.agenda[-1]
    if isinstance(step, Act):
        if name == SNEAK:
            rooms = [choice for choice in choices if isinstance(choice, Sneak) and not choice.cloak]
            worst = max([castle.colour(choice.room) for choice in rooms], default=0)
            some = [choice for choice in rooms if castle.colour(choice.room) == worst]
            if some:
                return some[Luck(seed).below(len(some))]
        if name == FORAGER and SEARCH in choices:
            return SEARCH
        if name in (MISER, FORAGER) and RECHARGE_IT in choices:
            return RECHARGE_IT
    if name == SHIRKER and isinstance(step, Ready) and RECUPERATE in choices and castle.fight % 2:
        return RECUPERATE
    return choose(sight, choices, "", seed)
