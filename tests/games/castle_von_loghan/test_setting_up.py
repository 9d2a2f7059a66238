"""The start: agents, the Leader, the first card; and what all have."""

from __future__ import annotations

import pytest

from bothy.games.castle_von_loghan.choices import COUNTER, HIT
from bothy.games.castle_von_loghan.content.rows import GROUNDS, PAST
from bothy.games.castle_von_loghan.refresh.phase import ActTurn
from bothy.games.castle_von_loghan.rounds import NextRound
from bothy.games.castle_von_loghan.terms import LOST, WON
from games.castle_von_loghan.castle import GAME, carried, castle, everybody, kind
from stories import begin, bring, clause, offered, refused, say, waiting


@clause("V03", "V04", "V10")
def test_the_start_of_a_story() -> None:
    position = GAME.new(3)
    assert offered(position, 0) == [f"agent {name}" for name in ["pill", "bastion", "lumen", "rook", "wisp", "cog"]]
    say(position, 0, "agent rook")
    assert refused(position, 1, "agent rook") == "castle-von-loghan-why-agent"
    say(position, 1, "agent pill")
    say(position, 2, "agent cog")
    bring(position, 2)
    table = position.table
    assert table.leader == 2
    assert (table.health, table.clarity, table.energy, table.points) == (15, 10, [5, 5, 5], [0, 0, 0])
    assert (table.board, table.group) == (PAST, GROUNDS)
    assert waiting(position) == "DecideAll"
    assert table.round == 0


@clause("V10", "Ruling 33")
def test_the_first_card_is_read_before_the_first_round_and_no_alert_follows() -> None:
    position = GAME.new(3)
    for seat, agent in enumerate(["rook", "pill", "cog"]):
        say(position, seat, f"agent {agent}")
    bring(position, 0)
    everybody(position, "choose a")
    assert position.table.energy == [7, 7, 7]
    assert position.table.round == 1
    assert waiting(position) == "Vote"


@clause("V07")
@pytest.mark.parametrize(("seats", "tokens"), [(1, 2), (3, 2), (4, 3), (6, 3)])
def test_tokens_in_each_room_at_the_start_of_a_story(seats: int, tokens: int) -> None:
    position = GAME.new(seats)
    assert position.table.tokens[:16] == [tokens] * 16


@clause("V05", "V09")
def test_decks() -> None:
    assert sum(sum(deck) for deck in GAME.new(3).table.treasure_decks) == 57
    assert sum(sum(deck) for deck in GAME.new(4).table.treasure_decks) == 114
    assert [sum(deck) for deck in GAME.new(4).table.decks] == [30] * 4


@clause("V10")
def test_the_last_of_six_gets_the_agent_that_is_left() -> None:
    position = GAME.new(6)
    for seat, agent in enumerate(["rook", "pill", "cog", "wisp", "lumen"]):
        say(position, seat, f"agent {agent}")
    assert waiting(position) == "DrawLeader"
    assert position.table.agents[5] == 1


@clause("V85")
def test_an_easy_game_begins_with_weapons() -> None:
    position = GAME.new(3, {"difficulty": "easy"})
    for seat, agent in enumerate(["rook", "pill", "cog"]):
        say(position, seat, f"agent {agent}")
    assert waiting(position) == "ArmRecruit"
    assert kind("potion") not in dict(position.odds())
    bring(position, kind("axe"), kind("bow"), kind("pike"))
    assert [carried(position.table, c) for c in range(3)] == [{"left": "axe"}, {"left": "bow"}, {"left": "pike"}]


@clause("V85")
@pytest.mark.parametrize(
    ("difficulty", "printing", "hits", "counters"),
    [
        ("normal", "second", 11, 2),
        ("easy", "second", 12, 1),
        ("hard", "second", 7, 6),
        ("easy", "first", 11, 2),
        ("hard", "first", 10, 3),
    ],
)
def test_how_many_counters_a_deck_has(difficulty: str, printing: str, hits: int, counters: int) -> None:
    copies = GAME.new(3, {"difficulty": difficulty, "printing": printing}).table.castle_box.combat_copies
    assert (copies[HIT], copies[COUNTER]) == (hits, counters)


@clause("V12")
def test_all_win_or_all_lose_a_story() -> None:
    assert GAME.result(castle(ending=WON)).shares == [1.0, 1.0, 1.0]
    assert GAME.result(castle(ending=LOST)).shares == [0.0, 0.0, 0.0]


@clause("V12")
def test_once_it_has_ended_nothing_more_happens() -> None:
    table = castle(ending=LOST)
    assert begin(table, NextRound()).over()
    assert table.round == 3


@clause("V30", "Ruling 56")
def test_a_battery_is_divided_sphere_by_sphere() -> None:
    table = castle(things={"0/pack-1": "spare-battery"})
    position = begin(table, ActTurn(0))
    say(position, 0, "use 1 pack-1", "to 1", "to 1", "to 3", "to 3", "to 3", "to 2")
    assert table.energy == [7, 6, 8]
