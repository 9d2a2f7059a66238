"""Which rows of the content a game's choices and outcomes speak of, and who in a game had to do with them.

A message speaks of a row where it says its key under the name of the table, or of the field that is the key:
`camera = 3`, `motif = head`, `card = 4` for the row `04`. So nothing has to be said about it anywhere else.
"""

from __future__ import annotations

from collections.abc import Iterable

from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.study.core.watching import Watch
from bothy.study.sums import Ratio
from bothy.study.workshop.sheets import Sheet

SAYING_NOTHING = ("key", "name")
"""Names of fields that could be any table's."""
Row = tuple[str, str]
"""A table, and the key of a row."""


class Meeting:
    """Knows by what is said of them which rows are met."""

    def __init__(self, sheets: Iterable[Sheet], choices: Iterable[Choice]) -> None:
        self.known: dict[tuple[str, str], list[Row]] = {}
        """Rows by what they are called: a name, and a value."""
        for sheet in sheets:
            names = {sheet.table, sheet.key.name} - {*SAYING_NOTHING}
            for key in sheet.rows:
                values = {key, str(int(key))} if key.isdecimal() else {key}
                for name in names:
                    for value in values:
                        self.known.setdefault((name, value), []).append((sheet.table, key))
        self.by_choice = {choice.id: rows for choice in choices if (rows := self.rows(choice.label))}

    def rows(self, message: Message) -> list[Row]:
        """The rows that a message speaks of."""
        found: dict[Row, None] = {}
        for name, value in message.values.items():
            found.update(dict.fromkeys(self.known.get((name, str(value)), ())))
        return list(found)

    def seats(self, watch: Watch) -> dict[Row, int]:
        """For each row that was met in the last game a mask of the seats that took it or to whom it came."""
        found: dict[Row, int] = {}
        for question in watch.questions.values():
            for id in question.touched:
                takers = question.takers[id]
                if takers:
                    for row in self.by_choice.get(id, ()):
                        found[row] = found.get(row, 0) | takers
        for tossed in watch.tossed.values():
            if tossed.has_seat:
                for outcome, times in tossed.seats.items():
                    mask = sum(1 << seat for seat, many in enumerate(times) if many)
                    for row in self.rows(tossed.words[outcome][0]):
                        found[row] = found.get(row, 0) | mask
        return found


def add_won(won: dict[Row, Ratio], met: dict[Row, int], shares: list[int]) -> None:
    """What those won who had to do with each row."""
    for row, mask in met.items():
        seats = [seat for seat in range(len(shares)) if mask >> seat & 1]
        won.setdefault(row, Ratio()).add(sum(shares[seat] for seat in seats), len(seats))
