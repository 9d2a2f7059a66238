"""A boss, and what waits for him."""

from __future__ import annotations

from bothy.games.castle_von_loghan.alert.summoning import enter
from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.content.rows import VIOLET
from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps


class BossComes(Doing):
    """V29: a boss comes into the row; what was prepared for the last one waits for him."""

    def play(self, castle: Castle) -> Steps:
        rows = castle.castle_box.rows
        card = 2 * (castle.castle_box.enemy_first[VIOLET] + self.row(castle).place) + 1
        if castle.enemy_deck[card] == 0:
            return ()
        castle.enemy_deck[card] -= 1
        castle.summoned = 1
        if castle.story < len(rows.story) and rows.covers[castle.story].at == "victory":
            castle.initiative |= castle.last_initiative
            castle.boss_wounds[castle.castle_box.characters] += castle.last_wounds
            castle.last_initiative, castle.last_wounds = 0, 0
        enter(castle, card)
        return ()


class BossDamage(Doing):
    """V30: Damage tokens that wait for the boss: the character's own, or nobody's."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        if row.word == "last":
            castle.last_wounds += row.n
        else:
            owner = self.character if row.who == "you" else castle.castle_box.characters
            castle.boss_wounds[owner] += row.n
        if castle.sink is not None:
            values = person(castle, self.character)
            values["damage"] = row.n
            castle.tell("boss-is-hurt", values)
        return ()


class BossHealth(Doing):
    """V30: the boss will have more Health, or less."""

    def play(self, castle: Castle) -> Steps:
        castle.boss_health += self.row(castle).n
        if castle.sink is not None:
            castle.tell("boss-is-changed", {"change": self.row(castle).n})
        return ()
