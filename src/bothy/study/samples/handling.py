"""What is done with cards, rooms and pieces at a table: answers by what their buttons say, questions by what they ask.

A word of the vocabulary says `take`; the button says *Take the Kelpie*. A question asks *Swap the Witch or play it?*,
and its buttons name no card at all. Both is heard here, in the games that are listened to.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bothy.bots import Bot
from bothy.bots.seated import Bots, Wanderers, wander
from bothy.kernel import Choice, Position, Seat
from bothy.kernel.step import Ask, Decision
from bothy.study.naming import Naming, by_choice, naming
from bothy.study.plan import Study
from bothy.study.sums import Ratio
from bothy.study.workshop.meeting import Row

Way = tuple[str, str]
"""A kind of question, and an answer to it by its notation, or a kind of answer by the first word of that."""


@dataclass
class Done:
    """What was done with a row of the content."""

    taken: Ratio = field(default_factory=Ratio)
    """How often of the times it was offered; once a question, in however many ways."""
    won: Ratio = field(default_factory=Ratio)
    """What those won who took it at least once, in parts of a win."""
    met: int = 0
    """In how many games it was spoken of."""


@dataclass
class Tally:
    """What was done with a row in one game."""

    offered: int = 0
    taken: int = 0
    takers: set[Seat] = field(default_factory=set)

    def note(self, seat: Seat, is_taken: bool) -> None:
        self.offered += 1
        if is_taken:
            self.taken += 1
            self.takers.add(seat)

    def add_to(self, sums: Done, shares: list[int]) -> None:
        sums.met += 1
        sums.taken.add(self.taken, self.offered)
        if self.takers:
            sums.won.add(sum(shares[seat] for seat in self.takers), len(self.takers))


class Overheard(Bots):
    """Bots whose questions and answers are heard with the words they have at the table."""

    def __init__(self, position: Position[Any], bots: list[Bot], study: Study) -> None:
        super().__init__(position, bots)
        self.named: Naming = naming(study.game, study.pack)
        self.static = [{self.named.rows[number] for number in some} for some in by_choice(study)]
        self.answers: dict[Row, Tally] = {}
        """By what answers speak of."""
        self.about: dict[tuple[Row, Way], Tally] = {}
        """By what a question is about, and by what is answered."""
        self.apart: dict[str, int] = {}
        """By table, how often a button named a row that the vocabulary does not."""

    def seal(self, seat: Seat, choice: Choice) -> None:
        self.heard(seat, choice)
        self.position.seal(seat, choice)

    def heard(self, seat: Seat, choice: Choice) -> None:
        """A seat was asked, and answers this."""
        step, choices = self.position.step(), self.position.choices(seat)
        assert isinstance(step, Ask)
        said = [self.rows(step, seat, one) for one in choices]
        if len(choices) < 2:
            for row in set().union(*said):
                self.answers.setdefault(row, Tally())
            return
        every = set.intersection(*said).difference(*(self.static[one.id] for one in choices))
        offered, mine = set().union(*said) - every, self.rows(step, seat, choice)
        for row in offered:
            self.answers.setdefault(row, Tally()).note(seat, row in mine)
        for one, rows in zip(choices, said, strict=True):
            for table, _ in (rows & offered) - self.static[one.id]:
                self.apart[table] = self.apart.get(table, 0) + 1
        about, kinds = every, len({word_of(one) for one in choices})
        if kinds > 1:
            about = every | self.named.spoken_of(step.prompt(self.position.table, seat)) - offered
        if about:
            if isinstance(step, Decision):  # who is asked is not what it is about
                about -= self.named.spoken_of(step.title(self.position.table))
            say = word_of if kinds > 1 else notation_of
            self.ask_about(about, step, seat, [say(one) for one in choices], say(choice))

    def rows(self, step: Ask[Any], seat: Seat, choice: Choice) -> set[Row]:
        """What a button speaks of: what the vocabulary says, and what is said here."""
        label = step.label(self.position.table, seat, choice)
        static = self.static[choice.id]
        return static if label is choice.label else static | self.named.spoken_of(label)

    def ask_about(self, some: set[Row], step: Ask[Any], seat: Seat, words: list[str], word: str) -> None:
        """A question about some rows, which of its answers none names, or all do: so it counts which is given."""
        name = type(step).__name__
        for row in some:
            for one in dict.fromkeys(words):
                self.about.setdefault((row, (name, one)), Tally()).note(seat, one == word)


class OverheardWanderers(Overheard, Wanderers):
    """The same where everybody takes anything."""


def overheard(position: Position[Any], bots: list[Bot], study: Study) -> Overheard:
    """Bots at a table, listened to."""
    return (OverheardWanderers if wander(bots) else Overheard)(position, bots, study)


def word_of(choice: Choice) -> str:
    """The kind of an answer: `swap` for `swap 3`."""
    return choice.notation.partition(" ")[0]


def notation_of(choice: Choice) -> str:
    return choice.notation
