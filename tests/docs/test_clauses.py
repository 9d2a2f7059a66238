"""Every game has its rules written down, and rules, code and tests speak of the same clauses."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

import bothy
from bothy.games import games
from bothy.kernel import Game

HERE = Path(bothy.__file__).parent / "games"
TESTS = Path(__file__).parent.parent / "games"
HEADING = re.compile(r"^### (Ruling \d+|[A-Z]\d\d+) \S", re.MULTILINE)
CLAUSE = re.compile(r"\b[A-Z]\d\d\b")
RULING = re.compile(r"\bRuling \d+\b")


def folder(game: Game[Any]) -> Path:
    return Path(inspect.getfile(type(game))).parent


def ours() -> list[str]:
    """The games in our own folder; those of other packages bring their own tests."""
    return [key for key, game in games().items() if folder(game).parent == HERE]


EVERY_GAME = pytest.mark.parametrize("key", ours())


def headings(key: str) -> list[str]:
    """The clauses and rulings of a game's RULES.md, in the order they stand."""
    return HEADING.findall((folder(games()[key]) / "RULES.md").read_text(encoding="utf-8"))


def cited(file: Path) -> set[str]:
    """What the tests of a file cite with `@clause(...)`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "clause":
                    found |= {str(argument.value) for argument in mark.args if isinstance(argument, ast.Constant)}
    return found


def files_of_tests(key: str) -> list[Path]:
    return sorted((TESTS / folder(games()[key]).name).glob("test_*.py"))


def named(text: str) -> set[str]:
    return {*CLAUSE.findall(text), *RULING.findall(text)}


def in_strings_and_comments(file: Path) -> set[str]:
    """The clauses and rulings named in docstrings, other strings and comments of a module."""
    source = file.read_text(encoding="utf-8")
    strings = [
        node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant) and type(node.value) is str
    ]
    comments = [line.partition("#")[2] for line in source.splitlines()]
    return named("\n".join([*strings, *comments]))


@EVERY_GAME
def test_every_game_has_rules_with_numbered_clauses(key: str) -> None:
    assert (folder(games()[key]) / "RULES.md").is_file(), f"{key} has no RULES.md"
    assert headings(key), f"the RULES.md of {key} has no heading such as `### N01 Title`"


@EVERY_GAME
def test_clauses_are_numbered_once_and_in_order(key: str) -> None:
    clauses = [name for name in headings(key) if not name.startswith("Ruling")]
    assert clauses == sorted(set(clauses))
    assert len({name[0] for name in clauses}) == 1, "all clauses of a game begin with the same letter"
    rulings = [int(name.removeprefix("Ruling ")) for name in headings(key) if name.startswith("Ruling")]
    assert rulings == list(range(1, len(rulings) + 1))


@EVERY_GAME
def test_every_clause_and_ruling_says_something(key: str) -> None:
    text = (folder(games()[key]) / "RULES.md").read_text(encoding="utf-8")
    for block in re.split(r"^#+ ", text, flags=re.MULTILINE)[1:]:
        title, _, body = block.partition("\n")
        if HEADING.match(f"### {title}"):
            assert len(body.split()) >= 5, f"{title}: nothing is said"


@EVERY_GAME
def test_rules_speak_only_of_clauses_there_are(key: str) -> None:
    text = (folder(games()[key]) / "RULES.md").read_text(encoding="utf-8")
    assert named(text) <= set(headings(key))


@EVERY_GAME
def test_every_clause_and_ruling_is_cited_by_a_test(key: str) -> None:
    citations = set[str]().union(*[cited(file) for file in files_of_tests(key)])
    assert set(headings(key)) - citations == set(), "no test cites these"


@EVERY_GAME
def test_tests_cite_only_clauses_there_are(key: str) -> None:
    for file in files_of_tests(key):
        assert cited(file) <= set(headings(key)), file.name


@EVERY_GAME
def test_sources_name_only_clauses_there_are(key: str) -> None:
    for file in sorted(folder(games()[key]).rglob("*.py")):
        assert in_strings_and_comments(file) <= set(headings(key)), file.name


@EVERY_GAME
def test_options_choices_and_steps_name_their_clause(key: str) -> None:
    game = games()[key]
    known = set(headings(key))
    for option in game.options:
        assert option.clause in known, f"option {option.key}"
    for choice in game.new().table.box.vocabulary.choices:
        assert choice.clause in known, f"choice {choice}"
    for name in game.step_classes:
        assert game.step_clauses.get(name) in known, f"the docstring of {name} begins with no clause"
