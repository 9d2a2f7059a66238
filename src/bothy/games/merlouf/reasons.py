"""What speaks for an answer or against it, for somebody who asks: all of it reckoned from one sight.

Of an object one has not seen only what it may be is told, by how many of its colour are out of sight.
"""

from __future__ import annotations

from bothy.games.merlouf.actions import HIDING, face
from bothy.games.merlouf.box import A_COLOUR, Task
from bothy.games.merlouf.choices import CONTEST, HIDE, INSIST, PASS, YIELD, Attach, Free, Look, Send, Take, Use
from bothy.games.merlouf.duels import AttachGoodies, Contest, Talk, bonus_of, chance_of, contesters, members
from bothy.games.merlouf.gnomes import GNOME_NAMES, GNOMES, MAGIK, Gnome
from bothy.games.merlouf.night import Act, LookAgain, PlaceGnomes
from bothy.games.merlouf.rooms import BARS, PRISON, Room
from bothy.games.merlouf.scoring import NORMAL, best_use, jokers_of, stolen
from bothy.games.merlouf.table import House
from bothy.games.merlouf.things import COLOURS, ENCHANTED, KINDS, Back, Kind
from bothy.kernel.notation import Choice
from bothy.kernel.reason import GAINS, KEEPS, RISKS, Reason
from bothy.kernel.sight import Sight
from bothy.kernel.table import Seat
from bothy.kit.reasons import Because

told = Because("merlouf")


def reasons(sight: Sight[House], choice: Choice) -> list[Reason]:
    """What can be said of an answer, the weightiest first."""
    house, seat, step = sight.table, sight.viewer, sight.agenda[-1]
    if isinstance(step, PlaceGnomes) and isinstance(choice, Send):
        return of_placing(house, seat, choice.gnome, choice.room)
    if isinstance(step, PlaceGnomes) and isinstance(choice, Use):
        return of_placing(house, seat, choice.gnome, house.places[seat * GNOMES + choice.gnome])
    if isinstance(step, Act) and isinstance(choice, Take):
        return of_object(house, seat, house.room_of(seat), choice.colour) + of_rivals(house, seat, choice.colour)
    if isinstance(step, Act) and choice is HIDE:
        return of_hiding(house, seat) + of_rivals(house, seat, HIDING)
    if isinstance(step, (Act, LookAgain)) and isinstance(choice, Look):
        return [told(GAINS, "looks", back=COLOURS[choice.colour], n=unseen(house, choice.colour))]
    if isinstance(step, Act) and isinstance(choice, Free):
        return of_freeing(seat, choice.seat, choice.gnome)
    if isinstance(step, Act) and choice is PASS:
        return [told(RISKS, "idle", n=house.left[seat])]
    if isinstance(step, Contest) and choice is CONTEST:
        return of_wanting(house, seat, step.target)
    if isinstance(step, Talk) and choice in (INSIST, YIELD):
        return of_talking(house, seat, step, choice)
    if isinstance(step, AttachGoodies) and isinstance(choice, Attach):
        bonus = bonus_of(house, seat, choice.cards)
        return [told(GAINS, "duel", n=chance_of(house, step.rivals, bonus), rivals=rivals_in(house, step.rivals))]
    return []


# Objects


def tasks_of(house: House, seat: Seat) -> list[Task]:
    return house.house_box.objectives[house.objectives[seat]]


def worth(house: House, seat: Seat, held: int) -> int:
    """F40: what objects are worth by one's own card."""
    return best_use(tasks_of(house, seat), held, jokers_of(house, seat))[0]


def unseen(house: House, colour: int) -> int:
    """How many objects of a colour are out of sight."""
    return sum(house.bags[colour])


def of_object(house: House, seat: Seat, room: Room, colour: Back) -> list[Reason]:
    """What an object of a room is worth, if it is known; else what it may be."""
    circle = house.house_box.circle_at[room * len(COLOURS) + colour]
    held, kind = stolen(house, seat), house.faces[circle]
    if kind >= 0:
        more = worth(house, seat, held | 1 << (colour * KINDS + kind)) - worth(house, seat, held)
        return [told(GAINS if more > 0 else RISKS, "known", **face(house, colour, kind), n=more)]
    found: list[Reason] = []
    have, chances = normal(held, colour), unseen(house, colour)
    for of, count, points in tasks_of(house, seat):
        if of < A_COLOUR and of // KINDS == colour and house.bags[colour][of % KINDS]:
            thing = face(house, colour, Kind(of % KINDS))
            found.append(told(GAINS, "could-be", **thing, n=chances, points=points))
        elif of == A_COLOUR + colour and have < count:
            found.append(told(GAINS, "collects", back=COLOURS[colour], n=have, m=count, points=points))
    if house.bags[colour][ENCHANTED]:
        found.append(told(RISKS, "bites", n=chances))
    return found


def normal(held: int, colour: int) -> int:
    """How many objects of a colour one has that are not enchanted."""
    return (held >> (colour * KINDS) & NORMAL).bit_count()


def of_wanting(house: House, seat: Seat, target: int) -> list[Reason]:
    if target == HIDING:
        return of_hiding(house, seat)
    return of_object(house, seat, house.room_of(seat), Back(target))


# Gnomes


def of_placing(house: House, seat: Seat, gnome: Gnome, room: Room) -> list[Reason]:
    """What there is to fetch where a gnome goes or stands, and who is there before him."""
    if room == PRISON:
        caught = len([one for one in range(GNOMES) if house.places[seat * GNOMES + one] == BARS])
        return [told(GAINS, "opens", n=caught)] if caught else []
    wanted = len([colour for colour in lying(house, room) if is_wanted(house, seat, room, colour)])
    found = [told(GAINS, "room", n=wanted) if wanted else told(RISKS, "bare")]
    if gnome == MAGIK:
        found.append(told(KEEPS, "never-caught"))
    others = [other for other in range(house.box.seats) if other != seat and house.active_in(other, room) >= 0]
    if others:
        found.append(told(RISKS, "company", n=len(others)))
    return found


def lying(house: House, room: Room) -> list[Back]:
    """The colours of the objects that lie in a room."""
    circles = [house.house_box.circle_at[room * len(COLOURS) + colour] for colour in range(len(COLOURS))]
    return [Back(colour) for colour, circle in enumerate(circles) if circle >= 0 and house.backs[circle] >= 0]


def is_wanted(house: House, seat: Seat, room: Room, colour: Back) -> bool:
    """Whether an object brings something for one's card, or may."""
    return any(reason.kind == GAINS for reason in of_object(house, seat, room, colour))


def of_hiding(house: House, seat: Seat) -> list[Reason]:
    """F18: what the gnome carries is safe from Merlin, who does not catch Gnomagik anyway."""
    gnome = house.playing[seat]
    if gnome == MAGIK:
        return [told(RISKS, "magik")]
    saved = worth(house, seat, stolen(house, seat)) - worth(house, seat, without(house, seat, gnome))
    return [told(KEEPS, "saves", n=saved)] if saved > 0 else [told(RISKS, "nothing-saved")]


def without(house: House, seat: Seat, gnome: Gnome) -> int:
    """What one has besides what a gnome carries, as a mask."""
    start = house.base(seat) + house.house_box.firsts[gnome]
    held = stolen(house, seat)
    for place in range(start, start + house.house_box.limits[gnome]):
        if house.backs[place] >= 0 and house.faces[place] >= 0:
            held &= ~(1 << (house.backs[place] * KINDS + house.faces[place]))
    return held


def of_freeing(seat: Seat, owner: Seat, gnome: Gnome) -> list[Reason]:
    if owner == seat:
        return [told(GAINS, "frees-own", gnome=GNOME_NAMES[gnome])]
    return [told(RISKS, "frees", gnome=GNOME_NAMES[gnome], seat=owner)]


# Rivals


def of_rivals(house: House, seat: Seat, target: int) -> list[Reason]:
    some = contesters(house, seat, target)
    return [told(RISKS, "contested", n=len(some))] if some else [told(KEEPS, "uncontested")]


def of_talking(house: House, seat: Seat, step: Talk, choice: Choice) -> list[Reason]:
    if choice is YIELD:
        return [told(KEEPS, "yields", n=house.left[seat])]
    chance = chance_of(house, step.rivals, 0)
    return [told(RISKS, "insists", n=chance, rivals=rivals_in(house, step.rivals))]


def rivals_in(house: House, rivals: int) -> int:
    """How many others there are in a duel."""
    return len(members(house, rivals)) - 1
