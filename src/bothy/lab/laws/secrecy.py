"""That nothing reaches anybody that they are not to see."""

from __future__ import annotations

from typing import Any

from bothy.kernel import Ask, Choice, Event, Game, Position, Seat
from bothy.kernel.store import canonical
from bothy.lab.laws.moment import Moment


def blind_law(moment: Moment) -> None:
    """Redeal all that a viewer has not seen: nothing that reaches it changes."""
    position = moment.position
    for viewer in moment.viewers():
        redealt = position.sight(viewer).imagine(moment.luck)
        here, there = view(moment.game, position, viewer), view(moment.game, redealt, viewer)
        moment.require(here == there, f"viewer {viewer} can tell a redeal from the position:\n  {here}\n  {there}")


def view(game: Game[Any], position: Position[Any], viewer: Seat) -> str:
    """All that reaches a viewer at this moment: sight, figures, agenda, questions, choices, labels, refusals."""
    table = position.table
    parts: list[object] = []
    for sight in (position.sight(viewer), position.sight(viewer, shown=True)):
        parts += [sight.dump(), game.figures(sight)]
    parts += [step.title(table).dump() for step in position.agenda]
    step = position.agenda[-1] if position.agenda else None
    if isinstance(step, Ask):
        parts.append(position.asking())
        if viewer in position.asking():
            choices = position.choices(viewer)
            parts.append(step.prompt(table, viewer).dump())
            parts.append(step.default(table, viewer).notation)
            parts += [[choice.notation, step.label(table, viewer, choice).dump()] for choice in choices]
            vocabulary = table.box.vocabulary.choices
            for index in range(0, len(vocabulary), max(1, len(vocabulary) // 40)):
                if vocabulary[index] not in choices:
                    parts.append(step.why_not(table, viewer, vocabulary[index]).dump())
    return canonical(parts)


def undo_law(moment: Moment) -> None:
    """An answer that leaves undo free shows nobody anything: in a redeal it looks the same."""
    position = moment.position
    asking = position.asking()
    if not asking:
        return
    seat = asking[moment.luck.below(len(asking))]
    choices = position.choices(seat)
    choice = choices[moment.luck.below(len(choices))]
    after = position.copy()
    events = told(after, seat, choice)
    if after.floor == after.number:
        return
    for viewer in moment.viewers():
        redealt = position.sight(viewer).imagine(moment.luck)
        redealt.number, redealt.floor, redealt.mover = position.number, position.floor, position.mover
        if seat not in redealt.asking() or choice not in redealt.choices(seat):
            continue
        events_there = told(redealt, seat, choice)
        heard = [event.dump() for event in events if event.heard_by(viewer)]
        heard_there = [event.dump() for event in events_there if event.heard_by(viewer)]
        moment.require(heard == heard_there, f"{choice} tells viewer {viewer} something: {heard} or {heard_there}")
        same = canonical(after.sight(viewer).dump()) == canonical(redealt.sight(viewer).dump())
        moment.require(same, f"{choice} shows viewer {viewer} something, and the floor of undo does not know")


def told(position: Position[Any], seat: Seat, choice: Choice) -> list[Event]:
    """Answer, and return the events it led to."""
    events: list[Event] = []
    position.table.sink = events
    position.answer(seat, choice)
    position.table.sink = None
    return events


def apart_law(moment: Moment) -> None:
    """A sight shares no list with the position: there is no way back from it."""
    mine: set[int] = set()
    for value in moment.position.table.values().values():
        mine |= lists_in(value)
    for viewer in moment.viewers():
        for name, value in moment.position.sight(viewer).table.values().items():
            moment.require(not mine & lists_in(value), f"the sight of {viewer} holds the position's own {name}")


def lists_in(value: object) -> set[int]:
    if not isinstance(value, list):
        return set()
    found = {id(value)}
    for item in value:
        found |= lists_in(item)
    return found
