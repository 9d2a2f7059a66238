"""Disenchanting: treasures leave the game for Energy."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import DISENCHANT, KEY
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.treasures.getting import disenchant
from bothy.games.castle_von_loghan.treasures.selling_off import Parting, PartingTurn, PartWith
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class DisenchantTurn(PartingTurn):
    """V69: a character may disenchant treasures."""

    def asked(self, seat: Seat) -> Steps:
        return (DisenchantSome(seat, self.character),)


class DisenchantSome(PartWith):
    """V69: treasures leave the game for Energy: their cost less 2."""

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-why-not-disenchant", {"choice": choice.notation})

    def word(self, place: int) -> Choice:
        return DISENCHANT[place]

    def parting(self, place: int) -> Steps:
        return DisenchantOne(self.character, place), DisenchantTurn(self.character)


class DisenchantOne(Parting):
    """V69: all see what was disenchanted."""

    def parted(self, castle: Castle, kind: int) -> Steps:
        return disenchant(castle, self.character, kind)
