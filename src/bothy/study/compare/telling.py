"""A comparison in words, for one reader."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from bothy.kernel.message import Value
from bothy.study.compare.collecting import Collected
from bothy.study.compare.content import Changed, changed
from bothy.study.compare.headlines import headlines
from bothy.study.compare.judging import DIFFERENCE, FIND, NONE, OPEN, SURE, Finding, judged, look
from bothy.study.compare.pairs import PILOT
from bothy.study.compare.sides import Comparison, Side
from bothy.study.numbers import digits_for
from bothy.study.speaking import Speaking, bots_given

MOST_CELLS = 4
"""So many cells of the content are named."""
SAID = 3
"""So many differences are named in the first sentence."""
ORDER = (DIFFERENCE, OPEN, NONE)


class Telling(Speaking):
    """What is said of a comparison in one language."""

    def __init__(self, comparison: Comparison, collected: Collected, lang: str) -> None:
        super().__init__(comparison.a, lang)
        self.comparison = comparison
        self.collected = collected
        self.pairs = collected.pairs
        self.findings = self.judged()

    def judged(self) -> list[Finding]:
        """What is found; where games have been stopped, nothing yet: how many are still to come."""
        collected = self.collected
        found = judged(self.pairs, headlines(self.comparison.a.seats), collected.find, look(collected.look or 1))
        if collected.look:
            return found
        return [replace(finding, verdict=OPEN, more=collected.wanted - self.games) for finding in found]

    @property
    def games(self) -> int:
        return self.pairs.games

    def text(self, id: str, /, **values: Value) -> str:
        return self.speech.text(f"comparison-{id}", **values)

    # What is compared

    def sides(self, before: Callable[[str], str] = "{} →".format) -> list[list[str]]:
        """For A and for B what is other than in the other; `before` writes what a cell was that is other in B."""
        a, b = self.comparison.a, self.comparison.b
        return [self.side(a, b, before), self.side(b, a, before)]

    def side(self, side: Side, other: Side, before: Callable[[str], str]) -> list[str]:
        found = [self.option(key, value) for key, value in side.options if (key, value) not in other.options]
        if side.pack != other.pack:
            found.append(self.pack(side) if side.pack else self.text("no-pack"))
            found += [
                self.cell(cell, before if side is self.comparison.b else None) for cell in self.changed[:MOST_CELLS]
            ]
            if len(self.changed) > MOST_CELLS:
                found.append(self.text("more-cells", number=len(self.changed) - MOST_CELLS))
        if side.bots != other.bots:
            found.append(self.bots(side.bots))
        return found

    @cached_property
    def changed(self) -> list[Changed]:
        """The cells of the content in which the sides differ."""
        return changed(self.comparison)

    def place(self, cell: Changed) -> str:
        """Which cell it is: its table, its row, its field."""
        return f"{self.table(cell.sheet.table)} {self.thing(cell.sheet, cell.row)}"

    def cell(self, cell: Changed, before: Callable[[str], str] | None) -> str:
        """A cell of a side: in A as it is there, in B what it was and what it is."""
        field = self.field(cell.sheet.table, cell.path).lower()
        nothing = self.text("nothing")
        first, second = cell.a or nothing, cell.b or nothing
        value = f"{before(first)} {second}" if before is not None else first
        return self.common("line", word=self.place(cell), about=f"{field} {value}")

    def pack(self, side: Side) -> str:
        return self.text("pack", name=Path(side.pack_name).name)

    def option(self, key: str, value: str) -> str:
        """An option as the game calls it."""
        id = f"{self.game.key}-option-{key}"
        if not self.speech.knows(id) or not self.speech.knows(f"{id}.value-{value}"):
            return f"{key}={value}"
        words = self.speech.text(f"{id}.value-{value}")
        return self.common("line", word=self.speech.text(id), about=words)

    def facts(self) -> list[str]:
        """What both have in common."""
        a, b = self.comparison.a, self.comparison.b
        found = [self.text("games", number=self.numbers.plain(self.games))]
        if a.bots == b.bots:
            found.append(self.bots(a.bots))
        found += [self.option(key, value) for key, value in self.unusual(a) if (key, value) in b.options]
        if a.pack and a.pack == b.pack:
            found.append(self.pack(a))
        if self.pairs.errors:
            found.append(self.common("fact-failed", number=self.numbers.plain(len(self.pairs.errors))))
        return found

    # What is found

    def ranked(self) -> list[Finding]:
        """Differences first, then what is open, then where there is none."""
        return sorted(self.findings, key=lambda finding: ORDER.index(finding.verdict))

    @cached_property
    def differences(self) -> list[Finding]:
        return [finding for finding in self.findings if finding.verdict == DIFFERENCE]

    def sentence(self) -> str:
        """What there is to say, first of all."""
        found = self.differences
        if not found:
            is_open = any(finding.verdict == OPEN for finding in self.findings)
            return self.text("says-open" if is_open else "says-none", find=self.numbers.plain(self.collected.find, 2))
        said = [
            self.text(f"says-{one.headline.key}", more=self.more(one), place=one.headline.seat + 1)
            for one in found[:SAID]
        ]
        words = said.pop()
        if len(found) > SAID:
            said, words = [*said, words], self.text("says-rest", number=len(found) - SAID)
        listed = self.text("and", first=", ".join(said), last=words) if said else words
        return self.text("says", number=len(found), list=listed)

    def more(self, finding: Finding) -> str:
        return "yes" if finding.difference.value > 0 else "no"

    def about(self) -> str:
        doubt = self.numbers.percent(SURE * look(self.collected.look or 1).part, 2)
        return self.text("about", figures=len(self.findings), look=self.collected.look, doubt=doubt)

    def name(self, finding: Finding) -> str:
        return self.text(f"figure-{finding.headline.key}", place=finding.headline.seat + 1)

    def unit(self, finding: Finding) -> str:
        return self.text(f"figure-{finding.headline.key}.unit")

    def figure(self, finding: Finding, figure: float) -> str:
        """A figure of this kind, in as many digits as it deserves."""
        if finding.headline.is_share:
            return self.numbers.plain(figure * 100, 1)
        return self.numbers.plain(figure, max(1, min(2, digits_for(finding.held))))

    def signed(self, finding: Finding, figure: float) -> str:
        return f"+{self.figure(finding, figure)}" if figure > 0 else self.figure(finding, figure)

    def verdict(self, finding: Finding) -> tuple[str, str]:
        """In words, and a few words more."""
        points = "yes" if finding.headline.is_share else "no"
        if finding.verdict == OPEN:
            return self.text("open"), self.text("open.about", games=self.numbers.plain(finding.more))
        if finding.verdict == NONE:
            bound = self.figure(finding, finding.bound)
            return self.text("none", amount=bound), self.text("none.about", points=points)
        low, high = sorted((abs(finding.held.low), abs(finding.held.high)))
        return self.text("difference"), self.text(
            "difference.about",
            amount=self.figure(finding, abs(finding.difference.value)),
            more=self.more(finding),
            low=self.figure(finding, low),
            high=self.figure(finding, high),
            points=points,
        )

    def saved(self) -> str:
        """What the pairing was worth."""
        if not self.findings:
            return ""
        first, worths = self.findings[0], [finding.worth for finding in self.findings]
        times, low, high = (self.numbers.plain(worth, 1) for worth in (first.worth, min(worths), max(worths)))
        return self.text("worth", times=times, figure=self.name(first), low=low, high=high)

    def stated(self) -> str:
        """What the pilot has asked for."""
        asked = self.collected.stated
        if not asked or not self.findings:
            return ""
        first = self.findings[0]
        left_out = not all(finding.headline.asks for finding in self.findings)
        return self.text(
            "pilot",
            close="yes" if left_out else "no",
            pilot=PILOT,
            games=self.numbers.plain(asked),
            find=self.numbers.plain(self.collected.find, 2),
            size=self.figure(first, first.size),
            figure=self.name(first),
        )

    def command(self, out: str = "") -> str:
        """The command that makes the comparison again."""
        a, b = self.comparison.a, self.comparison.b
        words = ["bothy", "compare", a.game, "--seats", str(a.seats)]
        for flag, side, other in (("--a", a, b), ("--b", b, a)):
            given = [f"{key}={value}" for key, value in side.options if (key, value) not in other.options]
            if side.pack != other.pack:
                given.append(f"pack={side.pack_name}")
            if side.bots != other.bots:
                given.append(f"bots={bots_given(side.bots)}")
            words += [word for one in given for word in (flag, one)]
        if a.bots == b.bots:
            words += ["--bots", bots_given(a.bots)]
        for key, value in self.unusual(a):
            if (key, value) in b.options:
                words += ["--option", f"{key}={value}"]
        if a.pack and a.pack == b.pack:
            words += ["--pack", a.pack_name]
        words += ["--games", str(max(self.collected.wanted, self.games + len(self.pairs.errors)))]
        if self.collected.find != FIND:
            words += ["--find", f"{self.collected.find:g}"]
        words += ["--seed", str(a.seed)]
        if self.lang != "en":
            words += ["--lang", self.lang]
        return shlex.join([*words, "--out", out] if out else words)
