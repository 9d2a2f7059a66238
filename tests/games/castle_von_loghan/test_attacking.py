"""Combat, step 4: Priority 2 cards, Damage, weakness and overkill."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import CARD_KEYS, MISS
from bothy.games.castle_von_loghan.combat.step_4_attack import AttackTurn
from bothy.games.castle_von_loghan.combat.step_5_counters import PriorityThree
from bothy.games.castle_von_loghan.table import Castle
from bothy.kernel import Position
from games.castle_von_loghan.castle import card_count, castle, held, tokens_on
from stories import begin, bring, clause, offered, refused, say, waiting

SKELETONS = ["skeleton", "thief"]


def attack(table: Castle, character: int = 0) -> Position[Castle]:
    """A character's turn to attack."""
    return begin(table, AttackTurn(character))


# Step 4


@clause("V44", "V45", "V46")
def test_the_example_of_a_simple_attack() -> None:
    """With the Large Rod Matt plays two Hits and puts two tokens."""
    table = castle(foes=["bramble-hound"], things={"0/left": "large-rod"}, hands={0: "hit hit hit"})
    position = attack(table)
    say(position, 0, "play 1 hit", "play 1 hit")
    assert refused(position, 0, "play 1 hit") == "castle-von-loghan-why-no-power"
    say(position, 0, "done")
    assert tokens_on(table, 0) == [2, 0, 0, 0]
    assert held(table, 0) == "hit"


@clause("V44", "V45")
def test_the_example_of_a_simple_combo() -> None:
    """Two Hits for the Combat Power of 2, and a Critical Hit that takes none."""
    table = castle(foes=["mud-golem"], things={"0/left": "large-rod"}, hands={0: "hit hit critical-hit"})
    position = attack(table)
    say(position, 0, "play 1 hit", "play 1 hit", "play 1 critical-hit", "done")
    assert tokens_on(table, 0) == [3, 0, 0, 0]
    assert table.power == 0


@clause("V45", "V46")
def test_the_examples_of_an_advanced_combo() -> None:
    """Clever Attack for Energy, a card for the Shock, Parry for Clarity, a Counter; 1 Damage and 1 for weakness."""
    table = castle(foes=["dragon"], things={"0/left": "large-rod"}, hands={0: "clever-attack"}, health=13)
    position = begin(table, AttackTurn(0), PriorityThree())
    say(position, 0, "play 1 clever-attack")
    assert table.energy[0] == 4
    bring(position, CARD_KEYS.index("parry"))
    say(position, 0, "play 1 parry")
    assert table.clarity == 5
    bring(position, CARD_KEYS.index("counter"))
    assert table.power == 0
    say(position, 0, "done")
    assert tokens_on(table, 0) == [2, 0, 0, 0]
    assert table.health == 12
    assert card_count(table.played, 0, "counter") == 1


@clause("V46")
def test_the_example_of_a_weakness() -> None:
    """Combat Power 3, three Hits with a Ranged weapon on an enemy weak against it: four tokens."""
    table = castle(foes=["titan-husk"], things={"0/left": "crossbow"}, hands={0: "hit hit hit"})
    position = attack(table)
    say(position, 0, *["play 1 hit"] * 3, "done")
    assert tokens_on(table, 0) == [4, 0, 0, 0]


@clause("V46", "Ruling 7")
def test_weakness_needs_damage_from_a_card() -> None:
    table = castle(foes=["dragon"], things={"0/left": "large-rod"}, hands={0: "parry"})
    position = attack(table)
    say(position, 0, "play 1 parry")
    bring(position, MISS)
    say(position, 0, "done")
    assert tokens_on(table, 0) == [0, 0, 0, 0]


@clause("V47")
def test_the_example_of_overkill() -> None:
    """Three Hits and two Critical Hits on a Skeleton: half of the two that are too many goes on the Thief."""
    table = castle(foes=SKELETONS, things={"0/left": "crossbow"}, hands={0: "hit hit hit critical-hit critical-hit"})
    position = attack(table)
    say(position, 0, "enemy 1", *["play 1 hit"] * 3, *["play 1 critical-hit"] * 2, "done")
    assert offered(position, 0) == ["leave", "enemy 2"]
    say(position, 0, "enemy 2")
    assert tokens_on(table, 0) == [3, 0, 0, 0]
    assert tokens_on(table, 1) == [1, 0, 0, 0]
    assert table.fallen == [0]


@clause("V47")
def test_what_is_too_much_may_stay_where_it_is() -> None:
    table = castle(foes=SKELETONS, things={"0/left": "crossbow"}, hands={0: "hit hit hit critical-hit critical-hit"})
    position = attack(table)
    say(position, 0, "enemy 1", *["play 1 hit"] * 3, *["play 1 critical-hit"] * 2, "done", "leave")
    assert tokens_on(table, 0) == [5, 0, 0, 0]
    assert tokens_on(table, 1) == [0, 0, 0, 0]


@clause("V47", "Ruling 8")
def test_overkill_goes_only_on_a_neighbour_that_stands() -> None:
    table = castle(foes=["lantern-bat", "skeleton", "thief"], hands={0: "critical-hit " * 4}, fallen=[1])
    position = attack(table)
    say(position, 0, "enemy 1", *["play 1 critical-hit"] * 4, "done")
    assert position.over()
    assert tokens_on(table, 0) == [4, 0, 0, 0]


@clause("V48")
def test_late_attackers_put_tokens_on_the_last_victim() -> None:
    table = castle(foes=SKELETONS, wounds={0: [3, 0, 0], 1: [3, 0, 0]}, fallen=[1, 0], hands={1: "hit"})
    position = attack(table, 1)
    say(position, 1, "play 2 hit", "done")
    assert tokens_on(table, 0) == [3, 1, 0, 0]


@clause("Ruling 41")
def test_tokens_are_not_limited_to_fifteen() -> None:
    table = castle(foes=["echo-regent+"], wounds={0: [14, 0, 0]}, hands={0: "critical-hit critical-hit critical-hit"})
    position = attack(table)
    say(position, 0, *["play 1 critical-hit"] * 3, "done")
    assert tokens_on(table, 0) == [17, 0, 0, 0]


@clause("V45")
def test_clever_damage_with_a_ranged_weapon_may_go_anywhere() -> None:
    table = castle(foes=["skeleton", "dragon", "thief"], things={"0/left": "bow"}, hands={0: "clever-attack hit"})
    position = attack(table)
    say(position, 0, "enemy 1", "play 1 clever-attack")
    assert offered(position, 0) == ["enemy 1", "enemy 2", "enemy 3"]
    say(position, 0, "enemy 3", "play 1 hit", "done")
    assert [sum(tokens_on(table, number)) for number in range(3)] == [1, 0, 1]


@clause("V45", "Ruling 37")
def test_an_empty_deck_gives_no_card() -> None:
    table = castle(foes=["dragon"], things={"0/left": "large-rod"}, hands={0: "clever-attack"})
    table.decks[0] = [0] * 8
    position = attack(table)
    say(position, 0, "play 1 clever-attack")
    assert waiting(position) == "Strike"


@clause("V44")
def test_refusals_of_the_fourth_step() -> None:
    table = castle(foes=SKELETONS, hands={0: "clever-attack parry"}, energy=[0, 5, 5], clarity=0)
    position = attack(table)
    assert refused(position, 0, "enemy 3") == "castle-von-loghan-why-not-aim"
    say(position, 0, "enemy 1")
    assert refused(position, 0, "play 1 clever-attack") == "castle-von-loghan-why-not-paid"
    assert refused(position, 0, "play 1 parry") == "castle-von-loghan-why-not-paid"
    assert refused(position, 0, "play 1 hit") == "castle-von-loghan-why-not-held"
    assert refused(position, 0, "play 2 hit") == "castle-von-loghan-why-not"


@clause("V47", "V36")
def test_weapons_that_do_more() -> None:
    table = castle(foes=["thief", "dragon"], things={"0/left": "axe"}, hands={0: "critical-hit " * 4 + "hit"})
    position = attack(table)
    say(position, 0, "enemy 1", *["play 1 critical-hit"] * 4, "play 1 hit", "done", "enemy 2")
    assert tokens_on(table, 1) == [2, 0, 0, 0], "an Axe lets all of what is too much go on"
    table = castle(foes=["dragon", "dragon"], things={"0/left": "pike"}, hands={0: "hit hit"})
    position = attack(table)
    say(position, 0, "enemy 1", "play 1 hit", "play 1 hit", "done", "amount 1")
    assert [sum(tokens_on(table, number)) for number in range(2)] == [1, 1]
    table = castle(foes=["dragon", "dragon", "dragon"], things={"0/left": "pike"}, hands={0: "hit hit"})
    position = attack(table)
    say(position, 0, "enemy 2", "play 1 hit", "play 1 hit", "done", "amount 1")
    assert offered(position, 0) == ["enemy 1", "enemy 3"]
    say(position, 0, "enemy 3")
    assert [sum(tokens_on(table, number)) for number in range(3)] == [0, 1, 1]
