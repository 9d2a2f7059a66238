"""Intervals and tests: how sure one can be of a figure, and how often chance alone would bring one like it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

from bothy.study.sums import Mean, Ratio

NORMAL = NormalDist()


@dataclass(frozen=True)
class Level:
    """How sure an interval is meant to be, all looks together."""

    looks: int = 1
    """How often somebody may look and stop: the doubt is shared out evenly over the looks."""
    doubt: float = 0.05

    @property
    def z(self) -> float:
        """So many standard errors to each side."""
        return NORMAL.inv_cdf(1 - self.doubt / self.looks / 2)


@dataclass(frozen=True)
class Estimate:
    """A figure with its interval."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2

    def scaled(self, factor: float) -> Estimate:
        return Estimate(self.value * factor, self.low * factor, self.high * factor)

    def as_json(self) -> list[float | None]:
        return [rounded(self.value), rounded(self.low), rounded(self.high)]


UNKNOWN = Estimate(math.nan, math.nan, math.nan)


def rounded(figure: float) -> float | None:
    """For JSON, which knows no NaN and no infinity."""
    return round(figure, 6) if math.isfinite(figure) else None


def wilson(rate: float, size: float, z: float) -> Estimate:
    """A rate seen in a sample of this size, by Wilson's score: it never leaves 0 to 1, and never claims 0 or 1."""
    if not size > 0:
        return UNKNOWN
    z2 = z * z
    centre = (rate + z2 / (2 * size)) / (1 + z2 / size)
    half = z / (1 + z2 / size) * math.sqrt(max(0.0, rate * (1 - rate)) / size + z2 / (4 * size * size))
    return Estimate(rate, max(0.0, min(rate, centre - half)), min(1.0, max(rate, centre + half)))


def share(times: float, of: int, level: Level) -> Estimate:
    """What part of independent games something happened in."""
    return wilson(times / of, of, level.z) if of else UNKNOWN


def mean(sums: Mean, level: Level) -> Estimate:
    """A mean, by Student's t."""
    if not sums.count:
        return UNKNOWN
    if sums.count < 2:
        return Estimate(sums.value, -math.inf, math.inf)
    half = student(sums.count - 1, level.z) * sums.error
    return Estimate(sums.value, sums.value - half, sums.value + half)


def student(freedom: int, z: float) -> float:
    """The quantile of Student's t that belongs to one of the bell curve (Hill's expansion; exact for one and two)."""
    if freedom == 1:
        return math.tan(math.pi * (NORMAL.cdf(z) - 0.5))
    if freedom == 2:
        tail = 4 * NORMAL.cdf(z) * NORMAL.cdf(-z)
        return 2 * (NORMAL.cdf(z) - 0.5) * math.sqrt(2 / tail)
    n = freedom
    z3, z5, z7, z9 = z**3, z**5, z**7, z**9
    return (
        z
        + (z3 + z) / (4 * n)
        + (5 * z5 + 16 * z3 + 3 * z) / (96 * n**2)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n**3)
        + (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * n**4)
    )


def student_chance(freedom: int, t: float) -> float:
    """How often Student's t is as far off, to either side (Wallace's transformation to the bell curve)."""
    n = freedom
    return two_sided((8 * n + 1) / (8 * n + 3) * math.sqrt(n * math.log1p(t * t / n)))


def part(sums: Ratio, level: Level, whole: int = 1) -> Estimate:
    """A part of the whole that lies between none and all, counted in clusters of a game each.

    Wilson's interval for a sample of independent cases that would vary as much as these do. Where all cases are alike
    nothing varies, and each game counts as one case.
    """
    if not sums.of:
        return UNKNOWN
    value, size = sums.value / whole, float(sums.games)
    variance = sums.variance / (whole * whole)
    if 0 < value < 1 and variance > 0:
        size = value * (1 - value) / variance
    return wilson(value, size, level.z)


def per_case(sums: Ratio, level: Level) -> Estimate:
    """A mean over cases of which a game has several."""
    if not sums.of:
        return UNKNOWN
    half = level.z * math.sqrt(sums.variance) if sums.games > 1 else math.inf
    return Estimate(sums.value, sums.value - half, sums.value + half)


def two_sided(z: float) -> float:
    """How often chance alone would be as far off, to either side."""
    return math.erfc(abs(z) / math.sqrt(2))


def against(sums: Ratio, expected: float, whole: int = 1) -> float:
    """The chance that a part differs from what is expected as much as it does, if nothing were behind it."""
    variance = sums.variance / (whole * whole)
    if not variance > 0:
        return 1.0
    return two_sided((sums.value / whole - expected) / math.sqrt(variance))


def rate_against(times: float, of: int, expected: float) -> float:
    """The same for a rate in independent games."""
    if not of:
        return 1.0
    return two_sided((times / of - expected) / math.sqrt(expected * (1 - expected) / of))


def evenness(counts: Sequence[float]) -> float:
    """The chance that counts which should be alike differ as much as these (Pearson's chi squared)."""
    total = sum(counts)
    if len(counts) < 2 or not total:
        return 1.0
    expected = total / len(counts)
    return chi_squared(sum((some - expected) ** 2 for some in counts) / expected, len(counts) - 1)


def chi_squared(statistic: float, freedom: int) -> float:
    """The chance of a chi squared of at least this: the upper incomplete gamma function."""
    a, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        for n in range(1, 1000):
            term *= x / (a + n)
            total += term
            if term < total * 1e-15:
                break
        return max(0.0, 1 - scale * total)
    b, tiny = x + 1 - a, 1e-300
    c, d = 1 / tiny, 1 / b
    fraction = d
    for n in range(1, 1000):  # Lentz
        step = -n * (n - a)
        b += 2
        d = 1 / (step * d + b or tiny)
        c = b + step / c or tiny
        fraction *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return min(1.0, scale * fraction)


def never(chances: int, level: Level) -> float:
    """What never happened in so many independent cases happens at most in this part of them (Clopper and Pearson)."""
    return 1 - (level.doubt / level.looks / 2) ** (1 / chances) if chances else 1.0


def holm(chances: Sequence[float]) -> list[float]:
    """Corrected for their number, by Holm: of all that are below 0.05 now, any is there by chance in at most 5 %."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    corrected, worst = [1.0] * len(chances), 0.0
    for rank, place in enumerate(order):
        worst = max(worst, min(1.0, chances[place] * (len(chances) - rank)))
        corrected[place] = worst
    return corrected
