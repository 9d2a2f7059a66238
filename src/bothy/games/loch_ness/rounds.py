"""The rounds: the first, all later ones, the swim, the scoring and the end."""

from __future__ import annotations

from bothy.games.loch_ness.actions import Bagpipes, ChooseAction, Church, may_pipe
from bothy.games.loch_ness.cameras import Castle, MoveAgain, MoveCamera, PlaceCamera
from bothy.games.loch_ness.choices import CARD, HAND, WHITE_DECK, Card
from bothy.games.loch_ness.photos import TakePhotos, score_photos
from bothy.games.loch_ness.storm import Auction
from bothy.games.loch_ness.table import BAGPIPES, CASTLE, CHURCH, IN_HAND, NO_SPOT, WHITE, Loch, Steps, ahead
from bothy.kernel import NOTHING, Chance, Choice, Luck, Message, Reveal, Rule, Seat, Secret


class FirstRound(Rule[Loch]):
    """N08: no actions; cards are drawn, cameras placed in three laps, then Nessie swims."""

    def apply(self, loch: Loch) -> Steps:
        loch.round = 1
        seats = loch.round_the_table()
        draw = [DrawCard(seat) for seat in loch.card_players()]
        place = [PlaceCamera(seat) for _ in range(3) for seat in seats]
        return *draw, *place, *reveal_and_score(loch)


class LaterRound(Rule[Loch]):
    """N20: actions, cards, two laps of moving cameras, then Nessie swims."""

    def apply(self, loch: Loch) -> Steps:
        loch.round += 1
        seats = loch.round_the_table()
        act = [ChooseAction(seat) for seat in seats]
        move = [MoveCamera(seat) for seat in seats]
        again = [MoveAgain(seat) for seat in seats]
        return *act, LayCards(), ToChurch(), *move, *again, ToCastle(), *reveal_and_score(loch)


def reveal_and_score(loch: Loch) -> Steps:
    """What both kinds of round end with; the first has no actions, and so no bagpipes."""
    third: Steps = (TurnThird(),) if loch.box.seats == 2 else ()
    pipes: Steps = (PipeUp(),) if loch.round > 1 else ()
    return TurnCards(), *third, Swim(), *pipes, ScoreSector(), HandOutPhotos(), CleanUp()


class DrawCard(Chance[Loch]):
    """N10: in the first round a seat lays one of its cards at random, and may look at it."""

    seat: Seat

    def odds(self, loch: Loch) -> list[tuple[int, int]]:
        return [(card, 1) for card in HAND]

    def toss(self, loch: Loch, luck: Luck) -> int:
        return HAND[luck.below(5)]

    def happened(self, loch: Loch, outcome: int) -> Steps:
        lay(loch, self.seat, outcome, "draws-card")
        return ()


class LayCards(Secret[Loch]):
    """N21: the first three seats each choose a card and lay it face down."""

    def seats(self, loch: Loch) -> list[Seat]:
        return loch.card_players()

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [CARD[card] for card in loch.hand(seat)]

    def pick(self, loch: Loch, seat: Seat, luck: Luck) -> Choice:
        if loch.distilled == seat:
            return CARD[WHITE_DECK[luck.fork(len(WHITE_DECK))]]
        if loch.spent[seat] == 0:
            return CARD[HAND[luck.fork(len(HAND))]]
        some = loch.hand(seat)
        return CARD[some[luck.fork(len(some))]]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if not isinstance(choice, Card):
            return Message("loch-ness-why-lay", {"choice": choice.notation})
        if choice.card in HAND:
            return Message("loch-ness-why-spent", {"card": choice.card})
        return Message("loch-ness-why-not-yours", {"card": choice.card})

    def revealed(self, loch: Loch, answers: dict[Seat, Choice]) -> Steps:
        for seat in loch.card_players():
            choice = answers[seat]
            assert isinstance(choice, Card)
            lay(loch, seat, choice.card, "lays")
        return ()


class ToChurch(Rule[Loch]):
    """N31: now the seat in the church may look."""

    def apply(self, loch: Loch) -> Steps:
        seat = loch.standing_on(CHURCH)
        return (Church(seat),) if seat != NOTHING else ()


class ToCastle(Rule[Loch]):
    """N29: now the seat in the castle may move."""

    def apply(self, loch: Loch) -> Steps:
        seat = loch.standing_on(CASTLE)
        return (Castle(seat),) if seat != NOTHING and loch.movable(seat) else ()


class TurnCards(Reveal[Loch]):
    """N12: cameras are turned face up, and then the cards."""

    def apply(self, loch: Loch) -> Steps:
        loch.moved = 0
        for seat in loch.card_players():
            loch.laid_knows[seat] = -1
            if loch.sink is not None:
                where = f"laid:{seat}"
                loch.tell(
                    "turns-card", {"seat": seat, "card": loch.laid[seat]}, f"card:{loch.laid[seat]}", where, where
                )
        return ()


class TurnThird(Chance[Loch]):
    """N13: in a game for two the start player turns the third card; what was looked at is what comes."""

    def odds(self, loch: Loch) -> list[tuple[int, int]]:
        if loch.third != NOTHING:
            return [(loch.third, 1)]
        return [(card, 1) for card in loch.third_cards()]

    def happened(self, loch: Loch, outcome: int) -> Steps:
        loch.third = outcome
        loch.third_knows = -1
        loch.turned |= 1 << outcome
        loch.tell("turns-third", {"card": outcome}, f"card:{outcome}", "third", "third")
        return ()


class Swim(Rule[Loch]):
    """N12: both Nessies move by the sum of the three cards."""

    def apply(self, loch: Loch) -> Steps:
        total = max(loch.third, 0)
        for card in loch.laid:
            total += max(card, 0)
        before = loch.nessie
        loch.nessie = ahead(before, total)
        loch.clock += total
        if loch.sink is not None:
            values: dict[str, int | str] = {"steps": total, "space": loch.nessie + 1, "clock": loch.clock}
            loch.tell("swims", values, "nessie", f"space:{before + 1}", f"space:{loch.nessie + 1}")
        return ()


class PipeUp(Rule[Loch]):
    """N26: the seat with the bagpipes may lure her on, if a camera of its own points there."""

    def apply(self, loch: Loch) -> Steps:
        piper = loch.standing_on(BAGPIPES)
        return (Bagpipes(piper),) if may_pipe(loch, piper) else ()


class ScoreSector(Rule[Loch]):
    """N14: every camera in Nessie's sector scores its value."""

    def apply(self, loch: Loch) -> Steps:
        seats = loch.box.seats
        scored = False
        for turn in range(seats):
            seat = (loch.start + turn) % seats
            points = loch.sector_points(seat, loch.nessie)
            loch.scores[seat] += points
            scored = scored or points > 0
            if loch.sink is not None and points:
                values: dict[str, int | str] = {"seat": seat, "points": points}
                values["sum"] = loch.sector_sum(seat, loch.nessie)
                loch.tell("scores", values, "", "", f"score:{seat}")
        if not scored:
            loch.tell("nobody-scores", {})
        return ()


class HandOutPhotos(Rule[Loch]):
    """N15: every camera pointing at Nessie takes its photos, seat after seat from the start player."""

    def apply(self, loch: Loch) -> Steps:
        each = loch.loch_box.photos_at[loch.nessie]
        takers: list[TakePhotos] = []
        for seat in loch.round_the_table():
            facing = loch.faces(seat, loch.nessie)
            if facing * each:
                takers.append(TakePhotos(seat, facing * each))
                loch.tell(
                    "snaps",
                    {"seat": seat, "photos": facing * each},
                    "flash",
                    f"seat:{seat}",
                    f"space:{loch.nessie + 1}",
                )
        return tuple(takers)


class CleanUp(Rule[Loch]):
    """N19: cards, reporters, the white camera and deck go back; the marker passes clockwise."""

    def apply(self, loch: Loch) -> Steps:
        box = loch.loch_box
        for seat in range(box.seats):
            card = loch.laid[seat]
            if card != NOTHING:
                if box.room_service and loch.distilled != seat:
                    spend(loch, seat, card)
                loch.laid[seat] = NOTHING
                loch.laid_knows[seat] = 0
            loch.reporters[seat] = IN_HAND
        if loch.white != NOTHING:
            loch.put(0, WHITE, NO_SPOT)
        loch.distilled = NOTHING
        clear_third(loch)
        loch.start = (loch.start + 1) % box.seats
        storm = pass_marks(loch)
        if ends(loch):
            return (FinalScoring(),)
        if storm and box.storm:
            return Auction(), LaterRound()
        return (LaterRound(),)


class FinalScoring(Reveal[Loch]):
    """N33: after the round in which small Nessie has reached 65, photos are scored and the game ends."""

    def apply(self, loch: Loch) -> Steps:
        score_photos(loch)
        for index in range(len(loch.blind)):
            loch.photos[index] += loch.blind[index]
            loch.blind[index] = 0
        for seat in range(loch.box.seats):
            loch.rolls[seat] = 0
        loch.tell("ends", {"rounds": loch.round})
        return ()


def lay(loch: Loch, seat: Seat, card: int, how: str) -> None:
    """Lay a card face down; its owner may look at it. `how` tells whether it was chosen or drawn."""
    loch.laid[seat] = card
    loch.laid_knows[seat] = 1 << seat
    if loch.sink is not None:
        me = 1 << seat
        loch.tell(how, {"seat": seat, "card": card}, f"card:{card}", f"seat:{seat}", f"laid:{seat}", me)
        loch.tell(f"{how}-unseen", {"seat": seat}, "card", f"seat:{seat}", f"laid:{seat}", ~me)


def spend(loch: Loch, seat: Seat, card: int) -> None:
    """N41, N42: a played card goes to the discard pile; after the fifth all return to hand."""
    loch.spent[seat] |= 1 << card
    if loch.spent[seat] == 0b111110:
        loch.spent[seat] = 0
        loch.tell("refreshes", {"seat": seat}, "spent", f"spent:{seat}", f"seat:{seat}")


def clear_third(loch: Loch) -> None:
    """N13: third cards stay face up until there are three; then all five are shuffled."""
    loch.third = NOTHING
    loch.third_knows = 0
    if loch.turned.bit_count() >= 3:
        loch.turned = 0
        loch.tell("reshuffles-third")


def pass_marks(loch: Loch) -> bool:
    """N37: whether small Nessie has reached or passed an auction symbol in this round."""
    passed = 0
    for mark in loch.loch_box.marks:
        if loch.clock >= mark:
            passed += 1
    more = passed > loch.storms
    loch.storms = passed
    return more


def ends(loch: Loch) -> bool:
    """N33: at or past 65; with the option, only once all have started equally often."""
    if loch.clock < loch.loch_box.end:
        return False
    return not loch.loch_box.equal_starts or loch.round % loch.box.seats == 0
