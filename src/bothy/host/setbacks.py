"""Setbacks: what went wrong with one thing of many is left alone for a while, so that the others have their turn."""

from __future__ import annotations

import time

FOR_LONG = 300.0
"""For so many seconds what cannot be done is not tried again."""
FOR_A_MOMENT = 10.0
"""And what others may do first, or the database could not keep just now."""


class Setbacks:
    """Of one kind of duty."""

    def __init__(self) -> None:
        self.until: dict[str, float] = {}

    def note(self, id: str, seconds: float) -> None:
        self.until[id] = time.monotonic() + seconds

    def left_alone(self) -> list[str]:
        """What is not to be tried now."""
        now = time.monotonic()
        self.until = {id: until for id, until in self.until.items() if until > now}
        return list(self.until)
