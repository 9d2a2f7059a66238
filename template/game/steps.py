"""The steps of Cairn, in the order of the rules."""

from __future__ import annotations

from bothy.games.cairn.choices import CATCH, DRAW, PASS, STONE, Stone
from bothy.games.cairn.table import Moor, Steps
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice, Pass
from bothy.kernel.step import Chance, Decision, Race, Rule, Secret
from bothy.kernel.table import NOTHING, Seat

ROUNDS = 3
STORM = 2


class SetUp(Rule[Moor]):
    """K01: everybody draws two stones, and the rounds follow."""

    def apply(self, moor: Moor) -> Steps:
        draws = [DrawStone(seat) for _ in range(2) for seat in range(moor.box.seats)]
        return *draws, Round()


class Round(Rule[Moor]):
    """K02: stones, wind, feather, new stones; three times."""

    def apply(self, moor: Moor) -> Steps:
        if moor.round == ROUNDS:
            return ()
        moor.round += 1
        turns = [DrawOrRest(seat) for seat in range(moor.box.seats)]
        return LayStones(), Wind(), Feather(), *turns, Round()


class LayStones(Secret[Moor]):
    """K02: all lay a stone unseen; a weight that nobody shares scores."""

    def seats(self, moor: Moor) -> list[Seat]:
        return list(range(moor.box.seats))

    def choices(self, moor: Moor, seat: Seat) -> list[Choice]:
        return [STONE[kind] for kind in sorted(set(moor.hands[seat]))]

    def why_not(self, moor: Moor, seat: Seat, choice: Choice) -> Message:
        return Message("cairn-why-not-held", {"choice": choice.notation})

    def revealed(self, moor: Moor, answers: dict[Seat, Choice]) -> Steps:
        for seat, choice in answers.items():
            assert isinstance(choice, Stone)
            moor.hands[seat].remove(choice.kind)
            moor.gone[choice.kind] += 1
            moor.laid[seat] = choice.kind
        for seat, kind in enumerate(moor.laid):
            points = kind + 1 if moor.laid.count(kind) == 1 else 0
            moor.scores[seat] += points
            if moor.sink is not None:
                values: dict[str, int | str] = {"seat": seat, "weight": kind + 1, "points": points}
                moor.tell("lays", values, f"stone:{kind + 1}", f"seat:{seat}", "cairn")
        return ()


class Wind(Chance[Moor]):
    """K03: how hard it blows."""

    def odds(self, moor: Moor) -> list[tuple[int, int]]:
        return [(0, 1), (1, 1), (STORM, 1)]

    def happened(self, moor: Moor, outcome: int) -> Steps:
        moor.wind = outcome
        moor.tell("blows", {"wind": outcome + 1})
        return ()


class Feather(Race[Moor]):
    """K04: the first to catch it scores, unless the wind is too hard."""

    def seats(self, moor: Moor) -> list[Seat]:
        return list(range(moor.box.seats))

    def choices(self, moor: Moor, seat: Seat) -> list[Choice]:
        return [CATCH, PASS]

    def heard(self, moor: Moor, seat: Seat, choice: Choice) -> Steps:
        points = -1 if moor.wind == STORM else 1
        moor.scores[seat] += points
        moor.tell("catches", {"seat": seat, "points": points}, "feather", "", f"seat:{seat}")
        return self.silent(moor)

    def silent(self, moor: Moor) -> Steps:
        moor.wind = NOTHING
        moor.laid = [NOTHING] * moor.box.seats
        return ()


class DrawOrRest(Decision[Moor]):
    """K05: a new stone, or none; who has none left must draw."""

    def choices(self, moor: Moor, seat: Seat) -> list[Choice]:
        return [DRAW, PASS] if moor.hands[seat] else [DRAW]

    def why_not(self, moor: Moor, seat: Seat, choice: Choice) -> Message:
        return Message("cairn-why-must-draw" if isinstance(choice, Pass) else "cairn-why-draw-or-rest")

    def decided(self, moor: Moor, choice: Choice) -> Steps:
        return (DrawStone(self.seat),) if choice is DRAW else ()


class DrawStone(Chance[Moor]):
    """K05: a stone from the bag, for its owner's eyes."""

    seat: Seat

    def odds(self, moor: Moor) -> list[tuple[int, int]]:
        return [(kind, copies) for kind, copies in enumerate(moor.bag) if copies]

    def happened(self, moor: Moor, outcome: int) -> Steps:
        moor.bag[outcome] -= 1
        moor.hands[self.seat].append(outcome)
        moor.hands[self.seat].sort()
        if moor.sink is not None:
            me = 1 << self.seat
            moor.tell("draws", {"seat": self.seat, "weight": outcome + 1}, "stone", "bag", f"seat:{self.seat}", me)
            moor.tell("draws-unseen", {"seat": self.seat}, "stone", "bag", f"seat:{self.seat}", ~me)
        return ()
