"""What runs as a program of its own and is judged by what it says: storms, undos, and tests of what happens seldom."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

from campaigns.verdict import Verdict

ROOT = Path(__file__).resolve().parents[2]
SELDOM = {
    "clocks that jump": ["tests/host/test_clocks.py"],
    "kills during a copy or an upgrade, patterns that take for ever, ten thousand tables, names that point elsewhere": [
        "tests/web/test_seldom.py"
    ],
    "when bots answer": ["tests/host/test_bots_time.py"],
    "whether a face that some see was due by the rules": sorted(
        str(file.relative_to(ROOT)) for file in ROOT.glob("tests/games/*/test_who_knows_what.py")
    ),
    "snapshots of other rules": ["tests/host/test_older_rules.py"],
    "markup in names and chat": ["tests/web/test_injection.py"],
    "what a server is made of": ["tests/docs/test_supply.py"],
}
"""What is tried in tests of the suite, all of them cheap, by where. Lengths of messages and the castle's story mode
are in the twins; that a drawing repeats nothing of what a pack says is in the client's own tests."""
INTERPRETED = """
import sys
sys.meta_path = [finder for finder in sys.meta_path if type(finder).__name__ != "Libraries"]
import pytest
raise SystemExit(pytest.main(sys.argv[1:]))
"""
"""Tests, with the rules as they lie in their sources: some of them put other rules in their place."""


async def program(*arguments: str) -> tuple[int, list[str]]:
    """How a Python program ended, and what it said."""
    paths = [str(ROOT / "tests"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, *arguments]
    done = await asyncio.to_thread(
        subprocess.run, command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    return done.returncode, [line for line in done.stdout.splitlines() if line.strip()]


def number(text: str) -> int:
    return int(text.replace(",", ""))


async def storms(folder: Path, key: str, share: float) -> Verdict:
    """At least a tenth of it is only a look whether it works: the ratio means nothing then."""
    smoke = share < 1
    code, lines = await program("benchmarks/storms.py", *(["--smoke"] if smoke else []))
    told = [line for line in lines if " times" in line]
    answers = sum(number(one) for line in told for one in re.findall(r"\(([\d,]+)", line))
    slow = [line for line in told if not smoke and float(re.findall(r"([\d.]+) times", line)[0]) > 2]
    failures = slow or (lines[-5:] if code or len(told) < 3 else [])
    promise = "Storms leave the p99 of 50 other tables at most doubled"
    return Verdict(promise, "all", answers, "answers", failures, "; ".join(told))


async def undos(folder: Path, key: str, share: float) -> Verdict:
    code, lines = await program("benchmarks/undos.py", *(["--smoke"] if share < 1 else []))
    rows = number((re.findall(r"([\d,]+) rows", lines[-1]) or ["0"])[0])
    failures = lines[-5:] if code else []
    promise = "800 undos at most double the time in which a game is told"
    return Verdict(promise, "loch-ness", rows, "rows", failures, lines[-1])


async def seldom(folder: Path, key: str, share: float) -> Verdict:
    command = ["-c", INTERPRETED, "-p", "no:cacheprovider", f"--basetemp={folder / 'pytest'}"]
    command += [file for files in SELDOM.values() for file in files]
    code, lines = await program(*command)
    passed = number((re.findall(r"(\d+) passed", lines[-1]) or ["0"])[0])
    failures = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
    failures = failures or (lines[-5:] if code or not passed else [])
    return Verdict("What happens seldom breaks nothing", "all", passed, "tests", failures, "; ".join(SELDOM))
