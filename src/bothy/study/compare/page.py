"""A comparison as one page: one sentence, a row for each figure, and below what is behind them."""

from __future__ import annotations

from html import escape

from bothy.study import plots
from bothy.study.compare import drawing
from bothy.study.compare.judging import DIFFERENCE, NONE, OPEN, Finding
from bothy.study.compare.style import COMPARED
from bothy.study.compare.telling import Telling
from bothy.study.core.watching import WHOLE
from bothy.study.frame import captioned, eyebrow, framed, made
from bothy.study.statistics import Level, share

CLASSES = {DIFFERENCE: "diff", OPEN: "open", NONE: "none"}


MARKS = {"\ue000": "<s>", "\ue001": "</s>"}
"""Stand around what is struck through until all else is escaped."""


def marked(words: str) -> str:
    return f"\ue000{words}\ue001"


def struck(words: str) -> str:
    """What was before is struck through."""
    for mark, tag in MARKS.items():
        words = words.replace(mark, tag)
    return words


def html(telling: Telling, out: str = "") -> str:
    """The whole page."""
    page = Page(telling, out)
    title = f"{telling.title()} · {telling.text('eyebrow')}"
    return framed(title, telling.lang, [page.mast(), page.card(), page.below(), page.made()], COMPARED)


class Page:
    def __init__(self, telling: Telling, out: str) -> None:
        self.telling = telling
        self.out = out
        self.text = telling.text
        self.numbers = telling.numbers
        self.pairs = telling.pairs

    def mast(self) -> str:
        marks = (
            '<circle cx="10" cy="10" r="7" fill="none" stroke="var(--was)" stroke-width="3"/>',
            '<circle cx="10" cy="10" r="8.500" fill="var(--ember)"/>',
        )
        sides = "".join(
            f'<div class="c {name}"><svg viewBox="0 0 20 20" aria-hidden="true">{mark}</svg><p><b>{name}</b>'
            f"<span>{struck(escape(' · '.join(side)))}</span></p></div>"
            for name, mark, side in zip("AB", marks, self.telling.sides(marked), strict=True)
        )
        return (
            f'<header class="mast cmp"><div>{eyebrow(self.text("eyebrow"))}'
            f"<h1>{escape(self.telling.title())}</h1></div>"
            f'<div class="ab">{sides}</div></header>'
        )

    # One sentence, then the rows

    def card(self) -> str:
        telling = self.telling
        facts = ", ".join(telling.facts())
        heads = (
            f'<li class="hd"><div class="nm"></div><div class="a">A</div><div class="b">B</div><div class="pl">'
            f"<span>{escape(self.text('less'))}</span><b>0</b><span>{escape(self.text('more'))}</span></div>"
            f'<div class="vd">{escape(self.text("in-words"))}</div></li>'
        )
        rows = "".join(self.row(finding) for finding in telling.ranked())
        return (
            f'<main class="card"><div class="say"><h2>{escape(telling.sentence())}</h2>'
            f'<p class="small">{escape(facts)}. {escape(telling.about())}</p></div>'
            f'<ul class="tb">{heads}{rows}</ul>{self.legend()}</main>'
        )

    def row(self, finding: Finding) -> str:
        telling = self.telling
        name, unit = telling.name(finding), telling.unit(finding)
        word, about = telling.verdict(finding)
        own = finding.difference
        low, high = (telling.signed(finding, bound) for bound in (own.low, own.high))
        told = f"{name}: {telling.signed(finding, own.value)}, {telling.text('range', low=low, high=high)}"
        end = drawing.around(finding) * (100 if finding.headline.is_share else 1)
        written = self.numbers.plain(end, 0 if end >= 1 else 2 if end < 0.1 else 1)
        more = f"<span>{escape(about)}</span>" if about else ""
        return (
            f'<li class="{CLASSES[finding.verdict]}"><div class="nm"><b>{escape(name)}</b> <span>{escape(unit)}</span>'
            f'</div><div class="a num">{telling.figure(finding, finding.a.value)}</div>'
            f'<div class="b num">{telling.figure(finding, finding.b.value)}</div>'
            f'<div class="pl">{drawing.difference(finding, told, (f"−{written}", f"+{written}"))}</div>'
            f'<div class="vd">{drawing.sign(finding.verdict)}<p><b>{escape(word)}</b>{more}</p></div></li>'
        )

    def legend(self) -> str:
        frame = '<svg viewBox="0 0 34 14" width="34" height="14" aria-hidden="true">'
        figures = len(self.telling.findings)
        marks = (
            ('<path class="iv n" d="M2 7h30"/><circle class="pt n" cx="17" cy="7" r="4"/>', self.text("legend-own")),
            ('<path class="iv2 n" d="M2 7h30"/>', self.text("legend-held", figures=figures)),
            ('<rect class="void" x="1" y="1" width="32" height="12" rx="2"/>', self.text("legend-unpaired")),
        )
        items = "".join(f"<span>{frame}{mark}</svg>{escape(words)}</span>" for mark, words in marks)
        return f'<p class="lg">{items}</p>'

    # What is behind them

    def below(self) -> str:
        figures = [self.scores(), self.pair_by_pair(), self.ends(), self.saved()]
        return f'<section class="more">{"".join(figures)}</section>'

    def figure(self, id: str, drawn: str, **values: str) -> str:
        return captioned(self.text(id, **values), self.text(f"{id}.about", **values), drawn) if drawn else ""

    def scores(self) -> str:
        score = next((finding for finding in self.telling.findings if finding.headline.key == "score"), None)
        if score is None:
            return ""
        a, b = (self.telling.figure(score, figure) for figure in (score.a.value, score.b.value))
        about = f"A {a}, B {b}"
        return self.figure(
            "scores", drawing.overlaid(self.pairs.scores_a, self.pairs.scores_b, (f"A {a}", f"B {b}"), about)
        )

    def pair_by_pair(self) -> str:
        differences, percent = self.pairs.differences, self.numbers.percent
        whole = sum(differences.values())
        if not whole:
            return ""
        less = sum(many for size, many in differences.items() if size < 0) / whole
        more = sum(many for size, many in differences.items() if size > 0) / whole
        ends = [(self.text("lower"), percent(less, 0)), (self.text("higher"), percent(more, 0))]
        same, games = self.numbers.plain(self.pairs.same), self.numbers.plain(self.pairs.games)
        about = self.text("same-winner", same=same, games=games)
        return self.figure("pair-by-pair", drawing.around_zero(differences, self.telling.study.seats, about, ends))

    def ends(self) -> str:
        """Of groups: how many pairs were won in both, in one, in neither."""
        won = self.pairs.figures.get("won")
        if won is None:
            return ""
        a, b, pairs = won.a.total // WHOLE, won.b.total // WHOLE, won.more.count
        both = (a + b - won.parted) // 2
        named = [
            (self.text("both"), both),
            (self.text("only", side="A"), a - both),
            (self.text("only", side="B"), b - both),
            (self.text("neither"), pairs - a - b + both),
        ]
        shares = [(label, share(many, pairs, Level())) for label, many in named]
        return self.figure("ends", plots.columns(shares, self.text("ends"), [2], 150))

    def saved(self) -> str:
        telling, plain = self.telling, self.numbers.plain
        rows = [(self.text("as-here"), float(telling.games), plain(telling.games))]
        rows += [
            (telling.name(finding), finding.worth * telling.games, plain(finding.worth * telling.games))
            for finding in telling.findings
        ]
        drawn = drawing.saved(rows) + f'<p class="small">{escape(telling.saved())}</p>'
        return self.figure("saved", drawn, games=plain(telling.games))

    def made(self) -> str:
        values = self.telling.made_of()
        file = f"{self.out}.json"
        words = self.text("again-about", file=file, **values) if self.out else self.text("again-bare", **values)
        about = f"{self.telling.stated()} {words}".strip()
        return made(self.telling, self.text("again"), self.telling.command(self.out), about)
