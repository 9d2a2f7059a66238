"""A server and a real browser for each module of tests, and visitors who come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.visits import Server, Visitor, chromium, welcome

Visit = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of a module are one worker's: its server and browser are started once, and the long ones first."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), seed=8) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module only: while it is open its event loop runs in this thread, in the way of those of other tests."""
    with chromium() as found:
        yield found


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Visit]:
    """Calls for a visitor: `visit(width=390, language="fr-FR", dark=True)`."""
    server.begin(request.node.name)
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(welcome(browser, server, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
