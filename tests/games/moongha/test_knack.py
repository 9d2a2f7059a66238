"""The knack: what it does in plain situations, that its builds tell no secret, and how its levels differ."""

from __future__ import annotations

from collections import Counter

import pytest

from bothy.games.moongha.actions import LayToken, TakeAction
from bothy.games.moongha.attacking import Aim, ChooseAttacker, ExpendTokens
from bothy.games.moongha.bot.tricks import OLD_KNACK, TRICKS
from bothy.games.moongha.boxes import MILITARY_2, PLACE_HERO
from bothy.games.moongha.creating import PlaceMonster, PlaceOrange
from bothy.games.moongha.heroes import OrderToFire, PlaceHero, SlayDrakoor
from bothy.games.moongha.military import Allot, PlaceMilitary
from bothy.games.moongha.monsters import BLOOB, DRAKOOR, MECHOOR
from bothy.games.moongha.moving import MoveTo
from bothy.games.moongha.table import Earth
from bothy.games.moongha.units import ARMOUR
from bothy.kernel.step import Decision
from bothy.lab.runs import Played, plan, play
from games.moongha.world import GAME, city, earth, monster
from guess_counters import guessed
from stories import begin, clause

LEVELS = ["gentle", "", "sharp"]


def says(table: Earth, step: Decision[Earth], level: str = "", seed: int = 1) -> str:
    """What a knack answers here."""
    position = begin(table, step)
    return str(GAME.knack(position.sight(step.seat), position.choices(step.seat), level, seed))


def all_said(table: Earth, step: Decision[Earth], level: str, seeds: int = 60) -> Counter[str]:
    """What it answers, over many seeds."""
    return Counter(says(table.copy(), step, level, seed) for seed in range(seeds))


def games(seats: int, bots: list[str], count: int) -> list[Played]:
    plans = plan(GAME, seats, bots, {}, "", 5)
    played = [play(plans, number) for number in range(count)]
    assert not [game.error for game in played if game.error]
    return played


@clause("M52")
@pytest.mark.parametrize(("seats", "count"), [(3, 21), (4, 40)])
def test_one_knack_beats_random_players(seats: int, count: int) -> None:
    """It has won all of 1,000 games; of these it must win nine in ten."""
    won = 0.0
    for game in games(seats, ["knack", *["random"] * (seats - 1)], count):
        won += game.shares[game.bots.index("knack")]
    assert won >= 0.9 * count


@clause("M52")
@pytest.mark.parametrize("seats", [3, 4])
def test_among_knacks_the_winner_has_twenty_to_forty_points(seats: int) -> None:
    winners = [max(game.scores) for game in games(seats, ["knack"] * seats, 24)]
    assert 20 <= sum(winners) / len(winners) <= 40


@clause("M26", "M49")
def test_it_takes_a_lead_where_one_can_be_had() -> None:
    table = earth(monsters={"0/mechoor": "(rome)"}, white={"0/mechoor": 1})
    assert says(table, ExpendTokens(0, MECHOOR)) == "spend 1"
    assert says(table, Aim(0, monster("0/mechoor"), 1)) == "aim city"


@clause("M48")
def test_it_spares_its_own_secret_city() -> None:
    damaged = {"rome": {0: 3, 1: 1, 4: 3}}
    table = earth(monsters={"0/mechoor": "(rome)"}, white={"0/mechoor": 4}, secrets={0: ["rome"]}, cubes=damaged)
    assert says(table, ExpendTokens(0, MECHOOR)) == "pass"
    whole = earth(monsters={"0/mechoor": "(rome)"}, white={"0/mechoor": 4}, secrets={0: ["rome"]})
    assert says(whole, ExpendTokens(0, MECHOOR), "sharp") == "pass"
    assert says(earth(monsters={"0/mechoor": "(rome)"}, white={"0/mechoor": 4}), ExpendTokens(0, MECHOOR)) != "pass"


@clause("M50")
def test_its_drakoors_seek_solitude() -> None:
    crowded = {f"1/{name}": "(tokyo)" for name in ("mechoor", "moogre", "kiddoo")}
    table = earth(monsters={"0/drakoor-1": "(tokyo)", **crowded})
    assert says(table, MoveTo(0, monster("0/drakoor-1"))) != "city tokyo"
    assert says(table, PlaceMonster(0, DRAKOOR)) != "city tokyo"


@clause("M37", "M38")
def test_it_hunts_rivals_and_spares_its_own() -> None:
    table = earth(
        monsters={"1/drakoor-1": "paris", "0/drakoor-1": "paris", "0/mechoor": "paris"},
        humans={"paris": "1I"},
        waiting={"hero": "hero"},
    )
    assert says(table, SlayDrakoor(0, city("paris"), 1)) == "monster 2/drakoor-1"
    assert says(table, OrderToFire(0, city("paris"))) == "pass"
    table = earth(monsters={"1/drakoor-1": "paris"}, waiting={"hero": "hero"})
    assert says(table, PlaceHero(0, PLACE_HERO)) == "city paris"


@clause("M39")
def test_it_shoots_at_rivals() -> None:
    table = earth(
        monsters={"1/mechoor": "paris", "0/mechoor": "paris", "2/bloob-1": "rome"},
        wounds={"2/bloob-1": 2},
        humans={"paris": "1A"},
        waiting={"military-2": "armour"},
    )
    assert says(table, Allot(0, city("paris"), 1, 0)) == "monster 2/mechoor"
    assert says(table, PlaceMilitary(0, ARMOUR, MILITARY_2)) in ("city paris", "city rome")


@clause("M43")
def test_with_nothing_to_take_it_lays_its_pass_token_where_it_is_of_use() -> None:
    table = earth(tokens=[0, 0, 0], monsters={"0/mechoor": "(rome)"})
    assert says(table, TakeAction(0)) == "token"
    assert says(table, LayToken(0)) in ("lay attack", "lay create")


@clause("M43", "M45")
def test_the_last_to_pass_keeps_its_token_which_would_only_come_back() -> None:
    table = earth(tokens=[0, 0, 0], monsters={"0/mechoor": "(rome)"}, passes=3)
    assert says(table, TakeAction(0)) == "pass"


@clause("M28")
def test_a_bloob_is_not_unmasked_for_nothing() -> None:
    table = earth(monsters={"0/bloob-1": "rome", "0/bloob-2": "(paris)"}, cubes={"paris": {1: 4, 2: 4}})
    table.struck = 1 << monster("0/bloob-1")
    for seed in range(10):
        position = begin(table.copy(), ChooseAttacker(0, BLOOB, 1))
        assert str(GAME.knack(position.sight(0), position.choices(0), "", seed)) == "pass"


@clause("M21")
def test_on_the_last_turn_it_does_not_load_what_cannot_strike() -> None:
    table = earth(tokens=[0, 2, 0], monsters={"0/mechoor": "rome"}, cubes={"rome": {1: 4, 2: 4}}, turn=8)
    for level in LEVELS:
        assert all_said(table, TakeAction(0), level)["action attack"] < 30
    assert says(table, TakeAction(0), "sharp") == "token"
    position = begin(table, TakeAction(0))
    assert str(GAME.trick(position.sight(0), position.choices(0), OLD_KNACK, 1)) == "action attack"


@clause("M34", "M20")
@pytest.mark.parametrize("level", ["", "sharp"])
def test_a_wounded_monster_is_hidden_and_healed(level: str) -> None:
    hurt = {"0/mechoor": 5}
    shown = earth(monsters={"0/mechoor": "paris"}, wounds=hurt, humans={"paris": "2I 1A"}, tokens=[0, 0, 1], turn=4)
    assert all_said(shown, TakeAction(0), level)["action move"] > 45
    assert says(shown, MoveTo(0, monster("0/mechoor")), level) == "hide"
    hidden = earth(monsters={"0/mechoor": "(paris)"}, wounds=hurt, tokens=[1, 0, 0], turn=4)
    assert all_said(hidden, PlaceOrange(0), level)["heal mechoor"] > 5


@clause("M16", "M17")
def test_once_the_big_ones_are_out_every_kind_has_its_day() -> None:
    out = {"0/mechoor": "(rome)", "0/moogre": "(paris)", **{f"0/drakoor-{number}": "(tokyo)" for number in (1, 2, 3)}}
    built = all_said(earth(tokens=[9, 3, 2], monsters=out, turn=5), PlaceOrange(0), "sharp", 400)
    assert set(built) == {"box kiddoo", "box spectoor", "box shaggoo", "box bloob", "box drakoor"}
    assert built.most_common(1)[0][1] < 300


@clause("M48")
@pytest.mark.parametrize("level", LEVELS)
def test_where_its_monsters_come_up_tells_nothing_of_its_counters(level: str) -> None:
    def built(secret: str) -> list[str]:
        table = earth(secrets={0: [secret]}, turn=1)
        return [says(table.copy(), PlaceMonster(0, MECHOOR), level, seed) for seed in range(40)]

    assert built("rome") == built("paris") == built("tokyo")
    assert len(set(built("rome"))) > 5


@clause("M48")
def test_a_guesser_reads_the_builds_of_the_knack_of_before() -> None:
    """The same guesser finds nothing in those of today: `tools/guess_counters.py` tells how little, over many games."""
    right, chance, guesses = guessed(f"trick:{OLD_KNACK}", 4, 60)
    assert guesses == 120
    assert right > chance + 0.05


# The lab


@clause("M52")
@pytest.mark.parametrize("name", TRICKS)
def test_tricks_play_to_the_end(name: str) -> None:
    [played] = games(3, ["knack", f"trick:{name}"], 1)
    assert played.bots == ["knack", f"trick:{name}", "knack"]


@clause("M43")
def test_what_the_tricks_do() -> None:
    def does(name: str, table: Earth, step: Decision[Earth]) -> str:
        position = begin(table.copy(), step)
        return str(GAME.trick(position.sight(0), position.choices(0), name, 1))

    table = earth(tokens=[2, 0, 1], monsters={"0/mechoor": "rome"}, white={"0/mechoor": 3}, wounds={"0/mechoor": 2})
    assert does("drakoors", table, PlaceOrange(0)) == "box drakoor"
    assert does("spectoor", table, PlaceOrange(0)) == "box spectoor"
    assert does("token-attack", table, TakeAction(0)) == "token"
    assert does("token-attack", table, LayToken(0)) == "lay attack"
    assert does("last-turn", table, ExpendTokens(0, MECHOOR)) == "pass"
    assert does("hide-and-heal", table, TakeAction(0)) == "action move"
    assert does("hide-and-heal", table, MoveTo(0, monster("0/mechoor"))) == "hide"
    table.turn = table.earth_box.turns
    assert does("last-turn", table, ExpendTokens(0, MECHOOR)) == "spend 3"
    table.white[MECHOOR] = 40
    assert does("last-turn", table, ExpendTokens(0, MECHOOR)).startswith("spend "), "more than anybody ever spends"
