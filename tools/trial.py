"""Try an installed Bothy as its user would: list the games, simulate, import it, serve the drawn client.

`python tools/trial.py [interpreted|compiled]` tries the one that this Python has, away from any sources.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import urllib.request
from pathlib import Path

PROGRAM = """
import bothy
import bothy.kernel.position as kernel

assert bothy.play("loch-ness", bots=["knack", "random"], seed=1).scores
print("interpreted" if kernel.__file__.endswith(".py") else "compiled", kernel.__file__)
"""


class TrialError(Exception):
    """Something that an installed Bothy should do and did not."""


def try_out(python: Path, expected: str = "", scripts: Path | None = None) -> str:
    """Try the Bothy of this Python, with no other programs to be found; tells whether its rules are compiled.

    If it is expected to be the one and is the other, that is an error too.
    """
    scripts = scripts or python.parent
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "BOTHY_"))}
    environment |= {"PATH": str(scripts), "NO_COLOR": "1", "COLUMNS": "120"}
    bothy = scripts / ("bothy.exe" if os.name == "nt" else "bothy")
    with tempfile.TemporaryDirectory(prefix="bothy-trial-", ignore_cleanup_errors=True) as place:
        if "loch-ness" not in run([bothy, "games"], environment, place):
            raise TrialError("`bothy games` does not name loch-ness")
        run([bothy, "simulate", "loch-ness", "--games", "5", "--workers", "1"], environment, place)
        found, _, file = run([python, "-c", PROGRAM], environment, place).strip().partition(" ")
        if expected not in ("", found):
            raise TrialError(f"the rules should be {expected}, and are {found}: {file}")
        serve(bothy, environment, place)
    return found


def run(command: list[str | Path], environment: dict[str, str], place: str) -> str:
    """What a command says; if it fails, how."""
    done = subprocess.run(command, cwd=place, env=environment, text=True, capture_output=True, check=False)
    if done.returncode:
        words = " ".join(str(word) for word in command)
        raise TrialError(f"`{words}` ended with code {done.returncode}:\n{(done.stdout + done.stderr)[-4000:]}")
    return done.stdout


def serve(bothy: Path, environment: dict[str, str], place: str) -> None:
    """Start a server on a free port of this machine, see that its page is the drawn one, and end it."""
    command = [str(bothy), "serve", "--port", "0"]
    with subprocess.Popen(command, cwd=place, env=environment, text=True, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        try:
            said = server.stdout.readline()
            address = re.search(r"http://127\.0\.0\.1:\d+", said)
            if not address:
                raise TrialError(f"`bothy serve` did not say where it is, but {said!r}")
            page = fetch(address[0] + "/")
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            if not script:
                raise TrialError(f"`bothy serve` has no drawn client, only this page:\n{page}")
            fetch(address[0] + script[1])
        finally:
            server.terminate()


def fetch(address: str) -> str:
    straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with straight.open(address, timeout=30) as reply:
        return str(reply.read().decode())


def main() -> int:
    try:
        found = try_out(Path(sys.executable), "".join(sys.argv[1:2]), Path(sysconfig.get_path("scripts")))
    except TrialError as error:
        print(error)
        return 1
    print(f"the installed Bothy works, {found}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
