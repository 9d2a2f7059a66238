"""Treasures that are used, or do something by themselves."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person, treasure
from bothy.games.castle_von_loghan.choices import KEPT, LEFT, RIGHT, Slot, slot
from bothy.games.castle_von_loghan.content.rows import Use
from bothy.games.castle_von_loghan.effects.effect import perform
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import DROPPED, USED
from bothy.games.castle_von_loghan.treasures.places import can_equip, lift


def find_use(castle: Castle, place: Slot, moment: int) -> Use | None:
    """What a treasure can do at a moment, if it can."""
    face = castle.faces[place]
    if face < 0:
        return None
    row = castle.castle_box.rows.treasures[face]
    if row.moments & moment:
        for use in row.uses:
            if use.moment & moment and fits_mode(castle, use):
                return use
    return None


def fits_mode(castle: Castle, use: Use) -> bool:
    return use.mode == "" or (use.mode == "story") == castle.castle_box.story_mode


def react(castle: Castle, character: int, moment: int) -> Steps:
    """V83: the first treasure of a character that does something at this moment is used; no steps if there is none."""
    start = slot(character, 0)
    faces = castle.faces
    for place in range(KEPT):
        if faces[start + place] >= 0 and not castle.marks[start + place]:
            use = find_use(castle, slot(character, place), moment)
            if use is not None and can_equip(castle, character, place):
                return employ(castle, character, place, use)
    return ()


def employ(castle: Castle, character: int, place: int, use: Use) -> Steps:
    """V14: a treasure is used, and destroyed if it says so."""
    number = slot(character, place)
    if castle.sink is not None:
        values = treasure(
            castle, castle.faces[number], person(castle, character), how="destroys" if use.destroy else "uses"
        )
        castle.tell("uses", values, "treasure", f"thing:{character}/{place}", "box")
    if use.destroy:
        castle.treasures_gone[castle.faces[number]] += 1
        lift(castle, number)
    else:
        castle.marks[number] |= USED
        castle.knows[number] = -1
    return perform(use.effects, character)


def automatic(castle: Castle, character: int, moment: int) -> Steps:
    """What the treasures in a character's hands do by themselves at a moment."""
    steps: Steps = ()
    for place in range(slot(character, LEFT), slot(character, RIGHT) + 1):
        if castle.faces[place] >= 0 and not castle.marks[place] & DROPPED:
            use = find_use(castle, Slot(place), moment)
            if use is not None:
                steps += perform(use.effects, character)
    return steps
