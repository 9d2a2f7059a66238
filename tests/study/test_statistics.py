"""Intervals and tests against known cases, and against what they promise."""

from __future__ import annotations

import random

import pytest

from bothy.study.statistics import (
    Level,
    chi_squared,
    evenness,
    holm,
    mean,
    never,
    part,
    share,
    student,
    two_sided,
)
from bothy.study.sums import Mean, Ratio
from bothy.study.until import checked, games_at, looks

USUAL = Level()


def test_a_share_by_wilson() -> None:
    found = share(5, 10, USUAL)
    assert [found.low, found.high] == pytest.approx([0.2366, 0.7634], abs=1e-4)
    none = share(0, 10, USUAL)
    assert none.low == 0.0
    assert none.high == pytest.approx(0.2775, abs=1e-4)


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042)])
def test_the_quantiles_of_student(freedom: int, t: float) -> None:
    assert student(freedom, USUAL.z) == pytest.approx(t, rel=0.005)


@pytest.mark.parametrize(
    ("statistic", "freedom", "chance"), [(3.841, 1, 0.05), (9.488, 4, 0.05), (0.103, 2, 0.95), (30.0, 3, 1.38e-6)]
)
def test_chi_squared(statistic: float, freedom: int, chance: float) -> None:
    assert chi_squared(statistic, freedom) == pytest.approx(chance, rel=0.005)


def test_even_counts_are_even_and_others_are_not() -> None:
    assert evenness([100, 100, 100]) == 1.0
    assert evenness([100, 140, 60]) < 0.001
    assert two_sided(1.959964) == pytest.approx(0.05, abs=1e-6)


def test_holm_corrects_for_the_number() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []


def test_of_a_hundred_true_nulls_hardly_ever_one_is_found() -> None:
    luck = random.Random(2)
    alarms = [min(holm([luck.random() for _ in range(100)])) < 0.05 for _ in range(400)]
    assert sum(alarms) <= 30  # 20 are expected; one at a time, all 400 would be


def test_what_never_happened_may_still_happen() -> None:
    assert never(100, USUAL) == pytest.approx(0.0362, abs=1e-4)
    assert (1 - never(100, USUAL)) ** 100 == pytest.approx(0.025)


def covered(held: list[bool]) -> float:
    return sum(held) / len(held)


def test_ninety_five_of_a_hundred_intervals_hold_a_share() -> None:
    luck = random.Random(1)
    held = []
    for _ in range(600):
        found = share(sum(luck.random() < 0.06 for _ in range(200)), 200, USUAL)
        held.append(found.low <= 0.06 <= found.high)
    assert 0.92 <= covered(held) <= 0.985


def test_ninety_five_of_a_hundred_intervals_hold_a_mean_of_few_and_crooked_figures() -> None:
    luck = random.Random(2)
    held = []
    for _ in range(600):
        sums = Mean()
        for _ in range(40):
            sums.add(int(luck.expovariate(0.05)) + 10)
        found = mean(sums, USUAL)
        held.append(found.low <= 10 + 20 - 0.5 <= found.high)
    assert 0.91 <= covered(held) <= 0.985


def test_ninety_five_of_a_hundred_intervals_hold_a_part_that_hangs_together_within_a_game() -> None:
    """Half of the games take it nearly always, half nearly never: as if there were far fewer cases."""
    luck = random.Random(3)
    held, naive = [], []
    for _ in range(500):
        sums = Ratio()
        for _ in range(80):
            often, of = luck.choice((0.9, 0.1)), luck.randint(5, 15)
            sums.add(sum(luck.random() < often for _ in range(of)), of)
        found, alone = part(sums, USUAL), share(sums.times, sums.of, USUAL)
        held.append(found.low <= 0.5 <= found.high)
        naive.append(alone.low <= 0.5 <= alone.high)
    assert 0.92 <= covered(held) <= 0.98
    assert covered(naive) < 0.7


def test_looks_are_known_beforehand_and_share_the_doubt() -> None:
    assert [games_at(look) for look in (1, 2, 3)] == [1_000, 2_000, 4_000]
    many = looks(0.01)
    level = Level(many)
    assert share(games_at(many) / 2, games_at(many), level).half <= 0.01
    assert share(games_at(many - 1) / 2, games_at(many - 1), Level(many - 1)).half > 0.01
    assert level.z > USUAL.z
    with pytest.raises(ValueError, match=r"from 0\.0005 to 0\.25, not 1\.0: try 0\.01"):
        checked(1.0)


def test_who_looks_often_is_still_right() -> None:
    """Stopped at the first look that pleases, intervals hold; without sharing the doubt fewer would."""
    luck = random.Random(4)
    level, held = Level(looks(0.03)), []
    for _ in range(200):
        wins = games = 0
        for look in range(1, level.looks + 1):
            wins += sum(luck.random() < 0.25 for _ in range(games_at(look) - games))
            games = games_at(look)
            if share(wins, games, level).half <= 0.03:
                break
        found = share(wins, games, level)
        held.append(found.low <= 0.25 <= found.high)
    assert covered(held) >= 0.94
