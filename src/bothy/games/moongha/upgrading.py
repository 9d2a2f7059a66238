"""Positions stored under older rules versions, as they would be stored now."""

from __future__ import annotations

from typing import cast


def upgraded(data: dict[str, object]) -> dict[str, object]:
    """Version 2: passes are counted anew from the end of a turn on, and no longer from the next phase two.

    What is asked has not changed; the A bomb of an old position is the option's matter.
    """
    agenda = cast(list[list[object]], data["agenda"])
    table = cast(dict[str, object], data["table"])
    if not agenda or ["TakeActions"] in agenda:
        table = {**table, "passes": 0}
    return {**data, "rules": 2, "table": table}
