"""A study as one page that needs nothing else: no script, and no font or picture from elsewhere."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from bothy.study import plots, rows
from bothy.study.core.watching import PARTS, WHOLE
from bothy.study.figures.seats import Place
from bothy.study.frame import captioned, eyebrow, framed, made
from bothy.study.looks import Look, mean_share
from bothy.study.plots import Bar, Scale
from bothy.study.samples.closer import MOMENTS, ROLLOUTS, Closer
from bothy.study.statistics import UNKNOWN, Estimate, evenness, mean, part, share
from bothy.study.sums import Mean, quantile
from bothy.study.telling import Telling

MOST_ROWS, MOST_QUESTIONS, MOST_NAMES, MOST_THINGS, MOST_ASKED = 9, 14, 12, 16, 3
"""What is shown of long lists; the rest is in the JSON."""


def html(telling: Telling, out: str = "") -> str:
    """The whole page."""
    page = Page(telling, out)
    sections = [page.section(number, key) for number, key in enumerate(telling.sections(), 1)]
    title = f"{telling.title()} · {telling.text('eyebrow')}"
    return framed(title, telling.lang, [page.mast(), page.first(), *sections, page.made()])


class Page:
    """The parts of the page, from the head to the command that makes it again."""

    def __init__(self, telling: Telling, out: str) -> None:
        self.telling = telling
        self.out = out
        self.text = telling.text
        self.numbers = telling.numbers
        self.figures = telling.figures
        self.level = telling.level

    def mast(self) -> str:
        facts = "".join(f"<span>{escape(fact)}</span>" for fact in self.telling.facts())
        return (
            f'<header class="mast">{eyebrow(self.text("eyebrow"))}'
            f'<h1>{escape(self.telling.title())}</h1><p class="facts">{facts}</p></header>'
        )

    # What stands out

    def first(self) -> str:
        items = "".join(self.headline(number, look) for number, look in enumerate(self.telling.headlines(), 1))
        body = f'<ol class="stand">{items}</ol>' if items else f"<p>{escape(self.text('nothing'))}</p><br>"
        quiet = "".join(
            f"<div><dt>{escape(word)}</dt><dd>{escape(about)}</dd></div>" for word, about in self.telling.quiet()
        )
        return (
            f'<main class="first"><div class="fh"><h2>{escape(self.text("stands-out"))}</h2>'
            f'<p class="small">{escape(self.telling.about_headlines())}</p></div>{body}'
            f'<div class="quiet"><h3>{escape(self.text("quiet"))}</h3><dl>{quiet}</dl></div></main>'
        )

    def headline(self, number: int, look: Look) -> str:
        section = self.telling.section(look)
        link = f'<a href="#s{section}">{escape(self.text("section", number=section))}</a>'
        return (
            f'<li><span class="no">{number}</span><div><h3>{escape(self.telling.headline(look))}</h3>'
            f"<p>{escape(self.telling.evidence(look))} {link}</p></div>"
            f'<div class="pl">{self.small_plot(look)}</div></li>'
        )

    def small_plot(self, look: Look) -> str:
        """The evidence drawn."""
        if look.topic == "never":
            taken = self.numbers.percent(0, 0)
            return plots.empty(taken, str(self.telling.values(look)["count"]))
        if look.topic in ("decided-early", "open-late", "comeback"):
            wins = self.figures.leads.last_wins if look.topic == "comeback" else self.figures.leads.leader_wins
            return plots.curve(self.by_tenth(wins), self.telling.headline(look), 110, self.by_chance(), "n", few=True)
        bar = Bar("", look.estimate, self.numbers.percent(look.estimate.value), kind="hl")
        bars = [bar]
        if look.topic == "skill" and self.telling.skill is not None:
            strong, weak = (self.telling.bot(name) for name in self.telling.skill.names)
            bars = [
                Bar(strong, look.estimate, bar.value, kind="hl"),
                Bar(weak, self.telling.skill.weak, self.numbers.percent(self.telling.skill.weak.value)),
            ]
        fair = None if math.isnan(look.fair) or look.topic not in SHARES else (look.fair, self.text("fair"))
        if fair is None:
            return plots.rows(bars, Scale(0.0, 1.0), [(at, self.numbers.percent(at, 0)) for at in (0.0, 1.0)], None)
        return plots.rows(bars, plots.scale_of([one.estimate for one in bars], look.fair), [], fair)

    # Sections

    def section(self, number: int, key: str) -> str:
        about, body = getattr(self, key)()
        words = "".join(f"<p>{sentence}</p>" for sentence in about)
        return (
            f'<section class="sec" id="s{number}"><div class="side"><span class="no">{number}</span>'
            f"<h2>{escape(self.text(key))}</h2>{words}</div><div>{body}</div></section>"
        )

    def figure(self, id: str, drawn: str, **values: str | int) -> str:
        """A drawing under its heading."""
        if not drawn:
            return ""
        told = self.telling.speech.knows(f"study-{id}.about")
        return captioned(self.text(id, **values), self.text(f"{id}.about", **values) if told else "", drawn)

    def two(self, *figures: str, kind: str = "") -> str:
        return f'<div class="two {kind}">{"".join(figures)}</div>'

    def share_rows(
        self, bars: Sequence[tuple[str, Estimate, bool, str]], fair: float = math.nan, word: str = "fair"
    ) -> str:
        """Shares of the win or of games as rows over one axis."""
        if not bars:
            return ""
        scale = plots.scale_of([estimate for _, estimate, _, _ in bars], fair)
        scale = Scale(scale.low, min(1.0, scale.high))
        ticks = [
            (at, self.numbers.plain(at * 100, 0 if abs(at * 100 - round(at * 100)) < 1e-6 else 1))
            for at in scale.ticks(4)
        ]
        drawn = [
            Bar(
                label,
                estimate,
                self.numbers.percent(estimate.value),
                self.numbers.shares(estimate),
                "hl" if marked else "",
                sign,
            )
            for label, estimate, marked, sign in bars
        ]
        return plots.rows(drawn, scale, ticks, None if math.isnan(fair) else (fair, self.text(word)))

    def standing(self, topic: str) -> set[int]:
        """The numbers of what stands out of a kind."""
        return {look.number for look in self.telling.found.standing if look.topic == topic}

    def seats(self) -> tuple[list[str], str]:
        telling, seats, fair = self.telling, self.figures.seats, self.telling.fair
        about, figures = [], []
        if not self.telling.shared and self.telling.study.seats > 1:
            chance = evenness([place.wins / WHOLE for place in seats.by_seat])
            even = "no" if chance < 0.05 else "yes"
            about.append(escape(self.text("seats-even", even=even, chance=self.numbers.chance(chance))))
            for id, topic, places in (("by-seat", "seat", seats.by_seat), ("by-order", "order", seats.by_order)):
                marked = self.standing(topic)
                some = [
                    (
                        self.telling.seat(number) if topic == "seat" else self.text("order", number=number + 1),
                        share(place.wins / WHOLE, place.score.count, self.level),
                        number in marked,
                        plots.SIGNS[number % len(plots.SIGNS)] if topic == "seat" else "",
                    )
                    for number, place in enumerate(places)
                ]
                figures.append(self.figure(id, self.share_rows(some, fair)))
            if len(seats.by_bot) > 1:
                some = [(name, part(won, self.level, WHOLE), False, "") for name, won in sorted(seats.by_bot.items())]
                figures.append(self.figure("by-bot", self.share_rows(some, fair)))
            signs = list(plots.SIGNS)
            by_seat = [(telling.seat(number), place) for number, place in enumerate(seats.by_seat)]
            by_order = [(self.text("order", number=number + 1), place) for number, place in enumerate(seats.by_order)]
            figures.append(self.figure("points-by-seat", self.points(by_seat, signs)))
            figures.append(self.figure("points-by-order", self.points(by_order, []) if by_order else ""))
        return about, self.two(*figures)

    def points(self, places: Sequence[tuple[str, Place]], signs: Sequence[str]) -> str:
        some = [(label, mean(place.score, self.level)) for label, place in places]
        scale = plots.scale_of([estimate for _, estimate in some], least=-math.inf)
        bars = [
            Bar(
                label,
                estimate,
                self.numbers.plain(estimate.value, 1),
                self.numbers.range(estimate.low, estimate.high),
                "",
                signs[number % len(signs)] if signs else "",
            )
            for number, (label, estimate) in enumerate(some)
        ]
        ticks = [(at, self.numbers.plain(at, 0 if at == int(at) else 1)) for at in scale.ticks(4)]
        return plots.rows(bars, scale, ticks, None)

    def scores(self) -> tuple[list[str], str]:
        scores = self.figures.scores
        if not scores.all:
            return [], ""
        low, high = quantile(scores.all, 0.05), quantile(scores.all, 0.95)
        about = [escape(words) for words in self.telling.scores_about()]
        middle = scores.score.value
        label = self.text("mean", mean=self.numbers.plain(middle, 1))
        key = (
            f'<p class="key"><span>▮ {escape(self.text("all"))}</span>'
            f'<b style="color:var(--loch)">▮ {escape(self.text("winners"))}</b></p>'
        )
        every = (
            plots.histogram(scores.all, label, front=scores.winner.sizes, mean=(middle, label), band=(low, high)) + key
        )
        figures = [self.figure("all-scores", every)]
        if scores.margin.count:
            middle = scores.margin.value
            label = self.text("mean", mean=self.numbers.plain(middle, 1))
            figures.append(
                self.figure("margins", plots.histogram(scores.margin.sizes, label, mean=(middle, label), bars=24))
            )
        return about, self.two(*figures)

    def length(self) -> tuple[list[str], str]:
        length, plain = self.figures.length, self.numbers.plain
        about = [escape(words) for words in self.telling.length_about()]
        middle = length.person.value
        persons = plots.histogram(length.persons, self.text("persons"), 212, mean=(middle, plain(middle, 0)), bars=24)
        stack = self.figure("minutes", self.minutes(), minutes=plain(length.seconds.value / 60))
        stack += self.figure("widths", self.widths())
        return about, self.two(self.figure("persons", persons), f'<div class="stack">{stack}</div>')

    def minutes(self) -> str:
        """Where the time goes, the longest first, the short ones together."""
        some = rows.minutes(self.telling)
        rest = sum(estimate.value for _, estimate in some[4:])
        named = [
            (self.telling.question(name), estimate.value, self.telling.with_range(estimate, 1))
            for name, estimate in some[:4]
        ]
        if rest:
            named.append((self.text("minutes-rest"), rest, self.numbers.plain(rest, 1)))
        told = [(label, size, self.text("minute", minutes=minutes)) for label, size, minutes in named]
        key = "".join(
            f'<span><i style="opacity:{max(0.25, 1 - 0.2 * number):.2f};color:var(--loch);font-style:normal">▮</i> '
            f"<b>{escape(label)}</b> {escape(words)}</span>"
            for number, (label, _, words) in enumerate(told)
        )
        return f'{plots.stacked(told, self.text("minutes", minutes=""))}<p class="key">{key}</p>'

    def widths(self) -> str:
        return plots.columns(rows.widths(self.telling), self.text("widths"), [0])

    def by_tenth(self, sums: list[Mean], whole: int = WHOLE) -> list[tuple[str, Estimate]]:
        factor = WHOLE / whole
        return [
            (str(tenth + 1), mean_share(some, self.level).scaled(factor) if some.count > 1 else UNKNOWN)
            for tenth, some in enumerate(sums)
        ]

    def by_chance(self) -> tuple[float, str]:
        return self.telling.fair, f"{self.numbers.percent(self.telling.fair, 0)} {self.text('fair')}"

    def lead(self) -> tuple[list[str], str]:
        leads = self.figures.leads
        outlook = "yes" if self.telling.game.has_outlook() else "no"
        about = [escape(self.text("lead-about", outlook=outlook))]
        if self.telling.shared:
            names = (self.text("hopes-all"), self.text("hopes-lost"))
            every = self.hoped(leads.hopes)
            drawn = plots.curve(every, self.text("hopes"), second=self.hoped(leads.hopes_lost), names=names)
            return about, self.two(self.figure("hopes", drawn))
        if not leads.changed.count:
            return about, ""
        about += [escape(words) for words in self.telling.lead_about()]
        drawn = plots.curve(self.by_tenth(leads.leader_wins), self.text("leader-wins"), reference=self.by_chance())
        taken = plots.columns(rows.for_good(self.telling), self.text("for-good"))
        changed = plots.columns(rows.changes(self.telling), self.text("changes"))
        stack = self.figure("for-good", taken) + self.figure("changes", changed)
        return about, self.two(self.figure("leader-wins", drawn), f'<div class="stack">{stack}</div>', kind="wide")

    def hoped(self, sums: list[Mean]) -> list[tuple[str, Estimate]]:
        """The outlook of a group by tenths."""
        return [
            (str(tenth + 1), mean(some, self.level).scaled(1 / PARTS) if some.count > 1 else UNKNOWN)
            for tenth, some in enumerate(sums)
        ]

    def choices(self) -> tuple[list[str], str]:
        about = [escape(self.text("choices-about")), f"<b>{escape(self.text('no-cause'))}</b>"]
        every = rows.questions(self.telling)
        marked = {(look.question, look.number) for look in self.telling.found.standing if look.topic == "choice"}
        groups = []
        for name, some in every[:MOST_QUESTIONS]:
            lines = [
                (
                    self.telling.choice(row.id),
                    self.often(row.offered),
                    row.taken,
                    row.won,
                    (name, row.id) in marked,
                )
                for row in some[:MOST_ROWS]
            ]
            groups.append(
                self.group(
                    self.telling.question(name), "offered", "taken", lines, len(some) - len(lines), self.telling.fair
                )
            )
        return about, f'<div class="chs">{"".join(groups)}</div>{self.more(len(every) - MOST_QUESTIONS)}'

    def things(self) -> tuple[list[str], str]:
        telling = self.telling
        about = [escape(words) for words in telling.things_about()]
        about.append(f"<b>{escape(self.text('no-cause'))}</b>")
        marked = {(look.number, look.name) for look in telling.found.standing if look.topic == "thing"}
        groups = []
        for table, some in rows.things(telling):
            lines = [
                (row.label, self.often(row.offered), row.taken, row.won, (self.number(table, row.key), "no") in marked)
                for row in some[:MOST_THINGS]
            ]
            title = telling.table(table)
            if telling.is_overheard(table):
                title = self.text("overheard", table=title)
            groups.append(self.group(title, "offered", "taken", lines, len(some) - len(lines), telling.fair))
        for one in rows.asked_most(telling, MOST_ASKED):
            lines = [(row.label, self.often(row.offered), row.taken, row.won, False) for row in one.rows[:MOST_THINGS]]
            more = len(one.rows) - len(lines)
            groups.append(self.group(telling.asked_about(one), "asked", "answered", lines, more, telling.fair))
        for table, told in rows.heard(telling):
            heard = [
                (row.label, "", row.met, row.won, (self.number(table, row.key), "yes") in marked)
                for row in told[:MOST_THINGS]
            ]
            title = telling.heard_title(table)
            groups.append(self.group(title, "", "met", heard, len(told) - len(heard), telling.fair))
        return about, f'<div class="chs">{"".join(groups)}</div>'

    def number(self, table: str, key: str) -> int:
        return self.telling.named.numbers[table, key]

    def often(self, offered: Estimate) -> str:
        return self.numbers.plain(offered.value, 0 if offered.value >= 10 else 1)

    def luck(self) -> tuple[list[str], str]:
        about = [escape(self.text("luck-about"))]
        every = rows.fortunes(self.telling)
        marked = {(look.question, look.number) for look in self.telling.found.standing if look.section == "luck"}
        groups = []
        for name, some in every:
            fortune = self.figures.fortunes.by_name[name]
            title, fair = self.telling.title_of(fortune.title), fortune.fair() / WHOLE
            lines = [
                (self.telling.words(fortune.words[row.outcome]), "", row.came, row.won, (name, row.outcome) in marked)
                for row in some
            ]
            told = [one for one in lines if one[0] != title][:MOST_ROWS]  # of what nobody is told there is no name
            if told:
                groups.append(self.group(title, "", "came", told, len(some) - len(told), fair))
        shown = "".join(groups[:MOST_QUESTIONS])
        return about, f'<div class="chs">{shown}</div>{self.more(len(every) - len(groups[:MOST_QUESTIONS]))}'

    def more(self, number: int) -> str:
        return f'<p class="small">{escape(self.text("more", number=number))}</p>' if number > 0 else ""

    def group(
        self,
        title: str,
        first: str,
        second: str,
        lines: list[tuple[str, str, Estimate, Estimate, bool]],
        more: int,
        fair: float,
    ) -> str:
        """Choices of a question, or outcomes of a chance: how often, and what was won with it."""
        scale = plots.scale_of([won for _, _, _, won, _ in lines], fair)
        scale = Scale(scale.low, min(1.0, scale.high))
        won_at_all = any(math.isfinite(won.value) for _, _, _, won, _ in lines)
        kind_of_row = "cr" if first else "cr lk" if won_at_all else "cr lk bare"
        heads = [
            "",
            *([self.text(first)] if first else []),
            self.text(second),
            *([self.text("won")] if won_at_all else []),
        ]
        headings = "".join(f"<span>{escape(head)}</span>" for head in heads)
        parts = [f'<div class="{kind_of_row} hd">{headings}</div>']
        for label, often, taken, won, marked in lines:
            kind = "hl" if marked else ""
            bar = plots.svg(
                28,
                f"{self.text(second)} {self.numbers.percent(taken.value)} ({self.numbers.shares(taken)})",
                f"<title>{self.numbers.shares(taken)}</title>",
                '<rect class="bar q" x="0" y="9" width="100%" height="10" rx="2" opacity=".45"/>',
                f'<rect class="bar" x="0" y="9" width="{taken.value * 100:.1f}%" height="10" rx="2"/>',
            )
            often_taken = self.numbers.percent(taken.value, 0 if taken.value >= 0.1 else 1)
            drawn = ""
            if math.isfinite(won.value):
                place = scale.at(fair)
                reference = plots.line("ref", place, place, 0, 28)
                words = f"{self.numbers.percent(won.value)} ({self.numbers.shares(won)})"
                hover = f"<title>{words}</title>"
                drawn = plots.svg(28, words, hover, reference, plots.interval(won, scale, 28, kind))
                drawn += f"<b>{self.numbers.percent(won.value, 0)}</b>"
            elif won_at_all:
                drawn = "<span></span><b>–</b>"
            count = f'<span class="num of">{often}</span>' if first else ""
            win = f'<span class="wn num">{drawn}</span>' if won_at_all else ""
            parts.append(
                f'<div class="{kind_of_row}"><span class="nm" title="{escape(label)}">{escape(label)}</span>{count}'
                f'<span class="tk num">{bar}<b>{often_taken}</b></span>{win}</div>'
            )
        if won_at_all:
            below = plots.svg(18, "", plots.text(scale.at(fair), 13, self.numbers.percent(fair, 0), "m"))
            gaps = "<span></span>" * (3 if first else 2)
            parts.append(f'<div class="{kind_of_row} ft">{gaps}<span class="wn">{below}</span></div>')
        return f'<div class="ch"><h4>{escape(title)}</h4>{"".join(parts)}{self.more(more)}</div>'

    def skill(self) -> tuple[list[str], str]:
        telling, found = self.telling, self.telling.skill
        closer: Closer = telling.book["closer"].sums
        about, figures = [], []
        if found is None:
            about.append(escape(self.text("skill-none" if telling.book["skill"].ranges else "skill-off")))
        else:
            id = "skill-group" if telling.shared else "skill-about"
            deals, games = self.numbers.plain(found.deals), self.numbers.plain(found.games)
            about.append(escape(self.text(id, deals=deals, games=games)))
            strong, weak = (telling.bot(name) for name in found.names)
            some = [(strong, found.strong, found.strong.low > found.fair, ""), (weak, found.weak, False, "")]
            fair = math.nan if telling.shared else found.fair
            id = "strong-groups" if telling.shared else "one-strong"
            figures.append(self.figure(id, self.share_rows(some, fair), strong=strong, weak=weak))
            spread = [(self.text(f"spread-{key}"), estimate, False, "") for key, estimate in found.parts.items()]
            figures.append(self.figure("spread", self.share_rows(spread)))
        about += [escape(words) for words in (telling.interaction(closer), *telling.sample_about()) if words]
        early = [
            (self.text("told-after", tenths=tenths), mean_share(sums, self.level), False, "")
            for tenths, sums in zip(MOMENTS, closer.told, strict=True)
            if sums.count > 1
        ]
        id = "told-group" if telling.shared else "told"
        fair = math.nan if telling.shared else telling.fair
        figures.append(self.figure(id, self.share_rows(early, fair), rollouts=ROLLOUTS))
        by_difficulty = rows.by_difficulty(telling)
        if by_difficulty is not None:
            levels = [(value, estimate, False, "") for value, estimate in by_difficulty.won.items()]
            id = "difficulties" if by_difficulty.sampled else "difficulty-alone"
            figures.append(self.figure(id, self.share_rows(levels), games=self.numbers.plain(by_difficulty.games)))
        return about, self.two(*figures)

    def ends(self) -> tuple[list[str], str]:
        telling, ends = self.telling, self.figures.endings
        never = rows.never_offered(telling)
        size = len(telling.box.vocabulary)
        about = [
            escape(self.text("never-met-about", offered=self.numbers.plain(len(never)), all=self.numbers.plain(size)))
        ]
        found = rows.contents(telling)
        about += [escape(words) for words in rows.content_about(telling, found)]
        some = [(label, estimate, False, "") for _, label, estimate in rows.endings(telling)]
        steps = [(label, estimate, False, "") for _, label, estimate in rows.ended_in(telling)[:MOST_ROWS]]
        figures = [self.figure("how-ends", self.share_rows(some)), self.figure("ended-in", self.share_rows(steps))]
        if telling.shared and ends.lost_in:
            shown = [(str(round), part) for round, part in rows.parts_of(ends.lost_in, self.level).items()]
            figures.append(self.figure("lost-in", plots.columns(shown, self.text("lost-in"), height=120)))
            bars = [(label, estimate, False, "") for _, label, estimate in rows.lost_by(telling)[:MOST_ROWS]]
            figures.append(self.figure("lost-why", self.share_rows(bars)))
        for table, last in rows.last_told(telling):
            sheet = telling.named.sheets[table]
            bars = [(telling.thing(sheet, key), estimate, False, "") for key, estimate in last[:MOST_ROWS]]
            games = self.numbers.plain(telling.listened.lost)
            figures.append(self.figure("lost-with", self.share_rows(bars), table=telling.table(table), games=games))
        untaken = sorted(rows.never_taken(telling), key=lambda one: (-one[2], one[0], one[1]))
        taken = [f"{telling.question(name)}: {telling.choice(id)}" for name, id, _ in untaken]
        offered = [
            self.text("alike", label=telling.choice(some[0]), number=len(some) - 1)
            for some in rows.alike(telling, never)
        ]
        unmet = [f"{table} {row}" for table, some in found.never.items() for row in some]
        lists = [("never-content", unmet)] if found.listened else []
        lists += [("never-taken", taken), ("never-offered", offered), ("never-came", rows.never_asked(telling))]
        items = "".join(
            f"<li><b>{escape(self.text(id))}</b> <span>{escape(self.listed(names))}</span></li>" for id, names in lists
        )
        figures.append(f'<ul class="never">{items}</ul>')
        return about, self.two(*figures)

    def listed(self, names: list[str]) -> str:
        if not names:
            return self.text("nobody-seen")
        shown = " · ".join(dict.fromkeys(names[:MOST_NAMES]))
        return f"{shown} {self.text('more', number=len(names) - MOST_NAMES)}" if len(names) > MOST_NAMES else shown

    def made(self) -> str:
        values = self.telling.made_of()
        file = f"{self.out}.json"
        words = self.text("again-about", file=file, **values) if self.out else self.text("again-bare", **values)
        return made(self.telling, self.text("again"), self.telling.command(self.out), words)


SHARES = ("seat", "order", "bot", "choice", "luck", "skill")
"""What is compared with a fair share of the win."""
