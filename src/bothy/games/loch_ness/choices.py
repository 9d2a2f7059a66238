"""Everything that can be answered in Loch Ness."""

from __future__ import annotations

from typing import Final, NewType

from bothy.kernel import Choice, Message, Pass, Seat, Vocabulary

SpaceNumber = NewType("SpaceNumber", int)
"""A space of the loch, from 0."""
SpotNumber = NewType("SpotNumber", int)
"""A spot for a camera, three to a space, from 0; NOTHING for a camera beside the board."""
CameraNumber = NewType("CameraNumber", int)
"""A camera, by its place in CAMERA_NAMES."""
ActionNumber = NewType("ActionNumber", int)
"""An action space, by its place in ACTION_NAMES."""
SpotMask = int
"""Spots, a bit for each."""
SeatMask = int
"""Seats, a bit for each; -1 for everybody."""
CardMask = int
"""Move cards, a bit for each: bit 1 for the card 1."""

GROUPS: Final = 15
"""Spaces of the loch, each with a group of camera spots beside it."""
SPOTS: Final = 45
"""Three to a group: two in front at the water, one behind."""
EVERY_SPOT: Final = [SpotNumber(spot) for spot in range(SPOTS)]
BACK: Final = 2
"""The place of the back spot in its group."""
MOTIFS: Final = ["head", "body", "tail"]
CAMERA_NAMES: Final = ["3", "4", "7", "5", "white"]
ACTION_NAMES: Final = ["bagpipes", "pub", "photo-shop", "castle", "distillery", "church", "hotel"]
HAND: Final = [1, 2, 3, 4, 5]
"""The move cards of a colour."""
WHITE_DECK: Final = [0, 1, 2, 3, 4, 5, 7]
"""The move cards of the distillery."""


def spot_name(spot: SpotNumber) -> str:
    """`3a`, `3b` in front and `3c` behind, for the third space."""
    return f"{spot // 3 + 1}{'abc'[spot % 3]}"


class Space(Choice):
    """A space of the loch."""

    def __init__(self, space: SpaceNumber) -> None:
        super().__init__(
            f"space {space + 1}", Message("loch-ness-space", {"space": space + 1}), f"space:{space + 1}", "N03"
        )
        self.space = space


class Spot(Choice):
    """A spot for a camera."""

    def __init__(self, spot: SpotNumber) -> None:
        name = spot_name(spot)
        super().__init__(f"spot {name}", Message("loch-ness-spot", {"spot": name}), f"spot:{name}", "N04")
        self.spot = spot


class Camera(Choice):
    """One of the seat's cameras, by its place in CAMERA_NAMES."""

    def __init__(self, camera: CameraNumber) -> None:
        name = CAMERA_NAMES[camera]
        super().__init__(f"camera {name}", Message("loch-ness-camera", {"camera": name}), f"camera:{name}", "N22")
        self.camera = camera


class Card(Choice):
    """A move card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"card {card}", Message("loch-ness-card", {"card": card}), f"card:{card}", "N21")
        self.card = card


class Action(Choice):
    """An action space for the reporter."""

    def __init__(self, action: ActionNumber) -> None:
        name = ACTION_NAMES[action]
        clauses = ["N26", "N27", "N28", "N29", "N30", "N31", "N32"]
        super().__init__(f"action {name}", Message(f"loch-ness-action-{name}"), f"action:{name}", clauses[action])
        self.action = action


class Look(Choice):
    """To look at the card a seat has laid."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"look {seat + 1}", Message("loch-ness-look", {"seat": seat}), f"laid:{seat}", "N31")
        self.seat = seat


class Take(Choice):
    """A photo of this motif from the display."""

    def __init__(self, motif: int) -> None:
        name = MOTIFS[motif]
        super().__init__(f"photo {name}", Message("loch-ness-photo", {"motif": name}), f"photo:{name}", "N16")
        self.motif = motif


class Bid(Choice):
    """Hand cards as a bid, as a mask: bit 1 for the card 1, and so on."""

    def __init__(self, cards: CardMask) -> None:
        held = [card for card in HAND if cards >> card & 1]
        name = "+".join([str(card) for card in held]) or "nothing"
        super().__init__(f"bid {name}", Message("loch-ness-bid", {"cards": name, "points": sum(held)}), "", "N38")
        self.cards = cards
        self.points = sum(held)


PASS: Final = Pass("pass", Message("loch-ness-pass"), "", "N25")
USE: Final = Choice("use", Message("loch-ness-use"), "", "N26")
"""To play the bagpipes."""
SPACE: Final = [Space(SpaceNumber(space)) for space in range(GROUPS)]
SPOT: Final = [Spot(spot) for spot in EVERY_SPOT]
CAMERA: Final = [Camera(CameraNumber(camera)) for camera in range(len(CAMERA_NAMES))]
CARD: Final = [Card(card) for card in range(8)]
ACTION: Final = [Action(ActionNumber(action)) for action in range(len(ACTION_NAMES))]
LOOK: Final = [Look(seat) for seat in range(5)]
LOOK_THIRD: Final = Choice("look third", Message("loch-ness-look-third"), "third", "N31")
"""To look at the third card of a game for two."""
TAKE: Final = [Take(motif) for motif in range(len(MOTIFS))]
BLIND: Final = Choice("photo blind", Message("loch-ness-photo-blind"), "photo:blind", "N16")
"""A photo from the face-down deck."""
BID: Final = [Bid(cards << 1) for cards in range(32)]

MOVES: Final = [choice for choice in CARD if choice.card in WHITE_DECK]

VOCABULARY: Final = Vocabulary(
    [PASS, USE, *SPACE, *SPOT, *CAMERA, *MOVES, *ACTION, *LOOK, LOOK_THIRD, *TAKE, BLIND, *BID]
)
