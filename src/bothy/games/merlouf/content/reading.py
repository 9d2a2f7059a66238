"""The rows of Merlouf and the box made of them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from bothy.games.merlouf.box import A_COLOUR, AN_ENCHANTED, HouseBox, Task
from bothy.games.merlouf.things import COLOURS, ENCHANTED, KINDS, PLACES, Back
from bothy.kit.content import Content, ContentError, ContentRow, folder, read

if TYPE_CHECKING:
    Colour = str
else:
    Colour = Literal[tuple(COLOURS)]
BONUS_OBJECTS = 10
EVEN_COLOUR = {2: 4, 3: 7}
EVEN_ENCHANTED = {1: 5, 2: 9}
EVEN_OBJECT = 4
"""What tasks paid in the first version of these rules, alike on all cards: so many of a colour, enchanted objects, one
object by its name."""


class Object(ContentRow, kw_only=True, frozen=True):
    key: str
    name: str
    colour: Colour
    enchanted: bool = False


class Bonus(ContentRow, kw_only=True, frozen=True):
    key: str
    name: str
    points: Annotated[int, Meta(ge=1, le=20)]
    joker: bool = False


class Room(ContentRow, kw_only=True, frozen=True):
    key: str
    name: str
    circles: list[Colour]


class Gnome(ContentRow, kw_only=True, frozen=True):
    key: str
    name: str
    actions: Annotated[int, Meta(ge=1, le=5)]
    carries: Annotated[int, Meta(ge=1, le=PLACES)]
    extra: Annotated[int, Meta(ge=0, le=PLACES)] = 0


class Goody(ContentRow, kw_only=True, frozen=True):
    key: str
    name: str
    bonus: Annotated[int, Meta(ge=0, le=20)]
    copies: Annotated[int, Meta(ge=0, le=40)]


class Trap(ContentRow, kw_only=True, frozen=True):
    key: str
    name: str
    partners: Annotated[int, Meta(ge=2, le=6)]
    copies: Annotated[int, Meta(ge=0, le=40)]
    reward: Annotated[int, Meta(ge=0, le=99)]
    bonus_objects: Annotated[int, Meta(ge=0, le=BONUS_OBJECTS)]


class Asked(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A task: `of` is a colour, the key of an object, or `enchanted`."""

    of: str
    count: Annotated[int, Meta(ge=1, le=6)]
    points: Annotated[int, Meta(ge=1, le=99)]


class Objective(ContentRow, kw_only=True, frozen=True):
    card: str
    tasks: Annotated[list[Asked], Meta(min_length=1, max_length=4)]


SCHEMA: dict[str, type[ContentRow]] = {
    "object": Object,
    "bonus": Bonus,
    "room": Room,
    "gnome": Gnome,
    "goody": Goody,
    "trap": Trap,
    "objective": Objective,
}


def load(pack: str = "", pack_name: str = "the pack") -> Content:
    """All rows, checked against each other."""
    content = read(SCHEMA, folder(str(Path(__file__).parent)), pack, pack_name)
    for number, thing in enumerate(content.rows("object", Object)):
        if thing.colour != COLOURS[number // KINDS]:
            raise content.blame("object", thing.key, f"field colour: must be {COLOURS[number // KINDS]}")
        if thing.enchanted != (number % KINDS == ENCHANTED):
            raise content.blame("object", thing.key, "field enchanted: the last object of a colour is, and no other")
    check_rooms(content)
    for gnome in content.rows("gnome", Gnome):
        if gnome.carries + gnome.extra > PLACES:
            raise content.blame("gnome", gnome.key, f"field extra: nobody carries more than {PLACES} objects")
    goodies = sum(goody.copies for goody in content.rows("goody", Goody))
    if goodies < 6:
        raise ContentError(f"[[goody]]: there must be a card for each of six seats, and there are {goodies}")
    for card in content.rows("objective", Objective):
        for task in card.tasks:
            asked_for(content, card, task)
    return content


def check_rooms(content: Content) -> None:
    """Five circles to a room, no colour twice, and five circles of each colour in the house."""
    rooms = content.rows("room", Room)
    for room in rooms:
        if len(set(room.circles)) != KINDS or len(room.circles) != KINDS:
            raise content.blame("room", room.key, f"field circles: {KINDS} different colours are needed")
    for colour in COLOURS:
        circles = len([room for room in rooms if colour in room.circles])
        if circles != KINDS:
            raise ContentError(f"[[room]]: there must be {KINDS} circles in {colour}, not {circles}")


def asked_for(content: Content, card: Objective, task: Asked) -> Task:
    """A task in numbers."""
    keys = [thing.key for thing in content.rows("object", Object)]
    if task.of == "enchanted":
        return AN_ENCHANTED, task.count, task.points
    if task.of in COLOURS:
        return A_COLOUR + COLOURS.index(task.of), task.count, task.points
    if task.of not in keys or keys.index(task.of) % KINDS == ENCHANTED:
        raise content.blame(
            "objective", card.card, f"field tasks: {task.of!r} is no colour, not `enchanted`, and no normal object"
        )
    if task.count != 1:
        raise content.blame("objective", card.card, f"field tasks: there is only one {task.of}")
    return keys.index(task.of), 1, task.points


@lru_cache(maxsize=1024)
def box(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> HouseBox:
    """The box for a table; tables that agree share it. There are 640 ways to agree, packs aside."""
    content = load(pack)
    even = dict(options)["task-points"] == "even"
    objects = content.rows("object", Object)
    goodies = content.rows("goody", Goody)
    traps = content.rows("trap", Trap)
    gnomes = content.rows("gnome", Gnome)
    bonus = content.rows("bonus", Bonus)
    named: list[list[Object] | list[Goody] | list[Trap]] = [
        *[objects[first : first + KINDS] for first in range(0, len(objects), KINDS)],
        goodies,
        traps,
    ]
    return HouseBox(
        seats,
        dict(options),
        pack,
        [[row.name for row in rows] for rows in named],
        [[known(row) for row in rows] for rows in named],
        [Back(COLOURS.index(colour)) for room in content.rows("room", Room) for colour in room.circles],
        [gnome.actions for gnome in gnomes],
        [gnome.carries for gnome in gnomes],
        [gnome.extra for gnome in gnomes],
        [goody.copies for goody in goodies],
        [goody.bonus for goody in goodies],
        [trap.copies if trap.partners <= seats else 0 for trap in traps],
        [trap.partners for trap in traps],
        [trap.reward for trap in traps],
        [trap.bonus_objects for trap in traps],
        [row.name for row in bonus],
        [known(row) for row in bonus],
        [row.points for row in bonus],
        [row.joker for row in bonus],
        [tasks_of(content, card, even) for card in content.rows("objective", Objective)],
    )


def tasks_of(content: Content, card: Objective, even: bool) -> list[Task]:
    """The tasks of a card, with its own points or with even ones; a pack's cards have their own."""
    tasks = [asked_for(content, card, task) for task in card.tasks]
    return [evened(task) for task in tasks] if even and card.basis != "pack" else tasks


def evened(task: Task) -> Task:
    of, count, _ = task
    if of == AN_ENCHANTED:
        return of, count, EVEN_ENCHANTED[count]
    return of, count, EVEN_COLOUR[count] if of >= A_COLOUR else EVEN_OBJECT


def known(row: Object | Goody | Trap | Bonus) -> str:
    """What catalogues call a row: by its key, unless a pack has put something else in its place."""
    return "pack" if row.basis == "pack" else row.key
