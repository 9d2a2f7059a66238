"""Servers for the tests of the web: one in a file, one on a real PostgreSQL, each in a process of its own."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator

import pytest

from campaigns.network import Server
from campaigns.postgres import running_postgres

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
    with running_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def postgres_server(postgres: str) -> Iterator[Server]:
    with Server(postgres) as running:
        yield running
