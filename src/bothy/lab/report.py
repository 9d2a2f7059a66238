"""Reports: a run watched while it is played, and the tables at its end."""

from __future__ import annotations

import signal
import time
from collections.abc import Mapping
from types import FrameType
from typing import TYPE_CHECKING, Any

from bothy.kernel import Game
from bothy.lab.places import Place
from bothy.lab.records import Record
from bothy.lab.runs import Plan, run
from bothy.lab.tally import Count, Tally

if TYPE_CHECKING:  # what draws at a terminal is loaded where there is one
    from rich.table import Table as Grid


def collect(
    planned: Plan, number: int, place: Place, record: Record | None, quiet: bool, strict: bool = False
) -> tuple[Tally, float, bool]:
    """Play the games and count them; what was done when Ctrl-C came is kept. Tells whether all were played.

    Strictly, the first game that fails, or in which a bot's answer was refused, late or missing, is the last.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    tally = Tally(planned)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
    )
    start = time.perf_counter()
    stop = Stop()
    with stop, Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True) as progress:
        task = progress.add_task(planned.game, total=number, speed="")
        told = start
        for done, played in enumerate(run(planned, number, place), 1):
            tally.add(played)
            if record is not None:
                record.add(played)
            now = time.perf_counter()
            if now - told > 0.1:
                told = now
                if record is not None:
                    record.flush()
                progress.update(task, completed=done, speed=f"{tally.decisions / (now - start):,.0f} decisions/s")
            if stop.wanted or (strict and (played.faults or played.error)):
                break
    return tally, time.perf_counter() - start, tally.games + len(tally.failed) == number


class Stop:
    """Ctrl-C as a wish that is looked at between two games; a second one is not waited for."""

    def __init__(self) -> None:
        self.wanted = False

    def __enter__(self) -> None:
        self.before = signal.signal(signal.SIGINT, self.hear)

    def __exit__(self, *error: object) -> None:
        signal.signal(signal.SIGINT, self.before)

    def hear(self, number: int, frame: FrameType | None) -> None:
        if self.wanted:
            raise KeyboardInterrupt
        self.wanted = True


def show(game: Game[Any], tally: Tally, seconds: float = 0.0) -> None:
    """The tables at the end of a run, and its speed if it took any time."""
    from rich.console import Console

    console = Console()
    options = ", ".join(f"{key}={value}" for key, value in tally.plan.options if value != game.settle({})[key])
    console.print(
        f"[bold]{game.name}[/], {tally.plan.seats} seats{', ' + options if options else ''}: {tally.games} games"
    )
    told = tally.plan.told()
    pack = f", pack {str(told['pack'])[:12]}" if told["pack"] else ""
    console.print(f"bothy {told['bothy']}, rules {told['rules']}, seed {told['seed']}{pack}", highlight=False)
    if not tally.games:
        return
    console.print(counted("seat", [(str(seat + 1), count) for seat, count in enumerate(tally.by_seat)]))
    if len(tally.by_bot) > 1:
        console.print(counted("bot", list(tally.by_bot.items())))
    console.print(
        f"length: {tally.decisions / tally.games:.1f} decisions ({tally.fewest} to {tally.most}), "
        f"{tally.rounds / tally.games:.2f} rounds a game"
    )
    if seconds:
        console.print(
            f"{tally.decisions / seconds:,.0f} decisions/s, {tally.games / seconds:,.0f} games/s, {seconds:.1f} s"
        )


def told_faults(faults: Mapping[str, Mapping[str, int]]) -> list[str]:
    """What went wrong with the answers of bots, a line for each."""
    return [
        f"{name}: {', '.join(f'{count} {what}' for what, count in sorted(counts.items()))}"
        for name, counts in sorted(faults.items())
    ]


def counted(heading: str, rows: list[tuple[str, Count]]) -> Grid:
    from rich.table import Table as Grid

    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column(heading)
    for name in ("games", "wins", "share of wins", "95 %", "mean score", "95 %"):
        grid.add_column(name, justify="right")
    for name, count in rows:
        low, high = count.win_interval()
        grid.add_row(
            name,
            str(count.games),
            f"{count.wins:.1f}",
            f"{count.wins / count.games:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{count.mean_score:.2f}",
            f"± {count.score_margin():.2f}",
        )
    return grid
