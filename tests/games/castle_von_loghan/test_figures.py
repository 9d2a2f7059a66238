"""What the board is told besides the table: doors and ways, the story, a fight, rewards, Data Points taken apart."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bothy.games.castle_von_loghan.board.combat_step import combat_step
from bothy.games.castle_von_loghan.board.figures import figures, taken_apart, walks
from bothy.games.castle_von_loghan.box import FORCING
from bothy.games.castle_von_loghan.combat.phase import CombatPhase
from bothy.games.castle_von_loghan.combat.step_1_weapons import Arm
from bothy.games.castle_von_loghan.combat.step_2_cards import MoreCards
from bothy.games.castle_von_loghan.combat.step_3_aid import AidAgain
from bothy.games.castle_von_loghan.combat.step_4_attack import AttackTurn, Strike
from bothy.games.castle_von_loghan.combat.step_5_counters import PriorityThree, TakeEffect
from bothy.games.castle_von_loghan.combat.step_6_enemies import EnemyAttack
from bothy.games.castle_von_loghan.combat.step_7_cleanup import Cleanup
from bothy.games.castle_von_loghan.content.rows import PLACE_KEYS
from bothy.games.castle_von_loghan.effects.discard import DiscardWhich
from bothy.games.castle_von_loghan.exploration.data_points import ENERGY_A_POINT, data_points
from bothy.games.castle_von_loghan.refresh.phase import ActTurn
from bothy.games.castle_von_loghan.terms import SCORED
from bothy.kernel import Luck
from bothy.kernel.sight import Sight
from games.castle_von_loghan.castle import CARDS, EXPLORATION, GAME, cards, castle, destinations, flags, foe, read
from stories import begin, clause, say


def told(table: Any, viewer: int = 0) -> dict[str, Any]:
    """All figures that a viewer is told while a character acts."""
    return cast(dict[str, Any], figures(begin(table, ActTurn(0)).sight(viewer)))


@clause("V22", "V23")
def test_doors_are_told_as_they_stand() -> None:
    doors = told(castle(board="past", opened=[("guard-room", "armoury")]))["doors"]
    assert ["guard-room", "armoury", 1, 1] in doors
    assert ["great-hall", "throne-room", 2, 0] in doors
    assert ["gatehouse", "grounds", 0, 1] in doors


@clause("V23")
def test_a_door_of_the_story_is_locked_like_others_in_exploration() -> None:
    assert ["great-hall", "throne-room", 1, 0] in told(castle(3, EXPLORATION, board="past"))["doors"]


@clause("V24")
def test_lifts_are_doors_of_the_future_only() -> None:
    assert not [door for door in told(castle(board="past"))["doors"] if "lift-lobby" in door[:2]]
    assert ["pantry", "lift-lobby", 0, 1] in told(castle(board="future"))["doors"]


@clause("V18", "V19", "V20")
def test_ways_lead_through_corridors_and_clean_rooms_only() -> None:
    found = told(castle(group="great-hall"))["walks"]
    assert found["kitchen"] == ["great-hall", "west-corridor", "kitchen"]
    assert found["gatehouse"] == ["great-hall", "south-corridor", "gatehouse"]
    assert "great-hall" not in found
    outside = told(castle(group="grounds"))["walks"]
    assert "great-hall" not in outside
    through = told(castle(group="grounds", clean=["gatehouse"]))["walks"]
    assert through["great-hall"] == ["grounds", "gatehouse", "south-corridor", "great-hall"]


@clause("V19", "V25")
def test_there_is_a_way_to_every_room_the_group_can_go_to() -> None:
    luck = Luck(7)
    for options in ({}, EXPLORATION):
        position = GAME.new(3, options)
        while position.number < 600 and not position.over():
            position.wander(luck)
            if position.number % 40:
                continue
            table = position.table
            ends = set(destinations(table)) - {PLACE_KEYS[table.group]}
            assert set(walks(table)) == ends


@clause("V22", "V77")
def test_prices_are_told() -> None:
    assert told(castle())["prices"] == {"door": FORCING, "data": ENERGY_A_POINT}


@clause("V78")
def test_chaos_characters_are_told() -> None:
    assert told(castle(3))["chaos"] == []
    assert told(castle(2))["chaos"] == [2]


@clause("V26")
def test_the_cover_says_when_the_story_goes_on() -> None:
    pages = read("hard-landing", "the-lit-hall")
    story = told(castle(clean=["kitchen", "pantry"], pages=pages, flags=flags("guest", "crate")))["covers"]
    assert story == [{"number": 3, "at": "room", "rooms": [], "colour": "blue", "clean": 3, "there": 2}], "03 is hidden"
    assert told(castle(pages=list(range(len(CARDS)))))["covers"] == []
    assert told(castle(3, EXPLORATION))["covers"] == []


@clause("V77")
@pytest.mark.parametrize("character", [0, 1, 2])
def test_what_is_taken_apart_adds_up(character: int) -> None:
    trophies = [
        [foe(name) for name in names]
        for names in (
            ["skeleton", "thief", "wood-imp", "rust-page"],
            ["skeleton", "bone-archer", "dragon", "pale-engineer+"],
            [],
        )
    ]
    things = {"0/left": "war-pick", "1/loose-1": "sealed-reactor", "2/left": "axe"}
    table = castle(3, EXPLORATION, energy=[9, 4, 13], trophies=trophies, things=things)
    parts: dict[str, Any] = taken_apart(table, character)
    worth = sum(parts["trophies"]) + parts["kinds"] + parts["colours"] + parts["treasures"] + parts["energy"]
    assert worth == parts["total"] == data_points(table, character)


@clause("V77", "V84")
def test_data_points_of_others_are_hidden_until_the_end() -> None:
    table = castle(3, EXPLORATION, energy=[10, 5, 0])
    assert [bool(points) for points in told(table, 1)["data"]] == [False, True, False]
    assert told(table, -1)["data"] == [None, None, None]
    table.ending = SCORED
    position = begin(table, ActTurn(0))
    assert position.over()
    data = cast(list[dict[str, Any]], GAME.figures(position.sight(2))["data"])
    assert [points["total"] for points in data] == [2, 1, 0]


@clause("V73")
def test_a_story_has_no_data_points() -> None:
    found = told(castle())
    assert (found["telling"], found["data"]) == (1, [])
    assert told(castle(3, EXPLORATION))["telling"] == 0


# A fight


@clause("V44", "V46", "V47")
def test_an_attack_tells_what_it_comes_to() -> None:
    """Two Hits, 3 more for a whetted blade: five Damage on a Skeleton of 3 Health, of which one may go on."""
    table = castle(foes=["skeleton", "thief"], things={"0/left": "halberd"}, hands={0: "hit hit"}, whetted=[3, 0, 0])
    position = begin(table, AttackTurn(0))
    assert figures(position.sight(0))["attack"] is None
    say(position, 0, "enemy 1")
    before = cast(dict[str, Any], figures(position.sight(0))["attack"])
    assert [before[name] for name in ("cards", "bonus", "damage", "remains", "falls")] == [0, 0, 0, 3, False]
    assert (before["power"], before["spent"]) == (3, 0)
    say(position, 0, "play 1 hit", "play 1 hit")
    attack = cast(dict[str, Any], figures(position.sight(0))["attack"])
    assert [attack[name] for name in ("character", "cards", "bonus", "damage")] == [0, 2, 3, 5]
    assert [attack[name] for name in ("remains", "falls", "spare")] == [0, True, 1]
    assert (attack["power"], attack["spent"]) == (1, 2)


@clause("V49", "V50")
def test_cards_that_will_count_against_the_group_are_told_unless_a_shield_keeps_them_off() -> None:
    for things, kinds in (({}, cards("counter")), ({"0/left": "plank-shield"}, [])):
        table = castle(foes=["skeleton"], things=things, hands={0: "hit counter"}, target=0)
        sight = begin(table, Strike(0, 0)).sight(0)
        assert cast(dict[str, Any], figures(sight)["attack"])["against"] == kinds
    table = castle(foes=["skeleton"], hands={0: "hit counter"}, target=0)
    other = begin(table, Strike(0, 0)).sight(1)
    assert cast(dict[str, Any], figures(other)["attack"])["against"] == [], "nobody else sees the hand"


@clause("V35")
def test_the_step_of_a_combat_round_is_told_by_what_comes_next() -> None:
    table = castle(foes=["skeleton"])

    def on(*agenda: Any) -> int:
        """The step, where these come next, one after the other."""
        return combat_step(Sight(0, table, [*reversed(agenda)], {}, []))[0]

    assert on(Arm(0, 0)) == 1
    assert on(MoreCards(0)) == 2
    assert on(DiscardWhich(0, 0), AidAgain(0), PriorityThree()) == 3
    assert on(Strike(0, 0), PriorityThree()) == 4
    assert on(TakeEffect(0, 0), Cleanup()) == 5
    assert on(EnemyAttack(0), Cleanup()) == 6
    assert on(DiscardWhich(0, 0), Cleanup()) == 6, "the attack of the last enemy, while it is resolved"
    assert on(Cleanup()) == 7
    assert on(ActTurn(0)) == 0
    assert combat_step(begin(table, CombatPhase()).sight(0))[1] == 7


@clause("V55", "V57")
def test_the_order_of_rewards_is_told_with_those_who_tie_together() -> None:
    assert told(castle(piles=[2, 5, 2], leader=2))["reward_order"] == [[1], [2, 0]]


@clause("V58", "V65")
def test_those_who_bid_most_are_told() -> None:
    assert told(castle(bids=[2, 0, 2]))["bid_most"] == [0, 2]
    assert told(castle(bids=[0, 0, 0]))["bid_most"] == []
