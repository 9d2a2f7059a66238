"""The workshop in words: what columns are called, what is wrong with a cell, what was lost of a file."""

from __future__ import annotations

from typing import Any

from bothy.kernel import Game
from bothy.locales import Speech
from bothy.study.plan import able
from bothy.study.workshop import api
from bothy.study.workshop.cells import Column
from bothy.study.workshop.drafts import Changes, Draft, Flaw
from bothy.study.workshop.sheets import Sheet, sheets_of

SOME = 12
"""So many words are named where a cell wants one of many."""


class Telling:
    """Speaks of a game's content in one language. A game's own words for it are `game-content-table.field`."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        self.game = game
        self.speech = Speech(lang, [game], packages=["bothy.study"])
        self.sheets = sheets_of(game.key)

    def workshop(self, bots: list[str], longest: float) -> api.Workshop:
        tables = [self.table(sheet) for sheet in self.sheets.values()]
        return api.Workshop(self.game.key, tables, bots, self.game.usual_seats(), longest)

    def table(self, sheet: Sheet) -> api.WorkshopTable:
        rows = [
            api.WorkshopRow(row.key, row.basis, row.bases, [row.cells[column.name] for column in sheet.columns])
            for row in sheet.rows.values()
        ]
        return api.WorkshopTable(
            sheet.table, self.label(sheet), [self.column(sheet, column) for column in sheet.columns], rows
        )

    def column(self, sheet: Sheet, column: Column) -> api.WorkshopColumn:
        return api.WorkshopColumn(
            column.name,
            self.name(sheet, column.path[-1]),
            self.group(sheet, column),
            column.kind,
            column.least,
            column.most,
            list(column.words),
            column.needed,
        )

    # What things are called

    def label(self, sheet: Sheet) -> str:
        """A table by the game's word for it; else by its own."""
        id = f"{self.game.key}-content-{sheet.table}"
        return self.speech.text(id) if self.speech.knows(id) else spaced(sheet.table)

    def name(self, sheet: Sheet, field: str) -> str:
        id = f"{self.game.key}-content-{sheet.table}.{field.replace('_', '-')}"
        return self.speech.text(id) if self.speech.knows(id) else spaced(field)

    def group(self, sheet: Sheet, column: Column) -> str:
        """Of a part of a list its name and number; of a part of a row its name."""
        if len(column.path) == 1:
            return ""
        name = self.name(sheet, column.path[0])
        slot = column.path[1]
        return self.speech.text("workshop-slot", field=name, number=int(slot) + 1) if slot.isdecimal() else name

    # What is wrong

    def checked(self, draft: Draft) -> api.Checked:
        mistakes = [api.WorkshopMistake(flaw.table, flaw.key, flaw.cell, self.flaw(flaw)) for flaw in draft.flaws]
        left = [
            (table, row)
            for table, rows in draft.entries.items()
            for row in rows
            if row not in draft.fitting.get(table, {})
        ]
        return api.Checked(mistakes, left, draft.pack, draft.file())

    def flaw(self, flaw: Flaw) -> str:
        sheet = self.sheets.get(flaw.table)
        column = next((one for one in sheet.columns if one.name == flaw.cell), None) if sheet else None
        if sheet is None:
            return self.speech.text("workshop-mistake-whole", reason=flaw.reason)
        if column is None:
            return self.speech.text("workshop-mistake-rows", table=self.label(sheet), reason=flaw.reason)
        words = ", ".join(column.words[:SOME])
        if len(column.words) > SOME:
            words = self.speech.text("workshop-and-more", words=words, number=len(column.words) - SOME)
        return self.speech.text(
            f"workshop-mistake-{flaw.kind}",
            field=first_upper(self.name(sheet, column.path[-1])),
            least=str(column.least),
            most=str(column.most),
            words=words,
            reason=flaw.reason,
        )

    def opened(self, changes: Changes, lost: list[Flaw]) -> api.Opened:
        known = ", ".join(self.sheets)
        return api.Opened(
            changes,
            [
                self.speech.text(
                    f"workshop-lost-{flaw.kind}",
                    table=flaw.table,
                    row=flaw.key,
                    field=flaw.cell,
                    reason=flaw.reason,
                    known=known,
                )
                for flaw in lost
            ],
        )


def spaced(name: str) -> str:
    """A name of a file as a word."""
    return name.replace("_", " ").replace("-", " ").capitalize()


def first_upper(words: str) -> str:
    return words[:1].upper() + words[1:]


def bench_bots(game: Game[Any], offered: list[str]) -> list[str]:
    """Those whose answers do not hang on the clock, the strongest of the game's own first."""
    some = [name for name in offered if not name.startswith("search")]
    best = able(game)
    return sorted(some, key=lambda name: name != best)
