"""What somebody who writes a game may have got wrong, told with what would be right.

Play looks here only where it has failed, and a game is looked at as a whole when it is found. Not compiled: it doubts
what compiled code takes for granted.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bothy.kernel.audience import Audience, Own
from bothy.kernel.declare import depth_of
from bothy.kernel.message import Message, Refusal
from bothy.kernel.notation import Choice, Pass, Vocabulary
from bothy.kernel.step import Ask, Chance, Decision, Race, Rule, Secret, Step
from bothy.kernel.table import Box, Table

NEEDED = {
    "opening": "return the first step, as in `SetUp()`",
    "result": "return the scores and who has won, as in `Result.highest(table.scores)`",
    "bound": "return the most answers and outcomes a game can take",
    "conserved": "return sums that never change, as in `{'cards': 52}`, or `{}` if there are none",
}
"""What every game says itself."""
DOORS: list[tuple[type, str]] = [
    (Rule, "apply"),
    (Chance, "happened"),
    (Decision, "decided"),
    (Secret, "revealed"),
    (Race, "heard"),
]
"""The method of each kind of step that returns the steps that follow."""
MOST = 2**31 - 1


class Mistake(TypeError):
    """A game is written in a way that cannot be played. It says what is wrong, and what would be right."""


def named(thing: object) -> str:
    """Something that stands in the wrong place, shortly."""
    if isinstance(thing, type):
        return f"the class {thing.__name__}"
    return repr(thing) if thing is None or isinstance(thing, int | str | Step) else f"a {type(thing).__name__}"


# Steps


def not_steps(key: str, step: object, followed: object) -> Mistake:
    """A step was played and returned something that is no tuple."""
    door = next((door for kind, door in DOORS if isinstance(step, kind)), "")
    right = f"`({followed!r},)`" if isinstance(followed, Step) else "the steps that follow as a tuple, `()` if none do"
    return Mistake(f"{key}: {type(step).__name__}.{door} returned {named(followed)}: return {right}")


def complaint(position: Any) -> str:
    """What is wrong with the step that is waited for; empty if nothing is."""
    if not position.agenda:
        return ""
    step, table = position.agenda[-1], position.table
    found = about_step(step, table)
    return f"{table.box.key}: {found}" if found else ""


def explained(position: Any, error: Exception) -> Exception:
    """An error that came up in the kernel as the mistake behind it; one of the rules' own as it is."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    if place is None or Path(place.tb_frame.f_code.co_filename).parent.name != "kernel":
        return error
    if isinstance(error, Mistake | Refusal | NotImplementedError):
        return error
    found = "" if position.agenda and isinstance(position.agenda[-1], Rule) else complaint(position)
    return Mistake(found) if found else error


def about_step(step: Any, table: Any) -> str:
    if isinstance(step, type):
        return f"the class {step.__name__} stands among the steps to be played: write `{step.__name__}(…)`"
    if not isinstance(step, Step):
        return f"{named(step)} stands among the steps to be played: a step returns steps, as in `(Deal(0), Turn(0))`"
    name = type(step).__name__
    if isinstance(step, Rule):
        return f"{name}.apply returned None: return the steps that follow as a tuple, `()` if none do"
    found = about_fields(step)
    if not found and isinstance(step, Ask):
        found = about_question(step, table)
    if not found and isinstance(step, Chance):
        found = about_odds(called(step.odds, table))
    return f"{name}{found}" if found else ""


def called(door: Callable[..., Any], *given: Any) -> Any:
    return door(*given)


def about_fields(step: Step[Any]) -> str:
    """A step can be stored, and never changes."""
    for field, value in zip(step.__match_args__, step.fields(), strict=False):
        if isinstance(value, list):
            return f".{field} is a list, and a step never changes: make it a tuple"
        if not storable(value):
            return f".{field} is {named(value)}, which cannot be stored: a step holds numbers, words and tuples of them"
    return ""


def storable(value: object) -> bool:
    if isinstance(value, list | tuple):
        return all(storable(item) for item in value)
    return value is None or isinstance(value, int | str | Step | Choice | Message)


def about_question(step: Ask[Any], table: Any) -> str:
    seats = called(step.seats, table)
    if not isinstance(seats, list) or not seats:
        found = named(seats) if seats else repr(seats)
        return f".seats returned {found}: return a list of the seats that are asked, at least one"
    there = range(table.box.seats)
    for seat in seats:
        if seat not in there:
            return f" asks seat {seat!r}: seats are numbered from 0, here to {len(there) - 1}"
    if len(set(seats)) < len(seats):
        return f".seats returned {seats}: name each seat once"
    return next(filter(None, [about_choices(step, table, seat) for seat in seats]), "")


def about_choices(step: Ask[Any], table: Any, seat: int) -> str:
    offered = called(step.choices, table, seat)
    if not isinstance(offered, list):
        return f".choices returned {named(offered)}: return a list of choices"
    if not offered:
        return f".choices leaves seat {seat} nothing to answer: offer at least one choice, or do not ask that seat"
    vocabulary = table.box.vocabulary
    for choice in offered:
        if not isinstance(choice, Choice):
            return f".choices offers {named(choice)}: offer choices out of the vocabulary"
        if choice not in vocabulary:
            return f".choices offers {choice.notation!r}, which is not in the vocabulary: make it once and put it there"
    if len({choice.id for choice in offered}) < len(offered):
        return f".choices offers seat {seat} the same twice: {', '.join(map(str, offered))}"
    if isinstance(step, Race) and not any(isinstance(choice, Pass) for choice in offered):
        return f".choices offers seat {seat} no Pass: in a race everybody may stay silent"
    return ""


def about_odds(odds: Any) -> str:
    right = "return a list of outcomes with their weights, as in `[(1, 1), (2, 3)]`"
    if not isinstance(odds, list):
        return f".odds returned {named(odds)}: {right}"
    if not odds:
        return ".odds returned no outcome: return at least one, or do not play this step"
    for pair in odds:
        if not isinstance(pair, tuple) or len(pair) != 2 or not all(isinstance(number, int) for number in pair):
            return f".odds holds {pair!r}: {right}, all whole numbers"
        if pair[1] <= 0:
            return f".odds gives outcome {pair[0]} the weight {pair[1]}: leave out what cannot happen"
    outcomes = [outcome for outcome, _ in odds]
    if outcomes != sorted(set(outcomes)):
        return f".odds has the outcomes {outcomes}: name each once, the smallest first"
    total = sum(weight for _, weight in odds)
    return f".odds add up to {total}: weights are small numbers, {MOST} at most together" if total > MOST else ""


# The game as it is found


def check(game: Any) -> None:
    """Refuse a game that is not complete."""
    for look in (check_constructor, check_fields, check_methods, check_box, check_table, check_steps):
        found = look(game)
        if found:
            raise Mistake(f"{game.key}: {found}")


def check_constructor(game: Any) -> str:
    name = type(game).__name__
    if not isinstance(game.key, str) or not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", game.key):
        return f"the key of {name} is what one types: small letters, digits and hyphens, as in 'loch-ness'"
    seats = game.seats
    if not isinstance(seats, tuple) or len(seats) != 2 or not 1 <= seats[0] <= seats[1]:
        return f"the seats of {name} are {seats!r}: give the fewest and the most, as in `(2, 4)`"
    if not isinstance(game.table_class, type) or not issubclass(game.table_class, Table):
        return f"{name} has {game.table_class!r} for a table: give the class that declares its fields"
    if not game.table_class.fields:
        return f"{game.table_class.__name__} has no field: declare what lies on the table, by `public(…)` or `field(…)`"
    for option in game.options:
        if not hasattr(option, "values"):
            return f"{name} has the option {option!r}: write `Option({option!r})`"
    return ""


def check_methods(game: Any) -> str:
    from bothy.kernel.game import Game

    for method, right in NEEDED.items():
        if getattr(type(game), method) is getattr(Game, method):
            return f"{type(game).__name__} has no `{method}`: {right}"
    return ""


def check_fields(game: Any) -> str:
    """Audiences are audiences, and speak of fields there are."""
    kind = game.table_class
    fields = kind.fields
    for name, field in fields.items():
        audience = field.audience
        if isinstance(audience, type) and issubclass(audience, Audience):
            given = audience.__name__
            return f"{kind.__name__}.{name} has the class {given} for an audience: write `{given}(…)`"
        if not isinstance(audience, Audience):
            return f"{kind.__name__}.{name}: {audience!r} is no audience: give one such as `Own()` or `Bag()`"
    for name, field in fields.items():
        audience = field.audience
        for other in audience.needs():
            if other not in fields:
                has = ", ".join(fields)
                return f"{kind.__name__}.{name} needs a field {other!r}: {kind.__name__} has {has}"
        if audience.pool and not fields[audience.pool].audience.is_bag():
            return f"{kind.__name__}.{audience.pool} is used as a pool and is no Bag: declare it by `field(Bag(), …)`"
    return ""


def check_box(game: Any) -> str:
    box: Any = game.box(game.seats[0], game.settle({}), "")
    name = type(game).__name__
    if not hasattr(box, "vocabulary"):
        return f"{name}.box returned {named(box)}: return a Box"
    if box.key != game.key:
        return f"{name}.box returned a box of {box.key!r}: give it the key of the game"
    if not isinstance(box.vocabulary, Vocabulary):
        return f"{name} has {named(box.vocabulary)} for a vocabulary: give a Vocabulary of all choices"
    for choice in box.vocabulary.choices:
        label: Any = choice.label
        if not isinstance(label, Message):
            right = f"`Message('{game.key}-{choice.notation.split()[0]}')`"
            return f"the label of the choice {choice.notation!r} is {label!r}: give a message, as in {right}"
    opening = game.opening(box)
    if not isinstance(opening, Step):
        return f"{name}.opening returned {named(opening)}: {NEEDED['opening']}"
    if not isinstance(game.bound(box), int):
        return f"{name}.bound returned {named(game.bound(box))}: {NEEDED['bound']}"
    return ""


def check_table(game: Any) -> str:
    """Every field lies at first as its type and its audience want it, and there is none besides."""
    table = game.deal(game.box(game.seats[0], game.settle({}), ""))
    kind = type(table)
    for name, field in kind.fields.items():
        value, declared, where = getattr(table, name), kind.types[name], f"{kind.__name__}.{name}"
        if not storable(value):
            cannot = "which cannot be stored: a table holds numbers, words and lists of them"
            return f"{where} is {named(value)} at first, {cannot}"
        if isinstance(value, list) != (depth_of(declared) > 0):
            return f"{where} is {named(value)} at first, and is declared as {declared}: let one fit the other"
        if type(field.audience) is Own and len(value) != table.box.seats:
            right = "give each seat one, as in `lambda box: [0] * box.seats`"
            return f"{where} has {len(value)} entries for {table.box.seats} owners: {right}"
    undeclared = [name for name in public_names(table) if name not in kind.fields]
    if undeclared:
        return f"{kind.__name__}.{undeclared[0]} has no audience: declare it by `public(…)` or `field(…)`"
    kept = game.conserved(table)
    if not isinstance(kept, dict):
        return f"{type(game).__name__}.conserved returned {named(kept)}: {NEEDED['conserved']}"
    return ""


def check_steps(game: Any) -> str:
    """A step with a constructor of its own says what its fields are, or it could not be stored."""
    for name, kind in game.step_classes.items():
        made = kind.__init__
        if inspect.isfunction(made) and len(inspect.signature(made).parameters) - 1 != len(kind.__match_args__):
            return f"{name} writes its own constructor: declare its fields instead, as in `seat: Seat`"
    return ""


def public_names(table: Table) -> list[str]:
    """Every attribute of a table besides its box, under whatever name, and the sink."""
    names = set(getattr(table, "__dict__", {}))
    for kind in type(table).__mro__[:-1]:
        names |= set(getattr(kind, "__mypyc_attrs__", ()))
    names -= {"sink", "__dict__"}
    return sorted([name for name in names if not isinstance(getattr(table, name), Box)])
