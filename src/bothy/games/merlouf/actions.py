"""What a gnome does in a room: taking, hiding, looking, the attic, freeing prisoners."""

from __future__ import annotations

from typing import Final

from bothy.games.merlouf.choices import Values
from bothy.games.merlouf.gnomes import BALL, GNOME_NAMES, GNOMES, MAGIK, WISE, Gnome
from bothy.games.merlouf.rooms import BARS, BATHROOM, NO_ROOM, PRISON, ROOM_NAMES
from bothy.games.merlouf.table import House, Steps
from bothy.games.merlouf.things import COLOURS, KINDS, TRAP, TRAPS, Back, Kind, Place
from bothy.kernel import NOTHING, Chance, Luck, Reveal, Seat

HIDING: Final = 6
"""What a gnome may aim at: an object by its colour, or this, the hiding place."""


# What may be aimed at


def may_take(house: House, seat: Seat, colour: Back) -> bool:
    """F17: an object of this colour lies in the room, and the gnome can carry it."""
    room = house.room_of(seat)
    if room >= PRISON:
        return False
    circle = house.house_box.circle_at[room * len(COLOURS) + colour]
    return circle >= 0 and house.backs[circle] != NOTHING and house.room_left(seat, house.playing[seat]) > 0


def may_hide(house: House, seat: Seat) -> bool:
    """F18: the hiding place of the room is free."""
    room = house.room_of(seat)
    return room < PRISON and house.hiders[room] == NOTHING


def may_aim(house: House, seat: Seat, target: int) -> bool:
    return may_hide(house, seat) if target == HIDING else may_take(house, seat, Back(target))


def may_climb(house: House, seat: Seat) -> bool:
    """F47: Gnomagik in the bathroom, with traps in the game, a card left and room for it."""
    return (
        house.house_box.with_traps
        and house.playing[seat] == MAGIK
        and house.room_of(seat) == BATHROOM
        and house.held(seat, TRAP) < TRAPS
        and trap_cards(house) > 0
    )


def trap_cards(house: House) -> int:
    """How many trap cards lie in the attic or are gone and could be shuffled: all that nobody holds."""
    held = 0
    for seat in range(house.box.seats):
        held += house.held(seat, TRAP)
    return sum(house.house_box.traps) - held


def may_look(house: House, seat: Seat) -> bool:
    """F19: the seat plays Gnowise in a room, and he has not looked since he was placed."""
    return house.playing[seat] == WISE and house.looks >> seat & 1 == 1 and house.room_of(seat) < PRISON


def unknown(house: House, seat: Seat) -> list[Back]:
    """The colours of the objects in the room that the seat has not seen."""
    first = house.room_of(seat) * KINDS
    return [
        house.backs[circle]
        for circle in range(first, first + KINDS)
        if house.backs[circle] != NOTHING and not house.knows[circle] >> seat & 1
    ]


# Doing it


def do(house: House, seat: Seat, target: int) -> Steps:
    """Spend an action of the gnome a seat plays on what he aims at."""
    house.left[seat] -= 1
    if target == HIDING:
        hide(house, seat)
        return ()
    circle = house.house_box.circle_at[house.room_of(seat) * len(COLOURS) + target]
    return (TakeUnseen(seat, circle),) if house.faces[circle] == NOTHING else (TakeSeen(seat, circle),)


def hide(house: House, seat: Seat) -> None:
    """F18: who is hidden is safe from Merlin, and out for the rest of the round."""
    room, gnome = house.room_of(seat), house.playing[seat]
    house.hiders[room] = seat * GNOMES + gnome
    house.left[seat] = 0
    if house.sink is not None:
        values: Values = {"seat": seat, "gnome": GNOME_NAMES[gnome], "room": ROOM_NAMES[room]}
        house.tell("hides", values, f"gnome:{seat}/{gnome}", f"room:{ROOM_NAMES[room]}", f"hider:{ROOM_NAMES[room]}")


class FirstSight(Chance[House]):
    """F17: what an object is that nobody has looked at shows when somebody first does."""

    seat: Seat
    circle: Place

    def odds(self, house: House) -> list[tuple[int, int]]:
        bag = house.bags[house.backs[self.circle]]
        return [(kind, 1) for kind, copies in enumerate(bag) if copies]

    def toss(self, house: House, luck: Luck) -> int:
        return luck.among(house.bags[house.backs[self.circle]])


class TakeUnseen(FirstSight):
    """F17: a gnome takes an object that nobody has looked at, and sees what it is."""

    def happened(self, house: House, outcome: int) -> Steps:
        draw_face(house, self.circle, Kind(outcome))
        pocket(house, self.seat, self.circle)
        return ()


class TakeSeen(Reveal[House]):
    """F17: a gnome takes an object that somebody has looked at before."""

    seat: Seat
    circle: Place

    def apply(self, house: House) -> Steps:
        pocket(house, self.seat, self.circle)
        return ()


class LookUnseen(FirstSight):
    """F19: Gnowise is the first to look at an object."""

    def happened(self, house: House, outcome: int) -> Steps:
        draw_face(house, self.circle, Kind(outcome))
        peek(house, self.seat, self.circle)
        return ()


class LookSeen(Reveal[House]):
    """F19: Gnowise looks at an object that another has looked at before."""

    seat: Seat
    circle: Place

    def apply(self, house: House) -> Steps:
        peek(house, self.seat, self.circle)
        return ()


def look(house: House, seat: Seat, colour: Back) -> Steps:
    circle = house.house_box.circle_at[house.room_of(seat) * len(COLOURS) + colour]
    return (LookUnseen(seat, circle),) if house.faces[circle] == NOTHING else (LookSeen(seat, circle),)


class Climb(Chance[House]):
    """F47: by the toilets to the attic, where Gnomagik draws a trap card."""

    seat: Seat

    def odds(self, house: House) -> list[tuple[int, int]]:
        return [(kind, copies) for kind, copies in enumerate(house.pile(TRAP)) if copies]

    def toss(self, house: House, luck: Luck) -> int:
        return luck.among(house.pile(TRAP))

    def happened(self, house: House, outcome: int) -> Steps:
        kind = Kind(outcome)
        house.draw(self.seat, TRAP, kind)
        if house.sink is not None:
            me, where = 1 << self.seat, f"seat:{self.seat}"
            house.tell("climbs", {"seat": self.seat, **face(house, TRAP, kind)}, "trap", "attic", where, me)
            house.tell("climbs-unseen", {"seat": self.seat}, "trap", "attic", where, ~me)
        return ()


def release(house: House, seat: Seat, owner: Seat, gnome: Gnome) -> None:
    """F22: a prisoner goes home at once, and can be sent out again."""
    house.left[seat] -= 1
    house.places[owner * GNOMES + gnome] = NO_ROOM
    if house.sink is not None:
        values: Values = {"seat": seat, "owner_seat": owner, "gnome": GNOME_NAMES[gnome]}
        values["own"] = "yes" if seat == owner else "no"
        house.tell("frees", values, f"gnome:{owner}/{gnome}", "room:prison", f"seat:{owner}")


def caught(house: House) -> list[int]:
    """The gnomes behind bars, as seat * 3 + gnome."""
    return [index for index, place in enumerate(house.places) if place == BARS]


def draw_face(house: House, circle: Place, kind: Kind) -> None:
    """Chance has decided what an object on a circle is."""
    house.bags[house.backs[circle]][kind] -= 1
    house.faces[circle] = kind


def pocket(house: House, seat: Seat, circle: Place) -> None:
    """An object goes from its circle to the gnome a seat plays; its owner looks at it."""
    gnome = house.playing[seat]
    colour, kind = house.backs[circle], house.faces[circle]
    alone = only_one(house, seat, circle)
    full = house.load(seat, gnome) == house.house_box.carries[gnome]
    house.move(circle, house.free_place(seat, colour, gnome), 1 << seat)
    if house.sink is not None:
        room = ROOM_NAMES[circle // 5]
        values: Values = {"seat": seat, "gnome": GNOME_NAMES[gnome], "room": room, "back": COLOURS[colour]}
        known = {**values, **face(house, colour, kind), "alone": alone}
        source, target = f"circle:{room}/{COLOURS[colour]}", f"gnome:{seat}/{gnome}"
        house.tell("takes", known, f"object:{COLOURS[colour]}", source, target, 1 << seat)
        house.tell("takes-unseen", values, f"object:{COLOURS[colour]}", source, target, ~(1 << seat))
        if full and gnome == BALL:
            house.tell("carries-on", {"seat": seat})


def only_one(house: House, seat: Seat, place: Place) -> str:
    """Whether nobody but this seat has seen what a thing is, as messages say it."""
    return "no" if house.knows[place] & ~(1 << seat) else "yes"


def peek(house: House, seat: Seat, circle: Place) -> None:
    house.knows[circle] |= 1 << seat
    if house.sink is not None:
        colour = house.backs[circle]
        room = ROOM_NAMES[circle // 5]
        where = f"circle:{room}/{COLOURS[colour]}"
        values: Values = {"seat": seat, "room": room, "back": COLOURS[colour]}
        known = {**values, **face(house, colour, house.faces[circle]), "alone": only_one(house, seat, circle)}
        house.tell("looks", known, "", where, where, 1 << seat)
        house.tell("looks-unseen", values, "", where, where, ~(1 << seat))


def face(house: House, back: Back, kind: Kind) -> Values:
    """A face as messages name it: `thing` for the catalogues, `name` for what a pack brings."""
    box = house.house_box
    return {"thing": box.keys[back][kind], "name": box.names[back][kind]}
