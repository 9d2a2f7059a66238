"""A study in words, for one reader: what stands out with its evidence, what was quiet, and what things are called."""

from __future__ import annotations

import math
import shlex
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from bothy.kernel.message import Message, Value
from bothy.study.collecting import Wish
from bothy.study.core.watching import PARTS
from bothy.study.figures import Figures
from bothy.study.figures.scores import CLOSE
from bothy.study.keeping import Book
from bothy.study.looks import HALF, Look, Sorted, headlines, looks, mean_share, skill_of, sort_out
from bothy.study.mishaps import Mishaps
from bothy.study.naming import Naming, naming
from bothy.study.numbers import digits_for
from bothy.study.plan import SAMPLE, SECONDS, Study
from bothy.study.samples.closer import ROLLOUTS, Closer
from bothy.study.samples.content import Listened
from bothy.study.samples.difficulty import difficulties
from bothy.study.samples.handling import word_of
from bothy.study.speaking import Speaking, bots_given
from bothy.study.statistics import Estimate, Level, mean, part, per_case, share
from bothy.study.sums import Mean, Ratio, Words, quantile

if TYPE_CHECKING:  # rows are made of a telling
    from bothy.study.rows import About

SECTIONS = ("seats", "scores", "length", "lead", "choices", "things", "luck", "skill", "ends")
SAMPLES = ("closer", "skill", "difficulty")
"""The parts that are played of a sample only."""
MANY = "…"
"""Whoever and whatever it is, from one time to the next."""
HEADLINES = 6
"""So many of what stands out are on the first page."""


class Telling(Speaking):
    """What is said of a study in one language."""

    def __init__(self, study: Study, book: Book, level: Level, lang: str, wish: Wish | None = None) -> None:
        super().__init__(study, lang)
        self.book = book
        self.wish = wish or wish_of(book)
        self.level = level
        self.figures: Figures = book["games"].sums
        self.listened: Listened = book["content"].sums
        self.found: Sorted = sort_out(looks(study, book, level), level)
        self.skill = skill_of(study, book, level)

    @property
    def games(self) -> int:
        return self.figures.games

    def sample_mishaps(self) -> list[tuple[str, Mishaps]]:
        """What went wrong in the parts of the sample."""
        return [(part, self.book[part].sums) for part in SAMPLES]

    @cached_property
    def fair(self) -> float:
        """What a seat wins if nothing makes a difference; of a group, what it wins as things are."""
        if self.shared:
            return self.figures.endings.won / self.games if self.games else math.nan
        return 1 / self.study.seats

    def text(self, id: str, /, **values: Value) -> str:
        return self.common(id, **values)

    # What things are called

    def words(self, words: Words | None) -> str:
        """A message of the game, spoken to whom it befell."""
        if words is None:
            return ""
        return self.speech_to(words.seat).say(Message(words.id, dict(words.values))).rstrip(".")

    def choice(self, id: int) -> str:
        return self.speech.say(self.box.vocabulary.choices[id].label)

    @cached_property
    def named(self) -> Naming:
        """The rows of the game's content."""
        return naming(self.study.game, self.study.pack)

    def question(self, name: str) -> str:
        """A kind of question, with the clause of the rules that asks it."""
        clause = self.game.step_clauses.get(name, "")
        words = self.title_of(self.figures.questions.by_name[name].title)
        return f"{words} ({clause})" if clause else words

    def title_of(self, title: Words) -> str:
        """The title of a question without the names it had when it was first asked: *… plays a card*."""
        values: dict[str, int | str] = {
            key: MANY if isinstance(value, str) else value for key, value in title.values.items()
        }
        words = self.words(replace(title, values=values))
        return words if MANY in words else self.words(title)

    def step(self, name: str) -> str:
        """A kind of question or of chance by its title; one that was never asked by its name in the rules."""
        if name in self.figures.questions.by_name:
            return self.question(name)
        if name in self.figures.fortunes.by_name:
            return self.title_of(self.figures.fortunes.by_name[name].title)
        return name

    def with_interval(self, estimate: Estimate) -> str:
        """A share and its interval."""
        return f"{self.numbers.percent(estimate.value)} ({self.numbers.shares(estimate)})"

    def length_about(self) -> list[str]:
        """Decisions, rounds, minutes, and how much there is to choose from."""
        length = self.figures.length
        decisions, person = self.measured(length.decisions), self.per_case(length.person)
        lines = [self.text("length-about", decisions=decisions, person=person)]
        if length.rounds.total:
            lines.append(self.text("rounds-about", rounds=self.measured(length.rounds)))
        minutes = self.measured(length.seconds, 1 / 60)
        lines.append(self.text("minutes-about", minutes=minutes, **dict(self.study.seconds)))
        forced = self.with_interval(part(length.forced, self.level))
        lines.append(self.text("ways-about", ways=self.per_case(length.ways), forced=forced))
        return lines

    def sample_about(self) -> list[str]:
        """How large the sample is, and how many games it costs; none if there is none."""
        closer: Closer = self.book["closer"].sums
        games = self.book["closer"].size
        if not games:
            return []
        rollouts = ROLLOUTS * sum(told.count for told in closer.told)
        mirrored = self.skill.games if self.skill else 0
        difficulty = self.book["difficulty"].sums.games * len(difficulties(self.study))
        counts = {"closer": games, "rollouts": rollouts, "mirrored": mirrored, "difficulty": difficulty}
        told: dict[str, Value] = {name: self.numbers.plain(many) for name, many in counts.items()}
        whole = self.numbers.plain(sum(counts.values()))
        return [self.text("sample-about", whole=whole, games=self.numbers.plain(self.games), **told)]

    def lead_for_good(self) -> Estimate:
        """In which tenth of the game the winner takes the lead for good, one game with another."""
        tenths = self.figures.leads.for_good
        total = sum(tenth * many for tenth, many in tenths.items())
        squares = sum(tenth * tenth * many for tenth, many in tenths.items())
        return mean(Mean(sum(tenths.values()), total, squares), self.level)

    def lead_about(self) -> list[str]:
        """How often the lead changes hands, when it is taken for good, and whether the last come back."""
        leads, numbers = self.figures.leads, self.numbers
        lines = [self.text("lead-changes", changes=self.measured(leads.changed))]
        good = self.lead_for_good()
        if math.isfinite(good.half):
            tenth, spread = numbers.plain(good.value, 1), numbers.range(good.low, good.high)
            lines.append(self.text("lead-for-good", tenth=tenth, range=spread))
        last = mean_share(leads.last_wins[HALF], self.level)
        if math.isfinite(last.value):
            told = f"{numbers.percent(last.value)} ({numbers.shares(last)})"
            lines.append(self.text("lead-comeback", share=told))
        return lines

    def scores_about(self) -> list[str]:
        """What winners and the last make, and by how much one wins."""
        scores, numbers = self.figures.scores, self.numbers
        if not scores.margin.count:
            return []
        low, high = numbers.plain(quantile(scores.all, 0.05)), numbers.plain(quantile(scores.all, 0.95))
        winner, last = self.measured(scores.winner), self.measured(scores.last)
        near = sum(many for margin, many in scores.margin.sizes.items() if margin <= CLOSE)
        close = share(near, scores.margin.count, self.level)
        told = f"{numbers.percent(close.value)} ({numbers.shares(close)})"
        return [
            self.text("scores-about", low=low, high=high, winner=winner, last=last),
            self.text("margin-about", margin=self.measured(scores.margin), close=told),
        ]

    def things_about(self) -> list[str]:
        """How it is counted what is done with cards, rooms and pieces."""
        lines, games = [self.text("things-about")], self.numbers.plain(self.listened.games)
        shared = "yes" if self.shared else "no"
        if self.listened.apart:
            tables = ", ".join(self.table(table) for table in self.named.sheets if self.is_overheard(table))
            lines.append(self.text("overheard-about", games=games, tables=tables))
        if self.listened.about:
            lines.append(self.text("asked-about-about", games=games))
        if self.listened.won:
            lines.append(self.text("heard-about", games=games, shared=shared))
        return lines

    def is_overheard(self, table: str) -> bool:
        """Whether buttons say of rows of a table what the vocabulary does not, so that one must listen to them."""
        return table in self.listened.apart

    def games_of(self, table: str) -> int:
        """How many games tell what was done with the rows of a table."""
        return self.listened.games if self.is_overheard(table) else self.games

    def answer(self, answer: str) -> str:
        """An answer, or a kind of answers by the first of them."""
        some = self.kinds.get(answer, [])
        if not some:
            return answer
        return self.choice(some[0]) if len(some) == 1 else self.text("alike-answers", label=self.choice(some[0]))

    def asked_about(self, about: About) -> str:
        """What a question about rows of a table was answered."""
        table, question = self.table(about.table), self.step(about.question)
        return self.text("asked-about", table=table, question=question, answer=self.answer(about.answer))

    def heard_title(self, table: str) -> str:
        return self.text("heard", table=self.table(table), shared="yes" if self.shared else "no")

    @cached_property
    def kinds(self) -> dict[str, list[int]]:
        """The choices of the vocabulary by their notation, and by its first word."""
        found: dict[str, list[int]] = {}
        for choice in self.box.vocabulary.choices:
            for name in dict.fromkeys((choice.notation, word_of(choice))):
                found.setdefault(name, []).append(choice.id)
        return found

    def interaction(self, closer: Closer) -> str:
        """How far an answer moves the others, beside who gives it; or why nobody can say. Empty without a sample."""
        if not closer.own.of:
            if not self.book["closer"].size:
                return ""
            alone, outlook = self.study.seats < 2, self.game.has_outlook()
            why = "shared" if self.shared else "alone" if alone else "none" if outlook else "outlook"
            return self.text("interaction-none", why=why)
        own, others = (self.per_case(sums, 100 / PARTS, 2) for sums in (closer.own, closer.others))
        aimed = part(closer.aimed, self.level)
        told = f"{self.numbers.percent(aimed.value)} ({self.numbers.shares(aimed)})"
        games = self.numbers.plain(self.book["closer"].size)
        return self.text("interaction", own=own, others=others, aimed=told, games=games)

    def facts(self) -> list[str]:
        """What was played, in a few words each."""
        found = [
            self.text("fact-games", number=self.numbers.plain(self.games)),
            self.bots(self.study.bots),
            *[f"{key}={value}" for key, value in self.unusual(self.study)],
        ]
        if self.study.pack:
            found.append(self.text("fact-pack"))
        if self.figures.errors:
            found.append(self.text("fact-failed", number=self.numbers.plain(len(self.figures.errors))))
        sampled = sum(len(mishaps.errors) for _, mishaps in self.sample_mishaps())
        if sampled:
            found.append(self.text("fact-failed-sample", number=self.numbers.plain(sampled)))
        return found

    def command(self, out: str = "") -> str:
        """The command that makes the study again."""
        study = self.study
        words = ["bothy", "study", study.game, "--seats", str(study.seats)]
        words += ["--bots", bots_given(study.bots), *self.how_many(), "--seed", str(study.seed)]
        for key, value in self.unusual(study):
            words += ["--option", f"{key}={value}"]
        if study.pack:
            words += ["--pack", self.wish.pack_name or "PACK"]
        stated = [f"{kind}={seconds}" for kind, seconds in study.seconds if seconds != SECONDS[kind]]
        if stated:
            words += ["--seconds", ",".join(stated)]
        if self.lang != "en":
            words += ["--lang", self.lang]
        if out:
            words += ["--out", out]
        return shlex.join(words)

    def how_many(self) -> list[str]:
        """As it was wished for; what was played before under this name counts, too, and so do games that failed."""
        wish, book = self.wish, self.book
        games = ["--games", str(max(wish.games, book["games"].size))]
        words = ["--until", f"{wish.until:g}"] if wish.until else games
        sampled = book["closer"].size
        if not wish.rollouts and not sampled:
            return [*words, "--no-rollouts"]
        sample = max(wish.sample, sampled) if wish.rollouts else sampled
        return words if sample == SAMPLE else [*words, "--sample", str(sample)]

    def measured(self, sums: Mean, factor: float = 1.0) -> str:
        """A mean with its interval, in as many digits as it deserves."""
        estimate = mean(sums, self.level).scaled(factor)
        if estimate.low == estimate.high:
            return self.numbers.plain(estimate.value, 0 if estimate.value == int(estimate.value) else 1)
        return self.with_range(estimate, min(1, digits_for(estimate)))

    def per_case(self, sums: Ratio, factor: float = 1.0, digits: int = 1) -> str:
        """A mean over cases of which a game has several, with its interval."""
        estimate = per_case(sums, self.level).scaled(factor)
        return self.with_range(estimate, digits) if sums.variance > 0 else self.numbers.plain(estimate.value, digits)

    def with_range(self, estimate: Estimate, digits: int) -> str:
        """A figure and its interval, if it has one: a single game has none."""
        if not math.isfinite(estimate.low):
            return self.numbers.plain(estimate.value, digits)
        return (
            f"{self.numbers.plain(estimate.value, digits)} ({self.numbers.range(estimate.low, estimate.high, digits)})"
        )

    # What stands out

    def headlines(self) -> list[Look]:
        return headlines(self.found, HEADLINES)

    def about_headlines(self) -> str:
        return self.text(
            "stands-out-about", looked=self.found.looked, standing=len(self.found.standing), looks=self.level.looks
        )

    def values(self, look: Look) -> dict[str, Value]:
        """What the sentences about something can say."""
        numbers, estimate = self.numbers, look.estimate
        found: dict[str, Value] = {
            "share": numbers.percent(estimate.value),
            "range": numbers.shares(estimate),
            "high": numbers.percent(estimate.high, 2),
            "fair": numbers.percent(look.fair),
            "more": "yes" if estimate.value > look.fair else "no",
            "number": look.number + 1,
            "name": look.name,
            "shared": "yes" if self.shared else "no",
        }
        if look.topic in ("choice", "never", "habit"):
            found["label"] = self.choice(look.number)
            found["question"] = self.question(look.question)
            found["count"] = numbers.plain(self.figures.questions.by_name[look.question].taken(look.number).of)
        if look.topic == "thing":
            table, key = self.named.rows[look.number]
            found["label"], found["table"], found["heard"] = (
                self.thing(self.named.sheets[table], key),
                self.table(table),
                look.name,
            )
        if look.topic == "luck":
            found["label"] = self.words(look.words)
        if self.skill is not None:
            found["strong"], found["weak"] = (self.bot(name) for name in self.skill.names)
        return found

    def headline(self, look: Look) -> str:
        return self.text(f"found-{look.topic}", **self.values(look))

    def evidence(self, look: Look) -> str:
        return self.text(f"found-{look.topic}.evidence", **self.values(look))

    def sections(self) -> list[str]:
        """Seats and points are of no matter where all win or lose together, things where a game has none."""
        left_out = {*(("seats", "scores") if self.shared else ()), *(() if self.named.rows else ("things",))}
        return [key for key in SECTIONS if key not in left_out]

    def section(self, look: Look) -> int:
        return self.sections().index(look.section) + 1

    def quiet(self) -> list[tuple[str, str]]:
        """What was looked at and does not stand out, in a word and a few."""
        standing, found = self.found.topics(), []
        for topic in ("seat", "order"):
            some = [look for look in self.found.quiet if look.topic == topic]
            if some and topic not in standing:
                off = max(abs(look.estimate.value - look.fair) for look in some)
                half = max(look.estimate.half for look in some)
                points, give = self.numbers.points(off), self.numbers.points(half)
                found.append(self.quiet_line(topic, points=points, half=give))
        if self.shared and not standing & {"too-hard", "too-easy"}:
            found.append(self.quiet_share("group", share(self.figures.endings.won, self.games, self.level)))
        for topic in ("ties", "forced", "skill"):
            for look in self.found.quiet:
                if look.topic == topic:
                    values = self.values(look)
                    keys = ("share", "range", "strong", "weak")
                    found.append(self.quiet_line(topic, **{key: values[key] for key in keys if key in values}))
        if not self.shared and not standing & {"decided-early", "open-late"}:
            leader = self.figures.leads.leader_wins[HALF]
            if leader.count > 1:
                found.append(self.quiet_share("lead", mean_share(leader, self.level)))
        for topic in ("luck", "choice", "thing"):
            some = [look for look in self.found.quiet if look.topic == topic]
            if some and topic not in standing:
                found.append(self.quiet_line(topic, number=len(some)))
        games = self.figures.length.decisions.sizes
        low, high = (self.numbers.plain(quantile(games, at)) for at in (0.05, 0.95))
        found.append(self.quiet_line("length", low=low, high=high))
        return found

    def quiet_line(self, topic: str, **values: Value) -> tuple[str, str]:
        return self.text(f"quiet-{topic}"), self.text(f"quiet-{topic}.about", **values)

    def quiet_share(self, topic: str, estimate: Estimate) -> tuple[str, str]:
        return self.quiet_line(topic, share=self.numbers.percent(estimate.value), range=self.numbers.shares(estimate))


def wish_of(book: Book) -> Wish:
    """What was wished for, as far as what was played tells."""
    return Wish(book["games"].size, rollouts=bool(book["closer"].ranges), sample=book["closer"].size)
