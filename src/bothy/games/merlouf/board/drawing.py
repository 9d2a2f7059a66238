"""Merlin's house as text: six rooms, the prison, what everybody has, and the talks."""

from __future__ import annotations

import textwrap

from bothy.games.merlouf.actions import face
from bothy.games.merlouf.box import ROUNDS
from bothy.games.merlouf.choices import OFFERS
from bothy.games.merlouf.deals import Negotiate
from bothy.games.merlouf.duels import members
from bothy.games.merlouf.gnomes import EVERY_GNOME, GNOME_NAMES, GNOMES, Gnome
from bothy.games.merlouf.offers import give_lines, want_lines
from bothy.games.merlouf.rooms import BARS, PRISON, ROOM_NAMES, Room
from bothy.games.merlouf.scoring import best_use, jokers_of, stolen, super_points, task_values
from bothy.games.merlouf.table import PARTNER, House
from bothy.games.merlouf.things import BACK_NAMES, GOODIES, GOODY, KINDS, TRAP, TRAPS, Back, Kind
from bothy.games.merlouf.traps import KIND, PARTNERS, bonus_values, is_agreed, kind_of, room_of_plan
from bothy.kernel import NOTHING, Message, Seat, Sight, Value
from bothy.kernel.game import Say

WIDTH = 80
CELL = 36
"""The inside of a room."""
FLOORS = ((Room(3), Room(1)), (Room(2), Room(0)), (Room(4), Room(5)))
"""The rooms two by two, from under the roof down to the door."""


def draw(sight: Sight[House], say: Say) -> str:
    """All that a seat sees, within 80 columns."""
    house = sight.table
    lines = [heading(sight, say), ""]
    if not sight.over():
        lines += [*rooms(sight, say), ""]
    lines += [*seats(sight, say), ""]
    if house.round and not sight.over():
        lines += own(sight, say)
    lines += talks(sight, say) + traps(sight, say)
    return "\n".join(lines).rstrip()


def mark(say: Say, seat: Seat) -> str:
    return say(Message("seat-mark", {"number": seat}))


def name(say: Say, seat: Seat) -> str:
    return say(Message("seat-name", {"seat": seat}))


def back_name(say: Say, back: Back) -> str:
    return say(Message("merlouf-back-name", {"back": BACK_NAMES[back]}))


def room_name(say: Say, room: Room) -> str:
    return say(Message("merlouf-room-name", {"room": ROOM_NAMES[room]}))


def wrapped(text: str, indent: str = "  ") -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False) or [""]


def heading(sight: Sight[House], say: Say) -> str:
    """The round, the part of the night, and the turn order."""
    house = sight.table
    if sight.over():
        return say(Message("merlouf-board-the-end"))
    if not house.round:
        return say(Message("merlouf-board-set-up"))
    order = " › ".join([f"{mark(say, seat)} {name(say, seat)[:12]}" for seat in house.round_the_table()])
    now = say(Message("merlouf-board-round", {"round": house.round, "rounds": ROUNDS, "part": house.part}))
    return f"{now}  {order}" if len(now) + len(order) < WIDTH - 2 else f"{now}\n{order}"


# The house


def rooms(sight: Sight[House], say: Say) -> list[str]:
    lines: list[str] = []
    for left, right in FLOORS:
        cells = [cell(sight, say, left), cell(sight, say, right)]
        height = max(len(part) for part in cells)
        titles = [title(sight, say, left), title(sight, say, right)]
        lines.append(f"┌{titles[0]}┐  ┌{titles[1]}┐")
        for row in range(height):
            texts = [part[row] if row < len(part) else "" for part in cells]
            lines.append(f"│ {texts[0]:<{CELL}}│  │ {texts[1]:<{CELL}}│")
        lines.append(f"└{'─' * (CELL + 1)}┘  └{'─' * (CELL + 1)}┘")
    lines += prison(sight.table, say)
    lines += wrapped(say(Message("merlouf-board-legend", {"mark": mark(say, 0)})))
    return lines


def title(sight: Sight[House], say: Say, room: Room) -> str:
    text = f" {room_name(say, room)} "
    if sight.table.merlin == room:
        text += f"‹{say(Message('merlouf-board-merlin'))}› "
    return f"─{text}".ljust(CELL + 1, "─")


def cell(sight: Sight[House], say: Say, room: Room) -> list[str]:
    """A room: what lies there, what the viewer knows of it, who hides and who stands there."""
    house = sight.table
    lying = [
        back_name(say, house.house_box.circles[circle]) if house.backs[circle] != NOTHING else "·"
        for circle in range(room * KINDS, room * KINDS + KINDS)
    ]
    lines = textwrap.wrap("  ".join(lying), CELL)
    known = [
        f"{back_name(say, house.backs[circle])} = {thing_name(house, say, house.backs[circle], house.faces[circle])}"
        for circle in range(room * KINDS, room * KINDS + KINDS)
        if house.faces[circle] >= 0
    ]
    lines += [line for text in known for line in textwrap.wrap(text, CELL)]
    hider = house.hiders[room]
    who = gnome_mark(house, say, hider // GNOMES, Gnome(hider % GNOMES)) if hider != NOTHING else "–"
    lines.append(say(Message("merlouf-board-hiding-place", {"who": who})))
    standing = [
        gnome_mark(house, say, seat, gnome)
        for seat in house.round_the_table()
        for gnome in EVERY_GNOME
        if house.places[seat * GNOMES + gnome] == room and not house.is_hidden(seat, gnome)
    ]
    return lines + textwrap.wrap("  ".join(standing), CELL)


def gnome_mark(house: House, say: Say, seat: Seat, gnome: Gnome) -> str:
    """A gnome on the board: whose, which, how much he carries; with a star while he is being played."""
    star = "*" if house.playing[seat] == gnome and house.left[seat] else ""
    return f"{mark(say, seat)}\N{NO-BREAK SPACE}{GNOME_NAMES[gnome]}{star}\N{NO-BREAK SPACE}{house.load(seat, gnome)}"


def prison(house: House, say: Say) -> list[str]:
    places = [(seat, gnome) for seat in range(house.box.seats) for gnome in EVERY_GNOME]
    caught = [f"{mark(say, s)} {GNOME_NAMES[g]}" for s, g in places if house.places[s * GNOMES + g] == BARS]
    visiting = [f"{mark(say, s)} {GNOME_NAMES[g]}" for s, g in places if house.places[s * GNOMES + g] == PRISON]
    values: dict[str, Value] = {"caught": ", ".join(caught), "visiting": ", ".join(visiting)}
    return wrapped(say(Message("merlouf-board-prison", values)))


def thing_name(house: House, say: Say, back: Back, kind: Kind) -> str:
    return say(Message("merlouf-thing-name", face(house, back, kind)))


# The seats


def seats(sight: Sight[House], say: Say) -> list[str]:
    """For each seat the score, how many cards it holds, and what its gnomes carry, from behind."""
    house = sight.table
    lines: list[str] = []
    for seat in range(house.box.seats):
        first = "▶" if seat == house.first and house.round and not sight.over() else " "
        values: dict[str, Value] = {
            "points": house.scores[seat],
            "goodies": house.held(seat, GOODY),
            "traps": house.held(seat, TRAP) if house.house_box.with_traps else -1,
            "actions": house.left[seat] if house.part else 0,
        }
        lines.append(
            f"{first} {mark(say, seat)} {name(say, seat)[:14]:<14} {say(Message('merlouf-board-seat', values))}"
        )
        for gnome in EVERY_GNOME:
            if house.is_out(seat, gnome):
                lines += wrapped(f"      {carried(house, say, seat, gnome)}", " " * 8)
    return lines


def carried(house: House, say: Say, seat: Seat, gnome: Gnome) -> str:
    """A gnome in the house and the backs he carries; what the viewer has seen by its name."""
    start = house.base(seat) + house.house_box.firsts[gnome]
    things = []
    for place in range(start, start + house.house_box.limits[gnome]):
        back, kind = house.backs[place], house.faces[place]
        if back != NOTHING:
            text = back_name(say, back)
            things.append(text if kind < 0 else f"{text} = {thing_name(house, say, back, kind)}")
    room = house.places[seat * GNOMES + gnome]
    values: dict[str, Value] = {
        "gnome": GNOME_NAMES[gnome],
        "room": ROOM_NAMES[room],
        "hidden": "yes" if house.is_hidden(seat, gnome) else "no",
        "things": ", ".join(things),
        "limit": house.house_box.limits[gnome],
    }
    return say(Message("merlouf-board-carried", values))


# One's own


def own(sight: Sight[House], say: Say) -> list[str]:
    """The viewer's objective card with what is achieved by now, and the cards in hand."""
    house, seat = sight.table, sight.viewer
    if seat < 0 or house.objectives[seat] < 0:
        return []
    tasks = house.house_box.objectives[house.objectives[seat]]
    points, achieved = best_use(tasks, stolen(house, seat), jokers_of(house, seat))
    lines = [say(Message("merlouf-board-objective", {"card": house.objectives[seat] + 1}))]
    for number, task in enumerate(tasks):
        tick = "✓" if achieved >> number & 1 else "·"
        lines.append(f"  {tick} {say(Message('merlouf-board-task', task_values(house.house_box, task)))}")
    lines.append(f"  {say(Message('merlouf-board-worth', {'points': points + super_points(house, seat)}))}")
    goodies = cards(house, say, seat, GOODY)
    if goodies:
        lines += wrapped(say(Message("merlouf-board-goodies", {"cards": ", ".join(goodies)})))
    trap_cards = cards(house, say, seat, TRAP)
    if trap_cards:
        lines += wrapped(say(Message("merlouf-board-traps", {"cards": ", ".join(trap_cards)})))
    lines += remembered(house, say, seat)
    return [*lines, ""]


def cards(house: House, say: Say, seat: Seat, back: Back) -> list[str]:
    """The cards a seat holds, each with its number and what it is good for."""
    box = house.house_box
    first, count = (box.goodies_from, GOODIES) if back == GOODY else (box.traps_from, TRAPS)
    start = house.base(seat) + first
    some = []
    for number in range(count):
        kind = house.faces[start + number]
        if kind >= 0:
            text = f"{number + 1}: {thing_name(house, say, back, kind)}"
            some.append(f"{text} +{box.goody_bonus[kind]}" if back == GOODY else f"{text} ({box.partners[kind]})")
    return some


def remembered(house: House, say: Say, seat: Seat) -> list[str]:
    """Whose word was found true or false."""
    some = []
    for other in range(house.box.seats):
        true, false = house.truths[seat][other], house.lies[seat][other]
        if true or false:
            values: dict[str, Value] = {"seat": other, "truths": true, "lies": false}
            some.append(say(Message("merlouf-board-word", values)))
    return wrapped(say(Message("merlouf-board-found-out", {"words": "; ".join(some)}))) if some else []


# The talks


def talks(sight: Sight[House], say: Say) -> list[str]:
    """The open offers, and the viewer's own draft."""
    house = sight.table
    if not sight.agenda or not any(isinstance(step, Negotiate) for step in sight.agenda):
        return []
    lines = [say(Message("merlouf-board-talks", {"deals": house.deals}))]
    for index, offer in enumerate(house.offers):
        if offer:
            seat, number = index // OFFERS, index % OFFERS
            values: dict[str, Value] = {"seat": seat, "partner_seat": offer[PARTNER] - 1}
            text = say(Message("merlouf-board-offer", values))
            lines += wrapped(f"  {seat + 1}/{number + 1} {text} {terms(house, say, seat, offer)}", " " * 6)
    seat = sight.viewer
    if seat >= 0 and house.drafts[seat][PARTNER] > 0:
        draft = house.drafts[seat]
        text = say(Message("merlouf-board-draft", {"seat": draft[PARTNER] - 1}))
        lines += wrapped(f"  {text} {terms(house, say, seat, draft)}", " " * 6)
    return [*lines, ""]


def terms(house: House, say: Say, seat: Seat, offer: list[int]) -> str:
    """What an offer gives and wants."""
    gives = [say(Message("merlouf-board-line", values)) for values in give_lines(house, seat, offer)]
    wants = [say(Message("merlouf-board-want", values)) for values in want_lines(house, offer)]
    return say(Message("merlouf-board-terms", {"gives": ", ".join(gives), "wants": ", ".join(wants)}))


# Traps


def traps(sight: Sight[House], say: Say) -> list[str]:
    """Plans of these talks, traps that wait for this morning, and bonus objects."""
    house = sight.table
    lines: list[str] = []
    for planner, plan in enumerate(house.plans):
        if plan:
            values = trap_values(house, say, planner, plan)
            values["agreed"] = "yes" if is_agreed(house, plan) else "no"
            lines += wrapped(say(Message("merlouf-board-plan", values)))
    for planner, pact in enumerate(house.pacts):
        if pact:
            lines += wrapped(say(Message("merlouf-board-pact", trap_values(house, say, planner, pact))))
    for thing, owner in enumerate(house.bonus):
        if owner != NOTHING:
            values = dict(bonus_values(house, thing))
            values["owner"] = name(say, owner) if owner < house.box.seats else ""
            lines += wrapped(say(Message("merlouf-board-bonus", values)))
    return lines


def trap_values(house: House, say: Say, planner: Seat, plan: list[int]) -> dict[str, Value]:
    partners = [f"{mark(say, seat)} {name(say, seat)}" for seat in members(house, plan[PARTNERS])]
    values: dict[str, Value] = dict(face(house, TRAP, kind_of(plan)))
    values["seat"] = planner
    values["room"] = room_of_plan(plan)
    values["partners"] = ", ".join(partners)
    values["needed"] = house.house_box.partners[plan[KIND]]
    values["reward"] = house.house_box.rewards[plan[KIND]]
    return values
