"""The generator: the same draws from the same seed on any run and either kernel, and even ones."""

from __future__ import annotations

import pytest

from bothy.kernel import Luck, SystemLuck


def test_a_seed_gives_the_same_words_everywhere() -> None:
    luck = Luck(2**40 + 12345)
    assert [luck.word() for _ in range(5)] == [1763773828, 3421862990, 2811016507, 1777425476, 45542723]


def test_draws_are_even() -> None:
    luck = Luck(7)
    counts = [0] * 6
    for _ in range(60_000):
        counts[luck.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5, "chi-squared, one in a thousand"


def test_things_are_drawn_as_often_as_there_are_of_them() -> None:
    luck = Luck(8)
    drawn = [0, 0, 0]
    for _ in range(40_000):
        drawn[luck.among([1, 0, 3])] += 1
    assert drawn[1] == 0
    assert abs(drawn[0] - 10_000) < 400
    outcomes = [luck.outcome([(5, 1), (9, 3)]) for _ in range(40_000)]
    assert set(outcomes) == {5, 9}
    assert abs(outcomes.count(5) - 10_000) < 400


def test_nothing_cannot_be_drawn_from() -> None:
    with pytest.raises(ValueError, match="nothing to draw"):
        Luck(1).among([0, 0])
    with pytest.raises(ValueError, match="add up to 1 at least"):
        Luck(1).outcome([])
    with pytest.raises(ValueError, match="less than 2 to the 31st"):
        Luck(1).outcome([(0, 2**30), (1, 2**30)])


def test_a_single_choice_is_no_decision() -> None:
    luck = Luck(1)
    before = luck.a
    assert luck.fork(1) == 0
    assert (luck.forks, luck.a) == (0, before)
    luck.fork(2)
    assert luck.forks == 1


def test_the_systems_luck_has_no_seed() -> None:
    one, other = SystemLuck(), SystemLuck()
    assert [one.below(1000) for _ in range(8)] != [other.below(1000) for _ in range(8)]
    assert all(0 <= one.below(3) < 3 for _ in range(50))
