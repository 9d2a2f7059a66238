"""Which of the seven steps of a combat round is on."""

from __future__ import annotations

from typing import Any, Final

from bothy.games.castle_von_loghan.blows import AidWhom, DropWhich, MendOne, MendWhich, RidOne
from bothy.games.castle_von_loghan.carrying import ChangeHands
from bothy.games.castle_von_loghan.combat import (
    AidAgain,
    AidEachOther,
    AnotherRound,
    Arm,
    ArmOn,
    ChooseWeapons,
    DiscardAny,
    DrawUp,
    ForcedRest,
    LetGo,
    MoreCards,
    PriorityOne,
    Ready,
)
from bothy.games.castle_von_loghan.countering import (
    Cleanup,
    EnemyAttack,
    EnemyAttacks,
    PriorityThree,
    PutCardsAway,
    TakeEffect,
)
from bothy.games.castle_von_loghan.striking import (
    Aim,
    AttackTurn,
    ChooseTarget,
    DamageOn,
    Overkill,
    Settle,
    Share,
    SideStroke,
    SplitDamage,
    Strike,
    StrikeOn,
)
from bothy.games.castle_von_loghan.table import Castle
from bothy.kernel.sight import Sight
from bothy.kernel.step import Step

STEPS: Final[tuple[tuple[type[Step[Any]], ...], ...]] = (
    (ChooseWeapons, Arm, ArmOn, ChangeHands),
    (DrawUp, ForcedRest, MoreCards, Ready, LetGo, DiscardAny),
    (PriorityOne, AidEachOther, AidAgain, AidWhom),
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
