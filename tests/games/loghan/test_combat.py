"""Combat: weapons, cards, attacks, overkill, counters, what enemies do, and the spoils."""

from __future__ import annotations

from bothy.games.loghan.choices import CARD_KEYS, MISS
from bothy.games.loghan.combat import ChooseWeapons, CombatPhase, CombatRound, DrawUp, MoreCards, PriorityOne
from bothy.games.loghan.countering import Cleanup, EnemyAttack, EnemyAttacks, PriorityThree
from bothy.games.loghan.rows import MELEE, SHOCK
from bothy.games.loghan.spoils import Spoils
from bothy.games.loghan.striking import AttackTurn
from bothy.games.loghan.table import LOST, Castle
from bothy.kernel import Position
from games.loghan.castle import at, card_count, cards, carried, castle, foe, held, kind, row, silence, tokens_on
from stories import begin, bring, clause, heard, listen, offered, outcomes, refused, say, waiting

SKELETONS = ["skeleton", "thief"]


def attack(table: Castle, character: int = 0) -> Position[Castle]:
    """A character's turn to attack."""
    return begin(table, AttackTurn(character))


# Step 1


@clause("V35", "V36")
def test_without_enemies_there_is_no_combat() -> None:
    assert begin(castle(), CombatPhase()).over()


@clause("V36", "Ruling 18")
def test_the_example_of_a_bow_taken_out_of_the_backpack() -> None:
    """Paul has an Axe in his hand and a Bow in his backpack; he switches them, and his Combat Power is 2."""
    table = castle(foes=SKELETONS, things={"0/left": "axe", "0/pack-1": "bow"}, agents=[1, 3, 4])
    assert table.combat_power(0) == 1
    position = begin(table, ChooseWeapons(0))
    say(position, 0, "wield pack-1", "done")
    assert carried(table, 0) == {"left": "bow", "belt": "axe"}
    assert table.combat_power(0) == 2


@clause("V36")
def test_combat_power_adds_up_and_is_one_without_a_weapon() -> None:
    assert castle().combat_power(0) == 1
    assert castle().types(0) == MELEE
    table = castle(things={"0/left": "axe", "0/right": "spark-glove"})
    assert table.combat_power(0) == 2
    assert table.types(0) == MELEE | SHOCK
    assert castle(things={"0/left": "plank-shield"}).combat_power(0) == 1
    assert castle(things={"0/left": "sling", "0/right": "bandolier"}).combat_power(0) == 2
    assert castle(things={"0/left": "axe", "0/right": "bandolier"}).combat_power(0) == 1


@clause("V13", "V36")
def test_a_two_handed_weapon_takes_both_hands() -> None:
    table = castle(foes=SKELETONS, things={"0/left": "axe", "0/right": "short-blade", "0/belt": "large-rod"})
    position = begin(table, ChooseWeapons(0))
    say(position, 0, "wield belt")
    assert carried(table, 0) == {"left": "large-rod", "belt": "axe", "back": "short-blade"}
    assert "wield belt" in offered(position, 0)
    assert "put-away left" not in offered(position, 0), "both slots of the inventory are taken"
    assert refused(position, 0, "put-away left") == "castle-von-loghan-why-not-wield"


@clause("V13", "V15", "V36")
def test_with_four_large_treasures_something_must_go_when_a_two_handed_one_is_taken_up() -> None:
    table = castle(
        foes=SKELETONS,
        things={"0/left": "axe", "0/right": "short-blade", "0/belt": "large-rod", "0/back": "war-pick"},
        fight=1,
    )
    position = begin(table, ChooseWeapons(0))
    say(position, 0, "wield belt")
    assert waiting(position) == "TooMuch"
    assert offered(position, 0) == ["return it", "swap left", "swap belt", "swap back"]
    say(position, 0, "swap back")
    assert carried(table, 0) == {"left": "large-rod", "belt": "axe", "back": "short-blade"}
    assert offered(position, 0) == ["return it"]
    say(position, 0, "return it")
    assert table.treasure_discards[kind("war-pick")] == 1


@clause("V36", "V17")
def test_a_skill_of_the_first_step() -> None:
    table = castle(foes=SKELETONS, agents=[3, 1, 2], clarity=6)
    position = begin(table, ChooseWeapons(0))
    say(position, 0, "skill 1 1")
    say(position, 0, "amount 3")
    assert table.energy == [2, 5, 5]
    assert table.extra_power == [2, 0, 0]
    assert table.skilled == 1
    assert position.over()


@clause("V17", "Ruling 2")
def test_a_skill_needs_clarity_and_comes_once_a_round() -> None:
    table = castle(foes=SKELETONS, agents=[3, 1, 2], clarity=5)
    assert begin(table, ChooseWeapons(0)).over()
    table.clarity = 6
    assert "skill 1 1" in offered(begin(table, ChooseWeapons(0)), 0)
    table.skilled = 1
    assert begin(table, ChooseWeapons(0)).over()


@clause("V17", "Ruling 46")
def test_others_help_to_pay_for_a_skill() -> None:
    """Leanne wants to heal and asks the others to contribute."""
    table = castle(foes=SKELETONS, agents=[1, 0, 2], energy=[3, 1, 4])
    position = begin(table, ChooseWeapons(1))
    say(position, 1, "skill 2 1", "amount 1")
    say(position, 2, "amount 2")
    say(position, 0, "amount 1")
    assert table.energy == [2, 0, 2]
    assert table.health == 13


@clause("V14", "Ruling 51")
def test_the_example_of_a_potion_and_a_two_handed_weapon() -> None:
    """Matt can drink if his weapon could be put into his inventory for that long, and it is back at once."""
    full = {"0/left": "halberd", "0/belt": "axe", "0/back": "pike", "0/pack-1": "potion"}
    table = castle(foes=SKELETONS, things=full, agents=[1, 2, 3])
    assert not table.can_equip(0, 4)
    assert "use 1 pack-1" not in offered(begin(table, ChooseWeapons(0)), 0)
    del full["0/back"]
    table = castle(foes=SKELETONS, things=full, agents=[1, 2, 3])
    position = begin(table, ChooseWeapons(0))
    say(position, 0, "use 1 pack-1")
    assert table.health == 12
    assert carried(table, 0) == {"left": "halberd", "belt": "axe"}
    one_handed = {"0/left": "war-pick", "0/belt": "axe", "0/back": "pike", "0/pack-1": "potion"}
    assert castle(things=one_handed).can_equip(0, 4)


# Step 2


@clause("V37", "Ruling 4")
def test_hands_are_drawn_up_to_five_and_what_was_kept_counts() -> None:
    table = castle(foes=SKELETONS, hands={0: "hit miss"}, fight=1)
    position = begin(table, DrawUp(0))
    bring(position, *cards("hit hit aid"))
    assert position.over()
    assert held(table, 0) == "hit hit hit aid miss"


@clause("V37")
def test_four_cards_with_five_or_six_characters() -> None:
    position = begin(castle(5, foes=SKELETONS, fight=2), DrawUp(0))
    bring(position, *cards("hit hit hit hit"))
    assert position.over()


@clause("V38", "Ruling 28", "Ruling 43")
def test_initiative_and_overwhelmed_count_in_the_first_combat_round() -> None:
    table = castle(foes=SKELETONS, fight=1, initiative=0b101, overwhelmed=0b110)
    sizes = []
    for character in range(3):
        position = begin(table, DrawUp(character))
        while not position.over():
            bring(position, 0)
        sizes.append(len(table.hands[character]))
    assert sizes == [6, 4, 5]
    assert (table.initiative, table.overwhelmed) == (0, 0)


@clause("V39")
def test_clarity_buys_cards() -> None:
    table = castle(foes=SKELETONS, clarity=3)
    position = begin(table, MoreCards(0))
    say(position, 0, "draw")
    bring(position, CARD_KEYS.index("hit"))
    assert table.clarity == 1
    assert refused(position, 0, "draw") == "castle-von-loghan-why-not-extra"
    say(position, 0, "done")
    assert position.over()


@clause("V40")
def test_who_takes_a_breather_discards_any_cards_and_sits_out() -> None:
    table = castle(foes=SKELETONS, hands={0: "hit miss counter"})
    position = begin(table, MoreCards(0), AttackTurn(0), PriorityThree())
    say(position, 0, "recuperate")
    assert offered(position, 0) == ["done", "discard hit", "discard counter", "discard miss"]
    say(position, 0, "discard miss", "done")
    assert position.over()
    assert held(table, 0) == "hit counter"
    assert table.health == 10
    assert table.resting == 1


@clause("V41", "Ruling 5")
def test_who_cannot_draw_up_must_take_a_breather() -> None:
    table = castle(foes=SKELETONS, hands={0: "hit counter"}, fight=2)
    table.decks[0] = [1, 0, 0, 0, 0, 0, 0, 1]
    table.discards[:8] = [9, 4, 4, 3, 3, 1, 1, 1]
    assert begin(table, DrawUp(0), MoreCards(0), AttackTurn(0), PriorityThree()).over()
    assert table.hands[0] == []
    assert table.decks[0] == [11, 4, 4, 3, 3, 2, 1, 2]
    assert table.discards[:8] == [0] * 8
    assert table.health == 10


@clause("V37", "V84")
def test_hands_are_secret() -> None:
    table = castle(foes=SKELETONS, hands={0: "hit miss", 1: "aid"})
    position = begin(table, MoreCards(0))
    events = listen(position)
    assert position.sight(0).table.hands == [cards("hit miss"), [-1], []]
    assert position.sight(1).table.hands == [[-1, -1], cards("aid"), []]
    assert position.sight(-1).table.hands == [[-1, -1], [-1], []]
    say(position, 0, "draw")
    bring(position, MISS)
    assert "castle-von-loghan-draws-card" in [id for id, _ in heard(events, 0)]
    assert "castle-von-loghan-draws-card" not in [id for id, _ in heard(events, 1)]


# Step 3


@clause("V42", "V43", "Ruling 3")
def test_the_example_of_aid() -> None:
    """Matt aids Melanie: she discards a Counter, and he a Parry since a MISS cannot go."""
    table = castle(foes=SKELETONS, hands={0: "aid parry miss", 1: "counter hit", 2: "hit"}, agents=[5, 3, 4])
    position = begin(table, PriorityOne(), PriorityThree())
    say(position, 0, "play 1 aid")
    assert offered(position, 0) == ["discard parry"]
    assert refused(position, 0, "discard miss") == "castle-von-loghan-why-not-discard"
    say(position, 0, "discard parry")
    assert offered(position, 0) == ["to 2", "to 3"]
    say(position, 0, "to 2")
    assert offered(position, 1) == ["discard hit", "discard counter"]
    say(position, 1, "discard counter")
    silence(position)
    assert position.over()
    assert table.health == 10
    assert [held(table, 0), held(table, 1)] == ["miss", "hit"]


@clause("V42", "Ruling 3")
def test_any_number_of_priority_one_cards_in_no_order() -> None:
    table = castle(foes=SKELETONS, hands={0: "aid aid hit hit hit hit", 2: "aid hit hit hit"}, agents=[5, 3, 4])
    position = begin(table, PriorityOne())
    say(position, 2, "play 3 aid", "discard hit", "to 1")
    say(position, 0, "discard hit")
    say(position, 1, "done")
    say(position, 0, "play 1 aid", "discard hit", "to 3")
    say(position, 2, "discard hit")
    assert position.asking() == [0, 1, 2], "who had nothing to say is asked again"
    say(position, 0, "play 1 aid", "discard hit", "to 3")
    say(position, 2, "discard hit")
    silence(position)
    assert position.over()
    assert [held(table, 0), held(table, 2)] == ["hit", ""]


@clause("V42", "V17")
def test_hold_the_line_keeps_counters_off_those_in_reach() -> None:
    table = castle(
        4, foes=SKELETONS, agents=[1, 0, 2, 3], hands={0: "counter", 1: "counter", 2: "counter", 3: "counter"}
    )
    position = begin(table, PriorityOne(), PriorityThree())
    say(position, 0, "skill 1 1", "amount 4")
    silence(position)
    assert table.health == 9


@clause("V42")
def test_those_who_sit_out_are_not_asked() -> None:
    table = castle(foes=SKELETONS, resting=0b010)
    assert begin(table, PriorityOne()).asking() == [0, 2]
    table.resting = 0b111
    assert begin(table, PriorityOne()).over()


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
    assert table.combat_power(1) == 1
    begin(table, Cleanup())
    assert table.combat_power(1) == 3


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
    begin(table, Spoils())
    assert table.energy == [10, 10, 5]
    assert table.clarity == 5
    assert table.foes == []
    assert table.enemy_discards[foe("dragon")] == 1
    assert table.points == [0, 0, 0], "without Loot there is no Reward Phase"
    table = castle(group="throne-room", foes=["hollow-steward"], wounds={0: [12, 0, 0]}, fallen=[0], clarity=1)
    begin(table, Spoils())
    assert table.energy == [8, 5, 5]
    assert table.clarity == 3


@clause("V12", "V54")
def test_when_the_last_boss_falls_the_last_card_is_read_instead_of_rewards() -> None:
    table = castle(
        board="future", group="archive-core", foes=["echo-regent+"], wounds={0: [20, 0, 0]}, fallen=[0], story=11
    )
    position = begin(table, Spoils())
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
