"""Which rows of a game's content are spoken of: by the labels of choices, by what is told, by what moves.

A row is meant by its key under the name of its table, as the workshop has it, or by a key that is a word of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from bothy.games import find
from bothy.kernel.message import Event, Message, Value
from bothy.study.plan import Study
from bothy.study.workshop.meeting import Meeting, Row
from bothy.study.workshop.sheets import Sheet, loader, sheet_of


class Naming:
    """All rows of a game's content, in the order of their tables, and what they are called."""

    def __init__(self, key: str, pack: str) -> None:
        load = loader(find(key))
        self.sheets: dict[str, Sheet] = {}
        if load is not None:
            content = load(pack)
            self.sheets = {table: sheet_of(table, kind, content) for table, kind in content.schema.items()}
        self.rows: list[Row] = [(table, row) for table, sheet in self.sheets.items() for row in sheet.rows]
        self.numbers = {row: number for number, row in enumerate(self.rows)}
        self.homes: dict[str, list[str]] = {}
        """For each word that is the key of a row, the tables that have one."""
        for table, row in self.rows:
            self.homes.setdefault(row, []).append(table)
        self.meeting = Meeting(self.sheets.values(), [])

    def spoken_of(self, message: Message) -> set[Row]:
        """The rows that a message speaks of."""
        return {*named_in(message.values, self.homes), *self.meeting.rows(message)}

    def happened_to(self, event: Event) -> set[Row]:
        """The same, and the thing that moved."""
        return {*named_by(event, self.homes), *self.meeting.rows(event.message)}


@lru_cache(maxsize=8)
def naming(key: str, pack: str) -> Naming:
    return Naming(key, pack)


@lru_cache(maxsize=8)
def by_choice(study: Study) -> list[list[int]]:
    """For each choice of the vocabulary the numbers of the rows that its label speaks of."""
    named = naming(study.game, study.pack)
    return [
        sorted(named.numbers[row] for row in named.spoken_of(choice.label)) for choice in study.box().vocabulary.choices
    ]


def named_by(event: Event, home: Mapping[str, list[str]]) -> Iterable[Row]:
    """The rows that something that happened names: in its words, and as the thing that moved."""
    yield from named_in(event.message.values, home)
    kind, _, face = event.thing.partition(":")
    row = face.rpartition("/")[2]
    if kind in home.get(row, ()):
        yield kind, row


def named_in(values: Mapping[str, Value], home: Mapping[str, list[str]]) -> Iterable[Row]:
    """The rows that values of a message name. A number may be anything, unless its key is that of the table."""
    for key, value in values.items():
        for word in str(value).split("+"):
            for table in home.get(word, ()):
                if table == key or not word.isdigit():
                    yield table, word
