"""What the board shows besides the table: phases, how far an objective is, who wants the same, what offers promise."""

from __future__ import annotations

from typing import Any, Final

from bothy.games.merlouf.actions import face
from bothy.games.merlouf.box import A_COLOUR, AN_ENCHANTED, PARTS, ROUNDS, Task
from bothy.games.merlouf.choices import OFFERS, Values
from bothy.games.merlouf.day import Day
from bothy.games.merlouf.deals import Negotiations
from bothy.games.merlouf.duels import AttachGoodies, Contest, Talk, Throw, aim_name, members
from bothy.games.merlouf.gnomes import GNOME_NAMES
from bothy.games.merlouf.night import Night
from bothy.games.merlouf.offers import claims, fulfils, give_lines, given, specified, trouble, want_lines, wanted
from bothy.games.merlouf.rounds import DealObjectives, PlaceObjects, Preparation, Round
from bothy.games.merlouf.scoring import NORMAL, Assessment, best_use, jokers_of, stolen, super_points, task_values
from bothy.games.merlouf.settling import HandOver, Settle, StowAway, candidates
from bothy.games.merlouf.table import PARTNER, House
from bothy.games.merlouf.things import (
    CIRCLES,
    ENCHANTED,
    EVERY_COLOUR,
    GOODIES,
    GOODY,
    KINDS,
    NO_THING,
    TRAP,
    TRAPS,
    Back,
    Thing,
)
from bothy.games.merlouf.traps import CARDS, KIND, PARTNERS, is_agreed, kind_of, room_of_plan
from bothy.kernel import NOTHING, Seat, Sight, Step

PHASES: Final = ("objects", "objectives", "goodies", "night", "deals", "day", "assessment")
COURSE: Final[tuple[type[Step[Any]], ...]] = (
    PlaceObjects,
    DealObjectives,
    Preparation,
    Night,
    Negotiations,
    Day,
    Assessment,
    Round,
)
"""With what each phase of a round begins, and after them the next round."""


def figures(sight: Sight[House]) -> dict[str, object]:
    house = sight.table
    return {
        "course": {"phase": phase(sight), "rounds": ROUNDS, "parts": PARTS},
        "stowage": stowage(house),
        "progress": [progress(house, seat) for seat in range(house.box.seats)],
        "contest": contest(sight),
        "market": [open_offer(house, index, sight.viewer) for index, offer in enumerate(house.offers) if offer],
        "draft": draft(house, sight.viewer),
        "settling": settling(sight),
        "traps_set": traps_set(house),
    }


# Rounds


def phase(sight: Sight[House]) -> str:
    """F06: the phase of the round that is on: the one before the next to come, or that if it is about to begin."""
    house = sight.table
    if house.round == 0:
        return PHASES[0]
    for depth, step in enumerate(reversed(sight.agenda)):
        if isinstance(step, COURSE):
            number = [isinstance(step, kind) for kind in COURSE].index(True)
            begun = depth > 0 and not (isinstance(step, Night) and step.part > 1)
            return PHASES[(number - 1 if begun else number) % len(PHASES)]
    return PHASES[-1]


def stowage(house: House) -> dict[str, object]:
    """F01, F02: how many things lie in the house, how many each seat has room for, and where each holder's begin."""
    box = house.house_box
    holders: dict[str, list[int]] = {
        name: [box.firsts[gnome], box.limits[gnome]] for gnome, name in enumerate(GNOME_NAMES)
    }
    holders["goody"] = [box.goodies_from, GOODIES]
    holders["trap"] = [box.traps_from, TRAPS]
    return {"circles": CIRCLES, "seat": box.things, "holders": holders}


# Objectives


def progress(house: House, seat: Seat) -> dict[str, object] | None:
    """F39: how far the tasks of a seat's card are, and what it would score now; None for a card that is not seen."""
    card = house.objectives[seat]
    if card < 0:
        return None
    tasks = house.house_box.objectives[card]
    held, jokers = stolen(house, seat), jokers_of(house, seat)
    points, achieved = best_use(tasks, held, jokers)
    rows: list[Values] = []
    for number, task in enumerate(tasks):
        values = task_values(house.house_box, task)
        values["have"] = so_many(task, held)
        values["achieved"] = achieved >> number & 1
        rows.append(values)
    return {"card": card + 1, "tasks": rows, "points": points + super_points(house, seat), "jokers": jokers}


def so_many(task: Task, held: int) -> int:
    """How many objects of those held fit a task."""
    of = task[0]
    if of == AN_ENCHANTED:
        return sum(held >> (colour * KINDS + ENCHANTED) & 1 for colour in EVERY_COLOUR)
    if of >= A_COLOUR:
        return (held >> ((of - A_COLOUR) * KINDS) & NORMAL).bit_count()
    return held >> of & 1


# Contests


def contest(sight: Sight[House]) -> dict[str, object] | None:
    """F23 to F26: what is contested, by whom, and how far that has come."""
    step = sight.agenda[-1] if sight.agenda else None
    house = sight.table
    if isinstance(step, Contest):
        stage, rivals = "contest", [step.seat]
    elif isinstance(step, Talk):
        stage, rivals = "talk", members(house, step.rivals)
    elif isinstance(step, AttachGoodies):
        stage, rivals = "goodies", members(house, step.rivals)
    elif isinstance(step, Throw):
        stage, rivals = "throw", members(house, step.rivals)
    else:
        return None
    return {"stage": stage, "seat": step.seat, "target": aim_name(step.target), "rivals": rivals}


# Offers


def open_offer(house: House, index: int, viewer: Seat) -> dict[str, object]:
    """F28: an open offer in words, and what it promises the viewer if it was made to him."""
    offer = house.offers[index]
    seat, partner = index // OFFERS, offer[PARTNER] - 1
    return {
        "seat": seat,
        "number": index % OFFERS,
        "partner": partner,
        "gives": give_lines(house, seat, offer),
        "wants": want_lines(house, offer),
        "promise": promise(house, viewer, seat, offer) if viewer == partner else None,
    }


def draft(house: House, viewer: Seat) -> dict[str, object] | None:
    """F28: the offer the viewer is putting together."""
    if viewer < 0 or house.drafts[viewer][PARTNER] <= 0:
        return None
    mine = house.drafts[viewer]
    return {
        "partner": mine[PARTNER] - 1,
        "gives": give_lines(house, viewer, mine),
        "wants": want_lines(house, mine),
        "things": given(mine),
    }


def promise(house: House, seat: Seat, proposer: Seat, offer: list[int]) -> dict[str, int] | None:
    """What the partner would gain by accepting: if every word is true, and if all that is unseen is enchanted.

    What is handed over is what he would miss least.
    """
    if house.objectives[seat] < 0 or trouble(house, proposer, seat, offer):
        return None
    base, said = house.base(proposer), claims(offer)
    true, false = 0, 0
    for line, thing in enumerate(given(offer)):
        back, kind = house.backs[base + thing], house.faces[base + thing]
        if back < GOODY:
            true |= 1 << (back * KINDS + (kind if kind >= 0 else likely(house, back, said[line])))
            cursed = kind < 0 and house.bags[back][ENCHANTED] > 0
            false |= 1 << (
                back * KINDS + (ENCHANTED if cursed else kind if kind >= 0 else likely(house, back, said[line]))
            )
    now = worth(house, seat, stolen(house, seat))
    return {
        "true": worth(house, seat, without_least(house, seat, offer, true)) - now,
        "false": worth(house, seat, without_least(house, seat, offer, false)) - now,
    }


def likely(house: House, back: Back, named: int) -> int:
    """What an unseen object is taken for: what it is said to be, else the first normal one that is left."""
    if named != NOTHING:
        return named
    left = [kind for kind in range(ENCHANTED) if house.bags[back][kind]]
    return left[0] if left else ENCHANTED


def worth(house: House, seat: Seat, held: int) -> int:
    return best_use(house.house_box.objectives[house.objectives[seat]], held, jokers_of(house, seat))[0]


def without_least(house: House, seat: Seat, offer: list[int], coming: int) -> int:
    """What a seat has after a deal in which these objects come, and it hands over what it misses least."""
    base = house.base(seat)
    held = stolen(house, seat) | coming
    handed: list[Thing] = []
    backs, kinds = wanted(offer), specified(offer)
    for line in range(len(backs)):
        best, most = NO_THING, -1000
        for thing in candidates(house, seat, backs[line], handed):
            back, kind = house.backs[base + thing], house.faces[base + thing]
            left = worth(house, seat, held & ~(1 << (back * KINDS + kind)) if back < GOODY else held)
            left -= 0 if fulfils(back, kind, backs[line], kinds[line]) else 100
            if left > most:
                best, most = thing, left
        handed.append(best)
        if house.backs[base + best] < GOODY:
            held &= ~(1 << (house.backs[base + best] * KINDS + house.faces[base + best]))
    return held


def settling(sight: Sight[House]) -> dict[str, object] | None:
    """F32: the accepted offer that is being settled."""
    for step in reversed(sight.agenda):
        if isinstance(step, HandOver):
            return {"giver": step.giver, "taker": step.seat, **terms(sight.table, step.giver, list(step.offer))}
        if isinstance(step, (Settle, StowAway)):
            return {"giver": step.giver, "taker": step.taker, **terms(sight.table, step.giver, list(step.offer))}
    return None


def terms(house: House, giver: Seat, offer: list[int]) -> dict[str, object]:
    return {"gives": give_lines(house, giver, offer), "wants": want_lines(house, offer)}


# Traps


def traps_set(house: House) -> list[dict[str, object]]:
    """F48: the traps that are planned, agreed on, or waiting for Merlin this morning."""
    box = house.house_box
    some: list[dict[str, object]] = []
    for waits, plans in ((False, house.plans), (True, house.pacts)):
        for planner, plan in enumerate(plans):
            if plan:
                some.append(
                    {
                        "planner": planner,
                        "waits": waits,
                        "agreed": waits or is_agreed(house, plan),
                        "partners": members(house, plan[PARTNERS]),
                        "laid": [seat for seat in members(house, plan[PARTNERS]) if plan[CARDS + seat] != NOTHING],
                        "needed": box.partners[plan[KIND]],
                        "reward": box.rewards[plan[KIND]],
                        "room": room_of_plan(plan),
                        **face(house, TRAP, kind_of(plan)),
                    }
                )
    return some
