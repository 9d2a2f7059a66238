"""A node of the game tree, where chance is decided from outside: what OpenSpiel's states share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bothy.games import find
from bothy.kernel.luck import Luck
from bothy.kernel.position import Position
from bothy.kernel.step import Ask, Chance, Decision
from bothy.kernel.store import canonical, digest
from bothy.kernel.table import Seat

CHANCE, OVER = -1, -4
"""Who acts when no seat does, as OpenSpiel numbers them."""
OUTCOMES: Final = 1024
"""The most outcomes of a chance node. Where the rules know more, chance decides in several steps."""
LEVELS: Final = 4
"""The most such steps: odds have less than 2 to the 31st outcomes."""


class Node:
    """A position, never changed once it is here, and what led to it. States share them."""

    def __init__(
        self,
        position: Position[Any],
        before: Node | None = None,
        seat: int = CHANCE,
        action: int = -1,
        span: tuple[int, int] | None = None,
        digests: dict[Seat, str] | None = None,
    ) -> None:
        self.position = position
        self.before = before
        self.seat = seat
        """Who acted before this node, or CHANCE."""
        self.action = action
        self.span = span
        """Which outcomes are still possible, where chance decides in several steps."""
        self.digests = {} if digests is None else digests
        """What each seat has seen until now, as far as anybody has asked."""
        self.possible: list[tuple[int, int]] | None = None
        self.offered: list[int] | None = None
        self.sights: dict[Seat, str] = {}
        self.player = asked(position)
        """The seat that acts; CHANCE where chance does, OVER at the end."""

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[Callable[..., Node], tuple[object, ...]]:
        table = self.position.table
        digests = {seat: self.digest(seat) for seat in range(table.box.seats)}
        return loaded, (table.box.key, self.position.dump(), self.span, digests)

    # Chance

    def odds(self) -> list[tuple[int, int]]:
        """The outcomes of a chance step, or who may be heard first, with weights."""
        if self.possible is None:
            self.possible = self.position.odds() or [(seat, 1) for seat in self.position.speakers()]
        return self.possible

    def blocks(self) -> list[tuple[int, int]]:
        """The outcomes by ranges: one each where there are few enough of them."""
        low, high = self.span or (0, len(self.odds()))
        size = 1
        while (high - low) > size * OUTCOMES:
            size *= OUTCOMES
        return [(first, min(first + size, high)) for first in range(low, high, size)]

    def chances(self) -> list[tuple[int, float]]:
        """The actions of chance, with probabilities."""
        odds = self.odds()
        if self.span is None and len(odds) <= OUTCOMES:
            whole = sum(weight for _, weight in odds)
            return [(action, weight / whole) for action, (_, weight) in enumerate(odds)]
        weights = [sum(weight for _, weight in odds[low:high]) for low, high in self.blocks()]
        return [(action, weight / sum(weights)) for action, weight in enumerate(weights)]

    def block_name(self, action: int) -> str:
        """What an action of chance stands for."""
        low, high = self.blocks()[action]
        odds = self.odds()
        first, last = odds[low][0], odds[high - 1][0]
        what = "outcome" if isinstance(self.position.agenda[-1], Chance) else "first is seat"
        return f"{what} {first}" if high - low == 1 else f"{what} {first} to {last}"

    # Going on

    def actions(self) -> list[int]:
        """What the seat may answer that acts, ascending."""
        if self.offered is None:
            step = self.position.agenda[-1]
            assert isinstance(step, Ask)
            self.offered = sorted([choice.id for choice in step.choices(self.position.table, self.player)])
        return self.offered

    def after(self, action: int) -> Node:
        """The node after this action, of the seat that is asked or of chance."""
        seat = self.player
        if seat < 0:
            return self.after_chance(action)
        position = self.position.copy()
        position.take(seat, position.table.box.vocabulary.choices[action])
        return Node(position, self, seat, action)

    def after_chance(self, action: int) -> Node:
        odds = self.odds()
        low = action
        if self.span is not None or len(odds) > OUTCOMES:
            low, high = self.blocks()[action]
            if high - low > 1:
                narrowed = Node(self.position, self, CHANCE, action, (low, high))
                narrowed.possible = odds
                return narrowed
        position = self.position.copy()
        if isinstance(position.agenda[-1], Chance):
            position.befall(odds[low][0])
        else:
            position.hear(odds[low][0])
        return Node(position, self, CHANCE, action)

    # Seeing

    def sight(self, viewer: Seat) -> str:
        """What a viewer sees, as text."""
        if viewer not in self.sights:
            self.sights[viewer] = canonical(self.position.sight(viewer).dump())
        return self.sights[viewer]

    def digest(self, seat: Seat) -> str:
        """A digest of all a seat has seen and done until now."""
        trail: list[Node] = []
        node: Node | None = self
        while node is not None and seat not in node.digests:
            trail.append(node)
            node = node.before
        for later in reversed(trail):
            later.digests[seat] = later.digest_after(seat)
        return self.digests[seat]

    def digest_after(self, seat: Seat) -> str:
        before = self.before
        if before is None:
            return digest([seat, self.sight(seat)])
        if self.seat != seat and self.sight(seat) == before.sight(seat):
            return before.digests[seat]
        return digest([before.digests[seat], self.action if self.seat == seat else -1, self.sight(seat)])

    def imagined(self, viewer: Seat, luck: Luck) -> Node:
        """A node the viewer cannot tell from this one: it has seen the same, and others what fits."""
        position = self.position.sight(viewer).imagine(luck)
        node = Node(position, None, CHANCE, -1, self.span)
        mine = self.digest(viewer)
        node.digests = {
            seat: mine if seat == viewer else digest([mine, seat, node.sight(seat)])
            for seat in range(position.table.box.seats)
        }
        return node


def loaded(key: str, position: object, span: tuple[int, int] | None, digests: dict[Seat, str]) -> Node:
    """The node that was pickled."""
    return Node(find(key).load(position), None, CHANCE, -1, span, digests)


def asked(position: Position[Any]) -> int:
    """The seat that acts, CHANCE or OVER."""
    if not position.agenda:
        return OVER
    step = position.agenda[-1]
    if isinstance(step, Decision):
        return step.seat
    if isinstance(step, Chance):
        return CHANCE
    asking = position.asking()
    return asking[0] if asking else CHANCE
