"""What went wrong in games that were counted: it stops nobody, and it is told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass
class Mishaps:
    errors: dict[int, str] = field(default_factory=dict)
    """Games that failed, by their numbers, and why."""
    faults: dict[str, dict[str, int]] = field(default_factory=dict)
    """What went wrong with the answers of bots, by their names."""

    def blame(self, faults: Mapping[str, Mapping[str, int]]) -> None:
        """Count some faults more."""
        for name, some in faults.items():
            mine = self.faults.setdefault(name, {})
            for what, many in some.items():
                mine[what] = mine.get(what, 0) + many

    def told(self) -> dict[str, object]:
        """For a report."""
        return {
            "errors": {str(number): error for number, error in sorted(self.errors.items())},
            "faults": {name: dict(sorted(faults.items())) for name, faults in sorted(self.faults.items())},
        }
