"""The Enemy Alert, lurking enemies, and what reacts to coins and to the last Health."""

from __future__ import annotations

import pytest

from bothy.games.castle_von_loghan.alert.phase import AlertCoin, Alerted, AlertPhase, EnemyAlert, SneakCoin
from bothy.games.castle_von_loghan.alert.summoning import DrawEnemies, LurkersJoin
from bothy.games.castle_von_loghan.content.rows import BLUE, GREEN, RED
from bothy.games.castle_von_loghan.event.phase import EventPhase
from bothy.games.castle_von_loghan.terms import HEADS, LOST, SCORED, TAILS
from bothy.kernel import NOTHING
from games.castle_von_loghan.castle import (
    ENEMIES,
    EXPLORATION,
    carried,
    castle,
    event,
    everybody,
    foe,
    kind,
    read,
    resolve,
    row,
)
from stories import begin, bring, clause, outcomes, waiting

# Enemy Alert


@clause("V32")
def test_heads_and_tails_of_an_alert() -> None:
    table = castle(group="library")
    assert begin(table, EnemyAlert()).odds() == [(HEADS, 1), (TAILS, 1)]
    position = begin(table, EnemyAlert())
    bring(position, HEADS)
    assert position.over()
    position = begin(table, EnemyAlert())
    bring(position, TAILS, foe("dust-prophet"), foe("marsh-ogre+"))
    assert position.over()
    assert row(table) == ["dust-prophet", "marsh-ogre+"]
    assert table.foe_health == [5, 6]


@clause("V32", "V01", "Ruling 29")
@pytest.mark.parametrize(
    ("seats", "options", "count"), [(3, {}, 2), (4, {}, 3), (1, {}, 2), (2, {"characters": "four"}, 3)]
)
def test_how_many_come_depends_on_the_characters(seats: int, options: dict[str, str], count: int) -> None:
    table = castle(seats, options)
    position = begin(table, Alerted(NOTHING))
    bring(position, *[foe("skeleton")] * count)
    assert position.over()


@clause("V32")
def test_no_coin_where_the_event_has_summoned_or_the_coin_is_fixed() -> None:
    assert begin(castle(summoned=1), EnemyAlert()).over()
    assert begin(castle(alert=HEADS), EnemyAlert()).over()
    assert waiting(begin(castle(alert=TAILS), EnemyAlert())) == "TurnEnemy"


@clause("V33", "Ruling 8", "Ruling 17", "Ruling 36")
def test_lurking_enemies_join_at_the_right_end_after_a_random_event_of_their_colour() -> None:
    table = castle(group="kitchen", lurking=[1, 2, 0])
    position = begin(table, EventPhase(), AlertPhase())
    bring(position, event("walking-laundry"))
    everybody(position, "choose a")
    bring(position, foe("skeleton"), foe("thief"))
    assert waiting(position) == "TurnEnemy"
    bring(position, foe("rust-page"))
    assert position.over()
    assert row(table) == ["skeleton", "thief", "rust-page"]
    assert table.lurking == [0, 2, 0]


@clause("V33", "Ruling 17")
def test_lurking_enemies_do_not_join_at_a_story_card() -> None:
    table = castle(pages=read("hard-landing"), lurking=[3, 0, 0])
    position = begin(table, EventPhase(), AlertPhase())
    everybody(position, "choose d")
    bring(position, foe("skeleton"), foe("thief"))
    assert position.over()
    assert table.lurking == [3, 0, 0]


@clause("V33")
def test_a_row_is_not_filled_without_end() -> None:
    table = castle(foes=["skeleton"] * 3 + ["thief"] * 3 + ["dragon"] * 3)
    table.foes = table.foes * 3 + table.foes[:2]
    table.foe_health = [3] * 29
    table.wounds = [0] * 4 * 29
    table.lurking = [4, 0, 0]
    position = begin(table, LurkersJoin(GREEN))
    bring(position, foe("wood-imp"))
    assert position.over()
    assert len(table.foes) == 30
    assert table.lurking == [3, 0, 0]


@clause("Ruling 40")
def test_at_most_thirty_stand_in_a_row() -> None:
    table = castle()
    table.foes, table.foe_health, table.wounds = [foe("skeleton")] * 30, [3] * 30, [0] * 120
    assert begin(table, DrawEnemies(BLUE, 2)).over()
    assert table.lurking == [0, 2, 0]


@clause("V34")
def test_an_empty_enemy_deck_is_made_of_its_discards_or_another_is_used() -> None:
    table = castle()
    first, last = 0, foe("iron-sentry")
    table.enemy_deck[first:last] = [0] * last
    table.enemy_discards[foe("thief")] = 2
    position = begin(table, DrawEnemies(GREEN, 2))
    assert outcomes(position) == {foe("thief"): 2}
    bring(position, foe("thief"), foe("thief"))
    table.enemy_deck[first:last] = [0] * last
    assert set(outcomes(begin(table, DrawEnemies(GREEN, 1)))) == set(range(foe("iron-sentry"), foe("dragon")))


@clause("V34", "V76")
def test_without_any_enemy_left_exploration_ends_and_a_story_goes_on() -> None:
    for options, ending in (({}, 0), (EXPLORATION, SCORED)):
        table = castle(3, options)
        table.enemy_deck = [0] * len(ENEMIES) * 2
        assert begin(table, DrawEnemies(RED, 2)).over()
        assert table.ending == ending


@clause("V83", "V32")
def test_a_standing_order_turns_tails_into_heads() -> None:
    table = castle(things={"1/pack-1": "ward-chalk"})
    position = begin(table, AlertCoin())
    bring(position, TAILS)
    assert position.over()
    assert table.foes == []
    assert carried(table, 1) == {}
    assert table.treasures_gone[kind("ward-chalk")] == 1


@clause("V83")
def test_without_the_order_it_is_not_used() -> None:
    table = castle(things={"1/pack-1": "ward-chalk"}, orders=[0, 0, 0])
    position = begin(table, AlertCoin())
    bring(position, TAILS)
    assert waiting(position) == "TurnEnemy"
    assert carried(table, 1) == {"pack-1": "ward-chalk"}


@clause("V83", "V30")
def test_a_loaded_coin_is_flipped_again_once_a_round() -> None:
    table = castle(things={"2/pack-1": "loaded-coin"})
    position = begin(table, AlertCoin())
    bring(position, TAILS)
    assert waiting(position) == "AlertCoin"
    bring(position, TAILS)
    assert waiting(position) == "TurnEnemy"
    assert carried(table, 2) == {"pack-1": "loaded-coin"}


@clause("V67", "Ruling 14")
def test_a_sneaker_who_is_noticed_leaves_enemies_lurking() -> None:
    table = castle()
    position = begin(table, SneakCoin(RED))
    bring(position, TAILS)
    assert position.over()
    assert table.lurking == [0, 0, 2]


@clause("V12", "V83")
def test_at_no_health_the_game_is_lost_unless_a_second_heart_beats() -> None:
    table = castle(health=1, things={"0/pack-1": "second-heart"})
    resolve(table, "rain-of-gears", "bbb")
    assert (table.health, table.ending) == (5 - 2, 0)
    table = castle(health=2)
    resolve(table, "rain-of-gears", "cdd")
    assert (table.health, table.ending) == (0, LOST)


@clause("V12", "Ruling 23")
def test_exploration_at_no_health_is_lost_or_scored() -> None:
    table = castle(3, EXPLORATION, health=1)
    resolve(table, "rain-of-gears", "bbb")
    assert table.ending == LOST
    table = castle(3, {**EXPLORATION, "at-zero": "scored"}, health=1)
    resolve(table, "rain-of-gears", "bbb")
    assert table.ending == SCORED


@clause("V04", "V83", "Ruling 52")
def test_a_syphon_draws_from_much_energy_that_another_gets() -> None:
    table = castle(things={"2/pack-1": "sphere-syphon"})
    resolve(table, "fallen-drone", "bdd")
    assert table.energy == [8, 5, 5]
    resolve(table, "debt-collector", "bdd")
    assert table.energy == [12, 5, 7]
    assert carried(table, 2) == {}
    table = castle(things={"0/pack-1": "sphere-syphon"})
    resolve(table, "debt-collector", "bdd")
    assert table.energy == [9, 5, 5], "not from one's own"
    table = castle(things={"2/pack-1": "sphere-syphon"}, orders=[0, 0, 1 << 2])
    resolve(table, "fallen-drone", "bdd")
    assert table.energy == [8, 5, 7]


@clause("V32", "V83", "Ruling 13", "Ruling 58")
def test_what_is_certain_can_be_warded_off_but_not_flipped_again() -> None:
    table = castle(alert=TAILS, things={"0/pack-1": "loaded-coin"})
    assert waiting(begin(table, EnemyAlert())) == "TurnEnemy"
    assert table.marks[4] == 0
    table = castle(alert=TAILS, things={"0/pack-1": "ward-chalk"})
    assert begin(table, EnemyAlert()).over()
    assert table.foes == []
    table = castle(alert=TAILS, wards=1)
    assert begin(table, EnemyAlert()).over()
    assert table.wards == 0
