"""The six action boxes."""

from __future__ import annotations

from typing import Final, NewType

from bothy.kernel.table import NOTHING

ActionBox = NewType("ActionBox", int)
"""An action box by its place in BOX_NAMES."""
BOX_NAMES: Final = ["create", "attack", "move", "hero", "military-1", "military-2"]
BOXES: Final = 6
CREATE: Final = ActionBox(0)
ATTACK: Final = ActionBox(1)
MOVE: Final = ActionBox(2)
PLACE_HERO: Final = ActionBox(3)
MILITARY_1: Final = ActionBox(4)
MILITARY_2: Final = ActionBox(5)
STOCK: Final = ActionBox(6)
"""Where counters are taken from that lie in no action box."""
NO_BOX: Final = ActionBox(NOTHING)
EVERY_BOX: Final = [ActionBox(box) for box in range(BOXES)]
