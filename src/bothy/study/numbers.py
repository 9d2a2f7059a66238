"""Numbers as they are written in a language: 10,000 and 25.1 % in English, 10 000 and 25,1 % in French."""

from __future__ import annotations

import math

from bothy.study.statistics import Estimate

NARROW, NO_BREAK = "\u202f", "\u00a0"
NOTHING = "–"
"""Where there is no figure."""


class Numbers:
    """Writes numbers in one language."""

    def __init__(self, lang: str) -> None:
        self.comma = lang == "fr"

    def plain(self, figure: float, digits: int = 0) -> str:
        if not math.isfinite(figure):
            return NOTHING
        text = f"{abs(figure):,.{digits}f}"
        sign = "−" if figure < 0 and float(f"{figure:.{digits}f}") else ""
        if self.comma:
            text = text.replace(",", NARROW).replace(".", ",")
        return sign + text

    def percent(self, share: float, digits: int = 1) -> str:
        return NOTHING if not math.isfinite(share) else f"{self.plain(share * 100, digits)}{NO_BREAK}%"

    def points(self, share: float) -> str:
        """A difference of shares, in hundredths."""
        return self.plain(share * 100, 1)

    def range(self, low: float, high: float, digits: int = 1) -> str:
        return f"{self.plain(low, digits)}–{self.plain(high, digits)}"

    def shares(self, estimate: Estimate, digits: int = 1) -> str:
        """The interval of a share, in hundredths."""
        return self.range(estimate.low * 100, estimate.high * 100, digits)

    def chance(self, chance: float) -> str:
        if chance < 0.001:
            return f"< {self.plain(0.001, 3)}"
        return self.plain(chance, 3)


def digits_for(estimate: Estimate) -> int:
    """How many digits after the comma are worth telling, by the width of the interval."""
    width = estimate.high - estimate.low
    if not math.isfinite(width) or width <= 0:
        return 1
    return max(0, min(3, 1 - math.floor(math.log10(width))))
