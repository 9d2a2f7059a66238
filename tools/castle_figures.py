"""The figures of Castle von Loghan, as bots play it: written to docs/castle-figures.md.

    python tools/castle_figures.py              all of it: ten minutes with compiled rules, five with two workers
    python tools/castle_figures.py --only sharp --games 100 --workers 2
    python tools/castle_figures.py --write      the document, of the games there are

Every game is a line of a file in build/castle-figures/ as soon as it ends. Whoever stops goes on there the next time,
and the document says of how many games each figure is. What was played by other rules, bots or content is begun anew.
A document that tells of more games than there are is left as it is, unless one says `--anew`.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from bothy.games import find
from bothy.games.castle_von_loghan.content.reading import files
from castle_plays import ALLOWED, MIXED, Play, Setting, played, plays
from castle_telling import document
from editions import APART, digest, sources

ROOT = Path(__file__).resolve().parents[1]
GAME = ROOT / "src" / "bothy" / "games" / "castle_von_loghan"
KEPT = ROOT / "build" / "castle-figures"
DOCUMENT = ROOT / "docs" / "castle-figures.md"
FIRST = ("printing", "first")


@dataclass(frozen=True)
class Run:
    """Games of one setting."""

    group: str
    """What they are played for."""
    setting: Setting
    games: int


def story(bot: str, seats: int, difficulty: str, *more: tuple[str, str]) -> Setting:
    return Setting(seats, (("difficulty", difficulty), *more), bot)


EXPLORATION = (("mode", "exploration"),)
PLAN = [
    *[Run("sharp", story("sharp", 3, difficulty), 500) for difficulty in ("normal", "easy", "hard")],
    *[Run("sharp", story("sharp", seats, "normal"), 500) for seats in (4, 5, 6)],
    *[Run("levels", story(level, 3, "normal"), 500) for level in ("", "gentle")],
    *[Run("before", story("sharp", seats, "normal", FIRST), 200) for seats in (3, 6)],
    Run("mixed", Setting(3, (), MIXED, whim=25), 10_000),
    Run("mixed", Setting(3, EXPLORATION, MIXED, whim=25), 10_000),
    Run("mixed", Setting(3, (), MIXED), 2_000),
    *[Run("exploration", Setting(3, options), 300) for options in (EXPLORATION, (*EXPLORATION, FIRST))],
    *[Run("exploration", Setting(3, EXPLORATION, denied=denied), 1_000) for denied in ALLOWED],
]
GROUPS = list(dict.fromkeys(run.group for run in PLAN))


def edition() -> str:
    """What the games were played by: the rules version, and a digest of the content, the rules and what bots think."""
    content = [file.read_bytes() for file in [*files("eighteenth", "second"), *sources(GAME, APART)]]
    return f"rules-{find('castle-von-loghan').rules_version}-{digest(content)}"


def file_of(run: Run) -> Path:
    return KEPT / edition() / (run.setting.name().replace(", ", "-").replace(" ", "-") + ".jsonl")


def play_all(runs: list[Run], games: int, workers: int) -> None:
    """What is missing of each run, told line by line."""
    for run in runs:
        wanted, begun = min(games or run.games, run.games), time.monotonic()
        for number, _ in enumerate(plays(run.setting, wanted, file_of(run), workers), 1):
            if number == wanted or (number % 10 == 0 and sys.stdout.isatty()):
                print(f"\r{run.group}: {run.setting.name()}: {number} of {wanted}", end="", flush=True)
        print(f", {time.monotonic() - begun:.0f} s")


def fewer(there: list[tuple[str, Setting, list[Play]]], before: str) -> list[str]:
    """Settings of which a document tells more games than there are now."""
    stated: dict[str, int] = {}
    for row in before.splitlines():
        cells = [cell.strip() for cell in row.split("|")]
        if len(cells) > 3 and cells[2].isdigit():
            stated[cells[1]] = max(int(cells[2]), stated.get(cells[1], 0))
    return [
        f"{setting.name()}: {len(games)} of {stated[setting.name()]}"
        for _, setting, games in there
        if len(games) < stated.get(setting.name(), 0)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Play Castle von Loghan for its figures, and write them down.")
    parser.add_argument("--only", choices=GROUPS, help="the games of this group only")
    parser.add_argument("--games", type=int, default=0, help="so many of each setting at most, for now")
    parser.add_argument("--write", action="store_true", help="play nothing: write the document of what there is")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play; the files are the same")
    parser.add_argument("--anew", action="store_true", help="write the document even if it told of more games")
    wanted = parser.parse_args()
    runs = [run for run in PLAN if wanted.only in (None, run.group)]
    if not wanted.write:
        try:
            play_all(runs, wanted.games, wanted.workers)
        except KeyboardInterrupt:
            print("\nstopped: the next start goes on from here", file=sys.stderr)
    there: list[tuple[str, Setting, list[Play]]] = [
        (run.group, run.setting, played(file_of(run))[: run.games]) for run in PLAN
    ]
    lost = [] if wanted.anew else fewer(there, DOCUMENT.read_text(encoding="utf-8") if DOCUMENT.exists() else "")
    if lost:
        raise SystemExit("not written, for the document tells of more games (--anew writes it):\n" + "\n".join(lost))
    DOCUMENT.write_text(document(there, edition()), encoding="utf-8")
    print(f"written: {DOCUMENT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
