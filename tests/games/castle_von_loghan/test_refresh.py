"""The Refresh Phase: actions, tokens, Gob-Li, sneaking, disenchanting, and what ends a Round."""

from __future__ import annotations

import pytest

from bothy.games.castle_von_loghan.content.rows import BLUE, GREEN, RED
from bothy.games.castle_von_loghan.move.ways import distances, near
from bothy.games.castle_von_loghan.refresh.after_acting import ClarityCheck, ClearRoom, DisenchantSome, PassLeader
from bothy.games.castle_von_loghan.refresh.phase import ActTurn, RefreshPhase
from bothy.games.castle_von_loghan.refresh.searching import SearchRoom
from bothy.games.castle_von_loghan.rounds import NextRound
from bothy.games.castle_von_loghan.terms import HEADS, LOST, TAILS
from bothy.kernel import NOTHING
from games.castle_von_loghan.castle import EXPLORATION, carried, castle, cleaned, kind, room, rooms, token
from stories import begin, bring, clause, heard, listen, offered, outcomes, refused, say, waiting


@clause("V60", "V61", "V62")
def test_everybody_acts_from_the_leader_on() -> None:
    table = castle(leader=1)
    position = begin(table, RefreshPhase())
    say(position, 1, "rest health")
    say(position, 2, "rest clarity")
    say(position, 0, "recharge")
    assert (table.health, table.clarity) == (11, 7)
    assert table.energy == [8, 5, 5]
    assert table.leader == 2


@clause("V60")
def test_one_may_do_other_things_before_one_acts() -> None:
    table = castle(things={"0/pack-1": "cracked-cell", "0/belt": "axe"})
    position = begin(table, ActTurn(0))
    say(position, 0, "use 1 pack-1", "wield belt")
    assert table.energy[0] == 9
    assert carried(table, 0) == {"left": "axe"}
    assert waiting(position) == "Act"
    say(position, 0, "recharge")
    assert position.over()


@clause("V60")
def test_a_second_action() -> None:
    table = castle(things={"1/pack-1": "hour-bottle"})
    position = begin(table, RefreshPhase())
    say(position, 0, "rest health")
    say(position, 1, "use 2 pack-1", "rest health")
    say(position, 2, "rest health")
    for seat in (0, 1, 2):
        assert waiting(position) == "Act"
        say(position, seat, "recharge")
    assert table.energy == [8, 8, 8]


# Search


@clause("V63", "V64")
@pytest.mark.parametrize(
    ("name", "health", "clarity", "energy"),
    [
        ("green-back-energy-2", 10, 6, 10),
        ("green-back-health-1", 11, 6, 5),
        ("green-back-clarity-1", 10, 7, 5),
    ],
)
def test_what_a_token_gives(name: str, health: int, clarity: int, energy: int) -> None:
    table = castle()
    position = begin(table, ActTurn(0))
    say(position, 0, "search")
    bring(position, token(name))
    assert (table.health, table.clarity, table.energy[0]) == (health, clarity, energy)
    assert table.tokens[room("great-hall")] == 1
    assert table.tokens_used[token(name)] == 1


@clause("V63")
def test_a_token_that_was_looked_at_is_the_one_that_is_found() -> None:
    table = castle(tops={"great-hall": "green-back-energy-3"})
    position = begin(table, SearchRoom(1))
    assert position.over()
    assert table.energy == [5, 12, 5]
    assert table.tops[room("great-hall")] == NOTHING


@clause("V64", "V33", "Ruling 14")
def test_a_summon_token_leaves_one_enemy_lurking() -> None:
    table = castle(4, tops={"great-hall": "green-back-summon"})
    begin(table, SearchRoom(1))
    assert table.lurking == [1, 0, 0]


@clause("V63")
def test_a_room_without_tokens_cannot_be_searched() -> None:
    table = castle()
    table.tokens[room("great-hall")] = 0
    assert refused(begin(table, ActTurn(0)), 0, "search") == "castle-von-loghan-why-no-token"


@clause("V64", "V05")
def test_a_treasure_token() -> None:
    table = castle(tops={"great-hall": "green-back-green-treasure"})
    position = begin(table, SearchRoom(1))
    bring(position, kind("plank-shield"))
    say(position, 1, "put left")
    assert carried(table, 1) == {"left": "plank-shield"}


# Gob-Li


@clause("V65", "Ruling 19")
def test_gob_li_sells_to_who_pays_most() -> None:
    table = castle(tops={"great-hall": "green-back-gob-li"}, energy=[9, 12, 4])
    position = begin(table, SearchRoom(0))
    assert kind("cracked-cell") not in outcomes(position), "what has no price is not for sale"
    bring(position, kind("axe"), kind("war-pick"), kind("aegis"))
    assert offered(position, 0)[:2] == ["done", "amount 4"]
    say(position, 0, "amount 4")
    assert offered(position, 1)[1] == "amount 5"
    say(position, 1, "amount 6")
    say(position, 0, "done")
    assert table.energy == [9, 6, 4]
    say(position, 1, "put left")
    assert carried(table, 1) == {"left": "axe"}
    say(position, 0, "done")
    say(position, 1, "done")
    assert table.treasure_decks[BLUE][kind("war-pick")] == 1
    assert offered(position, 0) == ["done", "amount 9"]
    say(position, 0, "amount 9")
    say(position, 1, "done")
    say(position, 0, "put left")
    assert waiting(position) == "SellSome"
    assert table.treasure_decks[RED][kind("aegis")] == 0


@clause("V66", "Ruling 19")
def test_gob_li_buys_for_the_full_price() -> None:
    things = {"0/left": "axe", "0/pack-1": "cracked-cell"}
    table = castle(tops={"great-hall": "green-back-gob-li"}, energy=[0, 0, 0], things=things)
    position = begin(table, SearchRoom(2))
    bring(position, kind("bow"), kind("war-pick"), kind("aegis"))
    for _ in range(3):
        say(position, 0, "done")
    assert waiting(position) == "SellSome"
    assert offered(position, 0) == ["done", "sell left"]
    say(position, 0, "sell left")
    assert table.energy[0] == 4
    assert table.treasure_decks[GREEN][kind("axe")] == 1
    say(position, 0, "done")
    assert position.over()


@clause("V65", "V66")
def test_the_old_axe_pays_for_the_new_bow() -> None:
    table = castle(tops={"great-hall": "green-back-gob-li"}, energy=[1, 0, 0], things={"0/left": "axe"})
    position = begin(table, SearchRoom(2))
    bring(position, kind("bow"), kind("war-pick"), kind("aegis"))
    assert offered(position, 0) == ["done", "sell left"]
    say(position, 0, "sell left")
    assert (table.energy[0], offered(position, 0)) == (5, ["done", "amount 5"])
    say(position, 0, "amount 5", "put left")
    assert (table.energy[0], carried(table, 0)) == (0, {"left": "bow"})


# Sneak


@clause("V67", "Ruling 31")
def test_rooms_next_to_each_other() -> None:
    assert rooms(near(castle())) == [
        "gatehouse",
        "guard-room",
        "armoury",
        "kitchen",
        "chapel",
        "library",
    ]
    locked = castle(group="guard-room")
    assert "armoury" not in rooms(near(locked))
    outside = castle(group="greenhouse")
    assert set(rooms(near(outside))) >= {"gatehouse", "kitchen", "chapel", "watchtower", "library"}


@clause("V67", "Ruling 14")
def test_a_sneaker_gets_a_treasure_and_sees_a_token() -> None:
    table = castle(clean=["kitchen"])
    position = begin(table, ActTurn(0))
    assert refused(position, 0, "sneak kitchen") == "castle-von-loghan-why-not-adjacent"
    say(position, 0, "sneak library")
    assert table.clarity == 5
    bring(position, kind("whetstone"))
    say(position, 0, "put pack-1")
    bring(position, token("blue-back-health-2"), TAILS)
    assert carried(table, 0) == {"pack-1": "whetstone"}
    assert table.tops[room("library")] == token("blue-back-health-2")
    assert table.tokens[room("library")] == 2
    assert table.lurking == [0, 2, 0]
    assert position.over()


@clause("V67", "V84", "Ruling 45")
def test_in_exploration_nobody_else_sees_what_a_sneaker_gets() -> None:
    table = castle(3, EXPLORATION)
    position = begin(table, ActTurn(0))
    events = listen(position)
    say(position, 0, "sneak library")
    bring(position, kind("whetstone"))
    say(position, 0, "put pack-1")
    bring(position, token("blue-back-health-2"), HEADS)
    assert position.sight(0).table.faces[4] == kind("whetstone")
    assert position.sight(1).table.faces[4] == -1
    assert position.sight(1).table.backs[4] == BLUE
    assert position.sight(1).table.tops[room("library")] == -1
    assert [id.removeprefix("castle-von-loghan-") for id, _ in heard(events, 1)] == [
        "sneaks",
        "gets-unseen",
        "coin-falls",
    ]


@clause("Ruling 45", "V84")
def test_in_exploration_all_see_what_lies_in_hands_and_slots() -> None:
    table = castle(3, EXPLORATION)
    position = begin(table, ActTurn(0))
    say(position, 0, "sneak library")
    bring(position, kind("halberd"))
    say(position, 0, "put left")
    bring(position, token("blue-back-health-2"), HEADS)
    assert position.sight(1).table.faces[0] == kind("halberd")


@clause("V68")
def test_a_cloak_spares_the_coin() -> None:
    table = castle()
    position = begin(table, ActTurn(0))
    say(position, 0, "cloak library")
    assert table.energy[0] == 1
    bring(position, kind("whetstone"))
    say(position, 0, "put pack-1")
    bring(position, token("blue-back-health-2"))
    assert position.over()
    table = castle(energy=[3, 5, 5])
    assert refused(begin(table, ActTurn(0)), 0, "cloak library") == "castle-von-loghan-why-no-cloak"
    table = castle(energy=[2, 5, 5], things={"0/pack-1": "scout-goggles"})
    assert "cloak library" in offered(begin(table, ActTurn(0)), 0)


@clause("V68", "V84")
def test_who_pays_less_for_a_cloak_cannot_take_it_back() -> None:
    position = begin(castle(3, EXPLORATION, energy=[4, 5, 5], things={"0/pack-1": "scout-goggles"}), ActTurn(0))
    say(position, 0, "cloak library")
    assert position.table.energy[0] > 0, "the goggles make it cheaper"
    assert position.floor == position.number


@clause("V03", "V67")
def test_clarity_that_is_not_there_cannot_be_spent() -> None:
    assert refused(begin(castle(clarity=0), ActTurn(0)), 0, "sneak library") == "castle-von-loghan-why-no-clarity"


# What follows


@clause("V69")
def test_treasures_are_disenchanted_for_their_cost_less_two_at_ones_own_action() -> None:
    table = castle(things={"0/left": "axe", "0/pack-1": "potion", "0/pack-2": "cracked-cell", "1/left": "bow"})
    position = begin(table, RefreshPhase())
    assert {"disenchant left", "disenchant pack-1"} <= set(offered(position, 0))
    assert refused(position, 0, "disenchant pack-2") == "castle-von-loghan-why-not-disenchant"
    say(position, 0, "disenchant left", "disenchant pack-1")
    assert table.energy[0] == 5 + 2 + 1
    assert table.treasures_gone[kind("axe")] == 1
    assert carried(table, 0) == {"pack-2": "cracked-cell"}
    assert waiting(position) == "Act", "it is no action"
    for seat in range(3):
        say(position, seat, "recharge")
    assert position.over(), "nobody is asked about it again"


@clause("V69")
def test_a_treasure_without_a_cost_can_be_discarded() -> None:
    table = castle(things={"0/pack-2": "cracked-cell"})
    position = begin(table, ActTurn(0))
    events = listen(position)
    say(position, 0, "throw-away pack-2")
    assert (carried(table, 0), table.energy[0]) == ({}, 5)
    assert table.treasure_discards[kind("cracked-cell")] == 1
    assert heard(events, 2)[0][0] == "castle-von-loghan-throws-away"
    assert waiting(position) == "Act"


@clause("V20", "V69")
def test_in_a_clean_room_nothing_is_disenchanted() -> None:
    position = begin(castle(small=1, things={"0/left": "axe"}), ActTurn(0))
    assert refused(position, 0, "disenchant left") == "castle-von-loghan-why-small"


@clause("V69")
def test_a_question_of_older_tables_is_still_answered() -> None:
    table = castle(things={"0/left": "axe"})
    position = begin(table, DisenchantSome(0, 0))
    say(position, 0, "disenchant left")
    assert (table.energy[0], carried(table, 0)) == (7, {})


@clause("V70")
def test_the_leader_passes_to_the_left() -> None:
    table = castle(leader=2)
    begin(table, PassLeader())
    assert table.leader == 0


@clause("V71")
def test_without_clarity_the_group_loses_health() -> None:
    table = castle(clarity=0, health=1)
    begin(table, ClarityCheck())
    assert table.ending == LOST
    table = castle(clarity=1)
    begin(table, ClarityCheck())
    assert table.health == 10


@clause("V72", "Ruling 32")
def test_at_eight_clean_tokens_the_farthest_four_go() -> None:
    table = castle(
        group="chapel",
        clean=["guard-room", "pantry", "armoury", "great-hall", "observatory", "kitchen", "crypt-stair"],
    )
    away = distances(table)
    assert [away[number] for number in table.clean] == [4, 3, 4, 2, 3, 2, 1]
    begin(table, ClearRoom())
    assert cleaned(table) == ["great-hall", "kitchen", "crypt-stair", "chapel"]


@clause("V72", "Ruling 32")
def test_of_equally_far_clean_tokens_the_oldest_go() -> None:
    table = castle(
        group="chapel",
        clean=["kitchen", "gatehouse", "great-hall", "watchtower", "greenhouse", "library", "crypt-stair"],
    )
    assert [distances(table)[number] for number in table.clean] == [2, 2, 2, 2, 2, 2, 1]
    begin(table, ClearRoom())
    assert cleaned(table) == ["greenhouse", "library", "crypt-stair", "chapel"]


@clause("V72")
def test_a_clean_room_gets_no_second_token() -> None:
    table = castle(clean=["great-hall"])
    begin(table, ClearRoom())
    assert cleaned(table) == ["great-hall"]


@clause("Ruling 15", "Ruling 16")
def test_nothing_moves_and_nobody_waits_in_clean_rooms() -> None:
    table = castle(clean=["great-hall"], lurking=[2, 2, 2], tops={})
    position = begin(table, NextRound())
    for seat in range(3):
        say(position, seat, "go great-hall")
    assert table.foes == []
    assert waiting(position) == "Act"
    for seat in range(2):
        say(position, seat, "search")
        bring(position, token("green-back-energy-2"))
    say(position, 2, "cloak library")
    bring(position, kind("whetstone"))
    say(position, 2, "put pack-1")
    bring(position, token("blue-back-gob-li"))
    assert waiting(position) == "Vote"
    assert table.lurking == [2, 2, 2]
    assert table.foes == []


@clause("Ruling 38")
def test_a_game_has_a_last_round() -> None:
    table = castle(round=120)
    assert begin(table, NextRound()).over()
    assert table.ending == LOST
