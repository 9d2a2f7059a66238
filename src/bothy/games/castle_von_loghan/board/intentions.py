"""What the enemies are about to do: whom their attacks meet as things stand, and what they would cost the group."""

from __future__ import annotations

from bothy.games.castle_von_loghan.combat.enemies import left_of, standing
from bothy.games.castle_von_loghan.content.rows import Effect
from bothy.games.castle_von_loghan.table import Castle


def attackers(castle: Castle) -> list[int]:
    """V51, V52: the enemies that would attack in this combat round, from left to right."""
    if castle.skipping:
        return []
    return [foe for foe in standing(castle) if not castle.stunned >> foe & 1]


def doing(castle: Castle, foe: int) -> list[Effect]:
    """V51: what an enemy would do now: not the same below half of its Health, or where nobody has Energy."""
    rows = castle.castle_box.rows
    todo = list(rows.enemies[castle.foes[foe] // 2].effects)
    found: list[Effect] = []
    while todo:
        effect = rows.effects[todo.pop(0)]
        if effect.once and castle.foe_used >> foe & 1:
            continue
        if effect.do == "below-half":
            low = 2 * left_of(castle, foe) < castle.foe_health[foe]
            todo = [*(effect.then if low else effect.otherwise), *todo]
        elif effect.who == "richest" and max(castle.energy) == 0:
            todo = [*effect.otherwise, *todo]
        else:
            found.append(effect)
    return found


def meets(castle: Castle, effect: Effect) -> list[int]:
    """The characters an effect would meet; nobody where it meets the group."""
    order = castle.order()
    if effect.do == "drop":
        most = max(castle.dealt)
        return [character for character in order if castle.dealt[character] == most][:1] if most else []
    if effect.who == "richest":
        most = max(castle.energy)
        return [character for character in order if castle.energy[character] == most][:1]
    if effect.who == "leader":
        return [castle.leader]
    return order if effect.who == "each" else []


def intends(castle: Castle) -> list[list[int]]:
    """For each enemy of the row, the characters that its attack would meet beside the group."""
    active = attackers(castle)
    found: list[list[int]] = []
    for foe in range(len(castle.foes)):
        some = [meets(castle, effect) for effect in doing(castle, foe)] if foe in active else []
        found.append(sorted({character for characters in some for character in characters}))
    return found


def threat(castle: Castle) -> dict[str, int]:
    """The Health and Clarity the group would lose if all enemies that can attack did so now."""
    lost = {"health": 0, "clarity": 0}
    for foe in attackers(castle):
        for effect in doing(castle, foe):
            if effect.do in lost:
                lost[effect.do] -= effect.n
    return lost
