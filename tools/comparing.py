"""How well `bothy compare` finds what is there, and how rarely what is not: a campaign, written into docs/compare.md.

In three games two points are given to the first seat, and one row of a pack is changed. Each time a pilot of 200 games
says how many are needed; then so many are played, and it is looked whether a difference is named in the figure that
it is about. Twenty runs of each must find it eighteen times. Forty runs of a game against itself, with other luck on
side B so that the sides have nothing in common, may name anything five times at most.

`python tools/comparing.py` plays all of it (with the rules compiled some minutes), and writes every run as a line into
build/comparing.jsonl: a campaign that was stopped (Ctrl-C) tells what there is, and goes on from there another time;
`--anew` forgets what was played before. It ends with 1 where a bound is missed, or runs are.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bothy.compiled import is_compiled
from bothy.games import find, search
from bothy.kernel import Box, Choice, Game, Option, Result, Sight, Step
from bothy.lab.runs import bot_of
from bothy.study.compare.headlines import headlines
from bothy.study.compare.judging import DIFFERENCE, FIND, judged, look, needed
from bothy.study.compare.pairs import PILOT, Pairs
from bothy.study.compare.sides import Common, Comparison, side
from bothy.study.parts import played
from bothy.study.sums import merge

ROOT = Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- comparing -->", "<!-- end of comparing -->"
GIFT = 2
RUNS, ALIKE = 20, 40
"""Runs of each change, and of each game against itself."""
FEW = 400
"""So many games has a run of a game against itself: how many there are makes no false difference more likely."""
LEAST, MOST = 18, 5
"""So many of them must find it, and so many at most may find anything."""


class Gifted(Game[Any]):
    """Another game, with an option that gives two points to the first seat when it is over."""

    def __init__(self, inner: Game[Any]) -> None:
        options = [*inner.options, Option("gift")]
        super().__init__(
            inner.key, inner.name, inner.seats, inner.rules_version, inner.table_class, options, inner.vocabulary
        )
        self.inner = inner
        self.step_classes = inner.step_classes
        self.step_clauses = inner.step_clauses

    def box(self, seats: int, options: dict[str, str], pack: str) -> Box:
        return self.inner.box(seats, options, pack)

    def deal(self, box: Box) -> Any:
        return self.inner.deal(box)

    def opening(self, box: Box) -> Step[Any]:
        return self.inner.opening(box)

    def check_pack(self, pack: str, name: str) -> None:
        self.inner.check_pack(pack, name)

    def knack(self, sight: Sight[Any], choices: list[Choice], level: str, seed: int) -> Choice:
        return self.inner.knack(sight, choices, level, seed)

    def rounds(self, table: Any) -> int:
        return self.inner.rounds(table)

    def tick(self, table: Any) -> int:
        return self.inner.tick(table)

    def outlook(self, table: Any) -> list[float]:
        return self.inner.outlook(table)

    def has_outlook(self) -> bool:
        return self.inner.has_outlook()

    def is_shared(self, box: Box) -> bool:
        return self.inner.is_shared(box)

    def result(self, table: Any) -> Result:
        found = self.inner.result(table)
        if table.box.options["gift"] == "off":
            return found
        best = found.scores[found.shares.index(max(found.shares))]
        first, *others = found.scores
        return Result.ranked([first + GIFT, *others], low=best < max(found.scores))


@contextmanager
def gifted(key: str) -> Iterator[Game[Any]]:
    """The game of this key can give points away while this lasts."""
    shelf, left_out = search()
    game = Gifted(find(key))
    bot_of.cache_clear()
    with (
        patch("bothy.games.search", lambda: ({**shelf, key: game}, left_out)),
        patch("bothy.games.named", lambda _: None),  # no short way past the shelf
    ):
        yield game
    bot_of.cache_clear()


@dataclass(frozen=True)
class Change:
    """What is other in B."""

    game: str
    what: str
    words: tuple[str, ...]
    """As they are given to `--b`."""
    figures: tuple[str, ...]
    """In one of these it is to be found: said before any of it is played."""
    pack: str = ""

    def comparison(self, game: Game[Any], bots: str, seed: int) -> Comparison:
        common = Common(game.usual_seats(), [bots], {}, "", seed)
        a, b = (side(game, "--b", list(words), common, lambda _: self.pack) for words in ((), self.words))
        return Comparison(a, b)


PACKS = {
    "loch-ness": ("camera 3 scores 4 instead of 3", '[[camera]]\nname = "3"\npoints = 4\n'),
    "loch-lomond": (
        "the missionary counts 3 instead of 1",
        '[[card]]\nname = "missionary"\ncopies = 4\nvalue = 3\n',
    ),
    "moongha": (
        "the moogre costs 1 orange token instead of 3",
        '[[monster]]\nkind = "moogre"\ncost = 1\nmove = 2\ndice = 2\ncapacity = 4\nrazes = true\ncounters = 1\n',
    ),
}
"""In each game one row of its content."""


PLACES = {"points-1": "points of seat 1", "wins-1": "its wins", "score": "mean score"}
"""The figures in which something is expected."""


def changes() -> list[Change]:
    found = []
    for key, (what, pack) in PACKS.items():
        found.append(Change(key, f"{GIFT} points to seat 1", ("gift=on",), ("points-1", "wins-1")))
        found.append(Change(key, what, ("pack=row",), ("score",), pack))
    return found


def alike(game: Game[Any], bots: str, seed: int) -> Comparison:
    """A game and itself with other luck."""
    one = Change(game.key, "", (), ()).comparison(game, bots, seed).a
    return Comparison(one, replace(one, seed=seed + 1_000_000))


def run(comparison: Comparison, games: int = 0, find: float = FIND) -> tuple[int, list[str], Pairs]:
    """One comparison: how many games were stated, and in which figures a difference was named."""
    some = headlines(comparison.a.seats)
    pairs: Pairs = played(comparison, "pilot", 0, min(games or PILOT, PILOT)).sums
    stated = games or needed(pairs, some, find)
    if stated > PILOT:
        pairs = merge(pairs, played(comparison, "pairs", 0, stated - PILOT).sums)
    named = [finding.headline.name for finding in judged(pairs, some, find, look(1)) if finding.verdict == DIFFERENCE]
    return stated, named, pairs


class Campaign:
    """All runs, those of before taken up."""

    def __init__(self, file: Path, bots: str) -> None:
        self.file = file
        self.bots = bots
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        self.rows: list[dict[str, Any]] = [json.loads(line) for line in lines]

    def play(self) -> None:
        for key in PACKS:
            for change in [one for one in changes() if one.game == key]:
                for seed in range(RUNS):
                    self.add(key, change.what, seed, change)
            for seed in range(ALIKE):
                self.add(key, "nothing", seed, None)

    def add(self, key: str, what: str, seed: int, change: Change | None) -> None:
        told = {"game": key, "what": what, "seed": seed, "bots": self.bots}
        if any(all(row[name] == told[name] for name in told) for row in self.rows):
            return
        begun = time.process_time()
        with gifted(key) as game:
            made = alike(game, self.bots, seed) if change is None else change.comparison(game, self.bots, seed)
            stated, named, _ = run(made, FEW if change is None else 0)
        found = bool(named) if change is None else bool(set(named) & set(change.figures))
        row = {**told, "stated": stated, "named": named, "found": found, "seconds": time.process_time() - begun}
        self.rows.append(row)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    def missed(self) -> list[str]:
        """The bounds that are missed, and those of whose runs not all have been played."""
        lines = []
        for key, what in [(change.game, change.what) for change in changes()] + [(key, "nothing") for key in PACKS]:
            some = [row for row in self.rows if (row["game"], row["what"], row["bots"]) == (key, what, self.bots)]
            found, alike = sum(row["found"] for row in some), what == "nothing"
            runs, bound = (ALIKE, f"at most {MOST}") if alike else (RUNS, f"at least {LEAST}")
            if len(some) < runs:
                lines.append(f"{key}, {what}: {len(some)} of {runs} runs")
            elif found > MOST if alike else found < LEAST:
                lines.append(f"{key}, {what}: found in {found} of {runs}, {bound} asked for")
        return lines

    def table(self) -> str:
        kind = "compiled" if is_compiled() else "interpreted"
        seconds = sum(row["seconds"] for row in self.rows)
        lines = [
            BEGIN,
            f"Written by `python tools/comparing.py --bots {self.bots}`: every run has another seed, from 0 on, and as",
            f"many games as its pilot stated; a game against itself {FEW};",
            f"{seconds / 60:.0f} minutes of one core, {kind}.",
            "",
            "| game | in B | to be found in | games | runs | found | asked for |",
            "|---|---|---|---|---|---|---|",
        ]
        shelf = list(PACKS)
        expected = {(change.game, change.what): change.figures for change in changes()}
        for key, what in sorted(
            dict.fromkeys((row["game"], row["what"]) for row in self.rows), key=lambda one: shelf.index(one[0])
        ):
            some = [row for row in self.rows if (row["game"], row["what"]) == (key, what)]
            stated = [row["stated"] for row in some]
            found = sum(row["found"] for row in some)
            bound = f"at most {MOST} of {ALIKE}" if what == "nothing" else f"at least {LEAST} of {RUNS}"
            said = "nothing (other luck)" if what == "nothing" else what
            few, many = min(stated), max(stated)
            games = f"{few:,}" if few == many else f"{few:,} to {many:,}"
            figures = " or ".join(PLACES[figure] for figure in expected.get((key, what), ())) or "any figure"
            lines.append(f"| {find(key).name} | {said} | {figures} | {games} | {len(some)} | {found} | {bound} |")
        return "\n".join([*lines, END])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python tools/comparing.py", description="Try comparisons out.")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--rows", type=Path, default=ROOT / "build" / "comparing.jsonl")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "compare.md")
    parser.add_argument("--anew", action="store_true", help="forget the runs of before")
    given = parser.parse_args(arguments)
    if given.anew:
        given.rows.unlink(missing_ok=True)
    given.rows.parent.mkdir(parents=True, exist_ok=True)
    campaign = Campaign(given.rows, given.bots)
    with suppress(KeyboardInterrupt):
        campaign.play()
    told = campaign.table()
    text = given.out.read_text(encoding="utf-8")
    before, after = text[: text.index(BEGIN)], text[text.index(END) + len(END) :]
    given.out.write_text(before + told + after, encoding="utf-8")
    sys.stdout.write(told + "\n")
    missed = campaign.missed()
    for line in missed:
        sys.stdout.write(f"Missed: {line}.\n")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
