"""Small drawings: per cent across and pixels down, so that their letters keep their size at any width.

An interval is a pale bar with square ends and a dot; what would be fair is a dotted line. Nothing here needs a script.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from bothy.study.statistics import Estimate
from bothy.study.sums import Histogram, quantile

ROW, SMALL = 30, 25
"""How high a row with an interval is."""
SIGNS = ("●", "■", "▲", "◆", "★", "⬢")
"""Of the seats, so that they are not told by colour alone."""


@dataclass(frozen=True)
class Scale:
    """From where to where an axis goes."""

    low: float
    high: float

    def at(self, figure: float) -> float:
        """The place of a figure, in per cent from the left."""
        if self.high <= self.low:
            return 50.0
        return 100 * (min(max(figure, self.low), self.high) - self.low) / (self.high - self.low)

    def ticks(self, most: int = 5) -> list[float]:
        """Round figures on it, the number that fits best."""
        span = self.high - self.low
        if not span > 0:
            return [self.low]
        step = 10.0 ** math.floor(math.log10(span / most))
        for factor in (1, 2, 5, 10, 20):
            if span / (step * factor) <= most:
                step *= factor
                break
        first = math.ceil(self.low / step - 1e-9)
        return [number * step for number in range(first, int(self.high / step + 1e-9) + 1)]


def scale_of(estimates: Sequence[Estimate], *others: float, least: float = 0.0) -> Scale:
    """A scale on which all of these can be seen, with a little room; it does not pass over `least`."""
    some = [bound for one in estimates for bound in (one.low, one.high, one.value) if math.isfinite(bound)]
    some += [other for other in others if math.isfinite(other)]
    if not some:
        return Scale(0.0, 1.0)
    low, high = min(some), max(some)
    room = 0.12 * (high - low) or 0.1 * abs(high) or 0.1
    return Scale(max(least, low - room), high + room)


def svg(height: float, about: str, *parts: str, kind: str = "") -> str:
    role = f'role="img" aria-label="{escape(about)}"' if about else 'aria-hidden="true"'
    return f'<svg class="t {kind}" height="{height:g}" {role}>{"".join(parts)}</svg>'


def line(kind: str, x1: float, x2: float, y1: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.2f}%" x2="{x2:.2f}%" y1="{y1:g}" y2="{y2:g}"/>'


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "middle") -> str:
    return f'<text x="{x:.2f}%" y="{y:g}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def interval(estimate: Estimate, scale: Scale, height: float, kind: str = "") -> str:
    """The bar and the dot of a figure."""
    if not math.isfinite(estimate.value):
        return ""
    middle = height / 2
    bar = ""
    if math.isfinite(estimate.low) and math.isfinite(estimate.high):
        bar = line(f"iv {kind}", scale.at(estimate.low), scale.at(estimate.high), middle, middle)
    return f'{bar}<circle class="pt {kind}" cx="{scale.at(estimate.value):.2f}%" cy="{middle:g}" r="4"/>'


@dataclass(frozen=True)
class Bar:
    """A row of a drawing: what it is called, its figure, and how that is written."""

    label: str
    estimate: Estimate
    value: str
    range: str = ""
    kind: str = ""
    """`hl` for what stands out."""
    sign: str = ""


def rows(bars: Sequence[Bar], scale: Scale, ticks: Sequence[tuple[float, str]], fair: tuple[float, str] | None) -> str:
    """A row for each figure over one axis."""
    parts = []
    grid = "".join(line("g", scale.at(at), scale.at(at), 0, ROW) for at, _ in ticks)
    reference = line("ref", scale.at(fair[0]), scale.at(fair[0]), 0, ROW) if fair else ""
    for bar in bars:
        drawn = svg(
            ROW, f"{bar.label}: {bar.value} {bar.range}", grid, reference, interval(bar.estimate, scale, ROW, bar.kind)
        )
        sign = f'<span class="sign {bar.kind}">{bar.sign}</span>' if bar.sign else ""
        side = f" <i>{escape(bar.range)}</i>" if bar.range else ""
        parts.append(
            f'<div class="r"><span class="l">{sign}<span class="nm">{escape(bar.label)}</span></span>{drawn}'
            f'<span class="v num"><b>{escape(bar.value)}</b>{side}</span></div>'
        )
    below = f'<div class="r a"><span></span>{axis(scale, ticks, fair)}<span></span></div>'
    return f'<div class="ivp">{"".join(parts)}{below}</div>'


def axis(scale: Scale, ticks: Sequence[tuple[float, str]], fair: tuple[float, str] | None) -> str:
    """The figures below an axis; those that would run into the word for fair are left out."""
    parts = []
    for at, words in ticks:
        place = scale.at(at)
        if fair is None or abs(place - scale.at(fair[0])) > 24:
            parts.append(text(place, 15, words, "m"))
    if fair is not None:
        parts.append(text(scale.at(fair[0]), 15, fair[1], "b"))
    return svg(20, "", *parts)


def histogram(
    counts: Histogram,
    about: str,
    height: int = 190,
    front: Histogram | None = None,
    mean: tuple[float, str] | None = None,
    band: tuple[int, int] | None = None,
    bars: int = 34,
    labels: Sequence[tuple[float, str]] = (),
) -> str:
    """How many there were of each size, sizes side by side taken together so that there are not too many bars."""
    if not counts:
        return ""
    low, high = trimmed(counts)
    step = max(1, -(-(high - low + 1) // bars))
    columns = -(-(high - low + 1) // step)
    piled, before = piled_up(counts, low, step, columns), piled_up(front or {}, low, step, columns)
    top, floor = 30 if mean else 8, height - 22
    most = max(piled) or 1
    wide = 100 / columns
    scale = Scale(low - 0.5, low - 0.5 + columns * step)
    parts = []
    if band is not None:
        left, right = scale.at(band[0] - 0.5), scale.at(band[1] + 0.5)
        parts.append(
            f'<rect class="band" x="{left:.2f}%" y="{top - 8}" width="{right - left:.2f}%" height="{floor - top + 8}"/>'
        )
    for kind, heights in (("bar q", piled), ("bar", before)):
        for column, many in enumerate(heights):
            if many:
                tall = (floor - top) * many / most
                parts.append(
                    f'<rect class="{kind}" x="{column * wide + wide * 0.06:.2f}%" y="{floor - tall:.1f}" '
                    f'width="{wide * 0.88:.2f}%" height="{tall:.1f}"/>'
                )
    parts.append(line("ax", 0, 100, floor, floor))
    for at in Scale(low, high).ticks(6):
        if at == int(at) and low <= at <= high:
            parts.append(text(scale.at(at), height - 7, f"{int(at)}".replace("-", "−"), "m"))
    if mean is not None:
        place = scale.at(mean[0])
        parts.append(line("ref", place, place, 18, floor))
        parts.append(text(min(86, max(14, place)), 13, mean[1], "b"))
    parts += [text(scale.at(at), top + 20, words, "k h") for at, words in labels]
    return svg(height, about, *parts)


def trimmed(counts: Histogram) -> tuple[int, int]:
    """From where to where sizes are drawn: all but one in a thousand at each end."""
    whole = sum(counts.values())
    return quantile(counts, 0.001), quantile(counts, 0.999) if whole > 1000 else max(counts)


def piled_up(counts: Histogram, low: int, step: int, columns: int) -> list[int]:
    """Columns of sizes; what lies beyond the ends is in the last ones."""
    piled = [0] * columns
    for size, many in counts.items():
        piled[min(columns - 1, max(0, (size - low) // step))] += many
    return piled


def columns(shares: Sequence[tuple[str, Estimate]], about: str, marked: Sequence[int] = (), height: int = 94) -> str:
    """A few columns with their share written above, and the interval as a line in each."""
    most = max([bounded(share.high) for _, share in shares], default=0.0) or 1.0
    wide, floor = 100 / max(1, len(shares)), height - 20
    parts = [line("ax", 0, 100, floor, floor)]
    for place, (label, estimate) in enumerate(shares):
        share = bounded(estimate.value)
        tall, high, low = ((floor - 22) * bounded(one) / most for one in (share, estimate.high, estimate.low))
        kind = "bar n" if place in marked else "bar q"
        middle = (place + 0.5) * wide
        parts.append(
            f'<rect class="{kind}" x="{place * wide + wide * 0.09:.2f}%" y="{floor - tall:.1f}" '
            f'width="{wide * 0.82:.2f}%" height="{tall:.1f}" rx="1.5">'
            f"<title>{estimate.low * 100:.1f}–{estimate.high * 100:.1f}</title></rect>"
        )
        parts.append(
            f'<line class="wh" x1="{middle:.2f}%" x2="{middle:.2f}%" y1="{floor - high:.1f}" y2="{floor - low:.1f}"/>'
        )
        parts.append(text(middle, floor - high - 6, f"{share * 100:.0f}", "b" if place in marked else "m"))
        parts.append(text(middle, height - 5, label, "m"))
    return svg(height, about, *parts)


def curve(
    points: Sequence[tuple[str, Estimate]],
    about: str,
    height: int = 226,
    reference: tuple[float, str] | None = None,
    kind: str = "",
    second: Sequence[tuple[str, Estimate]] = (),
    names: tuple[str, str] = ("", ""),
    few: bool = False,
) -> str:
    """Shares from left to right, with a shade as wide as their intervals."""
    top, floor = 14, height - 22
    tall = floor - top
    parts = []
    for share in (0.5, 1.0) if few else (0.25, 0.5, 0.75, 1.0):
        y = floor - tall * share
        if reference is None or abs(share - reference[0]) > 0.06:
            parts.append(line("g", 0, 100, y, y))
            parts.append(text(0, y - 4, f"{share * 100:.0f}\u00a0%", "m", "start"))
    if reference is not None:
        y = floor - tall * reference[0]
        parts.append(line("ref", 0, 100, y, y))
        parts.append(text(100, y - 5, reference[1], "m", "end"))
    parts.append(line("ax", 0, 100, floor, floor))
    wide = 100 / max(1, len(points))
    for place, (label, _) in enumerate(points):
        parts.append(text((place + 0.5) * wide, height - 5, label, "m"))
    for number, some in enumerate((points, second)):
        shade = "n" if number else kind
        known = [(place, one) for place, (_, one) in enumerate(some) if math.isfinite(one.value)]
        parts += drawn_curve(known, wide, top, tall, shade, names[number], number == 0 and not few)
    return svg(height, about, *parts)


def drawn_curve(
    known: list[tuple[int, Estimate]], wide: float, top: float, tall: float, kind: str, name: str, written: bool
) -> list[str]:
    if not known:
        return []
    over = [f"{(place + 0.5) * wide * 10:.1f} {tall * (1 - bounded(one.high)):.1f}" for place, one in known]
    under = [f"{(place + 0.5) * wide * 10:.1f} {tall * (1 - bounded(one.low)):.1f}" for place, one in known]
    middle = [f"{(place + 0.5) * wide * 10:.1f} {tall * (1 - bounded(one.value)):.1f}" for place, one in known]
    frame = f'<svg x="0" y="{top}" width="100%" height="{tall}" viewBox="0 0 1000 {tall:g}" preserveAspectRatio="none">'
    parts = [
        f'{frame}<path class="ar {kind}" d="M{"L".join(over)}L{"L".join(reversed(under))}z"/></svg>',
        f'{frame}<path class="ln {kind}" d="M{"L".join(middle)}"/></svg>',
    ]
    for place, one in known:
        x, y = (place + 0.5) * wide, top + tall * (1 - bounded(one.value))
        parts.append(f'<circle class="pt {kind}" cx="{x:.2f}%" cy="{y:.1f}" r="4"/>')
        if written:
            parts.append(text(x, y + 18 if one.value > 0.16 else y - 8, f"{one.value * 100:.0f}", "b h"))
    if name:
        place, one = known[len(known) // 2]
        y = top + tall * (1 - bounded(one.value))
        parts.append(text((place + 0.5) * wide, y - 12, name, "n h" if kind == "n" else "k h"))
    return parts


def bounded(share: float) -> float:
    return min(1.0, max(0.0, share)) if math.isfinite(share) else 0.0


def stacked(parts_of: Sequence[tuple[str, float, str]], about: str) -> str:
    """A bar cut into parts, each with its name above where there is room, and its size below."""
    whole = sum(size for _, size, _ in parts_of) or 1.0
    parts, x = [], 0.0
    for number, (label, size, written) in enumerate(parts_of):
        wide = 100 * size / whole
        opacity = max(0.25, 1 - 0.2 * number)
        parts.append(
            f'<rect class="bar" x="{x:.2f}%" y="4" width="{max(0.0, wide - 0.5):.2f}%" height="24" rx="2" '
            f'opacity="{opacity:.2f}"><title>{escape(label)}: {escape(written)}</title></rect>'
        )
        x += wide
    return svg(32, about, *parts)


def empty(taken: str, chances: str) -> str:
    """What was offered and never taken."""
    return svg(
        22,
        f"{taken}, {chances}",
        '<rect class="void" x="0" y="1" width="100%" height="20" rx="4"/>',
        '<rect class="bar n" x="0" y="1" width="3" height="20"/>',
        text(4, 15, taken, "b n", "start"),
        text(97, 15, chances, "m", "end"),
    )
