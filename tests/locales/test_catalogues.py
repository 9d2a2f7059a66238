"""Catalogues and code agree: every id exists in every language, none is left over, and all can be said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import bothy
from bothy.games import games
from bothy.kernel import SPECTATOR, Game, Journal, Luck, Message
from bothy.kernel.message import kebab
from bothy.kernel.step import Ask, Chance, Decision, Race, Rule, Secret, Step
from bothy.locales import Speech, catalogue, folder_of, languages, package_of
from bothy.study.workshop.sheets import sheets_of
from bothy.web.document import codes
from stories import listen, rows

SHARED = "bothy.locales"
GAMES = list(games().values())
PACKAGES = [SHARED, *[package_of(game) for game in GAMES]]
NAMES = ["Ailsa", "Bruce", "Catriona", "Dougal", "Effie", "Fergus"]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
every_told_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.key, marks=pytest.mark.xdist_group(f"told-{game.key}")) for game in GAMES]
)
"""Whole games of it are told, once for all tests that ask."""
every_package = pytest.mark.parametrize("package", PACKAGES)
every_language = pytest.mark.parametrize("lang", languages())


# Reading catalogues


class Uses(Visitor):
    """The variables and the other messages a pattern speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def entries(lang: str, package: str) -> dict[str, Uses]:
    """Every id and `id.attribute` of a catalogue, with what its pattern uses."""
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(catalogue(lang, package)).body:
        assert not isinstance(entry, fluent.Junk), f"{package} {lang}: {entry.content}"
        if isinstance(entry, fluent.Message):
            patterns = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes
            }
            for id, pattern in patterns.items():
                assert id not in found, f"{package} {lang}: {id} stands here twice"
                if pattern is not None:
                    found[id] = Uses()
                    found[id].visit(pattern)
    return found


def variables(id: str, known: dict[str, Uses]) -> set[str]:
    """All the variables a sentence needs, those of the messages inside it too; `$you` comes with `$seat`."""
    inner = [variables(other, known) for other in known[id].messages]
    return set().union(known[id].variables, *inner)


# Reading code


def sources(folder: Path) -> Iterator[ast.AST]:
    for file in sorted(folder.rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def words_in(folder: Path) -> set[str]:
    """Every string in the code of a folder; where one is put together, what stands before the first gap and a `*`."""
    found: set[str] = set()
    for node in sources(folder):
        if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            found.add(f"{node.values[0].value!s}*")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return found


def told_in(folder: Path, key: str) -> set[str]:
    """The ids in `tell("…")`, `told(GAINS, "…")`, `Message("…")` and `Message(f"{KEY}-…")` of a game's code."""
    found: set[str] = set()
    for node in sources(folder):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        first = node.args[0]
        if called == "tell" and isinstance(first, ast.Constant):
            found.add(f"{key}-{first.value!s}")
        elif called == "told" and isinstance(node.args[-1], ast.Constant):
            found.add(f"{key}-because-{node.args[-1].value!s}")
        elif called == "Message" and isinstance(first, ast.Constant):
            found.add(str(first.value))
        elif called == "Message" and isinstance(first, ast.JoinedStr):
            match first.values:
                case [ast.FormattedValue(value=ast.Name(id="KEY")), ast.Constant(value=str(rest))]:
                    found.add(f"{key}{rest}")
    return found


def played_out(kind: type[Step[Any]]) -> bool:
    """Whether a class of steps can stand on an agenda, and is not only what others have in common."""
    for door, plain in (("apply", Rule), ("happened", Chance), ("decided", Decision), ("revealed", Secret)):
        if issubclass(kind, plain):
            return getattr(kind, door) is not getattr(plain, door)
    return not issubclass(kind, Race) or kind.heard is not Race.heard


def ids_of(game: Game[Any]) -> set[str]:
    """Every id that the steps, choices, options and events of a game can bring up."""
    ids = {f"{game.key}-about"} | told_in(Path(str(folder_of(game))), game.key)
    for name, kind in game.step_classes.items():
        if played_out(kind):
            ids.add(f"{game.key}-{kebab(name)}")
            if issubclass(kind, Ask):
                ids.add(f"{game.key}-{kebab(name)}.ask")
    for seats in game.seats:
        ids |= {choice.label.id for choice in game.new(seats).table.box.vocabulary.choices}
    for option in game.options:
        id = f"{game.key}-option-{option.key}"
        ids |= {id, f"{id}.about", *[f"{id}.value-{value}" for value in option.values]}
    for table, sheet in sheets_of(game.key).items():
        id = f"{game.key}-content-{table}"
        fields = {part for column in sheet.columns for part in (column.path[0], column.path[-1])}
        ids |= {id, *[f"{id}.{field.replace('_', '-')}" for field in fields]}
    return ids


FIELD = ("", ".value", ".entry", ".each")
"""What a catalogue may say of a field: its label, what a number stands for, what the places of a list are called."""


def field_ids(game: Game[Any]) -> set[str]:
    """The ids under which the plain board looks for the fields of a game's table."""
    names = [name.replace("_", "-") for name in game.table_class.fields]
    return {f"{game.key}-field-{name}{attribute}" for name in names for attribute in FIELD}


# The tests


@every_game
@every_language
def test_every_id_of_a_game_is_in_its_catalogues(game: Game[Any], lang: str) -> None:
    known = set(entries(lang, package_of(game))) | set(entries(lang, SHARED))
    assert sorted(ids_of(game) - known) == []


@every_language
def test_every_shared_id_in_the_code_is_in_the_shared_catalogue(lang: str) -> None:
    known = set(entries(lang, SHARED))
    folder = Path(str(resources.files(bothy)))
    used = {
        word
        for part in ("kernel", "terminal", "locales")
        for word in words_in(folder / part)
        if re.fullmatch(r"(refusal|play|sheet|replay|command|seat)-[a-z-]+(\.[a-z-]+)?", word)
    }
    assert {"refusal-over", "play-next", "seat-mark"} <= used
    assert sorted(used - known) == []


@every_package
def test_all_languages_have_the_same_ids(package: str) -> None:
    first, *others = [set(entries(lang, package)) for lang in languages()]
    for other in others:
        assert sorted(first ^ other) == []


@every_package
def test_all_languages_use_the_same_values(package: str) -> None:
    """A value called `title_fr` says in French what `title` says."""
    first, *others = [{**entries(lang, SHARED), **entries(lang, package)} for lang in languages()]
    for lang, other in zip(languages()[1:], others, strict=True):
        for id in entries("en", package):
            said = {name.removesuffix(f"_{lang}") for name in variables(id, other)}
            different = variables(id, first) ^ said
            assert {name for name in different if name != "among" and not name.endswith("you")} == set(), id


class Listening(Speech):
    """Remembers what it was asked to say, and says the same again without looking for the words."""

    heard: set[str]

    def __init__(self, *rest: Any, **more: Any) -> None:
        super().__init__(*rest, **more)
        self.said: dict[str, str] = {}

    def say(self, message: Message) -> str:
        self.heard.add(message.id)
        key = repr(message)
        if key not in self.said:
            self.said[key] = super().say(message)
        return self.said[key]


def tell_a_game(game: Game[Any], seats: int, options: dict[str, str], seed: int, voices: list[Listening]) -> None:
    """A random game, with all that is told, asked, offered, refused and drawn in it said to every viewer."""
    journal: Journal[Any] = Journal(game, seats, options)
    luck = Luck(seed + 1)
    events = listen(journal.position)
    for row, _ in enumerate(rows(journal, Luck(seed))):
        position = journal.position
        for voice in voices:
            for event in events:
                if event.heard_by(voice.viewer):
                    assert voice.say(event.message)
            sight = position.sight(voice.viewer)
            for step in sight.agenda[-4:]:
                voice.say(step.title(sight.table))
            if voice.viewer in sight.asking():
                step = position.step()
                assert isinstance(step, Ask)
                voice.say(step.prompt(sight.table, voice.viewer))
                offered = {choice.id: choice for choice in sight.choices()}
                for choice in offered.values():
                    voice.say(step.label(sight.table, voice.viewer, choice))
                for choice in position.table.box.vocabulary.choices:
                    if choice.id not in offered and luck.below(12) == 0:
                        voice.say(step.why_not(sight.table, voice.viewer, choice))
            if row % 12 == 0 or position.over():
                voice.say(Message("seat-name", {"seat": 0}))
                game.draw(sight, voice.say)
        events.clear()


def voices(game: Game[Any], lang: str, seats: int) -> list[Listening]:
    some = [Listening(lang, [game], NAMES[:seats], viewer, strict=True) for viewer in (SPECTATOR, *range(seats))]
    heard: set[str] = set()
    for voice in some:
        voice.heard = heard
    return some


@lru_cache
def told(game: Game[Any], lang: str) -> set[str]:
    """What is said in games for every number of seats, played as usual and otherwise."""
    heard: set[str] = set()
    usual = game.settle({})
    unusual = {option.key: option.values[-1] for option in game.options}
    for seats in range(game.seats[0], game.seats[1] + 1):
        voices = [Listening(lang, [game], NAMES[:seats], viewer, strict=True) for viewer in (SPECTATOR, *range(seats))]
        for voice in voices:
            voice.heard = heard
        for options in (usual, unusual) if seats == game.seats[0] else (unusual,):
            tell_a_game(game, seats, options, seats, voices)
    return heard


@every_told_game
@every_language
def test_whole_games_can_be_told_to_everybody(game: Game[Any], lang: str) -> None:
    assert {f"{game.key}-{kebab(name)}" for name, kind in game.step_classes.items() if issubclass(kind, Ask)} & told(
        game, lang
    )


@every_told_game
def test_no_id_of_a_game_is_left_over(game: Game[Any]) -> None:
    known = entries("en", package_of(game))
    used = (
        ids_of(game)
        | field_ids(game)
        | told(game, "en")
        | {f"{game.key}-how", f"{game.key}-play-round"}
        | {other for uses in known.values() for other in uses.messages}
    )
    shorter = {f"{id.removesuffix('.ask')}.short" for id in used if id.endswith(".ask")}
    """What a phone says instead of a prompt, where a catalogue has such words: see `Head.svelte`."""
    assert sorted(set(known) - used - shorter) == []


@every_game
@every_language
def test_the_plain_board_has_words_for_fields_and_what_they_hold(game: Game[Any], lang: str) -> None:
    known = entries(lang, package_of(game))
    labels = [id for id in known if id in field_ids(game) and "." not in id]
    assert len(labels) >= 5, "what people want to see on a board that knows no game"
    for label in labels:
        assert not variables(label, known)
        for attribute, allowed in ((".value", {"value", "seat"}), (".entry", {"index"}), (".each", {"index"})):
            assert label + attribute not in known or variables(label + attribute, known) <= allowed


def test_no_shared_id_is_left_over() -> None:
    known = entries("en", SHARED)
    words = words_in(Path(str(resources.files(bothy))))
    beginnings = tuple(word.rstrip("*") for word in words if word.endswith("-*") and word.startswith("command-"))
    refusals = {f"sorry-{code}" for code in codes()}
    assert [id for id in known if id not in words | refusals and not id.startswith(beginnings)] == []


def test_every_refusal_of_a_server_can_be_said() -> None:
    known = entries("en", SHARED)
    assert [code for code in codes() if f"sorry-{code}" not in known and code != "not-offered"] == []


@every_package
@every_language
def test_letters_are_set_as_printers_do(package: str, lang: str) -> None:
    for line in catalogue(lang, package).splitlines():
        if line.startswith("#"):
            continue
        assert "'" not in line, f"a straight apostrophe: {line}"
        assert '"' not in re.sub(r'\{ " ?" \}', "", line), f"a straight quotation mark: {line}"
        if lang == "fr":
            assert not re.search(r"(?<=\S) (?=[:;?!»])|« ", line), f"a space that may break: {line}"


@every_package
def test_french_has_no_word_before_a_name_that_would_have_to_elide(package: str) -> None:
    """`de { $seat }` would be wrong for Ailsa, who wants `d’Ailsa`: such sentences are turned round."""
    elides = re.compile(
        r"\b([dDjJlLmMnNsStT]e|[lL]a|[qQ]ue|[jJ]usque|[lL]orsque|[pP]uisque) \{ \$(\w*seat|name|names)\b"
    )
    assert [line for line in catalogue("fr", package).splitlines() if elides.search(line)] == []
