"""What is looked at, and what of it stands out: each thing is tested, and all tests are corrected for their number.

A thing stands out if chance alone would hardly bring it (Holm's correction holds the chance of any false alarm among
all of them at 5 %) and if it is large enough to matter at a table.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from bothy.games import find
from bothy.study.core.watching import WHOLE
from bothy.study.figures import Figures
from bothy.study.keeping import Book
from bothy.study.naming import by_choice, naming
from bothy.study.plan import Study, able, unable
from bothy.study.samples.closer import Closer
from bothy.study.statistics import (
    NORMAL,
    UNKNOWN,
    Estimate,
    Level,
    against,
    holm,
    never,
    part,
    rate_against,
    share,
    two_sided,
    wilson,
)
from bothy.study.sums import Mean, Ratio, Words

SURE = 0.05
ENOUGH = 30
"""In fewer games than this nobody looks at a choice or an outcome."""
POINTS = 0.01
"""A win share that is less than this off is of no matter at a table."""
HALF, LATE = 4, 7
"""After five tenths of a game, and after eight: places in lists of tenths."""


@dataclass(frozen=True)
class Look:
    """Something that was looked at."""

    topic: str
    """What kind of thing: it names the sentences about it."""
    section: str
    """Where all of its like is told."""
    estimate: Estimate
    chance: float
    """How often chance alone would bring as much, if nothing were behind it."""
    size: float
    """How much it matters, to put what stands out into an order."""
    fair: float = math.nan
    """What would be expected."""
    number: int = 0
    """Which seat, place in the order or number of cases is meant."""
    question: str = ""
    words: Words | None = None
    """What is meant, in the words of the game."""
    name: str = ""
    values: dict[str, str] = field(default_factory=dict)


def looks(study: Study, book: Book, level: Level) -> list[Look]:
    """Everything that is tested."""
    figures: Figures = book["games"].sums
    if not figures.games:
        return []
    found = Looks(study, book, level)
    return [
        *found.seats(),
        *found.group(),
        *found.choices(),
        *found.things(),
        *found.luck(),
        *found.course(),
        *found.samples(),
    ]


class Looks:
    """All that is looked at, topic by topic."""

    def __init__(self, study: Study, book: Book, level: Level) -> None:
        self.study = study
        self.book = book
        self.figures: Figures = book["games"].sums
        self.level = level
        self.shared = study.is_shared()
        games = self.figures.games
        self.fair = self.figures.endings.won / games if self.shared else 1 / study.seats
        """What a seat wins if nothing makes a difference."""

    def seats(self) -> Iterator[Look]:
        if self.shared or self.study.seats < 2:
            return
        seats = self.figures.seats
        for topic, places in (("seat", seats.by_seat), ("order", seats.by_order)):
            for number, place in enumerate(places):
                wins, games = place.wins / WHOLE, place.score.count
                estimate = share(wins, games, self.level)
                chance = rate_against(wins, games, self.fair)
                yield self.look(topic, "seats", estimate, chance, self.fair, number=number)
        if len(seats.by_bot) > 1:
            for name, won in sorted(seats.by_bot.items()):
                chance = against(won, self.fair, WHOLE)
                yield self.look("bot", "seats", part(won, self.level, WHOLE), chance, self.fair, name=name)

    def look(
        self,
        topic: str,
        section: str,
        estimate: Estimate,
        chance: float,
        fair: float,
        number: int = 0,
        question: str = "",
        words: Words | None = None,
        name: str = "",
    ) -> Look:
        """A share of the win beside what would be fair: it matters by how far it is off."""
        off = abs(estimate.value - fair)
        size = off / max(fair, 0.05) if off >= POINTS else 0.0
        return Look(topic, section, estimate, chance, size, fair, number, question, words, name)

    def group(self) -> Iterator[Look]:
        """Where all win or lose together: is it too hard, too easy?"""
        if not self.shared:
            return
        won, games = self.figures.endings.won, self.figures.games
        estimate = share(won, games, self.level)
        for topic, bound, sign in (("too-hard", 0.2, -1), ("too-easy", 0.8, 1)):
            chance = above(sign * (estimate.value - bound) / math.sqrt(bound * (1 - bound) / games))
            yield Look(topic, "ends", estimate, chance, 0.9, bound)

    def choices(self) -> Iterator[Look]:
        """How often each choice is taken, and how those fare who take it."""
        for name, asked in sorted(self.figures.questions.by_name.items()):
            for id in sorted(asked.rows):
                taken, won = asked.taken(id), asked.won(id)
                if taken.games >= ENOUGH:
                    yield from self.habits(name, id, taken)
                if won.games >= ENOUGH and won.of >= ENOUGH:
                    estimate = part(won, self.level, WHOLE)
                    chance = against(won, self.fair, WHOLE)
                    yield self.look("choice", "choices", estimate, chance, self.fair, id, name)

    def habits(self, name: str, id: int, taken: Ratio) -> Iterator[Look]:
        """What nobody takes, and what nearly everybody takes."""
        if not taken.times:
            bound = never(taken.games, self.level)
            size = 0.8 if taken.of >= 10 * ENOUGH else 0.0
            estimate = Estimate(0.0, 0.0, bound)
            yield Look("never", "choices", estimate, 0.99**taken.games, size, 0.0, id, name, name=str(taken.of))
            return
        estimate = part(taken, self.level)
        variance = taken.variance
        if estimate.value > 0.9 and variance > 0:
            chance = above((estimate.value - 0.9) / math.sqrt(variance))
            yield Look("habit", "choices", estimate, chance, 0.3, 0.9, id, name)

    def things(self) -> Iterator[Look]:
        """How those fare who have to do with a row of the content. Where but one choice does, that is enough."""
        ways = Counter(number for rows in by_choice(self.study) for number in rows)
        things, listened = self.figures.things, self.book["content"].sums
        seen: list[tuple[str, str, Ratio]] = []  # two tables may have rows of the same key
        for number, (table, key) in enumerate(naming(self.study.game, self.study.pack).rows):
            told = listened.won.get(table, {}).get(key)
            taken = things.won(number) if ways[number] > 1 and number in things.rows else None
            if table in listened.apart:
                done = listened.handled.get(table, {}).get(key)
                taken = done.won if done else None
            for name, won in (("no", taken), ("yes", told)):
                if won is None or won.games < ENOUGH or won.of < ENOUGH:
                    continue
                if (key, name, won) not in seen:
                    seen.append((key, name, won))
                    estimate = part(won, self.level, WHOLE)
                    chance = against(won, self.fair, WHOLE)
                    yield self.look("thing", "things", estimate, chance, self.fair, number, name=name)

    def luck(self) -> Iterator[Look]:
        """How those fare to whom chance brings something."""
        if self.shared:
            return
        for name, fortune in sorted(self.figures.fortunes.by_name.items()):
            if len(fortune.rows) < 2:
                continue
            fair = fortune.fair() / WHOLE
            for outcome in sorted(fortune.rows):
                won = fortune.won(outcome)
                if won.games >= ENOUGH and won.of >= ENOUGH:
                    estimate, words = part(won, self.level, WHOLE), fortune.words.get(outcome)
                    chance = against(won, fair, WHOLE)
                    yield self.look("luck", "luck", estimate, chance, fair, outcome, name, words)

    def course(self) -> Iterator[Look]:
        """When it is decided, how much choice there is, how often it is even at the end."""
        figures, level = self.figures, self.level
        if not self.shared and self.study.seats > 1:
            leads = figures.leads
            yield from self.bounded("decided-early", "lead", leads.leader_wins[HALF], 0.75, 1, 0.7)
            yield from self.bounded("open-late", "lead", leads.leader_wins[LATE], 0.65, -1, 0.6)
            yield from self.bounded("comeback", "lead", leads.last_wins[HALF], self.fair / 2, 1, 0.5)
            ends = figures.endings
            even = ends.shared + sum(ends.ties.values())
            estimate = share(even, figures.games, level)
            chance = above((estimate.value - 0.05) / math.sqrt(0.05 * 0.95 / figures.games))
            yield Look("ties", "ends", estimate, chance, 0.5, 0.05)
        forced = part(figures.length.forced, level)
        variance = figures.length.forced.variance
        if variance > 0:
            chance = above((forced.value - 0.4) / math.sqrt(variance))
            yield Look("forced", "length", forced, chance, 0.4, 0.4)

    def bounded(self, topic: str, section: str, sums: Mean, bound: float, sign: int, size: float) -> Iterator[Look]:
        """Whether a share of the win lies above a bound, or below it."""
        if sums.count < ENOUGH:
            return
        estimate = mean_share(sums, self.level)
        error = max(sums.error / WHOLE, 0.5 / sums.count)
        yield Look(topic, section, estimate, above(sign * (estimate.value - bound) / error), size, bound)

    def samples(self) -> Iterator[Look]:
        """What the samples tell."""
        skill = skill_of(self.study, self.book, self.level)
        if skill is not None and skill.deals >= ENOUGH:
            yield Look("skill", "skill", skill.strong, skill.chance, 0.75, skill.fair)
        closer: Closer = self.book["closer"].sums
        if closer.aimed.games >= ENOUGH and self.study.seats > 2 and closer.aimed.variance > 0:
            estimate = part(closer.aimed, self.level)
            chance = above((estimate.value - 0.2) / math.sqrt(closer.aimed.variance))
            yield Look("aimed", "skill", estimate, chance, 0.45, 0.2)


def above(z: float) -> float:
    """How often chance alone would be as far above a bound, or further."""
    return 1 - NORMAL.cdf(z) if z < 5 else two_sided(z) / 2


def mean_share(sums: Mean, level: Level, whole: int = WHOLE) -> Estimate:
    """A mean of shares of the win, which stays between none and all: Wilson's interval for cases that vary as these."""
    if not sums.count:
        return UNKNOWN
    value, size = sums.value / whole, float(sums.count)
    error = sums.error / whole
    if 0 < value < 1 and error > 0:
        size = value * (1 - value) / (error * error)
    return wilson(value, size, level.z)


@dataclass(frozen=True)
class SkillFound:
    """What the mirrored deals come to."""

    strong: Estimate
    """What one strong bot wins among weak ones; of groups of strong ones, how many win."""
    weak: Estimate
    """What each of the weak ones wins; of groups of weak ones, how many win."""
    fair: float
    chance: float
    names: tuple[str, str]
    deals: int
    games: int
    parts: dict[str, Estimate]
    """What spreads the points, as parts of their variance."""


def skill_of(study: Study, book: Book, level: Level) -> SkillFound | None:
    """Luck and skill; None if no deal was mirrored."""
    deals: dict[int, list[int]] = book["skill"].sums.deals
    rows = [deals[number] for number in sorted(deals)]
    if len(rows) < 2:
        return None
    game = find(study.game)
    names = (able(game), unable(game))
    if study.is_shared():
        strong, weak, paired = Mean(), Mean(), Mean()
        for row in rows:
            strong.add(row[0])
            weak.add(row[1])
            paired.add(row[0] - row[1])
        chance = two_sided(paired.value / paired.error) if paired.error else 1.0
        won = [wilson_of(some, level) for some in (strong, weak)]
        return SkillFound(won[0], won[1], won[1].value, chance, names, len(rows), 2 * len(rows), {})
    seats = study.seats
    wins = Mean()
    for row in rows:
        wins.add(row[0])
    fair = 1 / seats
    estimate = mean_share(wins, level, WHOLE * seats)
    rest = max(1, seats - 1)
    weaker = Estimate(*[(1 - some) / rest for some in (estimate.value, estimate.high, estimate.low)])
    chance = two_sided((estimate.value - fair) / (wins.error / WHOLE / seats)) if wins.error else 1.0
    return SkillFound(
        estimate, weaker, fair, chance, names, len(rows), len(rows) * (seats + 1), spread_of(rows, seats, level)
    )


def wilson_of(sums: Mean, level: Level) -> Estimate:
    return share(sums.total / WHOLE, sums.count, level)


def spread_of(rows: list[list[int]], seats: int, level: Level) -> dict[str, Estimate]:
    """What spreads the points of a seat: the deal, the level of play, the rest; by leaving out each deal in turn."""
    total = [sum(column) for column in zip(*rows, strict=True)]
    whole = parts_of(total, len(rows), seats)
    if not whole:
        return {}
    left = [
        parts_of([all - mine for all, mine in zip(total, row, strict=True)], len(rows) - 1, seats) or whole
        for row in rows
    ]
    found = {}
    for name, value in whole.items():
        some = [one[name] for one in left]
        middle = sum(some) / len(some)
        error = math.sqrt((len(some) - 1) / len(some) * sum((one - middle) ** 2 for one in some))
        found[name] = Estimate(value, max(0.0, value - level.z * error), min(1.0, value + level.z * error))
    return found


def parts_of(total: list[int], deals: int, seats: int) -> dict[str, float]:
    """Parts of the variance, from the sums of so many deals: an analysis of variance with deal and seat as groups."""
    _, strong, weak, squared_sums, squares = total
    groups, size = deals * seats, seats  # each seat of a deal has the weak bot in as many games as there are seats
    if groups < 3 or size < 2:
        return {}
    within = (squares - squared_sums / size) / (groups * (size - 1))
    mean_sum = weak / groups
    between = max(0.0, (squared_sums - groups * mean_sum * mean_sum) / (groups - 1)) / (size * size)
    deal = max(0.0, between - within / size)
    better = strong / groups - weak / (groups * size)
    level = better * better * (1 / seats) * (1 - 1 / seats)
    whole = deal + level + within
    return {"deal": deal / whole, "level": level / whole, "rest": within / whole} if whole > 0 else {}


@dataclass(frozen=True)
class Sorted:
    """What stands out, and what does not."""

    standing: list[Look]
    """The weightiest first."""
    quiet: list[Look]
    looked: int

    def topics(self) -> set[str]:
        return {look.topic for look in self.standing}


def sort_out(some: list[Look], level: Level) -> Sorted:
    """Corrected for their number, which of these stand out?"""
    corrected = holm([look.chance for look in some])
    standing: list[Look] = []
    quiet: list[Look] = []
    for look, chance in zip(some, corrected, strict=True):
        (standing if chance < SURE / level.looks and look.size > 0 else quiet).append(look)
    return Sorted(sorted(standing, key=lambda look: -look.size), quiet, len(some))


def headlines(found: Sorted, most: int) -> list[Look]:
    """The weightiest of what stands out, at most three of a kind, of as many kinds as there are."""
    chosen: list[Look] = []
    for each in (1, 2, 3):
        for look in found.standing:
            if look not in chosen and len([one for one in chosen if one.topic == look.topic]) < each:
                chosen.append(look)
    return sorted(chosen[:most], key=lambda look: found.standing.index(look))
