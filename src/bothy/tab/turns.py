"""How long each turn of the loop takes, whatever is done in it: meanwhile nothing else is done, and no page heard."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from bothy.host.work import Held, Work, no_longer

R = TypeVar("R")
DOORS = ("call_soon", "call_later", "call_at")
"""How a loop is given something to do in a turn."""


class TabWork(Work):
    """Work without threads, which knows what was done last."""

    def __init__(self) -> None:
        super().__init__(threads=False)
        self.last = ""

    def note(self, by: str, seconds: float) -> None:
        super().note(by, seconds)
        self.last = by


class Longest(NamedTuple):
    """The longest turn, and what was done in it."""

    seconds: float
    by: str


class Turns:
    """All turns of a loop, from when it is watched."""

    def __init__(self, work: TabWork, clock: Callable[[], float] = time.perf_counter) -> None:
        self.work = work
        self.clock = clock
        self.held: dict[str, Held] = {}
        self.loop: asyncio.AbstractEventLoop | None = None

    def watch(self) -> None:
        """From now on everything that the running loop is given is timed."""
        self.loop = asyncio.get_running_loop()
        for name in DOORS:
            setattr(self.loop, name, self.timing(getattr(self.loop, name), first=int(name != "call_soon")))

    def leave(self) -> None:
        """The loop is as it was."""
        for name in DOORS if self.loop is not None else ():
            delattr(self.loop, name)
        self.loop = None

    def timing(self, door: Callable[..., Any], first: int) -> Callable[..., Any]:
        """A door of the loop; what it is given stands after so many other things."""

        def given(*what: Any, **wishes: Any) -> Any:
            do = what[first]
            timed = do if isinstance(do, Turn) else Turn(self, do)  # one door may lead to another
            return door(*what[:first], timed, *what[first + 1 :], **wishes)

        return given

    def take(self, do: Callable[..., R], *given: Any) -> R:
        """Do something in this turn."""
        self.work.last = ""
        begun = self.clock()
        try:
            return do(*given)
        finally:
            self.note(self.work.last or name_of(do), self.clock() - begun)

    def note(self, by: str, seconds: float) -> None:
        held = self.held.get(by)
        if held is None:
            held = self.held[by] = Held()
        held.note(seconds)

    @property
    def times(self) -> int:
        """How many there were."""
        return sum(held.times for held in self.held.values())

    def longest(self) -> Longest:
        by = max(self.held, key=lambda name: self.held[name].longest, default="")
        return Longest(self.held[by].longest if by else 0.0, by)

    def no_longer(self, share: float) -> float:
        """The seconds than which this share of all turns was no longer."""
        return no_longer(self.held.values(), share)


class Turn:
    """Something that is done in a turn of its own."""

    __slots__ = ("do", "turns")

    def __init__(self, turns: Turns, do: Callable[..., Any]) -> None:
        self.turns = turns
        self.do = do

    def __call__(self, *given: Any) -> Any:
        return self.turns.take(self.do, *given)


def name_of(do: Callable[..., Any]) -> str:
    """What something that the loop does is called: a task by what it carries out."""
    task = getattr(do, "__self__", None)
    if isinstance(task, asyncio.Task):
        return str(getattr(task.get_coro(), "__qualname__", "a task"))
    return str(getattr(do, "__qualname__", type(do).__name__))
