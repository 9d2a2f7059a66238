"""A ladder at a terminal: who stands where, and each against each."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid

from bothy.study.ladder.telling import Telling


def show(telling: Telling, console: Console) -> None:
    """The tables."""
    report, numbers = telling.report, telling.numbers
    options = "".join(f", {key}={value}" for key, value in telling.unusual(telling.study))
    seats = telling.text("seats", seats=telling.study.seats)
    games, seconds = numbers.plain(len(report.met)), numbers.plain(report.seconds)
    summary = telling.text("summary", games=games, seconds=seconds)
    colon = "\u00a0:" if telling.lang == "fr" else ":"
    console.print(f"[bold]{telling.game.name}[/], {seats}{options}{colon} {summary}")
    console.print(telling.text("made-with", **telling.made_of()), highlight=False)
    console.print(ranks(telling))
    if telling.shares:
        console.print(matrix(telling))


def ranks(telling: Telling) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column(telling.text("th-bot"))
    interval = telling.common("interval")
    own = ("th-games", "th-wins") if telling.shared else ("th-points", interval, "th-games", "th-share")
    for heading in (*own, interval, "a-game"):
        grid.add_column(heading if heading == interval else telling.text(heading), justify="right")
    for one in telling.standings:
        low, high = one.share_interval
        share = [telling.numbers.plain(one.games), telling.numbers.percent(one.share)]
        share.append(telling.numbers.range(100 * low, 100 * high))
        estimate = telling.estimate(one)
        points = [] if telling.shared else [telling.strength(estimate.value), telling.span(estimate)]
        grid.add_row(one.bot, *points, *share, telling.numbers.plain(one.seconds, 2))
    return grid


def matrix(telling: Telling) -> Grid:
    """What part of the wins each line has against each column; even is one half."""
    names = [one.bot for one in telling.standings]
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column(telling.text("th-against"))
    for name in names:
        grid.add_column(name, justify="right")
    for name in names:
        cells = [telling.shares.get((name, other)) for other in names]
        grid.add_row(name, *["" if one is None else telling.numbers.percent(one.share, 0) for one in cells])
    return grid
