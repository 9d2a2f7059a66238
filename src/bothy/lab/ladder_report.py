"""A ladder watched while it is played, and what it has come to at its end: as figures and as JSON."""

from __future__ import annotations

import json
import math
from typing import Any, TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bothy.kernel import Game
from bothy.lab.ladder import Ladder, Met, run
from bothy.lab.places import Place
from bothy.lab.rating import Draws, Pairing, Standing, drawn, pairings, standings
from bothy.lab.report import Stop


def collect(ladder: Ladder, games: int, place: Place, met: list[Met], file: TextIO | None, quiet: bool) -> bool:
    """Play what is still to be played, add it to what has been, and write it down. Tells whether all was played."""
    wanted = {(field, number) for field in ladder.fields() for number in range(games)}
    before = wanted & {one.key() for one in met}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    stop = Stop()
    with stop, Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True) as progress:
        task = progress.add_task(ladder.game, total=len(wanted), completed=len(before))
        for one in run(ladder, games, place, before):
            met.append(one)
            if file is not None:
                file.write(json.dumps(one.row()) + "\n")
                file.flush()
            progress.advance(task)
            if stop.wanted:
                break
    return wanted <= {one.key() for one in met}


class Report:
    """What a ladder has come to."""

    def __init__(self, game: Game[Any], ladder: Ladder, met: list[Met]) -> None:
        self.game = game
        self.ladder = ladder
        fields = ladder.fields()
        mine = [one for one in met if one.field in fields]
        self.met = sorted(mine, key=lambda one: (one.number, fields.index(one.field)))
        self.draws: Draws = drawn(ladder, self.met)
        self.standings: list[Standing] = standings(ladder, self.met, self.draws)
        self.pairings: list[Pairing] = pairings(ladder, self.met)
        self.seconds = sum(one.seconds for one in self.met)
        self.errors = [f"{' and '.join(one.field)}, game {one.number}: {one.error}" for one in self.met if one.error]

    def as_json(self) -> dict[str, object]:
        return {
            **self.ladder.told(),
            "shared": self.ladder.is_shared(),
            "games": len(self.met),
            "processor_seconds": round(self.seconds, 1),
            "errors": len(self.errors),
            "standings": [
                {
                    "bot": one.bot,
                    "games": one.games,
                    "share": rounded(one.share),
                    "share_interval": [rounded(bound) for bound in one.share_interval],
                    "points": rounded(one.points),
                    "interval": [rounded(bound) for bound in one.interval],
                    "seconds_a_game": rounded(one.seconds),
                }
                for one in self.standings
            ],
            "pairings": [
                {
                    "bots": list(one.bots),
                    "games": one.games,
                    "share": rounded(one.share),
                    "interval": [rounded(bound) for bound in one.interval],
                }
                for one in self.pairings
            ],
        }


def rounded(value: float) -> float | None:
    """A figure for JSON, which knows no infinity and no NaN."""
    return round(value, 4) if math.isfinite(value) else None
