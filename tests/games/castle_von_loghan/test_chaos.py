"""One or two players: Chaos Characters and what is different with them."""

from __future__ import annotations

import pytest

from bothy.games.castle_von_loghan.box import CastleBox
from bothy.games.castle_von_loghan.combat.step_1_weapons import ChooseWeapons
from bothy.games.castle_von_loghan.combat.step_2_cards import MoreCards
from bothy.games.castle_von_loghan.combat.step_3_aid import PriorityOne
from bothy.games.castle_von_loghan.combat.step_4_attack import AttackTurn
from bothy.games.castle_von_loghan.content.rows import VIOLET
from bothy.games.castle_von_loghan.event.story import ReadStory
from bothy.games.castle_von_loghan.move.phase import MovePhase
from bothy.games.castle_von_loghan.refresh.after_acting import PassLeader
from bothy.games.castle_von_loghan.refresh.phase import RefreshPhase
from bothy.games.castle_von_loghan.reward.offers import OfferTo
from bothy.games.castle_von_loghan.reward.phase import RewardPhase
from bothy.kernel import NOTHING
from games.castle_von_loghan.castle import GAME, TREASURES, cards, carried, castle, kind, silence, tokens_on
from stories import begin, bring, clause, offered, outcomes, say, waiting


@clause("V78", "V01", "Ruling 35")
@pytest.mark.parametrize(
    ("seats", "option", "keepers"),
    [
        (1, "three", [0, 0, 0]),
        (1, "six", [0, 0, 0, 0, 0, 0]),
        (2, "three", [0, 1, 0]),
        (2, "five", [0, 1, 0, 1, 0]),
        (3, "six", [0, 1, 2]),
    ],
)
def test_who_keeps_whom(seats: int, option: str, keepers: list[int]) -> None:
    box = GAME.new(seats, {"characters": option}).table.box
    assert isinstance(box, CastleBox)
    assert box.keepers == keepers


@clause("V78", "V10")
def test_agents_of_chaos_characters_are_picked_too() -> None:
    position = GAME.new(2)
    say(position, 0, "agent pill")
    say(position, 1, "agent cog")
    assert position.asking() == [0]
    say(position, 0, "agent rook")
    assert position.table.agents == [0, 5, 3]


@clause("V78", "V84")
def test_a_keeper_sees_the_cards_of_a_chaos_character() -> None:
    table = castle(2, hands={0: "hit", 1: "aid", 2: "miss"})
    position = begin(table, MoreCards(2))
    assert position.asking() == [0]
    assert position.sight(0).table.hands == [cards("hit"), [-1], cards("miss")]
    assert position.sight(1).table.hands == [[-1], cards("aid"), [-1]]


@clause("V78", "V25")
def test_alone_one_says_where_to_go() -> None:
    table = castle(1, group="grounds", leader=2)
    position = begin(table, MovePhase())
    say(position, 0, "go kitchen")
    assert position.over()


@clause("V79")
def test_two_decision_cards_are_drawn_and_one_chosen() -> None:
    position = begin(castle(1), ReadStory(0))
    say(position, 0, "choose d")
    assert len(outcomes(position)) == 6
    bring(position, 1)
    assert offered(position, 0) == ["choose a", "choose c"]
    say(position, 0, "choose a")
    bring(position, 5)
    assert offered(position, 0) == ["choose c", "choose d"]
    say(position, 0, "choose d")
    assert position.table.letters == [3, 0, 3]


@clause("V79")
def test_two_players_choose_first() -> None:
    position = begin(castle(2), ReadStory(0))
    say(position, 1, "choose b")
    assert waiting(position) == "DecideAll"
    say(position, 0, "choose b")
    assert waiting(position) == "ChaosCards"


@clause("V80", "Ruling 48")
def test_a_chaos_character_holds_its_strongest_weapons() -> None:
    things = {"1/left": "axe", "1/belt": "halberd", "1/pack-1": "sling"}
    table = castle(1, foes=["skeleton"], things=things, agents=[1, 4, 3], clarity=3)
    begin(table, ChooseWeapons(1))
    assert carried(table, 1) == {"left": "halberd", "belt": "axe", "pack-1": "sling"}
    things = {"1/belt": "axe", "1/pack-1": "sling", "1/left": "potion"}
    table = castle(1, foes=["skeleton"], things=things, agents=[1, 4, 3], clarity=3)
    begin(table, ChooseWeapons(1))
    assert carried(table, 1) == {"left": "axe", "right": "sling", "pack-1": "potion"}


@clause("V80")
def test_its_hands_are_not_changed_otherwise() -> None:
    things = {"1/left": "axe", "1/pack-1": "potion"}
    table = castle(1, foes=["skeleton"], things=things, agents=[1, 4, 3], clarity=3)
    position = begin(table, ChooseWeapons(1))
    assert offered(position, 0) == ["done", "use 2 pack-1"]


@clause("V80", "Ruling 48")
def test_a_chaos_character_puts_as_many_tokens_as_it_can() -> None:
    table = castle(
        1,
        foes=["skeleton", "dragon", "bramble-hound"],
        things={"1/left": "large-rod"},
        hands={1: "hit hit parry critical-hit"},
        agents=[1, 4, 3],
    )
    position = begin(table, AttackTurn(1))
    assert offered(position, 0) == ["enemy 1", "enemy 2"], "those that are weak against Shock"
    say(position, 0, "enemy 2")
    assert offered(position, 0) == ["play 2 hit", "play 2 critical-hit"]
    say(position, 0, "play 2 hit", "play 2 hit", "play 2 critical-hit")
    assert offered(position, 0) == ["done"]
    say(position, 0, "done")
    assert tokens_on(table, 1) == [0, 4, 0, 0]


@clause("V80")
def test_alone_one_plays_the_priority_one_cards_of_all() -> None:
    table = castle(1, foes=["skeleton"], hands={0: "hit", 1: "aid counter", 2: "counter"}, agents=[1, 4, 3], clarity=3)
    position = begin(table, PriorityOne())
    assert offered(position, 0) == ["done", "play 2 aid"]
    say(position, 0, "play 2 aid", "discard counter", "to 3", "discard counter")
    silence(position)
    assert position.over()


@clause("V81")
def test_alone_there_are_no_points_and_up_to_three_treasures() -> None:
    table = castle(1, {"characters": "five"}, foes=["skeleton+"], fallen=[0], piles=[2, 1, 0, 3, 1])
    position = begin(table, RewardPhase())
    assert table.points == [0] * 5
    assert len(table.reward_backs) == 4
    bring(position, 2, kind("axe"), 0, kind("potion"))
    assert position.asking() == [], "all are turned up before the first is given"
    bring(position, 1, kind("bow"))
    assert position.sight(0).table.rewards == [NOTHING, kind("bow"), kind("axe"), NOTHING]
    assert (table.offer, offered(position, 0)) == (kind("potion"), ["return it", *[f"to {n}" for n in range(1, 6)]])
    say(position, 0, "return it")
    assert table.aside == [kind("potion")]
    say(position, 0, "to 1", "put left", "to 4", "put left")
    assert position.over()
    assert carried(table, 3) == {"left": "axe"}
    assert carried(table, 0) == {"left": "bow"}
    assert (table.rewards, table.aside) == ([], [])
    assert table.treasure_decks[0][kind("potion")] == 2


@clause("V81", "Ruling 20")
def test_alone_a_boss_adds_a_violet_treasure() -> None:
    table = castle(1, group="throne-room", foes=["pale-engineer+"], fallen=[0], piles=[2, 0, 0])
    position = begin(table, RewardPhase())
    assert table.reward_backs == [2, VIOLET]
    bring(position, 1)
    assert {TREASURES[outcome] for outcome in outcomes(position)} >= {"null-hammer"}


@clause("V82")
def test_of_two_a_chaos_character_takes_a_weapon_it_needs() -> None:
    table = castle(2, piles=[1, 0, 5], points=[1, 1, 1], offer=kind("axe"))
    table.treasure_decks[0][kind("axe")] -= 1
    position = begin(table, OfferTo(0))
    assert waiting(position) == "PutWhere"
    say(position, 0, "put left")
    assert carried(table, 2) == {"left": "axe"}
    table = castle(2, piles=[1, 0, 5], points=[1, 1, 1], offer=kind("axe"), things={"2/left": "halberd"})
    position = begin(table, OfferTo(0))
    assert position.asking() == [0]
    assert waiting(position) == "TakeOrNot"
    table = castle(2, piles=[1, 0, 5], points=[1, 1, 1], offer=kind("storm-lance"), things={"2/left": "halberd"})
    begin(table, OfferTo(0))
    assert table.points == [1, 1, 0]
    table = castle(2, piles=[1, 0, 5], points=[1, 1, 1], offer=kind("potion"))
    assert waiting(begin(table, OfferTo(0))) == "TakeOrNot"


@clause("V82")
def test_of_two_a_chaos_character_bids_for_a_weapon() -> None:
    table = castle(2, piles=[5, 0, 5], points=[2, 1, 3], offer=kind("axe"))
    position = begin(table, OfferTo(0))
    say(position, 0, "amount 1")
    assert table.bids == [1, 0, 1]
    say(position, 0, "amount 2")
    assert table.bids == [2, 0, 3]
    say(position, 0, "put left")
    assert position.over()
    assert table.offer == NOTHING
    assert table.points == [2, 1, 0]


@clause("V70", "Ruling 35")
def test_a_chaos_character_can_lead_and_its_keeper_speaks_for_it() -> None:
    table = castle(2, group="grounds", leader=1)
    begin(table, PassLeader())
    assert table.leader == 2
    position = begin(table, MovePhase())
    say(position, 0, "go kitchen")
    say(position, 1, "go chapel")
    assert waiting(position) == "LeadersWord"
    assert position.asking() == [0]


@clause("V60", "Ruling 29")
def test_chaos_characters_act_too() -> None:
    table = castle(1)
    position = begin(table, RefreshPhase())
    for _ in range(3):
        say(position, 0, "recharge")
    assert table.energy == [8, 8, 8]
