"""Attacks: on monsters, on humans and on cities, and what shoots back."""

from __future__ import annotations

import pytest

from bothy.games.moongha.actions import TakeAction
from bothy.games.moongha.attacking import Aim, ExpendTokens, PlaceWhite
from bothy.games.moongha.combat import Rampage, Shots
from bothy.games.moongha.monsters import MECHOOR
from bothy.kernel import Luck
from games.moongha.world import cubes, earth, humans, loaded, monster, place, remaining, wounds
from stories import begin, bring, clause, offered, outcomes, say, waiting

# Loading and expending


@clause("M15", "M21")
def test_a_white_token_goes_to_a_kind_that_is_in_play() -> None:
    table = earth(monsters={"0/mechoor": "(rome)", "0/drakoor-2": "tokyo", "1/bloob-1": "(rome)"})
    position = begin(table, TakeAction(0))
    say(position, 0, "action attack")
    assert table.tokens == [5, 4, 5]
    assert offered(position, 0) == ["box drakoor", "box mechoor"]
    say(position, 0, "box mechoor")
    assert loaded(table, "0/mechoor") == 1


@clause("M21", "M22")
def test_tokens_may_be_stored_and_the_monster_stays_hidden() -> None:
    table = earth(monsters={"0/mechoor": "(rome)"}, white={"0/mechoor": 4})
    position = begin(table, PlaceWhite(0))
    say(position, 0, "box mechoor", "pass")
    assert position.over()
    assert loaded(table, "0/mechoor") == 5
    assert place(table, "0/mechoor") == "(rome)"


@clause("M22", "Ruling 21")
def test_some_or_all_tokens_may_be_expended() -> None:
    table = earth(monsters={"0/mechoor": "(rome)"}, white={"0/mechoor": 2})
    position = begin(table, PlaceWhite(0))
    say(position, 0, "box mechoor")
    assert offered(position, 0) == ["pass", "spend 1", "spend 2", "spend 3"]
    say(position, 0, "spend 2")
    assert loaded(table, "0/mechoor") == 1
    say(position, 0, "aim city")
    assert max(outcomes(position)) == 6


@clause("M22", "Ruling 23")
def test_no_more_than_thirty_tokens_are_expended_at_once() -> None:
    table = earth(monsters={"0/mechoor": "(rome)"}, white={"0/mechoor": 40})
    position = begin(table, ExpendTokens(0, MECHOOR))
    assert offered(position, 0)[-1] == "spend 30"
    luck = Luck(1)
    picked = {str(ExpendTokens(0, MECHOOR).pick(table, 0, luck)) for _ in range(600)}
    assert picked == set(offered(position, 0))
    say(position, 0, "spend 30")
    assert loaded(table, "0/mechoor") == 10


@clause("M21", "M23")
def test_who_has_nothing_to_attack_only_stores() -> None:
    table = earth(monsters={"0/shaggoo": "(rome)", "1/mechoor": "(paris)"})
    position = begin(table, PlaceWhite(0))
    say(position, 0, "box shaggoo")
    assert position.over()
    assert loaded(table, "0/shaggoo") == 1


# Targets


@clause("M23", "M24", "Ruling 20")
def test_what_a_monster_can_attack() -> None:
    table = earth(
        monsters={
            "0/mechoor": "(rome)",
            "0/moogre": "rome",
            "1/mechoor": "rome",
            "1/moogre": "(rome)",
            "2/bloob-3": "rome",
            "2/bloob-1": "paris",
            "3/drakoor-1": "rome",
        },
        humans={"rome": "1H"},
    )
    position = begin(table, Aim(0, monster("0/mechoor"), 1))
    assert offered(position, 0) == ["aim city", "aim humans", "monster 2/mechoor", "monster 3/bloob-3"]


@clause("M07", "M23")
@pytest.mark.parametrize(
    ("kind", "razes"), [("kiddoo", False), ("spectoor", False), ("moogre", True), ("mechoor", True)]
)
def test_only_some_monsters_attack_cities(kind: str, razes: bool) -> None:
    table = earth(monsters={f"0/{kind}": "(rome)"}, humans={"rome": "1H"})
    position = begin(table, Aim(0, monster(f"0/{kind}"), 1))
    assert offered(position, 0) == (["aim city", "aim humans"] if razes else ["aim humans"])


@clause("M08", "M23")
def test_whoever_attacks_is_revealed() -> None:
    table = earth(monsters={"0/mechoor": "(rome)"})
    position = begin(table, Aim(0, monster("0/mechoor"), 1))
    say(position, 0, "aim city")
    assert place(table, "0/mechoor") == "rome"


# Against a monster


@clause("M24", "M32")
def test_the_example_of_moogre_and_mechoor() -> None:
    """Three tokens are six dice; four hits on top of three kill Mechoor, worth 6. The infantry does not interfere."""
    table = earth(
        monsters={"3/moogre": "paris", "0/mechoor": "paris"},
        wounds={"0/mechoor": 3},
        white={"3/moogre": 2},
        humans={"paris": "1I"},
    )
    position = begin(table, PlaceWhite(3))
    say(position, 3, "box moogre", "spend 3", "monster 1/mechoor")
    assert outcomes(position) == {0: 1, 1: 6, 2: 15, 3: 20, 4: 15, 5: 6, 6: 1}
    bring(position, 4)
    assert position.over()
    assert place(table, "0/mechoor") == "eaten"
    assert table.trophies[3 * 7 + 6] == 1
    assert humans(table, "paris") == "1I"
    assert wounds(table, "3/moogre") == 0
    assert loaded(table, "3/moogre") == 0


@clause("M09", "M24")
def test_hits_that_do_not_kill_stay_as_damage() -> None:
    table = earth(monsters={"0/bloob-1": "paris", "1/mechoor": "paris"}, wounds={"1/mechoor": 1})
    position = begin(table, Aim(0, monster("0/bloob-1"), 3))
    say(position, 0, "monster 2/mechoor")
    bring(position, 3)
    assert wounds(table, "1/mechoor") == 4
    assert place(table, "1/mechoor") == "paris"


@clause("M09", "Ruling 10")
def test_a_killed_monster_goes_back_to_its_box_without_damage_and_its_tokens_stay() -> None:
    table = earth(monsters={"0/mechoor": "paris", "1/bloob-2": "paris"}, wounds={"1/bloob-2": 1}, white={"1/bloob": 5})
    position = begin(table, Aim(0, monster("0/mechoor"), 1))
    say(position, 0, "monster 2/bloob-2")
    bring(position, 2)
    assert place(table, "1/bloob-2") == "box"
    assert wounds(table, "1/bloob-2") == 0
    assert loaded(table, "1/bloob") == 5
    assert table.trophies == [0] * 28


# Against humans and cities


@clause("M25", "M26", "M27")
def test_the_example_of_mechoor_and_the_city() -> None:
    """Armour hits twice of three; of six hits of twelve dice three remove the humans, three are cubes."""
    table = earth(monsters={"0/mechoor": "(tokyo)"}, white={"0/mechoor": 3}, humans={"tokyo": "1H 1I 1A"})
    position = begin(table, PlaceWhite(0))
    say(position, 0, "box mechoor", "spend 4", "aim city")
    assert position.step() == Shots(monster("0/mechoor"), 3, 0)
    bring(position, 2)
    assert wounds(table, "0/mechoor") == 2
    assert position.step() == Rampage(monster("0/mechoor"), 12, 0, True)
    bring(position, 6)
    assert position.over()
    assert humans(table, "tokyo") == ""
    assert cubes(table, "tokyo") == {0: 3}
    assert remaining(table, 0) == 17
    assert table.stock == [5, 8, 6, 4, 3]


@clause("M25")
def test_a_monster_that_the_armour_kills_does_not_strike() -> None:
    table = earth(monsters={"0/moogre": "tokyo"}, wounds={"0/moogre": 1}, humans={"tokyo": "2I 1A"})
    position = begin(table, Aim(0, monster("0/moogre"), 5))
    say(position, 0, "aim city")
    bring(position, 3)
    assert position.over()
    assert place(table, "0/moogre") == "box"
    assert humans(table, "tokyo") == "2I 1A"


@clause("M25")
def test_each_armour_rolls_three_dice_and_together_they_fire_once() -> None:
    table = earth(monsters={"0/mechoor": "tokyo"}, humans={"tokyo": "3A"})
    position = begin(table, Aim(0, monster("0/mechoor"), 1))
    say(position, 0, "aim humans")
    assert position.step() == Shots(monster("0/mechoor"), 9, 0)
    bring(position, 0)
    assert waiting(position) == "Rampage"


@clause("M26")
def test_the_attacker_chooses_who_falls() -> None:
    table = earth(monsters={"0/mechoor": "tokyo"}, humans={"tokyo": "1H 2I 1A"})
    position = begin(table, Aim(0, monster("0/mechoor"), 1))
    say(position, 0, "aim humans")
    bring(position, 0, 3)
    assert waiting(position) == "Casualty"
    assert offered(position, 0) == ["unit hero", "unit infantry", "unit armour"]
    say(position, 0, "unit armour")
    assert offered(position, 0) == ["unit hero", "unit infantry"]
    say(position, 0, "unit infantry", "unit infantry")
    assert humans(table, "tokyo") == "1H"
    assert position.over()


@clause("M26", "Ruling 32")
def test_where_only_one_kind_is_left_nobody_is_asked() -> None:
    table = earth(monsters={"0/mechoor": "tokyo"}, humans={"tokyo": "3I"})
    position = begin(table, Aim(0, monster("0/mechoor"), 1))
    say(position, 0, "aim city")
    bring(position, 2)
    assert humans(table, "tokyo") == "1I"
    assert position.step() == Shots(monster("0/mechoor"), 2, 0)


@clause("M26")
def test_hits_on_humans_do_not_go_on_to_the_city() -> None:
    table = earth(monsters={"0/mechoor": "tokyo"}, humans={"tokyo": "1H"})
    position = begin(table, Aim(0, monster("0/mechoor"), 2))
    say(position, 0, "aim humans")
    bring(position, 6)
    assert humans(table, "tokyo") == ""
    assert cubes(table, "tokyo") == {}


@clause("M26")
def test_while_a_human_stands_the_city_is_safe() -> None:
    table = earth(monsters={"0/mechoor": "tokyo"}, humans={"tokyo": "2H 1I"})
    position = begin(table, Aim(0, monster("0/mechoor"), 1))
    say(position, 0, "aim city")
    bring(position, 2)
    say(position, 0, "unit hero", "unit infantry")
    assert cubes(table, "tokyo") == {}
    assert humans(table, "tokyo") == "1H"
    assert position.over()


@clause("M26")
def test_exactly_as_many_hits_as_humans_leave_the_city_whole() -> None:
    table = earth(monsters={"0/mechoor": "tokyo"}, humans={"tokyo": "1H 1I"})
    position = begin(table, Aim(0, monster("0/mechoor"), 1))
    say(position, 0, "aim city")
    bring(position, 2)
    assert humans(table, "tokyo") == ""
    assert cubes(table, "tokyo") == {}


@clause("M27")
def test_infantry_that_is_left_fires_with_two_dice_each() -> None:
    table = earth(monsters={"0/mechoor": "tokyo"}, humans={"tokyo": "3I"})
    position = begin(table, Aim(0, monster("0/mechoor"), 1))
    say(position, 0, "aim city")
    bring(position, 0)
    assert position.step() == Shots(monster("0/mechoor"), 6, 0)
    bring(position, 6)
    assert place(table, "0/mechoor") == "box"


@clause("M05", "M26")
def test_a_city_takes_eight_cubes_and_no_more() -> None:
    table = earth(monsters={"0/mechoor": "tokyo"}, cubes={"tokyo": {1: 3, 4: 2}})
    position = begin(table, Aim(0, monster("0/mechoor"), 2))
    say(position, 0, "aim city")
    bring(position, 5)
    assert cubes(table, "tokyo") == {0: 3, 1: 3, 4: 2}
    assert remaining(table, 0) == 17


@clause("M26", "Ruling 11")
def test_who_has_fewer_cubes_than_hits_places_what_is_left() -> None:
    full = {"rome": {0: 8}, "paris": {0: 8}, "london": {0: 2}}
    table = earth(monsters={"0/mechoor": "tokyo"}, cubes=full)
    position = begin(table, Aim(0, monster("0/mechoor"), 2))
    say(position, 0, "aim city")
    bring(position, 6)
    assert cubes(table, "tokyo") == {0: 2}
    assert remaining(table, 0) == 0


@clause("M05", "Ruling 12")
def test_a_destroyed_city_can_be_attacked_for_the_humans_in_it() -> None:
    table = earth(monsters={"0/mechoor": "tokyo"}, cubes={"tokyo": {1: 8}}, humans={"tokyo": "1H"})
    position = begin(table, Aim(0, monster("0/mechoor"), 1))
    assert "aim city" in offered(position, 0)
    say(position, 0, "aim city")
    bring(position, 3)
    assert humans(table, "tokyo") == ""
    assert cubes(table, "tokyo") == {1: 8}
    assert remaining(table, 0) == 20


@clause("M09", "Ruling 24")
def test_more_than_twelve_dice_are_rolled_by_the_handful() -> None:
    table = earth(monsters={"0/mechoor": "tokyo"})
    position = begin(table, Aim(0, monster("0/mechoor"), 9))
    say(position, 0, "aim city")
    assert position.step() == Rampage(monster("0/mechoor"), 27, 0, True)
    assert sum(outcomes(position).values()) == 2**12
    bring(position, 3)
    assert position.step() == Rampage(monster("0/mechoor"), 15, 3, True)
    bring(position, 0)
    assert outcomes(position) == {0: 1, 1: 3, 2: 3, 3: 1}
    bring(position, 2)
    assert cubes(table, "tokyo") == {0: 5}


@clause("M09", "Ruling 24")
def test_shots_are_rolled_by_the_handful_too() -> None:
    table = earth(monsters={"0/mechoor": "tokyo"}, humans={"tokyo": "6A"})
    position = begin(table, Aim(0, monster("0/mechoor"), 1))
    say(position, 0, "aim city")
    bring(position, 4)
    assert position.step() == Shots(monster("0/mechoor"), 6, 4)
    assert wounds(table, "0/mechoor") == 0
    bring(position, 1)
    assert wounds(table, "0/mechoor") == 5


@clause("M24", "Ruling 24")
def test_a_long_fight_between_monsters_is_rolled_by_the_handful() -> None:
    table = earth(monsters={"0/mechoor": "tokyo", "1/mechoor": "tokyo"})
    position = begin(table, Aim(0, monster("0/mechoor"), 5))
    say(position, 0, "monster 2/mechoor")
    bring(position, 3, 2)
    assert wounds(table, "1/mechoor") == 5


# Bloobs


@clause("M28", "M27")
def test_the_example_of_two_bloobs() -> None:
    """Three tokens, three dice each. Rome: no hit, and its infantry hits twice. Tokyo: two hits, two cubes."""
    table = earth(monsters={"0/bloob-1": "(rome)", "0/bloob-2": "(tokyo)"}, white={"0/bloob": 2}, humans={"rome": "1I"})
    position = begin(table, PlaceWhite(0))
    say(position, 0, "box bloob", "spend 3")
    assert offered(position, 0) == ["monster 1/bloob-1", "monster 1/bloob-2"]
    say(position, 0, "monster 1/bloob-1", "aim city")
    assert outcomes(position) == {0: 1, 1: 3, 2: 3, 3: 1}
    bring(position, 0)
    assert position.step() == Shots(monster("0/bloob-1"), 2, 0)
    bring(position, 2)
    assert wounds(table, "0/bloob-1") == 2
    assert wounds(table, "0/bloob-2") == 0
    assert offered(position, 0) == ["monster 1/bloob-2", "pass"]
    say(position, 0, "monster 1/bloob-2", "aim city")
    assert outcomes(position) == {0: 1, 1: 3, 2: 3, 3: 1}
    bring(position, 2)
    assert position.over()
    assert cubes(table, "tokyo") == {0: 2}
    assert cubes(table, "rome") == {}
    assert place(table, "0/bloob-1") == "rome"
    assert loaded(table, "0/bloob") == 0


@clause("M28")
def test_only_some_of_the_bloobs_may_attack() -> None:
    table = earth(monsters={"0/bloob-1": "(rome)", "0/bloob-2": "(tokyo)", "0/bloob-3": "(paris)"})
    position = begin(table, PlaceWhite(0))
    say(position, 0, "box bloob", "spend 1", "monster 1/bloob-3", "aim city")
    bring(position, 1)
    say(position, 0, "pass")
    assert position.over()
    assert [place(table, f"0/bloob-{number}") for number in (1, 2, 3)] == ["(rome)", "(tokyo)", "paris"]


@clause("M28")
def test_a_bloob_that_has_attacked_can_attack_again_with_the_next_token() -> None:
    table = earth(monsters={"0/bloob-1": "rome", "0/kiddoo": "rome"}, humans={"rome": "3H"})
    position = begin(table, PlaceWhite(0), PlaceWhite(0))
    for _ in range(2):
        say(position, 0, "box bloob", "spend 1", "aim city", "spend 0", "aim humans")
        bring(position, 0, 0)
    assert position.over()
    assert loaded(table, "0/bloob") == 0


@clause("M28", "Ruling 26")
def test_each_bloob_chooses_its_own_target_when_its_turn_comes() -> None:
    table = earth(monsters={"0/bloob-1": "rome", "0/bloob-2": "rome", "1/bloob-1": "rome"}, wounds={"1/bloob-1": 2})
    position = begin(table, PlaceWhite(0))
    say(position, 0, "box bloob", "spend 1", "monster 1/bloob-2", "monster 2/bloob-1")
    bring(position, 1)
    assert place(table, "1/bloob-1") == "box"
    say(position, 0, "monster 1/bloob-1")
    assert offered(position, 0) == ["aim city"]


@clause("M28", "Ruling 7")
def test_armour_fires_at_each_bloob_and_infantry_after_each() -> None:
    table = earth(monsters={"0/bloob-1": "rome", "0/bloob-2": "rome"}, humans={"rome": "2I 1A"})
    position = begin(table, PlaceWhite(0))
    say(position, 0, "box bloob", "spend 1", "monster 1/bloob-1", "aim city")
    assert position.step() == Shots(monster("0/bloob-1"), 3, 0)
    bring(position, 0, 0)
    assert position.step() == Shots(monster("0/bloob-1"), 4, 0)
    bring(position, 0)
    say(position, 0, "monster 1/bloob-2", "aim city")
    assert position.step() == Shots(monster("0/bloob-2"), 3, 0)
    bring(position, 3)
    assert position.over()
    assert place(table, "0/bloob-2") == "box"


@clause("M28", "Ruling 28")
def test_of_several_drakoors_one_attacks() -> None:
    table = earth(monsters={"0/drakoor-1": "(rome)", "0/drakoor-2": "(tokyo)"}, humans={"rome": "1H", "tokyo": "1H"})
    position = begin(table, PlaceWhite(0))
    say(position, 0, "box drakoor", "spend 1")
    assert offered(position, 0) == ["monster 1/drakoor-1", "monster 1/drakoor-2"]
    say(position, 0, "monster 1/drakoor-2", "aim humans")
    bring(position, 1)
    assert position.over()
    assert humans(table, "tokyo") == ""
    assert place(table, "0/drakoor-1") == "(rome)"
