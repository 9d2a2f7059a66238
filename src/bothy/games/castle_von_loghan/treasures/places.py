"""Where characters keep treasures: hands, inventory and backpack, and what finds room in them."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import BELT, KEPT, LEFT, LOOSE, PACK, RIGHT, Slot, slot
from bothy.games.castle_von_loghan.content.rows import SIZELESS, SMALL, Treasure
from bothy.games.castle_von_loghan.table import Castle
from bothy.kernel.table import NOTHING


def things(castle: Castle, character: int) -> list[int]:
    """The places of a character in which something lies."""
    start, backs = slot(character, 0), castle.backs
    return [place for place in range(KEPT) if backs[start + place] != NOTHING]


def owned(castle: Castle, character: int, places: int = KEPT) -> list[Treasure]:
    """The treasures of a character that are known, in the first places."""
    start, rows = slot(character, 0), castle.castle_box.rows.treasures
    return [rows[face] for face in castle.faces[start : start + places] if face >= 0]


def empty_handed(castle: Castle, character: int) -> bool:
    """Whether a character carries nothing at all."""
    backs = castle.backs
    return all(backs[place] == NOTHING for place in range(slot(character, 0), slot(character + 1, 0)))


def lift(castle: Castle, place: Slot) -> None:
    """Nothing lies here any more."""
    castle.faces[place] = NOTHING
    castle.backs[place] = NOTHING
    castle.knows[place] = 0
    castle.marks[place] = 0


def move(castle: Castle, source: Slot, target: Slot) -> None:
    """Move a treasure to another place of the same character; in hands and inventory all see it."""
    castle.faces[target] = castle.faces[source]
    castle.backs[target] = castle.backs[source]
    castle.knows[target] = castle.knows[source] if PACK <= target % KEPT < LOOSE else -1
    castle.marks[target] = castle.marks[source]
    lift(castle, source)


def two_handed(castle: Castle, character: int) -> bool:
    """Whether the weapon in a character's hands takes both."""
    face = castle.faces[slot(character, LEFT)]
    return face >= 0 and castle.castle_box.rows.treasures[face].hands == 2


def free_hand(castle: Castle, character: int) -> int:
    """A hand that is empty, or NOTHING."""
    start = slot(character, 0)
    if castle.backs[start + LEFT] == NOTHING:
        return LEFT
    if castle.backs[start + RIGHT] == NOTHING and not two_handed(castle, character):
        return RIGHT
    return NOTHING


def bare(castle: Castle, character: int) -> bool:
    """Whether both hands are empty."""
    start = slot(character, 0)
    return castle.backs[start + LEFT] == NOTHING and castle.backs[start + RIGHT] == NOTHING


def empty_place(castle: Castle, character: int, first: int, last: int) -> int:
    """The first empty place among some, or NOTHING."""
    start = slot(character, 0)
    for place in range(first, last):
        if castle.backs[start + place] == NOTHING:
            return place
    return NOTHING


def room_for(castle: Castle, character: int, kind: int) -> int:
    """Where a new treasure would be put: hands for what is wielded, then backpack, inventory, hands; or NOTHING.

    In Exploration small things go into the backpack first, where others do not see them.
    """
    row = castle.castle_box.rows.treasures[kind]
    if row.size == SIZELESS:
        return empty_place(castle, character, LOOSE, KEPT)
    hand = free_hand(castle, character)
    if row.hands == 2 and not bare(castle, character):
        hand = NOTHING
    hides = row.size == SMALL and not castle.castle_box.story_mode
    if row.hands > 0 and hand != NOTHING and not hides:
        return hand
    if row.size == SMALL:
        place = empty_place(castle, character, PACK, LOOSE)
        if place != NOTHING:
            return place
    place = empty_place(castle, character, BELT, PACK)
    return hand if place == NOTHING else place


def rooms_for(castle: Castle, character: int, kind: int) -> list[int]:
    """V13: where a new treasure could be put: a hand, an inventory slot, the backpack; where it would go unasked first.

    Of hands, slots and pockets that are alike it is the first.
    """
    row = castle.castle_box.rows.treasures[kind]
    usual = room_for(castle, character, kind)
    if row.size == SIZELESS or usual == NOTHING:
        return [] if usual == NOTHING else [usual]
    hand = free_hand(castle, character)
    if row.hands == 2 and not bare(castle, character):
        hand = NOTHING
    pack = empty_place(castle, character, PACK, LOOSE) if row.size == SMALL else NOTHING
    belt = empty_place(castle, character, BELT, PACK)
    return [usual, *[place for place in (hand, belt, pack) if place not in (NOTHING, usual)]]


def is_shut(castle: Castle, character: int) -> bool:
    """V14: whether nothing in the backpack could be used: hands and inventory are full of what does not fit into it."""
    start = slot(character, 0)
    if free_hand(castle, character) != NOTHING or empty_place(castle, character, BELT, PACK) != NOTHING:
        return False
    faces, rows = castle.faces, castle.castle_box.rows.treasures
    return not any(faces[start + hand] >= 0 and rows[faces[start + hand]].size == SMALL for hand in (LEFT, RIGHT))


def would_shut(castle: Castle, character: int, place: int, kind: int) -> bool:
    """V14: whether a new treasure in this place would shut a backpack that is open."""
    if place >= PACK or is_shut(castle, character):
        return False
    start, rows = slot(character, 0), castle.castle_box.rows.treasures
    full = [castle.backs[start + other] != NOTHING or other == place for other in range(PACK)]
    both = two_handed(castle, character) or (place == LEFT and rows[kind].hands == 2)
    if not (full[LEFT] and (full[RIGHT] or both) and full[BELT] and full[BELT + 1]):
        return False
    held = [castle.faces[start + hand] for hand in (LEFT, RIGHT)] + ([kind] if place < BELT else [])
    return not any(face >= 0 and rows[face].size == SMALL for face in held)


def can_equip(castle: Castle, character: int, place: int) -> bool:
    """Whether a treasure is in a hand or could be taken into one, for as long as it takes to use it."""
    start = slot(character, 0)
    if place < PACK or place >= LOOSE:
        return True
    if free_hand(castle, character) != NOTHING and castle.treasure(slot(character, place)).hands != 2:
        return True
    if empty_place(castle, character, BELT, PACK) != NOTHING:
        return True
    for hand in (LEFT, RIGHT):
        face = castle.faces[start + hand]
        if face >= 0 and castle.castle_box.rows.treasures[face].size == SMALL:
            return True
    return False
