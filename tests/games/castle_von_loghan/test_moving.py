"""The Move Phase: where one can go, doors, the vote, and stops in Clean rooms."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.games.castle_von_loghan.alert.phase import AlertPhase
from bothy.games.castle_von_loghan.choices import BELT, PACK, slot
from bothy.games.castle_von_loghan.content.rows import ROOMS
from bothy.games.castle_von_loghan.event.phase import EventPhase
from bothy.games.castle_von_loghan.move.phase import MovePhase, WhereTo, why_not_there
from bothy.games.castle_von_loghan.refresh.phase import ActTurn
from bothy.games.castle_von_loghan.rounds import NextRound
from bothy.games.castle_von_loghan.terms import TAILS
from bothy.games.castle_von_loghan.treasures.places import move
from bothy.kernel import NOTHING
from games.castle_von_loghan.castle import (
    EXPLORATION,
    carried,
    castle,
    connection,
    destinations,
    everybody,
    place,
    room,
)
from stories import begin, bring, clause, heard, listen, offered, refused, say, waiting


def ways(group: str, *clean: str, board: str = "past") -> list[str]:
    table = castle(board=board, group=group, clean=clean)
    return destinations(table)


@clause("V18", "V19", "V21")
def test_a_move_ends_in_the_first_room_with_a_question_mark() -> None:
    assert ways("grounds") == ["gatehouse", "kitchen", "chapel", "greenhouse", "watchtower"]


@clause("V18", "V19", "V20")
def test_the_example_of_a_move_through_a_corridor_and_a_clean_room() -> None:
    """Through a corridor into a Clean room, where the group may stop, and on into one with a question mark."""
    there = ways("gatehouse", "gatehouse", "great-hall")
    assert "great-hall" in there
    assert "kitchen" in there
    assert "library" in there
    assert "crypt-stair" not in there
    position = begin(castle(group="gatehouse", clean=["gatehouse", "great-hall"]), MovePhase(), EventPhase())
    everybody(position, "go library")
    assert position.table.small == 0
    assert waiting(position) == "TurnEvent"


@clause("V20", "Ruling 11")
def test_a_clean_room_can_be_a_stop_or_one_stays() -> None:
    position = begin(castle(clean=["great-hall", "guard-room"]), MovePhase(), EventPhase(), AlertPhase())
    assert "go great-hall" in offered(position, 0)
    everybody(position, "go great-hall")
    assert position.over()
    assert position.table.small == 1
    assert position.table.event == NOTHING


@clause("V18")
def test_one_cannot_stay_in_a_room_with_an_open_question_mark() -> None:
    assert "throne-room" not in ways("throne-room", board="anomaly")


@clause("V21")
def test_out_by_one_door_and_in_by_another() -> None:
    assert ways("kitchen", "kitchen") == [
        "gatehouse",
        "armoury",
        "kitchen",
        "pantry",
        "great-hall",
        "chapel",
        "greenhouse",
        "watchtower",
    ]


@clause("V22", "V23")
def test_locked_doors_and_story_doors_stop_the_group() -> None:
    assert "armoury" not in ways("guard-room", "guard-room")
    assert "throne-room" not in ways("great-hall", "great-hall")
    table = castle(clean=["great-hall"], opened=[("great-hall", "throne-room")])
    assert "throne-room" in destinations(table)


@clause("V24")
def test_lifts_lead_into_the_laboratory_in_the_future_only() -> None:
    assert {"specimen-hall", "generator"} <= set(ways("pantry", "pantry", board="future"))
    assert "specimen-hall" not in ways("pantry", "pantry")
    assert "specimen-hall" not in ways("pantry", "pantry", board="anomaly")
    assert "archive-core" not in ways("generator", "generator", "cold-store", board="future")


# The vote


@clause("V25")
def test_the_group_goes_where_all_want_to_go() -> None:
    position = begin(castle(group="grounds"), MovePhase())
    everybody(position, "go kitchen")
    assert position.over()
    assert position.table.group == place("kitchen")


@clause("V25", "Ruling 53")
def test_where_they_differ_the_leader_decides_freely() -> None:
    position = begin(castle(group="grounds", leader=1), MovePhase())
    events = listen(position)
    say(position, 0, "go kitchen")
    say(position, 1, "go chapel")
    say(position, 2, "go kitchen")
    assert waiting(position) == "LeadersWord"
    assert position.asking() == [1]
    assert [values["choice"] for _, values in heard(events, 2)] == ["go chapel", "go kitchen", "go kitchen"]
    say(position, 1, "go watchtower")
    assert position.table.group == place("watchtower")


@clause("V25")
def test_votes_stay_hidden_until_all_have_voted() -> None:
    position = begin(castle(group="grounds"), MovePhase())
    say(position, 0, "go kitchen")
    assert position.sight(1).sealed == {}
    assert position.sight(1).answered == [0]


@clause("V25", "V83")
def test_what_somebody_does_first_is_done_and_all_are_asked_again() -> None:
    table = castle(group="grounds", things={"1/pack-1": "potion"})
    position = begin(table, MovePhase())
    say(position, 0, "go kitchen")
    say(position, 1, "use 2 pack-1")
    say(position, 2, "go kitchen")
    assert table.health == 12
    assert carried(table, 1) == {}
    assert position.asking() == [0, 1, 2]
    everybody(position, "go kitchen")
    assert table.group == place("kitchen")


@clause("V25")
def test_why_one_cannot_go_there() -> None:
    position = begin(castle(group="grounds"), MovePhase())
    assert refused(position, 0, "go library") == "castle-von-loghan-why-no-way"
    assert refused(position, 0, "go generator") == "castle-von-loghan-why-no-room"
    assert refused(position, 0, "door guard-room armoury") == "castle-von-loghan-why-not-force"
    assert refused(position, 0, "rest health") == "castle-von-loghan-why-not"


@clause("V22")
@pytest.mark.parametrize(
    ("one", "other", "why", "fields"),
    [
        ("guard-room", "armoury", "far", {"group": "grounds"}),
        ("guard-room", "armoury", "energy", {"group": "guard-room", "energy": [1, 1, 1]}),
        ("guard-room", "armoury", "declined", {"group": "guard-room", "declined": 1 << 6}),
        ("guard-room", "armoury", "open", {"group": "guard-room", "opened": [("guard-room", "armoury")]}),
        ("great-hall", "throne-room", "story", {"group": "great-hall"}),
        ("gatehouse", "vault", "none", {"group": "great-hall"}),
    ],
)
def test_why_a_door_cannot_be_forced(one: str, other: str, why: str, fields: dict[str, Any]) -> None:
    table = castle(**fields)
    choice: Any = table.box.vocabulary.parse(f"door {one} {other}")
    assert why_not_there(table, choice).values["why"] == why


@clause("V22", "Ruling 13")
def test_the_tails_of_a_forced_door_waits_for_the_next_alert() -> None:
    table = castle(group="great-hall", clean=["great-hall"], alert=TAILS, small=1)
    position = begin(table, NextRound())
    assert table.alert == TAILS, "in a small turn there was no Alert"
    everybody(position, "go great-hall")
    assert waiting(position) == "Act"
    table = castle(group="great-hall", alert=TAILS)
    begin(table, NextRound())
    assert table.alert == NOTHING


@clause("V25")
def test_after_many_votes_there_is_only_moving_left() -> None:
    table = castle(group="grounds", things={"0/pack-1": "potion"})
    position = begin(table, MovePhase())
    assert "use 1 pack-1" in offered(position, 0)
    table.votes = 13
    assert offered(position, 0) == [f"go {name}" for name in ways("grounds")]


# Locked doors


@clause("V22", "Ruling 13", "Ruling 46")
def test_a_door_is_forced_for_four_energy_that_all_may_share() -> None:
    table = castle(group="guard-room", clean=["guard-room"], energy=[2, 1, 5])
    position = begin(table, MovePhase())
    assert "door guard-room armoury" in offered(position, 0)
    everybody(position, "door guard-room armoury")
    assert waiting(position) == "PayShare"
    assert offered(position, 0) == ["amount 0", "amount 1", "amount 2"]
    say(position, 0, "amount 2")
    say(position, 1, "amount 0")
    assert offered(position, 2) == ["amount 0", "amount 1", "amount 2"]
    say(position, 2, "amount 2")
    assert table.energy == [0, 1, 3]
    assert table.alert == TAILS
    assert table.opened == 1 << connection("guard-room", "armoury")
    assert "go armoury" in offered(position, 0)


@clause("V22", "Ruling 46")
def test_a_cost_that_is_not_covered_is_paid_by_nobody() -> None:
    table = castle(group="guard-room", clean=["guard-room"], energy=[4, 0, 1])
    position = begin(table, MovePhase())
    everybody(position, "door guard-room armoury")
    say(position, 0, "amount 3")
    say(position, 2, "amount 0")
    assert table.energy == [4, 0, 1]
    assert table.opened == 0
    assert table.alert == NOTHING
    assert not [word for word in offered(position, 0) if word.startswith("door")]


@clause("V22")
def test_forcing_needs_four_energy_together() -> None:
    table = castle(group="guard-room", clean=["guard-room"], energy=[1, 1, 1])
    assert refused(begin(table, MovePhase()), 0, "door guard-room armoury") == "castle-von-loghan-why-not-force"


@clause("V23")
def test_a_story_door_cannot_be_forced() -> None:
    position = begin(castle(clean=["great-hall"]), MovePhase())
    assert "door great-hall throne-room" not in offered(position, 0)


@clause("V23", "Ruling 26")
def test_in_exploration_story_doors_are_like_locked_ones() -> None:
    position = begin(castle(3, EXPLORATION, clean=["great-hall"]), MovePhase())
    assert "door great-hall throne-room" in offered(position, 0)


@clause("V22")
def test_keys_that_all_see_open_locked_doors_and_no_story_doors() -> None:
    table = castle(group="guard-room", clean=["guard-room", "great-hall"], things={"2/pack-1": "master-key"})
    assert "armoury" in destinations(table)
    assert "throne-room" not in destinations(table)


@clause("V22", "V84")
def test_keys_hidden_in_a_backpack_open_nothing() -> None:
    table = castle(3, EXPLORATION, group="guard-room", clean=["guard-room"], things={"2/pack-1": "master-key"})
    assert "armoury" not in destinations(table)
    move(table, slot(2, PACK), slot(2, BELT))
    assert "armoury" in destinations(table)


@clause("V22")
def test_a_lockpick_opens_a_door_next_to_the_group() -> None:
    table = castle(group="guard-room", clean=["guard-room"], things={"0/pack-1": "lockpick-roll"})
    position = begin(table, MovePhase())
    say(position, 0, "use 1 pack-1")
    say(position, 1, "go great-hall")
    say(position, 2, "go great-hall")
    assert offered(position, 0) == ["door guard-room armoury"]
    say(position, 0, "door guard-room armoury")
    assert table.alert == NOTHING
    everybody(position, "go armoury")
    assert table.group == place("armoury")


@clause("V75", "Ruling 26")
def test_a_group_shut_in_opens_a_door_of_its_choice() -> None:
    table = castle(3, EXPLORATION, group="vault", leader=2)
    position = begin(table, WhereTo())
    assert waiting(position) == "OpenOut"
    assert offered(position, 2) == ["door crypt-stair vault"]
    say(position, 2, "door crypt-stair vault")
    assert offered(position, 0)[0] == "go crypt-stair"


@clause("V11", "Ruling 1")
def test_a_round_has_its_phases_in_order() -> None:
    position = begin(castle(group="grounds"), NextRound())
    names = [type(step).__name__ for step in reversed(position.agenda)]
    assert names == [
        "Vote",
        "EventPhase",
        "AlertPhase",
        "CombatPhase",
        "RewardPhase",
        "RefreshPhase",
        "NextRound",
    ]
    everybody(position, "go kitchen")
    bring(position, 0)
    everybody(position, "choose d")
    assert waiting(position) == "AlertCoin"


@clause("V60", "V85", "Ruling 11")
def test_nobody_has_to_sneak_in_a_small_turn_but_in_the_first_printing() -> None:
    for printing, may in (("second", True), ("first", False)):
        position = begin(castle(options={"printing": printing}, small=1, tokens=[0] * 20), ActTurn(0))
        assert ("skip" in offered(position, 0)) == may
        assert "sneak kitchen" in offered(position, 0)
        position = begin(castle(options={"printing": printing}, tokens=[0] * 20), ActTurn(0))
        assert "skip" not in offered(position, 0)


@clause("V20", "V85", "Ruling 11")
def test_in_exploration_no_small_turn_follows_another_but_in_the_first_printing() -> None:
    for options, may in (
        ({"mode": "exploration"}, False),
        ({"mode": "exploration", "printing": "first"}, True),
        ({"mode": "story"}, True),
    ):
        table = castle(options=options, group="great-hall", clean=["great-hall"], tokens=[0] * 20, clarity=0)
        position = begin(table, NextRound())
        assert "go great-hall" in offered(position, 0)
        everybody(position, "go great-hall")
        for seat in range(3):
            say(position, seat, "skip")
        assert waiting(position) == "Vote"
        assert ("go great-hall" in offered(position, 0)) == may
        assert "go library" in offered(position, 0)
        if not may:
            assert refused(position, 0, "go great-hall") == "castle-von-loghan-why-go-on"
            everybody(position, "go library")
            assert waiting(position) == "TurnEvent"


@clause("V20", "Ruling 11")
def test_a_clean_room_that_cannot_be_reached_is_refused_for_that() -> None:
    table = castle(options=EXPLORATION, group="gatehouse", clean=["gatehouse", "crypt-stair"], lingered=1)
    position = begin(table, MovePhase())
    assert refused(position, 0, "go gatehouse") == "castle-von-loghan-why-go-on"
    assert refused(position, 0, "go crypt-stair") == "castle-von-loghan-why-no-way"


@clause("V20", "Ruling 11")
def test_who_can_reach_nothing_but_clean_rooms_may_stop_there_again() -> None:
    table = castle(options={"mode": "exploration"}, group="great-hall", clean=["great-hall"], lingered=1)
    table.clean = [number for number in range(ROOMS) if table.colour(number) >= 0]
    position = begin(table, MovePhase())
    assert "go great-hall" in offered(position, 0)


@clause("V20", "V60", "Ruling 10", "Ruling 11")
def test_a_small_turn_has_only_search_and_sneak() -> None:
    table = castle(group="great-hall", clean=["great-hall"], things={"0/left": "axe"})
    position = begin(table, NextRound())
    everybody(position, "go great-hall")
    words = [word for word in offered(position, 0) if word.split()[0] not in ("sneak", "cloak", "put-away", "wield")]
    assert words == ["search", "skip", "skill 1 1"]
    for word in ("rest health", "rest clarity", "recharge"):
        assert refused(position, 0, word) == "castle-von-loghan-why-small"
    assert refused(position, 0, "trade 1 2") == "castle-von-loghan-why-small"
    table.tokens[room("great-hall")] = 0
    table.clarity = 0
    assert offered(position, 0)[0] == "skip"
    say(position, 0, "skip")
    say(position, 1, "skip")
    say(position, 2, "skip")
    assert table.leader == 0
    assert table.health == 10
    assert table.clean == [room("great-hall")]
    assert table.round == 5
    assert waiting(position) == "Vote"
