"""A comparison at a terminal: one sentence, then a row for each figure."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from bothy.study.compare.judging import DIFFERENCE, NONE, OPEN
from bothy.study.compare.telling import Telling

SIGNS = {DIFFERENCE: ("◆", "bold"), OPEN: ("…", "dim"), NONE: ("=", "")}


def show(telling: Telling, console: Console) -> None:
    """The whole report."""

    def line(words: str, style: str = "") -> None:
        if words:
            console.print(Text(words, style), highlight=False)

    line(telling.title(), "bold")
    for name, side in zip("AB", telling.sides(), strict=True):
        line(f"  {telling.common('line', word=name, about=' · '.join(side))}")
    line(" · ".join(telling.facts()), "dim")
    console.print()
    line(telling.sentence(), "bold")
    line(telling.about(), "dim")
    console.print()
    console.print(rows(telling))
    console.print()
    line(telling.saved())
    line(telling.stated(), "dim")
    seconds = telling.numbers.plain(telling.collected.seconds, 1)
    line(telling.text("cost", seconds=seconds), "dim")


def rows(telling: Telling) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column("")
    for heading in ("A", "B", telling.text("b-less-a"), telling.text("at-once")):
        grid.add_column(heading, justify="right", no_wrap=True)
    grid.add_column("")
    grid.add_column(telling.text("in-words"), no_wrap=True)
    for finding in telling.ranked():
        sign, style = SIGNS[finding.verdict]
        unit = telling.unit(finding)
        name = Text(telling.name(finding)).append(f" {unit}" if unit else "", "dim")
        low, high = (telling.signed(finding, bound) for bound in (finding.held.low, finding.held.high))
        words = telling.verdict(finding)
        grid.add_row(
            name,
            telling.figure(finding, finding.a.value),
            telling.figure(finding, finding.b.value),
            telling.signed(finding, finding.difference.value),
            telling.text("range", low=low, high=high),
            sign,
            words[1] if finding.verdict == OPEN else words[0],
            style=style,
        )
    return grid
