"""The drawings of a comparison. A is grey and hollow, B ember and filled, everywhere."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from bothy.study.compare.judging import DIFFERENCE, NONE, OPEN, Finding
from bothy.study.plots import Scale, line, svg, text
from bothy.study.sums import Histogram, quantile

KINDS = {DIFFERENCE: "n", OPEN: "w", NONE: ""}
"""How a finding is coloured."""
VERDICTS = {
    DIFFERENCE: '<path d="M8 1 15 8l-7 7-7-7z" fill="var(--ember)"/>',
    OPEN: "".join(f'<circle cx="{x}" cy="8" r="1.600" fill="var(--was)"/>' for x in (2, 8, 14)),
    NONE: (
        '<circle cx="8" cy="8" r="6.500" fill="none" stroke="var(--loch)" stroke-width="1.500"/>'
        '<path d="M5 6.500h6M5 9.500h6" stroke="var(--loch)" stroke-width="1.500"/>'
    ),
}
"""The three answers as signs, so that they are not told by colour alone."""
HEIGHT, MIDDLE = 40, 17


def sign(verdict: str) -> str:
    return f'<svg class="vi" viewBox="0 0 16 16" aria-hidden="true">{VERDICTS[verdict]}</svg>'


def around(finding: Finding) -> float:
    """A round figure on whose both sides of zero all of a row can be seen."""
    bounds = [finding.held.low, finding.held.high, finding.unpaired.low, finding.unpaired.high]
    most = max(abs(bound) for bound in bounds if math.isfinite(bound))
    step = 10.0 ** math.floor(math.log10(most or 1.0))
    return next(step * factor for factor in (1, 2, 3, 4, 6, 8, 10, 20) if step * factor >= most)


def difference(finding: Finding, about: str, ends: tuple[str, str]) -> str:
    """A difference around zero: its own interval, the one held for all, and the one had nothing been paired."""
    end = around(finding)
    scale, kind = Scale(-end, end), KINDS[finding.verdict]
    left, right = scale.at(finding.unpaired.low), scale.at(finding.unpaired.high)
    own, held = finding.difference, finding.held
    return svg(
        HEIGHT,
        about,
        line("ax", 50, 50, 0, 32),
        f'<rect class="void" x="{left:.2f}%" y="8.5" width="{right - left:.2f}%" height="17" rx="2"/>',
        line(f"iv2 {kind}", scale.at(held.low), scale.at(held.high), MIDDLE, MIDDLE),
        line(f"iv {kind}", scale.at(own.low), scale.at(own.high), MIDDLE, MIDDLE),
        f'<circle class="pt {kind}" cx="{scale.at(own.value):.2f}%" cy="{MIDDLE}" r="4.2"/>',
        text(0, 39, ends[0], "m", "start"),
        text(100, 39, ends[1], "m", "end"),
    )


def overlaid(a: Histogram, b: Histogram, names: tuple[str, str], about: str, height: int = 190) -> str:
    """How scores are spread in A and in B, one over the other."""
    both = {size: a.get(size, 0) + b.get(size, 0) for size in {*a, *b}}
    low, high = quantile(both, 0.002), quantile(both, 0.998)
    step = max(1, -(-(high - low + 1) // 40))
    columns = -(-(high - low + 1) // step)
    top, floor = 26, height - 22
    piles = [piled(some, low, step, columns) for some in (a, b)]
    most = max(max(pile) for pile in piles) or 1.0
    scale = Scale(low, low + step * (columns - 1))
    parts = [
        line("ax", 0, 100, floor, floor),
        text(0, 14, names[0], "b m", "start"),
        text(100, 14, names[1], "b n", "end"),
    ]
    for kind, pile in zip(("w", "n"), piles, strict=True):
        points = [
            f"{1000 * at / max(1, columns - 1):.1f} {(floor - top) * (1 - share / most):.1f}"
            for at, share in enumerate(pile)
        ]
        frame = (
            f'<svg x="0" y="{top}" width="100%" height="{floor - top}" viewBox="0 0 1000 {floor - top}" '
            'preserveAspectRatio="none">'
        )
        parts.append(
            f'{frame}<path class="ar {kind}" d="M0 {floor - top}L{"L".join(points)}L1000 {floor - top}z"/>'
            f'<path class="ln {kind}" d="M{"L".join(points)}"/></svg>'
        )
    for at in scale.ticks(6):
        if at == int(at):
            parts.append(text(scale.at(at), height - 7, f"{int(at)}".replace("-", "−"), "m"))
    return svg(height, about, *parts)


def piled(counts: Histogram, low: int, step: int, columns: int) -> list[float]:
    """Columns of sizes as parts of all; what lies beyond the ends is in the last ones."""
    whole = sum(counts.values()) or 1
    found = [0.0] * columns
    for size, many in counts.items():
        found[min(columns - 1, max(0, (size - low) // step))] += many / whole
    return found


def around_zero(
    counts: Histogram, parts_of: int, about: str, ends: Sequence[tuple[str, str]], height: int = 190
) -> str:
    """Differences to both sides of zero: less in grey, more in ember, none between them."""
    widest = max(abs(quantile(counts, 0.005)), abs(quantile(counts, 0.995)), parts_of)
    step = max(1, -(-widest // 12))
    reach = -(-widest // step)
    piles = [0] * (2 * reach + 1)
    for size, many in counts.items():
        steps = -(-abs(size) // step)
        piles[reach + (1 if size > 0 else -1) * min(reach, steps)] += many
    top, floor, most = 44, height - 22, max(piles) or 1
    wide = 100 / len(piles)
    parts = [line("ax", 0, 100, floor, floor), text(50, 13, about, "m")]
    for place, many in enumerate(piles):
        tall = (floor - top) * many / most
        kind = "bar w" if place < reach else "bar n" if place > reach else "bar q"
        if many:
            parts.append(
                f'<rect class="{kind}" x="{place * wide + wide * 0.05:.2f}%" y="{floor - tall:.1f}" '
                f'width="{wide * 0.9:.2f}%" height="{tall:.1f}"/>'
            )
    for steps in (-reach, 0, reach):
        figure = f"{abs(steps) * step / parts_of:g}"
        words = "0" if not steps else f"{'+' if steps > 0 else '−'}{figure}"
        anchor = "start" if steps < 0 else "end" if steps > 0 else "middle"
        parts.append(text(0 if steps < 0 else 100 if steps > 0 else 50, height - 7, words, "m", anchor))
    for (words, share), x, anchor, kind in zip(ends, (0, 100), ("start", "end"), ("m", "n"), strict=True):
        parts += [text(x, 32, words, kind, anchor), text(x, 48, share, f"{kind} b", anchor)]
    return svg(height, about, *parts)


def saved(rows: Sequence[tuple[str, float, str]]) -> str:
    """How many unpaired games would tell as much, a bar for each figure; the first is the paired ones."""
    most = max(games for _, games, _ in rows)
    parts = []
    for place, (label, games, words) in enumerate(rows):
        kind = "q" if place else "n"
        wide = 80 * games / most
        bar = f'<rect class="bar {kind}" x="0" y="3" width="{wide:.2f}%" height="14" rx="2"/>'
        told = text(wide + 1.5, 14, words, "b" if place else "b n", "start")
        parts.append(f"<div><span>{escape(label)}</span>{svg(20, f'{label}: {words}', bar, told)}</div>")
    return f'<div class="sv">{"".join(parts)}</div>'
