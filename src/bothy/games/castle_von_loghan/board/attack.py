"""What the attack of the moment comes to, before one commits to it."""

from __future__ import annotations

from bothy.games.castle_von_loghan.combat.damage import falls, spare_damage, whole_damage
from bothy.games.castle_von_loghan.combat.enemies import left_of
from bothy.games.castle_von_loghan.combat.equipped import trait_held
from bothy.games.castle_von_loghan.combat.step_4_attack import Strike
from bothy.games.castle_von_loghan.table import Castle
from bothy.kernel.sight import Sight


def attack(sight: Sight[Castle]) -> dict[str, object] | None:
    """V44, V46, V47: Damage of cards and what is added, what it leaves, and Combat Power; none while nobody attacks."""
    step = sight.agenda[-1] if sight.agenda else None
    if not isinstance(step, Strike):
        return None
    castle, character = sight.table, step.character
    foe, cards = castle.target, castle.strikes
    damage = whole_damage(castle, character, foe, cards)
    return {
        "character": character,
        "cards": cards,
        "bonus": damage - cards,
        "damage": damage,
        "remains": max(0, left_of(castle, foe) - damage),
        "falls": falls(castle, foe, damage),
        "spare": spare_damage(castle, character, foe, damage),
        "power": castle.power,
        "spent": spent(castle, character),
        "against": against(castle, character),
    }


def spent(castle: Castle, character: int) -> int:
    """V44: the Combat Power of the cards a character has played."""
    rows, kinds = castle.castle_box.rows.combat, castle.castle_box.kinds
    return sum([row.power * castle.played[character * kinds + kind] for kind, row in enumerate(rows)])


def against(castle: Castle, character: int) -> list[int]:
    """V49, V50: the cards of a hand that will count against the group, by kind; none where a shield keeps them off."""
    if trait_held(castle, character, "shield") or castle.guarded >> character & 1:
        return []
    return [kind for kind in castle.hands[character] if kind in castle.castle_box.third]
