"""A ladder in words, for one reader: who stands where, who cannot be told apart, where the points mislead."""

from __future__ import annotations

import math
import shlex
from dataclasses import dataclass
from functools import cached_property

from bothy.bots.usual import offered
from bothy.kernel.message import Value
from bothy.lab.ladder_report import Report
from bothy.lab.rating import Pairing, Standing, interval
from bothy.study.plan import Study
from bothy.study.speaking import Speaking
from bothy.study.statistics import NORMAL, UNKNOWN, Estimate

TEN = 400.0
"""So many points more, ten times the strength."""
DOUBT = 0.05


@dataclass(frozen=True)
class Given:
    """What was said at the command line and does not stand in the games."""

    games: int
    """How many of each two were wanted."""
    pack: str = ""
    """The name of its file."""


class Telling(Speaking):
    """What is said of a ladder in one language."""

    def __init__(self, report: Report, given: Given, lang: str) -> None:
        ladder = report.ladder
        super().__init__(Study(ladder.game, ladder.seats, ladder.bots, ladder.options, ladder.pack, ladder.seed), lang)
        self.report = report
        self.given = given
        self.standings = report.standings
        self.shared = ladder.is_shared()

    def text(self, id: str, /, **values: Value) -> str:
        return self.speech.text(f"ladder-{id}", **values)

    # What things are called

    def name(self, bot: str) -> str:
        """A bot in a word or two; one nobody has a word for as it is called at the command line."""
        kind, _, rest = bot.partition(":")
        if kind == "knack":
            level, _, temper = rest.partition(":")
            word = self.bot(f"knack:{level}" if level else kind)
            return self.text("tempered", bot=word, temper=self.text("temper", temper=temper)) if temper else word
        if kind == "random" and not rest:
            return self.text("random")
        if kind == "trick":
            return self.text("trick", trick=rest.replace("-", " "))
        if kind == "search":
            budget, _, model = rest.partition(":")
            words = self.text("search", budget=budget).strip()
            return self.text("imagining", bot=words, other=self.name(model)) if model else words
        return bot

    def sits_at_tables(self, bot: str) -> bool:
        return bot in offered(self.game)

    def listed(self, words: list[str]) -> str:
        return self.text("and", first=", ".join(words[:-1]), last=words[-1]) if words[1:] else "".join(words)

    # Figures

    def estimate(self, one: Standing) -> Estimate:
        """How strong a bot is: its points, or how often it wins with its like."""
        if self.shared:
            return Estimate(one.share, *one.share_interval)
        return Estimate(one.points, *one.interval)

    def strength(self, figure: float) -> str:
        if self.shared:
            return self.numbers.percent(figure, 0)
        words = self.numbers.plain(figure)
        return f"+{words}" if figure > 0 and words != "0" else words

    def span(self, estimate: Estimate) -> str:
        if not math.isfinite(estimate.low):
            return ""
        if estimate.low == estimate.high == 0 and not self.shared:
            return self.text("fixed")
        return self.text("range", low=self.strength(estimate.low), high=self.strength(estimate.high))

    def seconds(self, seconds: float) -> str:
        """In as many digits as tell it from others."""
        return self.numbers.plain(seconds, 1 if seconds >= 10 else 2 if seconds >= 0.1 else 3)

    # Who stands above whom

    def gap(self, first: Standing, second: Standing) -> Estimate:
        """How far the first stands above the second. Both are drawn together, so that luck they share is no doubt."""
        some = zip(self.report.draws[first.bot], self.report.draws[second.bot], strict=True)
        drawn = [one - other for one, other in some]
        if not drawn:
            return UNKNOWN
        return Estimate(self.estimate(first).value - self.estimate(second).value, *interval(drawn))

    def are_apart(self, first: Standing, second: Standing) -> bool:
        """Whether zero lies outside the interval of what is between them."""
        gap = self.gap(first, second)
        return gap.low > 0 or gap.high < 0

    @cached_property
    def together(self) -> list[tuple[int, int]]:
        """From which place to which nobody can be told apart; as far as it goes, and perhaps one over another."""
        found: list[tuple[int, int]] = []
        for first in range(len(self.standings)):
            last = first
            while last + 1 < len(self.standings) and not any(
                self.are_apart(self.standings[place], self.standings[last + 1]) for place in range(first, last + 1)
            ):
                last += 1
            if last > first and (not found or last > found[-1][1]):
                found.append((first, last))
        return found

    def sentences(self) -> list[tuple[str, str]]:
        """What there is to say, each with its kind: `apart`, `together`, `misled`."""
        found = []
        first = self.standings[0]
        other = next((one for one in self.standings[1:] if self.are_apart(first, one)), None)
        if other is not None:
            gap = self.gap(first, other)
            words = self.text(
                "says-more-often" if self.shared else "says-above",
                first=self.name(first.bot),
                other=self.name(other.bot),
                gap=self.numbers.plain(gap.value * (100 if self.shared else 1)),
                low=self.numbers.plain(gap.low * (100 if self.shared else 1)),
                high=self.numbers.plain(gap.high * (100 if self.shared else 1)),
                wins=self.numbers.plain(100 / (1 + 10 ** (-gap.value / TEN))),
            )
            found.append(("apart", words))
        for start, end in self.together:
            names = [self.name(one.bot) for one in self.standings[start : end + 1]]
            found.append(("together", self.text("says-together", bots=self.listed(names))))
        if not self.together and len(self.standings) > 2:
            found.append(("apart", self.text("says-all-apart")))
        if self.misled:
            found.append(("misled", self.text("says-misled", number=len(self.misled) // 2)))
        return found

    # Each against each

    @cached_property
    def shares(self) -> dict[tuple[str, str], Pairing]:
        """What came of each two, both ways round."""
        found = {one.bots: one for one in self.report.pairings}
        for (first, second), one in list(found.items()):
            low, high = one.interval
            found[second, first] = Pairing((second, first), one.games, 1 - one.share, (1 - high, 1 - low))
        return found

    def expected(self, first: str, second: str) -> float:
        """What part the first would win by the points, seats changed over."""
        points = {one.bot: one.points for one in self.standings}
        times = 10 ** ((points[first] - points[second]) / TEN)
        few = self.study.seats // 2
        many = self.study.seats - few
        return (many * times / (many * times + few) + few * times / (few * times + many)) / 2

    @cached_property
    def misled(self) -> set[tuple[str, str]]:
        """Each two that win and lose otherwise than their points say; the doubt is shared out over all pairings."""
        if not self.report.pairings:
            return set()
        z = NORMAL.inv_cdf(1 - DOUBT / len(self.report.pairings) / 2)
        found = set()
        for one in self.report.pairings:
            share = self.expected(*one.bots)
            if abs(one.share - share) > z * math.sqrt(share * (1 - share) / one.games):
                found |= {one.bots, one.bots[::-1]}
        return found

    # What was played

    def heading(self) -> str:
        return self.text("title", game=self.game.name)

    def facts(self) -> list[str]:
        report, plain = self.report, self.numbers.plain
        each = max((one.games for one in report.pairings), default=max(one.games for one in self.standings))
        found = [
            self.common("title", game=self.game.name, seats=self.study.seats),
            self.text("games-of-like" if self.shared else "games-each", each=plain(each), all=plain(len(report.met))),
            self.text("cost", seconds=plain(report.seconds)),
            *[f"{key}={value}" for key, value in self.unusual(self.study)],
        ]
        if self.study.pack:
            found.append(self.common("fact-pack"))
        if report.errors:
            found.append(self.common("fact-failed", number=plain(len(report.errors))))
        return found

    def command(self) -> str:
        """The command that makes the ladder again."""
        study = self.study
        words = ["bothy", "ladder", study.game, "--seats", str(study.seats), "--games", str(self.given.games)]
        words += ["--bots", ",".join(study.bots), "--seed", str(study.seed)]
        for key, value in self.unusual(study):
            words += ["--option", f"{key}={value}"]
        if self.given.pack:
            words += ["--pack", self.given.pack]
        return shlex.join([*words, "--lang", self.lang] if self.lang != "en" else words)
