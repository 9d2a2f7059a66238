"""Cairn as the package finds it."""

from __future__ import annotations

from bothy.games.cairn.board.drawing import draw
from bothy.games.cairn.bot.knack import choose
from bothy.games.cairn.content.reading import box, load
from bothy.games.cairn.scene import CairnLanguage
from bothy.games.cairn.steps import SetUp
from bothy.games.cairn.table import CairnBox, Moor
from bothy.kernel.game import Game, Say
from bothy.kernel.notation import Choice
from bothy.kernel.result import Result
from bothy.kernel.sight import Sight
from bothy.kernel.step import Step
from bothy.kernel.table import Box


class Cairn(Game[Moor]):
    def __init__(self) -> None:
        super().__init__("cairn", "Cairn", (2, 4), 1, Moor)
        self.language = CairnLanguage()

    def box(self, seats: int, options: dict[str, str], pack: str) -> CairnBox:
        return box(seats, options, pack)

    def check_pack(self, pack: str, name: str) -> None:
        load(pack, name)

    def opening(self, box: Box) -> Step[Moor]:
        return SetUp()

    def result(self, moor: Moor) -> Result:
        """K06: most points win; who ties shares the win."""
        return Result.highest(moor.scores)

    def rounds(self, moor: Moor) -> int:
        return moor.round

    def bound(self, box: Box) -> int:
        """Two stones each; in a round all lay, speak in the race, draw or rest, with one wind and one who is first."""
        return box.seats * 2 + 3 * (box.seats * 4 + 2)

    def conserved(self, moor: Moor) -> dict[str, int]:
        """Stones of a kind are in the bag, in a hand or gone."""
        held = [stone for hand in moor.hands for stone in hand]
        return {f"stones of {kind + 1}": moor.bag[kind] + held.count(kind) + moor.gone[kind] for kind in range(3)}

    def knack(self, sight: Sight[Moor], choices: list[Choice], level: str, seed: int) -> Choice:
        return choose(sight, choices)

    def draw(self, sight: Sight[Moor], say: Say) -> str:
        return draw(sight, say)
