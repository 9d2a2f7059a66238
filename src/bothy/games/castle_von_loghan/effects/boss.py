"""A boss, and what waits for him."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.alert.summoning import enter
from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.bot.mood import Mood
from bothy.games.castle_von_loghan.content.fields import COUNT, SIGNED, WORD, Said, Says, number, one_of
from bothy.games.castle_von_loghan.content.rows import VIOLET, EnemyCard
from bothy.games.castle_von_loghan.effects.effect import NEXT_OR_LAST, Effect, between
from bothy.games.castle_von_loghan.event.covers import card_at
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.table import NOTHING


class BossComes(Effect):
    """V29: a boss comes into the row; what was prepared for the last one waits for him."""

    do: ClassVar[str] = "boss"
    says: ClassVar[Says] = {"enemy": WORD}

    def read(self, said: Said) -> None:
        super().read(said)
        bosses: list[str] = said["bosses"]
        if said["enemy"] not in bosses:
            raise ValueError(f"field enemy: there is no boss {said['enemy']!r}; there are: {', '.join(bosses)}")
        self.boss = bosses.index(said["enemy"])
        """His place among bosses."""

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        card = EnemyCard(2 * (castle.castle_box.enemy_first[VIOLET] + self.boss) + 1)
        if castle.enemy_deck[card] == 0:
            return ()
        castle.enemy_deck[card] -= 1
        castle.summoned = 1
        if is_last(castle, castle.castle_box.boss_key(self.boss)):
            castle.initiative |= castle.last_initiative
            castle.boss_wounds[castle.castle_box.characters] += castle.last_wounds
            castle.last_initiative, castle.last_wounds = 0, 0
        enter(castle, card)
        return ()


def is_last(castle: Castle, boss: str) -> bool:
    """Whether the story ends when this boss falls."""
    card = card_at(castle, "victory", [boss])
    return card != NOTHING and castle.castle_box.rows.story[card].wins


class BossDamage(Effect):
    """V30: Damage tokens that wait for the boss: the character's own, or nobody's."""

    do: ClassVar[str] = "boss-damage"
    says: ClassVar[Says] = {"n": COUNT, "who": one_of(["you", "nobody"], "you"), "fight": NEXT_OR_LAST}

    def read(self, said: Said) -> None:
        super().read(said)
        self.last: bool = said["fight"] == "last"

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        if self.last:
            castle.last_wounds += self.n
        else:
            owner = character if self.who == "you" else castle.castle_box.characters
            castle.boss_wounds[owner] += self.n
        if castle.sink is not None:
            castle.tell("boss-is-hurt", person(castle, character, damage=self.n))
        return ()

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return 0.7 * self.n


class BossHealth(Effect):
    """V30: the boss will have more Health, or less."""

    do: ClassVar[str] = "boss-health"
    says: ClassVar[Says] = {"n": SIGNED, "many": number(0, 40, 0)}

    def read(self, said: Said) -> None:
        super().read(said)
        self.many: int = said["many"] or self.n
        """How much, for six characters."""

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        by = between(self.n, self.many, castle.castle_box.characters)
        castle.boss_health += by
        if castle.sink is not None:
            castle.tell("boss-is-changed", {"how": "more" if by > 0 else "less", "by": abs(by)})
        return ()

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return -0.7 * self.n
