"""The action spaces: choosing one, and what each allows. (The castle stands with the cameras.)"""

from __future__ import annotations

from bothy.games.loch_ness.cameras import place
from bothy.games.loch_ness.choices import (
    ACTION,
    ACTION_NAMES,
    LOOK,
    LOOK_THIRD,
    PASS,
    USE,
    Action,
    Look,
    Spot,
)
from bothy.games.loch_ness.spots import FrontSpot
from bothy.games.loch_ness.table import DISTILLERY, HOTEL, PUB, WHITE, Loch, Steps, ahead
from bothy.kernel import NOTHING, Chance, Choice, Decision, Message, Reveal, Seat


class ChooseAction(Decision[Loch]):
    """N20: each seat in turn puts its reporter on a free action space."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        spaces = range(loch.loch_box.action_spaces)
        return [ACTION[action] for action in spaces if action not in loch.reporters]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Action):
            holder = loch.standing_on(choice.action)
            if holder >= 0:
                return Message("loch-ness-why-occupied", {"seat": holder, "action": ACTION_NAMES[choice.action]})
            return Message("loch-ness-why-no-hotel")
        return Message("loch-ness-why-an-action", {"choice": choice.notation})

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, Action)
        seat = self.seat
        loch.reporters[seat] = choice.action
        if loch.sink is not None:
            name = ACTION_NAMES[choice.action]
            loch.tell("goes-to", {"seat": seat, "action": name}, f"reporter:{seat}", f"seat:{seat}", choice.target)
        if choice.action == PUB:
            return (Pub(seat),)
        if choice.action == DISTILLERY and loch.lays_cards(seat):
            distil(loch, seat)
        if choice.action == HOTEL and loch.spent[seat]:
            rest(loch, seat)
        return ()


class Pub(FrontSpot):
    """N27: at once, the white camera goes to an empty front spot; it is the seat's own for this round."""

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, Spot)
        place(loch, self.seat, WHITE, choice.spot)
        return ()


def distil(loch: Loch, seat: Seat) -> None:
    """N30: at once, the seat takes the white deck and uses it this round instead of its own cards."""
    loch.distilled = seat
    loch.tell("distils", {"seat": seat}, "white-deck", "action:distillery", f"seat:{seat}")


def rest(loch: Loch, seat: Seat) -> None:
    """N32: at once, the seat takes its spent cards back to hand (Room service?)."""
    loch.spent[seat] = 0
    loch.tell("rests", {"seat": seat}, "spent", f"spent:{seat}", f"seat:{seat}")


class Church(Decision[Loch]):
    """N31: once the cards are laid, the seat may look at one of those it does not know."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        some: list[Choice] = [LOOK[other] for other in loch.card_players() if other != seat]
        if loch.box.seats == 2:
            some.append(LOOK_THIRD)
        some.append(PASS)
        return some

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Look) and choice.seat == seat:
            return Message("loch-ness-why-own-card")
        if isinstance(choice, Look) or choice is LOOK_THIRD:
            return Message("loch-ness-why-no-card")
        return Message("loch-ness-why-a-card", {"choice": choice.notation})

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        if isinstance(choice, Look):
            return (LookAt(self.seat, choice.seat),)
        if choice is LOOK_THIRD:
            return (LookAtThird(self.seat),)
        loch.tell("looks-at-none", {"seat": self.seat})
        return ()


class LookAt(Reveal[Loch]):
    """N31: all see whose card is looked at, only the seat in the church sees the card."""

    seat: Seat
    owner: Seat

    def apply(self, loch: Loch) -> Steps:
        me = 1 << self.seat
        loch.laid_knows[self.owner] |= me
        if loch.sink is not None:
            whose = f"laid:{self.owner}"
            card = loch.laid[self.owner]
            loch.tell("peeks", {"seat": self.seat, "owner_seat": self.owner, "card": card}, whose, whose, whose, me)
            loch.tell("peeks-unseen", {"seat": self.seat, "owner_seat": self.owner}, whose, whose, whose, ~me)
        return ()


class LookAtThird(Chance[Loch]):
    """N31: in a game for two, the top of the third deck."""

    seat: Seat

    def odds(self, loch: Loch) -> list[tuple[int, int]]:
        return [(card, 1) for card in loch.third_cards()]

    def happened(self, loch: Loch, outcome: int) -> Steps:
        me = 1 << self.seat
        loch.third = outcome
        loch.third_knows = me
        loch.tell("peeks-third", {"seat": self.seat, "card": outcome}, "third", "third", "third", me)
        loch.tell("peeks-third-unseen", {"seat": self.seat}, "third", "third", "third", ~me)
        return ()


class Bagpipes(Decision[Loch]):
    """N26: before scoring, the seat may lure large Nessie one space on, to where its own camera points."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [USE, PASS]

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        if choice is USE:
            before = loch.nessie
            loch.nessie = ahead(before, 1)
            loch.tell(
                "pipes",
                {"seat": self.seat, "space": loch.nessie + 1},
                "nessie",
                f"space:{before + 1}",
                f"space:{loch.nessie + 1}",
            )
        else:
            loch.tell("keeps-quiet", {"seat": self.seat})
        return ()


def may_pipe(loch: Loch, seat: Seat) -> bool:
    """Whether bagpipes have somewhere to lure her."""
    return seat != NOTHING and loch.faces(seat, ahead(loch.nessie, 1)) > 0
