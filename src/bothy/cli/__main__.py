"""`python -m bothy.cli` is `bothy`."""

from __future__ import annotations

from bothy.cli import main

main()
