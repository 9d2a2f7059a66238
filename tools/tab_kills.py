"""Kill a tab, or its whole browser, while somebody plays there: 40 crashes, 10 kills, nothing acknowledged is lost."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.killing import Victim, Way
from browser.tabs import TabHouse


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--crashes", type=int, default=40, help="of the tab")
    parser.add_argument("--kills", type=int, default=10, help="of the browser, by SIGKILL")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    crash: Way = "crash"
    kill: Way = "kill"
    ways = [crash] * given.crashes + [kill] * given.kills
    random.Random(given.seed).shuffle(ways)
    with (
        sync_playwright() as play,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        TabHouse(Path(folder)) as tab,
        Victim(tab, play.chromium, Path(folder), given.seed) as victim,
    ):
        for number, way in enumerate(ways, 1):
            victim.play_until_killed(way)
            print(f"{number}/{len(ways)} {way}: {victim.answers} acknowledged, {len(victim.lost)} lost", flush=True)
    print(*victim.lost, sep="\n")
    return 1 if victim.lost else 0


if __name__ == "__main__":
    sys.exit(main())
