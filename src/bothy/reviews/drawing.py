"""The curve of a review as a drawing that stands by itself, by day and by night."""

from __future__ import annotations

from html import escape

from bothy.reviews.review import Review
from bothy.reviews.telling import Telling, chance

WIDE, NARROW, HEIGHT = 960, 420, 420
"""On desks and on phones."""
LEFT, TOP, BOTTOM = 52, 44, 36
POINTS = 400
"""More points than this the eye cannot tell apart."""
SHADE = 2.0
"""How many standard errors the shade is wide, to each side."""
ROOM = 17
"""How far apart the names at the ends of the lines stand at least."""
COLOURS = (
    ("#c8443c", "#e5746c"),
    ("#2f6fb0", "#6fa8e0"),
    ("#3f8f4f", "#6fbf80"),
    ("#b8860b", "#e0b040"),
    ("#7d4fa1", "#b48ad6"),
    ("#d9722c", "#f0955a"),
)
"""Of each seat by day and by night."""
STYLE = "".join(
    [
        ".paper{fill:#fffaf0}.ink{fill:#1f2328}.faint{fill:#655f55}.band{fill:#f1e9da}.rule{stroke:#e3dac8}"
        ".cut{stroke:#655f55;stroke-dasharray:2 4}.flag{fill:#fffaf0;stroke:#655f55;stroke-width:1.5}",
        *[f".s{seat}{{--c:{day}}}" for seat, (day, _) in enumerate(COLOURS)],
        ".line{fill:none;stroke:var(--c);stroke-width:2.5;stroke-linejoin:round}"
        ".shade{fill:var(--c);opacity:.16}.dot{fill:var(--c)}",
        "@media(prefers-color-scheme:dark){.paper{fill:#182027}.ink{fill:#e8e6df}.faint{fill:#9aa3a8}.band{fill:#1f2a32}"
        ".rule{stroke:#2a353d}.cut{stroke:#9aa3a8}.flag{fill:#182027;stroke:#9aa3a8}",
        *[f".s{seat}{{--c:{night}}}" for seat, (_, night) in enumerate(COLOURS)],
        "}",
    ]
)


def svg(telling: Telling, width: int = WIDE) -> str:
    """One curve a seat, or one for a group; shade for what is not known, numbers for turning points."""
    return Curve(telling, width).drawn()


class Curve:
    """The drawing, from paper to names."""

    def __init__(self, telling: Telling, width: int) -> None:
        self.telling = telling
        self.review: Review = telling.review
        self.width = width
        self.right = width - (130 if width > NARROW else 84)
        """Where the curves end and their names begin."""
        self.last = len(self.review.chances) - 1
        kept = {round(point * self.last / POINTS) for point in range(POINTS + 1)}
        for turning in self.review.turnings:
            kept |= {turning.moment.number, turning.moment.number + 1}
        self.points = sorted(kept)
        """The moments that are drawn."""

    def x(self, moment: float) -> float:
        return LEFT + (self.right - LEFT) * moment / max(1, self.last)

    def y(self, share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - min(1.0, max(0.0, share)))

    def drawn(self) -> str:
        title = escape(f"{self.telling.title()}: {self.telling.speech.text('review-curve')}")
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {HEIGHT}" role="img" '
            f'font-family="Source Sans 3,system-ui,sans-serif" font-size="13">',
            f"<title>{title}</title>",
            f"<style>{STYLE}</style>",
            f'<rect class="paper" width="{self.width}" height="{HEIGHT}" rx="14"/>',
            *self.bands(),
            *self.scale(),
            *[self.shade(line) for line in range(self.review.lines)],
            *self.flags(),
            *[self.line(line) for line in range(self.review.lines)],
            *self.names(),
        ]
        return "\n".join([*parts, "</svg>"]) + "\n"

    def bands(self) -> list[str]:
        """Every other round on a band; where there is room, its number below."""
        parts: list[str] = []
        rounds = self.review.rounds()
        every = max(1, -(-len(rounds) * 26 // (self.right - LEFT)))
        for place, (number, first, last) in enumerate(rounds):
            left, right = self.x(first), self.x(last)
            if place % 2:
                height = HEIGHT - TOP - BOTTOM
                parts.append(
                    f'<rect class="band" x="{left:.1f}" y="{TOP}" width="{right - left:.1f}" height="{height}"/>'
                )
            if place % every == 0:
                middle = (left + right) / 2
                parts.append(
                    f'<text class="faint" x="{middle:.1f}" y="{HEIGHT - 14}" text-anchor="middle">{number}</text>'
                )
        return parts

    def scale(self) -> list[str]:
        parts: list[str] = []
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = self.y(share)
            parts.append(f'<path class="rule" d="M{LEFT} {y:.1f}H{self.right}"/>')
            parts.append(f'<text class="faint" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{chance(share)}</text>')
        return parts

    def shade(self, line: int) -> str:
        """As far as a chance may lie from its line."""
        over, under = [], []
        for moment in self.points:
            share, error = self.review.chances[moment][line], SHADE * self.review.errors[moment][line]
            over.append(f"{self.x(moment):.1f} {self.y(share + error):.1f}")
            under.append(f"{self.x(moment):.1f} {self.y(share - error):.1f}")
        return f'<path class="shade s{line}" d="M{"L".join(over)}L{"L".join(reversed(under))}Z"/>'

    def line(self, line: int) -> str:
        places = [f"{self.x(moment):.1f} {self.y(self.review.chances[moment][line]):.1f}" for moment in self.points]
        return f'<path class="line s{line}" d="M{"L".join(places)}"/>'

    def flags(self) -> list[str]:
        """The turning points, numbered; flags that would cover each other stand side by side."""
        parts: list[str] = []
        free = 0.0
        for number, turning in enumerate(self.review.turnings, 1):
            x = self.x(turning.moment.number + 1)
            flag = max(x, free)
            free = flag + 26
            parts.append(f'<path class="cut" d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}"/>')
            parts.append(f'<circle class="flag" cx="{flag:.1f}" cy="22" r="11"/>')
            parts.append(
                f'<text class="ink" x="{flag:.1f}" y="26.5" text-anchor="middle" font-weight="700">{number}</text>'
            )
        return parts

    def names(self) -> list[str]:
        """Whose line it is, at its end."""
        parts: list[str] = []
        order = sorted(range(self.review.lines), key=lambda line: -self.review.chances[-1][line])
        free = 0.0
        places: dict[int, float] = {}
        for line in order:
            places[line] = max(self.y(self.review.chances[-1][line]), free)
            free = places[line] + ROOM
        over = max(0.0, free - ROOM - (HEIGHT - BOTTOM))
        for line, y in places.items():
            high = y - over if self.review.chances[-1][line] < 0.5 else y
            x = self.right + 12
            name = escape(self.telling.name(line))
            parts.append(f'<circle class="dot s{line}" cx="{x}" cy="{high:.1f}" r="5"/>')
            parts.append(f'<text class="ink" x="{x + 10}" y="{high + 4.5:.1f}" font-weight="600">{name}</text>')
        return parts
