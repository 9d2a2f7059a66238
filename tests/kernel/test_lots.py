"""Answers drawn by lot: the better, the likelier."""

from __future__ import annotations

from collections import Counter

import pytest

from bothy.kernel import Choice, Message
from bothy.kernel.lots import drawn, weights

CHOICES = [Choice(name, Message(name)) for name in ("low", "high", "higher")]


def test_without_heat_only_the_best_are_left_all_alike() -> None:
    assert weights([1.0, 3.0, 3.0 + 1e-12], 0.0) == [0.0, 0.5, 0.5]


def test_with_heat_what_is_better_by_it_is_as_much_likelier() -> None:
    low, high = weights([1.0, 3.0], 2.0)
    assert high / low == pytest.approx(2.71828, abs=1e-4)
    assert low + high == pytest.approx(1.0)


def test_each_is_drawn_as_often_as_it_is_likely_and_the_same_for_the_same_seed() -> None:
    likely = [0.2, 0.3, 0.5]
    counted = Counter(drawn(CHOICES, likely, seed).notation for seed in range(3000))
    for choice, chance in zip(CHOICES, likely, strict=True):
        assert counted[choice.notation] / 3000 == pytest.approx(chance, abs=0.03)
    assert drawn(CHOICES, likely, 7) is drawn(CHOICES, likely, 7)
    assert drawn(CHOICES, [0.0, 1.0, 0.0], 7).notation == "high"
