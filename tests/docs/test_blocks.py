"""Every block of code in the README and the documents is run, or says beside it why not.

- `python`: run, all blocks of a page one after the other as one program;
- `console`: each line behind `$` is run, and what it says compared; `…` stands for anything;
- a block with a title is written to a file of that name, and one of those that follow runs it or reads it;
- a kind in `CHECKED` is held against the source by another test;
- above any other block stands `<!-- not run: why -->`.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.main import get_command

from bothy.cli import app

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
CHECKED = {"layers": "test_architecture.py", "walk": "test_architecture.py"}
WALK = ROOT / "docs" / "adding-a-game.md"
"""Its blocks are a game, step by step; `test_walk.py` writes and runs them."""
RUN = [page for page in PAGES if page != WALK and "```" in page.read_text(encoding="utf-8")]
FENCE = re.compile(r"(?:^<!-- not run: (?P<why>[^\n]+) -->\n)?^```(?P<info>[^\n]*)\n(?P<text>.*?)^```$", re.M | re.S)
ENVIRONMENT = {**os.environ, "NO_COLOR": "1", "COLUMNS": "100", "TERM": "dumb"}


@dataclass
class Block:
    kind: str
    title: str
    text: str
    why_not: str
    line: int


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found = []
    for match in FENCE.finditer(text):
        title = re.search(r'title="([^"]+)"', match["info"])
        line = text.count("\n", 0, match.start("text")) + 1
        kind = match["info"].split(" ")[0]
        found.append(Block(kind, title[1] if title else "", match["text"], match["why"] or "", line))
    return found


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def command(line: str) -> list[str]:
    """What is typed after `$`, with the Python and the Bothy that are being tested."""
    programs = {"bothy": [sys.executable, "-m", "bothy.cli"], "python": [sys.executable]}
    words = shlex.split(line.replace("cmd:python ", f"cmd:{sys.executable} "))
    program = words[0].removeprefix(".venv/bin/")
    assert program in programs, f"only {' and '.join(programs)} are run, not {program}"
    return [*programs[program], *words[1:]]


def pattern(told: str) -> re.Pattern[str]:
    """What a program has to say, line by line; `…` stands for anything, also for several lines."""
    lines = [re.escape(line.rstrip()).replace("…", ".*") for line in told.splitlines()]
    return re.compile(r"\s*\n".join(lines) + r"\s*", re.S)


def run_console(block: Block, folder: Path) -> None:
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        line, _, told = part.partition("\n")
        run = subprocess.run(
            command(line), cwd=folder, env=ENVIRONMENT, input="quit\n", text=True, capture_output=True, check=False
        )
        assert run.returncode == 0, f"{line}: {run.stderr}"
        assert "went wrong" not in run.stderr, f"{line}: {run.stderr}"
        assert not told or pattern(told).fullmatch(run.stdout), f"{line} said\n{run.stdout}"


@pytest.mark.parametrize("page", RUN, ids=named)
def test_the_blocks_of_a_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "page"}
    unused: set[str] = set()
    for block in blocks(page):
        if block.why_not or block.kind in CHECKED:
            continue
        if block.title:
            (tmp_path / block.title).write_text(block.text, encoding="utf-8")
            unused.add(block.title)
            continue
        unused = {title for title in unused if title not in block.text}
        if block.kind == "python":
            exec(compile("\n" * (block.line - 1) + block.text, named(page), "exec"), names)
        elif block.kind == "console":
            run_console(block, tmp_path)
        else:
            pytest.fail(f"{named(page)}:{block.line} is neither run nor says why not")
    assert not unused, f"{named(page)}: written, and nothing runs or reads it"


def test_blocks_of_a_kind_that_others_check_are_checked() -> None:
    for kind, test in CHECKED.items():
        assert f'block("{kind}"' in (Path(__file__).parent / test).read_text(encoding="utf-8")


OPTIONS = {
    name: {flag for parameter in known.params for flag in [*parameter.opts, *parameter.secondary_opts]} | {"--help"}
    for name, known in get_command(app).commands.items()  # type: ignore[attr-defined]
}


@pytest.mark.parametrize("page", [page for page in PAGES if "bothy " in page.read_text(encoding="utf-8")], ids=named)
def test_commands_that_are_told_exist(page: Path) -> None:
    """Also those that are not run, and those within a sentence."""
    text = page.read_text(encoding="utf-8")
    lines = [line for block in blocks(page) for line in block.text.splitlines()]
    lines += re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    for line in lines:
        told = re.match(r"(?:\$ )?(?:podman .* )?(?:\S*/)?bothy ([a-z]+)\b(.*)", line)
        if told:
            assert told[1] in OPTIONS, f"{named(page)}: {line}: there is no such command"
            flags = set(re.findall(r"(?<!\S)(--[a-z-]+)", told[2].partition("#")[0]))
            assert flags <= OPTIONS[told[1]], f"{named(page)}: {line}"
