"""Answers drawn by lot: each the likelier, the better it is."""

from __future__ import annotations

import math
from typing import Final

from bothy.kernel.luck import Luck
from bothy.kernel.notation import Choice

FAINT: Final = 1 << 20
"""Chances are told apart as finely as this."""
A_HAIR: Final = 1e-9
"""By so little worths differ that are meant to be equal."""


def weights(found: list[float], heat: float) -> list[float]:
    """How likely each of these is, by its worth; without heat, the best are all alike and the others out.

    With heat, what is better by so much is 2.7 times as likely.
    """
    most = max(found)
    if heat <= 0.0:
        given = [1.0 if value > most - A_HAIR else 0.0 for value in found]
    else:
        given = [math.exp((value - most) / heat) for value in found]
    total = sum(given)
    return [weight / total for weight in given]


def drawn(choices: list[Choice], likely: list[float], seed: int) -> Choice:
    """One of the choices, by how likely each is."""
    part: float = Luck(seed).below(FAINT) / FAINT
    for place, weight in enumerate(likely):
        part -= weight
        if part < 0.0:
            return choices[place]
    return choices[likely.index(max(likely))]
