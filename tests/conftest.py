"""What all tests share."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="only the laws of this game")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    key = config.getoption("--game")
    if key:
        items[:] = [item for item in items if f"[{key}-" in item.name]
        if not items:
            raise pytest.UsageError(f"no law speaks of a game {key!r}")
