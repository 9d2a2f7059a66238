"""A study at a terminal: what stands out first, then the figures a designer asks for most."""

from __future__ import annotations

import math

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from bothy.study import rows
from bothy.study.collecting import Collected
from bothy.study.core.watching import WHOLE
from bothy.study.looks import mean_share
from bothy.study.samples.closer import MOMENTS, ROLLOUTS, Closer
from bothy.study.statistics import UNKNOWN, Estimate, mean, part, share
from bothy.study.telling import Telling
from bothy.study.until import widest

MOST_ROWS, MOST_QUESTIONS, MOST_ENDS, MOST_ASKED = 5, 6, 9, 1
"""What is shown of long lists."""


def show(telling: Telling, console: Console) -> None:
    """The whole report."""
    Shown(telling, console).show()


def show_cost(telling: Telling, collected: Collected, console: Console) -> None:
    """How large the sample was, and what it and the games have cost."""
    book, numbers = telling.book, telling.numbers
    shown = Shown(telling, console)
    shown.line()
    if collected.wish.until:
        until = numbers.percent(widest(telling.figures, telling.shared, collected.level), 2)
        games = numbers.plain(telling.games)
        shown.line(
            telling.text("until-met", until=until, games=games, look=collected.look, looks=collected.level.looks)
        )
    if not book["closer"].size:
        counted = numbers.plain(book["games"].seconds, 1)
        shown.line(telling.text("cost", games=numbers.plain(telling.games), counted=counted), "dim")
        return
    sampled = sum(book[part].seconds for part in ("closer", "skill", "difficulty"))
    shown.line(
        telling.text(
            "sample-cost",
            closer=book["closer"].size,
            rollouts=ROLLOUTS,
            moments=len(MOMENTS),
            skill=book["skill"].size,
            difficulty=book["difficulty"].size,
            seconds=numbers.plain(sampled, 1),
            known="no" if collected.before else "yes",
            games=numbers.plain(telling.games),
            counted=numbers.plain(book["games"].seconds, 1),
        ),
        "dim",
    )


class Shown:
    def __init__(self, telling: Telling, console: Console) -> None:
        self.telling = telling
        self.console = console
        self.text = telling.text
        self.numbers = telling.numbers

    def show(self) -> None:
        telling = self.telling
        self.line(telling.title(), "bold")
        self.line(" · ".join(telling.facts()), "dim")
        self.stands_out()
        self.seats()
        self.course()
        self.choices()
        self.things()
        self.luck()
        self.samples()
        self.ends()

    def line(self, words: str = "", style: str = "") -> None:
        self.console.print(Text(words, style), highlight=False)

    def heading(self, id: str) -> None:
        self.line()
        self.line(self.text(id), "bold")

    def stands_out(self) -> None:
        self.heading("stands-out")
        self.line(self.telling.about_headlines(), "dim")
        headlines = self.telling.headlines()
        for number, look in enumerate(headlines, 1):
            words = Text(f"  {number}  ")
            words.append(self.telling.headline(look), "bold")
            words.append(f" {self.telling.evidence(look)}")
            self.console.print(words, highlight=False)
        if not headlines:
            self.line(f"  {self.text('nothing')}")
        self.heading("quiet")
        for word, about in self.telling.quiet():
            self.line("  " + self.text("line", word=word, about=about))

    def grid(self, *headings: str) -> Grid:
        grid = Grid(box=None, pad_edge=False, header_style="dim")
        grid.add_column(headings[0])
        for heading in headings[1:]:
            grid.add_column(heading, justify="right")
        return grid

    def shares(self, estimate: Estimate) -> tuple[str, str]:
        if not math.isfinite(estimate.value):
            return "–", ""
        return self.numbers.percent(estimate.value), self.numbers.shares(estimate)

    def seats(self) -> None:
        telling, seats = self.telling, self.telling.figures.seats
        if telling.shared or telling.study.seats < 2:
            return
        self.heading("seats")
        grid = self.grid(
            "", self.text("by-seat"), self.text("interval"), self.text("points-by-seat"), self.text("interval")
        )
        named = [(telling.seat(number), place) for number, place in enumerate(seats.by_seat)]
        named += [(self.text("order", number=number + 1), place) for number, place in enumerate(seats.by_order)]
        for name, place in named:
            wins = self.shares(share(place.wins / WHOLE, place.score.count, telling.level))
            score = mean(place.score, telling.level)
            grid.add_row(name, *wins, self.numbers.plain(score.value, 1), self.numbers.range(score.low, score.high))
        for name, won in sorted(seats.by_bot.items()) if len(seats.by_bot) > 1 else []:
            grid.add_row(name, *self.shares(part(won, telling.level, WHOLE)), "", "")
        self.console.print(grid)

    def course(self) -> None:
        telling, figures, numbers = self.telling, self.telling.figures, self.telling.numbers
        if telling.scores_about():
            self.heading("scores")
        for words in telling.scores_about():
            self.line("  " + words)
        self.heading("length")
        for words in telling.length_about():
            self.line("  " + words)
        grid = self.grid(self.text("minutes-about-questions"), self.text("minutes-short"), self.text("interval"))
        for name, estimate in rows.minutes(telling)[:MOST_ROWS]:
            spread = numbers.range(estimate.low, estimate.high) if math.isfinite(estimate.low) else ""
            grid.add_row(telling.question(name), numbers.plain(estimate.value, 1), spread)
        self.console.print(grid)
        self.across("widths", rows.widths(telling))
        leads = figures.leads
        if leads.changed.count:
            self.heading("lead")
            for words in telling.lead_about():
                self.line("  " + words)
            grid = self.grid("", *[str(tenth + 1) for tenth in range(len(leads.leader_wins))])
            wins = [numbers.percent(mean_share(sums, telling.level).value, 0) for sums in leads.leader_wins]
            grid.add_row(self.text("leader-wins"), *wins)
            halves = [100 * mean_share(sums, telling.level).half for sums in leads.leader_wins]
            grid.add_row(self.text("interval"), *[f"±{numbers.plain(half, 1)}" if half >= 0 else "" for half in halves])
            self.console.print(grid)
            self.across("for-good", rows.for_good(telling))
            self.across("changes", rows.changes(telling))

    def across(self, id: str, some: list[tuple[str, Estimate]]) -> None:
        """A few shares side by side, with their intervals below."""
        grid = self.grid("", *[label for label, _ in some])
        grid.add_row(self.text(id), *[self.numbers.percent(one.value, 0) for _, one in some])
        halves = [100 * one.half for _, one in some]
        grid.add_row(
            self.text("interval"), *[f"±{self.numbers.plain(half, 1)}" if half >= 0 else "" for half in halves]
        )
        self.console.print(grid)

    def choices(self) -> None:
        telling = self.telling
        self.heading("choices")
        self.line("  " + self.text("no-cause"), "dim")
        for name, some in rows.questions(telling)[:MOST_QUESTIONS]:
            grid = self.grid(
                telling.question(name),
                self.text("offered"),
                self.text("taken"),
                self.text("interval"),
                self.text("won"),
                self.text("interval"),
            )
            for row in some[:MOST_ROWS]:
                offered = self.numbers.plain(row.offered.value, 1)
                grid.add_row(telling.choice(row.id), offered, *self.shares(row.taken), *self.shares(row.won))
            self.console.print(grid)

    def things(self) -> None:
        telling = self.telling
        counted, heard = rows.things(telling), rows.heard(telling)
        if not counted and not heard:
            return
        self.heading("things")
        self.line("  " + self.text("no-cause"), "dim")
        interval, won = self.text("interval"), self.text("won")
        for table, some in counted:
            title = telling.table(table)
            if telling.is_overheard(table):
                title = self.text("overheard", table=title)
            grid = self.grid(title, self.text("offered"), self.text("taken"), interval, won, interval)
            for row in some[:MOST_ROWS]:
                offered = self.numbers.plain(row.offered.value, 1)
                grid.add_row(row.label, offered, *self.shares(row.taken), *self.shares(row.won))
            self.console.print(grid)
        for answer in rows.asked_most(telling, MOST_ASKED):
            title = telling.asked_about(answer)
            grid = self.grid(title, self.text("asked"), self.text("answered"), interval, won, interval)
            for row in answer.rows[:MOST_ROWS]:
                offered = self.numbers.plain(row.offered.value, 1)
                grid.add_row(row.label, offered, *self.shares(row.taken), *self.shares(row.won))
            self.console.print(grid)
        spoken_of = [table for table, _ in counted]
        for table, told in heard:
            if table in spoken_of:
                continue
            title = telling.heard_title(table)
            grid = self.grid(title, self.text("met"), interval, won, interval)
            for one in told[:MOST_ROWS]:
                grid.add_row(one.label, *self.shares(one.met), *self.shares(one.won))
            self.console.print(grid)

    def luck(self) -> None:
        """Where it comes to one seat: what a seat wins each time it does."""
        telling = self.telling
        by_name = telling.figures.fortunes.by_name
        tells = [(name, some) for name, some in rows.fortunes(telling) if any(row.won is not UNKNOWN for row in some)]
        if tells:
            self.heading("luck")
        for name, some in tells[:MOST_QUESTIONS]:
            title, interval = telling.title_of(by_name[name].title), self.text("interval")
            grid = self.grid(title, self.text("came"), interval, self.text("won"), interval)
            for row in some[:MOST_ROWS]:
                label = telling.words(by_name[name].words[row.outcome])
                grid.add_row(label, *self.shares(row.came), *self.shares(row.won))
            self.console.print(grid)

    def samples(self) -> None:
        telling, found = self.telling, self.telling.skill
        closer: Closer = telling.book["closer"].sums
        self.heading("skill")
        if found is None:
            self.line("  " + self.text("skill-none" if telling.book["skill"].ranges else "skill-off"))
        grid = self.grid("", self.text("won"), self.text("interval"))
        if found is not None:
            for name, estimate in zip(found.names, (found.strong, found.weak), strict=True):
                grid.add_row(telling.bot(name), *self.shares(estimate))
            for key, estimate in found.parts.items():
                grid.add_row(
                    self.text("line", word=self.text("spread"), about=self.text(f"spread-{key}")),
                    *self.shares(estimate),
                )
        for tenths, sums in zip(MOMENTS, closer.told, strict=True):
            if sums.count > 1:
                label = self.text("told-group" if telling.shared else "told", rollouts=ROLLOUTS)
                after = self.text("told-after", tenths=tenths)
                grid.add_row(self.text("line", word=label, about=after), *self.shares(mean_share(sums, telling.level)))
        by_difficulty = rows.by_difficulty(telling)
        if by_difficulty is not None:
            for value, estimate in by_difficulty.won.items():
                grid.add_row(
                    self.text("line", word=self.text("difficulties"), about=value),
                    *self.shares(estimate),
                )
        if grid.row_count:
            self.console.print(grid)
        if telling.interaction(closer):
            self.line("  " + telling.interaction(closer))

    def table(self, id: str, some: list[tuple[str, str, Estimate]], **values: str) -> None:
        """Shares below each other."""
        grid = self.grid(self.text(id, **values), "", self.text("interval"))
        for _, label, estimate in some[:MOST_ENDS]:
            grid.add_row(label, *self.shares(estimate))
        self.console.print(grid)

    def ends(self) -> None:
        self.heading("ends")
        grid = self.grid("", "", self.text("interval"))
        for _, label, estimate in rows.endings(self.telling):
            grid.add_row(label, *self.shares(estimate))
        self.console.print(grid)
        steps = rows.ended_in(self.telling)
        self.table("ended-in", steps)
        lost = rows.parts_of(self.telling.figures.endings.lost_in, self.telling.level)
        if lost:
            self.table("lost-in", [("", self.text("round", number=round), part) for round, part in lost.items()])
            self.table("lost-why", rows.lost_by(self.telling))
        for name, last in rows.last_told(self.telling):
            sheet = self.telling.named.sheets[name]
            named = [("", self.telling.thing(sheet, key), part) for key, part in last]
            games = self.numbers.plain(self.telling.listened.lost)
            self.table("lost-with", named, table=self.telling.table(name), games=games)
        offered, every = len(rows.never_offered(self.telling)), len(self.telling.box.vocabulary)
        self.line("  " + self.text("never-met-about", offered=offered, all=every))
        found = rows.contents(self.telling)
        for words in rows.content_about(self.telling, found):
            self.line("  " + words)
        for table, some in found.never.items():
            self.line("    " + self.text("line", word=table, about=", ".join(some)), "dim")
