"""Where work is done: in this process, in others of this machine, or on a cluster (`lab/cluster.py`).

Work is a function and many jobs, each a tuple of what the function is given. Jobs are taken up in their order and end
in any; what comes of each is the same wherever it was done, so nobody above has to know where that was.
"""

from __future__ import annotations

import itertools
import math
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from typing import TYPE_CHECKING, Any, Self, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

T = TypeVar("T")
Job = tuple[Any, ...]

ALONE = 2.0
"""What takes no more seconds than this is not worth starting other processes for."""
LOST = 5
"""So often a job whose worker was lost is done again."""


class Lost(Exception):
    """The worker is gone, and what it was doing with it."""


class Place(ABC):
    """Somewhere to work. Used with `with`, it leaves nothing running behind it."""

    worth = 0.0
    """Work of fewer seconds than this is done in this process."""

    @property
    @abstractmethod
    def width(self) -> int:
        """How many jobs are done at a time."""

    @abstractmethod
    def run(self, work: Callable[..., T], jobs: Iterable[Job]) -> Iterator[tuple[Job, T]]:
        """Do all jobs, and yield each with what came of it as it ends."""

    def pilot(self) -> Place:
        """Where the first jobs are done, that tell how long all will take."""
        return self

    def close(self) -> None:
        """End what was started, if anything was."""
        return

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Here(Place):
    """In this process, one job after the other."""

    worth = math.inf

    @property
    def width(self) -> int:
        return 1

    def run(self, work: Callable[..., T], jobs: Iterable[Job]) -> Iterator[tuple[Job, T]]:
        for job in jobs:
            yield job, work(*job)


class Apart(Place):
    """Workers elsewhere, of which some may be lost. Two jobs for each are on their way, so that none has to wait."""

    @abstractmethod
    def begin(self, work: Callable[..., T], job: Job) -> Hashable:
        """Send a job off; what it is known by from now on."""

    @abstractmethod
    def ended(self, sent: list[Any]) -> list[Any]:
        """Wait until some of those have ended, and say which."""

    @abstractmethod
    def result(self, sent: Any) -> Any:
        """What came of one that has ended. Raises Lost if its worker is gone, or what was raised in it."""

    @abstractmethod
    def cancel(self, sent: list[Any]) -> None:
        """Nobody waits for those any more."""

    def run(self, work: Callable[..., T], jobs: Iterable[Job]) -> Iterator[tuple[Job, T]]:
        coming = iter(jobs)
        sent: dict[Any, tuple[Job, int]] = {}
        try:
            while True:
                for job in itertools.islice(coming, max(0, 2 * self.width - len(sent))):
                    sent[self.begin(work, job)] = job, 1
                if not sent:
                    return
                for one in self.ended(list(sent)):
                    job, times = sent.pop(one)
                    try:
                        found = self.result(one)
                    except Lost as lost:
                        if times > LOST:
                            raise ValueError(
                                f"given up: a worker was lost {times} times at the same job: {lost}"
                            ) from lost
                        sent[self.begin(work, job)] = job, times + 1
                    else:
                        yield job, found
        finally:
            self.cancel(list(sent))


class Processes(Apart):
    """So many processes of this machine, started when there is enough to do."""

    worth = ALONE

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    @property
    def width(self) -> int:
        return self.workers

    def pilot(self) -> Place:
        return Here()

    def begin(self, work: Callable[..., T], job: Job) -> Future[T]:
        if self.pool is not None:
            try:
                return self.pool.submit(work, *job)
            except BrokenExecutor:
                self.close()
        from concurrent.futures import ProcessPoolExecutor  # a browser has neither, and tries packs without
        from multiprocessing import get_context

        self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=ignore_interrupts)
        return self.pool.submit(work, *job)

    def ended(self, sent: list[Future[Any]]) -> list[Future[Any]]:
        return list(wait(sent, return_when=FIRST_COMPLETED).done)

    def result(self, sent: Future[Any]) -> Any:
        try:
            return sent.result()
        except BrokenExecutor as error:
            raise Lost("a process ended before its work did") from error

    def cancel(self, sent: list[Future[Any]]) -> None:
        for one in sent:
            one.cancel()

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_this_machine(workers: int) -> Place:
    """One process, this one, or so many others."""
    return Processes(workers) if workers > 1 else Here()
