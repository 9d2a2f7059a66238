"""What all tests share."""

from __future__ import annotations

import os
import sys

import pytest

import bothy.kernel  # noqa: F401


def pytest_configure(config: pytest.Config) -> None:
    """Where BOTHY_EXPECT says which kernel is meant, refuse to test the other one."""
    expected = os.environ.get("BOTHY_EXPECT")
    file = sys.modules["bothy.kernel.position"].__file__ or ""
    found = "interpreted" if file.endswith(".py") else "compiled"
    if expected not in (None, "", found):
        raise pytest.UsageError(f"the {expected} kernel was to be tested, and {file} is the {found} one")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="only the laws of this game")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    key = config.getoption("--game")
    if key:
        items[:] = [item for item in items if f"[{key}-" in item.name]
        if not items:
            raise pytest.UsageError(f"no law speaks of a game {key!r}")
