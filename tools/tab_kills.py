"""Kill a tab, or its whole browser, while somebody plays there: 40 crashes, 10 kills, nothing acknowledged is lost.

A run of all of them writes its row into docs/proofs-server.md; `make proofs` has it run after the server's campaigns.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.killing import Victim, Way
from browser.tabs import TabHouse
from campaigns.verdict import Verdict

PROOFS = Path(__file__).resolve().parents[1] / "docs" / "proofs-server.md"
PROMISE = "N2 What was acknowledged survives a crash of the tab and a kill of the browser"
CRASHES, KILLS = 40, 10
LONGEST = 10.0
"""Within so many seconds of the first answer it is killed, sooner or later: a long record is looked for every five."""
LARGE, TABLES = 3, 30
"""Each so manieth time a browser begins anew, with so many tables of the castle: its record is almost long by then."""


def put_row(file: Path, verdict: Verdict) -> None:
    """Write the row in the place of that of an earlier run, or after all others."""
    lines = file.read_text(encoding="utf-8").splitlines()
    start = f"| {verdict.promise} |"
    own = [at for at, line in enumerate(lines) if line.startswith(start)]
    last = max(at for at, line in enumerate(lines) if line.startswith("|"))
    lines[slice(own[0], own[0] + 1) if own else slice(last + 1, last + 1)] = [verdict.row()]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--crashes", type=int, default=CRASHES, help="of the tab")
    parser.add_argument("--kills", type=int, default=KILLS, help="of the browser, by SIGKILL")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    crash: Way = "crash"
    kill: Way = "kill"
    ways = [crash] * given.crashes + [kill] * given.kills
    random.Random(given.seed).shuffle(ways)
    begun = time.monotonic()
    with (
        sync_playwright() as play,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        TabHouse(Path(folder)) as tab,
        Victim(tab, play.chromium, Path(folder), given.seed) as victim,
    ):
        for number, way in enumerate(ways, 1):
            victim.play_until_killed(way, LONGEST, 0 if number % LARGE else TABLES)
            print(
                f"{number}/{len(ways)} {way}: {victim.answers} acknowledged, {victim.generations} records begun anew, "
                f"{len(victim.lost)} lost",
                flush=True,
            )
    print(*victim.lost, sep="\n")
    if (given.crashes, given.kills) == (CRASHES, KILLS):
        notes = (
            f"{CRASHES} crashes of the tab, {KILLS} kills of the browser, within {LONGEST:.0f} s of the first answer; "
            f"in Chromium; the record was begun anew {victim.generations} times meanwhile"
        )
        seconds = time.monotonic() - begun
        put_row(PROOFS, Verdict(PROMISE, "all", victim.answers, "acknowledged answers", victim.lost, notes, seconds))
    return 1 if victim.lost or not victim.answers else 0


if __name__ == "__main__":
    sys.exit(main())
