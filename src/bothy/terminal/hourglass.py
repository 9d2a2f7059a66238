"""The clock that the rules of some tables put on a stretch of the game, at a terminal.

Nobody is interrupted while typing: the glass is looked at before somebody is asked, and when a line has been typed.
"""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], float]


class Hourglass:
    def __init__(self, clock: Clock = time.monotonic) -> None:
        self.clock = clock
        self.stretch = ""
        """What it runs for; empty while it stands still."""
        self.until = 0.0

    def turn(self, glass: tuple[str, int] | None) -> None:
        """Begin with a stretch of the game, or go on while it is the same."""
        if glass is None:
            self.stretch = ""
        elif glass[0] != self.stretch:
            self.stretch, self.until = glass[0], self.clock() + glass[1]

    def left(self) -> int | None:
        """The seconds that are left; None while it stands still."""
        return max(0, round(self.until - self.clock())) if self.stretch else None

    def is_empty(self) -> bool:
        return bool(self.stretch) and self.clock() >= self.until
