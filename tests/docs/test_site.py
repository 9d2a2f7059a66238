"""The site of the documents: it can be built, every page can be found in it, and nothing is loaded from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md"))
LOADING = {"script", "img", "iframe", "source", "audio", "video", "embed"}


class Page(HTMLParser):
    """What a page loads, what it links to, and which anchors it has."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.classes: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        self.classes |= set(given.get("class", "").split())
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link":
            self.loads.append(given["href"])
        elif tag in LOADING:
            self.loads += [given[name] for name in ("src", "srcset") if name in given]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make docs` builds it; a warning is an error."""
    place = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(place)]
    run = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, text=True, capture_output=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return place


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Page]:
    """Every page but the one for addresses that are wrong, which does not know where it will stand."""
    files = [file for file in sorted(site.rglob("*.html")) if file.name != "404.html"]
    return {file.relative_to(site).as_posix(): Page(file) for file in files}


def test_every_document_can_be_reached_from_the_first_page(pages: dict[str, Page]) -> None:
    """By the navigation: MkDocs is told to warn of a page that is not in it."""
    linked = {urlsplit(link).path for link in pages["index.html"].links}
    assert {page.removesuffix(".md") + ".html" for page in PAGES} <= linked
    assert any(link.startswith("rules/") for link in linked)


def test_links_and_anchors_lead_somewhere(site: Path, pages: dict[str, Page]) -> None:
    for name, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or link in ("", "."):
                continue
            target = (site / name).parent / unquote(parts.path) if parts.path else site / name
            assert target.exists(), f"{name} links to {link}"
            place = target.resolve().relative_to(site.resolve()).as_posix()
            if parts.fragment and place in pages:
                assert unquote(parts.fragment) in pages[place].anchors, f"{name} links to {link}"


def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[str, Page]) -> None:
    for name, page in pages.items():
        foreign = [address for address in page.loads if urlsplit(address).netloc]
        assert not foreign, f"{name} loads {foreign}"
        missing = [address for address in page.loads if not ((site / name).parent / urlsplit(address).path).exists()]
        assert not missing, f"{name} loads {missing}, which is not there"
        assert "mermaid" not in page.classes, f"{name} has a diagram, for which the theme loads a script from elsewhere"
    for sheet in site.rglob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        assert not re.search(r"@import|url\(['\"]?(https?:)?//", text), f"{sheet.name} loads something"


def test_the_first_page_shows_the_pictures(pages: dict[str, Page]) -> None:
    shown = {address for address in pages["index.html"].loads if address.startswith("pictures/")}
    assert shown == {f"pictures/{file.name}" for file in (ROOT / "docs" / "pictures").iterdir()}


def test_the_reference_tells_what_bothy_offers(pages: dict[str, Page]) -> None:
    import bothy.kernel

    told = {anchor.rpartition(".")[2] for name, page in pages.items() if name[:4] == "api/" for anchor in page.anchors}
    constants = {name for name in bothy.kernel.__all__ if name.isupper()} | {"Seat", "Value", "__version__"}
    assert {*bothy.__all__, *bothy.kernel.__all__} - constants <= told
