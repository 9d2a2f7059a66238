"""What a change of a table's record means for the clocks, the bots and the screens; the host sees to it."""

from __future__ import annotations

from enum import Enum, auto


class Effect(Enum):
    """What a change of the record means for the rest of the table. The record is to be kept and shown in any case."""

    SHOWN = auto()
    """Nothing more."""
    RESEATED = auto()
    """Somebody else plays a seat: who thinks for it stops, and who is asked now is waited for."""
    STOPPED = auto()
    """Nobody is waited for any more."""
    RESUMED = auto()
    """Those who are asked are waited for again."""
    UNDONE = auto()
    """All agree to go back to where the proposal says."""
    LET_IN = auto()
    """Somebody may see all hands from now on."""
