"""The drawings of a ladder: brackets, strength against time, and the ladder as a file of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from bothy.study.ladder.telling import Telling
from bothy.study.numbers import NO_BREAK
from bothy.study.plots import Scale, line, scale_of, svg, text
from bothy.study.statistics import Estimate
from bothy.study.style import DAY, NIGHT

ROW = 40
THINKING = 216
WIDTH, LEFT, RIGHT, HEAD, LINE = 720, 220, 60, 46, 30
"""The measures of the file."""
QUICKEST = 0.001
"""Seconds; less is not measured."""
NEAR = (3.0, 12.0)
"""A number is left out that would lie so near another, in per cent across and pixels down."""


def ladder_scale(telling: Telling) -> Scale:
    """From the weakest to the strongest, zero with them; or from never to always."""
    if telling.shared:
        return Scale(0.0, 1.0)
    return scale_of([telling.estimate(one) for one in telling.standings], 0.0, least=-math.inf)


def lanes(runs: Sequence[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Brackets side by side, so that none lies over another."""
    found: list[list[tuple[int, int]]] = []
    for run in runs:
        free = next((lane for lane in found if lane[-1][1] < run[0]), None)
        if free is None:
            found.append([run])
        else:
            free.append(run)
    return found


@dataclass(frozen=True)
class Dot:
    """A bot by the time it takes and how strong it is."""

    place: int
    name: str
    seconds: float
    strength: Estimate


def foremost(dots: Sequence[Dot]) -> list[Dot]:
    """Those that nothing as quick beats, the quickest first."""
    found: list[Dot] = []
    for dot in sorted(dots, key=lambda dot: (dot.seconds, -dot.strength.value)):
        if not found or dot.strength.value > found[-1].strength.value:
            found.append(dot)
    return found


def thinking(telling: Telling, about: str) -> str:
    """How strong each is by the seconds a game takes, which are as far apart as they are times each other."""
    dots = [
        Dot(place, telling.name(one.bot), max(QUICKEST, one.seconds), telling.estimate(one))
        for place, one in enumerate(telling.standings, 1)
        if math.isfinite(telling.estimate(one).value) and one.games
    ]
    if not dots:
        return ""
    top, floor = 10, THINKING - 24
    across = scale_of([Estimate(math.log10(dot.seconds), math.nan, math.nan) for dot in dots], least=-math.inf)
    up = ladder_scale(telling)

    def x(seconds: float) -> float:
        return 8 + 0.84 * across.at(math.log10(seconds))

    def y(strength: float) -> float:
        return floor - (floor - top) * up.at(strength) / 100

    parts = []
    for at in up.ticks(6):
        parts += [line("g", 0, 100, y(at), y(at)), text(100, y(at) - 4, telling.strength(at), "m", "end")]
    parts.append(line("ax", 0, 100, floor, floor))
    parts += [text(x(at), THINKING - 7, telling.numbers.plain(at, digits(at)), "m") for at in times(across)]
    ahead = foremost(dots)
    points = [f"{10 * x(dot.seconds):.1f} {y(dot.strength.value):.1f}" for dot in ahead]
    parts.append(
        f'<svg x="0" y="0" width="100%" height="{THINKING}" viewBox="0 0 1000 {THINKING}" preserveAspectRatio="none">'
        f'<path class="ln" d="M{"L".join(points)}"/></svg>'
    )
    for dot in dots:
        kind, at, estimate = ("" if dot in ahead else "w"), x(dot.seconds), dot.strength
        if math.isfinite(estimate.low):
            parts.append(line(f"iv {kind}", at, at, y(estimate.low), y(estimate.high)))
        words = f"{dot.place} {dot.name}, {telling.seconds(dot.seconds)}"
        parts.append(
            f'<circle class="pt {kind}" cx="{at:.2f}%" cy="{y(estimate.value):.1f}" r="4.2">'
            f"<title>{escape(words)}</title></circle>"
        )
    written: list[tuple[float, float]] = []
    for dot in [*ahead, *[dot for dot in dots if dot not in ahead]]:
        at, high = x(dot.seconds), y(dot.strength.value)
        if all(abs(at - other) > NEAR[0] or abs(high - beside) > NEAR[1] for other, beside in written):
            written.append((at, high))
            kind = "k b h" if dot in ahead else "m h"
            parts.append(f'<text x="{at:.2f}%" y="{high + 4:.1f}" dx="9" class="{kind}">{dot.place}</text>')
    return svg(THINKING, about, *parts)


def digits(seconds: float) -> int:
    return max(0, -math.floor(math.log10(seconds) + 1e-9))


def times(across: Scale) -> list[float]:
    """Round times on a scale of their logarithms: more of them where it does not go far."""
    for factors in ((1, 2, 5), tuple(range(1, 10))):
        some = [factor * 10.0**power for power in range(math.floor(across.low), 4) for factor in factors]
        found = [at for at in some if across.low <= math.log10(at) <= across.high]
        if len(found) > 1:
            break
    return found


# A file of its own


def file(telling: Telling) -> str:
    """The ladder as an SVG: a line for each bot, how strong it is, and the interval; by day and by night."""
    standings = telling.standings
    scale = ladder_scale(telling)
    bottom = HEAD + LINE * len(standings)
    seats = telling.text("seats", seats=telling.study.seats)
    what = telling.text("drawn-wins" if telling.shared else "drawn-points")
    title = f"{telling.game.name}, {seats}{colon(telling.lang)} {what}"
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="0 0 {WIDTH} {bottom + 34}" lang="{telling.lang}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{file_style()}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{bottom + 34}"/>',
        f'<text class="head" x="14" y="24">{escape(title)}</text>',
    ]

    def place(figure: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * scale.at(figure) / 100

    for at in scale.ticks(7):
        parts.append(f'<path class="grid" d="M{place(at):.1f} {HEAD - 8}V{bottom}"/>')
        parts.append(f'<text class="axis" x="{place(at):.1f}" y="{bottom + 20}">{telling.strength(at)}</text>')
    for number, one in enumerate(standings):
        y, estimate = HEAD + LINE * number + LINE / 2, telling.estimate(one)
        words = f"{telling.strength(estimate.value)}, {telling.span(estimate)}".strip(", ")
        parts.append(f'<text class="name" x="{LEFT - 14}" y="{y + 4:.1f}">{escape(telling.name(one.bot))}</text>')
        if math.isfinite(estimate.low):
            parts.append(f'<path class="span" d="M{place(estimate.low):.1f} {y}H{place(estimate.high):.1f}"/>')
        if math.isfinite(estimate.value):
            dot = f'<circle class="dot" cx="{place(estimate.value):.1f}" cy="{y}" r="5">'
            parts.append(f"{dot}<title>{escape(words)}</title></circle>")
    return "\n".join([*parts, "</svg>"]) + "\n"


def colon(lang: str) -> str:
    return f"{NO_BREAK}:" if lang == "fr" else ":"


def file_style() -> str:
    """What it looks like by day, and what is other by night."""
    shape = "text{font:13px sans-serif}.head{font:bold 15px sans-serif}.name{text-anchor:end}.axis{text-anchor:middle}"
    wide = ".span{stroke-width:9;stroke-opacity:.36}"
    return f"{shape}{wide}{inked(DAY)}@media (prefers-color-scheme:dark){{{inked(NIGHT)}}}"


def inked(colours: str) -> str:
    ink = dict(pair.removeprefix("--").split(":", 1) for pair in colours.split(";"))
    return (
        f".paper{{fill:{ink['card']}}}text{{fill:{ink['ink']}}}.axis{{fill:{ink['muted']}}}.grid{{stroke:{ink['line']}}}"
        f".span{{stroke:{ink['loch']}}}.dot{{fill:{ink['loch']}}}"
    )
