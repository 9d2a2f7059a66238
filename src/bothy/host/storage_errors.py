"""What a database may have against keeping something."""

from __future__ import annotations


class StorageError(Exception):
    """The database could not keep something. It kept nothing of it."""


class Taken(StorageError):
    """Somebody else has written this number of the journal first: what is known of the table is no longer so."""


class Late(StorageError):
    """Another process holds these tables by now: what is known of them here is no longer so."""

    def __init__(self, words: str, tables: frozenset[str] = frozenset()) -> None:
        super().__init__(words)
        self.tables = tables


class Overtaken(Late):
    """It was kept, but it took so long that others may hold the table by now: they tell of it, and nobody else does."""


class Unsettled(StorageError):
    """Nobody here knows whether it was kept: it may have been, and must not be done twice."""


class Served(StorageError):
    """Another process serves this database."""

    def __init__(self, where: str) -> None:
        super().__init__(f"the database {where} is served by another process; stop that, or use another database")
