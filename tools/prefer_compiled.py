"""Lets the environment this runs in take the compiled rules from build/compiled, whenever there are any.

A line in its site-packages does it at every start: see `bothy.compiled`.
"""

from __future__ import annotations

import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# Files like this one are read in the order of their names, and the one that leads to the sources must come first.
NAME = "zz_bothy_compiled.pth"


def main() -> None:
    folder = str(ROOT / "build" / "compiled")
    line = f"import pathlib, bothy.compiled; bothy.compiled.use(pathlib.Path({folder!r}))\n"
    (Path(sysconfig.get_path("purelib")) / NAME).write_text(line, encoding="utf-8")


if __name__ == "__main__":
    main()
