"""Laws that catch: each mutant of a small game breaks one, or the game's own who-knows-what test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import bothy.kernel.scene
from bothy.games import adopt
from bothy.kernel import Choice, Game, Luck, Message, Own, Public, Seat, Table
from bothy.kernel.sight import COVERED
from bothy.lab.laws import LAWS, Broken, Moment, moments
from kernel.small_game import load, made, module

Undo = list[tuple[object, str, object]]


@pytest.fixture
def change() -> Iterator[Callable[[object, str, object], None]]:
    """Change an attribute of the small game for one test; what cuts remember of a table's fields is forgotten."""
    undo: Undo = []

    def put(owner: object, name: str, value: object) -> None:
        undo.append((owner, name, getattr(owner, name)))
        setattr(owner, name, value)
        COVERED.clear()

    yield put
    for owner, name, value in reversed(undo):
        setattr(owner, name, value)
    COVERED.clear()


Change = Callable[[object, str, object], None]


def game() -> Game[Any]:
    return adopt(module(""))


def own_tests() -> Any:
    """The tests that came with the small game, its who-knows-what test among them."""
    return load(made() / "tests" / "hill_fort" / "test_hill_fort.py")


def broken(law: str) -> bool:
    """Whether a law catches the mutant within 300 positions."""
    try:
        for moment in moments(game(), 300, seed=11):
            LAWS[law](moment)
    except (Broken, TypeError, ValueError, IndexError):
        return True
    return False


def test_the_unchanged_game_breaks_none() -> None:
    assert [law for law in LAWS if broken(law)] == []


def test_a_look_at_what_all_see(change: Change) -> None:
    """Where nothing is hidden, as with an empty hand, nobody has to say that one has seen enough."""
    change(module("steps").DrawOrRest, "ends_look", lambda self: True)
    assert broken("forced")


def test_an_audience_too_wide_is_caught_by_who_knows_what(change: Change) -> None:
    """The blind law cannot see it: nothing is redealt that is declared public. The game's own test can."""
    change(module("table").Moor.fields["hands"], "audience", Public())
    assert not broken("blind")
    with pytest.raises(AssertionError):
        own_tests().test_a_stone_drawn_is_known_to_its_owner_alone()


def test_choices_that_depend_on_a_secret(change: Change) -> None:
    feather = module("steps").Feather
    catch, stay = module("choices").CATCH, module("choices").PASS

    def choices(self: object, moor: Any, seat: Seat) -> list[Choice]:
        neighbour = moor.hands[(seat + 1) % moor.box.seats]
        return [catch, stay] if 2 in neighbour else [stay]

    change(feather, "choices", choices)
    assert broken("blind")


def test_a_label_that_depends_on_a_secret(change: Change) -> None:
    def label(self: object, moor: Any, seat: Seat, choice: Choice) -> Message:
        return Message("hill-fort-stone", {"weight": max(moor.hands[(seat + 1) % moor.box.seats], default=0)})

    change(module("steps").Feather, "label", label)
    assert broken("blind")


def test_a_prompt_that_depends_on_a_secret(change: Change) -> None:
    def prompt(self: object, moor: Any, seat: Seat) -> Message:
        return Message("hill-fort-stone", {"weight": moor.hands[(seat + 1) % moor.box.seats].count(2)})

    change(module("steps").LayStones, "prompt", prompt)
    assert broken("blind")


def test_a_refusal_that_depends_on_a_secret(change: Change) -> None:
    def why_not(self: object, moor: Any, seat: Seat, choice: Choice) -> Message:
        return Message("hill-fort-why-not-held", {"choice": str(moor.hands[(seat + 1) % moor.box.seats])})

    change(module("steps").LayStones, "why_not", why_not)
    assert broken("blind")


def test_an_agenda_that_holds_a_secret(change: Change) -> None:
    def title(self: object, moor: Any) -> Message:
        return Message("hill-fort-round", {"round": sum(moor.hands[0])})

    change(module("steps").Round, "title", title)
    assert broken("blind")


def test_a_figure_that_is_not_reckoned_from_the_sight_alone(change: Change) -> None:
    luck = Luck(1)

    def figures(self: object, sight: object) -> dict[str, object]:
        return {"omen": luck.below(100)}

    change(type(game()), "figures", figures)
    assert broken("blind")


def test_a_peek_that_undo_does_not_know_of(change: Change) -> None:
    """A seat that rests sees a stone of its neighbour, without a Reveal."""

    def decided(self: Any, moor: Any, choice: Choice) -> tuple[object, ...]:
        moor.wind = (moor.hands[(self.seat + 1) % moor.box.seats] or [0])[0]
        return ()

    change(module("steps").DrawOrRest, "decided", decided)
    assert broken("undo")


def test_an_event_that_tells_a_secret(change: Change) -> None:
    def decided(self: Any, moor: Any, choice: Choice) -> tuple[object, ...]:
        if moor.sink is not None:
            moor.tell("blows", {"wind": sum(moor.hands[(self.seat + 1) % moor.box.seats])})
        return ()

    change(module("steps").DrawOrRest, "decided", decided)
    assert broken("undo")


@pytest.mark.parametrize("field", ["round", "bag", "hands", "laid", "wind", "scores", "gone"])
def test_a_field_forgotten_in_copy(field: str, change: Change) -> None:
    """Each field in turn is left out of copy(): set back to what it was before the game."""
    moor = module("table").Moor
    whole = moor.copy

    def copy(self: Any) -> Table:
        table: Table = whole(self)
        setattr(table, field, getattr(moor.fresh(self.box), field))
        return table

    change(moor, "copy", copy)
    assert broken("copy")


@pytest.mark.parametrize("field", ["bag", "hands", "laid", "scores", "gone"])
def test_a_list_shared_by_copy(field: str, change: Change) -> None:
    moor = module("table").Moor
    whole = moor.copy

    def copy(self: Any) -> Table:
        table: Table = whole(self)
        setattr(table, field, getattr(self, field))
        return table

    change(moor, "copy", copy)
    assert broken("copy")


def test_a_stone_that_comes_from_nowhere(change: Change) -> None:
    def happened(self: Any, moor: Any, outcome: int) -> tuple[object, ...]:
        moor.hands[self.seat].append(outcome)
        return ()

    change(module("steps").DrawStone, "happened", happened)
    assert broken("conservation")


def test_a_pick_that_has_a_favourite(change: Change) -> None:
    def pick(self: Any, moor: Any, seat: Seat, luck: Luck) -> Choice:
        offered: list[Choice] = self.choices(moor, seat)
        return offered[luck.fork(len(offered)) * 0]

    change(module("steps").LayStones, "pick", pick)
    assert broken("pick")


def test_a_pick_that_is_drawn_twice(change: Change) -> None:
    def pick(self: Any, moor: Any, seat: Seat, luck: Luck) -> Choice:
        offered: list[Choice] = self.choices(moor, seat)
        return offered[max(luck.below(len(offered)), luck.below(len(offered)))]

    change(module("steps").Feather, "pick", pick)
    assert broken("pick")


def test_a_scene_that_leaves_something_out(change: Change) -> None:
    change(bothy.kernel.scene, "compact", lambda value: "0")
    assert broken("scene")


def test_a_field_without_an_audience_is_not_found(change: Change) -> None:
    fields = dict(module("table").Moor.fields)
    del fields["wind"]
    change(module("table").Moor, "fields", fields)
    with pytest.raises(TypeError, match="wind"):
        game()


def test_a_pool_that_is_no_bag_is_not_found(change: Change) -> None:
    change(module("table").Moor.fields["hands"], "audience", Own("gone"))
    with pytest.raises(TypeError, match="gone"):
        game()


def test_odds_that_random_play_does_not_keep(change: Change) -> None:
    change(module("steps").Wind, "toss", lambda self, moor, luck: 3)
    assert broken("odds")


def test_a_game_that_does_not_end(change: Change) -> None:
    change(module("steps"), "ROUNDS", 10**9)
    change(module("steps").DrawStone, "odds", lambda self, moor: [(0, 1)])
    change(module("steps").DrawStone, "happened", lambda self, moor, outcome: moor.hands[self.seat].append(0) or ())
    with pytest.raises(Broken, match="bound"):
        LAWS["end"](Moment(game(), 2, {}, 5, 3))
