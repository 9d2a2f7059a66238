"""Gob-Li comes."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.content.rows import BLUE, GREEN, RED
from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.refresh.gob_li import Auction, SellTurn, ShowGoods
from bothy.games.castle_von_loghan.table import Castle, Steps


class GobLi(Doing):
    """V65: Gob-Li shows a treasure of each colour, one after the other, and then buys."""

    def play(self, castle: Castle) -> Steps:
        if castle.sink is not None:
            castle.tell("gob-li-comes", person(castle, self.character))
        castle.goods = []
        count = castle.castle_box.characters
        sellers = [SellTurn((self.character + turn) % count) for turn in range(count)]
        shows = [ShowGoods(colour) for colour in (GREEN, BLUE, RED)]
        return *shows, Auction(self.character), *sellers
