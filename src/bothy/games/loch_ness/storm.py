"""Storm!: auctions for the fourth camera."""

from __future__ import annotations

from bothy.games.loch_ness.cameras import place
from bothy.games.loch_ness.choices import BID, HAND, Bid, Spot
from bothy.games.loch_ness.spots import FrontSpot
from bothy.games.loch_ness.table import CAMERAS, FIVE, Loch, Steps
from bothy.kernel import Choice, Luck, Message, Rule, Seat, Secret


def bidders(loch: Loch) -> list[Seat]:
    """N40: the seats that have not won their 5 yet."""
    return [seat for seat in range(loch.box.seats) if loch.cameras[seat * CAMERAS + FIVE] < 0]


class Auction(Rule[Loch]):
    """N37: small Nessie has passed a symbol: one auction, if anybody can still bid."""

    def apply(self, loch: Loch) -> Steps:
        return (SealedBids(),) if bidders(loch) else ()


class SealedBids(Secret[Loch]):
    """N38: each bids with none to all of its hand cards, at once."""

    def seats(self, loch: Loch) -> list[Seat]:
        return bidders(loch)

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        spent = loch.spent[seat] >> 1
        return [BID[cards] for cards in range(32) if not cards & spent]

    def pick(self, loch: Loch, seat: Seat, luck: Luck) -> Choice:
        if loch.spent[seat]:
            return super().pick(loch, seat, luck)
        return BID[luck.fork(32)]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Bid):
            gone = [str(card) for card in HAND if choice.cards & loch.spent[seat] & 1 << card]
            return Message("loch-ness-why-bid-spent", {"cards": "+".join(gone)})
        return Message("loch-ness-why-a-bid", {"choice": choice.notation})

    def revealed(self, loch: Loch, answers: dict[Seat, Choice]) -> Steps:
        bids: dict[Seat, int] = {}
        for seat in bidders(loch):
            bid = answers[seat]
            assert isinstance(bid, Bid)
            bids[seat] = bid.points
            loch.tell("bids", {"seat": seat, "points": bid.points}, "bid", f"seat:{seat}", "auction")
        winner = highest_single(bids)
        if winner < 0:
            loch.tell("no-winner")
            return ()
        loch.scores[winner] -= bids[winner]
        loch.tell("wins-auction", {"seat": winner, "points": bids[winner]}, "", "", f"score:{winner}")
        return (PlaceFive(winner),)


class PlaceFive(FrontSpot):
    """N39: the winner puts the 5 on an empty front spot at once and keeps it."""

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, Spot)
        place(loch, self.seat, FIVE, choice.spot)
        return ()


def highest_single(bids: dict[Seat, int]) -> Seat:
    """N39: the highest bid that nobody else has made; tied bids cancel each other. -1 if there is none."""
    points = list(bids.values())
    best, winner = -1, -1
    for seat, bid in bids.items():
        if bid > best and points.count(bid) == 1:
            best, winner = bid, seat
    return winner
