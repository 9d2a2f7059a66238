"""The thinking worker of a tab, for tests: it thinks here."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from bothy.tab.thinker import Thinker


class Worker:
    """A worker as the page has it: it answers later, and can be ended."""

    def __init__(self) -> None:
        self.thinker = Thinker()
        self.asked: list[dict[str, Any]] = []
        self.ended = 0
        self.at_once = 0
        self.hangs = False
        self.is_there = True

    async def ask(self, question: str, milliseconds: int) -> str:
        if not self.is_there:
            raise RuntimeError("starting")
        self.asked.append(json.loads(question))
        self.at_once += 1
        assert self.at_once == 1, "one question at a time"
        try:
            await asyncio.sleep(1000 if self.hangs and self.asked[-1]["line"] else 0)
            return self.thinker.think(question)
        finally:
            self.at_once -= 1

    def end(self) -> None:
        self.ended += 1
        self.thinker = Thinker()
        self.hangs = False
