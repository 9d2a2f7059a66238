"""Setting up, the six rounds with their seven phases, and the phases before the night."""

from __future__ import annotations

from bothy.games.merlouf.actions import face
from bothy.games.merlouf.box import PARTS, PRICE, ROUNDS
from bothy.games.merlouf.choices import BUY, PASS
from bothy.games.merlouf.day import Day
from bothy.games.merlouf.deals import Negotiations
from bothy.games.merlouf.duels import FACES
from bothy.games.merlouf.night import Night
from bothy.games.merlouf.rooms import EVERY_ROOM, ROOM_NAMES, Room
from bothy.games.merlouf.scoring import Assessment
from bothy.games.merlouf.table import House, Steps
from bothy.games.merlouf.things import CIRCLES, COLOURS, GOODIES, GOODY, KINDS, NO_BACK, Kind
from bothy.kernel import Chance, Choice, Decision, Luck, Message, Rule, Seat


class SetUp(Rule[House]):
    """F04: all pawns on 0; everybody draws a goodies card, and a die says who begins."""

    def apply(self, house: House) -> Steps:
        draws = [DrawGoody(seat) for seat in range(house.box.seats)]
        return *draws, WhoBegins(), Round()


class WhoBegins(Chance[House]):
    """F05: everybody throws a die, and those who tie for the highest throw again: it comes down to an even chance.

    With dice these are drawn afterwards, such as make that seat the first; what they show is as likely as if thrown.
    """

    def odds(self, house: House) -> list[tuple[int, int]]:
        return [(seat, 1) for seat in range(house.box.seats)]

    def toss(self, house: House, luck: Luck) -> int:
        return luck.below(house.box.seats)

    def happened(self, house: House, outcome: int) -> Steps:
        house.first = outcome
        if house.house_box.dice_for_first:
            return (HighestDie(outcome),)
        house.tell("begins", {"seat": outcome, "die": 0}, "", "", f"seat:{outcome}")
        return ()


class HighestDie(Chance[House]):
    """F05: the die of who begins: the higher, the more ways there are for all others to lie below it."""

    seat: Seat

    def odds(self, house: House) -> list[tuple[int, int]]:
        return [(die, (die - 1) ** (house.box.seats - 1)) for die in range(2, FACES + 1)]

    def happened(self, house: House, outcome: int) -> Steps:
        house.tell("begins", {"seat": self.seat, "die": outcome}, "die", "", f"seat:{self.seat}")
        return tuple([LowerDie(other, outcome) for other in house.round_the_table() if other != self.seat])


class LowerDie(Chance[House]):
    """F05: the die of somebody else, below the highest."""

    seat: Seat
    highest: int

    def odds(self, house: House) -> list[tuple[int, int]]:
        return [(die, 1) for die in range(1, self.highest)]

    def happened(self, house: House, outcome: int) -> Steps:
        house.tell("throws-for-first", {"seat": self.seat, "die": outcome}, "die", "", f"seat:{self.seat}")
        return ()


class Round(Rule[House]):
    """F06: six rounds of seven phases; after each the first player changes clockwise."""

    def apply(self, house: House) -> Steps:
        if house.round == ROUNDS:
            return ()
        house.round += 1
        if house.round > 1:
            house.first = (house.first + 1) % house.box.seats
        return (
            PlaceObjects(),
            DealObjectives(),
            Preparation(),
            *[Night(part) for part in range(1, PARTS + 1)],
            Negotiations(),
            Day(),
            Assessment(),
            Round(),
        )


class PlaceObjects(Rule[House]):
    """F07: an object on every circle of its colour, face down."""

    def apply(self, house: House) -> Steps:
        for circle in range(CIRCLES):
            house.backs[circle] = house.house_box.circles[circle]
        if house.house_box.fewer:
            return tuple([LeaveOut(room) for room in EVERY_ROOM])
        return ()


class LeaveOut(Chance[House]):
    """F08: with fewer objects, chance leaves one circle of every room empty."""

    room: Room

    def odds(self, house: House) -> list[tuple[int, int]]:
        return [(place, 1) for place in range(KINDS)]

    def toss(self, house: House, luck: Luck) -> int:
        return luck.below(KINDS)

    def happened(self, house: House, outcome: int) -> Steps:
        circle = self.room * KINDS + outcome
        house.backs[circle] = NO_BACK
        if house.sink is not None:
            back = COLOURS[house.house_box.circles[circle]]
            house.tell("leaves-out", {"room": ROOM_NAMES[self.room], "back": back})
        return ()


class DealObjectives(Rule[House]):
    """F09: everybody draws an objective card and keeps it secret."""

    def apply(self, house: House) -> Steps:
        return tuple([DrawObjective(seat) for seat in house.round_the_table()])


class DrawObjective(Chance[House]):
    """F09: the top of the deck; once it is empty, the cards that have been scored are shuffled."""

    seat: Seat

    def odds(self, house: House) -> list[tuple[int, int]]:
        return [(card, 1) for card, copies in enumerate(house.deck) if copies]

    def toss(self, house: House, luck: Luck) -> int:
        return luck.among(house.deck)

    def happened(self, house: House, outcome: int) -> Steps:
        house.deck[outcome] -= 1
        house.objectives[self.seat] = outcome
        if 1 not in house.deck:
            for card in range(len(house.deck)):
                house.deck[card] = house.played[card]
                house.played[card] = 0
        if house.sink is not None:
            me, where = 1 << self.seat, f"seat:{self.seat}"
            house.tell("draws-objective", {"seat": self.seat, "card": outcome + 1}, "objective", "deck", where, me)
            house.tell("draws-objective-unseen", {"seat": self.seat}, "objective", "deck", where, ~me)
        return ()


class Preparation(Rule[House]):
    """F11: from the second round, everybody in turn may buy goodies."""

    def apply(self, house: House) -> Steps:
        if house.round < 2:
            return ()
        return tuple([Shopping(seat) for seat in house.round_the_table()])


class Shopping(Rule[House]):
    """F11: a seat may buy as long as it has the points, room for the card, and there are cards."""

    seat: Seat

    def apply(self, house: House) -> Steps:
        return (BuyGoody(self.seat),) if may_buy(house, self.seat) else ()


def may_buy(house: House, seat: Seat) -> bool:
    cards = sum(house.bags[GOODY]) + sum(house.goodies_gone)
    return house.scores[seat] >= PRICE and house.held(seat, GOODY) < GOODIES and cards > 0


class BuyGoody(Decision[House]):
    """F11: a goodies card for two points, or no more."""

    def choices(self, house: House, seat: Seat) -> list[Choice]:
        return [BUY, PASS]

    def why_not(self, house: House, seat: Seat, choice: Choice) -> Message:
        return Message("merlouf-why-shopping", {"choice": choice.notation})

    def decided(self, house: House, choice: Choice) -> Steps:
        if choice is not BUY:
            house.tell("buys-no-more", {"seat": self.seat})
            return ()
        house.scores[self.seat] -= PRICE
        house.tell("buys", {"seat": self.seat, "points": PRICE}, "", "", f"score:{self.seat}")
        return DrawGoody(self.seat), Shopping(self.seat)


class DrawGoody(Chance[House]):
    """F11: a goodies card from the pile; those that were used are shuffled when it is empty."""

    seat: Seat

    def odds(self, house: House) -> list[tuple[int, int]]:
        return [(kind, copies) for kind, copies in enumerate(house.pile(GOODY)) if copies]

    def toss(self, house: House, luck: Luck) -> int:
        return luck.among(house.pile(GOODY))

    def happened(self, house: House, outcome: int) -> Steps:
        kind = Kind(outcome)
        house.draw(self.seat, GOODY, kind)
        if house.sink is not None:
            me, where = 1 << self.seat, f"seat:{self.seat}"
            house.tell("draws-goody", {"seat": self.seat, **face(house, GOODY, kind)}, "goody", "goodies", where, me)
            house.tell("draws-goody-unseen", {"seat": self.seat}, "goody", "goodies", where, ~me)
        return ()
