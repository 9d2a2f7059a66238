"""The doors of a position: who may answer what, when; and what a refusal leaves as it was."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.games import adopt
from bothy.kernel import Choice, Message, Pass, Position, Refusal, Vocabulary
from kernel.small_game import module
from stories import begin, bring, lay_table, offered, refused, say, waiting


def small(*steps: str, seats: int = 3, **fields: Any) -> Position[Any]:
    """A position of the small game about to play these steps."""
    made = module("steps")
    return begin(lay_table(adopt(module("")), seats, **fields), *[getattr(made, step)() for step in steps])


def turn(seat: int) -> Any:
    return module("steps").DrawOrRest(seat)


# Refusals


def test_a_seat_that_is_not_asked_is_refused() -> None:
    position = begin(lay_table(adopt(module("")), 2, hands=[[0], [0]]), turn(0))
    assert refused(position, 1, "draw") == "refusal-not-asked"


def test_a_choice_that_is_not_offered_is_refused_with_the_rules_reason() -> None:
    position = begin(lay_table(adopt(module("")), 2), turn(0))
    assert refused(position, 0, "pass") == "hill-fort-why-must-draw"


def test_words_that_mean_nothing_are_refused_with_a_hint() -> None:
    position = small("LayStones", hands=[[0], [1], [2]])
    assert refused(position, 0, "ston 1") == "refusal-unknown"
    with pytest.raises(Refusal, match="did you mean 'stone 1'"):
        say(position, 0, "ston 1")
    with pytest.raises(Refusal, match=r"not a choice of this game$"):
        say(position, 0, "xyzzy")


def test_an_answer_while_chance_decides_is_refused() -> None:
    assert refused(small("Wind"), 0, "pass") == "refusal-chance"


def test_an_answer_after_the_end_is_refused() -> None:
    position = small()
    assert position.over()
    assert refused(position, 0, "pass") == "refusal-over"
    with pytest.raises(Refusal, match="the game is over"):
        position.step()


def test_nobody_answers_twice() -> None:
    position = small("LayStones", hands=[[0, 1], [1], [2]])
    say(position, 0, "stone 1")
    assert refused(position, 0, "stone 2") == "refusal-answered"


def test_chance_brings_only_what_is_in_the_odds() -> None:
    position = small("Wind")
    with pytest.raises(Refusal, match="7 cannot come up; possible: 0, 1, 2"):
        position.happen(7)
    bring(position, 2)
    with pytest.raises(Refusal, match="nothing to decide"):
        position.happen(0)


# Secrets


def test_a_secret_waits_for_the_last() -> None:
    position = small("LayStones", hands=[[0], [1], [1]])
    say(position, 2, "stone 2")
    say(position, 0, "stone 1")
    assert position.asking() == [1]
    assert position.choices(0) == []
    assert position.table.laid == [-2, -2, -2]
    say(position, 1, "stone 2")
    assert position.table.laid == [0, 1, 1]
    assert position.sealed == {}


# Races


def test_in_a_live_race_the_first_to_speak_is_heard_at_once() -> None:
    position = small("Feather", wind=0)
    say(position, 1, "pass")
    say(position, 2, "catch")
    assert position.over()
    assert position.table.scores == [0, 0, 1]


def test_in_a_sealed_race_all_answer_before_one_is_heard() -> None:
    position = small("Feather", wind=0)
    vocabulary = position.table.box.vocabulary
    position.seal(0, vocabulary.parse("catch"))
    assert position.speakers() == []
    with pytest.raises(Refusal, match="has not spoken"):
        position.hear(0)
    position.seal(1, vocabulary.parse("pass"))
    position.seal(2, vocabulary.parse("catch"))
    assert position.asking() == []
    assert position.speakers() == [0, 2]
    with pytest.raises(Refusal, match="has not spoken"):
        position.hear(1)
    position.hear(2)
    assert position.table.scores == [0, 0, 1]


def test_a_race_in_which_all_pass_goes_on_in_silence() -> None:
    for door in ("answer", "seal"):
        position = small("Feather", "Wind", wind=0)
        for seat in (2, 0, 1):
            getattr(position, door)(seat, position.table.box.vocabulary.parse("pass"))
        assert waiting(position) == "Wind"


def test_sealed_calls_stand_where_the_same_window_goes_on() -> None:
    """A race that the first caller loses: who spoke second is heard next, and passes need not be said again."""
    steps = module("steps")

    class Slippery(steps.Feather):  # type: ignore[name-defined, misc]
        __match_args__ = ("out",)

        def __init__(self, out: int) -> None:
            self.out = out

        def seats(self, moor: Any) -> list[int]:
            return [seat for seat in range(3) if seat != self.out]

        def heard(self, moor: Any, seat: int, choice: Choice) -> tuple[Any, ...]:
            moor.scores[seat] += 1
            return (Slippery(seat),) if self.out < 0 else ()

        def same_window(self, before: Any) -> bool:
            return isinstance(before, Slippery)

    for door in ("seal", "answer"):
        position = begin(lay_table(adopt(module("")), 3, wind=0), Slippery(-1))
        catch, stay = (position.table.box.vocabulary.parse(word) for word in ("catch", "pass"))
        position.seal(2, stay)
        if door == "seal":
            position.seal(0, catch)
            position.seal(1, catch)
            position.hear(1)
            assert position.speakers() == [0], "the second call still stands"
            position.hear(0)
            assert position.table.scores == [1, 1, 0]
        else:
            position.answer(1, catch)
            assert position.asking() == [0], "who passed need not pass again"
            position.answer(0, stay)
            assert position.table.scores == [0, 1, 0]
        assert position.over()


# The floor of undo


def test_undo_is_free_while_one_seat_answers_alone() -> None:
    position = begin(lay_table(adopt(module("")), 2, hands=[[0], [0]]), turn(0), turn(0), turn(1), turn(1))
    say(position, 0, "pass")
    say(position, 0, "pass")
    assert (position.number, position.floor, position.mover) == (2, 0, 0)


def test_another_seats_answer_ends_free_undo() -> None:
    position = begin(lay_table(adopt(module("")), 2, hands=[[0], [0]]), turn(0), turn(1), turn(1))
    say(position, 0, "pass")
    say(position, 1, "pass")
    assert (position.number, position.floor, position.mover) == (2, 1, 1)


def test_an_outcome_ends_free_undo() -> None:
    position = begin(lay_table(adopt(module("")), 2, hands=[[0], [0]]), turn(0), turn(1))
    say(position, 0, "draw")
    assert (position.number, position.floor) == (1, 0)
    bring(position, 1)
    assert (position.number, position.floor, position.mover) == (2, 2, -1)


def test_a_secret_or_a_race_that_settles_ends_free_undo() -> None:
    position = small("LayStones", "Feather", hands=[[0], [1], [2]], wind=0)
    for seat in range(3):
        say(position, seat, f"stone {seat + 1}")
    assert position.floor == position.number == 3
    say(position, 0, "catch")
    assert position.floor == position.number == 4


# The vocabulary


def test_two_choices_cannot_have_one_notation() -> None:
    with pytest.raises(ValueError, match="two choices are called 'pass'"):
        Vocabulary([Pass("pass", Message("a")), Pass("pass", Message("b"))])


def test_a_choice_belongs_to_one_vocabulary() -> None:
    word = Choice("word", Message("word"))
    Vocabulary([word])
    with pytest.raises(ValueError, match="two vocabularies"):
        Vocabulary([Pass("pass", Message("a")), word])


def test_notation_forgives_spaces_and_capitals() -> None:
    position = small("LayStones", hands=[[0, 2], [1], [2]])
    say(position, 0, "  Stone   3 ")
    assert offered(position, 1) == ["stone 2"]
    assert str(position.sealed[0]) == "stone 3"
