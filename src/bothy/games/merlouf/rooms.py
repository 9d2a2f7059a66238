"""The rooms of Merlin's house, and where else a gnome may be."""

from __future__ import annotations

from typing import Final, NewType

from bothy.kernel.table import NOTHING

Room = NewType("Room", int)
"""A room by its place in ROOM_NAMES; for a gnome who is in none, where else he is."""
ROOM_NAMES: Final = ["lounge", "working", "bathroom", "chamber", "kitchen", "entry", "prison"]
ROOMS: Final = 6
"""Rooms with objects."""
BATHROOM: Final = Room(2)
PRISON: Final = Room(6)
"""As a room: where a gnome goes to free others."""
BARS: Final = Room(7)
"""The place of a gnome whom Merlin has caught; PRISON is where one stands who came to free others."""
NO_ROOM: Final = Room(NOTHING)
EVERY_ROOM: Final = [Room(room) for room in range(ROOMS)]
