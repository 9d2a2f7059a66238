"""What reasons of Merlouf say, looked into by other ways than they are found."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product

from bothy.games.merlouf.box import A_COLOUR
from bothy.games.merlouf.duels import Contest
from bothy.games.merlouf.gnomes import GNOME_NAMES, GNOMES, MAGIK
from bothy.games.merlouf.rooms import BARS, ROOM_NAMES
from bothy.games.merlouf.scoring import best_use, jokers_of, stolen
from bothy.games.merlouf.settling import word_for
from bothy.games.merlouf.table import House
from bothy.games.merlouf.things import CIRCLES, COLOURS, FACE_KEYS, KINDS, Thing
from bothy.kernel import Reason
from games.because.checking import Case, Check, said

SCENES: list[str] = []


def points(case: Case, house: House) -> int:
    """What the seat has stolen is worth by its card."""
    tasks = house.house_box.objectives[house.objectives[case.seat]]
    return best_use(tasks, stolen(house, case.seat), jokers_of(house, case.seat))[0]


def colour_of(case: Case) -> int:
    """The colour of the object that is spoken of."""
    step, word = case.sight.agenda[-1], case.choice.notation.split()[-1]
    return step.target if isinstance(step, Contest) else COLOURS.index(word)


def unseen(case: Case, colour: int) -> list[int]:
    """The kinds of a colour that the seat has seen nowhere: neither in rooms nor with anybody."""
    house = case.sight.table
    seen = {house.faces[place] for place, back in enumerate(house.backs) if back == colour and house.faces[place] >= 0}
    return [kind for kind in range(KINDS) if kind not in seen]


def taken(case: Case) -> House:
    """The table as it would be if the seat had the object without anybody's leave."""
    house: House = case.position.copy().table
    seat, colour = case.seat, colour_of(case)
    room = house.places[seat * 3 + house.playing[seat]]
    circle = next(place for place in range(room * KINDS, (room + 1) * KINDS) if house.backs[place] == colour)
    house.move(circle, house.free_place(seat, colour, house.playing[seat]), 1 << seat)  # type: ignore[arg-type]
    return house


def known(case: Case, reason: Reason) -> bool:
    return points(case, taken(case)) - points(case, case.position.table) == said(reason)


def could_be(case: Case, reason: Reason) -> bool:
    colour, house = colour_of(case), case.position.table
    kind = FACE_KEYS[colour].index(str(reason.message.values["thing"]))
    wanted = [(of, worth) for of, _, worth in house.house_box.objectives[house.objectives[case.seat]]]
    return (
        (colour * KINDS + kind, said(reason, "points")) in wanted
        and kind in unseen(case, colour)
        and len(unseen(case, colour)) == said(reason)
    )


def collects(case: Case, reason: Reason) -> bool:
    colour, house = colour_of(case), case.position.table
    tasks = house.house_box.objectives[house.objectives[case.seat]]
    held = stolen(house, case.seat)
    have = sum(held >> (colour * KINDS + kind) & 1 for kind in range(KINDS - 1))
    wants = (A_COLOUR + colour, said(reason, "m"), said(reason, "points"))
    return wants in tasks and have == said(reason) < said(reason, "m")


def objects_of(house: House, seat: int) -> dict[int, tuple[int, int]]:
    """The objects of a seat by the number of the thing: their colours, and what they are as far as the house tells."""
    base = house.base(seat)
    there = [thing for thing in range(house.house_box.objects) if house.backs[base + thing] >= 0]
    return {thing: (house.backs[base + thing], house.faces[base + thing]) for thing in there}


def holding(case: Case, more: Iterable[tuple[int, int]], fewer: Iterable[tuple[int, int]]) -> int:
    """By how much it changes one's points to get some objects and give others away."""
    house: House = case.position.table
    tasks, jokers = house.house_box.objectives[house.objectives[case.seat]], jokers_of(house, case.seat)
    own = set(objects_of(house, case.seat).values())
    then = (own - set(fewer)) | set(more)
    before, after = (sum(1 << (colour * KINDS + kind) for colour, kind in some) for some in (own, then))
    return best_use(tasks, after, jokers)[0] - best_use(tasks, before, jokers)[0]


def leaving(case: Case) -> list[tuple[int, int]]:
    """The objects that a word gives away, or the draft that is proposed."""
    house: House = case.position.table
    own = objects_of(house, case.seat)
    if case.choice.notation == "propose":
        draft = house.drafts[case.seat]
        return [own[draft[line] - 1] for line in (1, 3, 5) if draft[line] - 1 in own]
    return [own[thing] for thing in own if word_for(house, Thing(thing)).notation == case.choice.notation]


def arriving(case: Case) -> list[tuple[int, int]]:
    """The objects that the draft asks for by their names."""
    after = case.position.copy()
    after.answer(case.seat, case.choice)
    open_offers = [offer for offer in after.table.offers[case.seat * 3 : case.seat * 3 + 3] if offer]
    return [((want - 1) % 10, (want - 1) // 10 - 1) for want in open_offers[-1][7:] if want]


def named(case: Case) -> tuple[int, int]:
    word = case.choice.notation.removeprefix("name ")
    return next((back, keys.index(word)) for back, keys in enumerate(FACE_KEYS) if word in keys)


def is_true(case: Case) -> bool:
    """Whether the last thing of the draft is what the word says."""
    house: House = case.position.table
    draft = house.drafts[case.seat]
    last = [draft[line] - 1 for line in (1, 3, 5) if draft[line]][-1]
    place = house.base(case.seat) + last
    return (house.backs[place], house.faces[place]) == named(case)


def offered(case: Case) -> tuple[int, list[int]]:
    """Who has proposed what is accepted, and the offer."""
    giver, number = (int(word) - 1 for word in case.choice.notation.removeprefix("accept ").split("/"))
    return giver, case.position.table.offers[giver * 3 + number]


def promised(case: Case, reason: Reason) -> bool:
    """By what the seat has seen of these things, or else by what they are said to be."""
    giver, offer = offered(case)
    theirs = objects_of(case.sight.table, giver)
    gets = []
    for line in (1, 3, 5):
        if offer[line] - 1 in theirs:
            colour, kind = theirs[offer[line] - 1]
            gets.append((colour, kind if kind >= 0 else offer[line + 1] - 1))
    return all(kind >= 0 for _, kind in gets) and holding(case, gets, []) == said(reason)


def least(case: Case) -> int:
    """The least that one loses by handing over what is wanted."""
    _, offer = offered(case)
    own = list(objects_of(case.position.table, case.seat).values())
    wants = sorted((want - 1) % 10 for want in offer[7:] if want)
    ways = [some for some in combinations(own, len(wants)) if sorted(colour for colour, _ in some) == wants]
    return -max(holding(case, [], some) for some in ways)


def carries(case: Case) -> int:
    """How many unseen objects of the other are of colours of which one could want one."""
    house, other = case.sight.table, int(case.choice.notation.removeprefix("offer ")) - 1
    tasks = house.house_box.objectives[house.objectives[case.seat]]
    own = [colour for colour, kind in objects_of(house, case.seat).values() if kind != KINDS - 1]
    wanted = {of - A_COLOUR for of, count, _ in tasks if of >= A_COLOUR and own.count(of - A_COLOUR) < count}
    wanted |= {of // KINDS for of, _, _ in tasks if of < A_COLOUR and of % KINDS in unseen(case, of // KINDS)}
    return sum(kind < 0 and colour in wanted for colour, kind in objects_of(house, other).values())


def at_stake(case: Case) -> int:
    """If Merlin took what the gnome carries, so much would be gone."""
    house: House = case.position.copy().table
    before, gnome = points(case, house), house.playing[case.seat]
    for place in range(CIRCLES, len(house.backs)):
        thing = place - house.base(case.seat)
        if 0 <= thing < house.house_box.objects and house.gnome_at(thing) == gnome:  # type: ignore[arg-type]
            house.lift(place)
    return before - points(case, house)


def asked_whether_to_contest(case: Case) -> list[int]:
    """Whom the answer makes the game ask whether they contest it."""
    position = case.position.copy()
    position.answer(case.seat, case.choice)
    step = None if position.over() else position.step()
    return position.asking() if isinstance(step, Contest) else []


def wins(bonus: int, rivals: int) -> int:
    """Of all throws without a tie for the highest, how many in a hundred one wins."""
    won = lost = 0
    for mine, *others in product(range(6), repeat=rivals + 1):
        best = max(others)
        if mine + bonus > best:
            won += 1
        elif best > mine + bonus and others.count(best) == 1:
            lost += 1
    return round(100 * won / (won + lost))


def bonus(case: Case) -> int:
    """What the chosen goodies add, as the label tells."""
    step = case.position.step()
    label = step.label(case.position.table, case.seat, case.choice)  # type: ignore[attr-defined]
    return int(label.values["bonus"])


def freed(case: Case) -> int:
    """Whose gnome comes home."""
    before, after = case.position.table.places, case.after().places
    return next(index // 3 for index in range(len(before)) if before[index] != after[index])


def goal(case: Case) -> int:
    """The room a gnome goes to, or stands in."""
    gnome, *room = case.choice.notation.split()[1:]
    if room:
        return ROOM_NAMES.index(room[0])
    return int(case.position.table.places[case.seat * GNOMES + GNOME_NAMES.index(gnome)])


def worthwhile(case: Case) -> list[int]:
    """The colours that lie in that room and of which the seat could want one, by what it has seen."""
    house, room = case.sight.table, goal(case)
    tasks = house.house_box.objectives[house.objectives[case.seat]]
    held = stolen(house, case.seat)
    found = []
    for circle in range(room * 5, room * 5 + 5):
        colour, kind = house.backs[circle], house.faces[circle]
        if colour < 0:
            continue
        have = sum(held >> (colour * KINDS + other) & 1 for other in range(KINDS - 1))
        if kind >= 0:
            more = held | 1 << (colour * KINDS + kind)
            worth = [best_use(tasks, some, jokers_of(house, case.seat))[0] for some in (held, more)]
            wanted = worth[1] > worth[0]
        else:
            wanted = any(of == A_COLOUR + colour and have < count for of, count, _ in tasks) or any(
                of < A_COLOUR and of // KINDS == colour and of % KINDS in unseen(case, colour) for of, _, _ in tasks
            )
        found += [colour] if wanted else []
    return found


def others_there(case: Case) -> set[int]:
    """Who else has a gnome in that room that does not hide."""
    house, room = case.position.table, goal(case)
    standing = [place for place, where in enumerate(house.places) if where == room and house.hiders[room] != place]
    return {place // GNOMES for place in standing} - {case.seat}


CHECKS: dict[str, Check] = {
    "carries": lambda case, reason: carries(case) == said(reason) > 0,
    "carries-nothing": lambda case, reason: carries(case) == 0,
    "gives": lambda case, reason: -holding(case, [], leaving(case)) == said(reason) > 0,
    "rids": lambda case, reason: holding(case, [], leaving(case)) == said(reason) > 0,
    "true": lambda case, reason: is_true(case),
    "false": lambda case, reason: not is_true(case),
    "asks": lambda case, reason: holding(case, [named(case)], []) == said(reason),
    "deal": lambda case, reason: holding(case, arriving(case), leaving(case)) == said(reason),
    "promised": promised,
    "costs": lambda case, reason: least(case) == said(reason) > 0,
    "costs-nothing": lambda case, reason: least(case) <= 0,
    "room": lambda case, reason: len(worthwhile(case)) == said(reason) > 0,
    "bare": lambda case, reason: worthwhile(case) == [],
    "never-caught": lambda case, reason: case.choice.notation.split()[1] == GNOME_NAMES[MAGIK],
    "company": lambda case, reason: len(others_there(case)) == said(reason) > 0,
    "opens": lambda case, reason: (
        case.choice.notation.endswith("prison")
        and sum(place == BARS for place in case.position.table.places[case.seat * GNOMES :][:GNOMES])
        == said(reason)
        > 0
    ),
    "looks": lambda case, reason: len(unseen(case, colour_of(case))) == said(reason) > 0,
    "frees-own": lambda case, reason: freed(case) == case.seat,
    "frees": lambda case, reason: freed(case) == said(reason, "seat") != case.seat,
    "idle": lambda case, reason: case.position.table.left[case.seat] == said(reason) > 0,
    "known": known,
    "could-be": could_be,
    "collects": collects,
    "bites": lambda case, reason: (
        KINDS - 1 in unseen(case, colour_of(case)) and len(unseen(case, colour_of(case))) == said(reason)
    ),
    "magik": lambda case, reason: case.position.table.playing[case.seat] == 2,
    "saves": lambda case, reason: at_stake(case) == said(reason) > 0,
    "nothing-saved": lambda case, reason: at_stake(case) <= 0,
    "contested": lambda case, reason: len(asked_whether_to_contest(case)) == said(reason) > 0,
    "uncontested": lambda case, reason: asked_whether_to_contest(case) == [],
    "yields": lambda case, reason: case.position.table.left[case.seat] == said(reason),
    "insists": lambda case, reason: wins(0, said(reason, "rivals")) == said(reason),
    "duel": lambda case, reason: wins(bonus(case), said(reason, "rivals")) == said(reason),
}
