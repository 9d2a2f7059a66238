"""What speaks for an answer or against it, for somebody who asks: all of it reckoned from one sight.

Of an object one has not seen only what it may be is told, by how many of its colour are out of sight.
"""

from __future__ import annotations

from collections.abc import Iterable

from bothy.games.merlouf.actions import HIDING, face
from bothy.games.merlouf.box import A_COLOUR, Task
from bothy.games.merlouf.choices import (
    CONTEST,
    HIDE,
    INSIST,
    OFFERS,
    PASS,
    PROPOSE,
    YIELD,
    Accept,
    Attach,
    Free,
    Give,
    Look,
    Name,
    Offer,
    Send,
    Take,
    Use,
    Want,
)
from bothy.games.merlouf.deals import Negotiate
from bothy.games.merlouf.duels import AttachGoodies, Contest, Talk, bonus_of, chance_of, contesters, members
from bothy.games.merlouf.gnomes import GNOME_NAMES, GNOMES, MAGIK, Gnome
from bothy.games.merlouf.night import Act, LookAgain, PlaceGnomes
from bothy.games.merlouf.offers import claims, given, specified, wanted
from bothy.games.merlouf.rooms import BARS, PRISON, Room
from bothy.games.merlouf.scoring import NORMAL, best_use, jokers_of, stolen
from bothy.games.merlouf.settling import number_of
from bothy.games.merlouf.table import NAMING, PARTNER, STAGE, House
from bothy.games.merlouf.things import COLOURS, ENCHANTED, GOODY, KINDS, NO_KIND, Back, Kind, Thing
from bothy.kernel.notation import Choice
from bothy.kernel.reason import GAINS, KEEPS, RISKS, Reason
from bothy.kernel.sight import Sight
from bothy.kernel.table import NOTHING, Seat
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
    return of_dealing(house, seat, choice) if isinstance(step, Negotiate) else []


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
    return of_unseen(house, seat, colour)


def of_unseen(house: House, seat: Seat, colour: Back) -> list[Reason]:
    """What an object of a colour may be that one has not seen."""
    found: list[Reason] = []
    held = stolen(house, seat)
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


# Deals


def of_dealing(house: House, seat: Seat, choice: Choice) -> list[Reason]:
    """What a word brings by one's own card; of what others hold one knows the backs, and what is said of them."""
    draft = house.drafts[seat]
    if isinstance(choice, Accept):
        return of_accepting(house, seat, choice.seat, house.offers[choice.seat * OFFERS + choice.number])
    if isinstance(choice, Offer):
        n = len([back for back in carried(house, choice.seat) if may_count(house, seat, back)])
        return [
            told(GAINS, "carries", seat=choice.seat, n=n) if n else told(RISKS, "carries-nothing", seat=choice.seat)
        ]
    if isinstance(choice, Give):
        return of_giving(house, seat, [number_of(house, choice)])
    if isinstance(choice, Want) and choice.back in carried(house, draft[PARTNER] - 1):
        return of_unseen(house, seat, choice.back)
    if isinstance(choice, Name):
        return of_naming(house, seat, draft, choice)
    return of_proposing(house, seat, draft) if choice is PROPOSE else []


def carried(house: House, seat: Seat) -> list[Back]:
    """The colours of the objects that the gnomes of another carry and one has not seen."""
    base = house.base(seat)
    places = range(base, base + house.house_box.objects)
    return [house.backs[place] for place in places if house.backs[place] != NOTHING and house.faces[place] < 0]


def may_count(house: House, seat: Seat, colour: Back) -> bool:
    return any(reason.kind == GAINS for reason in of_unseen(house, seat, colour))


def object_in(house: House, giver: Seat, thing: Thing, said: Kind = NO_KIND) -> int:
    """An object as a mask, by what one sees of it or by what it is said to be; 0 if it is none, or unknown."""
    place = house.base(giver) + thing
    kind = house.faces[place] if house.faces[place] >= 0 else said
    return 1 << (house.backs[place] * KINDS + kind) if thing < house.house_box.objects and kind >= 0 else 0


def of_giving(house: House, seat: Seat, things: list[Thing]) -> list[Reason]:
    """What one's card counts for objects that one gives away."""
    gone = masks(object_in(house, seat, thing) for thing in things)
    if not gone:
        return []
    held = stolen(house, seat)
    lost = worth(house, seat, held) - worth(house, seat, held & ~gone)
    if lost > 0:
        return [told(RISKS, "gives", n=lost)]
    return [told(GAINS, "rids", n=-lost)] if lost < 0 else []


def masks(some: Iterable[int]) -> int:
    """Several objects in one mask."""
    found = 0
    for one in some:
        found |= one
    return found


def of_naming(house: House, seat: Seat, draft: list[int], choice: Name) -> list[Reason]:
    """Whether it is true what one says of a thing; or what the thing would bring that one asks for."""
    if draft[STAGE] == NAMING:
        true = house.faces[house.base(seat) + given(draft)[-1]] == choice.kind
        return [told(KEEPS, "true") if true else told(RISKS, "false")]
    if choice.back >= GOODY:
        return []
    held = stolen(house, seat)
    more = worth(house, seat, held | 1 << (choice.back * KINDS + choice.kind)) - worth(house, seat, held)
    return [told(GAINS if more > 0 else RISKS, "asks", **face(house, choice.back, choice.kind), n=more)]


def of_proposing(house: House, seat: Seat, draft: list[int]) -> list[Reason]:
    """What a deal would bring if one got what one asks for, where that is named; else what one gives."""
    gone = masks(object_in(house, seat, thing) for thing in given(draft))
    wants = list(zip(wanted(draft), specified(draft), strict=True))
    if not wants or not all(back < GOODY and kind != NOTHING for back, kind in wants):
        return of_giving(house, seat, given(draft))
    held = stolen(house, seat)
    then = held & ~gone | masks(1 << (back * KINDS + kind) for back, kind in wants)
    more = worth(house, seat, then) - worth(house, seat, held)
    return [told(GAINS if more > 0 else RISKS, "deal", n=more)]


def of_accepting(house: House, seat: Seat, giver: Seat, offer: list[int]) -> list[Reason]:
    """What one gets, if it is what it is said to be, and the least that one has to part with."""
    found: list[Reason] = []
    held = stolen(house, seat)
    now = worth(house, seat, held)
    gets = [object_in(house, giver, thing, said) for thing, said in zip(given(offer), claims(offer), strict=True)]
    objects = [thing for thing in given(offer) if thing < house.house_box.objects]
    if objects and len([one for one in gets if one]) == len(objects):
        more = worth(house, seat, held | masks(gets)) - now
        found.append(told(GAINS if more > 0 else RISKS, "promised", n=more))
    colours = [back for back in wanted(offer) if back < GOODY]
    if colours and len(colours) == len(wanted(offer)):
        least = now - max(worth(house, seat, held & ~gone) for gone in handovers(house, seat, colours))
        found.append(told(RISKS, "costs", n=least) if least > 0 else told(KEEPS, "costs-nothing"))
    return found


def handovers(house: House, seat: Seat, colours: list[Back]) -> list[int]:
    """Every way to hand over objects of these colours, as masks; if there is none, nothing."""
    own = [Thing(thing) for thing in range(house.house_box.objects) if house.backs[house.base(seat) + thing] != NOTHING]
    ways = [0]
    for colour in colours:
        fitting = [object_in(house, seat, thing) for thing in own if house.backs[house.base(seat) + thing] == colour]
        ways = [way | one for way in ways for one in fitting if not way & one]
    return ways or [0]


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
