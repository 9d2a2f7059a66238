"""Everything that can be answered in Cairn."""

from __future__ import annotations

from typing import Final

from bothy.kernel.message import Message
from bothy.kernel.notation import Choice, Pass, Vocabulary

WEIGHTS: Final = 3


class Stone(Choice):
    """A stone to lay, by its kind: 0 for the lightest."""

    def __init__(self, kind: int) -> None:
        values: dict[str, int | str] = {"weight": kind + 1}
        super().__init__(f"stone {kind + 1}", Message("cairn-stone", values), f"stone:{kind + 1}", "K02")
        self.kind = kind


STONE: Final = [Stone(kind) for kind in range(WEIGHTS)]
DRAW: Final = Choice("draw", Message("cairn-draw"), "bag", "K05")
CATCH: Final = Choice("catch", Message("cairn-catch"), "feather", "K04")
PASS: Final = Pass("pass", Message("cairn-pass"), "", "K04")

VOCABULARY: Final = Vocabulary([*STONE, DRAW, CATCH, PASS])
