"""The documents: links lead somewhere, examples run, commands and targets that are named exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.main import get_command

from bothy.cli import app
from bothy.games import games
from bothy.web import describe, endpoints

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            file = page.parent / target if target else page
            assert file.exists(), f"{page.name} links to {target}"
            assert not anchor or anchor in anchors(file), f"{page.name} links to {target}#{anchor}"


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as forges make them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_command_is_in_the_readme() -> None:
    for name in get_command(app).commands:  # type: ignore[attr-defined]
        assert f"bothy {name}" in README, f"README.md does not show `bothy {name}`"


def test_the_readme_is_right_about_the_games() -> None:
    rows = re.findall(r"^\| ([^|]+) \| `([a-z-]+)` \| (\d)-(\d) \|", README, re.MULTILINE)
    assert len(rows) >= 1
    for name, key, few, many in rows:
        assert (games()[key].name, games()[key].seats) == (name, (int(few), int(many)))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_make_targets_that_are_named_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"(?:`|^)make ([a-z-]+)", page.read_text(encoding="utf-8"), re.MULTILINE))
    assert named <= targets


def test_every_target_has_its_line_of_help() -> None:
    text = (ROOT / "Makefile").read_text()
    phony = re.search(r"^\.PHONY: (.*)$", text, re.MULTILINE)
    assert phony is not None
    for target in phony[1].split():
        assert re.search(rf"^{target}:.*## \w", text, re.MULTILINE), f"make {target} has no help"


def test_decisions_are_numbered_through() -> None:
    notes = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    for number, note in enumerate(notes, 1):
        assert note.name.startswith(f"{number:04}-")
        assert note.read_text(encoding="utf-8").startswith(f"# {number}. ")


def test_pins_name_no_address() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    assert all(re.fullmatch(r"#.*|[A-Za-z0-9._-]+==[A-Za-z0-9.]+", line) for line in lines)


def test_the_protocol_names_all_it_was_written_from() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    modules = {kind.__module__ for kind in describe.structs()} | {endpoints.__name__}
    files = {f"src/{module.replace('.', '/')}.py" for module in modules}
    assert set(re.findall(r"`(src/[^`]+)`", page.partition("[examples/client.ts]")[0])) == files
