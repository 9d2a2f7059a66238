"""A treasure is drawn and finds its place, or somebody parts with something."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.board.labels import colour_name, person, treasure, yes
from bothy.games.castle_von_loghan.choices import (
    BELT,
    DISENCHANT_IT,
    KEY,
    LEFT,
    LOOSE,
    PACK,
    PLACE_NAMES,
    PUT,
    RETURN,
    RIGHT,
    SWAP,
    TO,
    Put,
    Swap,
    To,
    slot,
)
from bothy.games.castle_von_loghan.content.rows import SIZELESS, SMALL
from bothy.games.castle_von_loghan.passages import Asked, Drawn, Passage, Showing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import GainEnergy
from bothy.games.castle_von_loghan.treasures.decks import shuffle_in, treasure_colour
from bothy.games.castle_von_loghan.treasures.places import lift, room_for, rooms_for, two_handed, would_shut
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import NOTHING, Seat


class TakeTreasure(Passage):
    """V05: a character draws a treasure of a colour, or of another if that has run out."""

    character: int
    colour: int

    def play(self, castle: Castle) -> Steps:
        colour = treasure_colour(castle, self.colour)
        return () if colour == NOTHING else (TurnTreasure(self.character, colour),)


class TurnTreasure(Drawn):
    """V05: the top treasure of a deck."""

    character: int
    colour: int

    def bag(self, castle: Castle) -> list[int]:
        return castle.treasure_decks[self.colour]

    def happened(self, castle: Castle, outcome: int) -> Steps:
        castle.treasure_decks[self.colour][outcome] -= 1
        hold(castle, outcome, castle.castle_box.keeper_masks[self.character])
        return (FindPlace(self.character, 0),)


def hold(castle: Castle, kind: int, knows: int) -> None:
    """Somebody has a treasure in hand that must find its place; in a story all see it."""
    castle.held[0] = kind
    castle.held_backs[0] = castle.castle_box.rows.treasures[kind].colour
    castle.held_knows[0] = -1 if castle.castle_box.story_mode else knows


def none_held(castle: Castle) -> None:
    castle.held[0] = NOTHING
    castle.held_backs[0] = NOTHING
    castle.held_knows[0] = 0


GIVEN: Final = 2
"""In `swapped`: somebody else had no place for it."""


class FindPlace(Showing):
    """V13, V15: who gets something says where it goes; who has no place for it must part with something."""

    character: int
    swapped: int
    """1 once something else has made room for it; GIVEN once it was given away, so that it is not given back."""

    def play(self, castle: Castle) -> Steps:
        character, kind = self.character, castle.held[0]
        places = rooms_for(castle, character, kind)
        if not places:
            return (TooMuch(castle.keeper(character), character, self.swapped),)
        if len(places) > 1 or would_shut(castle, character, places[0], kind):
            return (PutWhere(castle.keeper(character), character, self.swapped),)
        put(castle, character, places[0])
        return ()


def put(castle: Castle, character: int, place: int) -> None:
    """The treasure in hand finds its place."""
    number = slot(character, place)
    kind = castle.held[0]
    shuts = castle.sink is not None and would_shut(castle, character, place, kind)
    castle.faces[number] = kind
    castle.backs[number] = castle.held_backs[0]
    castle.knows[number] = castle.held_knows[0] if PACK <= place < LOOSE else -1
    castle.marks[number] = 0
    none_held(castle)
    if castle.sink is not None:
        where, knows = f"thing:{character}/{place}", castle.knows[number]
        values = treasure(castle, kind, person(castle, character), place=PLACE_NAMES[place])
        castle.tell("gets-treasure", values, "treasure", "deck", where, knows)
        if knows != -1:
            values = person(castle, character, colour=colour_name(castle.backs[number]), place=PLACE_NAMES[place])
            castle.tell("gets-unseen", values, "treasure", "deck", where, ~knows)
        if shuts:
            castle.tell("backpack-shut", person(castle, character))


class InSight(Showing):
    """V84: what only some had seen lies where all see it."""

    def play(self, castle: Castle) -> Steps:
        return ()


class TooMuch(Asked):
    """V15: a treasure that has no place is returned, disenchanted or given away, or something else makes room."""

    swapped: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        row = castle.castle_box.rows.treasures[castle.held[0]]
        some: list[Choice] = [RETURN]
        if castle.fight == 0:
            if row.cost >= 0:
                some.append(DISENCHANT_IT)
            for other in range(castle.castle_box.characters if self.swapped < GIVEN else 0):
                if other != self.character and room_for(castle, other, castle.held[0]) != NOTHING:
                    some.append(TO[other])
        if not self.swapped:
            start = slot(self.character, 0)
            for place in range(LOOSE):
                if castle.backs[start + place] != NOTHING and self.makes_room(castle, place):
                    some.append(SWAP[place])
        return some

    def makes_room(self, castle: Castle, place: int) -> bool:
        """Whether the treasure in hand fits where another lies."""
        row = castle.castle_box.rows.treasures[castle.held[0]]
        if row.size == SIZELESS:
            return False
        if place >= PACK:
            return row.size == SMALL
        if place >= BELT or row.hands != 2:
            return True
        return place == LEFT and (
            two_handed(castle, self.character) or castle.backs[slot(self.character, RIGHT)] == NOTHING
        )

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = treasure(castle, castle.held[0], person(castle, self.character), seat=seat)
        return Message(f"{KEY}-too-much.ask", values)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        kind = castle.held[0]
        if choice is RETURN:
            none_held(castle)
            if castle.fight:
                castle.treasure_discards[kind] += 1
            else:
                shuffle_in(castle, kind)
            if castle.sink is not None:
                castle.tell("returns", person(castle, self.character))
            return ()
        if isinstance(choice, Put):
            hidden = castle.held_knows[0] != -1
            put(castle, self.character, choice.place)
            return (InSight(),) if hidden and castle.knows[slot(self.character, choice.place)] == -1 else ()
        if choice is DISENCHANT_IT:
            none_held(castle)
            return disenchant(castle, self.character, kind) or (InSight(),)
        if isinstance(choice, To):
            castle.held_knows[0] |= castle.castle_box.keeper_masks[choice.character]
            return (FindPlace(choice.character, GIVEN),)
        assert isinstance(choice, Swap)
        number = slot(self.character, choice.place)
        other, knows = castle.faces[number], castle.knows[number]
        lift(castle, number)
        put(castle, self.character, choice.place)
        hold(castle, other, knows)
        return (FindPlace(self.character, 1),)


class PutWhere(TooMuch):
    """V15: where a new treasure goes; where it would shut the backpack, one may also part with it or with another."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        character, kind = self.character, castle.held[0]
        places = rooms_for(castle, character, kind)
        some: list[Choice] = [PUT[place] for place in places]
        if all(would_shut(castle, character, place, kind) for place in places):
            some += super().choices(castle, seat)
        return some

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = treasure(castle, castle.held[0], person(castle, self.character), seat=seat)
        return Message(f"{KEY}-put-where.ask", values)

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if not isinstance(choice, Put):
            return super().label(castle, seat, choice)
        shuts = yes(would_shut(castle, self.character, choice.place, castle.held[0]))
        return Message(f"{KEY}-put.there", {"place": PLACE_NAMES[choice.place], "shuts": shuts})


def energy_of(castle: Castle, kind: int) -> int:
    """V69: what a treasure brings that is disenchanted."""
    return max(0, castle.castle_box.rows.treasures[kind].cost - 2)


def disenchant(castle: Castle, character: int, kind: int) -> Steps:
    """V69: a treasure leaves the game for its cost less 2."""
    castle.treasures_gone[kind] += 1
    energy = energy_of(castle, kind)
    if castle.sink is not None:
        castle.tell("disenchants", treasure(castle, kind, person(castle, character)))
    return (GainEnergy(character, energy),) if energy > 0 else ()
