"""The log: what of all that happened a reader is told."""

from __future__ import annotations

from typing import Final

from bothy.kernel.message import EVERYONE, Event
from bothy.kernel.table import Seat

OPEN: Final = -2
"""A reader to whom nothing is hidden; seats are counted from 0, and -1 is a spectator."""


def heard(event: Event, viewer: Seat) -> bool:
    """Whether a viewer may know. Who sees everything is not told besides what those were told who do not."""
    if viewer == OPEN:
        return event.audience == EVERYONE or event.audience > 0
    return event.heard_by(viewer)
