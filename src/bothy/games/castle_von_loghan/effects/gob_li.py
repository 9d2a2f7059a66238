"""Gob-Li comes."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.bot.mood import Mood
from bothy.games.castle_von_loghan.content.rows import BLUE, GREEN, RED
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.refresh.gob_li import Auction, SellTurn, ShowGoods
from bothy.games.castle_von_loghan.table import Castle, Steps


class GobLi(Effect):
    """V65: Gob-Li shows a treasure of each colour, one after the other, and then buys."""

    do: ClassVar[str] = "gob-li"

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        if castle.sink is not None:
            castle.tell("gob-li-comes", person(castle, character))
        castle.goods = []
        count = castle.castle_box.characters
        sellers = [SellTurn((character + turn) % count) for turn in range(count)]
        shows = [ShowGoods(colour) for colour in (GREEN, BLUE, RED)]
        return *shows, Auction(character), *sellers

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return 0.5
