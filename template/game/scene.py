"""The words of scenes of Cairn: a table as text, for tests and lessons.

    hand 0: 1 3       the weights of the stones a seat holds
    laid: 2 1         the weights that all have laid in this round
    gone: 0 1 1       how many stones of each weight are out of the game

The bag holds the stones that are left. Any other field is told by its name, as in `scores = [2,0]`. A scene that does
not say what is next goes on with the next round.
"""

from __future__ import annotations

from collections.abc import Iterator

from bothy.games.cairn.choices import WEIGHTS
from bothy.games.cairn.steps import Round
from bothy.games.cairn.table import Moor
from bothy.kernel.scene import Impossible, Language
from bothy.kernel.step import Step
from bothy.kernel.table import NOTHING
from bothy.kit.scenes import number, numbers, seat


class CairnLanguage(Language[Moor]):
    def words(self) -> list[str]:
        return ["hand", "laid", "gone"]

    def read(self, moor: Moor, word: str, about: str, rest: str) -> bool:
        if word == "hand":
            kinds = [number(weight, 1, WEIGHTS, "weight") - 1 for weight in rest.split()]
            moor.hands[seat(about, moor.box)] = sorted(kinds)
            take(moor, [kinds.count(kind) for kind in range(WEIGHTS)])
        elif word == "laid":
            moor.laid = [weight - 1 for weight in numbers(rest, moor.box.seats, WEIGHTS, "weight", 1)]
        elif word == "gone":
            moor.gone = numbers(rest, WEIGHTS, 99, "count of stones")
            take(moor, moor.gone)
        else:
            return False
        return True

    def write(self, moor: Moor) -> Iterator[str]:
        for owner, hand in enumerate(moor.hands):
            if hand:
                yield f"hand {owner}: {weights(hand)}"
        if NOTHING not in moor.laid:
            yield f"laid: {weights(moor.laid)}"
        if any(moor.gone):
            yield f"gone: {' '.join(map(str, moor.gone))}"

    def agenda(self, moor: Moor) -> list[Step[Moor]]:
        return [Round()]


def take(moor: Moor, counts: list[int]) -> None:
    """Take so many stones of each kind out of the bag."""
    for kind, count in enumerate(counts):
        if moor.bag[kind] < count:
            raise Impossible(f"of the stones of {kind + 1} only {moor.bag[kind]} are left, not {count}")
        moor.bag[kind] -= count


def weights(kinds: list[int]) -> str:
    return " ".join([str(kind + 1) for kind in kinds])
