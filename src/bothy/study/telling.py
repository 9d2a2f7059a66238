"""A study in words, for one reader: what stands out with its evidence, what was quiet, and what things are called."""

from __future__ import annotations

import math
import shlex
from functools import cached_property

from bothy.kernel.message import Message, Value
from bothy.study.figures import Figures
from bothy.study.keeping import Book
from bothy.study.looks import HALF, Look, Sorted, headlines, looks, mean_share, skill_of, sort_out
from bothy.study.numbers import digits_for
from bothy.study.plan import Study
from bothy.study.speaking import Speaking, bots_given
from bothy.study.statistics import Estimate, Level, mean, per_case, share
from bothy.study.sums import Mean, Ratio, Words, quantile

SECTIONS = ("seats", "scores", "length", "lead", "choices", "luck", "skill", "ends")
HEADLINES = 6
"""So many of what stands out are on the first page."""


class Telling(Speaking):
    """What is said of a study in one language."""

    def __init__(self, study: Study, book: Book, level: Level, lang: str) -> None:
        super().__init__(study, lang)
        self.book = book
        self.level = level
        self.figures: Figures = book["games"].sums
        self.found: Sorted = sort_out(looks(study, book, level), level)
        self.skill = skill_of(study, book, level)

    @property
    def games(self) -> int:
        return self.figures.games

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

    def question(self, name: str) -> str:
        """A kind of question, with the clause of the rules that asks it."""
        clause = self.game.step_clauses.get(name, "")
        words = self.words(self.figures.questions.by_name[name].title)
        return f"{words} ({clause})" if clause else words

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
        return found

    def command(self, out: str = "") -> str:
        """The command that makes the study again."""
        study = self.study
        words = ["bothy", "study", study.game, "--seats", str(study.seats)]
        words += ["--bots", bots_given(study.bots), "--games", str(self.games), "--seed", str(study.seed)]
        for key, value in self.unusual(study):
            words += ["--option", f"{key}={value}"]
        if study.pack:
            words += ["--pack", "PACK"]
        if not self.book["closer"].ranges:
            words.append("--no-rollouts")
        if self.lang != "en":
            words += ["--lang", self.lang]
        if out:
            words += ["--out", out]
        return shlex.join(words)

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
        """Seats and points are of no matter where all win or lose together."""
        return [key for key in SECTIONS if not self.shared or key not in ("seats", "scores")]

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
        for topic in ("luck", "choice"):
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
