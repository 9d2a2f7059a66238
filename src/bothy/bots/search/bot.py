"""The bot that searches, as everybody else knows it."""

from __future__ import annotations

import logging
from typing import Any

from bothy.bots.players import Bot
from bothy.bots.search.models import strongest
from bothy.bots.search.paired import Search
from bothy.bots.search.plan import read
from bothy.kernel import Choice, Game, Sight

log = logging.getLogger("bothy.bots")


class Searching(Bot):
    """Tries its answers out in imagined worlds. With a number of iterations, same seed, same answer."""

    def __init__(self, name: str, game: Game[Any]) -> None:
        super().__init__(name)
        self.game = game
        self.plan = read(name)

    def choose(self, sight: Sight[Any], choices: list[Choice], seed: int) -> Choice:
        search = Search(self.game, sight, choices, int(seed), self.plan)
        try:
            return search.best()
        except Exception:  # whatever went wrong in a world that is only imagined, the game goes on
            log.exception("a search has failed", extra={"bot": self.name, "game": self.game.key})
            self.faults["failed"] += 1
            return search.knack()

    def reaction(self) -> float:
        return self.game.reaction(strongest(self.game))
