"""Setting the table of Loch Ness for a story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bothy.games.loch_ness import GAME
from bothy.games.loch_ness.choices import ACTION_NAMES, CAMERA_NAMES
from bothy.games.loch_ness.table import CAMERAS, WHITE, Loch
from bothy.kernel import NOTHING
from stories import lay_table

__all__ = ["BOTH", "GAME", "ROOM_SERVICE", "STORM", "at", "camera_at", "cameras_of", "loch", "photos_of"]

STORM: Final = {"storm": "on"}
ROOM_SERVICE: Final = {"room-service": "on"}
BOTH: Final = {"storm": "on", "room-service": "on"}


def at(name: str) -> int:
    """The spot called `3a`, by its number."""
    return (int(name[:-1]) - 1) * 3 + "abc".index(name[-1])


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
    """A table in its second round, seat 0 starting.

    Cameras as `{"0/7": "3a"}`, the white one as `1/white`; reporters by the name of their action space; cards laid
    face down by seat; heads, bodies and tails by seat, taken from the display or drawn blind; large Nessie's space
    as players count them. The display shows one of each motif, and the deck holds what is left.
    """
    table = lay_table(GAME, seats, options, round=2, nessie=space - 1, display=[1, 1, 1])
    for seat, action in (actions or {}).items():
        table.reporters[seat] = ACTION_NAMES.index(action)
    for name, spot in (cameras or {}).items():
        owner, _, camera = name.partition("/")
        table.put(int(owner), CAMERA_NAMES.index(camera), at(spot))
    for seat, card in (laid or {}).items():
        table.laid[seat] = card
        table.laid_knows[seat] = 1 << seat
    for seat, held in (photos or {}).items():
        table.photos[seat * 3 : seat * 3 + 3] = list(held)
    for seat, held in (blind or {}).items():
        table.blind[seat * 3 : seat * 3 + 3] = list(held)
        table.rolls[seat] = sum(held)
    for motif, copies in enumerate(table.loch_box.copies):
        gone = table.display[motif] + sum(table.photos[motif::3]) + sum(table.blind[motif::3])
        table.deck[motif] = copies - gone
    for name, value in fields.items():
        assert name in Loch.fields, f"there is no field {name!r}"
        setattr(table, name, value)
    return table


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
    spots = {CAMERA_NAMES[camera]: table.spot_of(seat, camera) for camera in range(WHITE)}
    return {name: f"{spot // 3 + 1}{'abc'[spot % 3]}" for name, spot in spots.items() if spot != NOTHING}


def photos_of(table: Loch, seat: int) -> list[int]:
    """Heads, bodies and tails a seat holds."""
    return [table.photos[seat * 3 + motif] + table.blind[seat * 3 + motif] for motif in range(3)]
