"""Taking turns, passing, and the Pass token in each of the six boxes."""

from __future__ import annotations

import pytest

from bothy.games.moongha.actions import TakeAction, TakeActions
from bothy.games.moongha.boxes import BOX_NAMES
from bothy.games.moongha.heroes import Search
from bothy.games.moongha.table import Earth
from bothy.games.moongha.turns import EndOfTurn
from bothy.kernel import NOTHING, Position
from bothy.kernel.step import Ask
from bothy.locales import Speech
from games.moongha.world import GAME, boxed, earth, humans, loaded, monster, place, stored
from stories import begin, bring, clause, offered, say, waiting


def phase_two(table: Earth) -> Position[Earth]:
    return begin(table, TakeActions())


def cashed(table: Earth, box: str) -> Position[Earth]:
    """Seat 0 lays its Pass token into a box, seat 1 takes an action, the others pass; it is seat 0's turn again."""
    position = phase_two(table)
    say(position, 0, "token", f"lay {box}")
    say(position, 1, "action create", "box moogre")
    for seat in range(2, table.box.seats):
        say(position, seat, "pass")
    return position


@clause("M15")
def test_seats_act_clockwise_from_the_first_player() -> None:
    table = earth(first=2)
    position = phase_two(table)
    for seat in (2, 3, 0, 1, 2):
        assert position.asking() == [seat]
        say(position, seat, "action create", "box mechoor")
    assert [stored(table, f"{seat}/mechoor") for seat in range(4)] == [1, 1, 2, 1]


@clause("M15")
def test_what_can_be_taken_is_offered() -> None:
    table = earth(tokens=[1, 0, 2], monsters={"0/mechoor": "(rome)"}, waiting={"military-1": "infantry"})
    assert offered(phase_two(table), 0) == ["action create", "action move", "action military-1", "token", "pass"]


@clause("M15", "Ruling 18")
def test_without_monsters_there_is_nothing_to_attack_or_move_with() -> None:
    table = earth(monsters={"1/mechoor": "rome"})
    assert offered(phase_two(table), 0) == ["action create", "token", "pass"]


@clause("M15", "M16", "Ruling 18")
def test_without_a_use_for_it_no_orange_token_can_be_taken() -> None:
    everything = ["kiddoo", "spectoor", "shaggoo", "moogre", "mechoor"]
    everything += [f"drakoor-{number}" for number in (1, 2, 3, 4)] + [f"bloob-{number}" for number in (1, 2, 3)]
    table = earth(monsters={f"0/{name}": "(rome)" for name in everything})
    assert "action create" not in offered(phase_two(table), 0)
    table.wounds[monster("0/mechoor")] = 1
    position = phase_two(table)
    say(position, 0, "action create")
    assert offered(position, 0) == ["heal mechoor"]


@clause("M42", "M45")
def test_the_phase_ends_when_all_have_passed_in_succession() -> None:
    table = earth(3)
    position = phase_two(table)
    for seat in (0, 1):
        say(position, seat, "pass")
    say(position, 2, "action create", "box mechoor")
    for seat in (0, 1):
        say(position, seat, "pass")
    assert position.asking() == [2]
    say(position, 2, "pass")
    assert position.over()


@clause("M42")
def test_who_has_passed_may_act_later() -> None:
    position = phase_two(earth(3))
    say(position, 0, "pass")
    say(position, 1, "action create", "box mechoor")
    say(position, 2, "pass")
    say(position, 0, "action create", "box mechoor")
    assert position.asking() == [1]


# The Pass token


@clause("M43", "Ruling 15")
def test_the_token_goes_into_any_box_empty_or_not_and_is_a_pass() -> None:
    table = earth(3, tokens=[5, 0, 0])
    position = phase_two(table)
    say(position, 0, "token")
    assert offered(position, 0) == [f"lay {box}" for box in BOX_NAMES]
    say(position, 0, "lay attack")
    assert table.pass_tokens == [1, NOTHING, NOTHING]
    say(position, 1, "pass")
    say(position, 2, "pass")
    assert position.over()


@clause("M44", "Ruling 16")
def test_it_must_be_taken_back_and_counts_as_a_pass_again() -> None:
    table = earth(3)
    position = cashed(table, "create")
    assert waiting(position) == "PlaceOrange"
    assert position.asking() == [0]
    say(position, 0, "box mechoor")
    assert table.pass_tokens == [NOTHING] * 3
    assert position.asking() == [1]
    say(position, 1, "pass")
    assert position.over(), "two passed before it was taken back, and one after"


@clause("M43", "M44")
def test_it_can_be_laid_again_and_again() -> None:
    table = earth(3)
    position = cashed(table, "create")
    say(position, 0, "box mechoor")
    say(position, 1, "action create", "box moogre")
    say(position, 2, "pass")
    say(position, 0, "token", "lay create")
    assert table.pass_tokens[0] == 0


@clause("M45", "Ruling 16")
def test_a_token_that_still_lies_there_at_the_end_goes_back_in_vain() -> None:
    table = earth(3, pass_tokens=[0, NOTHING, 3])
    begin(table, EndOfTurn())
    assert table.pass_tokens == [NOTHING] * 3
    assert sum(table.orange) == 0


@clause("M44")
def test_from_create_comes_an_orange_token_of_the_stock() -> None:
    table = earth(3)
    position = cashed(table, "create")
    assert table.tokens == [4, 5, 5]
    say(position, 0, "box kiddoo", "city rome")
    assert place(table, "0/kiddoo") == "(rome)"
    assert table.tokens == [4, 5, 5]


@clause("M44")
def test_from_attack_comes_a_white_token_of_the_stock() -> None:
    table = earth(3, monsters={"0/mechoor": "(rome)"}, tokens=[5, 0, 0])
    position = cashed(table, "attack")
    say(position, 0, "box mechoor", "spend 1", "aim city")
    bring(position, 2)
    assert loaded(table, "0/mechoor") == 0
    assert table.tokens == [4, 0, 0]
    assert position.asking() == [1]


@clause("M44", "M35")
def test_from_move_comes_a_move_doubled_by_spectoor() -> None:
    table = earth(3, monsters={"0/mechoor": "(rome)", "0/spectoor": "(rome)"}, tokens=[5, 0, 0])
    position = cashed(table, "move")
    say(position, 0, "monster 1/mechoor", "city paris", "pass")
    assert place(table, "0/mechoor") == "(paris)"
    assert position.asking() == [1]


@clause("M44")
def test_from_hero_comes_a_hero_of_the_stock() -> None:
    table = earth(3, monsters={"1/mechoor": "(rome)"}, waiting={"hero": "hero"})
    position = cashed(table, "hero")
    say(position, 0, "city rome")
    assert position.step() == Search(monster("1/mechoor"), 1, 0)
    bring(position, 0)
    assert boxed(table, "hero") == "hero 1"
    assert table.stock[0] == 3
    assert humans(table, "rome") == "1H"


@clause("M14", "M44")
def test_without_one_in_stock_the_hero_is_taken_from_a_city_and_may_return_there() -> None:
    table = earth(3, first=0, humans={"rome": "2H", "paris": "2H"}, waiting={"hero": "hero"})
    position = cashed(table, "hero")
    assert waiting(position) == "Recycle"
    assert position.asking() == [0]
    assert offered(position, 0) == ["city paris", "city rome"]
    say(position, 0, "city rome")
    assert len(offered(position, 0)) == 12
    say(position, 0, "city rome")
    assert humans(table, "rome") == "2H"
    assert boxed(table, "hero") == "hero 1"


@clause("M44", "M39")
@pytest.mark.parametrize(("box", "letter", "rest"), [("military-1", "I", [5, 7, 6]), ("military-2", "A", [5, 8, 5])])
def test_from_the_military_boxes_come_infantry_and_armour(box: str, letter: str, rest: list[int]) -> None:
    table = earth(3)
    position = cashed(table, box)
    say(position, 0, "city tokyo")
    assert humans(table, "tokyo") == f"1{letter}"
    assert table.stock[:3] == rest
    assert position.asking() == [1]


@clause("M44")
def test_without_one_in_stock_armour_is_taken_from_a_city() -> None:
    table = earth(3, humans={"cairo": "6A"})
    position = cashed(table, "military-2")
    say(position, 0, "city cairo", "city tokyo")
    assert (humans(table, "cairo"), humans(table, "tokyo")) == ("5A", "1A")


@clause("M44", "Ruling 17")
@pytest.mark.parametrize("box", ["attack", "move"])
def test_without_a_monster_the_token_comes_back_and_nothing_happens(box: str) -> None:
    table = earth(3)
    position = cashed(table, box)
    assert table.pass_tokens == [NOTHING] * 3
    assert position.asking() == [1]
    assert table.passes == 2


@clause("M44", "Ruling 17")
def test_without_a_hero_anywhere_the_token_comes_back_too() -> None:
    table = earth(3, stock=[0, 8, 6, 4, 3])
    assert cashed(table, "hero").asking() == [1]


@clause("M43", "Ruling 17")
def test_the_list_of_boxes_says_where_the_token_would_be_of_no_use() -> None:
    position = begin(earth(3), TakeAction(0))
    say(position, 0, "token")
    step = position.step()
    assert isinstance(step, Ask)
    labels = [step.label(position.table, 0, choice).values for choice in position.choices(0)]
    assert [label["idle"] for label in labels] == ["no", "yes", "yes", "no", "no", "no"]


@clause("M15", "M45")
def test_passes_are_counted_anew_when_a_turn_has_ended() -> None:
    """Five heroes are in Rome, so that the first player has to take one back before phase two begins."""
    position = GAME.scene("moongha, 4 seats\nhumans rome: 5H\nturn = 2")
    for seat in range(4):
        assert position.table.passes == seat
        say(position, seat, "pass")
    assert position.table.passes == 0, "what was counted belongs to the turn that is over"
    assert waiting(position) == "Recycle"
    assert "(no pass so far, 4 in succession end the turn)" in GAME.draw(position.sight(1), Speech("en", [GAME]).say)
