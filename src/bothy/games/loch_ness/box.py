"""What lies in the box of Loch Ness, with the options a table has agreed on."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_ness.choices import ACTION_NAMES, CAMERA_NAMES, GROUPS, MOTIFS, VOCABULARY
from bothy.kernel.table import Box

__all__ = ["CAMERA_NAMES", "GROUPS", "MOTIFS", "RULES_VERSION", "LochBox"]

RULES_VERSION: Final = 2


class LochBox(Box):
    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        pack: str,
        sector_of: list[int],
        photos_at: list[int],
        points: list[int],
        shop_points: int,
        copies: list[int],
        end: int,
        marks: list[int],
    ) -> None:
        super().__init__("loch-ness", RULES_VERSION, seats, options, pack, VOCABULARY)
        self.sector_of = sector_of
        """The sector of each space."""
        self.photos_at = photos_at
        """How many photos a camera facing each space takes."""
        self.points = points
        """What each camera scores, by its place in CAMERA_NAMES."""
        self.shop_points = shop_points
        """What the camera 3 scores while its owner stands in the photo shop."""
        self.copies = copies
        """How many photos of each motif there are."""
        self.end = end
        """Where small Nessie ends the game."""
        self.marks = marks
        """Where she calls an auction."""
        self.storm = options["storm"] == "on"
        self.room_service = options["room-service"] == "on"
        self.action_spaces = len(ACTION_NAMES) if self.room_service else len(ACTION_NAMES) - 1
        """How many action spaces there are: the hotel, the last, belongs to Room service?"""
        self.change_group = options["change-group"] == "on"
        self.pub_camera_moves = options["pub-camera"] == "moves"
        self.nessie_chosen = options["nessie-start"] == "chosen"
        self.equal_starts = options["equal-starts"] == "on"
        self.albums_closed = options["album"] == "closed"
        """Whether photos from the display lie face down, too, once they are taken."""
