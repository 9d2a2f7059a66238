"""Where a server's time goes: its stacks, looked at from outside by py-spy, each counted for the stage it is in."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

STAGES = {
    "rules": r"bothy/(kernel|games)/|host/rehearsal|Host\.(answer|outcome) ",
    "sights": r"private_parts \(|Broadcast|question_part|agenda|title_key|offer \(|may_undo",
    "JSON": r"host/(views|updates|connection)|json/|kernel/store",
    "storage": r"host/(storage|database|statements)|Host\.keep ",
    "clocks and seats": r"host/(asking|clocks|seating|table_record)",
    "sockets": r"bothy/web/|uvicorn/|websockets/|selector_events|sslproto",
    "loop": r"asyncio/|host/host|queue|threading",
}
"""The stage of a stack is the first one here that its innermost telling frame belongs to."""
IDLE = re.compile(r"selectors\.py|Database\.work \(|Runner\.run \(|epoll")
PATTERNS = {stage: re.compile(pattern) for stage, pattern in STAGES.items()}


async def shares(process: int, seconds: float) -> dict[str, float]:
    """The share of each stage in what a process does; empty where py-spy cannot look into it."""
    spy = shutil.which("py-spy", path=str(Path(sys.executable).parent)) or shutil.which("py-spy")
    if spy is None:
        return {}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "stacks"
        options = ["--rate", "250", "--duration", str(max(round(seconds), 1)), "--format", "raw", "--output", str(file)]
        looking = await asyncio.create_subprocess_exec(
            spy, "record", "--pid", str(process), *options, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        await looking.wait()
        return counted(file.read_text(encoding="utf-8")) if file.exists() else {}


def counted(stacks: str) -> dict[str, float]:
    found: Counter[str] = Counter()
    for line in stacks.splitlines():
        stack, _, count = line.rpartition(" ")
        frames = stack.split(";")
        if not IDLE.search(frames[-1]):
            found[stage_of(frames)] += int(count)
    total = sum(found.values()) or 1
    return {stage: found[stage] / total for stage in STAGES}


def stage_of(frames: list[str]) -> str:
    """`frames` are `function (file:line)`, the outermost first."""
    for frame in reversed(frames):
        for stage, pattern in PATTERNS.items():
            if pattern.search(frame):
                return stage
    return "loop"
