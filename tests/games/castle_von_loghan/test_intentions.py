"""What enemies are about to do, as the board tells it before they do it."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.figures import figures
from bothy.games.castle_von_loghan.board.intentions import intends, threat
from bothy.games.castle_von_loghan.combat.step_6_enemies import EnemyAttacks
from games.castle_von_loghan.castle import castle
from stories import begin, clause


@clause("V51")
def test_the_threat_is_what_the_attacks_then_cost() -> None:
    table = castle(foes=["skeleton", "wood-imp", "time-leech"])
    assert threat(table) == {"health": 2, "clarity": 3}
    begin(table, EnemyAttacks())
    assert (table.health, table.clarity) == (10 - 2, 6 - 3)


@clause("V52")
def test_who_is_stunned_defeated_or_held_back_threatens_nobody() -> None:
    table = castle(foes=["skeleton", "pale-engineer+", "skeleton"], stunned=0b010, fallen=[0])
    assert threat(table) == {"health": 1, "clarity": 0}
    assert intends(table) == [[], [], []]
    table.skipping = 1
    assert threat(table) == {"health": 0, "clarity": 0}


@clause("V51")
def test_whom_an_attack_meets() -> None:
    table = castle(foes=["thief", "glass-widow", "mirror-fiend", "siren-engine"], energy=[2, 5, 5], leader=2)
    assert intends(table) == [[2], [2], [], [0, 1, 2]]
    table.dealt = [3, 1, 3]
    assert intends(table)[2] == [2], "of equals the first from the Leader on"


@clause("V51")
def test_a_thief_without_anybody_to_rob_hurts_the_group() -> None:
    table = castle(foes=["thief"], energy=[0, 0, 0])
    assert (intends(table), threat(table)) == ([[]], {"health": 1, "clarity": 0})


@clause("V51")
def test_below_half_of_its_health_a_boss_does_more() -> None:
    table = castle(foes=["echo-regent+"])
    assert threat(table) == {"health": 3, "clarity": 0}
    table.wounds[0] = table.foe_health[0] // 2 + 1
    assert threat(table) == {"health": 3, "clarity": 1}


@clause("V36")
def test_the_board_is_told_the_combat_power_of_all() -> None:
    table = castle(foes=["skeleton"], things={"0/left": "large-rod"})
    position = begin(table, EnemyAttacks())
    assert figures(position.sight(1))["combat_power"] == [2, 1, 1]
