"""Which of the seven steps of a combat round is on."""

from __future__ import annotations

from typing import Any, Final

from bothy.games.castle_von_loghan.combat.damage import DamageOn, Overkill, Settle, Share, SideStroke, SplitDamage
from bothy.games.castle_von_loghan.combat.phase import AnotherRound
from bothy.games.castle_von_loghan.combat.step_1_weapons import Arm, ArmOn, ChooseWeapons
from bothy.games.castle_von_loghan.combat.step_2_cards import DiscardAny, DrawUp, ForcedRest, LetGo, MoreCards, Ready
from bothy.games.castle_von_loghan.combat.step_3_aid import AidAgain, AidEachOther, PriorityOne
from bothy.games.castle_von_loghan.combat.step_4_attack import Aim, AttackTurn, ChooseTarget, Strike, StrikeOn
from bothy.games.castle_von_loghan.combat.step_5_counters import PriorityThree, TakeEffect
from bothy.games.castle_von_loghan.combat.step_6_enemies import EnemyAttack, EnemyAttacks
from bothy.games.castle_von_loghan.combat.step_7_cleanup import Cleanup, PutCardsAway
from bothy.games.castle_von_loghan.effects.discard import AidWhom, DiscardOrNot, RidOne
from bothy.games.castle_von_loghan.effects.drop_weapon import DropWhich
from bothy.games.castle_von_loghan.effects.mend import MendOne, MendWhich
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.treasures.hands import ChangeHands
from bothy.kernel.sight import Sight
from bothy.kernel.step import Step

STEPS: Final[tuple[tuple[type[Step[Any]], ...], ...]] = (
    (ChooseWeapons, Arm, ArmOn, ChangeHands),
    (DrawUp, ForcedRest, MoreCards, Ready, LetGo, DiscardAny),
    (PriorityOne, AidEachOther, AidAgain, AidWhom, DiscardOrNot),
    (
        AttackTurn,
        ChooseTarget,
        Aim,
        Strike,
        StrikeOn,
        DamageOn,
        SplitDamage,
        Share,
        SideStroke,
        Settle,
        Overkill,
    ),
    (PriorityThree, TakeEffect),
    (EnemyAttacks, EnemyAttack, DropWhich, MendOne, MendWhich),
    (Cleanup, PutCardsAway, RidOne, AnotherRound),
)
"""What comes about in each of them."""


def combat_step(sight: Sight[Castle]) -> list[int]:
    """V35: the step that is on, from 1, and how many there are; 0 where nothing of a combat round comes next.

    What goes on before the cleanup is still an attack of the enemies.
    """
    for depth, step in enumerate(reversed(sight.agenda)):
        for number, some in enumerate(STEPS):
            if isinstance(step, some):
                late = depth > 0 and isinstance(step, Cleanup)
                return [number if late else number + 1, len(STEPS)]
    return [0, len(STEPS)]
