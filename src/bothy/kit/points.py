"""Scores told line by line, added up."""

from __future__ import annotations

from bothy.kernel.message import Event


def points_told(events: list[Event], id: str, seats: int) -> list[int]:
    """The `points` of all messages with this id, added up for each seat."""
    points = [0] * seats
    for event in events:
        values = event.message.values
        if event.message.id == id:
            seat, more = values["seat"], values["points"]
            assert isinstance(seat, int)
            assert isinstance(more, int)
            points[seat] += more
    return points
