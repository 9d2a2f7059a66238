"""The log of one viewer, encoded line by line as it grows, so that telling all of it is no work."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from bothy.host.views import line
from bothy.kernel import Event, Table
from bothy.locales.log import Fading, heard

Told = Sequence[tuple[int, Event]]
"""What happened, with the number of answers and outcomes at which it did."""


class Logbook:
    """What one viewer is told; where memory is trusted, lines forget the faces that are no longer shown."""

    def __init__(self, viewer: int, events: Told, fading: Fading, shown: Table | None) -> None:
        self.viewer = viewer
        self.body = bytearray()
        """All lines, with commas between them."""
        self.ends: list[int] = []
        """Where each line ends in it."""
        self.numbers: list[int] = []
        """After how many answers and outcomes each was told."""
        self.with_faces: dict[int, int] = {}
        """The lines that have faces to tell, by the places of their events in the list of all."""
        self.naming: set[int] = set()
        """Those of them of which a face is told now."""
        self.forgetful: set[int] = set()
        """Those of which one is not told."""
        self.add(events, 0, fading, shown)

    def __len__(self) -> int:
        return len(self.ends)

    def add(self, events: Told, first: int, fading: Fading | None = None, shown: Table | None = None) -> int:
        """More has happened, the first of it at this place in the list of all; how many lines that is."""
        before = len(self.ends)
        for place, (number, event) in enumerate(events, first):
            if heard(event, self.viewer):
                told = event if fading is None else fading.told(place, event, shown)
                if event.faces:
                    self.with_faces[place] = len(self.ends)
                    self.note(place, event, told)
                if self.ends:
                    self.body += b","
                self.body += line(told)
                self.ends.append(len(self.body))
                self.numbers.append(number)
        return len(self.ends) - before

    def note(self, place: int, event: Event, told: Event) -> None:
        """Whether a face of an event is told, and whether one is not."""
        (self.forgetful.discard if told is event else self.forgetful.add)(place)
        names = any(told.message.values[key] for key in event.faces)
        (self.naming.add if names else self.naming.discard)(place)

    def judge(self, events: Told, fading: Fading, shown: Table | None) -> int:
        """Tell the faces that are shown on this table, and no other; from which line on that has changed something."""
        changed = len(self.ends)
        uncertain = self.forgetful if shown is None else self.naming | (self.with_faces.keys() & fading.lying.keys())
        for place in sorted(uncertain):
            event = events[place][1]
            told = fading.told(place, event, shown)
            self.note(place, event, told)
            changed = min(changed, self.rewrite(self.with_faces[place], line(told)))
        return changed

    def rewrite(self, at: int, words: bytes) -> int:
        """Another wording of a line; which one it is, or the number of lines if it was worded so before."""
        begin, end = self.ends[at - 1] + 1 if at else 0, self.ends[at]
        if self.body[begin:end] == words:
            return len(self.ends)
        self.body[begin:end] = words
        longer = len(words) - (end - begin)
        if longer:
            self.ends[at:] = [end + longer for end in self.ends[at:]]
        return at

    def back(self, number: int) -> None:
        """What was told after so many answers and outcomes has not happened."""
        kept = bisect_right(self.numbers, number)
        del self.body[self.ends[kept - 1] if kept else 0 :]
        del self.ends[kept:]
        del self.numbers[kept:]
        for place in [place for place, at in self.with_faces.items() if at >= kept]:
            del self.with_faces[place]
            self.naming.discard(place)
            self.forgetful.discard(place)

    def lines_from(self, first: int) -> bytes:
        """The lines from this one on, with commas between them."""
        return bytes(self.body[self.ends[first - 1] + 1 if first else 0 :])
