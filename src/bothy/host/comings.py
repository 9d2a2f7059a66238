"""Who came, went or took a chair during a game: lines of the log that no row of the journal tells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bothy.host.table_record import Coming
from bothy.kernel import SPECTATOR, Event, Message

MOST: Final = 200
"""So many are kept of a table; the oldest are forgotten first."""
SAT, LEFT, REMOVED, RENAMED = "log-sat-down", "log-left", "log-removed", "log-renamed"
AWAY, SLEPT, BACK, RESIGNED, LINK, LET_IN, ADVICE = (
    "log-away",
    "log-slept",
    "log-back",
    "log-resigned",
    "log-other-device",
    "log-let-in",
    "log-advice",
)
LINES: Final = frozenset({SAT, LEFT, REMOVED, RENAMED, AWAY, SLEPT, BACK, RESIGNED, LINK, LET_IN, ADVICE})


def event_of(coming: Coming) -> Event:
    return Event(Message(coming.id, dict(coming.values)))


def is_coming(event: Event) -> bool:
    """Whether it happened around the table and not on it, so that no undo takes it back."""
    return event.message.id in LINES


def merged(events: Iterable[tuple[int, Event]], comings: Iterable[Coming]) -> list[tuple[int, Event]]:
    """What happened in a game, with the comings and goings between; both with the number at which they happened."""
    merged: list[tuple[int, Event]] = []
    waiting = list(comings)
    for at, event in events:
        while waiting and waiting[0].number < at:
            coming = waiting.pop(0)
            merged.append((coming.number, event_of(coming)))
        merged.append((at, event))
    return merged + [(coming.number, event_of(coming)) for coming in waiting]


def seated_then(events: Sequence[Event], names: Sequence[str], viewer: int) -> list[tuple[list[str], int]]:
    """What the seats were called when each of these happened, from what they are called now; and the reader's seat."""
    then = list(names)
    told: list[tuple[list[str], int]] = []
    for event in reversed(events):
        told.append((list(then), viewer))
        seat, before = event.message.values.get("seat"), event.message.values.get("before")
        if is_coming(event) and isinstance(seat, int) and isinstance(before, str) and 0 <= seat < len(then):
            then[seat] = before
            viewer = SPECTATOR if seat == viewer and event.message.id != RENAMED else viewer
    return told[::-1]
