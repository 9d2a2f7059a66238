"""The tests one runs between two thoughts: interpreted, without a browser or a server, in less than a minute.

What is left out is said at the end, with the reason; `make test` runs all of it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RUN = ("tests/kernel", "tests/locales", "tests/docs", "tests/games", "tests/laws/test_laws.py")
POSITIONS = 3
SECONDS = 60
LONG = {
    "tests/docs/test_site.py": "the site of the documents is built",
    "tests/docs/test_typed.py": "a wheel is built and checked against",
    "tests/docs/test_wheels.py": "what a release holds is built and tried",
    "tests/docs/test_walk.py": "a game is written step by step, in a clone of its own",
    "tests/games/castle_von_loghan/test_cards.py::test_no_step_of_a_row_is_there_for_nothing": "cards, taken apart",
    "tests/games/castle_von_loghan/test_cards.py::test_no_weapon_is_there_for_nothing": "weapons, taken apart",
    "tests/kernel/test_declare.py::test_all_sources_expand_line_for_line": "it is for compiling",
    "tests/kernel/test_new_game.py::test_its_own_tests_pass": "the template's tests, in a process of their own",
    "tests/kernel/test_new_game.py::test_the_template_keeps_the_law": "the laws on the template",
    "tests/games/*/test_knack.py": "how well the bots play takes many games",
    "tests/games/merlouf/test_playthroughs.py::test_the_laws_hold_where_people_deal": "the laws among dealers",
    "tests/locales/test_catalogues.py::test_no_id_of_a_game_is_left_over": "whole games, to hear all that is ever said",
    "tests/locales/test_catalogues.py::test_whole_games_can_be_told_to_everybody": "whole games in every language",
}
"""Tests of those folders that take too long, and why."""


def left_out() -> list[str]:
    """The tests that take too long, as pytest names them."""
    named = []
    for pattern in LONG:
        file, colons, test = pattern.partition("::")
        named += [path.relative_to(ROOT).as_posix() + colons + test for path in sorted(ROOT.glob(file))]
    return named


def other_folders() -> list[str]:
    """The folders with tests that are not run at all."""
    folders = sorted({path.relative_to(ROOT).parts[1] for path in (ROOT / "tests").rglob("test_*.py")})
    return [folder for folder in folders if not any(kept.split("/")[1] == folder for kept in RUN)]


def main() -> int:
    begun = time.monotonic()
    command = [sys.executable, "-m", "pytest", "-n", "auto", *RUN]
    command += [f"--deselect={test}" for test in left_out()]
    run = subprocess.run(command, cwd=ROOT, env={**os.environ, "BOTHY_POSITIONS": str(POSITIONS)}, check=False)
    seconds = time.monotonic() - begun
    print(f"quick: {seconds:.0f} s" + (f", more than the {SECONDS} it should take" if seconds > SECONDS else ""))
    print(f"left out: tests/{{{','.join(other_folders())}}}, the client's tests, the compiled rules;")
    print(f"of each law on each game all but {POSITIONS} positions; and")
    for pattern, why in LONG.items():
        print(f"  {pattern}: {why}")
    print("`make test` runs all of it.")
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
