"""One at a time: who would write where another writes waits until that one is done.

`python tools/alone.py LOCK WORD COMMAND …` runs a command while it holds the lock on a file; whoever has to wait is
told the word.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from expand import loaded

LOCK = Path(__file__).resolve().parents[1] / "src" / "bothy" / "host" / "file_lock.py"
"""Taken from its file: where this is used Bothy need not be installed."""
PAUSE = 0.2


@contextmanager
def alone(lock: Path, word: str) -> Iterator[None]:
    """Hold the lock on a file; it ends with the process, however that ends."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    held = loaded(LOCK).FileLock(lock)
    if not held.take():
        print(f"{word}; waiting until that is done", flush=True)
        while not held.take():
            time.sleep(PAUSE)
    try:
        yield
    finally:
        held.let_go()


def main() -> int:
    lock, word, *command = sys.argv[1:]
    with alone(Path(lock), word):
        return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
