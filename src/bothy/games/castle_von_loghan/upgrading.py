"""Positions stored under older rules versions, as they would be stored now."""

from __future__ import annotations

from typing import Final, cast

Plain = list[list[object]]
"""An agenda as it is stored: of each step its name and its fields."""


def upgraded(version: int, data: dict[str, object]) -> dict[str, object]:
    """What was stored under this version, brought to the next, and so on to that of today."""
    if version < 2:
        data = six_phases(data)
    if version < 3:
        data = free_hands(data)
    if version < 4:
        data = pages(data)
    if version < 5:
        data = lingered(data)
    return data


def six_phases(data: dict[str, object]) -> dict[str, object]:
    """Version 2: Alert and Reward stand on the agenda as phases of the Round, and spoils belong to combat.

    Before, the Event Phase brought the Alert with it, and the spoils brought the Reward Phase and put enemies away.
    """
    before = cast(Plain, data["agenda"])
    names = [step[0] for step in before]
    agenda: Plain = []
    for step in before:
        if step[0] == "Spoils":
            agenda.append(["RewardPhase"])
            if "CombatPhase" in names:
                continue
        elif step[0] == "EventPhase":
            agenda.append(["AlertPhase"])
        elif step[0] == "RewardPhase":
            agenda.pop()
        agenda.append(step)
    return {**data, "rules": 2, "agenda": agenda}


def free_hands(data: dict[str, object]) -> dict[str, object]:
    """Version 3: trades are of several things, rewards nobody wants lie aside, and one disenchants at one's action.

    A turn to disenchant that is still to come is left out; a question about it that has been asked is answered first.
    """
    table = {**cast(dict[str, object], data["table"]), "aside": []}
    agenda = [TRADES[str(step[0])](step) if step[0] in TRADES else step for step in cast(Plain, data["agenda"])]
    agenda = [step for step in agenda if step[0] != "DisenchantTurn"]
    return {**data, "rules": 3, "table": table, "agenda": agenda}


def pages(data: dict[str, object]) -> dict[str, object]:
    """Version 4: a story can branch, so the table says which of its cards have been read, and what it remembers.

    Before, they were read in a line, and the table said how many.
    """
    table = {**cast(dict[str, object], data["table"])}
    read = cast(int, table.pop("story"))
    agenda = [["ReadStory", read] if step[0] == "ReadStory" else step for step in cast(Plain, data["agenda"])]
    return {**data, "rules": 4, "table": {**table, "pages": list(range(read)), "flags": 0}, "agenda": agenda}


def lingered(data: dict[str, object]) -> dict[str, object]:
    """Version 5: the table says whether the turn before was one in a Clean room.

    Its first tables did not say so: at those it was none.
    """
    table = cast(dict[str, object], data["table"])
    return {**data, "rules": 5, "table": {"lingered": 0, **table}}


def bit(place: object) -> int:
    """A place, or NOTHING, as a mask."""
    return 1 << cast(int, place) if cast(int, place) >= 0 else 0


TRADES: Final = {
    "GiveWhat": lambda step: [*step, 0, 0],
    "WantWhat": lambda step: [*step[:4], bit(step[4]), step[5], 0, 0],
    "Deal": lambda step: [*step[:4], bit(step[4]), step[5], bit(step[6]), step[7]],
    "HandOver": lambda step: [*step[:3], bit(step[3]), step[4], bit(step[5]), step[6]],
}
"""The steps of a trade, with masks of places where a single place was."""
