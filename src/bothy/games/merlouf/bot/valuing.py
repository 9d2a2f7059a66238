"""What things are worth to a seat, as far as its sight tells: the ground on which the knack stands."""

from __future__ import annotations

from bothy.games.merlouf.bot.minds import Mind
from bothy.games.merlouf.box import A_COLOUR, AN_ENCHANTED, MALUS, Task
from bothy.games.merlouf.gnomes import EVERY_GNOME, GNOMES, MAGIK, NO_GNOME, Gnome
from bothy.games.merlouf.rooms import PRISON, ROOMS
from bothy.games.merlouf.scoring import best_use, jokers_of
from bothy.games.merlouf.table import House
from bothy.games.merlouf.things import COLOURS, ENCHANTED, EVERY_COLOUR, KINDS, Place, Thing
from bothy.kernel.table import NOTHING, Seat


def tasks_of(house: House, seat: Seat) -> list[Task]:
    return house.house_box.objectives[house.objectives[seat]]


# While objects can still be taken: what each would help


def promise(house: House, seat: Seat, held: int, mind: Mind) -> list[float]:
    """What each of the thirty objects promises to a seat that has these: a share of a task, or the point it pays."""
    worth = [1.0] * (len(COLOURS) * KINDS)
    enchanted = 0
    for colour in EVERY_COLOUR:
        enchanted += held >> (colour * KINDS + ENCHANTED) & 1
        worth[colour * KINDS + ENCHANTED] = -float(MALUS)
    for of, count, points in tasks_of(house, seat):
        if of == AN_ENCHANTED:
            hoped = mind.daring * points
            each = (hoped + MALUS * enchanted) / count if enchanted < count else -float(MALUS + points)
            for colour in EVERY_COLOUR:
                worth[colour * KINDS + ENCHANTED] = each if enchanted != count else -float(MALUS + points)
        elif of >= A_COLOUR:
            first = (of - A_COLOUR) * KINDS
            have = (held >> first & 0b1111).bit_count()
            if have < count:
                each = mind.ambition * points / count * (1.0 + mind.started * have)
                for kind in range(ENCHANTED):
                    worth[first + kind] = max(worth[first + kind], each)
    for of, _, points in tasks_of(house, seat):
        if of < A_COLOUR and not held >> of & 1:
            worth[of] = float(points)
    return worth


def circle_worth(house: House, circle: Place, worth: list[float]) -> float:
    """What the object on a circle promises: what it is, or what it may be."""
    colour, kind = house.backs[circle], house.faces[circle]
    if kind >= 0:
        return worth[colour * KINDS + kind]
    total, value = 0, 0.0
    for other, copies in enumerate(house.bags[colour]):
        total += copies
        value += copies * worth[colour * KINDS + other]
    return value / total if total else 0.0


# When only deals are left: what the round will bring


def loads(house: House, seat: Seat) -> list[int]:
    """What each gnome of a seat carries, as masks over all objects."""
    masks = [0] * GNOMES
    base = house.base(seat)
    for number in range(house.house_box.objects):
        thing = Thing(number)
        if house.backs[base + thing] != NOTHING and house.faces[base + thing] >= 0:
            masks[house.gnome_at(thing)] |= 1 << (house.backs[base + thing] * KINDS + house.faces[base + thing])
    return masks


def is_safe(house: House, seat: Seat, gnome: Gnome) -> bool:
    """Whether Merlin cannot catch a gnome where he is."""
    return gnome == MAGIK or house.is_hidden(seat, gnome) or house.places[seat * GNOMES + gnome] == PRISON


def outlook(house: House, seat: Seat, masks: list[int]) -> float:
    """What a seat may expect of the assessment, over the faces of Merlin's die, with these loads."""
    tasks, jokers = tasks_of(house, seat), jokers_of(house, seat)
    everything = masks[0] | masks[1] | masks[2]
    whole = float(best_use(tasks, everything, jokers)[0])
    expected = whole
    for gnome in EVERY_GNOME:
        if masks[gnome] and not is_safe(house, seat, gnome):
            expected += (best_use(tasks, everything & ~masks[gnome], jokers)[0] - whole) / ROOMS
    return expected


def halfway(house: House, seat: Seat, masks: list[int]) -> float:
    """The points of tasks that are not done yet, each by how much of it there is."""
    everything = masks[0] | masks[1] | masks[2]
    points = 0.0
    for of, count, paid in tasks_of(house, seat):
        if A_COLOUR <= of < AN_ENCHANTED:
            have = (everything >> ((of - A_COLOUR) * KINDS) & 0b1111).bit_count()
            if have < count:
                points += paid * have / count
    return points


def safest(house: House, seat: Seat, room: list[int]) -> Gnome:
    """The gnome in the house who should carry one thing more, of those with room; NO_GNOME if none has."""
    best = NO_GNOME
    for gnome in EVERY_GNOME:
        if room[gnome] > 0 and house.is_out(seat, gnome):
            if is_safe(house, seat, gnome):
                return gnome
            if best == NOTHING or room[gnome] > room[best]:
                best = gnome
    return best


def rooms_left(house: House, seat: Seat) -> list[int]:
    return [house.room_left(seat, gnome) for gnome in EVERY_GNOME]
