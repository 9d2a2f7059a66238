"""Work done on a Ray cluster: one started on this machine for the occasion, or one that runs already.

What is sent is a function of Bothy and small values; every node needs the same version of Bothy, and games, packs and
seeds do the rest. Ray is an extra (`bothy.extras`).
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from bothy import __version__
from bothy.bots.search import plan as thinking
from bothy.extras import installing
from bothy.lab.places import LOST, Apart, Job, Lost

T = TypeVar("T")

LOCAL = "local"
"""Instead of an address: a cluster on this machine, as long as the command runs."""
STORE = 128 * 1024 * 1024
"""Bytes of memory that a local cluster keeps results in until they are collected."""
PATIENCE = 1.0
"""Seconds between two looks at whether anybody has pressed Ctrl-C."""


class Ray(Apart):
    """The workers of a cluster, as many at a time as it has processors at the moment."""

    def __init__(self, address: str, workers: int) -> None:
        self.folder: tempfile.TemporaryDirectory[str] | None = None
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if address == LOCAL:
            # With this, Ray takes 127.0.0.1 for this machine's address, and no port is open to others.
            os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        self.ray = imported()
        told: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if address == LOCAL:
            self.folder = tempfile.TemporaryDirectory(prefix="bothy-ray-", ignore_cleanup_errors=True)
            told |= {"address": LOCAL, "num_cpus": workers, "include_dashboard": False}
            told |= {"object_store_memory": STORE, "_temp_dir": self.folder.name}
        else:
            told["address"] = address
        try:
            self.ray.init(**told)
        except (ConnectionError, RuntimeError, OSError) as error:
            self.close()
            raise ValueError(f"no Ray cluster answers at {address}: {str(error).splitlines()[0]}") from error
        self.there = self.ray.remote(num_cpus=1, max_retries=LOST)(done_there)

    @property
    def width(self) -> int:
        """How many processors the cluster has at the moment."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 0)))

    def begin(self, work: Callable[..., T], job: Job) -> Any:
        return self.there.remote(__version__, work, job)

    def ended(self, sent: list[Any]) -> list[Any]:
        ready: list[Any] = []
        while not ready:
            ready, _ = self.ray.wait(sent, num_returns=1, timeout=PATIENCE)
        return ready

    def result(self, sent: Any) -> Any:
        from ray.exceptions import RayError, RayTaskError

        try:
            return self.ray.get(sent)
        except RayTaskError as error:
            cause = error.cause
            if isinstance(cause, ModuleNotFoundError):
                raise ValueError(f"a worker of the cluster has no {cause.name}: {needed()}") from error
            raise (cause if isinstance(cause, Exception) else error) from None
        except RayError as error:
            raise Lost(str(error).splitlines()[0]) from error

    def cancel(self, sent: list[Any]) -> None:
        for one in sent:
            self.ray.cancel(one, force=True)

    def close(self) -> None:
        self.ray.shutdown()
        if self.folder is not None:
            self.folder.cleanup()
            self.folder = None


def imported() -> Any:
    try:
        import ray
    except ImportError as error:
        raise ValueError(f"--ray needs Ray: {installing('ray')}") from error
    return ray


def needed() -> str:
    return f"every node needs bothy-games=={__version__}, and the games that are played"


def done_there(version: str, work: Callable[..., T], job: Job) -> T:
    """A job, in a worker of the cluster."""
    if version != __version__:
        raise ValueError(f"a worker of the cluster has Bothy {__version__}, not {version}: {needed()}")
    return work(*job)


def checked(address: str) -> str:
    """The address of a cluster, if it can be one."""
    if address in (LOCAL, "auto") or ":" in address:
        return address
    raise ValueError(f"--ray takes the HOST:PORT of a cluster, or nothing for one on this machine, not {address!r}")


def check_bots(names: Iterable[str]) -> None:
    """Refuse bots that need not answer the same wherever they think."""
    for name in names:
        kind = name.partition(":")[0]
        if kind.partition("/")[0] == "cmd":
            raise ValueError(f"{name} is a program of this machine, and --ray plays elsewhere: leave --ray out")
        if kind == "search" and thinking.read(name).milliseconds:
            raise ValueError(
                f"{name} thinks by the clock, so its games depend on who plays them: with --ray say how many "
                "iterations, as in search:200"
            )
