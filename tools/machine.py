"""Make sure this machine can make virtual environments; install what Debian leaves out, if we may."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys

NEEDED = (3, 11)


def main() -> None:
    if sys.version_info < NEEDED:
        wanted = ".".join(map(str, NEEDED))
        raise SystemExit(
            f"Bothy needs Python {wanted} or newer; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12 …"
        )
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-qq", "-y", "python3-venv"], check=True)
        return
    raise SystemExit("Python's venv module is missing. Install it first, as root: apt-get install python3-venv")


if __name__ == "__main__":
    main()
