"""The log: what of all that happened a reader is told, and which faces it names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bothy.kernel.message import EVERYONE, Event
from bothy.kernel.table import Seat, Table

OPEN: Final = -2
"""A reader to whom nothing is hidden; seats are counted from 0, and -1 is a spectator."""


def heard(event: Event, viewer: Seat) -> bool:
    """Whether a viewer may know. Who sees everything is not told besides what those were told who do not."""
    if viewer == OPEN:
        return event.audience == EVERYONE or event.audience > 0
    return event.heard_by(viewer)


class Fading:
    """Which of the faces that a log has named still lie where they were told to lie.

    Where memory is trusted, a line names a face only as long as it lies there and the reader is shown it; after that it
    tells the move without the face.
    """

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.count = 0
        """How many lines there have been."""
        self.lying: dict[int, dict[str, str]] = {}
        """By the number of a line, its faces that nothing has covered or moved since, and where they lie."""
        self.lost: list[tuple[int, int, str, str]] = []
        """What was covered or moved: by which line, of which line, which face, and where it lay."""
        for event in events:
            self.add(event)

    def add(self, event: Event) -> None:
        """One more line: what it moves, or tells anew, no longer lies there for those before it."""
        touched = set(event.faces.values())
        if event.source != event.target:
            touched |= {event.source, event.target}
        for number, faces in list(self.lying.items()) if touched else ():
            for key, place in list(faces.items()):
                if covered(place, touched):
                    self.lost.append((self.count, number, key, faces.pop(key)))
            if not faces:
                del self.lying[number]
        if event.faces:
            self.lying[self.count] = dict(event.faces)
        self.count += 1

    def back(self, count: int) -> None:
        """Only so many lines have been: what the others covered or moved lies where it lay."""
        while self.lost and self.lost[-1][0] >= count:
            _, number, key, place = self.lost.pop()
            self.lying.setdefault(number, {})[key] = place
        self.lying = {number: faces for number, faces in self.lying.items() if number < count}
        self.count = count

    def told(self, number: int, event: Event, table: Table | None) -> Event:
        """A line as it is told to somebody who is shown this table; all of it, if there is none to judge by."""
        if table is None or not event.faces:
            return event
        lying = self.lying.get(number, {})
        values = event.message.values
        forgotten = {key for key in event.faces if key not in lying or table.face_at(lying[key]) != values[key]}
        return event.without(forgotten) if forgotten else event


def covered(place: str, touched: set[str]) -> bool:
    """Whether something has come to a place or left it; a card in a pile, `open:3`, is covered with the pile."""
    return place in touched or place.partition(":")[0] in touched


def told(events: Iterable[Event], viewer: Seat, table: Table | None = None) -> list[Event]:
    """The lines of a log as a viewer is told them: without faces that are not shown on this table, if one is given."""
    all_lines = list(events)
    fading = Fading(all_lines)
    return [fading.told(number, event, table) for number, event in enumerate(all_lines) if heard(event, viewer)]
