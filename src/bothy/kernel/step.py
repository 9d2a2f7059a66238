"""Steps: the paragraphs of a rulebook."""

from __future__ import annotations

from typing import Generic, TypeVar, dataclass_transform

from mypy_extensions import mypyc_attr

from bothy.kernel.luck import Luck
from bothy.kernel.message import Message, kebab
from bothy.kernel.notation import Choice, Pass
from bothy.kernel.record import Record
from bothy.kernel.table import Seat, Table

T = TypeVar("T", bound=Table)

WINDOW = 2.5
"""The seconds of a window at the quickest pace, unless the step says otherwise."""
SILENCE = 20
"""At random play somebody speaks in one race of so many, unless the race says otherwise."""
FOLLOWING = "a tuple of the steps that follow"


@dataclass_transform(eq_default=False)
@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Record, Generic[T]):
    """One paragraph of a rulebook. Immutable; what it changes lies on the table.

    It may hold seats, places and small numbers, never a secret: agendas are public.
    """

    def title(self, table: T, /) -> Message:
        """The step in the words of the agenda: what happens next."""
        return Message(f"{table.box.key}-{kebab(type(self).__name__)}")

    def ruled(self, table: T, /) -> tuple[Step[T], ...] | None:
        """The steps a rule leads to once it is applied; None for a step that waits for an answer or for chance.

        What kind a step is, it says itself: to ask for its class takes compiled code several times as long.
        """
        return None

    def reveals(self) -> bool:
        """Whether somebody sees something hidden by this rule."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Step[T]):
    """A paragraph that leaves nobody a choice."""

    def apply(self, table: T, /) -> tuple[Step[T], ...]:
        raise lacking(self, table, "apply(table)", FOLLOWING)

    def ruled(self, table: T, /) -> tuple[Step[T], ...] | None:
        return self.apply(table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reveal(Rule[T]):
    """A rule by which somebody sees something hidden. Nothing before it can be taken back for free."""

    def reveals(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[T]):
    """A paragraph settled by dice or by the top of a shuffled pile."""

    def odds(self, table: T, /) -> list[tuple[int, int]]:
        """Every outcome with its weight, outcomes ascending; weights add up to less than 2 to the 31st."""
        raise lacking(self, table, "odds(table)", "a list of outcomes with their weights")

    def happened(self, table: T, outcome: int, /) -> tuple[Step[T], ...]:
        raise lacking(self, table, "happened(table, outcome)", FOLLOWING)

    def toss(self, table: T, luck: Luck, /) -> int:
        """An outcome drawn by the odds; games may draw it without building the list."""
        return luck.outcome(self.odds(table))


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[T]):
    """A paragraph that waits for an answer."""

    def seats(self, table: T, /) -> list[Seat]:
        """Who may answer: everybody, unless a step says otherwise."""
        return list(range(table.box.seats))

    def choices(self, table: T, seat: Seat, /) -> list[Choice]:
        """What this seat may answer. It follows from what the seat may know."""
        raise lacking(self, table, "choices(table, seat)", "a list of what this seat may answer")

    def pick(self, table: T, seat: Seat, luck: Luck, /) -> Choice:
        """A choice drawn evenly; games may draw it without building the list, by one `luck.fork`."""
        some = self.choices(table, seat)
        return some[luck.fork(len(some))]

    def default(self, table: T, seat: Seat, /) -> Choice:
        """The answer of a seat whose time is up: to pass where one may, else the first choice."""
        some = self.choices(table, seat)
        for choice in some:
            if isinstance(choice, Pass):
                return choice
        return some[0]

    def untold(self) -> str:
        """Why nobody is told when a seat passes here; empty where all are, as they would see it at a table."""
        return ""

    def patience(self) -> str:
        """How long an answer deserves to be waited for: `turn`, `reaction` or `talk`."""
        return "turn"

    def window(self) -> float:
        """The seconds a live table waits for a `reaction` at its quickest pace; at others longer in proportion."""
        return WINDOW

    def ends_look(self) -> bool:
        """Whether the answer says that one has seen enough, so that it is waited for even where there is no other."""
        return False

    def prompt(self, table: T, seat: Seat, /) -> Message:
        """The question this seat is asked."""
        return Message(f"{table.box.key}-{kebab(type(self).__name__)}.ask", {"seat": seat})

    def label(self, table: T, seat: Seat, choice: Choice, /) -> Message:
        """What the button of this choice says here."""
        return choice.label

    def why_not(self, table: T, seat: Seat, choice: Choice, /) -> Message:
        """Why a choice is not offered, told from what the seat may know."""
        return Message("refusal-not-offered", {"choice": choice.notation})


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Ask[T]):
    """One seat chooses."""

    seat: Seat

    def seats(self, table: T, /) -> list[Seat]:
        return [self.seat]

    def decided(self, table: T, choice: Choice, /) -> tuple[Step[T], ...]:
        raise lacking(self, table, "decided(table, choice)", FOLLOWING)

    def title(self, table: T, /) -> Message:
        return Message(f"{table.box.key}-{kebab(type(self).__name__)}", {"seat": self.seat})


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Ask[T]):
    """Several seats choose at once; nothing is revealed before the last has chosen."""

    def revealed(self, table: T, answers: dict[Seat, Choice], /) -> tuple[Step[T], ...]:
        raise lacking(self, table, "revealed(table, answers)", FOLLOWING)


@mypyc_attr(allow_interpreted_subclasses=True)
class Race(Ask[T]):
    """Any of several seats may speak; the first to do so is heard. Every seat may pass."""

    def heard(self, table: T, seat: Seat, choice: Choice, /) -> tuple[Step[T], ...]:
        """The first to speak, and what it said."""
        raise lacking(self, table, "heard(table, seat, choice)", FOLLOWING)

    def silent(self, table: T, /) -> tuple[Step[T], ...]:
        """All have passed."""
        return ()

    def same_window(self, before: Race[T], /) -> bool:
        """Whether this race goes on where `before` was interrupted, so that sealed answers still stand."""
        return False

    def subject(self, table: T, /) -> str:
        """What it is about, as all can see (`card:kelpie`): a seat may have said that it cares about some only."""
        return ""

    def silence(self) -> int:
        """At random play somebody speaks in one window of so many."""
        return SILENCE

    def word(self, table: T, seat: Seat, luck: Luck, /) -> Choice | None:
        """What a seat that speaks says at random play, or None if it could only pass; games may draw it otherwise."""
        words = [choice for choice in self.choices(table, seat) if not isinstance(choice, Pass)]
        if not words:
            return None
        luck.forks += 1
        return words[luck.below(len(words))]

    def patience(self) -> str:
        return "reaction"


def lacking(step: object, table: Table, method: str, returns: str) -> NotImplementedError:
    """A step does not say what its kind of step must."""
    return NotImplementedError(
        f"{table.box.key}: {type(step).__name__} has no `{method}`: write one that returns {returns}"
    )
