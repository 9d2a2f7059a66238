"""The laws: what must hold in every position of every game, whatever its rules are.

Each law takes a moment of a game and raises Broken, with all one needs to see it again, where it does not hold.
"""

from __future__ import annotations

from collections.abc import Callable

from bothy.lab.laws.answers import (
    choices_law,
    door_law,
    forced_law,
    notation_law,
    odds_law,
    pick_law,
    refusal_law,
    vocabulary_law,
)
from bothy.lab.laws.moment import Broken, Moment, length, moments
from bothy.lab.laws.play import bots_law, end_law, imagine_law, search_law
from bothy.lab.laws.positions import conservation_law, copy_law, replay_law, scene_law, sights_law, store_law, walk
from bothy.lab.laws.secrecy import apart_law, blind_law, undo_law
from bothy.lab.laws.words import form_law, words_law

__all__ = ["LAWS", "Broken", "Moment", "length", "moments", "walk"]

LAWS: dict[str, Callable[[Moment], None]] = {
    "form": form_law,
    "words": words_law,
    "conservation": conservation_law,
    "copy": copy_law,
    "store": store_law,
    "sights": sights_law,
    "pick": pick_law,
    "scene": scene_law,
    "replay": replay_law,
    "choices": choices_law,
    "forced": forced_law,
    "vocabulary": vocabulary_law,
    "notation": notation_law,
    "odds": odds_law,
    "refusal": refusal_law,
    "door": door_law,
    "blind": blind_law,
    "undo": undo_law,
    "bots": bots_law,
    "apart": apart_law,
    "imagine": imagine_law,
    "end": end_law,
    "search": search_law,  # last: what is wrong with a game, the others tell better
}
