"""The rules in another language say what the English ones say: the same clauses, references and numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from bothy.games import games
from bothy.kernel import Game
from bothy.locales import languages
from bothy.locales.rulebook import Clause, clauses, language_of, rulebook
from docs.test_clauses import ours

REFERENCE = re.compile(r"\b[A-Z]\d\d\b")
RULINGS = re.compile(r"\b(?:Rulings?|Précisions?)\s+((?:\d+(?:,\s+|\s+and\s+|\s+et\s+|\s+to\s+|\s+à\s+)?)+)")
NUMBER = re.compile(r"(?<![\w.])\d+(?!\w)")
QUOTED = re.compile(r"`[^`]+`")
OTHERS = [(key, lang) for key in ours() for lang in languages() if lang != "en"]
EVERY_TRANSLATION = pytest.mark.parametrize(("key", "lang"), OTHERS)


def pairs(game: Game[Any], lang: str) -> list[tuple[str, Clause, Clause]]:
    translated = clauses(game, lang)
    return [(key, clause, translated[key]) for key, clause in clauses(game).items()]


def rulings(text: str) -> list[str]:
    return [number for several in RULINGS.findall(text) for number in re.findall(r"\d+", several)]


def numbers(text: str) -> list[str]:
    return NUMBER.findall(RULINGS.sub("", QUOTED.sub("", text)))


NAMED: dict[str, Callable[[str], Iterable[str]]] = {
    "clauses": REFERENCE.findall,
    "rulings": rulings,
    "numbers": numbers,
    "keys": QUOTED.findall,
}


@EVERY_TRANSLATION
def test_there_is_one_with_the_same_clauses_in_the_same_order(key: str, lang: str) -> None:
    game = games()[key]
    assert language_of(game, lang) == lang
    assert list(clauses(game, lang)) == list(clauses(game))


@EVERY_TRANSLATION
def test_clauses_are_gathered_in_the_same_sections(key: str, lang: str) -> None:
    levels = [re.findall(r"^#+ ", rulebook(games()[key], tongue), re.MULTILINE) for tongue in ("en", lang)]
    assert levels[0] == levels[1]
    renamed = {(clause.section, other.section) for _, clause, other in pairs(games()[key], lang)}
    assert len(renamed) == len({section for section, _ in renamed}) == len({section for _, section in renamed})


@EVERY_TRANSLATION
@pytest.mark.parametrize(
    "of", [REFERENCE.findall, rulings, numbers, QUOTED.findall], ids=["clauses", "rulings", "numbers", "keys"]
)
def test_each_clause_names_the_same(key: str, lang: str, of: Any) -> None:
    differences = {
        name: (mine, theirs)
        for name, clause, other in pairs(games()[key], lang)
        if (mine := Counter(of(clause.text))) != (theirs := Counter(of(other.text)))
    }
    assert differences == {}


@EVERY_TRANSLATION
def test_nothing_is_left_in_english(key: str, lang: str) -> None:
    assert [name for name, clause, other in pairs(games()[key], lang) if clause.text == other.text] == []
