"""The Reward Phase: order, the secret deck, offers, bids and trophies."""

from __future__ import annotations

import pytest

from bothy.games.castle_von_loghan.combat.spoils import Spoils
from bothy.games.castle_von_loghan.content.rows import BLUE, VIOLET
from bothy.games.castle_von_loghan.reward.offers import OfferTo
from bothy.games.castle_von_loghan.reward.order import TrophyOrder, pile_groups
from bothy.games.castle_von_loghan.reward.phase import RewardPhase, TurnRewards
from bothy.games.castle_von_loghan.table import Castle
from bothy.kernel import NOTHING
from games.castle_von_loghan.castle import EXPLORATION, TREASURES, carried, castle, foe, kind
from stories import begin, bring, clause, heard, listen, offered, outcomes, refused, say, waiting


def offer(table: Castle, name: str, piles: list[int], points: list[int]) -> Castle:
    """A treasure on offer, with piles of tokens and Reward Points."""
    table.offer = kind(name)
    table.treasure_decks[table.castle_box.rows.treasures[kind(name)].colour][kind(name)] -= 1
    table.piles = piles
    table.points = points
    return table


@clause("V55", "Ruling 9")
def test_the_example_of_an_order() -> None:
    """Paul has 5 tokens, Anita and Clara 3, David none."""
    assert pile_groups(castle(4, piles=[3, 5, 3, 0])) == [[1], [0, 2], [3]]
    assert pile_groups(castle(4, piles=[3, 5, 3, 0], leader=1)) == [[1], [2, 0], [3]]


@clause("V56", "V84")
def test_everybody_draws_a_card_in_secret_and_one_is_seen_by_nobody() -> None:
    table = castle(group="library", foes=["iron-sentry+"], fallen=[0])
    position = begin(table, RewardPhase())
    events = listen(position)
    assert table.points == [1, 1, 1]
    assert {TREASURES[outcome] for outcome in outcomes(position)} >= {"halberd", "ward-chalk"}
    bring(position, kind("halberd"), kind("focus-tea"), kind("whetstone"), kind("war-pick"))
    assert waiting(position) == "TurnReward"
    assert position.sight(0).table.rewards == [kind("halberd"), -1, -1, -1]
    assert position.sight(1).table.rewards == [-1, kind("focus-tea"), -1, -1]
    assert position.sight(-1).table.rewards == [-1, -1, -1, -1]
    assert table.reward_backs == [BLUE] * 4
    assert len(heard(events, 1)) == 1
    assert heard(events, -1) == []


@clause("V56", "Ruling 20")
def test_a_boss_adds_a_violet_card() -> None:
    table = castle(group="throne-room", foes=["pale-engineer+"], fallen=[0])
    position = begin(table, RewardPhase())
    bring(position, *[kind("aegis"), kind("master-key"), kind("volt-gauntlet")])
    assert {TREASURES[outcome] for outcome in outcomes(position)} >= {"second-heart", "null-hammer"}
    bring(position, kind("second-heart"))
    assert table.reward_backs[3] == VIOLET


@clause("V57", "Ruling 42")
def test_cards_are_turned_up_in_any_order_and_all_see_them() -> None:
    table = castle(group="library", foes=["iron-sentry+"], wounds={0: [6, 0, 0]}, fallen=[0], piles=[6, 0, 0])
    position = begin(table, RewardPhase())
    bring(position, kind("halberd"), kind("focus-tea"), kind("whetstone"), kind("war-pick"))
    assert outcomes(position) == {0: 1, 1: 1, 2: 1, 3: 1}
    bring(position, 1)
    assert table.offer == kind("focus-tea")
    assert position.sight(2).table.rewards == [-1, NOTHING, kind("whetstone"), -1]
    assert offered(position, 0)[:2] == ["accept", "refuse"]


@clause("V57")
def test_the_first_in_order_may_take_it_for_a_reward_point() -> None:
    table = offer(castle(), "potion", [1, 5, 0], [2, 3, 1])
    position = begin(table, OfferTo(0))
    say(position, 1, "accept", "put pack-1")
    assert position.over()
    assert table.points == [2, 2, 1]
    assert carried(table, 1) == {"pack-1": "potion"}


@clause("V57")
def test_who_refuses_leaves_it_to_the_next_and_what_nobody_takes_lies_aside() -> None:
    table = offer(castle(), "potion", [1, 5, 0], [2, 3, 1])
    position = begin(table, OfferTo(0))
    for seat in (1, 0, 2):
        assert offered(position, seat)[:2] == ["accept", "refuse"]
        say(position, seat, "refuse")
    assert position.over()
    assert table.offer == NOTHING
    assert (table.aside, table.treasure_decks[0][kind("potion")]) == ([kind("potion")], 0)
    begin(table, TurnRewards())
    assert (table.aside, table.treasure_decks[0][kind("potion")]) == ([], 1)


@clause("V56", "V57")
def test_a_refused_card_cannot_come_again_as_the_one_nobody_saw() -> None:
    table = castle(group="great-hall", foes=["skeleton+"], wounds={0: [3, 0, 0]}, fallen=[0], piles=[3, 0, 0])
    position = begin(table, RewardPhase())
    bring(position, kind("axe"), kind("bow"), kind("pike"), kind("sling"), 0)
    for seat in position.asking():
        say(position, seat, "refuse")
    for seat in (1, 2):
        say(position, seat, "done")
    assert table.aside == [kind("axe")]
    bring(position, 3)
    assert table.offer == kind("sling"), "it was drawn before anything was refused"


@clause("V16", "V57")
def test_trades_go_on_while_rewards_are_offered_and_make_room() -> None:
    large = {"1/left": "halberd", "1/belt": "pike", "1/back": "axe"}
    table = offer(castle(things=large), "large-rod", [0, 5, 3], [1, 3, 0])
    position = begin(table, OfferTo(0))
    assert offered(position, 1) == ["refuse", "trade 2 1", "trade 2 3"]
    assert refused(position, 1, "accept") == "castle-von-loghan-why-no-place"
    say(position, 1, "trade 2 3", "give belt", "done", "want nothing")
    say(position, 2, "accept")
    assert "accept" in offered(position, 1)
    say(position, 1, "accept", "put belt")
    assert carried(table, 1) == {"left": "halberd", "belt": "large-rod", "back": "axe"}
    assert carried(table, 2) == {"left": "pike"}


@clause("V16", "V58")
def test_who_bids_may_trade_first_and_is_asked_again() -> None:
    table = offer(castle(), "potion", [3, 3, 0], [4, 4, 4])
    position = begin(table, OfferTo(0))
    say(position, 0, "amount 1")
    say(position, 1, "trade 2 3", "amount 2", "done", "want nothing")
    say(position, 2, "accept")
    assert (waiting(position), position.asking()) == ("Bid", [1])
    say(position, 1, "done")
    assert waiting(position) == "PutWhere"
    assert table.energy == [5, 3, 7]


@clause("V57")
def test_one_needs_a_point_and_room() -> None:
    large = {
        f"1/{place}": name for place, name in zip(["left", "belt", "back"], ["halberd", "pike", "axe"], strict=True)
    }
    table = offer(castle(things=large, proposals=[0, 3, 0]), "large-rod", [0, 5, 3], [1, 3, 0])
    position = begin(table, OfferTo(0))
    assert position.asking() == [0], "without room, and without a trade that could make some"
    table = offer(castle(things=large), "potion", [0, 5, 3], [1, 3, 0])
    assert begin(table, OfferTo(0)).asking() == [1]


@clause("V58")
def test_the_example_of_tied_players_who_bid() -> None:
    """A declines; B and C have 2 points, D 1. All offer 1, B then 2, C too; the Leader is B and chooses B."""
    table = offer(castle(4, leader=1), "potion", [5, 3, 3, 3], [1, 2, 2, 1])
    position = begin(table, OfferTo(0))
    say(position, 0, "refuse")
    say(position, 1, "amount 1")
    say(position, 2, "amount 1")
    say(position, 3, "amount 1")
    assert offered(position, 1)[:2] == ["done", "amount 2"]
    say(position, 1, "amount 2")
    say(position, 2, "amount 2")
    assert waiting(position) == "SettleBids"
    assert offered(position, 1) == ["to 2", "to 3"]
    say(position, 1, "to 2", "put pack-1")
    assert table.points == [1, 0, 2, 1]
    assert carried(table, 1) == {"pack-1": "potion"}


@clause("V58")
def test_the_highest_bid_has_it() -> None:
    table = offer(castle(), "potion", [3, 3, 0], [4, 4, 4])
    position = begin(table, OfferTo(0))
    say(position, 0, "amount 2")
    say(position, 1, "amount 3")
    say(position, 0, "done")
    assert waiting(position) == "PutWhere"
    assert table.points == [4, 1, 4]


@clause("V58")
def test_if_no_tied_player_bids_the_next_are_asked() -> None:
    table = offer(castle(), "potion", [3, 3, 0], [4, 4, 4])
    position = begin(table, OfferTo(0))
    say(position, 0, "done")
    say(position, 1, "done")
    assert position.asking() == [2]
    assert waiting(position) == "TakeOrNot"


@clause("V55")
def test_a_seal_counts_as_tokens_and_is_shown() -> None:
    table = castle(3, EXPLORATION, foes=["skeleton+"], fallen=[0], things={"1/pack-1": "auditor-seal"}, piles=[1, 0, 0])
    begin(table, RewardPhase())
    assert table.piles == [1, 2, 0]
    assert table.knows[14 + 4] == -1


@clause("V54", "V56")
def test_loot_brings_the_reward_phase() -> None:
    table = castle(foes=["skeleton+", "thief"], wounds={0: [3, 0, 0], 1: [0, 3, 0]}, fallen=[0, 1])
    position = begin(table, Spoils(), RewardPhase())
    assert waiting(position) == "SeeReward"
    assert table.energy == [7, 7, 5]
    assert table.piles == [3, 3, 0]


@clause("V57")
def test_an_empty_reward_deck_is_cleared() -> None:
    table = castle(rewards=[NOTHING] * 4, reward_backs=[NOTHING] * 4, reward_knows=[0] * 4)
    assert begin(table, TurnRewards()).over()
    assert table.rewards == []


# Trophies


@clause("V59", "Ruling 30")
def test_trophies_are_taken_in_order_as_long_as_there_are_any() -> None:
    table = castle(3, EXPLORATION, foes=["skeleton+", "thief"], fallen=[1, 0], piles=[0, 2, 2], leader=2)
    position = begin(table, TrophyOrder())
    assert position.asking() == [2]
    assert offered(position, 2) == ["done", "enemy 1", "enemy 2"]
    say(position, 2, "enemy 2")
    assert offered(position, 1) == ["done", "enemy 1"]
    say(position, 1, "enemy 1")
    assert position.over()
    assert table.trophies == [[], [foe("skeleton+")], [foe("thief")]]


@clause("V59", "Ruling 60")
@pytest.mark.parametrize(("agreed", "taken"), [("loot", False), ("always", True)])
def test_without_loot_there_are_trophies_only_where_that_is_agreed(agreed: str, taken: bool) -> None:
    table = castle(3, {**EXPLORATION, "trophies": agreed}, foes=["skeleton"], wounds={0: [3, 0, 0]}, fallen=[0])
    position = begin(table, Spoils(), RewardPhase())
    assert (waiting(position) == "ChooseTrophy") == taken
    assert table.points == [0, 0, 0], "and no Reward deck"
    if taken:
        say(position, 0, "enemy 1")
        assert table.trophies[0] == [foe("skeleton")]


@clause("V59", "V84")
def test_trophies_lie_hidden_from_who_does_not_remember() -> None:
    table = castle(3, EXPLORATION, trophies=[[foe("dragon")], [], []])
    position = begin(table, TurnRewards())
    assert position.sight(1).table.trophies[0] == [foe("dragon")]
    assert position.sight(1, shown=True).table.trophies[0] == [-1]
    assert position.sight(0, shown=True).table.trophies[0] == [foe("dragon")]


@clause("V59")
def test_a_story_has_no_trophies() -> None:
    table = castle(foes=["skeleton+"], wounds={0: [3, 0, 0]}, fallen=[0])
    position = begin(table, Spoils(), RewardPhase())
    assert "TrophyOrder" not in [type(step).__name__ for step in position.agenda]
    table = castle(3, EXPLORATION, foes=["skeleton+"], wounds={0: [3, 0, 0]}, fallen=[0])
    position = begin(table, Spoils(), RewardPhase())
    assert "TrophyOrder" in [type(step).__name__ for step in position.agenda]
