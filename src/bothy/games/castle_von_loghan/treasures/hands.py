"""What one takes into one's hands and puts away."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person, treasure
from bothy.games.castle_von_loghan.choices import (
    BELT,
    KEPT,
    LEFT,
    LOOSE,
    PACK,
    PUT_AWAY,
    RIGHT,
    WIELD,
    PutAway,
    Wield,
    slot,
)
from bothy.games.castle_von_loghan.content.rows import SMALL
from bothy.games.castle_von_loghan.passages import Showing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import DROPPED
from bothy.games.castle_von_loghan.treasures.getting import FindPlace, hold
from bothy.games.castle_von_loghan.treasures.places import empty_place, free_hand, lift, move, two_handed
from bothy.kernel.notation import Choice
from bothy.kernel.table import NOTHING


def hand_words(castle: Castle, character: int, some: list[Choice]) -> None:
    """V36: what one can take into one's hands or put away."""
    start = slot(character, 0)
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
    start = slot(character, 0)
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
        character, start = self.character, slot(self.character, 0)
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
            lift(castle, slot(character, place))
        move(castle, slot(character, self.place), slot(character, hand))
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
    if two_handed(castle, character):
        return LEFT
    left, right = castle.treasure(slot(character, LEFT)), castle.treasure(slot(character, RIGHT))
    return RIGHT if right.power <= left.power else LEFT


def change_hands(castle: Castle, character: int, choice: Choice) -> Steps:
    """What follows from a word about one's hands."""
    castle.changes += 1
    if isinstance(choice, Wield):
        return (ChangeHands(character, choice.place),)
    assert isinstance(choice, PutAway)
    kind = castle.faces[slot(character, choice.place)]
    if castle.sink is not None:
        castle.tell("puts-away", treasure(castle, kind, person(castle, character)))
    move(castle, slot(character, choice.place), slot(character, shelf_for(castle, character, kind)))
    return ()


def take_best(castle: Castle, character: int) -> None:
    """V80: a Chaos Character takes the weapons with the most Combat Power that its hands can hold."""
    start = slot(character, 0)
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
    start = slot(character, 0)
    end = start + KEPT
    lists = (castle.faces, castle.backs, castle.knows, castle.marks)
    before = [some[start:end] for some in lists]
    hands = [place for place in (LEFT, RIGHT) if castle.backs[start + place] != NOTHING]
    lifted = [[some[start + place] for some in lists] for place in [*wanted, *[h for h in hands if h not in wanted]]]
    for place in {*wanted, *hands}:
        lift(castle, slot(character, place))
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
    start = slot(character, 0)
    return len([place for place in range(BELT, PACK) if castle.backs[start + place] == NOTHING])
