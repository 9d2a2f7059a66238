"""A trial: the same games before and after, pair by pair, and what is said of them at the marks.

Figures can be seen to move all the time; words come after 200, 1,000, 2,000, 4,000 and 8,000 pairs, or after fewer
where a game takes long. The doubt is shared out over all marks, so that looking often makes nobody wrong more often.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from bothy.locales import languages
from bothy.study.compare.collecting import Collected
from bothy.study.compare.headlines import headlines
from bothy.study.compare.judging import DIFFERENCE, FIND, NONE, Finding, evenly, judged
from bothy.study.compare.pairs import Pairs
from bothy.study.compare.sides import Comparison
from bothy.study.compare.telling import ORDER, Telling
from bothy.study.core.watching import WHOLE
from bothy.study.playing import Playing
from bothy.study.statistics import Estimate, Level, part
from bothy.study.sums import Ratio
from bothy.study.workshop import api
from bothy.study.workshop.meeting import Meeting, Row, add_won
from bothy.study.workshop.sheets import sheets_of

MANY = (200, 1_000, 2_000, 4_000, 8_000)
FEW = (25, 50, 100, 200, 400)
"""Where fewer than a thousand can be played in the time there is."""
LOOKS = len(MANY)
FEWEST = 2
"""So many pairs must there be before there is a figure."""


def marks_for(reach: float, played: int = 0) -> tuple[int, ...]:
    """The marks of a trial in which so many pairs can be played, and so many have been."""
    some = MANY if reach >= MANY[1] else FEW
    return tuple(mark for mark in some if played < mark <= reach) or (max(FEWEST, played + 1, int(reach)),)


@dataclass
class Said:
    """What was said at a mark."""

    findings: dict[str, Finding]
    order: list[str]
    sentences: dict[str, str] = field(default_factory=dict)


class Words(Telling):
    """What is said of a trial in one language."""

    def __init__(self, comparison: Comparison, pairs: Pairs, findings: list[Finding], lang: str) -> None:
        super().__init__(comparison, Collected(pairs, FIND, 0, 0, 0.0), lang)
        self.findings = findings

    def short(self, finding: Finding) -> str:
        """A verdict in a few words."""
        if finding.verdict == DIFFERENCE:
            half = self.figure(finding, finding.difference.half)
            return self.speech.text(
                "workshop-difference", amount=self.signed(finding, finding.difference.value), half=half
            )
        if finding.verdict == NONE:
            return self.speech.text("workshop-none", amount=self.figure(finding, finding.bound))
        return self.speech.text("workshop-open", games=self.numbers.plain(finding.more))


class Trying:
    """Plays a trial, and tells of it."""

    def __init__(self, comparison: Comparison) -> None:
        self.comparison = comparison
        self.headlines = headlines(comparison.a.seats)
        self.before = Playing(comparison.a, streamed=True)
        self.after = Playing(comparison.b, streamed=True)
        self.pairs = Pairs()
        self.number = 0
        sheets = sheets_of(comparison.a.game).values()
        self.meetings = [
            Meeting(sheets, playing.study.box().vocabulary.choices) for playing in (self.before, self.after)
        ]
        self.won: tuple[dict[Row, Ratio], dict[Row, Ratio]] = ({}, {})
        self.said: Said | None = None
        self.trail: dict[str, list[tuple[float, float]]] = {}
        self.marks: tuple[int, ...] = ()

    @property
    def games(self) -> int:
        return self.pairs.games

    @property
    def is_done(self) -> bool:
        return bool(self.marks) and self.number >= self.marks[-1]

    def play(self) -> None:
        """One pair more; at a mark, say what there is to say."""
        a = self.before.course(self.number, self.pairs, "A: ")
        b = self.after.course(self.number, self.pairs, "B: ")
        self.number += 1
        if a is not None and b is not None:
            self.pairs.add(a, b)
            for course, meeting, won in zip((a, b), self.meetings, self.won, strict=True):
                add_won(won, meeting.seats(course.watch), course.shares)
        if self.number in self.marks:
            self.say()

    def reach(self, pairs: float) -> None:
        """So many can be played: from now on it is known when something is said."""
        self.marks = marks_for(pairs, self.number)

    def judged(self) -> list[Finding]:
        return judged(self.pairs, self.headlines, FIND, evenly(LOOKS))

    def say(self) -> None:
        found = self.judged()
        for finding in found:
            self.trail.setdefault(finding.headline.name, []).append((finding.held.low, finding.held.high))
        ranked = sorted(found, key=lambda finding: ORDER.index(finding.verdict))
        self.said = Said(
            {finding.headline.name: finding for finding in found},
            [finding.headline.name for finding in ranked],
            {lang: Words(self.comparison, self.pairs, found, lang).sentence() for lang in languages()},
        )

    # What is told

    def told(self) -> dict[str, api.TrialTold]:
        """All figures as they are now, with what was said at the last mark, by language."""
        if self.games < FEWEST:
            return {}
        found = self.judged()
        said = self.said
        if said is not None:
            places = {name: place for place, name in enumerate(said.order)}
            found.sort(key=lambda finding: places.get(finding.headline.name, len(places)))
        told = {}
        for lang in languages():
            words = Words(self.comparison, self.pairs, found, lang)
            sentence = said.sentences[lang] if said else words.speech.text("workshop-says-nothing-yet")
            told[lang] = api.TrialTold(sentence, [self.figure(words, finding) for finding in found])
        return told

    def figure(self, words: Words, finding: Finding) -> api.TrialFigure:
        name = finding.headline.name
        before = self.said.findings.get(name) if self.said else None
        scale = 100.0 if finding.headline.is_share else 1.0
        return api.TrialFigure(
            name,
            words.name(finding),
            words.unit(finding),
            words.figure(finding, finding.a.value),
            words.figure(finding, finding.b.value),
            interval(finding.held.scaled(scale)),
            [(low * scale, high * scale) for low, high in self.trail.get(name, [])],
            verdict(before.verdict) if before else "",
            words.short(before) if before else "",
        )

    def rows(self) -> dict[str, list[api.RowWon]]:
        """How often somebody won who had to do with a row, by table; both sides on the same scale."""
        found: dict[str, list[api.RowWon]] = {}
        for table, key in sorted({*self.won[0], *self.won[1]}):
            before, after = (won_with(won.get((table, key))) for won in self.won)
            found.setdefault(table, []).append(api.RowWon(key, before, after))
        return found

    def fair(self) -> float:
        return 0.0 if self.before.shared else 1 / self.comparison.a.seats

    def pace(self) -> Iterator[None]:
        """Plays pair after pair until all marks lie behind."""
        while not self.is_done:
            self.play()
            yield


def verdict(word: str) -> api.Verdict:
    """For the protocol, which knows three."""
    return "difference" if word == DIFFERENCE else "none" if word == NONE else "open"


def won_with(won: Ratio | None) -> api.Interval | None:
    if won is None or won.games < FEWEST:
        return None
    return interval(part(won, Level(), WHOLE))


def interval(estimate: Estimate) -> api.Interval | None:
    """For JSON, rounded; None where there is none yet."""
    some = (estimate.value, estimate.low, estimate.high)
    if not all(math.isfinite(figure) for figure in some):
        return None
    return round(some[0], 5), round(some[1], 5), round(some[2], 5)
