"""A row of a journal: an answer, an outcome, or that something was taken back."""

from __future__ import annotations

from bothy.kernel.table import Seat

ANSWER, SEAL, FIRST, OUTCOME, UNDO = "answer", "seal", "first", "outcome", "undo"


class Row:
    """One line of a journal."""

    def __init__(self, kind: str, seat: Seat, text: str, hash: str = "") -> None:
        self.kind = kind
        self.seat = seat
        """Who answered or was first; -1 for an outcome or an undo."""
        self.text = text
        """The choice's notation, the outcome, or the number an undo goes back to."""
        self.hash = hash
        """The fingerprint of the position after this row; kept on every 20th."""

    def __str__(self) -> str:
        words = [self.kind]
        if self.seat >= 0:
            words.append(str(self.seat))
        if self.text:
            words.append(self.text)
        return " ".join(words) + (f"  #{self.hash}" if self.hash else "")

    @staticmethod
    def parse(line: str) -> Row:
        body, _, mark = line.partition("  #")
        kind, _, rest = body.strip().partition(" ")
        if kind in (ANSWER, SEAL, FIRST):
            seat, _, text = rest.partition(" ")
            if seat.isdigit() and (text or kind == FIRST):
                return Row(kind, int(seat), text, mark)
        elif kind in (OUTCOME, UNDO) and rest.lstrip("-").isdigit():
            return Row(kind, -1, rest, mark)
        raise ValueError(f"{line.strip()!r} is no row of a journal; one is `answer 0 spot 3a` or `outcome 2`")
