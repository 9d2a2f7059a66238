"""A lane beside the tables: what is worked there, slice by slice, waits while bots think."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bothy.host.bot_pool import BotPool

PATIENCE = 2.0
"""So many seconds a slice waits for bots that think; then it is done beside them, at the lowest priority."""
PAUSE = 0.02
"""How often it is seen whether they still think."""


class QuietLane:
    """Work that has time."""

    def __init__(self, bots: BotPool) -> None:
        self.bots = bots
        self.yielded = 0
        """How often a slice has waited for bots."""

    async def let_bots_think(self) -> None:
        """Wait until no bot thinks, within reason."""
        if self.bots.is_thinking():
            self.yielded += 1
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.bots.is_thinking():
                    await asyncio.sleep(PAUSE)
