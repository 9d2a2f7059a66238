"""A review at a terminal: reckoned under a bar, then told with small curves."""

from __future__ import annotations

import json
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bothy.games import find
from bothy.kernel import Journal, Seat
from bothy.kernel.journal import read
from bothy.lab.report import Stop
from bothy.locales import Speech
from bothy.locales.names import NAMES
from bothy.reviews.course import course_of
from bothy.reviews.reckoning import USUAL, Depth, Reckoning
from bothy.reviews.telling import Telling, chance, change, percent
from bothy.terminal.keeping import whole_lines
from bothy.terminal.screen import SEAT_COLOURS, Screen

BLOCKS = "▁▂▃▄▅▆▇█"
WIDEST = 72
"""A curve is at most so many letters wide."""
MOST = 8
"""So many answers are told, the dearest first."""


def journal_in(text: str) -> Journal[Any]:
    """The journal in the text of a file, but for a last line that was torn; errors name the line."""
    return read(whole_lines(text.encode()).decode(), find)


def begun(journal: Journal[Any], iterations: int, seed: int, seats: list[Seat]) -> Reckoning:
    """The review of a journal, about to be reckoned; Unfinished if its game still runs."""
    return Reckoning(course_of(journal), Depth.of(iterations) if iterations else USUAL, seed, seats)


def reckon(reckoning: Reckoning, speech: Speech) -> bool:
    """Reckon a review under a bar. Ctrl-C leaves it as it is; tells whether it is whole."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    stop = Stop()
    with stop, Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(speech.text("review-progress"), total=1.0)
        for part in reckoning.slices():
            progress.update(task, completed=part)
            if stop.wanted:
                return part >= 1.0
    return True


def speech_of(journal: Journal[Any], lang: str) -> Speech:
    """How the review of a journal is told, in which seats have no names of their own."""
    return Speech(lang, [journal.game], NAMES[: journal.position.table.box.seats])


def show(telling: Telling, console: Console) -> None:
    """Curves, turning points, luck and play, and the answers that cost most."""
    screen = Screen(console, telling.speech)
    screen.line(telling.title(), "bold")
    screen.line(telling.about(), "dim")
    screen.line()
    curves(telling, screen)
    screen.line()
    turning_points(telling, screen)
    console.print(luck_and_play(telling))
    answers(telling, screen)


def as_json(telling: Telling) -> str:
    return json.dumps(telling.review.as_json(), ensure_ascii=False, allow_nan=False) + "\n"


def curves(telling: Telling, screen: Screen) -> None:
    """A line of blocks for each seat, and below them where the turning points were."""
    review = telling.review
    names = [f"{telling.mark(line)} {telling.name(line)}" for line in range(review.lines)]
    widest = max(len(name) for name in names)
    width = max(8, min(WIDEST, screen.console.width - widest - 16))
    last = len(review.chances) - 1
    moments = [round(place * last / (width - 1)) for place in range(width)]
    for line, name in enumerate(names):
        text = Text(f"{name:<{widest}} {chance(review.start[line]):>6} ")
        blocks = "".join(block(review.chances[moment][line]) for moment in moments)
        text.append(blocks, SEAT_COLOURS[line % len(SEAT_COLOURS)])
        text.append(f" {chance(review.result[line])}")
        screen.put(text)
    if review.turnings:
        ruler = [" "] * width
        for number, turning in enumerate(review.turnings, 1):
            ruler[round(turning.moment.number * (width - 1) / max(1, last))] = str(number)
        screen.put(Text(" " * (widest + 8) + "".join(ruler).rstrip(), "bold"))


def block(share: float) -> str:
    return BLOCKS[min(len(BLOCKS) - 1, max(0, int(share * len(BLOCKS))))]


def turning_points(telling: Telling, screen: Screen) -> None:
    screen.say("review-turning", "bold")
    if not telling.review.turnings:
        screen.line("  " + telling.speech.text("review-no-turning"))
    for number, turning in enumerate(telling.review.turnings, 1):
        where = telling.round(turning.moment)
        words = f"{where} · {telling.happened(turning.moment)}" if where else telling.happened(turning.moment)
        screen.line(f"  {number}  {words}  ({telling.moved(turning)})", indent=5)


def luck_and_play(telling: Telling) -> Table:
    review, speech = telling.review, telling.speech
    title = f"{speech.text('review-luck-and-play')} · {speech.text('review-sum')}"
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE)
    table.add_column()
    shared = review.course.shared
    columns = ["review-luck", "review-play"] if shared else ["review-luck", "review-own", "review-others"]
    for id in ("review-start", *columns, "review-result"):
        table.add_column(speech.text(id), justify="right")
    for line in range(review.lines):
        figures = [review.luck[line], review.own(line), *([] if shared else [review.others(line)])]
        table.add_row(
            Text(f"{telling.mark(line)} {telling.name(line)}"),
            chance(review.start[line]),
            *[change(figure) for figure in figures],
            chance(review.result[line]),
        )
    return table


def answers(telling: Telling, screen: Screen) -> None:
    """How good each seat's answers were, and the dearest of all."""
    if not telling.review.judged:
        return
    screen.say("review-answers", "bold")
    for seat in telling.review.seats:
        if telling.review.judged_of(seat):
            screen.line("  " + telling.as_good(seat), indent=2)
    for one in telling.blunders(MOST):
        if percent(one.gain):
            where = telling.round(one.moment)
            words = f"{where} · {telling.said(one.moment)}" if where else telling.said(one.moment)
            screen.line(f"  {change(-one.gain):>6}  {words} – {telling.better(one)}", indent=10)
            for reason in telling.reasons(one):
                screen.line(f"          {reason}", "dim", indent=10)
