"""The table of Loch Ness: the loch, the cameras on its shore, cards and photos."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_ness.box import LochBox
from bothy.games.loch_ness.choices import (
    ACTION_NAMES,
    BACK,
    CAMERA_NAMES,
    EVERY_SPOT,
    GROUPS,
    HAND,
    SPOTS,
    WHITE_DECK,
    ActionNumber,
    CameraNumber,
    CardMask,
    SeatMask,
    SpaceNumber,
    SpotMask,
    SpotNumber,
)
from bothy.kernel import NOTHING, UNSEEN, Bag, Hand, Seat, Seen, Step, Table, boxed, field, public


def action_called(name: str) -> ActionNumber:
    return ActionNumber(ACTION_NAMES.index(name))


def camera_called(name: str) -> CameraNumber:
    return CameraNumber(CAMERA_NAMES.index(name))


BAGPIPES: Final = action_called("bagpipes")
PUB: Final = action_called("pub")
PHOTO_SHOP: Final = action_called("photo-shop")
CASTLE: Final = action_called("castle")
DISTILLERY: Final = action_called("distillery")
CHURCH: Final = action_called("church")
HOTEL: Final = action_called("hotel")
IN_HAND: Final = ActionNumber(NOTHING)
"""Where a reporter is who stands on none."""
THREE: Final = camera_called("3")
FIVE: Final = camera_called("5")
WHITE: Final = camera_called("white")
"""The camera from the pub."""
OWN_CAMERAS: Final = [CameraNumber(camera) for camera in range(WHITE)]
CAMERAS: Final = 4
"""Cameras of a colour."""
NO_SPACE: Final = SpaceNumber(NOTHING)
NO_SPOT: Final = SpotNumber(NOTHING)
SET: Final = 10
PAIR: Final = 5
SINGLE: Final = 1
"""What photos are worth: three different ones, two, and one alone."""
THIRD_DECK: Final = HAND
"""The third card of a game for two comes from an unused colour."""


class Loch(Table):
    loch_box: LochBox = boxed()
    start: Seat = public(0, "The seat with the large reporter.")
    round: int = public(0, "The round being played; 0 during set-up.")
    nessie: SpaceNumber = public(NO_SPACE, "The space of large Nessie.")
    clock: int = public(0, "The space of small Nessie on the score track.")
    scores: list[int] = public(lambda box: [0] * box.seats, "The points of each seat.")
    cameras: list[SpotNumber] = public(
        lambda box: [NO_SPOT] * (box.seats * CAMERAS),
        "The spot of each camera, four to a seat in the order of CAMERA_NAMES; NOTHING if beside the board.",
    )
    moved: int = public(
        0,
        "A mask of the cameras that lie face down: moved this round. The white one is the bit after all.",
        parts=lambda box: (CAMERAS * box.seats + 1, 1),
    )
    white: SpotNumber = public(NO_SPOT, "The spot of the white camera; NOTHING while it is in the pub.")
    blockers: SpotMask = public(0, "A mask of the spots blocked in a game for two.", parts=(SPOTS, 1))
    taken: SpotMask = public(0, "A mask of the spots with a camera.", parts=(SPOTS, 1))
    reporters: list[ActionNumber] = public(
        lambda box: [IN_HAND] * box.seats, "The action space of each seat's reporter; NOTHING while it is in hand."
    )
    distilled: Seat = public(NOTHING, "The seat that holds the white deck; NOTHING if none.")
    laid: list[int] = field(
        Seen("laid_knows"), lambda box: [NOTHING] * box.seats, "The card each seat has laid; NOTHING if none."
    )
    laid_knows: list[SeatMask] = public(
        lambda box: [0] * box.seats, "Who has seen it, as a mask; -1 for everybody.", parts=lambda box: (box.seats, 1)
    )
    spent: list[CardMask] = public(
        lambda box: [0] * box.seats,
        "A mask of each seat's cards on its discard pile (Room service?).",
        parts=(HAND[-1] + 1, 1),
    )
    third: int = field(
        Seen("third_knows"), NOTHING, "The third card of a game for two, once somebody has looked at it; else NOTHING."
    )
    third_knows: SeatMask = public(0, "Who has seen it, as a mask.", parts=lambda box: (box.seats, 1))
    turned: CardMask = public(0, "A mask of the third cards that lie face up.", parts=(HAND[-1] + 1, 1))
    display: list[int] = public([0, 0, 0], "The open photos, by motif.")
    deck: list[int] = field(Bag(), lambda box: box.copies.copy(), "The face-down photos, by motif.")
    photos: list[int] = public(
        lambda box: [0] * (box.seats * 3),
        "Photos taken from the display, three motifs to a seat: all saw them. None in closed albums.",
    )
    blind: list[int] = field(
        Hand("rolls", "deck"),
        lambda box: [0] * (box.seats * 3),
        "Photos drawn from the deck, three motifs to a seat: its own eyes only. In closed albums all it has taken.",
    )
    rolls: list[int] = public(lambda box: [0] * box.seats, "How many each seat holds so.")
    storms: int = public(0, "How many auction symbols small Nessie has passed.")

    # Seats

    def round_the_table(self) -> list[Seat]:
        """All seats, from the start player clockwise."""
        seats = self.box.seats
        return [(self.start + turn) % seats for turn in range(seats)]

    def card_players(self) -> list[Seat]:
        """The start player and the next two lay a card; with two seats, both."""
        return self.round_the_table()[:3]

    def lays_cards(self, seat: Seat) -> bool:
        return (seat - self.start) % self.box.seats < 3

    def standing_on(self, action: ActionNumber) -> Seat:
        """The seat whose reporter stands on this action space, or NOTHING."""
        for seat, reporter in enumerate(self.reporters):
            if reporter == action:
                return seat
        return NOTHING

    # Cards

    def hand(self, seat: Seat) -> list[int]:
        """The cards a seat may lay: the white deck if it holds it, else its own that are not spent."""
        if self.distilled == seat:
            return WHITE_DECK
        spent = self.spent[seat]
        return [card for card in HAND if not spent >> card & 1]

    def third_cards(self) -> list[int]:
        """What the third card of a game for two can still be."""
        return [card for card in THIRD_DECK if not self.turned >> card & 1]

    def might_be(self, field: str, index: int) -> list[tuple[int, int]]:
        cards = self.third_cards() if field == "third" else self.hand(index)
        return [(card, 1) for card in cards]

    # Cameras

    def front_is_free(self, spot: SpotNumber) -> bool:
        return spot % 3 != BACK and not self.taken >> spot & 1

    def front_spots(self) -> list[SpotNumber]:
        """The empty spots at the water."""
        return [spot for spot in EVERY_SPOT if self.front_is_free(spot)]

    def spot_of(self, seat: Seat, camera: CameraNumber) -> SpotNumber:
        return self.white if camera == WHITE else self.cameras[seat * CAMERAS + camera]

    def bit_of(self, seat: Seat, camera: CameraNumber) -> int:
        return 1 << (len(self.cameras) if camera == WHITE else seat * CAMERAS + camera)

    def put(self, seat: Seat, camera: CameraNumber, spot: SpotNumber) -> None:
        """Put a camera on a spot, away from where it was."""
        before = self.spot_of(seat, camera)
        if before >= 0:
            self.taken &= ~(1 << before)
        if spot >= 0:
            self.taken |= 1 << spot
        if camera == WHITE:
            self.white = spot
        else:
            self.cameras[seat * CAMERAS + camera] = spot

    def owns(self, seat: Seat, camera: CameraNumber) -> bool:
        """Whether the camera stands on the board for this seat."""
        if camera == WHITE:
            return self.white >= 0 and self.reporters[seat] == PUB
        return self.cameras[seat * CAMERAS + camera] >= 0

    def movable(self, seat: Seat) -> list[CameraNumber]:
        """The seat's cameras that are still face up and may move."""
        base = seat * CAMERAS
        some = [
            CameraNumber(camera)
            for camera in range(CAMERAS)
            if self.cameras[base + camera] >= 0 and not self.moved >> (base + camera) & 1
        ]
        if (
            self.white >= 0
            and self.reporters[seat] == PUB
            and self.loch_box.pub_camera_moves
            and not self.moved >> len(self.cameras) & 1
        ):
            some.append(WHITE)
        return some

    def faces(self, seat: Seat, space: SpaceNumber) -> int:
        """How many cameras of a seat point directly at a space."""
        base = seat * CAMERAS
        facing = 0
        for index in range(base, base + CAMERAS):
            spot = self.cameras[index]
            if spot >= 0 and spot // 3 == space:
                facing += 1
        if self.white >= 0 and self.white // 3 == space and self.reporters[seat] == PUB:
            facing += 1
        return facing

    def sector_sum(self, seat: Seat, space: SpaceNumber) -> str:
        """What makes up the points of a seat in the sector of a space, camera by camera: `7 + 9`."""
        sector_of, box = self.loch_box.sector_of, self.loch_box
        here = [
            camera
            for camera in range(CAMERAS)
            if self.cameras[seat * CAMERAS + camera] >= 0
            and sector_of[self.cameras[seat * CAMERAS + camera] // 3] == sector_of[space]
        ]
        shop = self.reporters[seat] == PHOTO_SHOP
        points = [box.shop_points if shop and camera == THREE else box.points[camera] for camera in here]
        if self.white >= 0 and sector_of[self.white // 3] == sector_of[space] and self.reporters[seat] == PUB:
            points.append(box.points[WHITE])
        return " + ".join([str(worth) for worth in points])

    def sector_points(self, seat: Seat, space: SpaceNumber) -> int:
        """N14: what a seat's cameras in the sector of a space score."""
        box = self.loch_box
        sector_of = box.sector_of
        sector = sector_of[space]
        points = 0
        base = seat * CAMERAS
        for camera in range(CAMERAS):
            spot = self.cameras[base + camera]
            if spot >= 0 and sector_of[spot // 3] == sector:
                shop = camera == THREE and self.reporters[seat] == PHOTO_SHOP
                points += box.shop_points if shop else box.points[camera]
        if self.white >= 0 and sector_of[self.white // 3] == sector and self.reporters[seat] == PUB:
            points += box.points[WHITE]
        return points

    # Photos

    def photo_points(self, seat: Seat) -> int:
        """N34: ten for a set of three motifs, five for a pair of different ones, one for what is left."""
        held = sorted([self.photos[seat * 3 + motif] + self.blind[seat * 3 + motif] for motif in range(3)])
        sets, pairs, singles = held[0], held[1] - held[0], held[2] - held[1]
        return SET * sets + PAIR * pairs + SINGLE * singles

    def photos_left(self) -> int:
        """How many photos lie face down; a sight holds those that others drew unseen in the deck."""
        away = sum([rolls for seat, rolls in enumerate(self.rolls) if self.blind[seat * 3] == UNSEEN])
        return sum(self.deck) - away


Steps = tuple[Step[Loch], ...]


def ahead(space: SpaceNumber, steps: int) -> SpaceNumber:
    """The space so many further clockwise."""
    return SpaceNumber((space + steps) % GROUPS)
