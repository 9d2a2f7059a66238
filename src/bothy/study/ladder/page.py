"""A ladder as one page: who stands where, who cannot be told apart, each against each, and what thinking buys."""

from __future__ import annotations

from html import escape

from bothy.lab.rating import Standing
from bothy.study import plots
from bothy.study.frame import eyebrow, framed, made
from bothy.study.ladder import drawing
from bothy.study.ladder.style import LADDER
from bothy.study.ladder.telling import TEN, Telling

MANY = 12
"""Of more bots, each against each needs the whole width."""
FEW = 8
"""Of so many there is room below the ladder."""
WRITTEN = 5
"""Of more ticks every other is written."""
SIGNS = {
    "apart": '<path d="M8 1 15 8l-7 7-7-7z" fill="var(--loch)"/>',
    "together": "".join(f'<circle cx="{x}" cy="8" r="1.900" fill="var(--muted)"/>' for x in (2.5, 8, 13.5)),
    "misled": '<rect x="2" y="2" width="12" height="12" rx="3" fill="none" stroke="var(--ink)" stroke-width="2"/>',
}
HOUSE = '<path d="M2 14V7.500L8 2.500l6 5V14h-4.200V9.800H6.200V14z" fill="currentColor"/>'


def html(telling: Telling) -> str:
    """The whole page."""
    page = Page(telling)
    title = f"{telling.heading()} · {telling.text('eyebrow')}"
    return framed(title, telling.lang, [page.mast(), page.body(), page.made()], LADDER)


class Page:
    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.text = telling.text
        self.standings = telling.standings
        self.scale = drawing.ladder_scale(telling)
        self.ticks = self.scale.ticks(6)
        self.many = " many" if len(self.standings) > MANY else ""

    def mast(self) -> str:
        facts = "".join(f"<span>{escape(fact)}</span>" for fact in self.telling.facts())
        said = "".join(
            f'<li><svg viewBox="0 0 16 16" aria-hidden="true">{SIGNS[kind]}</svg><span>{escape(words)}</span></li>'
            for kind, words in self.telling.sentences()
        )
        return (
            f'<header class="mast ld"><div>{eyebrow(self.text("eyebrow"))}<h1>{escape(self.telling.heading())}</h1>'
            f'<p class="facts">{facts}</p></div><ul class="say">{said}</ul></header>'
        )

    def body(self) -> str:
        parts = [self.ladder(), self.each(), self.thinking()]
        if len(self.standings) <= FEW:
            parts[1:] = reversed(parts[1:])
        at = 2 if len(self.standings) <= FEW else 1
        left, right = "".join(parts[:at]), "".join(parts[at:])
        return f'<main class="ld2{self.many}"><div class="col">{left}</div><div class="col">{right}</div></main>'

    # Who stands where

    def ladder(self) -> str:
        heads = (
            f'<li class="hd"><span></span><span>{escape(self.text("bot"))}</span><span></span>'
            f"<span>{escape(self.text('wins-interval' if self.telling.shared else 'points-interval'))}</span>"
            f'<span></span><span class="ms">{escape(self.text("a-game"))}</span></li>'
        )
        rows = "".join(self.row(place, one) for place, one in enumerate(self.standings))
        zero = self.ticks.index(0) if 0 in self.ticks else 0
        step = 2 if len(self.ticks) > WRITTEN else 1
        written = [(at, self.telling.strength(at)) for at in self.ticks[zero % step :: step]]
        axis = plots.axis(self.scale, written, None)
        below = f'<li class="ax0"><span></span><span></span><span></span><span class="pl">{axis}</span></li>'
        return f'<section class="pan lad"><ol class="rg">{heads}{rows}{below}</ol>{self.legend()}</section>'

    def row(self, place: int, one: Standing) -> str:
        telling = self.telling
        name, estimate = telling.name(one.bot), telling.estimate(one)
        value, span = telling.strength(estimate.value), telling.span(estimate)
        house = self.house(self.text("at-tables")) if telling.sits_at_tables(one.bot) else ""
        kind = "" if house else "w"
        grid = "".join(
            plots.line("ref" if at == 0 and not telling.shared else "g", x, x, 0, drawing.ROW)
            for at in self.ticks
            for x in [self.scale.at(at)]
        )
        drawn = plots.svg(
            drawing.ROW, f"{name}: {value} {span}", grid, plots.interval(estimate, self.scale, drawing.ROW, kind)
        )
        code = "" if name == one.bot or one.bot.startswith("trick:") else f"<i>{escape(one.bot)}</i>"
        return (
            f'<li class="{"at" if house else "lab"}"><span class="rk num">{place + 1}</span>'
            f'<span class="nm"><b>{escape(name)}{house}</b>{code}</span>{self.brackets(place)}'
            f'<span class="pl">{drawn}</span><span class="rt num"><b>{value}</b><i>{escape(span)}</i></span>'
            f'<span class="ms num">{telling.seconds(one.seconds)}</span></li>'
        )

    def house(self, words: str) -> str:
        role = f'role="img" aria-label="{escape(words)}"' if words else 'aria-hidden="true"'
        return f'<svg class="hs" viewBox="0 0 16 16" {role}>{HOUSE}</svg>'

    def brackets(self, place: int) -> str:
        parts = []
        for lane in drawing.lanes(self.telling.together):
            run = next((run for run in lane if run[0] <= place <= run[1]), None)
            ends = "" if run is None else f"r{' s' * (place == run[0])}{' e' * (place == run[1])}"
            parts.append(f'<i class="{ends}"></i>')
        return f'<span class="brs">{"".join(parts)}</span>'

    def legend(self) -> str:
        words = [f"{self.house('')}{escape(self.text('at-tables'))}"]
        if self.telling.together:
            words.append(f'<i class="br"></i>{escape(self.text("not-apart"))}')
        if not self.telling.shared:
            wins = self.telling.numbers.plain(100 / (1 + 10 ** (-100 / TEN)))
            words.append(escape(self.text("hundred", wins=wins)))
        return f'<p class="lg">{"".join(f"<span>{word}</span>" for word in words)}</p>'

    # Each against each

    def each(self) -> str:
        if not self.telling.shares:
            return ""
        heads = "".join(
            f'<th scope="col" title="{escape(self.telling.name(one.bot))}">{place}</th>'
            for place, one in enumerate(self.standings, 1)
        )
        rows = "".join(
            f'<tr><th scope="row"><span class="wd">{escape(self.telling.name(one.bot))}</span><b>{place}</b></th>'
            f"{''.join(self.cell(one.bot, other.bot) for other in self.standings)}</tr>"
            for place, one in enumerate(self.standings, 1)
        )
        ringed = f'<p class="lg"><span><i class="sq"></i>{escape(self.text("ringed"))}</span></p>'
        return (
            f'<section class="pan"><h2>{escape(self.text("each"))} <span>{escape(self.text("each.about"))}</span></h2>'
            f'<div class="mxs"><table class="mx{self.many}"><thead><tr><td></td>{heads}</tr></thead>'
            f"<tbody>{rows}</tbody></table></div>{ringed if self.telling.misled else ''}</section>"
        )

    def cell(self, first: str, second: str) -> str:
        """The part of the wins the row has; the darker, the further from even, and bold where that is sure."""
        telling = self.telling
        if first == second:
            return '<td class="self"></td>'
        pairing = telling.shares.get((first, second))
        if pairing is None:
            return '<td class="none"></td>'
        low, high = pairing.interval
        percent = telling.numbers.percent
        words = self.text(
            "cell",
            first=telling.name(first),
            second=telling.name(second),
            share=percent(pairing.share, 0),
            range=self.text("range", low=percent(low, 0), high=percent(high, 0)),
            games=telling.numbers.plain(pairing.games),
        )
        kinds = ["w" if pairing.share >= 0.5 else "l"]
        kinds += ["sure"] if low > 0.5 or high < 0.5 else []
        kinds += ["odd"] if (first, second) in telling.misled else []
        much = round(4 + 116 * abs(pairing.share - 0.5))
        return (
            f'<td class="{" ".join(kinds)}" style="--much:{much}%" title="{escape(words)}">'
            f"{telling.numbers.plain(pairing.share * 100)}</td>"
        )

    # What thinking buys

    def thinking(self) -> str:
        shared = "yes" if self.telling.shared else "no"
        about = self.text("thinking.about", shared=shared)
        drawn = drawing.thinking(self.telling, f"{self.text('thinking')}, {about}")
        key = self.text("thinking-key", shared=shared)
        return (
            f'<section class="pan think"><h2>{escape(self.text("thinking"))} <span>{escape(about)}</span></h2>{drawn}'
            f'<p class="small">{escape(key)}</p></section>'
        )

    def made(self) -> str:
        about = self.text("again-shared" if self.telling.shared else "again-about", **self.telling.made_of())
        return made(self.telling, self.text("again"), self.telling.command(), about)
