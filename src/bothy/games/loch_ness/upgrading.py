"""Positions stored under older rules versions, as they would be stored now."""

from __future__ import annotations

from typing import cast

from bothy.kernel.audience import duplicate


def upgraded(data: dict[str, object]) -> dict[str, object]:
    """Version 2: distillery and hotel are duties, and the first round has no bagpipes.

    Who was being asked about one of these duties has done it; what is asked next is the same as if.
    """
    table = dict(cast(dict[str, object], data["table"]))
    agenda = [step for step in cast(list[list[object]], data["agenda"]) if table["round"] != 1 or step != ["PipeUp"]]
    if agenda and agenda[-1][0] == "Distillery":
        table["distilled"] = agenda.pop()[1]
    elif agenda and agenda[-1][0] == "Hotel":
        spent = cast(list[int], duplicate(table["spent"]))
        spent[cast(int, agenda.pop()[1])] = 0
        table["spent"] = spent
    return {**data, "rules": 2, "table": table, "agenda": agenda}
