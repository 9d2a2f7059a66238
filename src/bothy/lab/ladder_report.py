"""A ladder watched while it is played, and told at its end: as tables, as JSON, as a drawing."""

from __future__ import annotations

import json
import math
from html import escape
from typing import Any, TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from bothy.kernel import Game
from bothy.lab.ladder import Ladder, Met, run
from bothy.lab.rating import Pairing, Standing, pairings, standings
from bothy.lab.report import Stop

WIDTH, LEFT, RIGHT, HEAD, LINE = 720, 170, 60, 46, 30
"""The measures of the drawing."""


def collect(ladder: Ladder, games: int, workers: int, met: list[Met], file: TextIO | None, quiet: bool) -> bool:
    """Play what is still to be played, add it to what has been, and write it down. Tells whether all was played."""
    wanted = {(field, number) for field in ladder.fields() for number in range(games)}
    before = wanted & {one.key() for one in met}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    stop = Stop()
    with stop, Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True) as progress:
        task = progress.add_task(ladder.game, total=len(wanted), completed=len(before))
        for one in run(ladder, games, workers, before):
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
        self.met = [one for one in met if one.field in fields]
        self.standings: list[Standing] = standings(ladder, self.met)
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

    def show(self) -> None:
        """The tables."""
        console = Console()
        told = self.ladder.told()
        usual = self.game.settle({})
        options = ", ".join(f"{key}={value}" for key, value in self.ladder.options if value != usual[key])
        console.print(
            f"[bold]{self.game.name}[/], {self.ladder.seats} seats{', ' + options if options else ''}: "
            f"{len(self.met)} games, {self.seconds:,.0f} s of processor time"
        )
        console.print(f"bothy {told['bothy']}, rules {told['rules']}, seed {told['seed']}", highlight=False)
        console.print(self.ranks())
        if self.pairings:
            console.print(self.matrix())

    def ranks(self) -> Grid:
        shared = self.ladder.is_shared()
        grid = Grid(box=None, pad_edge=False, header_style="bold")
        grid.add_column("bot")
        headings = ("games", "wins", "95 %") if shared else ("points", "95 %", "games", "share of wins", "95 %")
        for heading in (*headings, "s a game"):
            grid.add_column(heading, justify="right")
        for one in self.standings:
            low, high = one.share_interval
            share = [str(one.games), f"{one.share:.1%}", f"{low:.1%} to {high:.1%}"]
            points = [] if shared else [f"{one.points:+.0f}", f"{one.interval[0]:+.0f} to {one.interval[1]:+.0f}"]
            grid.add_row(one.bot, *points, *share, f"{one.seconds:.2f}")
        return grid

    def matrix(self) -> Grid:
        """What part of the wins each line has against each column; even is one half."""
        names = [one.bot for one in self.standings]
        share = {one.bots: one.share for one in self.pairings}
        share.update({(second, first): 1 - part for (first, second), part in list(share.items())})
        grid = Grid(box=None, pad_edge=False, header_style="bold")
        grid.add_column("share against")
        for name in names:
            grid.add_column(name, justify="right")
        for name in names:
            cells = [f"{share[name, other]:.0%}" if (name, other) in share else "" for other in names]
            grid.add_row(name, *cells)
        return grid

    def svg(self) -> str:
        """The ladder as a drawing: a line for each bot, its points and their interval."""
        shared = self.ladder.is_shared()
        rows = [(one.bot, one.share, one.share_interval) for one in self.standings]
        if not shared:
            rows = [(one.bot, one.points, one.interval) for one in self.standings]
        low = 0.0 if shared else min([0.0, *[bounds[0] for _, _, bounds in rows]])
        high = 1.0 if shared else max([1.0, *[bounds[1] for _, _, bounds in rows]])
        step = 0.25 if shared else grid_step(high - low)
        low, high = math.floor(low / step) * step, math.ceil(high / step) * step
        scale = (WIDTH - LEFT - RIGHT) / (high - low)
        bottom = HEAD + LINE * len(rows)
        title = f"{self.game.name}, {self.ladder.seats} seats: " + ("games won" if shared else "points")
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 34}" '
            f'font-family="sans-serif" font-size="13" fill="#24332f" role="img">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{bottom + 34}" fill="#fbf8f1"/>',
            f'<text x="14" y="24" font-size="15" font-weight="bold">{escape(title)}</text>',
        ]
        for mark in range(round((high - low) / step) + 1):
            value = low + mark * step
            x = LEFT + (value - low) * scale
            words = f"{value:.0%}" if shared else f"{value:+.0f}" if value else "0"
            parts.append(f'<path d="M{x:.1f} {HEAD - 8}V{bottom}" stroke="#d8d2c2"/>')
            parts.append(f'<text x="{x:.1f}" y="{bottom + 20}" text-anchor="middle" fill="#6b6658">{words}</text>')
        for number, (name, value, bounds) in enumerate(rows):
            y = HEAD + LINE * number + LINE / 2
            x, x0, x1 = [LEFT + (some - low) * scale for some in (value, *bounds)]
            parts.append(f'<text x="{LEFT - 14}" y="{y + 4:.1f}" text-anchor="end">{escape(name)}</text>')
            parts.append(f'<path d="M{x0:.1f} {y}H{x1:.1f}" stroke="#2f6f62" stroke-width="3" stroke-linecap="round"/>')
            parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="#2f6f62"/>')
        return "\n".join([*parts, "</svg>"]) + "\n"


def rounded(value: float) -> float | None:
    """A figure for JSON, which knows no infinity and no NaN."""
    return round(value, 4) if math.isfinite(value) else None


def grid_step(span: float) -> float:
    """The distance of the lines of a grid over so many points: five to ten of them."""
    for step in (20.0, 50.0, 100.0, 200.0, 500.0):
        if span / step <= 8:
            return step
    return 1000.0
