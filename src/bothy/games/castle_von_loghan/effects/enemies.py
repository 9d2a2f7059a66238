"""Enemies that come, lie in wait, and go."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.alert.summoning import DrawEnemies, lurk, summon
from bothy.games.castle_von_loghan.board.labels import colour_name
from bothy.games.castle_von_loghan.bot.mood import FIGHT, Mood, mean_danger
from bothy.games.castle_von_loghan.content.fields import Said, Says, number, numbered
from bothy.games.castle_von_loghan.content.rows import EVENT_COLOURS, VIOLET
from bothy.games.castle_von_loghan.effects.effect import NOBODY, Effect, between
from bothy.games.castle_von_loghan.table import Castle, Steps


class Summon(Effect):
    """V30: enemies of a colour come now."""

    do: ClassVar[str] = "summon"
    says: ClassVar[Says] = {"colour": numbered(EVENT_COLOURS)}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return summon(castle, self.colour)

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return -FIGHT[self.colour] * (0.5 if castle.summoned == 0 else 1.0) * mean_danger(mood)


class Join(Effect):
    """V51: enemies join the self."""

    do: ClassVar[str] = "join"
    says: ClassVar[Says] = {"colour": numbered(EVENT_COLOURS), "n": number(1, 9, 1), "many": number(0, 20, 0)}

    def read(self, said: Said) -> None:
        super().read(said)
        self.many: int = said["many"] or self.n
        """How many, for six characters."""

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        box = castle.castle_box
        count = between(self.n, self.many, box.characters)
        if foe == NOBODY:
            count = max(1, count + box.companions)
        return (DrawEnemies(self.colour, count),)


class Lurk(Effect):
    """V30: enemies lie in wait, unseen."""

    do: ClassVar[str] = "lurk"
    says: ClassVar[Says] = {"colour": numbered(EVENT_COLOURS), "n": number(1, 9, 1)}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        lurk(castle, self.colour, self.n)
        return ()

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return -0.4 * FIGHT[self.colour] * self.n


class ClearLurking(Effect):
    """V30: lurking enemies, of one colour or of all, go back."""

    do: ClassVar[str] = "clear-lurking"
    says: ClassVar[Says] = {"colour": numbered(EVENT_COLOURS, None)}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        colour = self.colour
        for some in range(VIOLET):
            if colour in (some, -1) and castle.lurking[some]:
                castle.lurking[some] = 0
                if castle.sink is not None:
                    castle.tell("no-more-lurking", {"colour": colour_name(some)})
        return ()

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return 0.4 * (sum(castle.lurking) if self.colour < 0 else castle.lurking[self.colour])
