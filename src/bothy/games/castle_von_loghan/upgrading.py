"""Positions stored under older rules versions, as they would be stored now."""

from __future__ import annotations

from typing import cast


def upgraded(data: dict[str, object]) -> dict[str, object]:
    """Version 2: Alert and Reward stand on the agenda as phases of the Round, and spoils belong to combat.

    Before, the Event Phase brought the Alert with it, and the spoils brought the Reward Phase and put enemies away.
    """
    before = cast(list[list[object]], data["agenda"])
    names = [step[0] for step in before]
    agenda: list[list[object]] = []
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
