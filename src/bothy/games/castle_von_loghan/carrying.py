"""Treasures: drawing them, finding a place for them, and what lies in one's hands."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.belongings import empty_place, free_hand, lift, move, room_for, two_handed
from bothy.games.castle_von_loghan.choices import (
    BELT,
    DISENCHANT_IT,
    KEPT,
    KEY,
    LEFT,
    LOOSE,
    PACK,
    PUT_AWAY,
    RETURN,
    RIGHT,
    SWAP,
    TO,
    WIELD,
    PutAway,
    Swap,
    To,
    Wield,
)
from bothy.games.castle_von_loghan.doing import Asked, GainEnergy, Passage, Showing, none_held, shuffle_in
from bothy.games.castle_von_loghan.labels import colour_name, person, treasure
from bothy.games.castle_von_loghan.rows import BLUE, GREEN, RED, SIZELESS, SMALL
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import DROPPED
from bothy.kernel.luck import Luck
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.step import Chance
from bothy.kernel.table import NOTHING, Seat

INSTEAD: Final = [[BLUE, RED], [GREEN, RED], [BLUE, GREEN], [RED, BLUE, GREEN]]
"""From which deck one draws where one colour has run out, by that colour."""


def treasure_colour(castle: Castle, colour: int) -> int:
    """V34: the deck a treasure of this colour comes from: its own, the discards shuffled, or another; or NOTHING."""
    for instead in (colour, *INSTEAD[colour]):
        deck = castle.treasure_decks[instead]
        first, last = castle.castle_box.treasure_first[instead], castle.castle_box.treasure_first[instead + 1]
        for kind in range(first, last):
            if deck[kind]:
                return instead
        if any(castle.treasure_discards[first:last]):
            for kind in range(first, last):
                deck[kind] += castle.treasure_discards[kind]
                castle.treasure_discards[kind] = 0
            return instead
    return NOTHING


class TakeTreasure(Passage):
    """V05: a character draws a treasure of a colour, or of another if that has run out."""

    character: int
    colour: int

    def play(self, castle: Castle) -> Steps:
        colour = treasure_colour(castle, self.colour)
        return () if colour == NOTHING else (TurnTreasure(self.character, colour),)


class TurnTreasure(Chance[Castle]):
    """V05: the top treasure of a deck."""

    character: int
    colour: int

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        return [(kind, count) for kind, count in enumerate(castle.treasure_decks[self.colour]) if count > 0]

    def toss(self, castle: Castle, luck: Luck) -> int:
        first_of = castle.castle_box.treasure_first
        first = first_of[self.colour]
        return first + luck.among(castle.treasure_decks[self.colour][first : first_of[self.colour + 1]])

    def happened(self, castle: Castle, outcome: int) -> Steps:
        castle.treasure_decks[self.colour][outcome] -= 1
        hold(castle, outcome, castle.castle_box.keeper_masks[self.character])
        return (FindPlace(self.character, 0),)


def hold(castle: Castle, kind: int, knows: int) -> None:
    """Somebody has a treasure in hand that must find its place; in a story all see it."""
    castle.held[0] = kind
    castle.held_backs[0] = castle.castle_box.rows.treasures[kind].colour
    castle.held_knows[0] = -1 if castle.castle_box.story_mode else knows


class FindPlace(Showing):
    """V13: what one gets is put away; who has no place for it must part with something."""

    character: int
    swapped: int
    """1 once something else has made room for it."""

    def play(self, castle: Castle) -> Steps:
        character = self.character
        place = room_for(castle, character, castle.held[0])
        if place == NOTHING:
            return (TooMuch(castle.keeper(character), character, self.swapped),)
        put(castle, character, place)
        return ()


def put(castle: Castle, character: int, place: int) -> None:
    """The treasure in hand finds its place."""
    number = character * KEPT + place
    kind = castle.held[0]
    castle.faces[number] = kind
    castle.backs[number] = castle.held_backs[0]
    castle.knows[number] = castle.held_knows[0] if PACK <= place < LOOSE else -1
    castle.marks[number] = 0
    none_held(castle)
    if castle.sink is not None:
        where, knows = f"thing:{character}/{place}", castle.knows[number]
        values = treasure(castle, kind, person(castle, character))
        castle.tell("gets-treasure", values, "treasure", "deck", where, knows)
        if knows != -1:
            values = person(castle, character)
            values["colour"] = colour_name(castle.backs[number])
            castle.tell("gets-unseen", values, "treasure", "deck", where, ~knows)


class TooMuch(Asked):
    """V15: a treasure that has no place is returned, disenchanted or given away, or something else makes room."""

    swapped: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        row = castle.castle_box.rows.treasures[castle.held[0]]
        some: list[Choice] = [RETURN]
        if castle.fight == 0:
            if row.cost >= 0:
                some.append(DISENCHANT_IT)
            for other in range(castle.castle_box.characters):
                if other != self.character and room_for(castle, other, castle.held[0]) != NOTHING:
                    some.append(TO[other])
        if not self.swapped:
            start = self.character * KEPT
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
            two_handed(castle, self.character) or castle.backs[self.character * KEPT + RIGHT] == NOTHING
        )

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = treasure(castle, castle.held[0], person(castle, self.character))
        values["seat"] = seat
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
        if choice is DISENCHANT_IT:
            none_held(castle)
            return disenchant(castle, self.character, kind)
        if isinstance(choice, To):
            castle.held_knows[0] |= castle.castle_box.keeper_masks[choice.character]
            return (FindPlace(choice.character, 1),)
        assert isinstance(choice, Swap)
        number = self.character * KEPT + choice.place
        other, knows = castle.faces[number], castle.knows[number]
        lift(castle, number)
        put(castle, self.character, choice.place)
        hold(castle, other, knows)
        return (FindPlace(self.character, 1),)


def disenchant(castle: Castle, character: int, kind: int) -> Steps:
    """V69: a treasure leaves the game for its cost less 2."""
    castle.treasures_gone[kind] += 1
    energy = castle.castle_box.rows.treasures[kind].cost - 2
    if castle.sink is not None:
        castle.tell("disenchants", treasure(castle, kind, person(castle, character)))
    return (GainEnergy(character, energy),) if energy > 0 else ()


# Hands


def hand_words(castle: Castle, character: int, some: list[Choice]) -> None:
    """V36: what one can take into one's hands or put away."""
    start = character * KEPT
    faces = castle.faces
    for place in range(BELT, LOOSE):
        if faces[start + place] >= 0 and fits_hands(castle, character, place):
            some.append(WIELD[place])
    for hand in (LEFT, RIGHT):
        if castle.faces[start + hand] >= 0 and shelf_for(castle, character, castle.faces[start + hand]) != NOTHING:
            some.append(PUT_AWAY[hand])


def shelf_for(castle: Castle, character: int, kind: int) -> int:
    """Where something from a hand can be put: the backpack if it is small, or the inventory; or NOTHING."""
    if castle.castle_box.rows.treasures[kind].size == SMALL:
        place = empty_place(castle, character, PACK, LOOSE)
        if place != NOTHING:
            return place
    return empty_place(castle, character, BELT, PACK)


def fits_hands(castle: Castle, character: int, place: int) -> bool:
    """Whether one can take this into one's hands and find a place for all, or all but one, of what was there."""
    start = character * KEPT
    rows = castle.castle_box.rows.treasures
    if rows[castle.faces[start + place]].hands != 2:
        return True
    out = [hand for hand in (LEFT, RIGHT) if castle.backs[start + hand] != NOTHING]
    if len(out) < 2:
        return True
    slots = shelves(castle, character) + (1 if place < PACK else 0)
    small = len([hand for hand in out if rows[castle.faces[start + hand]].size == SMALL])
    pockets = len([spot for spot in range(PACK, LOOSE) if castle.backs[start + spot] == NOTHING])
    pockets += 1 if place >= PACK else 0
    return len(out) - min(small, pockets) - slots <= 1


class ChangeHands(Showing):
    """V36: something is taken into one's hands; what was there is put away, and what has no place is lost."""

    character: int
    place: int

    def play(self, castle: Castle) -> Steps:
        character, start = self.character, self.character * KEPT
        wielded = castle.faces[start + self.place]
        both = castle.castle_box.rows.treasures[wielded].hands == 2
        out: list[int] = []
        if both:
            out = [hand for hand in (LEFT, RIGHT) if castle.backs[start + hand] != NOTHING]
        elif free_hand(castle, character) == NOTHING:
            out = [weaker_hand(castle, character)]
        hand = LEFT if both or not out else out[0]
        if not both and not out:
            hand = free_hand(castle, character)
        lifted = [
            (castle.faces[start + place], castle.knows[start + place], castle.marks[start + place]) for place in out
        ]
        for place in out:
            lift(castle, start + place)
        move(castle, start + self.place, start + hand)
        if castle.sink is not None:
            castle.tell("wields", treasure(castle, wielded, person(castle, character)))
        left: Steps = ()
        for kind, knows, marks in lifted:
            shelf = shelf_for(castle, character, kind)
            if shelf == NOTHING:
                assert not left
                hold(castle, kind, knows)
                left = (FindPlace(character, 0),)
                continue
            castle.faces[start + shelf] = kind
            castle.backs[start + shelf] = castle.castle_box.rows.treasures[kind].colour
            castle.knows[start + shelf] = knows
            castle.marks[start + shelf] = marks
        return left


def weaker_hand(castle: Castle, character: int) -> int:
    """Of two full hands the one that gives less Combat Power."""
    start = character * KEPT
    if two_handed(castle, character):
        return LEFT
    return RIGHT if castle.treasure(start + RIGHT).power <= castle.treasure(start + LEFT).power else LEFT


def change_hands(castle: Castle, character: int, choice: Choice) -> Steps:
    """What follows from a word about one's hands."""
    castle.changes += 1
    start = character * KEPT
    if isinstance(choice, Wield):
        return (ChangeHands(character, choice.place),)
    assert isinstance(choice, PutAway)
    kind = castle.faces[start + choice.place]
    if castle.sink is not None:
        castle.tell("puts-away", treasure(castle, kind, person(castle, character)))
    move(castle, start + choice.place, start + shelf_for(castle, character, kind))
    return ()


def take_best(castle: Castle, character: int) -> None:
    """V80: a Chaos Character takes the weapons with the most Combat Power that its hands can hold."""
    start = character * KEPT
    rows, faces, marks = castle.castle_box.rows.treasures, castle.faces, castle.marks
    two = first = second = NOTHING
    two_power = first_power = second_power = -1
    for place in range(LOOSE):
        face = faces[start + place]
        if face < 0 or not rows[face].weapon or marks[start + place] & DROPPED:
            continue
        power = rows[face].power
        if rows[face].hands == 2:
            if power > two_power:
                two, two_power = place, power
        elif power > first_power:
            second, second_power = first, first_power
            first, first_power = place, power
        elif power > second_power:
            second, second_power = place, power
    if two != NOTHING and two_power > max(0, first_power) + max(0, second_power):
        rearm(castle, character, [two])
    elif second != NOTHING:
        rearm(castle, character, [first, second])
    elif first != NOTHING:
        rearm(castle, character, [first])


def rearm(castle: Castle, character: int, wanted: list[int]) -> None:
    """Take these into the hands, if all that was there can be put away."""
    if max(wanted) < BELT:
        return
    start = character * KEPT
    end = start + KEPT
    lists = (castle.faces, castle.backs, castle.knows, castle.marks)
    before = [some[start:end] for some in lists]
    hands = [place for place in (LEFT, RIGHT) if castle.backs[start + place] != NOTHING]
    lifted = [[some[start + place] for some in lists] for place in [*wanted, *[h for h in hands if h not in wanted]]]
    for place in {*wanted, *hands}:
        lift(castle, start + place)
    for number, thing in enumerate(lifted):
        place = number if number < len(wanted) else shelf_for(castle, character, thing[0])
        if place == NOTHING:
            for some, old in zip(lists, before, strict=True):
                some[start:end] = old
            return
        for some, value in zip(lists, thing, strict=True):
            some[start + place] = value
        if place < PACK:
            castle.knows[start + place] = -1


def shelves(castle: Castle, character: int) -> int:
    """How many inventory slots are empty."""
    start = character * KEPT
    return len([place for place in range(BELT, PACK) if castle.backs[start + place] == NOTHING])
