"""The table of Loch Ness: the loch, the cameras on its shore, cards and photos."""

from __future__ import annotations

from typing import ClassVar, Final

from bothy.games.loch_ness.box import LochBox
from bothy.games.loch_ness.choices import BACK, GROUPS, HAND, SPOTS, WHITE_DECK
from bothy.kernel.step import Step
from bothy.kernel.table import NOTHING, UNSEEN, Audience, Bag, Hand, Public, Seat, Seen, Table

BAGPIPES, PUB, PHOTO_SHOP, CASTLE, DISTILLERY, CHURCH, HOTEL = range(7)
THREE, FOUR, SEVEN, FIVE, WHITE = range(5)
"""Cameras by their place in CAMERA_NAMES; white is the one from the pub."""
SET, PAIR, SINGLE = 10, 5, 1
"""What photos are worth: three different ones, two, and one alone."""
CAMERAS: Final = 4
"""Cameras of a colour."""
THIRD_DECK: Final = HAND
"""The third card of a game for two comes from an unused colour."""


class Loch(Table):
    audiences: ClassVar[dict[str, Audience]] = {
        "start": Public(),
        "round": Public(),
        "nessie": Public(),
        "clock": Public(),
        "scores": Public(),
        "cameras": Public(),
        "moved": Public(),
        "white": Public(),
        "blockers": Public(),
        "taken": Public(),
        "reporters": Public(),
        "distilled": Public(),
        "laid": Seen("laid_knows"),
        "laid_knows": Public(),
        "spent": Public(),
        "third": Seen("third_knows"),
        "third_knows": Public(),
        "turned": Public(),
        "display": Public(),
        "deck": Bag(),
        "photos": Public(),
        "blind": Hand("rolls", "deck"),
        "rolls": Public(),
        "storms": Public(),
    }

    def __init__(
        self,
        box: LochBox,
        start: Seat,
        round: int,
        nessie: int,
        clock: int,
        scores: list[int],
        cameras: list[int],
        moved: int,
        white: int,
        blockers: int,
        taken: int,
        reporters: list[int],
        distilled: Seat,
        laid: list[int],
        laid_knows: list[int],
        spent: list[int],
        third: int,
        third_knows: int,
        turned: int,
        display: list[int],
        deck: list[int],
        photos: list[int],
        blind: list[int],
        rolls: list[int],
        storms: int,
    ) -> None:
        super().__init__(box)
        self.loch_box = box
        self.start = start
        """The seat with the large reporter."""
        self.round = round
        """The round being played; 0 during set-up."""
        self.nessie = nessie
        """The space of large Nessie."""
        self.clock = clock
        """The space of small Nessie on the score track."""
        self.scores = scores
        self.cameras = cameras
        """The spot of each camera, four to a seat in the order of CAMERA_NAMES; NOTHING if beside the board."""
        self.moved = moved
        """A mask of the cameras that lie face down: moved this round. The white one is the bit after all."""
        self.white = white
        """The spot of the white camera; NOTHING while it is in the pub."""
        self.blockers = blockers
        """A mask of the spots blocked in a game for two."""
        self.taken = taken
        """A mask of the spots with a camera."""
        self.reporters = reporters
        """The action space of each seat's reporter; NOTHING while it is in hand."""
        self.distilled = distilled
        """The seat that holds the white deck; NOTHING if none."""
        self.laid = laid
        """The card each seat has laid; NOTHING if none."""
        self.laid_knows = laid_knows
        """Who has seen it, as a mask; -1 for everybody."""
        self.spent = spent
        """A mask of each seat's cards on its discard pile (Room service?)."""
        self.third = third
        """The third card of a game for two, once somebody has looked at it; else NOTHING."""
        self.third_knows = third_knows
        self.turned = turned
        """A mask of the third cards that lie face up."""
        self.display = display
        """The open photos, by motif."""
        self.deck = deck
        """The face-down photos, by motif."""
        self.photos = photos
        """Photos taken from the display, three motifs to a seat: all saw them."""
        self.blind = blind
        """Photos drawn from the deck, three motifs to a seat: its own eyes only."""
        self.rolls = rolls
        """How many each seat has drawn so."""
        self.storms = storms
        """How many auction symbols small Nessie has passed."""

    def parts(self) -> dict[str, tuple[int, int]]:
        seats, cards = self.box.seats, HAND[-1] + 1
        return {
            "moved": (CAMERAS * seats + 1, 1),
            "blockers": (SPOTS, 1),
            "taken": (SPOTS, 1),
            "laid_knows": (seats, 1),
            "spent": (cards, 1),
            "third_knows": (seats, 1),
            "turned": (cards, 1),
        }

    def copy(self) -> Loch:
        return Loch(
            self.loch_box,
            self.start,
            self.round,
            self.nessie,
            self.clock,
            self.scores.copy(),
            self.cameras.copy(),
            self.moved,
            self.white,
            self.blockers,
            self.taken,
            self.reporters.copy(),
            self.distilled,
            self.laid.copy(),
            self.laid_knows.copy(),
            self.spent.copy(),
            self.third,
            self.third_knows,
            self.turned,
            self.display.copy(),
            self.deck.copy(),
            self.photos.copy(),
            self.blind.copy(),
            self.rolls.copy(),
            self.storms,
        )

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

    def standing_on(self, action: int) -> Seat:
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

    def front_is_free(self, spot: int) -> bool:
        return spot % 3 != BACK and not self.taken >> spot & 1

    def front_spots(self) -> list[int]:
        """The empty spots at the water."""
        return [spot for spot in range(SPOTS) if self.front_is_free(spot)]

    def spot_of(self, seat: Seat, camera: int) -> int:
        return self.white if camera == WHITE else self.cameras[seat * CAMERAS + camera]

    def bit_of(self, seat: Seat, camera: int) -> int:
        return 1 << (len(self.cameras) if camera == WHITE else seat * CAMERAS + camera)

    def put(self, seat: Seat, camera: int, spot: int) -> None:
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

    def owns(self, seat: Seat, camera: int) -> bool:
        """Whether the camera stands on the board for this seat."""
        if camera == WHITE:
            return self.white >= 0 and self.reporters[seat] == PUB
        return self.cameras[seat * CAMERAS + camera] >= 0

    def movable(self, seat: Seat) -> list[int]:
        """The seat's cameras that are still face up and may move."""
        base = seat * CAMERAS
        some = [k for k in range(CAMERAS) if self.cameras[base + k] >= 0 and not self.moved >> (base + k) & 1]
        if (
            self.white >= 0
            and self.reporters[seat] == PUB
            and self.loch_box.pub_camera_moves
            and not self.moved >> len(self.cameras) & 1
        ):
            some.append(WHITE)
        return some

    def faces(self, seat: Seat, space: int) -> int:
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

    def sector_points(self, seat: Seat, space: int) -> int:
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


def fresh(box: LochBox) -> Loch:
    """The table before the start player is known."""
    seats = box.seats
    return Loch(
        box,
        start=0,
        round=0,
        nessie=NOTHING,
        clock=0,
        scores=[0] * seats,
        cameras=[NOTHING] * (seats * CAMERAS),
        moved=0,
        white=NOTHING,
        blockers=0,
        taken=0,
        reporters=[NOTHING] * seats,
        distilled=NOTHING,
        laid=[NOTHING] * seats,
        laid_knows=[0] * seats,
        spent=[0] * seats,
        third=NOTHING,
        third_knows=0,
        turned=0,
        display=[0, 0, 0],
        deck=box.copies.copy(),
        photos=[0] * (seats * 3),
        blind=[0] * (seats * 3),
        rolls=[0] * seats,
        storms=0,
    )


def ahead(space: int, steps: int) -> int:
    """The space so many further clockwise."""
    return (space + steps) % GROUPS
