"""Combat, steps 5 to 7 and its end: counters, what enemies do, cleanup and spoils."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import CARD_KEYS, MISS
from bothy.games.castle_von_loghan.combat.equipped import combat_power
from bothy.games.castle_von_loghan.combat.phase import CombatPhase, CombatRound
from bothy.games.castle_von_loghan.combat.spoils import Spoils
from bothy.games.castle_von_loghan.combat.step_5_counters import PriorityThree
from bothy.games.castle_von_loghan.combat.step_6_enemies import EnemyAttack, EnemyAttacks
from bothy.games.castle_von_loghan.combat.step_7_cleanup import Cleanup
from bothy.games.castle_von_loghan.reward.phase import RewardPhase
from bothy.games.castle_von_loghan.terms import LOST
from games.castle_von_loghan.castle import at, card_count, castle, foe, held, kind, row, silence, tokens_on
from stories import begin, bring, clause, offered, outcomes, say, waiting

SKELETONS = ["skeleton", "thief"]


# Step 5


@clause("V49")
def test_the_example_of_a_counter() -> None:
    """The group has 13 Health, Matt a Counter: 12."""
    table = castle(foes=SKELETONS, hands={1: "counter hit"}, health=13)
    begin(table, PriorityThree())
    assert table.health == 12
    assert held(table, 1) == "hit"


@clause("V49")
def test_all_priority_three_cards_count() -> None:
    table = castle(foes=SKELETONS, hands={0: "hard-counter counter", 1: "counter"})
    begin(table, PriorityThree())
    assert table.health == 6


@clause("V50")
def test_a_shield_helps_its_owner_only() -> None:
    table = castle(
        foes=SKELETONS,
        hands={0: "hard-counter", 1: "counter"},
        things={"0/left": "plank-shield", "1/belt": "tower-shield"},
    )
    begin(table, PriorityThree())
    assert table.health == 9


@clause("V49", "V12")
def test_a_counter_can_lose_the_game_at_once() -> None:
    table = castle(foes=SKELETONS, hands={0: "counter", 1: "counter"}, health=1)
    position = begin(table, PriorityThree(), EnemyAttacks(), Cleanup())
    assert position.over()
    assert table.ending == LOST
    assert card_count(table.played, 0, "counter") == 1, "nothing was cleaned up any more"


# Step 6


@clause("V51")
def test_the_example_of_an_attack() -> None:
    table = castle(foes=["skeleton", "skeleton"], wounds={0: [3, 0, 0]}, fallen=[0])
    begin(table, EnemyAttacks())
    assert table.health == 9


@clause("V51")
def test_attacks_go_from_left_to_right() -> None:
    table = castle(foes=["thief", "dragon", "wood-imp"], energy=[2, 4, 4], leader=2)
    begin(table, EnemyAttacks())
    assert table.energy == [2, 4, 2]
    assert (table.health, table.clarity) == (7, 5)


@clause("V52")
def test_a_stunned_enemy_does_not_attack_once() -> None:
    table = castle(foes=["dragon"], stunned=1)
    begin(table, EnemyAttacks())
    assert (table.health, table.stunned) == (10, 0)
    begin(table, EnemyAttacks())
    assert table.health == 7


@clause("V52")
def test_a_dropped_weapon_is_back_after_a_whole_combat_round() -> None:
    table = castle(foes=["mirror-fiend"], things={"1/left": "crossbow"}, dealt=[1, 3, 0])
    position = begin(table, EnemyAttack(0), Cleanup())
    assert position.over()
    assert combat_power(table, 1) == 1
    begin(table, Cleanup())
    assert combat_power(table, 1) == 3


@clause("V51")
def test_cards_lost_at_random_and_by_choice() -> None:
    table = castle(foes=["glass-widow"], hands={0: "hit miss"})
    position = begin(table, EnemyAttack(0))
    assert outcomes(position) == {CARD_KEYS.index("hit"): 1, MISS: 1}
    bring(position, MISS)
    assert held(table, 0) == "hit"
    table = castle(foes=["hollow-steward+"], hands={0: "hit miss aid"})
    position = begin(table, EnemyAttack(0))
    assert offered(position, 0) == ["discard hit", "discard aid"]


@clause("V51")
def test_tokens_that_an_enemy_sheds() -> None:
    table = castle(foes=["blood-baron"], wounds={0: [2, 0, 1]}, leader=1)
    position = begin(table, EnemyAttack(0))
    assert offered(position, 1) == ["to 1", "to 3"]
    say(position, 1, "to 3")
    assert tokens_on(table, 0) == [2, 0, 0, 0]
    begin(table, EnemyAttack(0))
    assert tokens_on(table, 0) == [1, 0, 0, 0]


@clause("V50", "V51")
def test_a_tower_shield_softens_one_attack_in_a_combat() -> None:
    table = castle(foes=["marsh-ogre", "marsh-ogre"], things={"1/left": "tower-shield"})
    begin(table, EnemyAttacks())
    assert table.health == 10 - 1 - 2


# Step 7 and the end


@clause("V53")
def test_played_cards_are_discarded_and_shuffled_in_after_the_last_combat_round() -> None:
    table = castle(foes=SKELETONS, hands={0: "hit"})
    table.decks[0][0] -= 2
    table.played[0] = 2
    begin(table, Cleanup())
    assert (table.played[0], table.discards[0]) == (0, 2)
    table.fallen = [0, 1]
    begin(table, Cleanup())
    assert table.discards[0] == 0
    assert table.decks[0][0] == 10
    assert held(table, 0) == "hit"


@clause("V35", "V53")
def test_combat_goes_on_until_no_enemy_stands() -> None:
    table = castle(
        foes=["wood-imp"],
        hands=dict.fromkeys(range(3), "critical-hit critical-hit hit hit hit"),
        agents=[1, 3, 4],
        clarity=5,
    )
    position = begin(table, CombatPhase())
    for seat in range(3):
        say(position, seat, "done")
    silence(position)
    for seat in range(3):
        say(position, seat, "done")
    assert table.fight == 2
    assert table.clarity == 4
    for seat in range(3):
        say(position, seat, "done")
    silence(position)
    say(position, 0, "play 1 critical-hit", "play 1 critical-hit", "done")
    say(position, 1, "done")
    say(position, 2, "done")
    assert position.over()
    assert table.fallen == [0]
    assert table.clarity == 4


@clause("V54", "Ruling 6", "Ruling 20")
def test_spoils_for_those_with_tokens() -> None:
    table = castle(
        foes=["skeleton", "iron-sentry", "bone-archer", "dragon"],
        wounds={0: [3, 0, 0], 1: [6, 0, 0], 2: [4, 0, 0], 3: [9, 1, 0]},
        fallen=[0, 1, 2, 3],
        clarity=1,
    )
    begin(table, Spoils(), RewardPhase())
    assert table.energy == [10, 10, 5]
    assert table.clarity == 5
    assert table.foes == []
    assert table.enemy_discards[foe("dragon")] == 1
    assert table.points == [0, 0, 0], "without Loot there is no Reward Phase"
    table = castle(group="throne-room", foes=["hollow-steward+"], wounds={0: [12, 0, 0]}, fallen=[0], clarity=1)
    begin(table, Spoils(), RewardPhase())
    assert table.energy == [8, 5, 5]
    assert table.clarity == 3


@clause("V12", "V54")
def test_when_the_last_boss_falls_the_last_card_is_read_instead_of_rewards() -> None:
    table = castle(board="future", group="archive-core", foes=["echo-regent+"], wounds={0: [20, 0, 0]}, fallen=[0])
    position = begin(table, Spoils(), RewardPhase())
    assert waiting(position) == "DecideAll"
    assert table.points == [0, 0, 0]


@clause("V35")
def test_an_enemy_that_comes_with_too_many_tokens_is_defeated() -> None:
    table = castle(foes=["skeleton"], wounds={0: [3, 0, 0]}, agents=[1, 3, 4])
    begin(table, CombatPhase())
    assert table.fallen == [0]


@clause("V36", "V83")
def test_what_is_used_at_a_pause() -> None:
    table = castle(foes=["dragon"], things={"0/pack-1": "smoke-bulb", "1/pack-1": "borrowed-minute"}, agents=[1, 3, 4])
    position = begin(table, CombatRound())
    say(position, 0, "use 1 pack-1", "enemy 1")
    assert table.stunned == 1
    assert waiting(position) == "Arm"
    say(position, 1, "use 2 pack-1")
    assert table.skipping == 1
    assert table.treasures_gone[kind("borrowed-minute")] == 1
    assert at("1/pack-1") == 18
    assert row(table) == ["dragon"]
