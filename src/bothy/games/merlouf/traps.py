"""Trap me if you can!: planning a trap in the negotiations, springing it the morning after next."""

from __future__ import annotations

from bothy.games.merlouf.actions import face
from bothy.games.merlouf.choices import (
    GIVE_TRAP,
    GRANT,
    GRANT_NOBODY,
    KEEP_DOWN,
    TURN_UP,
    Give,
    Grant,
    SeatMask,
    Values,
)
from bothy.games.merlouf.duels import members
from bothy.games.merlouf.rooms import NO_ROOM, ROOM_NAMES, Room
from bothy.games.merlouf.settling import lapse, number_of, own_thing
from bothy.games.merlouf.table import TO_SHARE, House, Steps
from bothy.games.merlouf.things import TRAP, Kind, Thing
from bothy.kernel import NOTHING, Chance, Choice, Decision, Luck, Message, Rule, Seat, Secret

KIND, PARTNERS, ROOM, CARDS = 0, 1, 2, 3
"""Where things stand in a plan: its kind, a mask of the partners, the room to meet in, and the card of each seat."""
TRIES = 3
"""How often partners may try to agree on who gets a bonus object."""


# Planning


def kind_of(plan: list[int]) -> Kind:
    """The trap that a plan names."""
    return Kind(plan[KIND])


def begin_plan(house: House, seat: Seat, kind: Kind) -> None:
    """F48: a seat names a trap; the card it lays for it comes next."""
    house.plans[seat] = [kind, 1 << seat, NO_ROOM, *[NOTHING] * house.box.seats]
    house.tell("plans", {"seat": seat, **face(house, TRAP, kind)}, "", "", f"plan:{seat}")


def may_meet(house: House, plan: list[int]) -> bool:
    """F48: no room has been named yet, and nobody has joined."""
    laid = house.box.seats - plan[CARDS:].count(NOTHING)
    return plan[ROOM] == NOTHING and laid == 1


def meet(house: House, seat: Seat, room: Room) -> None:
    """F48: where the planner means to wait. It binds nobody."""
    plan = house.plans[seat].copy()
    plan[ROOM] = room
    house.plans[seat] = plan
    house.tell("meets", {"seat": seat, "room": ROOM_NAMES[room]}, "", f"plan:{seat}", f"room:{ROOM_NAMES[room]}")


def room_of_plan(plan: list[int]) -> str:
    """The room a plan names; empty if it names none."""
    return ROOM_NAMES[plan[ROOM]] if plan[ROOM] != NOTHING else ""


def invite(house: House, seat: Seat, guest: Seat) -> None:
    plan = house.plans[seat].copy()
    plan[PARTNERS] |= 1 << guest
    house.plans[seat] = plan
    house.tell("invites", {"seat": seat, "guest_seat": guest}, "", f"plan:{seat}", f"seat:{guest}")


def invited_to(house: House, seat: Seat, planner: Seat) -> bool:
    """Whether a seat is awaited in a plan whose partners have all been named."""
    plan = house.plans[planner]
    return (
        bool(plan)
        and plan[PARTNERS] >> seat & 1 == 1
        and plan[CARDS + seat] == NOTHING
        and plan[PARTNERS].bit_count() == house.house_box.partners[plan[KIND]]
    )


def is_agreed(house: House, plan: list[int]) -> bool:
    """Whether all partners are named and have laid their cards."""
    if not plan or plan[PARTNERS].bit_count() < house.house_box.partners[plan[KIND]]:
        return False
    return all(plan[CARDS + seat] != NOTHING for seat in members(house, plan[PARTNERS]))


def drop_plan(house: House, planner: Seat) -> None:
    """A plan comes to nothing, and the cards laid for it are free again."""
    house.plans[planner] = []
    house.tell("drops-plan", {"seat": planner}, "", f"plan:{planner}", "")


class LayCard(Rule[House]):
    """F48: a partner lays a trap card face down; who has one only need not be asked."""

    seat: Seat
    planner: Seat

    def apply(self, house: House) -> Steps:
        cards = house.free_traps(self.seat)
        if len(cards) == 1:
            lay_card(house, self.seat, self.planner, cards[0])
            return ()
        return (WhichCard(self.seat, self.planner),)


class WhichCard(Decision[House]):
    """F48: which trap card is laid. It should be of the kind that was named; nobody else sees whether it is."""

    planner: Seat

    def choices(self, house: House, seat: Seat) -> list[Choice]:
        start = house.house_box.traps_from
        return [GIVE_TRAP[thing - start] for thing in house.free_traps(seat)]

    def label(self, house: House, seat: Seat, choice: Choice) -> Message:
        assert isinstance(choice, Give)
        return own_thing(house, seat, number_of(house, choice))

    def patience(self) -> str:
        return "talk"

    def why_not(self, house: House, seat: Seat, choice: Choice) -> Message:
        return Message("merlouf-why-lay", {"choice": choice.notation})

    def decided(self, house: House, choice: Choice) -> Steps:
        assert isinstance(choice, Give)
        lay_card(house, self.seat, self.planner, number_of(house, choice))
        return ()


def lay_card(house: House, seat: Seat, planner: Seat, thing: Thing) -> None:
    plan = house.plans[planner].copy()
    plan[CARDS + seat] = thing
    house.plans[planner] = plan
    lapse(house, seat, [thing])
    if house.sink is not None:
        house.tell("lays-card", {"seat": seat, "owner_seat": planner}, "trap", f"seat:{seat}", f"plan:{planner}")
        if is_agreed(house, plan):
            house.tell("agrees", {"seat": planner, **face(house, TRAP, kind_of(plan))}, "", "", f"plan:{planner}")


# Springing


class SpringTraps(Rule[House]):
    """F49: the traps agreed on in the round before, in the turn order of the night.

    A trap waits where every partner has an active gnome in Merlin's room; else the cards go back to hand.
    """

    def apply(self, house: House) -> Steps:
        springing: list[TurnUpCards] = []
        for planner in house.round_the_table():
            pact = house.pacts[planner]
            if not pact:
                continue
            if waits(house, pact):
                springing.append(TurnUpCards(planner))
            else:
                house.pacts[planner] = []
                house.tell("is-elsewhere", {"seat": planner, **face(house, TRAP, kind_of(pact))})
        return tuple(springing)


def waits(house: House, pact: list[int]) -> bool:
    return all(house.active_in(seat, house.merlin) != NOTHING for seat in members(house, pact[PARTNERS]))


class TurnUpCards(Secret[House]):
    """F49: every partner turns up the card laid, or keeps it down and betrays the others."""

    planner: Seat

    def seats(self, house: House) -> list[Seat]:
        return members(house, house.pacts[self.planner][PARTNERS])

    def choices(self, house: House, seat: Seat) -> list[Choice]:
        return [TURN_UP, KEEP_DOWN]

    def title(self, house: House) -> Message:
        return Message("merlouf-turn-up-cards", face(house, TRAP, kind_of(house.pacts[self.planner])))

    def prompt(self, house: House, seat: Seat) -> Message:
        return Message("merlouf-turn-up-cards.ask", face(house, TRAP, kind_of(house.pacts[self.planner])))

    def default(self, house: House, seat: Seat) -> Choice:
        return TURN_UP

    def why_not(self, house: House, seat: Seat, choice: Choice) -> Message:
        return Message("merlouf-why-turn-up", {"choice": choice.notation})

    def revealed(self, house: House, answers: dict[Seat, Choice]) -> Steps:
        box = house.house_box
        pact = house.pacts[self.planner]
        house.pacts[self.planner] = []
        kind, sprung = kind_of(pact), True
        for seat in members(house, pact[PARTNERS]):
            place = house.base(seat) + pact[CARDS + seat]
            card = house.faces[place]
            up = answers[seat] is TURN_UP
            sprung = sprung and up and card == kind
            if house.sink is not None and up:
                house.tell("turns-up", {"seat": seat, **face(house, TRAP, card)})
            elif house.sink is not None:
                house.tell("keeps-down", {"seat": seat, **face(house, TRAP, card)})
            house.traps_gone[card] += 1
            house.lift(place)
        if not sprung:
            house.tell("trap-fails", face(house, TRAP, kind))
            return ()
        house.safe |= pact[PARTNERS]
        for seat in members(house, pact[PARTNERS]):
            house.scores[seat] += box.rewards[kind]
            house.tell("traps-merlin", {"seat": seat, "points": box.rewards[kind]}, "", "", f"score:{seat}")
        draws = min(box.trap_bonus[kind], house.bonus.count(NOTHING))
        return *[DrawBonus() for _ in range(draws)], ShareOut(pact[PARTNERS])


class DrawBonus(Chance[House]):
    """F51: a bonus object from the second bag, for all to see."""

    def odds(self, house: House) -> list[tuple[int, int]]:
        return [(thing, 1) for thing, owner in enumerate(house.bonus) if owner == NOTHING]

    def toss(self, house: House, luck: Luck) -> int:
        left = [thing for thing, owner in enumerate(house.bonus) if owner == NOTHING]
        return left[luck.below(len(left))]

    def happened(self, house: House, outcome: int) -> Steps:
        house.bonus[outcome] = TO_SHARE
        house.tell("finds-bonus", bonus_values(house, outcome))
        return ()


def bonus_values(house: House, thing: int) -> Values:
    box = house.house_box
    return {
        "thing": box.bonus_keys[thing],
        "name": box.bonus_names[thing],
        "points": box.bonus_points[thing],
        "joker": "yes" if box.bonus_jokers[thing] else "no",
    }


class ShareOut(Rule[House]):
    """F51: the partners have a minute to share what they found."""

    partners: SeatMask

    def apply(self, house: House) -> Steps:
        if TO_SHARE not in house.bonus:
            return ()
        return ShareBonus(self.partners, house.bonus.index(TO_SHARE), 1), self


class ShareBonus(Secret[House]):
    """F51: every partner says who gets a bonus object; it goes to the one all name, else they try again or lose it."""

    partners: SeatMask
    thing: int
    attempt: int

    def seats(self, house: House) -> list[Seat]:
        return members(house, self.partners)

    def choices(self, house: House, seat: Seat) -> list[Choice]:
        return [*[GRANT[partner] for partner in members(house, self.partners)], GRANT_NOBODY]

    def patience(self) -> str:
        return "talk"

    def title(self, house: House) -> Message:
        return Message("merlouf-share-bonus", bonus_values(house, self.thing))

    def prompt(self, house: House, seat: Seat) -> Message:
        return Message("merlouf-share-bonus.ask", {**bonus_values(house, self.thing), "attempt": self.attempt})

    def why_not(self, house: House, seat: Seat, choice: Choice) -> Message:
        return Message("merlouf-why-share", {"choice": choice.notation})

    def revealed(self, house: House, answers: dict[Seat, Choice]) -> Steps:
        named: set[int] = set()
        for choice in answers.values():
            named.add(choice.seat if isinstance(choice, Grant) else NOTHING)
        owner = named.pop()
        if named or owner == NOTHING:
            if named and self.attempt < TRIES:
                return (ShareBonus(self.partners, self.thing, self.attempt + 1),)
            house.bonus[self.thing] = NOTHING
            house.tell("loses-bonus", bonus_values(house, self.thing))
            return ()
        house.bonus[self.thing] = owner
        if house.sink is not None:
            values: Values = {"seat": owner, **bonus_values(house, self.thing)}
            house.tell("gets-bonus", values, "bonus", "", f"seat:{owner}")
        return ()


class AgreeOnTraps(Rule[House]):
    """F48: what was agreed on in the negotiations of this round waits for the next morning."""

    def apply(self, house: House) -> Steps:
        for planner in range(house.box.seats):
            house.pacts[planner] = house.plans[planner]
            house.plans[planner] = []
        return ()
