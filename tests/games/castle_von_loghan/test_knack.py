"""The knack: it wins stories, gathers Data Points, and does the sensible thing where that is plain."""

from __future__ import annotations

import pytest

from bothy.bots import bot
from bothy.bots.seated import Bots
from bothy.games.castle_von_loghan import GAME
from bothy.games.castle_von_loghan.bot.tricks import TRICKS
from bothy.games.castle_von_loghan.combat.step_1_weapons import ArmOn
from bothy.games.castle_von_loghan.combat.step_2_cards import MoreCards
from bothy.games.castle_von_loghan.combat.step_3_aid import AidEachOther
from bothy.games.castle_von_loghan.combat.step_4_attack import ChooseTarget, StrikeOn
from bothy.games.castle_von_loghan.content.rows import ANOMALY, ROOM_KEYS
from bothy.games.castle_von_loghan.effects.discard import DiscardOne
from bothy.games.castle_von_loghan.event.decisions import DecideAll
from bothy.games.castle_von_loghan.exploration.data_points import data_points
from bothy.games.castle_von_loghan.exploration.timelines import Timeline
from bothy.games.castle_von_loghan.laying_out import lay_board
from bothy.games.castle_von_loghan.move.phase import WhereTo
from bothy.games.castle_von_loghan.refresh.phase import ActTurn
from bothy.games.castle_von_loghan.reward.offers import OfferTo
from bothy.games.castle_von_loghan.reward.order import TakeTrophy
from bothy.games.castle_von_loghan.setting_up import PickAgent
from bothy.games.castle_von_loghan.shared_costs import FOR_SKILL, PayShare
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import SCORED, WON
from bothy.games.castle_von_loghan.treasures.getting import FindPlace, hold
from bothy.kernel import Luck, Position
from bothy.kernel.step import Step
from games.castle_von_loghan.castle import EXPLORATION, read
from games.castle_von_loghan.castle import castle as laid
from games.castle_von_loghan.scenes import castle, face, fresh_rows, give, hand
from stories import begin, clause, say


def played(names: list[str], seed: int, **options: str) -> Castle:
    """The table at the end of a game of these bots."""
    position = GAME.new(len(names), {key.replace("_", "-"): value for key, value in options.items()})
    Bots(position, [bot(name, GAME) for name in names]).play(Luck(seed))
    return position.table


def stories_won(seats: int, games: int) -> int:
    """How many of the first games of Sharp ones are won; the story is hard on others."""
    return sum(played(["knack:sharp"] * seats, seed).ending == WON for seed in range(games))


@clause("V12")
def test_three_of_them_mostly_win_the_story() -> None:
    assert stories_won(3, 20) >= 11


@clause("V78")
def test_alone_and_in_a_pair_they_mostly_win_too() -> None:
    assert stories_won(1, 8) + stories_won(2, 8) >= 9


@clause("V12")
def test_six_of_them_win_more_often_than_not() -> None:
    assert stories_won(6, 8) >= 4


def test_random_players_hardly_ever_win_the_story() -> None:
    assert sum(played(["random"] * 3, seed).ending == WON for seed in range(100)) <= 2


@clause("V77")
def test_in_exploration_it_gathers_more_data_points_than_random_players() -> None:
    """One of them among three random players has more than the best of these in most games that are not tied."""
    more = fewer = 0
    for seed in range(30):
        names = ["random"] * 4
        names[seed % 4] = "knack"
        table = played(names, seed, mode="exploration", at_zero="scored")
        assert table.ending == SCORED
        points = [data_points(table, character) for character in range(4)]
        mine = points.pop(seed % 4)
        more += mine > max(points)
        fewer += mine < max(points)
    assert more >= 5 * fewer


# What it does


def asked(table: Castle, *steps: Step[Castle]) -> Position[Castle]:
    return begin(table, *steps)


def answer(position: Position[Castle], seat: int = 0, level: str = "sharp", seed: int = 1) -> str:
    return str(bot(f"knack:{level}", GAME).choose(position.sight(seat), position.choices(seat), seed))


def answers(position: Position[Castle], level: str = "sharp") -> set[str]:
    """All that it answers, over many seeds."""
    return {answer(position, 0, level, seed) for seed in range(60)}


@clause("V10")
def test_it_likes_the_medic_best_and_not_always_the_same() -> None:
    table = castle(fresh_rows())
    table.agents = [-2, -2, -2]
    position = asked(table, PickAgent(0))
    assert answer(position) == "agent pill"
    assert {"agent pill", "agent lumen"} <= answers(position, "steady")
    assert len(answers(position, "gentle")) == 6
    table.agents = [0, -2, -2]
    assert answer(asked(table, PickAgent(1)), 1) == "agent lumen"


@clause("V25")
def test_it_goes_where_the_story_goes_on_once_it_is_ready() -> None:
    table = castle(fresh_rows())
    table.group = ROOM_KEYS.index("gatehouse")
    table.clean = [table.group]
    table.pages, table.health, table.clarity = read("hard-landing"), 14, 9
    assert answer(asked(table, WhereTo())) == "go great-hall"
    table.health = 8
    assert answer(asked(table, WhereTo())) not in ("go great-hall", "go gatehouse")


@clause("V22")
def test_it_forces_a_door_that_is_on_the_way() -> None:
    table = castle(fresh_rows())
    lay_board(table, ANOMALY, 2)
    table.pages, table.health, table.clarity = read("the-waiting-rows"), 15, 10
    table.group = ROOM_KEYS.index("chapel")
    table.clean = [table.group]
    for character, weapon in enumerate(("ash-greatsword", "siege-bow", "storm-lance")):
        give(table, character, "left", weapon)
    assert answer(asked(table, WhereTo())) == "door library east-corridor"
    table.energy = [1, 1, 1]
    assert answer(asked(table, WhereTo())).startswith("go ")


@clause("V27")
def test_it_chooses_what_helps_and_thinks_of_the_others() -> None:
    table = castle(fresh_rows())
    table.health, table.clarity = 4, 10
    keys = [event.key for event in table.castle_box.rows.events]
    table.event = keys.index("walking-laundry")
    assert answer(asked(table, DecideAll())) == "choose d"
    table.event = keys.index("mushroom-stair")
    assert answer(asked(table, DecideAll())) == "choose c"
    table.health, table.clarity = 14, 1
    table.event = keys.index("gas-lamps")
    assert answer(asked(table, DecideAll())) == "choose a"


@clause("V36")
def test_it_takes_up_its_best_weapons() -> None:
    table = castle(fresh_rows())
    table.fight = 1
    face(table, "null-warden")
    give(table, 0, "left", "sling")
    give(table, 0, "belt", "ash-greatsword")
    position = asked(table, ArmOn(0))
    assert answer(position) == "put-away left"
    table = castle(fresh_rows())
    table.fight = 1
    face(table, "null-warden")
    give(table, 0, "belt", "ash-greatsword")
    assert answer(asked(table, ArmOn(0))) == "wield belt"


@clause("V40")
def test_it_recuperates_with_a_hand_of_trouble() -> None:
    table = castle(fresh_rows())
    table.fight = 1
    face(table, "null-warden")
    hand(table, 0, "miss", "miss", "counter", "aid", "parry")
    assert answer(asked(table, MoreCards(0))) == "recuperate"
    table.hands[0] = [0, 0, 1, 2, 4]
    assert answer(asked(table, MoreCards(0))) == "done"


@clause("V43")
def test_it_plays_aid_to_be_rid_of_a_counter() -> None:
    table = castle(fresh_rows())
    table.fight = 1
    face(table, "null-warden")
    hand(table, 0, "aid", "hard-counter", "hit")
    assert answer(asked(table, AidEachOther(0))) == "play 1 aid"
    assert answer(asked(table, DiscardOne(0, 0))) == "discard hard-counter"
    table.hands[0] = [0, 4]
    assert answer(asked(table, AidEachOther(0))) == "done"


@clause("V44")
def test_it_aims_at_what_it_can_bring_down_and_plays_all_it_can() -> None:
    table = castle(fresh_rows())
    table.fight = 1
    face(table, "mud-golem", "lantern-bat", "dragon")
    give(table, 0, "left", "bow")
    hand(table, 0, "hit", "critical-hit", "parry", "miss", "miss")
    table.power = 2
    position = asked(table, ChooseTarget(0))
    assert answer(position) == "enemy 2"
    table.target = 1
    assert answer(asked(table, StrikeOn(0))) == "play 1 hit"


@clause("V61")
def test_it_rests_when_the_group_is_hurt_and_recharges_for_points() -> None:
    table = castle(fresh_rows())
    table.health, table.energy = 5, [0, 0, 0]
    assert answer(asked(table, ActTurn(0))) == "rest health"
    table.health, table.clarity = 15, 1
    assert answer(asked(table, ActTurn(0))) == "rest clarity"
    table = castle(fresh_rows(), "exploration")
    table.health, table.clarity, table.tokens = 15, 10, [0] * 20
    table.clean = [ROOM_KEYS.index("library"), ROOM_KEYS.index("armoury")]
    assert answer(asked(table, ActTurn(0))) == "recharge"


@clause("V20", "V63")
def test_in_exploration_it_stops_where_tokens_are_left_for_nothing() -> None:
    table = laid(3, EXPLORATION, group="great-hall", clean=["great-hall"], clarity=1)
    assert answer(asked(table, WhereTo())) == "go great-hall"
    assert answer(asked(table, WhereTo()), 2) != "go great-hall"
    table.tokens = [0] * len(table.tokens)
    assert answer(asked(table, WhereTo())) != "go great-hall"


@clause("V22")
def test_in_exploration_it_forces_a_door_where_nothing_else_is_left() -> None:
    clean = ["gatehouse", "guard-room", "great-hall", "kitchen", "pantry", "chapel", "greenhouse", "watchtower"]
    clean += ["library", "study", "observatory", "crypt-stair", "armoury"]
    table = laid(3, EXPLORATION, group="guard-room", clean=clean, clarity=1, health=15, energy=[9, 9, 9])
    for character, weapon in enumerate(("ash-greatsword", "siege-bow", "storm-lance")):
        give(table, character, "left", weapon)
    table.tokens = [0] * len(table.tokens)
    assert answer(asked(table, WhereTo())).startswith("door ")


@clause("V75", "Ruling 63")
def test_in_exploration_it_travels_for_what_that_brings_and_pays_its_share() -> None:
    table = laid(3, EXPLORATION, energy=[20, 12, 3])
    position = asked(table, Timeline())
    assert answer(position).startswith("travel ")
    say(position, 0, "travel future")
    assert answer(position) == "amount 20"
    say(position, 0, "amount 20")
    assert answer(position, 1) == "amount 10"
    first = laid(3, {**EXPLORATION, "printing": "first"}, energy=[20, 12, 3])
    assert answer(asked(first, Timeline())) == "stay"


@clause("V12", "V61")
def test_where_the_end_is_scored_it_looks_to_its_own_points() -> None:
    for at_zero, cares in (("lost", True), ("scored", False)):
        table = laid(3, {**EXPLORATION, "at-zero": at_zero}, health=5, clarity=10)
        assert (answer(asked(table, ActTurn(0))) in ("rest health", "skill 1 1")) == cares


@clause("V14")
def test_it_drinks_a_potion_when_it_helps() -> None:
    table = castle(fresh_rows())
    give(table, 0, "pack-1", "potion")
    assert answer(asked(table, ActTurn(0))) == "use 1 pack-1"
    table.health = 15
    assert answer(asked(table, ActTurn(0))) != "use 1 pack-1"


@clause("V57")
def test_it_takes_a_weapon_that_makes_it_stronger() -> None:
    table = castle(fresh_rows())
    table.points, table.piles = [1, 0, 0], [2, 1, 1]
    keys = [row.key for row in table.castle_box.rows.treasures]
    table.offer = keys.index("halberd")
    assert answer(asked(table, OfferTo(0))) == "accept"
    give(table, 0, "left", "storm-lance")
    table.offer = keys.index("sling")
    assert answer(asked(table, OfferTo(0))) == "refuse"


@clause("V15")
def test_it_parts_with_what_it_does_not_need() -> None:
    table = castle(fresh_rows())
    give(table, 0, "left", "storm-lance")
    give(table, 0, "belt", "short-blade")
    give(table, 0, "back", "tower-shield")
    keys = [row.key for row in table.castle_box.rows.treasures]
    hold(table, keys.index("aegis"), -1)
    table.treasure_decks[2][keys.index("aegis")] -= 1
    position = asked(table, FindPlace(0, 0))
    assert answer(position) in ("swap belt", "to 2", "to 3")


@clause("V59")
def test_it_takes_the_trophy_that_is_worth_most() -> None:
    table = castle(fresh_rows(), "exploration")
    face(table, "skeleton", "dragon", "marsh-ogre")
    table.fallen = [0, 1, 2]
    assert answer(asked(table, TakeTrophy(0))) == "enemy 2"


@clause("V14")
def test_who_cannot_reach_the_medicine_parts_with_a_weapon_to_spare() -> None:
    table = castle(fresh_rows())
    table.health, table.clarity = 15, 10
    give(table, 0, "left", "ash-greatsword")
    give(table, 0, "belt", "storm-lance")
    give(table, 0, "back", "siege-bow")
    give(table, 0, "pack-1", "phoenix-draught")
    assert answer(asked(table, ActTurn(0))).startswith("disenchant")


@clause("V17")
def test_nobody_pays_for_a_skill_that_helps_nobody() -> None:
    table = castle(fresh_rows())
    table.agents = [0, 1, 2]
    table.energy = [1, 9, 9]
    for health, paid in ((15, "amount 0"), (5, "amount 3")):
        table.health = health
        step = PayShare(1, 1, FOR_SKILL, 0, 0, 4, (1,))
        assert answer(asked(table, step), 1) == paid


# Levels and tempers


@clause("V27")
def test_the_gentle_one_does_not_know_what_is_on_the_back_of_a_card() -> None:
    table = castle(fresh_rows())
    table.health, table.clarity = 4, 10
    table.event = [event.key for event in table.castle_box.rows.events].index("walking-laundry")
    position = asked(table, DecideAll())
    assert answers(position) == {"choose d"}
    assert answers(position, "gentle") == {"choose a", "choose b", "choose c", "choose d"}


@clause("V25")
def test_bold_ones_go_on_before_careful_ones_do() -> None:
    table = castle(fresh_rows())
    table.group = ROOM_KEYS.index("gatehouse")
    table.clean = [table.group]
    table.pages, table.clarity, table.energy = read("hard-landing"), 9, [0, 0, 0]
    ready = [
        next(health for health in range(1, 16) if answer_at(table, health, level) == "go great-hall")
        for level in ("sharp:bold", "sharp", "sharp:careful")
    ]
    assert ready == sorted(set(ready))


def answer_at(table: Castle, health: int, level: str) -> str:
    table.health = health
    return answer(asked(table, WhereTo()), 0, level)


@clause("V12")
def test_levels_win_the_more_stories_the_sharper_they_are() -> None:
    won = [
        sum(played([name] * 3, seed).ending == WON for seed in range(14)) for name in ("knack:gentle", "knack:sharp")
    ]
    assert won[0] < won[1]


# Exploration and tricks


@clause("V73")
def test_in_exploration_strong_groups_enter_other_than_green_rooms() -> None:
    """In the Anomaly, all armed and well: the room next to them that pays best is none of the Green ones."""
    table = laid(4, {**EXPLORATION, "board": "anomaly"}, health=15, clarity=10)
    for character, weapon in enumerate(("ash-greatsword", "siege-bow", "storm-lance", "halberd")):
        give(table, character, "left", weapon)
    colours = {table.colour(ROOM_KEYS.index(said.split()[1])) for said in answers(asked(table, WhereTo()))}
    assert colours & {1, 2}


@clause("V77")
@pytest.mark.parametrize("name", TRICKS)
def test_tricks_play_to_the_end(name: str) -> None:
    for options in ({}, {"mode": "exploration"}):
        assert played([f"trick:{name}", "knack", "knack"], 3, **options).ending


@clause("V60")
def test_tricks_do_what_they_are_called_for() -> None:
    table = laid(3, EXPLORATION, health=15, clarity=10)
    table.group = ROOM_KEYS.index("guard-room")
    position = asked(table, ActTurn(0))
    said = {
        name: str(bot(f"trick:{name}", GAME).choose(position.sight(0), position.choices(0), 1))
        for name in ("miser", "sneak", "forager")
    }
    assert said["miser"] == "recharge"
    assert said["sneak"].startswith("sneak")
    assert said["forager"] == "search"
