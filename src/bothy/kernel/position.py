"""A position: table, agenda and sealed answers. Copy it to search, store it to survive a crash."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from bothy.kernel.luck import Luck
from bothy.kernel.message import Message, Refusal
from bothy.kernel.notation import Choice, Pass
from bothy.kernel.step import Ask, Chance, Decision, Race, Secret, Step
from bothy.kernel.store import digest, dump_table
from bothy.kernel.table import Seat, Table, copy_of

if TYPE_CHECKING:
    from bothy.kernel.sight import Sight

T = TypeVar("T", bound=Table)


class Position(Generic[T]):
    """A game in progress.

    `answer`, `seal`, `hear` and `happen` are the checked doors that hosts use: anything that may not be is
    refused and changes nothing. `take`, `befall`, `speak` and `follow` are the unchecked ones of search and playouts.

    Examples:
        >>> import bothy
        >>> position = bothy.find("loch-ness").new(seats=2)
        >>> while position.odds():  # chance first: which outcomes there are, and their weights
        ...     position.happen(position.odds()[0][0])
        >>> position.asking()
        [0]
        >>> [choice.notation for choice in position.choices(0)][:3]
        ['space 1', 'space 2', 'space 3']
        >>> later = position.copy()
        >>> later.answer(0, later.choices(0)[0])
        >>> later.number - position.number
        1

    """

    def __init__(
        self,
        table: T,
        agenda: list[Step[T]],
        sealed: dict[Seat, Choice],
        number: int = 0,
        floor: int = 0,
        mover: Seat = -1,
    ) -> None:
        self.table = table
        self.agenda = agenda
        """The steps still to be played; the next one is the last in the list."""
        self.sealed = sealed
        """Answers given and not yet heard."""
        self.number = number
        """How many answers and outcomes there have been."""
        self.floor = floor
        """The number back to which nothing was revealed and one seat answered alone: its undo is free."""
        self.mover = mover
        """The seat that has answered since the floor; -1 if none has."""
        self.watch: Callable[[Position[T]], None] | None = None
        """Who looks on, before every step, while rules are played; copies are not looked at."""

    @staticmethod
    def begin(table: T, *steps: Step[T]) -> Position[T]:
        """A position about to play these steps, run on to the first question or chance."""
        position = Position(table, list(reversed(steps)), {})
        position.run()
        return position

    def copy(self) -> Position[T]:
        return Position(
            copy_of(self.table), self.agenda.copy(), self.sealed.copy(), self.number, self.floor, self.mover
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.table == other.table
            and self.agenda == other.agenda
            and self.sealed == other.sealed
            and (self.number, self.floor, self.mover) == (other.number, other.floor, other.mover)
        )

    def __hash__(self) -> int:
        raise TypeError("a position changes, so it has no hash")

    def dump(self) -> dict[str, object]:
        """The position as plain values: all that is needed to go on with it. `Game.load` is the way back."""
        data = dump_table(self.table, self.agenda, self.sealed)
        data["number"] = self.number
        data["floor"] = self.floor
        data["mover"] = self.mover
        return data

    def fingerprint(self) -> str:
        """A short hash of all that, for journals."""
        return digest(self.dump())

    def sight(self, viewer: Seat, shown: bool = False) -> Sight[T]:
        """What a seat, or the SPECTATOR, may see. See `bothy.kernel.sight`."""
        from bothy.kernel.sight import sight  # a position gives sights, and a sight imagines positions

        return sight(self, viewer, shown)

    # What is being waited for

    def over(self) -> bool:
        return not self.agenda

    def step(self) -> Step[T]:
        """The step that waits for an answer, an outcome or an order."""
        if not self.agenda:
            raise Refusal(Message("refusal-over"), "the game is over")
        return self.agenda[-1]

    def asking(self) -> list[Seat]:
        """The seats that may answer now; empty while chance or an order is waited for, and at the end."""
        if not self.agenda:
            return []
        step = self.agenda[-1]
        if not isinstance(step, Ask):
            if not isinstance(step, Chance):
                self.complain()
            return []
        return [seat for seat in step.seats(self.table) if seat not in self.sealed]

    def choices(self, seat: Seat) -> list[Choice]:
        """What this seat may answer now."""
        if seat not in self.asking():
            return []
        step = self.agenda[-1]
        assert isinstance(step, Ask)
        return step.choices(self.table, seat)

    def forced(self) -> Choice | None:
        """The only answer of the one seat that is asked, where nobody need be asked for it.

        What ends a look is asked, since nobody else knows when it ends; so is what one is asked about twice. Races and
        sealed answers always are: silence would tell.
        """
        step = self.agenda[-1] if self.agenda else None
        if not isinstance(step, Decision) or step.ends_look():
            return None
        some = step.choices(self.table, step.seat)
        return some[0] if len(some) == 1 and not some[0].ask_twice else None

    def odds(self) -> list[tuple[int, int]]:
        """The outcomes of the chance that is waited for, with their weights; empty if none is."""
        if not self.agenda:
            return []
        step = self.agenda[-1]
        return step.odds(self.table) if isinstance(step, Chance) else []

    def speakers(self) -> list[Seat]:
        """In a race heard sealed, once all have answered: those who spoke and of whom one is heard first."""
        if not self.agenda or not self.sealed:
            return []
        race = self.agenda[-1]
        if not isinstance(race, Race) or self.asking():
            return []
        return [seat for seat in race.seats(self.table) if not isinstance(self.sealed[seat], Pass)]

    # The checked doors

    def check(self, seat: Seat, choice: Choice) -> None:
        """Refuse an answer that may not be given."""
        if not self.agenda:
            raise Refusal(Message("refusal-over"), "the game is over")
        step = self.agenda[-1]
        if not isinstance(step, Ask):
            raise Refusal(Message("refusal-chance"), "nobody is asked: chance decides first")
        if seat not in step.seats(self.table):
            raise Refusal(Message("refusal-not-asked", {"seat": seat}), f"seat {seat} is not asked now")
        if seat in self.sealed:
            raise Refusal(Message("refusal-answered", {"seat": seat}), f"seat {seat} has answered already")
        if choice not in step.choices(self.table, seat):
            reason = step.why_not(self.table, seat, choice)
            raise Refusal(reason, f"{choice.notation!r} is not offered to seat {seat} now ({reason.id})")

    def answer(self, seat: Seat, choice: Choice) -> None:
        """A seat answers. In a race whoever speaks is heard at once."""
        self.check(seat, choice)
        step = self.agenda[-1]
        if isinstance(step, Race) and not isinstance(choice, Pass):
            self.answered(seat)
            self.sealed[seat] = choice
            self.speak(step, seat)
        else:
            self.take(seat, choice)

    def seal(self, seat: Seat, choice: Choice) -> None:
        """A seat answers unheard. In a race an order is given once all have: see `speakers` and `hear`."""
        self.check(seat, choice)
        self.take(seat, choice)

    def hear(self, seat: Seat) -> None:
        """Of those who spoke in a race heard sealed, this one was first."""
        if seat not in self.speakers():
            raise Refusal(Message("refusal-not-speaking", {"seat": seat}), f"seat {seat} has not spoken in a race")
        race = self.agenda[-1]
        assert isinstance(race, Race)
        self.number += 1
        self.speak(race, seat)

    def happen(self, outcome: int) -> None:
        """Chance has brought this."""
        odds = self.odds()
        if not odds:
            raise Refusal(Message("refusal-no-chance"), "chance has nothing to decide now")
        if outcome not in [possible for possible, weight in odds if weight > 0]:
            raise Refusal(
                Message("refusal-outcome", {"outcome": outcome}),
                f"{outcome} cannot come up; possible: {', '.join([str(possible) for possible, _ in odds])}",
            )
        self.befall(outcome)

    # The unchecked doors

    def take(self, seat: Seat, choice: Choice) -> None:
        """A seat that is asked answers something it is offered, unheard where several are asked."""
        self.answered(seat)
        step = self.agenda[-1]
        if isinstance(step, Decision):
            self.decide(step, choice)
        else:
            self.sealed[seat] = choice
            self.settle()

    def decide(self, step: Decision[T], choice: Choice) -> None:
        self.follow(step.decided(self.table, choice))

    def befall(self, outcome: int) -> None:
        chance = self.agenda[-1]
        assert isinstance(chance, Chance)
        self.number += 1
        self.unseal()
        self.follow(chance.happened(self.table, outcome))

    def answered(self, seat: Seat) -> None:
        """Count an answer, and put the floor of undo where another seat answered before."""
        if seat != self.mover:
            self.floor = self.number
            self.mover = seat
        self.number += 1
        self.table.looked_away(seat)

    def settle(self) -> None:
        """After a sealed answer: go on if it was the last that was waited for."""
        step = self.agenda[-1]
        assert isinstance(step, Ask)
        for seat in step.seats(self.table):
            if seat not in self.sealed:
                return
        self.unseal()
        answers = self.sealed
        if isinstance(step, Secret):
            self.sealed = {}
            self.follow(step.revealed(self.table, answers))
        elif isinstance(step, Race) and not self.speakers():
            self.sealed = {}
            self.follow(step.silent(self.table))

    def unseal(self) -> None:
        """Something has come to light: undo is not free beyond this point."""
        self.floor = self.number
        self.mover = -1

    def speak(self, race: Race[T], seat: Seat) -> None:
        """Hear a call; the other answers stand if the same window goes on."""
        self.unseal()
        answers = self.sealed
        self.sealed = {}
        self.follow(race.heard(self.table, seat, answers[seat]))
        if not self.agenda or len(answers) == 1:
            return
        again = self.agenda[-1]
        if isinstance(again, Race) and again.same_window(race):
            for other in again.seats(self.table):
                if other != seat and other in answers and answers[other] in again.choices(self.table, other):
                    self.sealed[other] = answers[other]
            if self.sealed:
                self.settle()

    def follow(self, steps: object) -> None:
        """Replace the step just played by those it leads to, a tuple, and run on."""
        played = self.agenda.pop()
        if not isinstance(steps, tuple):
            raise self.not_steps(played, steps)
        push(self.agenda, steps)
        self.run()

    def run(self) -> None:
        """Play rules until somebody, or chance, must answer."""
        if self.watch is not None:
            self.run_watched(self.watch)
            return
        agenda = self.agenda
        try:
            while agenda:
                step = agenda[-1]
                if step.reveals():
                    self.unseal()
                steps: object = step.ruled(self.table)
                if steps is None:
                    return
                agenda.pop()
                if not isinstance(steps, tuple):
                    raise self.not_steps(step, steps)
                push(agenda, steps)
        except (TypeError, AttributeError):
            if agenda and not isinstance(cast("list[object]", agenda)[-1], Step):
                self.complain()
            raise

    # Mistakes of a game: looked for only where something has failed

    def not_steps(self, step: Step[T], followed: object) -> TypeError:
        """A step was played, and what it returned is no tuple."""
        from bothy.kernel.mistakes import not_steps

        return not_steps(self.table.box.key, step, followed)

    def complain(self) -> None:
        """Raise an error that says what is wrong with the step that is waited for, if anything is."""
        from bothy.kernel.mistakes import Mistake, complaint

        found = complaint(self)
        if found:
            raise Mistake(found)

    def explained(self, error: Exception) -> Exception:
        """An error that came up in play: as the mistake behind it if that can be told, else as it is."""
        from bothy.kernel.mistakes import explained

        return explained(self, error)

    def run_watched(self, watch: Callable[[Position[T]], None]) -> None:
        """The same, with somebody looking on: what one rule leaves on the table, the next may clear away."""
        while self.agenda:
            watch(self)
            step = self.agenda[-1]
            if step.reveals():
                self.unseal()
            steps = step.ruled(self.table)
            if steps is None:
                return
            self.agenda.pop()
            push(self.agenda, steps)

    # Playouts

    def wander(self, luck: Luck) -> None:
        """One random answer, or outcome, without a check."""
        step = self.agenda[-1]
        if isinstance(step, Decision):
            choice = step.pick(self.table, step.seat, luck)
            self.answered(step.seat)
            self.follow(step.decided(self.table, choice))
        elif isinstance(step, Chance):
            self.befall(step.toss(self.table, luck))
        elif isinstance(step, Secret):
            for seat in step.seats(self.table):
                if seat not in self.sealed:
                    choice = step.pick(self.table, seat, luck)
                    self.answered(seat)
                    self.sealed[seat] = choice
            self.settle()
        elif isinstance(step, Race):
            self.wander_race(step, luck)
        else:
            self.complain()

    def wander_race(self, race: Race[T], luck: Luck) -> None:
        """Usually nobody speaks; else one seat says something at random."""
        if luck.below(race.silence()) == 0:
            called = self.any_call(race, luck)
            if called is not None:
                self.call(race, called[0], called[1])
                return
        self.keep_silent(race)

    def any_call(self, race: Race[T], luck: Luck) -> tuple[Seat, Choice] | None:
        """A seat that can speak, drawn evenly, and what it says; None if all could only pass."""
        seats = [seat for seat in race.seats(self.table) if seat not in self.sealed]
        while seats:
            seat = seats.pop(luck.below(len(seats)))
            word = race.word(self.table, seat, luck)
            if word is not None:
                return seat, word
        return None

    def call(self, race: Race[T], seat: Seat, word: Choice) -> None:
        """A seat speaks in a race, and is heard at once."""
        self.answered(seat)
        self.sealed[seat] = word
        self.speak(race, seat)

    def keep_silent(self, race: Race[T]) -> None:
        """Nobody speaks."""
        self.sealed = {}
        self.follow(race.silent(self.table))

    def playout(self, luck: Luck) -> None:
        """Play at random to the end."""
        try:
            while self.agenda:
                self.wander(luck)
        except (TypeError, AttributeError, ValueError, IndexError) as error:
            found = self.explained(error)
            if found is error:
                raise
            raise found from error


def push(agenda: list[Step[Any]], steps: tuple[Step[Any], ...]) -> None:
    """Put steps onto an agenda, the first on top.

    They go over as mere objects: compiled code would look up the class of each once more.
    """
    pile, some = cast("list[object]", agenda), cast("tuple[object, ...]", steps)
    last = len(some) - 1
    while last >= 0:
        pile.append(some[last])
        last -= 1
