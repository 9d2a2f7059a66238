"""The seventh phase: the best use of what everybody has stolen, the pawns, and everything goes back."""

from __future__ import annotations

from bothy.games.merlouf.box import A_COLOUR, AN_ENCHANTED, MALUS, HouseBox, Task
from bothy.games.merlouf.choices import Values
from bothy.games.merlouf.gnomes import GNOMES, NO_GNOME
from bothy.games.merlouf.rooms import BARS, EVERY_ROOM, NO_ROOM
from bothy.games.merlouf.table import House, Steps
from bothy.games.merlouf.things import BACK_NAMES, CIRCLES, COLOURS, ENCHANTED, GOODY, KINDS
from bothy.kernel import NOTHING, Reveal, Rule, Seat

NORMAL = 0b01111
"""The normal objects of a colour, in a mask of its five."""


def best_use(tasks: list[Task], held: int, jokers: int) -> tuple[int, int]:
    """F40: the most points that objects (a mask over all thirty) and jokers can make with a card, and a mask of the
    tasks achieved. Each object serves one task at most.
    """
    normal, enchanted = 0, 0
    colours = [0] * len(COLOURS)
    for colour in range(len(COLOURS)):
        of_colour = held >> (colour * KINDS) & 0b11111
        colours[colour] = (of_colour & NORMAL).bit_count()
        normal += colours[colour]
        enchanted += of_colour >> ENCHANTED
    base, exact, able = -MALUS * enchanted, 0, 0
    for number, task in enumerate(tasks):
        of, count = task[0], task[1]
        if of == AN_ENCHANTED:
            if count == enchanted:
                base, exact = task[2], 1 << number
        elif (colours[of - A_COLOUR] if of >= A_COLOUR else held >> of & 1) + jokers >= count:
            able |= 1 << number
    most, best = base + normal + jokers, exact
    for chosen in range(1, able + 1):
        if chosen & able == chosen:
            points = worth_of(tasks, chosen, held, jokers, colours)
            if points >= 0 and base + points + normal + jokers > most:
                most, best = base + points + normal + jokers, chosen | exact
    return most, best


def worth_of(tasks: list[Task], chosen: int, held: int, jokers: int, colours: list[int]) -> int:
    """What these tasks add to one point for every object; -1 if they cannot all be achieved."""
    left = colours.copy()
    points, missing = 0, 0
    for number, task in enumerate(tasks):
        if chosen >> number & 1:
            of = task[0]
            points += task[2] - task[1]
            if of < A_COLOUR:
                if held >> of & 1:
                    left[of // KINDS] -= 1
                else:
                    missing += 1
            else:
                left[of - A_COLOUR] -= task[1]
    for count in left:
        if count < 0:
            missing -= count
    return points if missing <= jokers and points >= 0 else -1


def uses(tasks: list[Task], achieved: int, held: int) -> list[tuple[int, int]]:
    """F40: each object held and the achieved task it serves, by its number; NOTHING where it serves none."""
    left = [thing for thing in range(A_COLOUR) if held >> thing & 1]
    some: list[tuple[int, int]] = []
    named = [number for number, task in enumerate(tasks) if task[0] < A_COLOUR]
    for number in [*named, *[number for number in range(len(tasks)) if number not in named]]:
        if achieved >> number & 1:
            of, count = tasks[number][0], tasks[number][1]
            fitting = [thing for thing in left if fits(thing, of)][:count]
            some += [(thing, number) for thing in fitting]
            left = [thing for thing in left if thing not in fitting]
    some.sort(key=lambda use: use[1])
    return some + [(thing, NOTHING) for thing in left]


def fits(thing: int, of: int) -> bool:
    """Whether an object is what a task asks for."""
    if of < A_COLOUR:
        return thing == of
    if of == AN_ENCHANTED:
        return thing % KINDS == ENCHANTED
    return thing // KINDS == of - A_COLOUR and thing % KINDS != ENCHANTED


def stolen(house: House, seat: Seat) -> int:
    """The objects a seat's gnomes carry, as a mask; those it has not seen are left out."""
    base = house.base(seat)
    mask = 0
    for place in range(base, base + house.house_box.objects):
        if house.backs[place] != NOTHING and house.faces[place] >= 0:
            mask |= 1 << (house.backs[place] * KINDS + house.faces[place])
    return mask


def jokers_of(house: House, seat: Seat) -> int:
    count = 0
    for thing, owner in enumerate(house.bonus):
        if owner == seat and house.house_box.bonus_jokers[thing]:
            count += 1
    return count


def super_points(house: House, seat: Seat) -> int:
    """F52: what the super objects of a seat are worth."""
    points = 0
    for thing, owner in enumerate(house.bonus):
        if owner == seat and not house.house_box.bonus_jokers[thing]:
            points += house.house_box.bonus_points[thing]
    return points


class Assessment(Reveal[House]):
    """F39: all show their cards and objects, and the pawns move; nobody falls below 0."""

    def apply(self, house: House) -> Steps:
        for seat in house.round_the_table():
            tasks = house.house_box.objectives[house.objectives[seat]]
            objects = stolen(house, seat)
            points, achieved = best_use(tasks, objects, jokers_of(house, seat))
            extra = super_points(house, seat)
            before = house.scores[seat]
            house.scores[seat] = max(0, before + points + extra)
            if house.sink is not None:
                house.tell("shows-objective", {"seat": seat, "card": house.objectives[seat] + 1})
                tell_uses(house, seat, tasks, achieved, objects)
                tell_jokers(house, seat, tasks, achieved, objects)
                for number, task in enumerate(tasks):
                    if achieved >> number & 1:
                        house.tell("achieves", {"seat": seat, **task_values(house.house_box, task)})
                values: Values = {"seat": seat, "points": points + extra, "bonus": extra}
                values["objects"] = objects.bit_count()
                values["malus"] = malus(tasks, objects)
                values["score"] = house.scores[seat]
                house.tell("scores", values, "", "", f"score:{seat}")
        return (ClearAway(),)


def tell_uses(house: House, seat: Seat, tasks: list[Task], achieved: int, held: int) -> None:
    """F40: the objects one by one, each with the task it serves or what it pays or costs by itself."""
    box = house.house_box
    for thing, number in uses(tasks, achieved, held):
        colour, kind = thing // KINDS, thing % KINDS
        values: Values = {"seat": seat, "thing": box.keys[colour][kind], "name": box.names[colour][kind]}
        values["back"] = BACK_NAMES[colour]
        values["serves"] = number + 1 if number != NOTHING else 0
        values["points"] = 0 if number != NOTHING else -MALUS if kind == ENCHANTED else 1
        house.tell("counts", values, f"object:{BACK_NAMES[colour]}", f"seat:{seat}", f"score:{seat}")


def tell_jokers(house: House, seat: Seat, tasks: list[Task], achieved: int, held: int) -> None:
    """F52: the jokers of a seat, each with the task it helps to achieve or the point it pays."""
    served = [number for _, number in uses(tasks, achieved, held)]
    lacking: list[int] = []
    for number, task in enumerate(tasks):
        if achieved >> number & 1:
            lacking += [number] * (task[1] - served.count(number))
    box = house.house_box
    for thing, owner in enumerate(house.bonus):
        if owner == seat and box.bonus_jokers[thing]:
            number = lacking.pop(0) if lacking else NOTHING
            values: Values = {"seat": seat, "thing": box.bonus_keys[thing], "name": box.bonus_names[thing], "back": ""}
            values["serves"] = number + 1 if number != NOTHING else 0
            values["points"] = 0 if number != NOTHING else 1
            house.tell("counts", values, "bonus", f"seat:{seat}", f"score:{seat}")


def malus(tasks: list[Task], held: int) -> int:
    """F42: what the enchanted objects among these cost; nothing if a task asks for just so many."""
    enchanted = 0
    for colour in range(len(COLOURS)):
        enchanted += held >> (colour * KINDS + ENCHANTED) & 1
    exact = any(task[0] == AN_ENCHANTED and task[1] == enchanted for task in tasks)
    return 0 if exact else MALUS * enchanted


def task_values(box: HouseBox, task: Task) -> Values:
    """A task as messages name it."""
    of, count, points = task
    values: Values = {"task": "enchanted", "count": count, "points": points}
    if of < A_COLOUR:
        values["task"] = "object"
        values["thing"] = box.keys[of // KINDS][of % KINDS]
        values["name"] = box.names[of // KINDS][of % KINDS]
    else:
        values["thing"] = ""
        values["name"] = ""
    if of == AN_ENCHANTED:
        values["back"] = ""
    elif of < A_COLOUR:
        values["back"] = BACK_NAMES[of // KINDS]
    else:
        values["task"] = "colour"
        values["back"] = BACK_NAMES[of - A_COLOUR]
    return values


class ClearAway(Rule[House]):
    """F44: objects go back to their bags, gnomes outside the prison to their owners, cards to the played ones."""

    def apply(self, house: House) -> Steps:
        box = house.house_box
        for circle in range(CIRCLES):
            house.lift(circle)
        for seat in range(box.seats):
            base = house.base(seat)
            for place in range(base, base + box.objects):
                house.lift(place)
            house.played[house.objectives[seat]] += 1
            house.objectives[seat] = NOTHING
            house.playing[seat] = NO_GNOME
        for bag in range(GOODY):
            house.bags[bag] = [1] * KINDS
        for index in range(box.seats * GNOMES):
            if house.places[index] != BARS:
                house.places[index] = NO_ROOM
        for room in EVERY_ROOM:
            house.hiders[room] = NOTHING
        for thing in range(len(house.bonus)):
            house.bonus[thing] = NOTHING
        house.looks = 0
        house.late = 0
        house.safe = 0
        house.merlin = NO_ROOM
        return ()
