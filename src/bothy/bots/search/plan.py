"""What the name of a searching bot means: `search`, `search:200`, `search:200ms`, `search:50:random`."""

from __future__ import annotations

import math
from typing import Final

USUAL: Final = 64
"""The iterations of `search`, where its name does not say how many."""
MOST: Final = 1_000_000
"""More iterations, or milliseconds, nobody means."""
RIGHT: Final = "one is search (64 iterations), search:200 (so many), search:200ms (so long) or search:50:random"


class Plan:
    """How far to think, and whom to imagine in the seats."""

    def __init__(self, iterations: int, milliseconds: int, wandering: bool) -> None:
        self.iterations = iterations
        """How many times an answer is tried out in a world, for all answers together; 0 with a time instead."""
        self.milliseconds = milliseconds
        """How long to think, in processor time; 0 with a number of iterations instead."""
        self.wandering = wandering
        """Whether everybody in the imagined worlds answers at random: a weaker bot, for comparison."""

    def share(self, part: float) -> Plan:
        """The same for a question that is worth only a part of it."""
        return Plan(math.ceil(self.iterations * part), math.ceil(self.milliseconds * part), self.wandering)


def read(name: str) -> Plan:
    """The plan of a bot's name; ValueError says what would be right."""
    words = name.split(":")
    many, wandering = words[1] if len(words) > 1 else str(USUAL), words[2:] == ["random"]
    timed = many.endswith("ms")
    digits = many.removesuffix("ms")
    if words[0] != "search" or words[2:] not in ([], ["random"]) or not (digits.isascii() and digits.isdigit()):
        raise ValueError(f"{name!r} is no searching bot: {RIGHT}")
    number = int(digits) if len(digits) < 10 else MOST + 1
    if not 1 <= number <= MOST:
        what = "milliseconds" if timed else "iterations"
        raise ValueError(f"{name!r}: a search takes 1 to {MOST:,} {what}, not {digits}")
    return Plan(0, number, wandering) if timed else Plan(number, 0, wandering)


def shortened(name: str, part: float) -> str:
    """The same bot with a part of its time; one that counts iterations keeps them."""
    plan = read(name)
    if not plan.milliseconds:
        return name
    return f"search:{plan.share(part).milliseconds}ms" + (":random" if plan.wandering else "")
