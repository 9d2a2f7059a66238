"""Photos: taking them, and what happens when the deck is empty."""

from __future__ import annotations

from bothy.games.loch_ness.choices import BLIND, MOTIFS, TAKE, Take
from bothy.games.loch_ness.table import Loch, Steps
from bothy.kernel import Chance, Choice, Decision, Luck, Message, Reveal, Seat


def top_of(deck: list[int]) -> list[tuple[int, int]]:
    return [(motif, copies) for motif, copies in enumerate(deck) if copies > 0]


class TakePhotos(Decision[Loch]):
    """N16: each photo comes from the display, or blind from the deck."""

    left: int
    """How many the seat has still to take, this one included."""

    def prompt(self, loch: Loch, seat: Seat) -> Message:
        prompt = super().prompt(loch, seat)
        prompt.values["left"] = self.left
        return prompt

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        some: list[Choice] = [TAKE[motif] for motif in range(3) if loch.display[motif]]
        some.append(BLIND)
        return some

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        seat = self.seat
        more: Steps = (TakePhotos(seat, self.left - 1),) if self.left > 1 else ()
        if choice is BLIND:
            return DrawBlind(seat), *more
        assert isinstance(choice, Take)
        loch.display[choice.motif] -= 1
        if loch.loch_box.albums_closed:
            put_face_down(loch, seat, choice.motif)
        else:
            loch.photos[seat * 3 + choice.motif] += 1
        if loch.sink is not None:
            motif = MOTIFS[choice.motif]
            loch.tell("takes", {"seat": seat, "motif": motif}, f"photo:{motif}", choice.target, f"photos:{seat}")
        return TurnPhoto(), *more


class DrawBlind(Chance[Loch]):
    """N16: the photo on top of the deck, seen by its new owner only."""

    seat: Seat

    def odds(self, loch: Loch) -> list[tuple[int, int]]:
        return top_of(loch.deck)

    def toss(self, loch: Loch, luck: Luck) -> int:
        return luck.among(loch.deck)

    def happened(self, loch: Loch, outcome: int) -> Steps:
        loch.deck[outcome] -= 1
        put_face_down(loch, self.seat, outcome)
        if loch.sink is not None:
            me = 1 << self.seat
            loch.tell(
                "draws",
                {"seat": self.seat, "motif": MOTIFS[outcome]},
                "photo",
                "photo:blind",
                f"photos:{self.seat}",
                me,
            )
            loch.tell("draws-blind", {"seat": self.seat}, "photo", "photo:blind", f"photos:{self.seat}", ~me)
        return if_empty(loch)


class TurnPhoto(Chance[Loch]):
    """N16: the display is filled up from the deck at once."""

    def odds(self, loch: Loch) -> list[tuple[int, int]]:
        return top_of(loch.deck)

    def toss(self, loch: Loch, luck: Luck) -> int:
        return luck.among(loch.deck)

    def happened(self, loch: Loch, outcome: int) -> Steps:
        loch.deck[outcome] -= 1
        loch.display[outcome] += 1
        if loch.sink is not None:
            motif = MOTIFS[outcome]
            loch.tell("shows", {"motif": motif}, f"photo:{motif}", "photo:blind", f"photo:{motif}")
        return if_empty(loch)


class CashIn(Reveal[Loch]):
    """N18: the deck is empty: everybody scores all photos held, and they become the new deck."""

    def apply(self, loch: Loch) -> Steps:
        score_photos(loch)
        for index in range(len(loch.photos)):
            loch.deck[index % 3] += loch.photos[index] + loch.blind[index]
            loch.photos[index] = 0
            loch.blind[index] = 0
        for seat in range(loch.box.seats):
            loch.rolls[seat] = 0
        loch.tell("reshuffles")
        return ()


def put_face_down(loch: Loch, seat: Seat, motif: int) -> None:
    """N16, N46: into the album, where only its owner sees it."""
    loch.blind[seat * 3 + motif] += 1
    loch.rolls[seat] += 1


def if_empty(loch: Loch) -> Steps:
    """Nothing more, unless that was the last photo of the deck. All but the display are then held (Ruling 16)."""
    if loch.deck[0] or loch.deck[1] or loch.deck[2]:
        return ()
    return (CashIn(),)


def score_photos(loch: Loch) -> None:
    """N34: the points of all photos held."""
    for seat in loch.round_the_table():
        points = loch.photo_points(seat)
        loch.scores[seat] += points
        if loch.sink is not None and points:
            loch.tell("photo-points", {"seat": seat, "points": points}, "", "", f"score:{seat}")
