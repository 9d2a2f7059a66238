"""The walk of docs/adding-a-game.md, walked in a copy of the sources: each step shows its test, and a game comes of it.

A block with a title is a file. One that begins with a docstring, or with a heading, is the whole of it; any other goes
to its end, after two empty lines, and a `diff` changes it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from docs.test_blocks import ENVIRONMENT, FENCE, ROOT, Block, blocks, run_console

PAGE = ROOT / "docs" / "adding-a-game.md"
TEXT = PAGE.read_text(encoding="utf-8")
FOLDER, TESTS = "src/bothy/games/driftwood", "tests/games/driftwood"


def steps() -> dict[str, list[Block]]:
    """The headings of the page, each with the blocks below it."""
    found: dict[str, list[Block]] = {}
    prose = FENCE.sub(lambda block: "\n" * block[0].count("\n"), TEXT)
    lines = [(prose.count("\n", 0, match.start()) + 1, match[1]) for match in re.finditer(r"^## (.+)$", prose, re.M)]
    for block in blocks(PAGE):
        above = [heading for line, heading in lines if line < block.line]
        found.setdefault(above[-1] if above else "", []).append(block)
    return found


def written(clone: Path, block: Block) -> None:
    """Do with a file what a block says."""
    file = clone / block.title
    file.parent.mkdir(parents=True, exist_ok=True)
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    if block.kind == "diff":
        text = patched(before, block.text)
    elif block.text.startswith(('"""', "# ", "###")):
        text = block.text
    else:
        assert before, f"line {block.line} adds to {block.title}, which is not there yet"
        text = f"{before}\n\n{block.text}"
    file.write_text(text, encoding="utf-8")


def patched(before: str, diff: str) -> str:
    """A file with the lines behind `+`, and without those behind `-`; hunks are parted by `@@`."""
    for hunk in diff.split("@@\n"):
        old, new = ("".join([f"{line[1:]}\n" for line in hunk.splitlines() if line[:1] != sign]) for sign in "+-")
        assert before.count(old) == 1, f"this stands in the file {before.count(old)} times:\n{old}"
        before = before.replace(old, new)
    return before


def clone(place: Path) -> Path:
    """The sources and the tests as somebody has them who begins to write a game."""
    unneeded = shutil.ignore_patterns("__pycache__", "client", "browser", "*.so")
    for folder in ("src", "tests", "tools"):
        shutil.copytree(ROOT / folder, place / folder, ignore=unneeded)
    shutil.copy(ROOT / "pyproject.toml", place)
    return place


@pytest.fixture
def cloned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = clone(tmp_path)
    for setting in (os.environ, ENVIRONMENT):
        monkeypatch.setitem(setting, "PYTHONPATH", os.pathsep.join([str(place / "src"), str(place / "tests")]))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # most of the time it takes to begin
    return place


@pytest.fixture
def finished(cloned: Path) -> Path:
    """A clone with the game of the page in it."""
    for block in blocks(PAGE):
        if block.title:
            written(cloned, block)
    return cloned


def run(place: Path, *words: str) -> None:
    done = subprocess.run([sys.executable, "-m", *words], cwd=place, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_each_step_shows_its_test(cloned: Path) -> None:
    for heading, shown in steps().items():
        for block in shown:
            if block.title:
                written(cloned, block)
        tests = [block.title for block in shown if block.title.startswith(TESTS)]
        assert tests or not heading[:1].isdigit(), f"step {heading} has no test"
        if tests:
            run(cloned, "pytest", "-p", "no:cacheprovider", *tests)
        for block in shown:
            if block.kind == "console":
                run_console(block, cloned)


def test_the_game_keeps_the_laws_and_its_words_and_clauses_are_whole(
    finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOTHY_POSITIONS", "5")
    everybody = ["laws/test_laws.py", "docs/test_clauses.py", "docs/test_translations.py", "locales/test_catalogues.py"]
    run(finished, "pytest", "-p", "no:cacheprovider", "-k", "driftwood", *[f"tests/{file}" for file in everybody])


def test_the_game_is_written_as_we_write(finished: Path) -> None:
    run(finished, "ruff", "check", "--no-cache", FOLDER, TESTS)
    run(finished, "ruff", "format", "--no-cache", "--check", FOLDER, TESTS)
    subprocess.run([sys.executable, "tools/expand.py", "src", "expanded"], cwd=finished, check=True)
    run(finished, "mypy", FOLDER, TESTS)


def test_every_file_is_shown_and_none_is_changed_that_was_there() -> None:
    titles = [block.title for block in blocks(PAGE) if block.title]
    assert {title.rpartition("/")[0].removesuffix("/board") for title in titles} >= {FOLDER, TESTS}
    assert not [title for title in titles if (ROOT / title).exists()]
