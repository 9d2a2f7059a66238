"""Starts the server at once, and meanwhile compiles the rules for the next start, if they are not compiled yet.

Compiling takes what the machine has to spare. It ends with the server; the next start goes on where it was.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from types import FrameType

from bothy.compiled import advice, look_through

ROOT = Path(__file__).resolve().parents[1]
LOG = ROOT / "build" / "compiling.log"
LONG = 5
"""After how many seconds of setting up one is told how long it took."""
PATIENCE = 30
"""So many seconds who is told to end has for it."""
LOOK = 0.2
"""So often one looks whether the server is there, and whether one is told to end."""
ENDING = (signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if sys.platform != "win32" else []))
"""By these one is told to end: Ctrl-C, whoever ends what it has started, a terminal that is closed."""


class Ending:
    """Whether we are told to end. Nobody is interrupted for it, so that whoever is started meanwhile is known."""

    def __init__(self) -> None:
        self.told = False
        for number in ENDING:
            signal.signal(number, self.hear)

    def hear(self, number: int, frame: FrameType | None) -> None:
        self.told = True


def compiling() -> subprocess.Popen[bytes] | None:
    """`make fast` in the background, if that is wanted and can be done."""
    look_through()
    if not advice():
        return None
    if not (shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) and hasattr(os, "nice")):
        print("There is no C compiler, so the rules run from their sources; playing is not much slower for it.")
        return None
    LOG.parent.mkdir(exist_ok=True)
    print(
        "The rules are being compiled in the background, for the next start (`make fast` waits for that).", flush=True
    )
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


def end(process: subprocess.Popen[bytes], tell: Callable[[int], None]) -> None:
    """Tell somebody to end and wait for it; who takes too long is ended."""
    if process.poll() is None:
        tell(signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            tell(getattr(signal, "SIGKILL", signal.SIGTERM))
            process.wait()


def main() -> int:
    ending = Ending()
    with ExitStack() as started:
        set_up(os.environ.get("BOTHY_ASKED", ""))
        beside = compiling()
        if beside is not None:
            started.callback(end, beside, lambda number: os.killpg(beside.pid, number))
        server = subprocess.Popen([sys.executable, "-m", "bothy.cli", "serve", *sys.argv[1:]])
        started.callback(end, server, server.send_signal)
        while not ending.told:
            with suppress(subprocess.TimeoutExpired):
                return server.wait(LOOK)
    return 0


if __name__ == "__main__":
    sys.exit(main())
