"""A good start into a fight, and a bad one."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.bot.mood import Mood
from bothy.games.castle_von_loghan.content.fields import Said, Says
from bothy.games.castle_von_loghan.effects.effect import NEXT_OR_LAST, YOU_OR_EACH, Effect
from bothy.games.castle_von_loghan.table import Castle, Steps


class Initiative(Effect):
    """V38: Initiative in the next combat, or in the last."""

    do: ClassVar[str] = "initiative"
    says: ClassVar[Says] = {"who": YOU_OR_EACH, "fight": NEXT_OR_LAST}

    def read(self, said: Said) -> None:
        super().read(said)
        self.last: bool = said["fight"] == "last"

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        mask = (1 << castle.castle_box.characters) - 1 if self.who == "each" else 1 << character
        if self.last:
            castle.last_initiative |= mask
        else:
            castle.initiative |= mask
        if castle.sink is not None:
            castle.tell("has-initiative", person(castle, character, who=self.who))
        return ()

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return 0.5


class Overwhelmed(Effect):
    """V38: Overwhelmed in the next combat."""

    do: ClassVar[str] = "overwhelmed"
    says: ClassVar[Says] = {"who": YOU_OR_EACH}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.overwhelmed |= (1 << castle.castle_box.characters) - 1 if self.who == "each" else 1 << character
        if castle.sink is not None:
            castle.tell("is-overwhelmed", person(castle, character, who=self.who))
        return ()

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return -0.5
