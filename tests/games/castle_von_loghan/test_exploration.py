"""Exploration: set-up, bosses, timelines, the end and Data Points."""

from __future__ import annotations

import pytest

from bothy.games.castle_von_loghan.alert.phase import Alerted
from bothy.games.castle_von_loghan.box import TROPHY, CastleBox
from bothy.games.castle_von_loghan.combat.spoils import Spoils
from bothy.games.castle_von_loghan.content.rows import ANOMALY, FUTURE, PAST, RED
from bothy.games.castle_von_loghan.event.story import NewBoard
from bothy.games.castle_von_loghan.exploration.data_points import data_points, trophy_lines
from bothy.games.castle_von_loghan.exploration.timelines import Timeline
from bothy.games.castle_von_loghan.refresh.phase import ActTurn
from bothy.games.castle_von_loghan.rounds import NextRound
from bothy.games.castle_von_loghan.terms import LOST, SCORED
from bothy.games.castle_von_loghan.treasures.places import owned
from bothy.kernel import NOTHING
from games.castle_von_loghan.castle import ENEMIES, EXPLORATION, GAME, ROWS, castle, foe, kind, place, room, row, token
from stories import begin, bring, clause, offered, outcomes, say, waiting


@clause("V01", "V73")
@pytest.mark.parametrize("board", ["past", "anomaly", "future"])
def test_it_begins_on_a_board_of_choice_without_a_story(board: str) -> None:
    position = GAME.new(6, {**EXPLORATION, "board": board})
    for seat, agent in enumerate(["wisp", "cog", "pill", "bastion", "lumen"]):
        say(position, seat, f"agent {agent}")
    bring(position, 4)
    table = position.table
    assert waiting(position) == "Vote"
    assert table.board == ["past", "anomaly", "future"].index(board)
    assert [count for count in table.tokens if count] == [2] * (20 if board == "future" else 16)
    assert table.story == 0
    bosses = [
        ENEMIES[card // 2] for card in range(foe("hollow-steward"), len(table.enemy_deck)) if table.enemy_deck[card]
    ]
    assert bosses == ["woodland-maw", "sand-leviathan", "pale-engineer", "clockless-king"]


@clause("V74")
def test_after_ten_defeated_enemies_a_boss_comes_with_the_next() -> None:
    table = castle(3, EXPLORATION, beaten=9)
    position = begin(table, Alerted(NOTHING))
    bring(position, foe("skeleton"), foe("skeleton"))
    assert position.over()
    table = castle(3, EXPLORATION, beaten=12)
    position = begin(table, Alerted(NOTHING))
    bring(position, foe("skeleton"), foe("skeleton"))
    assert set(outcomes(position)) == {foe(f"{name}+") for name in ENEMIES[-4:]}
    bring(position, foe("sand-leviathan+"))
    assert row(table) == ["skeleton", "skeleton", "sand-leviathan+"]
    assert table.beaten == 0


@clause("V74")
def test_defeated_enemies_are_counted() -> None:
    table = castle(3, EXPLORATION, foes=["skeleton", "thief"], wounds={0: [3], 1: [3]}, fallen=[0, 1], beaten=4)
    begin(table, Spoils())
    assert table.beaten == 6


@clause("V75", "Ruling 25")
def test_the_group_pays_ten_energy_each_in_any_split() -> None:
    table = castle(3, {**EXPLORATION, "printing": "first"}, energy=[20, 9, 1], clean=["great-hall"], leader=1)
    position = begin(table, Timeline())
    assert offered(position, 1) == ["stay", "travel anomaly", "travel future"]
    say(position, 1, "travel future", "amount 9")
    say(position, 2, "amount 1")
    say(position, 0, "amount 20")
    assert table.energy == [0, 0, 0]
    assert (table.board, table.group, table.clean) == (FUTURE, place("great-hall"), [])
    assert table.tokens == [2] * 20


@clause("V75")
def test_it_is_not_asked_for_who_cannot_pay_or_in_a_story() -> None:
    assert begin(castle(3, EXPLORATION, energy=[20, 9, 0]), Timeline()).over()
    assert begin(castle(3, energy=[20, 20, 20]), Timeline()).over()
    table = castle(3, EXPLORATION, energy=[10, 10, 10])
    position = begin(table, Timeline())
    say(position, 0, "stay")
    assert position.over()
    assert table.board == PAST


@clause("V75", "Ruling 27", "Ruling 47")
def test_from_the_laboratory_one_comes_up_by_a_lift() -> None:
    table = castle(3, EXPLORATION, board="future", group="cold-store", energy=[10, 10, 10])
    position = begin(table, Timeline())
    say(position, 0, "travel past")
    for seat in range(3):
        say(position, seat, "amount 10")
    assert waiting(position) == "ComeUp"
    assert offered(position, 0) == ["go pantry", "go study"]
    say(position, 0, "go study")
    assert table.group == place("study")
    assert waiting(position) == "TurnTreasure"


@clause("V75", "Ruling 63")
def test_who_pays_for_a_journey_draws_a_red_treasure_for_every_five_energy() -> None:
    table = castle(3, EXPLORATION, energy=[20, 9, 14], clean=["great-hall"], leader=1)
    position = begin(table, Timeline())
    say(position, 1, "travel future", "amount 9")
    say(position, 2, "amount 11")
    say(position, 0, "amount 10")
    assert table.board == FUTURE
    assert {ROWS.treasures[kind].colour for kind in outcomes(position)} == {RED}
    for name in ("ash-greatsword", "storm-lance", "aegis", "chrono-watch", "blink-cloak"):
        bring(position, kind(name))
        while position.asking():
            say(position, position.asking()[0], offered(position, position.asking()[0])[0])
    assert [len(owned(table, character)) for character in range(3)] == [2, 1, 2]
    assert position.over()


@clause("V75", "V85", "Ruling 63")
def test_a_journey_brought_nothing_in_the_first_printing() -> None:
    table = castle(3, {**EXPLORATION, "printing": "first"}, energy=[10, 10, 10])
    position = begin(table, Timeline())
    say(position, 0, "travel anomaly")
    for seat in range(3):
        say(position, seat, "amount 10")
    assert position.over()
    assert table.faces.count(NOTHING) == len(table.faces)


@clause("V75", "Ruling 59")
def test_a_sigil_changes_timelines_for_nothing_at_the_end_of_the_phase() -> None:
    table = castle(3, EXPLORATION, things={"0/pack-1": "gate-sigil"})
    position = begin(table, ActTurn(0), NewBoard())
    say(position, 0, "use 1 pack-1", "travel anomaly")
    assert table.board == PAST
    say(position, 0, "recharge")
    assert position.over()
    assert table.board == ANOMALY
    assert table.energy == [8, 5, 5]


@clause("V76", "Ruling 39")
def test_it_ends_after_the_round_of_the_twentieth_event() -> None:
    table = castle(3, EXPLORATION, events_read=19)
    assert waiting(begin(table, NextRound())) == "Vote"
    table = castle(3, EXPLORATION, events_read=20)
    assert begin(table, NextRound()).over()
    assert table.ending == SCORED


@clause("V76", "Ruling 38")
def test_it_ends_after_the_last_round() -> None:
    table = castle(3, EXPLORATION, round=120)
    assert begin(table, NextRound()).over()
    assert table.ending == SCORED


@clause("V77", "Ruling 24")
def test_data_points_for_energy_and_treasures() -> None:
    table = castle(3, EXPLORATION, energy=[9, 4, 0], things={"0/left": "axe", "1/loose-1": "memory-shard"})
    assert [data_points(table, character) for character in range(3)] == [2, 3, 0]
    table = castle(3, EXPLORATION, energy=[9, 0, 0], things={"0/left": "war-pick", "1/loose-1": "sealed-reactor"})
    assert [data_points(table, character) for character in range(3)] == [2, 3, 0]


@clause("V77")
def test_data_points_for_trophies() -> None:
    sets = [
        ["skeleton", "dragon"],
        ["skeleton", "thief", "wood-imp", "rust-page"],
        ["skeleton", "bone-archer", "dragon", "pale-engineer+"],
    ]
    table = castle(3, EXPLORATION, trophies=[[foe(name) for name in names] for names in sets])
    green, blue, red, boss = TROPHY["second"]
    points = [sum(trophy_lines(table, character)) for character in range(3)]
    assert points == [green + red, 4 * green + 2, green + blue + red + boss + 3]
    table.trophies = [[foe("skeleton")] * 3, [foe(name) for name in ENEMIES[:6]], []]
    assert [sum(trophy_lines(table, character)) for character in range(3)] == [3 * green, 6 * green + 2, 0]


@clause("V77", "V85")
def test_trophies_counted_less_in_the_first_printing() -> None:
    trophies = [[foe(name)] for name in ("skeleton", "bone-archer", "dragon")]
    table = castle(3, {**EXPLORATION, "printing": "first"}, trophies=trophies)
    assert [data_points(table, character) - 1 for character in range(3)] == [1, 2, 3]


@clause("V77", "V12")
def test_most_data_points_win_and_ties_share() -> None:
    table = castle(3, EXPLORATION, energy=[10, 4, 11], ending=SCORED)
    result = GAME.result(table)
    assert result.scores == [2, 0, 2]
    assert result.shares == [0.5, 0.0, 0.5]
    table.ending = LOST
    assert GAME.result(table).shares == [0.0, 0.0, 0.0]


@clause("V01", "Ruling 34")
@pytest.mark.parametrize("seats", [1, 2])
def test_one_or_two_seats_always_play_the_story(seats: int) -> None:
    box = GAME.new(seats, {**EXPLORATION, "board": "future"}).table.box
    assert isinstance(box, CastleBox)
    assert box.story_mode
    assert box.first_board == PAST


@clause("V73", "V07")
def test_two_tokens_in_each_room_at_any_number_of_players() -> None:
    assert castle(5, EXPLORATION).tokens[room("kitchen")] == 2
    assert sum(token_row.copies for token_row in ROWS.tokens) == 69
    assert token("green-back-gob-li") >= 0
