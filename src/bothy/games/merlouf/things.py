"""Objects in six colours, goodies and traps: what they look like from behind, what they are, where they lie."""

from __future__ import annotations

from typing import Final, NewType

from bothy.kernel.table import NOTHING

Back = NewType("Back", int)
"""What a thing looks like from behind, by its place in BACK_NAMES: a colour, or a kind of cards."""
Kind = NewType("Kind", int)
"""What a thing is, by its place in FACE_KEYS behind its back."""
Place = int
"""Where a thing may lie, among all places: first the circles, then those of each seat."""
Thing = NewType("Thing", int)
"""A thing by its place among those of its seat."""
COLOURS: Final = ["green", "red", "blue", "yellow", "purple", "orange"]
KINDS: Final = 5
"""Objects of a colour; the last of them is enchanted."""
ENCHANTED: Final = Kind(4)
"""The place of the enchanted object among those of its colour."""
GOODY: Final = Back(6)
"""The back of a goodies card, after those of the six colours."""
TRAP: Final = Back(7)
"""The back of a trap card."""
ANY_ENCHANTED: Final = Back(8)
"""Not a back, but something one can want: an enchanted object of whatever colour."""
BACK_NAMES: Final = [*COLOURS, "goody", "trap"]
FACE_KEYS: Final = [
    ["foak", "frog-jar", "moss-slippers", "pickle-barrel", "hissing-fern"],
    ["ruby-ladle", "dragon-kettle", "velvet-fez", "chilli-candle", "biting-boot"],
    ["moon-teapot", "ink-flask", "snow-globe", "tide-horn", "weeping-mirror"],
    ["clock", "honey-lantern", "brass-bugle", "sun-dial", "gossip-bell"],
    ["grape-goblet", "star-cushion", "plum-grimoire", "bat-umbrella", "snoring-pillow"],
    ["pumpkin-stool", "fox-scarf", "copper-sieve", "carrot-flute", "angry-broom"],
    ["pins", "ribbon", "powder", "bloomers", "corset"],
    ["soap", "bucket", "beard", "pepper"],
]
"""What lies behind each back: objects by colour, goodies, traps."""
PLACES: Final = 5
"""The most objects one gnome carries."""
GOODIES: Final = 3
"""The most goodies cards a seat holds."""
TRAPS: Final = 4
"""The most trap cards a seat holds."""
CIRCLES: Final = 30
"""Circles for objects, five in each of six rooms."""
NO_BACK: Final = Back(NOTHING)
NO_KIND: Final = Kind(NOTHING)
NO_THING: Final = Thing(NOTHING)
EVERY_COLOUR: Final = [Back(colour) for colour in range(len(COLOURS))]
EVERY_BACK: Final = [Back(back) for back in range(len(BACK_NAMES))]
