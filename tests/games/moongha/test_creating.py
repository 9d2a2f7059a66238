"""Creating monsters and healing them."""

from __future__ import annotations

import pytest

from bothy.games.moongha.actions import TakeAction
from bothy.games.moongha.cities import CITY_KEYS
from bothy.games.moongha.creating import PlaceOrange
from games.moongha.world import GAME, city, earth, loaded, place, stored, wounds
from stories import begin, clause, offered, say, waiting

ALL_CITIES = [f"city {key}" for key in CITY_KEYS]


@clause("M16", "M17")
def test_the_example_of_mechoors_third_token() -> None:
    """The third token is not enough, the fourth creates him."""
    table = earth(orange={"0/mechoor": 2})
    position = begin(table, PlaceOrange(0), PlaceOrange(0))
    say(position, 0, "box mechoor")
    assert stored(table, "0/mechoor") == 3
    assert place(table, "0/mechoor") == "box"
    assert waiting(position) == "PlaceOrange"
    say(position, 0, "box mechoor")
    assert waiting(position) == "PlaceMonster"
    assert offered(position, 0) == ALL_CITIES
    say(position, 0, "city sydney")
    assert place(table, "0/mechoor") == "(sydney)"
    assert stored(table, "0/mechoor") == 0


@clause("M15", "M16")
def test_the_token_comes_from_the_box() -> None:
    table = earth()
    position = begin(table, TakeAction(0))
    say(position, 0, "action create", "box moogre")
    assert table.tokens == [4, 5, 5]
    assert stored(table, "0/moogre") == 1
    assert position.asking() == [1]


@clause("M16")
def test_a_box_without_a_counter_takes_no_token() -> None:
    table = earth(monsters={"0/kiddoo": "(rome)", "0/mechoor": "rome"})
    position = begin(table, PlaceOrange(0))
    assert offered(position, 0) == ["box drakoor", "box spectoor", "box shaggoo", "box bloob", "box moogre"]


@clause("M08", "M17")
@pytest.mark.parametrize(
    ("kind", "cost"), [("kiddoo", 1), ("spectoor", 2), ("shaggoo", 2), ("bloob", 3), ("moogre", 3), ("mechoor", 4)]
)
def test_what_monsters_cost(kind: str, cost: int) -> None:
    table = earth()
    position = begin(table, *[PlaceOrange(1) for _ in range(cost)])
    for token in range(1, cost + 1):
        say(position, 1, f"box {kind}")
        assert stored(table, f"1/{kind}") == token
    say(position, 1, "city rome")
    assert position.over()
    name = f"1/{kind}-1" if kind == "bloob" else f"1/{kind}"
    assert place(table, name) == "(rome)"


@clause("M05", "M17")
def test_there_is_room_for_any_number_of_monsters_in_a_city() -> None:
    table = earth(monsters={"0/mechoor": "rome", "0/moogre": "(rome)", "1/mechoor": "rome", "2/drakoor-1": "rome"})
    position = begin(table, PlaceOrange(0))
    say(position, 0, "box kiddoo")
    assert offered(position, 0) == ALL_CITIES


# Drakoors


@clause("M19")
@pytest.mark.parametrize("out", [0, 1, 2, 3])
def test_each_drakoor_costs_one_more_than_the_last(out: int) -> None:
    """Those of others do not count."""
    mine = {f"1/drakoor-{number}": "(cairo)" for number in range(1, out + 1)}
    table = earth(monsters={**mine, "0/drakoor-1": "(cairo)", "0/drakoor-2": "rome"}, orange={"1/drakoor": out})
    position = begin(table, PlaceOrange(1))
    say(position, 1, "box drakoor")
    assert waiting(position) == "PlaceMonster"
    say(position, 1, "city rome")
    assert place(table, f"1/drakoor-{out + 1}") == "(rome)"
    if out:
        table = earth(monsters=mine, orange={"1/drakoor": out - 1})
        position = begin(table, PlaceOrange(1))
        say(position, 1, "box drakoor")
        assert position.over()


@clause("M19", "Ruling 9")
def test_a_drakoor_whose_cost_has_fallen_comes_with_the_next_token_and_takes_all() -> None:
    table = earth(monsters={"0/drakoor-1": "(cairo)"}, orange={"0/drakoor": 2})
    position = begin(table, PlaceOrange(0))
    say(position, 0, "box drakoor", "city tokyo")
    assert stored(table, "0/drakoor") == 0
    assert place(table, "0/drakoor-2") == "(tokyo)"


@clause("M16", "M19")
def test_a_fifth_drakoor_there_is_not() -> None:
    table = earth(monsters={f"0/drakoor-{number}": "(cairo)" for number in (1, 2, 3, 4)})
    assert "box drakoor" not in offered(begin(table, PlaceOrange(0)), 0)


# Bloobs


@clause("M18", "Ruling 8")
def test_the_first_bloob_waits_for_its_third_token() -> None:
    table = earth(orange={"0/bloob": 1}, monsters={"1/bloob-1": "(rome)"})
    position = begin(table, PlaceOrange(0), PlaceOrange(0))
    say(position, 0, "box bloob")
    assert waiting(position) == "PlaceOrange"
    say(position, 0, "box bloob")
    assert waiting(position) == "PlaceMonster"
    assert offered(position, 0) == ALL_CITIES


@clause("M18", "Ruling 8")
def test_with_two_tokens_a_bloob_may_come_up_with_another_or_next_to_it() -> None:
    table = earth(orange={"0/bloob": 1}, monsters={"0/bloob-2": "rome", "1/bloob-1": "(tokyo)"})
    position = begin(table, PlaceOrange(0))
    say(position, 0, "box bloob")
    assert waiting(position) == "GrowBloob"
    assert offered(position, 0) == ["city paris", "city rome", "city cairo", "city moscow", "pass"]
    say(position, 0, "city cairo")
    assert place(table, "0/bloob-1") == "(cairo)"
    assert place(table, "0/bloob-2") == "rome"
    assert stored(table, "0/bloob") == 0


@clause("M18", "Ruling 8")
def test_the_two_tokens_may_be_kept_and_the_third_sends_the_bloob_far_away() -> None:
    table = earth(orange={"0/bloob": 1}, monsters={"0/bloob-1": "(rome)", "0/bloob-2": "(tokyo)"})
    position = begin(table, PlaceOrange(0), PlaceOrange(0))
    say(position, 0, "box bloob", "pass")
    assert stored(table, "0/bloob") == 2
    say(position, 0, "box bloob")
    assert waiting(position) == "PlaceBloob"
    assert offered(position, 0) == ["city new-york", "city rio-de-janeiro", "city london", "city mumbai"]
    say(position, 0, "city london")
    assert place(table, "0/bloob-3") == "(london)"
    assert stored(table, "0/bloob") == 0


@clause("M18", "Ruling 8")
def test_where_bloobs_are_everywhere_the_third_token_lets_one_come_up_anywhere() -> None:
    """Two Bloobs cannot be near all twelve cities on our map; on a map that is a star they can."""
    names = ", ".join(f'"{key}"' for key in CITY_KEYS if key != "rome")
    rows = [f'[[connections]]\ncity = "rome"\nto = [{names}]\n']
    rows += [f'[[connections]]\ncity = "{key}"\nto = ["rome"]\n' for key in CITY_KEYS if key != "rome"]
    table = GAME.new(3, pack="".join(rows)).table
    table.places[7], table.board, table.orange[4] = city("rome"), 1 << 7, 2
    position = begin(table, PlaceOrange(0))
    say(position, 0, "box bloob")
    assert waiting(position) == "PlaceBloob"
    assert offered(position, 0) == ALL_CITIES


@clause("M18")
def test_when_the_other_bloobs_have_died_the_third_token_is_as_for_the_first() -> None:
    table = earth(orange={"0/bloob": 2})
    position = begin(table, PlaceOrange(0))
    say(position, 0, "box bloob")
    assert waiting(position) == "PlaceMonster"


# Healing


@clause("M20", "Ruling 22")
def test_a_hidden_monster_is_healed_by_one_cube() -> None:
    table = earth(
        monsters={"0/mechoor": "(rome)", "0/bloob-1": "(rome)", "0/bloob-2": "(paris)", "1/mechoor": "(rome)"},
        wounds={"0/mechoor": 4, "0/bloob-2": 1, "1/mechoor": 2},
    )
    position = begin(table, PlaceOrange(0), PlaceOrange(0))
    heals = [choice for choice in offered(position, 0) if choice.startswith("heal")]
    assert heals == ["heal bloob-2", "heal mechoor"]
    say(position, 0, "heal mechoor")
    assert wounds(table, "0/mechoor") == 3
    say(position, 0, "heal bloob-2")
    assert wounds(table, "0/bloob-2") == 0
    assert wounds(table, "1/mechoor") == 2
    assert stored(table, "0/mechoor") == 0


@clause("M20")
def test_a_revealed_monster_is_not_healed() -> None:
    table = earth(monsters={"0/mechoor": "rome"}, wounds={"0/mechoor": 4})
    assert not [choice for choice in offered(begin(table, PlaceOrange(0)), 0) if choice.startswith("heal")]


@clause("M09", "M17", "Ruling 10")
def test_a_monster_that_comes_back_finds_its_attack_tokens() -> None:
    table = earth(orange={"0/mechoor": 3}, white={"0/mechoor": 4})
    position = begin(table, PlaceOrange(0))
    say(position, 0, "box mechoor", "city rome")
    assert loaded(table, "0/mechoor") == 4
    assert wounds(table, "0/mechoor") == 0
