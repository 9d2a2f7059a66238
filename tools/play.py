"""Starts the server at once, and meanwhile compiles the rules for the next start, if they are not compiled yet.

Compiling takes what the machine has to spare. It ends with the server; the next start goes on where it was.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

from bothy.compiled import advice

ROOT = Path(__file__).resolve().parents[1]
LOG = ROOT / "build" / "compiling.log"
LONG = 5
"""After how many seconds of setting up one is told how long it took."""


def compiling() -> subprocess.Popen[bytes] | None:
    """`make fast` in the background, if that is wanted and can be done."""
    if not advice():
        return None
    if not (shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) and hasattr(os, "nice")):
        print("There is no C compiler, so the rules run from their sources; playing is not much slower for it.")
        return None
    LOG.parent.mkdir(exist_ok=True)
    print("The rules are being compiled in the background, for the next start (`make fast` does it at once).")
    with LOG.open("wb") as log:
        command = [os.environ.get("MAKE", "make"), "--no-print-directory", "fast"]
        lowest = lambda: os.nice(19)  # noqa: E731
        # of this session still: where the kernel shares time by sessions, a priority counts only within one
        return subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, preexec_fn=lowest, process_group=0)


def set_up(asked: str) -> None:
    """How long it took until now, if that was long; asked, as a number of seconds, is when somebody called."""
    seconds = time.time() - float(asked or time.time())
    if seconds > LONG:
        print(f"Everything was set up in {seconds:.0f} seconds.", flush=True)


def main() -> int:
    set_up(os.environ.get("BOTHY_ASKED", ""))
    beside = compiling()
    try:
        return subprocess.run([sys.executable, "-m", "bothy.cli", "serve", *sys.argv[1:]], check=False).returncode
    except KeyboardInterrupt:
        return 0
    finally:
        if beside is not None and beside.poll() is None:
            os.killpg(beside.pid, 15)


if __name__ == "__main__":
    sys.exit(main())
