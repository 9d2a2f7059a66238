"""What the enemies are about to do: whom their attacks meet as things stand, and what they would cost the group."""

from __future__ import annotations

from bothy.games.castle_von_loghan.combat.enemies import standing
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle


def attackers(castle: Castle) -> list[int]:
    """V51, V52: the enemies that would attack in this combat round, from left to right."""
    if castle.skipping:
        return []
    return [foe for foe in standing(castle) if not castle.stunned >> foe & 1]


def about_to(castle: Castle, foe: int) -> list[Effect]:
    """V51: what an enemy would do now: not the same below half of its Health, or where nobody has Energy."""
    todo = list(castle.enemy(foe).attack)
    found: list[Effect] = []
    while todo:
        effect = todo.pop(0)
        if effect.once and castle.foe_used >> foe & 1:
            continue
        instead = effect.instead(castle, foe)
        if instead is None:
            found.append(effect)
        else:
            todo = [*instead, *todo]
    return found


def intends(castle: Castle) -> list[list[int]]:
    """For each enemy of the row, the characters that its attack would meet beside the group."""
    active = attackers(castle)
    found: list[list[int]] = []
    for foe in range(len(castle.foes)):
        some = [effect.meets(castle) for effect in about_to(castle, foe)] if foe in active else []
        found.append(sorted({character for characters in some for character in characters}))
    return found


def threat(castle: Castle) -> dict[str, int]:
    """The Health and Clarity the group would lose if all enemies that can attack did so now."""
    health, clarity = 0, 0
    for foe in attackers(castle):
        for effect in about_to(castle, foe):
            takes = effect.takes()
            health, clarity = health + takes[0], clarity + takes[1]
    return {"health": health, "clarity": clarity}
