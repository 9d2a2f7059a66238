"""The Alert coin of this Round, and Tails that counts as Heads."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.bot.mood import FIGHT, Mood, mean_danger
from bothy.games.castle_von_loghan.content.fields import Said, Says, numbered
from bothy.games.castle_von_loghan.content.rows import GREEN
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import HEADS, SIDES


class Alert(Effect):
    """V30: what the Alert coin of this Round will show."""

    do: ClassVar[str] = "alert"
    says: ClassVar[Says] = {"side": numbered(SIDES)}

    def read(self, said: Said) -> None:
        super().read(said)
        self.side: int = said["side"]

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.alert = self.side
        if castle.sink is not None:
            castle.tell("alert-set", {"side": SIDES[self.side]})
        return ()

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        colour = castle.colour(castle.group) if castle.group < len(castle.tokens) else GREEN
        cost = 0.5 * FIGHT[max(colour, GREEN)] * mean_danger(mood)
        return cost if self.side == HEADS else -cost


class Heads(Effect):
    """V32: the next Tails of an Enemy Alert in this Round counts as Heads."""

    do: ClassVar[str] = "heads"
    dear: ClassVar[float] = 1.2

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.wards += 1
        return ()
