"""Work whose worker dies, found by its name in other processes."""

from __future__ import annotations

import os
from pathlib import Path


def dies_once(marks: Path, number: int) -> int:
    """The worker that is first to take job 2 is gone before it ends."""
    mark = marks / "died"
    if number == 2 and not mark.exists():
        mark.touch()
        os._exit(1)
    return number * number


def always_dies(number: int) -> int:
    os._exit(number)
