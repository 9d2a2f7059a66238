"""The sixth phase: Merlin wakes up and looks into a room."""

from __future__ import annotations

from bothy.games.merlouf.choices import Values
from bothy.games.merlouf.gnomes import EVERY_GNOME, GNOME_NAMES, GNOMES, Gnome
from bothy.games.merlouf.rooms import BARS, ROOM_NAMES, ROOMS, Room
from bothy.games.merlouf.table import House, Steps, catchable
from bothy.games.merlouf.things import CIRCLES, COLOURS, Back
from bothy.games.merlouf.traps import AgreeOnTraps, SpringTraps
from bothy.kernel import NOTHING, Chance, Luck, Rule, Seat


class Day(Rule[House]):
    """F37: Merlin's die, the traps that wait for him, and who is caught."""

    def apply(self, house: House) -> Steps:
        house.part = 0
        if house.house_box.with_traps:
            return MerlinsDie(), SpringTraps(), CatchGnomes(), AgreeOnTraps()
        return MerlinsDie(), CatchGnomes()


class MerlinsDie(Chance[House]):
    """F37: the die with figures says which of the six rooms he looks into."""

    def odds(self, house: House) -> list[tuple[int, int]]:
        return [(room, 1) for room in range(ROOMS)]

    def toss(self, house: House, luck: Luck) -> int:
        return luck.below(ROOMS)

    def happened(self, house: House, outcome: int) -> Steps:
        house.merlin = Room(outcome)
        house.tell("wakes", {"room": ROOM_NAMES[outcome]}, "merlin", "", f"room:{ROOM_NAMES[outcome]}")
        return ()


class CatchGnomes(Rule[House]):
    """F38: every gnome in that room who is not hidden goes to prison, and Merlin puts back what he carried.

    Gnomagik is not seen, and who has trapped Merlin gets away.
    """

    def apply(self, house: House) -> Steps:
        for seat in house.round_the_table():
            if house.safe >> seat & 1:
                continue
            for gnome in EVERY_GNOME:
                if catchable(house, seat, gnome, house.merlin):
                    catch(house, seat, gnome)
        return ()


def catch(house: House, seat: Seat, gnome: Gnome) -> None:
    house.places[seat * GNOMES + gnome] = BARS
    start = house.base(seat) + house.house_box.firsts[gnome]
    objects = 0
    for place in range(start, start + house.house_box.limits[gnome]):
        if house.backs[place] != NOTHING:
            objects += 1
            house.move(place, free_circle(house, house.backs[place]), 0)
    if house.sink is not None:
        values: Values = {"seat": seat, "gnome": GNOME_NAMES[gnome], "objects": objects}
        room = ROOM_NAMES[house.merlin]
        house.tell("catches", values, f"gnome:{seat}/{gnome}", f"room:{room}", "room:prison")


def free_circle(house: House, colour: Back) -> int:
    """An empty circle of a colour: there is always one, since an object of that colour is not lying."""
    for circle in range(CIRCLES):
        if house.house_box.circles[circle] == colour and house.backs[circle] == NOTHING:
            return circle
    raise AssertionError(f"no circle is free for {COLOURS[colour]}")
