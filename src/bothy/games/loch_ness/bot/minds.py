"""How the levels think: what they look at, and how much chance there is in what they do."""

from __future__ import annotations

from typing import Final


class Mind:
    """A level. Heats are in points: so much better an answer must be to be given 2.7 times as often."""

    def __init__(
        self,
        reading: float,
        card: float,
        spot: float,
        coy: bool,
        action: float,
        rivals: float,
        photos: float,
        thrift: float,
    ) -> None:
        self.reading = reading
        """How firmly it reads others' cards from where their cameras went, for each point by which they suit."""
        self.card = card
        """The heat of laying a card among two; bluff lives here."""
        self.spot = spot
        """The heat of placing and moving cameras."""
        self.coy = coy
        """Whether its cameras go by more cards than its own, so that they do not tell which it is."""
        self.action = action
        """The heat of choosing an action."""
        self.rivals = rivals
        """How much it counts what its card leaves to others."""
        self.photos = photos
        """How much of a photo's worth it sees."""
        self.thrift = thrift
        """The least part of what a camera brings that it bids for one, up to as much again and more."""


GENTLE: Final = Mind(reading=0.0, card=100.0, spot=2.0, coy=False, action=100.0, rivals=0.0, photos=0.3, thrift=0.2)
"""Looks at its own card only, does not ask what others' cameras tell, and goes anywhere with its reporter."""
STEADY: Final = Mind(reading=0.4, card=8.0, spot=0.7, coy=True, action=2.5, rivals=0.0, photos=0.7, thrift=0.3)
"""Reads others a little, and is not always exact."""
SHARP: Final = Mind(reading=1.5, card=5.0, spot=0.12, coy=True, action=0.5, rivals=1.0, photos=1.0, thrift=0.35)
"""Reads others well, weighs what its card leaves to them, and is exact."""
MINDS: Final = {"gentle": GENTLE, "": STEADY, "sharp": SHARP}
