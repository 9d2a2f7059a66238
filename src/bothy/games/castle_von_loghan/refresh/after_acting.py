"""Besides actions, and after them: disenchanting, the next Leader, the Clarity check and Clean Tokens."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person, treasure
from bothy.games.castle_von_loghan.box import CLEAN_TOKENS, FARTHEST
from bothy.games.castle_von_loghan.choices import DISENCHANT, THROW_AWAY, Disenchant, ThrowAway, slot
from bothy.games.castle_von_loghan.content.rows import ROOM_KEYS, ROOMS
from bothy.games.castle_von_loghan.move.ways import distances
from bothy.games.castle_von_loghan.passages import Passage
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import change_health
from bothy.games.castle_von_loghan.treasures.getting import disenchant
from bothy.games.castle_von_loghan.treasures.places import things
from bothy.games.castle_von_loghan.treasures.selling_off import Parting, PartWith
from bothy.kernel.notation import Choice
from bothy.kernel.step import Step


def parting_words(castle: Castle, character: int, some: list[Choice]) -> None:
    """V69: treasures with a cost can be disenchanted, those without be discarded, at one's own action."""
    for place in things(castle, character):
        priced = castle.treasure(slot(character, place)).cost >= 0
        some.append(DISENCHANT[place] if priced else THROW_AWAY[place])


def part_with(character: int, choice: Disenchant | ThrowAway) -> Step[Castle]:
    if isinstance(choice, Disenchant):
        return DisenchantOne(character, choice.place)
    return DiscardTreasure(character, choice.place)


class DisenchantSome(PartWith):
    """V69: the same as a question of its own, in positions stored before version 3."""

    def word(self, place: int) -> Choice:
        return DISENCHANT[place]

    def parting(self, place: int) -> Steps:
        return (DisenchantOne(self.character, place),)


class DisenchantOne(Parting):
    """V69: all see what was disenchanted."""

    def parted(self, castle: Castle, kind: int) -> Steps:
        return disenchant(castle, self.character, kind)


class DiscardTreasure(Parting):
    """V69: a treasure without a cost is discarded, for nothing."""

    def parted(self, castle: Castle, kind: int) -> Steps:
        castle.treasure_discards[kind] += 1
        if castle.sink is not None:
            castle.tell("throws-away", treasure(castle, kind, person(castle, self.character)))
        return ()


class PassLeader(Passage):
    """V70: the Leader token goes to the left."""

    def play(self, castle: Castle) -> Steps:
        castle.leader = (castle.leader + 1) % castle.castle_box.characters
        if castle.sink is not None:
            castle.tell("leads", person(castle, castle.leader))
        return ()


class ClarityCheck(Passage):
    """V71: without Clarity the group loses 1 Health."""

    def play(self, castle: Castle) -> Steps:
        return change_health(castle, -1) if castle.clarity == 0 else ()


class ClearRoom(Passage):
    """V72: a Clean Token covers the question mark; with eight on the board the four farthest are taken off."""

    def play(self, castle: Castle) -> Steps:
        if castle.group < ROOMS and castle.group not in castle.clean:
            castle.clean.append(castle.group)
            if castle.sink is not None:
                castle.tell("cleans", {"room": ROOM_KEYS[castle.group]})
        if len(castle.clean) >= CLEAN_TOKENS:
            away = distances(castle)
            far = sorted(range(len(castle.clean)), key=lambda number: (-away[castle.clean[number]], number))[:FARTHEST]
            if castle.sink is not None:
                for number in sorted(far):
                    castle.tell("uncleans", {"room": ROOM_KEYS[castle.clean[number]]})
            castle.clean = [room for number, room in enumerate(castle.clean) if number not in far]
        return ()
