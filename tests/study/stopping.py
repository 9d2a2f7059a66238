"""A run that is stopped from outside, as by Ctrl-C."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from bothy.lab import chunks
from bothy.lab.places import Place
from bothy.lab.report import Stop
from bothy.study import collecting, running
from bothy.study.parts import Chunk
from bothy.study.plan import Planned


@contextmanager
def stopped_run(monkeypatch: pytest.MonkeyPatch, when: Callable[[str, int], bool]) -> Iterator[None]:
    """Whoever collects meanwhile is told to stop after the chunk of which that is said, by its part and number."""
    real = running.run
    stop: list[Stop] = []

    def interrupted(plan: Planned, part: str, gaps: list[tuple[int, int]], place: Place) -> Iterator[Chunk]:
        for number, chunk in enumerate(real(plan, part, gaps, place)):
            stop[0].wanted = stop[0].wanted or when(part, number)
            yield chunk

    class Stopped(Stop):
        def __init__(self) -> None:
            super().__init__()
            stop[:] = [self]

    with monkeypatch.context() as patched:
        patched.setattr(collecting, "run", interrupted)
        patched.setattr(collecting, "Stop", Stopped)
        patched.setattr(chunks, "SECONDS", 0.0)
        yield
