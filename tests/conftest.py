"""What all tests share."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Generator
from types import FrameType

import pytest

import bothy.kernel  # noqa: F401

MANY_GAMES = "test_knack.py"
FOR_EVER = 600
"""A test that takes so many seconds hangs: it fails, and does not keep all others from ending."""


def pytest_configure(config: pytest.Config) -> None:
    """Where BOTHY_EXPECT says which kernel is meant, refuse to test the other one."""
    expected = os.environ.get("BOTHY_EXPECT")
    file = sys.modules["bothy.kernel.position"].__file__ or ""
    found = "interpreted" if file.endswith(".py") else "compiled"
    if expected not in (None, "", found):
        raise pytest.UsageError(f"the {expected} kernel was to be tested, and {file} is the {found} one")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="only the laws of this game")
    parser.addoption("--house", choices=("server", "tab"), default="server", help="where whole games are played")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ.get("BOTHY_EXPECT") == "interpreted":  # then the compiled rules are tested as well
        leave_to_compiled(config, items)
    key = config.getoption("--game")
    if key:
        items[:] = [item for item in items if f"[{key}-" in item.name]
        if not items:
            raise pytest.UsageError(f"no law speaks of a game {key!r}")


def leave_to_compiled(config: pytest.Config, items: list[pytest.Item]) -> None:
    """How well bots play takes many games, and they play the same ones compiled, some nine times as fast."""
    left = [item for item in items if item.path.name == MANY_GAMES]
    if len(left) == len(items):
        return  # somebody asked for these
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item.path.name != MANY_GAMES]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Generator[None, object, object]:
    return (yield from unless_it_hangs())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    return (yield from unless_it_hangs())


def unless_it_hangs() -> Generator[None, object, object]:
    if not hasattr(signal, "SIGALRM"):
        return (yield)
    before = signal.signal(signal.SIGALRM, hangs)
    signal.alarm(FOR_EVER)
    try:
        return (yield)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def hangs(number: int, frame: FrameType | None) -> None:
    pytest.fail(f"it has not ended after {FOR_EVER} seconds")
