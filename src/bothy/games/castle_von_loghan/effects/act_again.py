"""One more action."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.content.fields import Says
from bothy.games.castle_von_loghan.effects.effect import YOU_OR_EACH, Effect
from bothy.games.castle_von_loghan.table import Castle, Steps


class ActAgain(Effect):
    """V60: one more action in this Refresh Phase, for the character or for all."""

    do: ClassVar[str] = "act-again"
    says: ClassVar[Says] = {"who": YOU_OR_EACH}
    dear: ClassVar[float] = 1.0

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        for actor in castle.order() if self.who == "each" else [character]:
            castle.actions[actor] += 1
        return ()

    def wanted(self, castle: Castle, spare: int) -> bool:
        return castle.castle_box.story_mode or self.who != "each"
