"""Combat, steps 1 to 3: weapons, cards drawn, a breather, and Priority 1."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import CARD_KEYS, MISS
from bothy.games.castle_von_loghan.combat.equipped import combat_power, types_held
from bothy.games.castle_von_loghan.combat.phase import CombatPhase
from bothy.games.castle_von_loghan.combat.step_1_weapons import ChooseWeapons
from bothy.games.castle_von_loghan.combat.step_2_cards import DrawUp, MoreCards
from bothy.games.castle_von_loghan.combat.step_3_aid import PriorityOne
from bothy.games.castle_von_loghan.combat.step_4_attack import AttackTurn
from bothy.games.castle_von_loghan.combat.step_5_counters import PriorityThree
from bothy.games.castle_von_loghan.content.rows import MELEE, SHOCK
from bothy.games.castle_von_loghan.effects.discard import DiscardWhich
from bothy.games.castle_von_loghan.treasures.places import can_equip
from games.castle_von_loghan.castle import cards, carried, castle, held, kind, silence
from stories import begin, bring, clause, heard, listen, offered, refused, say, waiting

SKELETONS = ["skeleton", "thief"]


# Step 1


@clause("V35", "V36")
def test_without_enemies_there_is_no_combat() -> None:
    assert begin(castle(), CombatPhase()).over()


@clause("V36", "Ruling 18")
def test_the_example_of_a_bow_taken_out_of_the_backpack() -> None:
    """Paul has an Axe in his hand and a Bow in his backpack; he switches them, and his Combat Power is 2."""
    table = castle(foes=SKELETONS, things={"0/left": "axe", "0/pack-1": "bow"}, agents=[1, 3, 4])
    assert combat_power(table, 0) == 1
    position = begin(table, ChooseWeapons(0))
    say(position, 0, "wield pack-1", "done")
    assert carried(table, 0) == {"left": "bow", "belt": "axe"}
    assert combat_power(table, 0) == 2


@clause("V36")
def test_combat_power_adds_up_and_is_one_without_a_weapon() -> None:
    assert combat_power(castle(), 0) == 1
    assert types_held(castle(), 0) == MELEE
    table = castle(things={"0/left": "axe", "0/right": "spark-glove"})
    assert combat_power(table, 0) == 2
    assert types_held(table, 0) == MELEE | SHOCK
    assert combat_power(castle(things={"0/left": "plank-shield"}), 0) == 1
    assert combat_power(castle(things={"0/left": "sling", "0/right": "bandolier"}), 0) == 2
    assert combat_power(castle(things={"0/left": "axe", "0/right": "bandolier"}), 0) == 1


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
    assert not can_equip(table, 0, 4)
    assert "use 1 pack-1" not in offered(begin(table, ChooseWeapons(0)), 0)
    del full["0/back"]
    table = castle(foes=SKELETONS, things=full, agents=[1, 2, 3])
    position = begin(table, ChooseWeapons(0))
    say(position, 0, "use 1 pack-1")
    assert table.health == 12
    assert carried(table, 0) == {"left": "halberd", "belt": "axe"}
    one_handed = {"0/left": "war-pick", "0/belt": "axe", "0/back": "pike", "0/pack-1": "potion"}
    assert can_equip(castle(things=one_handed), 0, 4)


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
    """Matt aids Melanie: she discards a Counter, and he a Parry since a MISS cannot go; both may keep all."""
    table = castle(foes=SKELETONS, hands={0: "aid parry miss", 1: "counter hit", 2: "hit"}, agents=[5, 3, 4])
    position = begin(table, PriorityOne(), PriorityThree())
    say(position, 0, "play 1 aid")
    assert offered(position, 0) == ["done", "discard parry"]
    assert refused(position, 0, "discard miss") == "castle-von-loghan-why-not-discard"
    say(position, 0, "discard parry")
    assert offered(position, 0) == ["to 2", "to 3"]
    say(position, 0, "to 2")
    assert offered(position, 1) == ["done", "discard hit", "discard counter"]
    say(position, 1, "discard counter")
    silence(position)
    assert position.over()
    assert table.health == 10
    assert [held(table, 0), held(table, 1)] == ["miss", "hit"]


@clause("V43")
def test_aid_makes_nobody_throw_away_a_good_card() -> None:
    table = castle(foes=SKELETONS, hands={0: "aid hit", 1: "critical-hit", 2: "hit"}, agents=[5, 3, 4])
    position = begin(table, PriorityOne())
    events = listen(position)
    say(position, 0, "play 1 aid", "done", "to 2")
    say(position, 1, "done")
    assert [held(table, 0), held(table, 1)] == ["hit", "critical-hit"]
    assert [id for id, _ in heard(events, 2)].count("castle-von-loghan-keeps-cards") == 2


@clause("V40", "V43")
def test_who_recuperates_has_no_part_in_aid() -> None:
    table = castle(4, foes=SKELETONS, hands={0: "aid hit", 1: "hit", 3: "counter"}, resting=0b0010)
    position = begin(table, PriorityOne())
    say(position, 0, "play 1 aid", "done")
    assert offered(position, 0) == ["to 4"]
    table = castle(foes=SKELETONS, hands={0: "aid hit", 1: "hit", 2: "counter"}, resting=0b110)
    position = begin(table, PriorityOne())
    say(position, 0, "play 1 aid", "discard hit")
    assert waiting(position) == "AidEachOther"


@clause("V42")
def test_helping_each_other_has_no_hurry() -> None:
    position = begin(castle(foes=SKELETONS, hands={0: "aid hit"}), PriorityOne())
    assert position.step().patience() == "turn"  # type: ignore[attr-defined]


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


@clause("V43", "V84")
def test_a_hand_of_nothing_but_miss_as_others_may_imagine_it_can_be_played_on() -> None:
    position = begin(castle(foes=SKELETONS, hands={0: "miss miss"}, fight=1), DiscardWhich(0, 0))
    assert offered(position, 0) == ["done"]
    say(position, 0, "done")
    assert held(position.table, 0) == "miss miss"
