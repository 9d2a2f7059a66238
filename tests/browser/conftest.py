"""A server and a real browser for each module of tests, and visitors who come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.tabs import TabHouse
from browser.visits import PATIENCE, House, Server, Visitor, chromium, welcome

Visit = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE)  # a house in a tab takes its time to be set up


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """All tests of a module are one worker's: its server and browser are started once, and the long ones first."""
    ours = [item for item in items if item.path.parent == Path(__file__).parent]
    for item in ours:
        item.add_marker(pytest.mark.xdist_group(item.path.stem))
    if config.getoption("--house") == "tab":
        left = [item for item in ours if item.get_closest_marker("anywhere") is None]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Whole games are played in a house on a server, and by `--house tab` in one in a tab; some always in both."""
    mark = metafunc.definition.get_closest_marker("anywhere")
    if mark is None:
        return
    both = ["server", "tab"] if mark.kwargs.get("always") else ["server"]
    houses = ["tab"] if metafunc.config.getoption("--house") == "tab" else both
    metafunc.parametrize("house", houses, scope="module", indirect=True)


@pytest.fixture(scope="module")
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if getattr(request, "param", "server") == "server":
        yield request.getfixturevalue("server")
    else:
        with TabHouse(tmp_path_factory.mktemp("tab")) as running:
            yield running


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
def visit(request: pytest.FixtureRequest, browser: Browser, house: House) -> Iterator[Visit]:
    """Calls for a visitor: `visit(width=390, language="fr-FR", dark=True)`."""
    house.begin(request.node.name)
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(welcome(browser, house, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
