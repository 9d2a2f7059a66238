"""Setting the table of Loch Ness for a story."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from bothy.games.loch_ness import GAME
from bothy.games.loch_ness.choices import CAMERA_NAMES, CameraNumber
from bothy.games.loch_ness.scene import SPOT_NAMES
from bothy.games.loch_ness.table import CAMERAS, WHITE, Loch
from bothy.kernel import NOTHING
from bothy.kernel.scene import read_table

__all__ = ["BOTH", "GAME", "ROOM_SERVICE", "STORM", "at", "camera_at", "cameras_of", "loch", "photos_of"]

STORM: Final = {"storm": "on"}
ROOM_SERVICE: Final = {"room-service": "on"}
BOTH: Final = {"storm": "on", "room-service": "on"}


def at(name: str) -> int:
    """The spot called `3a`, by its number."""
    return SPOT_NAMES.index(name)


def loch(
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    *,
    cameras: Mapping[str, str] | None = None,
    actions: Mapping[int, str] | None = None,
    laid: Mapping[int, int] | None = None,
    photos: Mapping[int, Sequence[int]] | None = None,
    blind: Mapping[int, Sequence[int]] | None = None,
    space: int = 1,
    **fields: object,
) -> Loch:
    """A table in its second round, seat 0 starting, told in the words of a scene.

    Cameras as `{"0/7": "3a"}`, the white one as `1/white`; reporters by the name of their action space; cards laid
    face down by seat; heads, bodies and tails by seat, taken from the display or drawn blind; large Nessie's space
    as players count them. The display shows one of each motif, and the deck holds what is left.
    """
    lines = [f"loch-ness, {seats} seats", *[f"option {key} {value}" for key, value in (options or {}).items()]]
    lines.append(f"space: {space}")
    for word, things in (("reporter", actions), ("camera", cameras), ("laid", laid)):
        lines += [f"{word} {whose}: {thing}" for whose, thing in (things or {}).items()]
    for word, albums in (("photos", photos), ("blind", blind)):
        lines += [f"{word} {seat}: {' '.join(map(str, held))}" for seat, held in (albums or {}).items()]
    lines += [f"{name} = {json.dumps(value)}" for name, value in fields.items()]
    return read_table(GAME, "\n".join(lines))


def camera_at(table: Loch, spot: str) -> str:
    """Which camera stands on a spot: `0/7`, or `white`; empty if none does."""
    if table.white == at(spot):
        return "white"
    for index, place in enumerate(table.cameras):
        if place == at(spot):
            return f"{index // CAMERAS}/{CAMERA_NAMES[index % CAMERAS]}"
    return ""


def cameras_of(table: Loch, seat: int) -> dict[str, str]:
    """The seat's cameras on the board, each with its spot."""
    spots = {CAMERA_NAMES[camera]: table.spot_of(seat, CameraNumber(camera)) for camera in range(WHITE)}
    return {name: SPOT_NAMES[spot] for name, spot in spots.items() if spot != NOTHING}


def photos_of(table: Loch, seat: int) -> list[int]:
    """Heads, bodies and tails a seat holds."""
    return [table.photos[seat * 3 + motif] + table.blind[seat * 3 + motif] for motif in range(3)]
