"""Proofs: long campaigns of the promises we make, written to docs/proofs.md. Run them with `make proofs`.

Zero failures in n trials bound the true rate below 3/n, with 95 % confidence.

A run that was interrupted goes on where it was: what a campaign found on a game is kept in build/proofs.jsonl under the
digest of the sources it was found with, and is only taken over where these are the same.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import os
import platform
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import bothy.kernel.position
from bothy.cli.given import place_of
from bothy.compiled import SOURCES
from bothy.games import find, games
from bothy.lab.cluster import LOCAL
from bothy.lab.places import Place
from bothy.lab.trials import try_chunk

CHUNK = 250
HERE = SOURCES / "bothy"
WITH_BOTS = ("bots", "search")
"""The laws that ask bots."""
READ = (".py", ".toml", ".ftl", ".md")
"""The files of a game that it is made of."""
KERNEL = "interpreted" if (bothy.kernel.position.__file__ or "").endswith(".py") else "compiled"


@dataclass(frozen=True)
class Campaign:
    """A promise, and how often it is tried on each game."""

    promise: str
    law: str
    """The law that is tried, or `games` for whole games."""
    trials: int


CAMPAIGNS = [
    Campaign(
        "R5 Random games end within their bound, without an exception, all pieces kept",
        "games",
        100_000,
    ),
    Campaign("S1 Nobody can tell a redeal of what it has not seen from the position", "blind", 10_000),
    Campaign("S10 Bots answer the same in a redeal of what they have not seen", "bots", 10_000),
    Campaign("S12 An answer that leaves undo free has shown nobody anything", "undo", 10_000),
    Campaign("S  A sight holds no way back to the position", "apart", 10_000),
    Campaign("R1 A journal replays to the same position", "replay", 10_000),
    Campaign("R  Who has only one answer is not asked for it", "forced", 10_000),
    Campaign("R3 Playing on a copy leaves the original untouched", "copy", 10_000),
    Campaign("R4 What is stored and loaded goes on to the same end", "store", 10_000),
    Campaign("R4 A position told as a scene reads back as the same", "scene", 10_000),
    Campaign("R2 What is picked at random is what is offered, all alike", "pick", 3_000),
    Campaign("R4 A stored sight offers and imagines the same", "sights", 10_000),
    Campaign("R6 What can only move is all there, also in what a seat imagines", "conservation", 10_000),
    Campaign("R  What a seat imagines can be played to the end", "imagine", 10_000),
    Campaign("R  Every step that is waited for is as its kind has to be", "form", 10_000),
    Campaign("R  What is asked, offered and told can be said, and names clauses there are", "words", 1_000),
    Campaign("R  Every question can be answered, and its default is offered", "choices", 10_000),
    Campaign("R  Everything offered is in the vocabulary", "vocabulary", 10_000),
    Campaign("R  Everything offered reads back from its notation", "notation", 10_000),
    Campaign("R  Odds are in order, and random play keeps to them", "odds", 10_000),
    Campaign("R  Both doors of a step lead to the same position", "door", 10_000),
    Campaign("S8 What may not be answered is refused and changes nothing", "refusal", 10_000),
    Campaign("R  From every position a game ends, with a score for each seat", "end", 10_000),
    Campaign("S10 So does search, at 16 iterations", "search", 10_000),
]


def digest(key: str, law: str) -> str:
    """What a law on a game depends on: kernel, kit, the game and its words, the laws, and the bots if asked."""
    package = Path(*type(find(key)).__module__.split(".")[1:-1])
    folders = [Path("kernel"), Path("kit"), Path("lab", "laws"), package, *([Path("bots")] if law in WITH_BOTS else [])]
    files = [path for folder in folders for path in sorted((HERE / folder).rglob("*")) if path.suffix in READ]
    told = hashlib.sha256()
    for path in [*files, HERE / "lab" / "settings.py"]:
        told.update(path.relative_to(HERE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return told.hexdigest()[:16]


@dataclass
class Verdict:
    """What came of a campaign on a game."""

    campaign: Campaign
    game: str
    trials: int
    failures: list[str]
    seconds: float

    def kept(self) -> str:
        """As a line to be read by `remembered`."""
        return json.dumps({**asdict(self), "kernel": KERNEL, "digest": digest(self.game, self.campaign.law)})

    def row(self) -> str:
        bound = f"< {3 / self.trials:.2g}" if not self.failures else "-"
        return (
            f"| {self.campaign.promise} | {self.game} | {self.trials:,} | {len(self.failures)} | {bound} "
            f"| {self.seconds:.0f} |"
        )


def remembered(file: Path) -> dict[tuple[str, str, int], Verdict]:
    """What an earlier run found with the sources of today, by law, game and number of trials."""
    found = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        told = json.loads(line)
        kernel, made_of = told.pop("kernel"), told.pop("digest")
        verdict = Verdict(**{**told, "campaign": Campaign(**told["campaign"])})
        fits = kernel == KERNEL and verdict.campaign in CAMPAIGNS
        if fits and made_of == digest(verdict.game, verdict.campaign.law):
            found[verdict.campaign.law, verdict.game, verdict.trials] = verdict
    return found


def run(
    keys: list[str], laws: list[str], share: float, place: Place, console: Console, kept: Path
) -> Iterator[Verdict]:
    """All campaigns on these games, at a share of their trials; those that have failed before are tried again."""
    known = remembered(kept)
    kept.parent.mkdir(exist_ok=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        wanted = [campaign for campaign in CAMPAIGNS if not laws or campaign.law in laws]
        for campaign, key in itertools.product(wanted, keys):
            trials = max(1, round(campaign.trials * share))
            before = known.get((campaign.law, key, trials))
            if before is not None and not before.failures:
                yield before
                continue
            task = progress.add_task(f"{key}: {campaign.law}", total=trials)
            start = time.perf_counter()
            size = CHUNK * 8 if campaign.law == "games" else CHUNK
            parts = [(key, campaign.law, first, min(size, trials - first)) for first in range(0, trials, size)]
            failed: dict[int, list[str]] = {}
            for (_, _, first, count), failures in place.run(try_chunk, parts):
                failed[first] = failures
                progress.advance(task, count)
            progress.remove_task(task)
            failures = [failure for first in sorted(failed) for failure in failed[first]]
            verdict = Verdict(campaign, key, trials, failures, time.perf_counter() - start)
            with kept.open("a", encoding="utf-8") as file:
                print(verdict.kept(), file=file)
            yield verdict


def report(verdicts: list[Verdict], command: str, whole: bool = True) -> str:
    failures = [f"- {failure}" for verdict in verdicts for failure in verdict.failures[:5]]
    return "\n".join(
        [
            "# Proofs",
            "",
            f"Written by `{command}`: Python {platform.python_version()}, {KERNEL} kernel, {os.cpu_count()} cores.",
            "A law's trial is a random moment of a random game over all seats and options, looked at by every seat and",
            "by a spectator; in R5 it is a whole game, going round all settings.",
            "Zero failures in *n* trials bound the true rate below 3/*n* (95 %).",
            *(
                []
                if whole
                else ["The run was interrupted: what is missing below was not tried. It goes on where it was."]
            ),
            "",
            "| promise | game | trials | failures | true rate | seconds |",
            "|---|---|---|---|---|---|",
            *[verdict.row() for verdict in verdicts],
            "",
            *(["## Failures", "", *failures, ""] if failures else []),
        ]
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python tools/proofs.py", description="Run the long campaigns.")
    parser.add_argument("--game", action="append", choices=list(games()), help="only this game; repeatable")
    laws = [campaign.law for campaign in CAMPAIGNS]
    parser.add_argument("--law", action="append", choices=laws, help="only this law, or whole `games`; repeatable")
    parser.add_argument("--share", type=float, default=1.0, help="a share of the trials, such as 0.01")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--ray",
        nargs="?",
        const=LOCAL,
        default="",
        metavar="HOST:PORT",
        help="on Ray, on this machine or at an address",
    )
    parser.add_argument("--out", type=Path, default=Path("docs/proofs.md"))
    parser.add_argument(
        "--kept", type=Path, default=Path("build/proofs.jsonl"), help="where an interrupted run goes on"
    )
    given = parser.parse_args(arguments)
    console = Console(stderr=True)
    chosen = "".join(f" --game {key}" for key in given.game or []) + "".join(f" --law {law}" for law in given.law or [])
    whole = given.share == 1.0 and not given.game and not given.law
    command = "make proofs" if whole else f"python tools/proofs.py --share {given.share}{chosen}"
    verdicts = []
    keys, tried = given.game or list(games()), given.law or []
    with place_of(given.workers, given.ray, []) as place:
        for verdict in run(keys, tried, given.share, place, console, given.kept):
            verdicts.append(verdict)
            console.print(verdict.row(), highlight=False)
            given.out.write_text(report(verdicts, command, whole=False), encoding="utf-8")
    given.out.write_text(report(verdicts, command), encoding="utf-8")
    failed = sum(len(verdict.failures) for verdict in verdicts)
    console.print(f"{sum(verdict.trials for verdict in verdicts):,} trials, {failed} failures; written to {given.out}")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
