"""What things are called in one language: the game, its seats, bots and options."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games import find
from bothy.kernel.message import Value
from bothy.locales import Speech
from bothy.study.numbers import Numbers
from bothy.study.plan import Study
from bothy.study.workshop.sheets import Sheet
from bothy.study.workshop.telling import spaced

LEVELS = ("gentle", "steady", "sharp")


class Speaking:
    """Speaks of what was played."""

    def __init__(self, study: Study, lang: str) -> None:
        self.study = study
        self.lang = lang
        self.game = find(study.game)
        self.box = study.box()
        self.shared = self.game.is_shared(self.box)
        self.numbers = Numbers(lang)
        self.speeches: dict[int, Speech] = {}
        self.speech = self.speech_to(-1)

    def speech_to(self, seat: int) -> Speech:
        if seat not in self.speeches:
            self.speeches[seat] = Speech(self.lang, [self.game], viewer=seat, packages=["bothy.study"])
        return self.speeches[seat]

    def common(self, id: str, /, **values: Value) -> str:
        """What studies and comparisons say alike."""
        return self.speech.text(f"study-{id}", **values)

    def seat(self, number: int) -> str:
        return self.common("seat", number=number + 1)

    def bot(self, name: str) -> str:
        """A bot by the name of its level; else as it is called at the command line."""
        kind, _, level = name.partition(":")
        level = level or "steady"
        return self.common("bot", level=level) if kind == "knack" and level in LEVELS else name

    def bots(self, names: Sequence[str]) -> str:
        """Who sits there."""
        some = list(dict.fromkeys(names))
        return self.common(
            "fact-bots" if len(some) == 1 else "fact-bots-round", bots=", ".join(self.bot(name) for name in some)
        )

    def title(self) -> str:
        return self.common("title", game=self.game.name, seats=self.study.seats)

    def unusual(self, study: Study) -> list[tuple[str, str]]:
        """The options of a study that are not as usual."""
        usual = self.game.settle({})
        return [(key, value) for key, value in study.options if value != usual[key]]

    # The content

    def table(self, table: str) -> str:
        """A table of the content by the game's word for it; else by its own."""
        id = f"{self.game.key}-content-{table}"
        return self.speech.text(id) if self.speech.knows(id) else spaced(table)

    def field(self, table: str, path: tuple[str, ...]) -> str:
        """What a cell is for; of a part of a list which part it is."""
        words = []
        for part in path:
            id = f"{self.game.key}-content-{table}.{part.replace('_', '-')}"
            told = self.speech.text(id) if self.speech.knows(id) else spaced(part)
            words.append(str(int(part) + 1) if part.isdecimal() else told)
        return " ".join(words)

    def thing(self, sheet: Sheet, key: str) -> str:
        """A row of the content by its name in this language, where it has one."""
        cells = sheet.rows[key].cells
        names = (cells.get(field, "") for field in (f"name_{self.lang}", "name", f"title_{self.lang}", "title"))
        name = next((name for name in names if name and name != key), "")
        return name or (key if key.isdecimal() else spaced(key))

    def made_of(self) -> dict[str, Value]:
        """The versions it was made with."""
        told = self.study.told()
        return {"version": str(told["bothy"]), "rules": str(told["rules"]), "seed": str(told["seed"])}


def bots_given(names: Sequence[str]) -> str:
    """As at the command line: one name, if it sits everywhere."""
    return ",".join(names if len(set(names)) > 1 else names[:1])
