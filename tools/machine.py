"""Make sure this machine has what is needed; install what Debian leaves out, if we may.

Without a word, what virtual environments need; with `browser`, also a Chromium for the tests that use one; with
`compiler`, a C compiler; with `proxies`, the reverse proxies that the files of deploy/ are tried with.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NEEDED = (3, 11)
PROXIES = {"haproxy": "HAProxy", "nginx": "nginx", "caddy": "Caddy"}
PATHS = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
"""Servers are not on everybody's path."""
POLICY = Path("/usr/sbin/policy-rc.d")


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
    if "proxies" in sys.argv[1:]:
        for package, name in PROXIES.items():
            if not shutil.which(package, path=PATHS):
                with nothing_starts():
                    install(package, f"{name}, which the tests of deploy/ use, is missing")


@contextmanager
def nothing_starts() -> Iterator[None]:
    """What is installed meanwhile is there to be tried, not to listen at this machine's port 80 from now on."""
    ours = os.geteuid() == 0 and POLICY.parent.is_dir() and not POLICY.exists()
    if ours:
        POLICY.write_text("#!/bin/sh\nexit 101\n")
        POLICY.chmod(0o755)
    try:
        yield
    finally:
        if ours:
            POLICY.unlink()


def offered(package: str) -> bool:
    """Whether we may install a package that is only good to have, and there is one."""
    if not shutil.which("apt-cache") or os.geteuid() != 0:
        return False
    found = subprocess.run(["apt-cache", "show", package], check=False, capture_output=True)
    return found.returncode == 0


def install(package: str, complaint: str) -> None:
    """Install a Debian package as root, or say what is missing."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        again = " ".join(["sudo python3 tools/machine.py", *sys.argv[1:]])
        raise SystemExit(
            f"{complaint}. Install it first, as root: apt-get install {package} (on Debian, also: {again})"
        )
    print(f"installing {package} ...")
    command = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", package]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], check=True)
    subprocess.run(command, check=True, env=quiet, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
