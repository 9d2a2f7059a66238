"""How a story that is won is told to its end: its closing, and what is remembered."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.board.labels import prose, yes
from bothy.games.castle_von_loghan.choices import Values
from bothy.games.castle_von_loghan.table import Castle

MEMORIES: Final = 2
"""The most lines of memory that are told."""


def closing_told(castle: Castle) -> Values:
    """V12: the closing, with the names of those who stayed where it speaks of them."""
    if castle.closing < 0:
        return {"closing": "none", **prose("title", ("", "")), **prose("text", ("", "")), "stayed": "", "all": "no"}
    row = castle.castle_box.rows.closings[castle.closing]
    stayed = [c for c, letter in enumerate(castle.letters) if letter == row.letter] if row.stay else []
    names = [castle.castle_box.rows.agents[castle.agents[character]].name for character in stayed]
    return {
        "closing": row.key,
        **prose("title", row.title),
        **prose("text", row.text),
        "stayed": ", ".join(names),
        "all": yes(len(stayed) == castle.castle_box.characters),
    }


def memories_told(castle: Castle) -> list[Values]:
    """V12: the first lines of memory for which something has been."""
    told = [row for row in castle.castle_box.rows.memories if row.remembers(castle.flags)][:MEMORIES]
    return [{"memory": row.key, **prose("text", row.text)} for row in told]
