"""`make play`: the server at once, the compiler beside it at the lowest priority, and nobody left over."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copy

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "play.py"
MAKE = """#!/bin/sh
exec 3> "$LINE"
echo "$(nice) $*" >&3
sleep 600 &
sleep 600
"""
"""Stands for `make`: says how it was called, and works with somebody else for ten minutes. Both hold a line open."""


@pytest.fixture
def playing(tmp_path: Path) -> list[str]:
    """The command, in a checkout of its own, so that nobody's log is written over."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "build").mkdir()
    (tmp_path / "make").write_text(MAKE)
    (tmp_path / "make").chmod(0o755)
    os.mkfifo(tmp_path / "line")
    return [sys.executable, str(copy(TOOL, tmp_path / "tools")), "--port", "0", "--database", str(tmp_path / "b.db")]


@contextmanager
def started(playing: list[str], folder: Path, **told: str) -> Iterator[subprocess.Popen[str]]:
    environment = {**os.environ, "MAKE": str(folder / "make"), "LINE": str(folder / "line"), **told}
    with subprocess.Popen(playing, cwd=folder, stdout=-1, stderr=-1, text=True, env=environment) as play:
        try:
            yield play
        finally:
            play.terminate()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda number: number.name)
def test_who_is_told_to_end_ends_the_server_and_the_compiler(
    number: signal.Signals, playing: list[str], tmp_path: Path
) -> None:
    with started(playing, tmp_path, BOTHY_ASKED=str(time.time() - 30)) as play, (tmp_path / "line").open() as line:
        assert play.stdout is not None
        assert line.readline() == "19 --no-print-directory fast\n"
        assert re.fullmatch(r"Everything was set up in \d\d seconds\.\n", play.stdout.readline())
        assert "compiled in the background" in play.stdout.readline()
        assert "Bothy is open at http://127.0.0.1:" in play.stdout.readline()
        play.send_signal(number)
        assert line.read() == "", "it ends once nobody holds it open any more"
        play.stdout.read()  # likewise: the server writes there
        assert play.wait() == 0


def test_a_server_that_cannot_open_ends_all(playing: list[str], tmp_path: Path) -> None:
    with started([*playing, "--log-level", "loud"], tmp_path) as play, (tmp_path / "line").open() as line:
        line.read()
        assert "the log level can be" in play.communicate()[1]
        assert play.returncode == 2


def test_make_hands_on_what_it_is_told(tmp_path: Path) -> None:
    """Whoever ends `make play` tells make alone, and a shell between it and the program would keep it to itself."""
    os.mkfifo(tmp_path / "line")
    (tmp_path / "python").write_text(MAKE.replace("sleep 600 &\nsleep", "exec sleep"))
    (tmp_path / "python").chmod(0o755)
    command = ["make", "-f", str(ROOT / "Makefile"), "-o", ".venv/ready", f"PLAY={tmp_path / 'python'}", "play"]
    with started(command, tmp_path) as make, (tmp_path / "line").open() as line:
        assert line.readline().endswith(" tools/play.py\n")
        make.terminate()
        assert line.read() == ""
