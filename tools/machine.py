"""Make sure this machine has what is needed; install what Debian leaves out, if we may.

Without a word, what virtual environments need; with `browser`, also a Chromium for the tests that use one; with
`compiler`, a C compiler.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig

NEEDED = (3, 11)


def main() -> None:
    if sys.version_info < NEEDED:
        wanted = ".".join(map(str, NEEDED))
        raise SystemExit(
            f"Bothy needs Python {wanted} or newer; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12 …"
        )
    if not (importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv")):
        install("python3-venv", "Python's venv module is missing")
    if "browser" in sys.argv[1:]:
        if not (shutil.which("chromium") or shutil.which("chromium-browser")):
            install("chromium", "Chromium, which the browser tests use, is missing")
        if not shutil.which("chromium-headless-shell") and offered("chromium-headless-shell"):
            install("chromium-headless-shell", "Chromium's headless shell is missing")
    if "compiler" in sys.argv[1:] and not shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]):
        install("build-essential", "A C compiler, which compiles the rules, is missing")


def offered(package: str) -> bool:
    """Whether we may install a package that is only good to have, and there is one."""
    if not shutil.which("apt-cache") or os.geteuid() != 0:
        return False
    found = subprocess.run(["apt-cache", "show", package], check=False, capture_output=True)
    return found.returncode == 0


def install(package: str, complaint: str) -> None:
    """Install a Debian package as root, or say what is missing."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        raise SystemExit(f"{complaint}. Install it first, as root: apt-get install {package}")
    print(f"installing {package} ...")
    command = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", package]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], check=True)
    subprocess.run(command, check=True, env=quiet, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
