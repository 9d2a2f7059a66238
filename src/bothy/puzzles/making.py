"""Finding puzzles: bots play, and where a question has one best answer that Steady misses, it is kept.

A short search sifts, a longer one sifts again, and only what both leave is searched for as long as the claim needs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from bothy.bots import bot, consult
from bothy.bots.search.models import strongest
from bothy.bots.search.streams import mixed
from bothy.bots.seated import Bots
from bothy.kernel import Ask, Choice, Game, Luck, Position, Seat, Sight
from bothy.puzzles.contest import Contest
from bothy.puzzles.holding import CHOICES, ERRORS, LEAST, OFTEN, speaks_for, told_reasons
from bothy.puzzles.puzzle import Answer, BySeed, Collection, Puzzle, kind_of, leads_to, shown
from bothy.reviews.sums import Mean

SITTERS = ("knack:gentle", "knack", "knack:sharp")
SIFTS = ((48, 0.0), (160, 1.0), (800, 2.0))
"""How often answers are tried out before it is worth searching on, and by how many standard errors one must lead."""
NARROW = 8
"""With more choices than this, they are tried out more often in proportion."""
HALFWAY = 1.5
"""By so many standard errors an answer must lead after every seed, or the others are not worth their time."""
ITERATIONS = 2_000
SEEDS = 5
ASKED = 40
"""So often Steady is asked."""
WIDEST = 40
"""With more choices too few worlds are left for each."""
A_GAME = 3
"""So many puzzles at most come from one game of bots."""
LAST = 60
"""So many questions of a game are looked at, the last first: the nearer the end, the more an answer decides."""
MASK = 0xFFFFFFFF


class Question(NamedTuple):
    """A moment of a bots' game at which a seat has a choice."""

    position: Position[Any]
    seat: Seat
    seen: Sight[Any]
    choices: list[Choice]
    found: str

    @property
    def kind(self) -> str:
        return kind_of(self.position)


class Finder:
    """Looks for puzzles of a game, and puts them into its collection."""

    def __init__(
        self,
        game: Game[Any],
        collection: Collection,
        most: int,
        time_is_up: Callable[[], bool],
        differing: bool = False,
        kinds: Sequence[str] = (),
        edition: str = "",
    ) -> None:
        self.game = game
        self.collection = collection
        self.most = most
        self.time_is_up = time_is_up
        self.differing = differing
        """Whether only questions are searched that Sharp answers otherwise than Steady, where worlds are slow."""
        self.kinds = kinds
        """The kinds of question to look for; all if none is named."""
        self.edition = edition
        """The edition of the game that is searched."""
        self.counts: Counter[str] = Counter()
        """How many questions were left after each sieve."""

    def is_full(self) -> bool:
        return len(self.collection.puzzles) >= self.most

    def is_wanted(self, kind: str) -> bool:
        """Whether a kind is looked for, and there is room for another puzzle of it: none takes more than its share."""
        if self.kinds and kind not in self.kinds:
            return False
        of_kind = sum(1 for puzzle in self.collection.puzzles if puzzle.kind == kind)
        return of_kind < -(-self.most // self.collection.kinds)

    def look(self, seed: int) -> Iterator[Puzzle]:
        """Go through one game of bots, and find what there is."""
        taken: set[str] = set()
        for question in list(self.questions(seed))[: -LAST - 1 : -1]:
            if len(taken) >= A_GAME or self.is_full() or self.time_is_up():
                return
            if question.kind in taken or not self.is_wanted(question.kind):
                continue
            puzzle = self.judge(question, seed)
            if puzzle is not None:
                taken.add(puzzle.kind)
                self.collection.puzzles.append(puzzle)
                yield puzzle

    def questions(self, seed: int) -> Iterator[Question]:
        """The questions of a game between bots of several levels that are worth a search."""
        luck = Luck(mixed(seed, 0))
        seats = self.collection.seats[luck.below(len(self.collection.seats))]
        names = [SITTERS[luck.below(len(SITTERS))] for _ in range(seats)]
        position = self.game.new(seats, self.collection.options)
        bots = [bot(name, self.game) for name in names]
        table = Bots(position, bots)
        table.proceed(luck)
        while not position.over():
            for seat in position.asking():
                if not position.sealed and self.is_wanted(kind_of(position)):
                    yield from self.asked(position, seat, f"{seed}: {', '.join(names)}")
                table.seal(seat, consult(bots[seat], position, seat, luck))
            table.proceed(luck)

    def asked(self, position: Position[Any], seat: Seat, found: str) -> Iterator[Question]:
        """What a seat is asked here, if it is a question with enough choices, but not too many."""
        step = position.step()
        assert isinstance(step, Ask)
        if self.game.pondering(step) > 0 and CHOICES <= len(position.choices(seat)) <= WIDEST:
            here = position.copy()
            seen = shown(self.game, here, seat)
            choices = seen.choices()
            if not self.differing or self.knack(seen, choices, strongest(self.game)) != self.knack(seen, choices, ""):
                yield Question(here, seat, seen, choices, found)

    def judge(self, question: Question, seed: int) -> Puzzle | None:
        """A puzzle, if a question is one: sifted, then searched with several seeds."""
        self.counts["asked"] += 1
        own = mixed(seed, 1 + question.position.number)
        explained = [self.is_explained(question, place) for place in range(len(question.choices))]
        if not any(explained):
            return None
        best = -1
        for number, (iterations, errors) in enumerate(SIFTS):
            sieve = Contest(self.game, question.seen, question.choices)
            wider = max(1.0, len(question.choices) / NARROW)
            best = sieve.sift(mixed(own, number), round(iterations * wider))
            if not explained[best] or not sieve.is_ahead(errors, LEAST / 2):
                return None
            if self.steady(question, best) > OFTEN:
                return None
            self.counts[f"sifted {number + 1}"] += 1
        return self.search(question, best, own)

    def renew(self, puzzle: Puzzle) -> Puzzle | None:
        """A puzzle searched anew under the rules of today, with the bots of today; None if it no longer is one."""
        question = self.again(puzzle)
        if question is None:
            return None
        best = [choice.notation for choice in question.choices].index(puzzle.best)
        if not self.is_explained(question, best) or self.steady(question, best) > OFTEN:
            return None
        return self.search(question, best, mixed(puzzle.rules, puzzle.seeds[0].seed))

    def again(self, puzzle: Puzzle) -> Question | None:
        """What a puzzle asks today; None where that, or its answer, is gone."""
        try:
            position = puzzle.position(self.game)
        except ValueError:
            return None
        if position.over() or puzzle.seat not in position.asking():
            return None
        seen = shown(self.game, position, puzzle.seat)
        question = Question(position, puzzle.seat, seen, seen.choices(), puzzle.found)
        offered = [choice.notation for choice in question.choices]
        return question if len(offered) >= CHOICES and puzzle.best in offered else None

    def found_by_steady(self, puzzle: Puzzle) -> float:
        """How often Steady, as it is today, gives the best answer of a puzzle."""
        question = self.again(puzzle)
        if question is None:
            return 0.0
        return self.steady(question, [choice.notation for choice in question.choices].index(puzzle.best))

    def search(self, question: Question, best: int, own: int) -> Puzzle | None:
        """A puzzle, if this answer is the best with every seed, and better than every other beyond doubt."""
        self.counts["searched"] += 1
        contest = Contest(self.game, question.seen, question.choices)
        for number in range(SEEDS):
            if contest.run(mixed(own, len(SIFTS) + number), ITERATIONS) != best:
                return None
            if not contest.is_ahead(HALFWAY, LEAST / 2):
                return None
        if not contest.is_clear(best, ERRORS, LEAST) or not contest.is_known(best):
            return None
        return self.puzzle(question, contest, best, own)

    def knack(self, seen: Sight[Any], choices: list[Choice], level: str, seed: int = 0) -> Choice:
        """What the game's own bot of a level answers."""
        return self.game.knack(seen, choices, level, seed & MASK)

    def is_explained(self, question: Question, place: int) -> bool:
        """Whether the game can say what is good about an answer."""
        return speaks_for(told_reasons(self.game, question.seen, question.choices[place]))

    def steady(self, question: Question, best: int) -> float:
        """How often Steady gives this answer."""
        seen, choices, wanted = question.seen, question.choices, question.choices[best]
        given = [self.knack(seen, choices, "", mixed(number, best)) for number in range(ASKED)]
        return sum(1 for choice in given if choice == wanted) / ASKED

    def answer(self, question: Question, place: int, worth: float, less: float, of: Mean) -> Answer:
        """An answer as it is kept: what it is worth, and how well that, or by how much it is less, is known."""
        choice = question.choices[place]
        leads = leads_to(self.game, question.position, question.seat, choice)
        return Answer(choice.notation, figure(worth), figure(less), figure(of.error()), of.count, leads)

    def puzzle(self, question: Question, contest: Contest, best: int, own: int) -> Puzzle:
        """A question and what was found, as it is kept."""
        order = contest.order(best)
        worth = contest.worth(best)
        answers = [self.answer(question, best, worth.value(), 0.0, worth)]
        for place in order[1:]:
            less = contest.less(best, place)
            answers.append(self.answer(question, place, worth.value() - less.value(), less.value(), less))
        seeds = [contest.less(best, order[1], run) for run in range(SEEDS)]
        return Puzzle(
            self.game.key,
            self.game.rules_version,
            self.edition,
            self.game.scene_of(question.position).splitlines(),
            question.seat,
            question.kind,
            answers,
            self.steady(question, best),
            told_reasons(self.game, question.seen, question.choices[best]),
            [
                BySeed(mixed(own, len(SIFTS) + run), figure(less.value()), figure(less.error()))
                for run, less in enumerate(seeds)
            ],
            ITERATIONS,
            question.found,
        )


def figure(value: float) -> float:
    """Six places are more than is known."""
    return round(value, 6)
