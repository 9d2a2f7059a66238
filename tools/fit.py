"""Whether every table fits every screen, at every kind of question: `make fit`.

Prints game by size the share that fits, and what does not. Choose with `--game`, `--size 390x844`, `--step`, `--seats`,
`--language fr`, `--text 130`; `--shots folder` keeps a picture of each. With `--lessons` it walks through the lessons
instead, and looks whether what is spoken of is in view at each question.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import defaultdict
from itertools import product
from pathlib import Path

from bothy.games import find, games
from bothy.lessons import find_lesson
from browser import lesson_fit
from browser.fitting import LANGUAGES, SIZES, Finding, look
from browser.lesson_fit import LessonFinding
from browser.moments import keep, moments
from browser.visits import STEADY, Server, chromium, welcome


def main() -> int:
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("--game", action="append", choices=sorted(games()), help="only this game")
    wish.add_argument("--size", action="append", help="only this size, like 390x844")
    wish.add_argument("--step", action="append", help="only questions of this step")
    wish.add_argument("--seats", type=int, help="only tables of so many seats")
    wish.add_argument("--language", choices=["en", "fr"], help="only this language")
    wish.add_argument("--text", type=int, default=100, choices=[90, 100, 115, 130], help="the size of text in per cent")
    wish.add_argument("--lessons", action="store_true", help="walk through the lessons instead")
    wish.add_argument("--shots", type=Path, help="a folder for pictures")
    asked = wish.parse_args()
    sizes = [(int(width), int(height)) for width, _, height in (size.partition("x") for size in asked.size or [])]
    languages = [one for one in LANGUAGES if not asked.language or one.startswith(asked.language)]
    if asked.shots:
        asked.shots.mkdir(parents=True, exist_ok=True)
    if asked.lessons:
        return through_lessons(asked.game or sorted(games()), languages, sizes or lesson_fit.SIZES, asked.shots)
    sizes = sizes or SIZES
    some = [
        moment
        for key in asked.game or sorted(games())
        for moment in moments(key)
        if (not asked.step or moment.step in asked.step) and (not asked.seats or moment.seats == asked.seats)
    ]
    found: list[Finding] = []
    with tempfile.TemporaryDirectory() as folder:
        paths = keep(Path(folder) / "b.db", some)
        with Server(Path(folder), seed=8) as server, chromium(*STEADY) as browser:
            played = list(zip(some, paths, strict=True))
            for finding in look(browser, server, played, languages, sizes, asked.shots, asked.text):
                found.append(finding)
                if finding.wrong:
                    print(finding, flush=True)
    report(found, sizes)
    return 1 if any(finding.wrong for finding in found) else 0


def through_lessons(keys: list[str], languages: list[str], sizes: list[tuple[int, int]], shots: Path | None) -> int:
    """Every lesson of these in each language at each size."""
    lessons = [lesson for key in keys if (lesson := find_lesson(find(key))) is not None]
    found: list[LessonFinding] = []
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), seed=8) as server, chromium(*STEADY) as browser:
        for lesson, language, size in product(lessons, languages, sizes):
            visitor = welcome(browser, server, language=language, width=size[0], height=size[1])
            for finding in lesson_fit.walk(visitor, lesson, language[:2], size, shots):
                found.append(finding)
                if finding.wrong:
                    print(finding, flush=True)
            assert visitor.complaints == [], visitor.complaints
            visitor.context.close()
    wrong = sum(bool(finding.wrong) for finding in found)
    print(f"{len(found)} looks at {len(lessons)} lessons, {wrong} of them at something that does not fit")
    return 1 if wrong else 0


def report(found: list[Finding], sizes: list[tuple[int, int]]) -> None:
    """Game by size, the share that fits."""
    share: dict[tuple[str, tuple[int, int]], list[bool]] = defaultdict(list)
    for finding in found:
        share[finding.moment.game, finding.size].append(not finding.wrong)
    names = sorted({game for game, _ in share})
    print(f"\n{'':18}" + "".join(f"{f'{width}x{height}':>11}" for width, height in sizes))
    for game in names:
        cells = [share[game, size] for size in sizes]
        print(f"{game:18}" + "".join(f"{sum(cell) / max(1, len(cell)):>11.1%}" for cell in cells))
    kinds = {(finding.moment.game, finding.moment.step) for finding in found}
    tables = {finding.moment.name for finding in found}
    print(f"{len(found)} looks at {len(tables)} moments: {len(kinds)} kinds of questions of {len(names)} games")


if __name__ == "__main__":
    sys.exit(main())
