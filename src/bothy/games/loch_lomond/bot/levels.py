"""How the levels think: what they remember, how fast they are, and what they look at."""

from __future__ import annotations

from typing import Final

NEVER: Final = 100.0


class Level:
    """A level of the knack. What it weighs is in points."""

    def __init__(
        self, forgets: int, reaction: float, call_at: float, knowing: float, handing: float, counts: bool
    ) -> None:
        self.forgets = forgets
        """Of a hundred cards it knows, how many it forgets in a lap."""
        self.reaction = reaction
        """The seconds it takes to call, as a median."""
        self.call_at = call_at
        """SAORSA!! with so many points or fewer."""
        self.knowing = knowing
        """What it is worth to know a card of one's own."""
        self.handing = handing
        """What a rival's card must bring that one chases away, to hand over one's worst."""
        self.counts = counts
        """Whether it counts what all have written down, and harms whoever is ahead in the game."""


GENTLE: Final[Level] = Level(forgets=15, reaction=1.8, call_at=6.0, knowing=0.8, handing=NEVER, counts=False)
"""Forgets much, is slow, looks after its own clan only, and does not count what others have written down."""
STEADY: Final[Level] = Level(forgets=5, reaction=1.2, call_at=7.0, knowing=1.0, handing=1.0, counts=True)
"""Forgets now and then."""
SHARP: Final[Level] = Level(forgets=0, reaction=0.8, call_at=9.0, knowing=1.5, handing=-1.0, counts=True)
"""Forgets nothing, is quick, wants to know its clan, and chases whatever it can."""
LEVELS: Final = {"gentle": GENTLE, "": STEADY, "sharp": SHARP}
