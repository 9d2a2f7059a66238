"""What went wrong in games that were counted: it stops nobody, and it is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bothy.bots import Bot
from bothy.bots.seated import faults_of
from bothy.lab.runs import new_faults


@dataclass
class Mishaps:
    errors: dict[int, str] = field(default_factory=dict)
    """Games that failed, by their numbers, and why."""
    faults: dict[str, dict[str, int]] = field(default_factory=dict)
    """What went wrong with the answers of bots, by their names."""

    def noted(self, number: int, bots: Sequence[Bot] = (), mark: str = "") -> Noted:
        """What is played meanwhile may fail: then it is told as such, and stops nobody."""
        return Noted(self, number, list(bots), mark)

    def blame(self, faults: Mapping[str, Mapping[str, int]]) -> None:
        """Count some faults more."""
        for name, some in faults.items():
            mine = self.faults.setdefault(name, {})
            for what, many in some.items():
                mine[what] = mine.get(what, 0) + many

    def listed(self) -> dict[str, object]:
        """For a report."""
        return {
            "errors": {str(number): error for number, error in sorted(self.errors.items())},
            "faults": {name: dict(sorted(faults.items())) for name, faults in sorted(self.faults.items())},
        }


class Noted:
    """While it lasts a game may fail."""

    def __init__(self, mishaps: Mishaps, number: int, bots: list[Bot], mark: str) -> None:
        self.mishaps = mishaps
        self.number = number
        self.bots = bots
        self.mark = mark

    def __enter__(self) -> None:
        self.before = faults_of(self.bots) if self.bots else {}

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        if self.bots:
            self.mishaps.blame(new_faults(self.before, self.bots))
        if isinstance(error, Exception):
            self.mishaps.errors[self.number] = f"{self.mark}{type(error).__name__}: {error}"
        return isinstance(error, Exception)
