"""Two gnomes want the same thing: contesting, talking it over, and the panties duel."""

from __future__ import annotations

from bothy.games.merlouf.actions import HIDING, do, face, may_aim
from bothy.games.merlouf.choices import ATTACH, CONTEST, INSIST, LET_GO, YIELD, Attach, SeatMask, Values
from bothy.games.merlouf.rooms import ROOM_NAMES
from bothy.games.merlouf.table import House, Steps
from bothy.games.merlouf.things import COLOURS, GOODIES, GOODY
from bothy.kernel import NOTHING, Chance, Choice, Luck, Message, Rule, Seat, Secret

FACES = 6
THINKING = 6.25
"""The seconds for whether to contest at the quickest pace, which are ten at the normal one."""


def contesters(house: House, seat: Seat, target: int) -> list[Seat]:
    """F23: who may contest: gnomes being played in the same room, with an action left, who could do it themselves
    and have not contested in this part.
    """
    room = house.room_of(seat)
    some: list[Seat] = []
    for other in range(house.box.seats):
        if (
            other != seat
            and house.left[other] > 0
            and house.room_of(other) == room
            and not house.contested >> other & 1
            and may_aim(house, other, target)
        ):
            some.append(other)
    return some


def aim_name(target: int) -> str:
    return "hiding-place" if target == HIDING else COLOURS[target]


class Contest(Secret[House]):
    """F23: everybody who could want the same says whether to contest it."""

    seat: Seat
    target: int

    def seats(self, house: House) -> list[Seat]:
        return contesters(house, self.seat, self.target)

    def choices(self, house: House, seat: Seat) -> list[Choice]:
        return [CONTEST, LET_GO]

    def pick(self, house: House, seat: Seat, luck: Luck) -> Choice:
        return CONTEST if luck.fork(2) else LET_GO

    def patience(self) -> str:
        return "reaction"

    def window(self) -> float:
        return THINKING

    def title(self, house: House) -> Message:
        return Message("merlouf-contest", {"seat": self.seat, "target": aim_name(self.target)})

    def prompt(self, house: House, seat: Seat) -> Message:
        room = ROOM_NAMES[house.room_of(self.seat)]
        values: Values = {"seat": self.seat, "target": aim_name(self.target), "room": room}
        return Message("merlouf-contest.ask", values)

    def why_not(self, house: House, seat: Seat, choice: Choice) -> Message:
        return Message("merlouf-why-contest", {"choice": choice.notation})

    def revealed(self, house: House, answers: dict[Seat, Choice]) -> Steps:
        rivals = 0
        for seat in sorted(answers):
            if answers[seat] is CONTEST:
                rivals |= 1 << seat
        if not rivals:
            return do(house, self.seat, self.target)
        if house.sink is not None:
            values: Values = {"seat": self.seat, "target": aim_name(self.target)}
            house.tell("aims", {**values, "room": ROOM_NAMES[house.room_of(self.seat)]})
            for seat in members(house, rivals):
                house.tell("contests", {"seat": seat, "target": aim_name(self.target)})
        house.contested |= rivals
        return (Talk(self.seat, self.target, rivals | 1 << self.seat),)


class Talk(Secret[House]):
    """F24: each of those concerned yields or insists. If one alone insists, it is settled without a duel."""

    seat: Seat
    target: int
    rivals: SeatMask
    """A mask of the seats concerned, the one that aimed first among them."""

    def seats(self, house: House) -> list[Seat]:
        return members(house, self.rivals)

    def choices(self, house: House, seat: Seat) -> list[Choice]:
        return [INSIST, YIELD]

    def pick(self, house: House, seat: Seat, luck: Luck) -> Choice:
        return INSIST if luck.fork(2) else YIELD

    def title(self, house: House) -> Message:
        return Message("merlouf-talk", {"target": aim_name(self.target)})

    def prompt(self, house: House, seat: Seat) -> Message:
        return Message("merlouf-talk.ask", {"target": aim_name(self.target)})

    def label(self, house: House, seat: Seat, choice: Choice) -> Message:
        if choice is INSIST:
            return Message("merlouf-insist.odds", {"odds": chance_of(house, self.rivals, 0)})
        return choice.label

    def why_not(self, house: House, seat: Seat, choice: Choice) -> Message:
        return Message("merlouf-why-talk", {"choice": choice.notation})

    def revealed(self, house: House, answers: dict[Seat, Choice]) -> Steps:
        stubborn = 0
        for seat in sorted(answers):
            if answers[seat] is INSIST:
                stubborn |= 1 << seat
                house.tell("insists", {"seat": seat, "target": aim_name(self.target)})
            else:
                house.tell("yields", {"seat": seat, "target": aim_name(self.target)})
        if stubborn == 0:
            stubborn = 1 << self.seat
        if stubborn & (stubborn - 1):
            return (Duel(self.seat, self.target, stubborn),)
        return settled(house, self.seat, self.target, stubborn.bit_length() - 1, "agree")


def members(house: House, mask: int) -> list[Seat]:
    return [seat for seat in range(house.box.seats) if mask >> seat & 1]


def settled(house: House, seat: Seat, target: int, winner: Seat, how: str) -> Steps:
    """The winner does it and spends the action. A beaten seat whose turn it is goes on with something else."""
    house.tell("settles", {"seat": winner, "target": aim_name(target), "how": how})
    if winner != seat:
        house.turn = seat
    return do(house, winner, target)


class Duel(Rule[House]):
    """F25: a panties duel of all who insisted; those with goodies may attach some."""

    seat: Seat
    target: int
    rivals: SeatMask

    def apply(self, house: House) -> Steps:
        if equipped(house, self.rivals):
            return (AttachGoodies(self.seat, self.target, self.rivals),)
        return (Throw(self.seat, self.target, self.rivals, tuple([0] * house.box.seats)),)


def equipped(house: House, rivals: SeatMask) -> list[Seat]:
    return [seat for seat in members(house, rivals) if house.held(seat, GOODY) > 0]


class AttachGoodies(Secret[House]):
    """F25: goodies are chosen unseen and attached together; they add to the die, and are used up."""

    seat: Seat
    target: int
    rivals: SeatMask

    def seats(self, house: House) -> list[Seat]:
        return equipped(house, self.rivals)

    def choices(self, house: House, seat: Seat) -> list[Choice]:
        held = goodies_mask(house, seat)
        return [choice for choice in ATTACH if choice.cards & held == choice.cards]

    def default(self, house: House, seat: Seat) -> Choice:
        return ATTACH[0]

    def title(self, house: House) -> Message:
        return Message("merlouf-attach-goodies", {"target": aim_name(self.target)})

    def prompt(self, house: House, seat: Seat) -> Message:
        return Message("merlouf-attach-goodies.ask", {"target": aim_name(self.target)})

    def label(self, house: House, seat: Seat, choice: Choice) -> Message:
        assert isinstance(choice, Attach)
        values: Values = dict(choice.label.values)
        values["bonus"] = bonus_of(house, seat, choice.cards)
        values["odds"] = chance_of(house, self.rivals, bonus_of(house, seat, choice.cards))
        return Message("merlouf-attach.with-bonus", values)

    def why_not(self, house: House, seat: Seat, choice: Choice) -> Message:
        return Message("merlouf-why-attach", {"choice": choice.notation})

    def revealed(self, house: House, answers: dict[Seat, Choice]) -> Steps:
        bonuses = [0] * house.box.seats
        for seat in sorted(answers):
            choice = answers[seat]
            assert isinstance(choice, Attach)
            bonuses[seat] = bonus_of(house, seat, choice.cards)
            if house.sink is not None:
                tell_goodies(house, seat, choice.cards)
            use_up(house, seat, choice.cards)
        return (Throw(self.seat, self.target, self.rivals, tuple(bonuses)),)


def goodies_mask(house: House, seat: Seat) -> int:
    """Which of the places for goodies hold a card."""
    start = house.base(seat) + house.house_box.goodies_from
    mask = 0
    for card in range(GOODIES):
        if house.backs[start + card] != NOTHING:
            mask |= 1 << card
    return mask


def bonus_of(house: House, seat: Seat, cards: int) -> int:
    start = house.base(seat) + house.house_box.goodies_from
    bonus = 0
    for card in range(GOODIES):
        if cards >> card & 1:
            bonus += house.house_box.goody_bonus[house.faces[start + card]]
    return bonus


def tell_goodies(house: House, seat: Seat, cards: int) -> None:
    """Each card that is attached, by its name: all see them."""
    start = house.base(seat) + house.house_box.goodies_from
    for card in range(GOODIES):
        if cards >> card & 1:
            kind = house.faces[start + card]
            values: Values = {"seat": seat, **face(house, GOODY, kind), "bonus": house.house_box.goody_bonus[kind]}
            house.tell("attaches", values, "goody", f"seat:{seat}", "duel")


def use_up(house: House, seat: Seat, cards: int) -> None:
    """Attached goodies are discarded, face up."""
    start = house.base(seat) + house.house_box.goodies_from
    for card in range(GOODIES):
        if cards >> card & 1:
            house.goodies_gone[house.faces[start + card]] += 1
            house.lift(start + card)


class Throw(Chance[House]):
    """F26: everybody throws a die and adds the goodies; the highest wins. A tie for the highest is thrown again.

    An outcome is the dice of a throw without such a tie, the last duellist's counting ones, the one's before him
    sixes, and so on: throwing again until somebody wins makes all of these alike.
    """

    seat: Seat
    target: int
    rivals: SeatMask
    bonuses: tuple[int, ...]

    def odds(self, house: House) -> list[tuple[int, int]]:
        duellists = members(house, self.rivals)
        return [
            (outcome, 1) for outcome in range(FACES ** len(duellists)) if self.winner(duellists, outcome) != NOTHING
        ]

    def toss(self, house: House, luck: Luck) -> int:
        duellists = members(house, self.rivals)
        throws = FACES ** len(duellists)
        while True:
            outcome: int = luck.below(throws)
            if self.winner(duellists, outcome) != NOTHING:
                return outcome

    def winner(self, duellists: list[Seat], outcome: int) -> Seat:
        """Who has the highest sum alone; NOTHING if nobody has."""
        best, winner = -1, NOTHING
        for seat in reversed(duellists):
            total = outcome % FACES + self.bonuses[seat]
            outcome //= FACES
            if total > best:
                best, winner = total, seat
            elif total == best:
                winner = NOTHING
        return winner

    def happened(self, house: House, outcome: int) -> Steps:
        duellists = members(house, self.rivals)
        if house.sink is not None:
            for place, seat in enumerate(duellists):
                die = outcome // FACES ** (len(duellists) - 1 - place) % FACES + 1
                values: Values = {"seat": seat, "die": die, "bonus": self.bonuses[seat]}
                values["sum"] = die + self.bonuses[seat]
                house.tell("throws", values, "die", f"seat:{seat}", "duel")
        return settled(house, self.seat, self.target, self.winner(duellists, outcome), "duel")


def chance_of(house: House, rivals: SeatMask, bonus: int) -> int:
    """F26: how many of a hundred duels of all these somebody wins with this bonus, if nobody else attaches anything.

    Of all throws those are counted in which one sum is the highest alone.
    """
    others = len(members(house, rivals)) - 1
    won, lost = 0, 0
    for die in range(FACES):
        won += min(FACES, die + bonus) ** others
        lost += others * die ** (others - 1) * max(0, die - bonus)
    return round(100 * won / (won + lost))
