"""The games. A game is a folder here, or an installed package's entry point; it is found, not registered.

One that cannot be used is left out, and the others can be played: `left_out` names it and says why.

The package can be called: `bothy.games()` is `bothy.games.games()`.
"""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
import sys
import traceback
from collections.abc import Callable, Iterator
from functools import cache, lru_cache, partial
from importlib import import_module, metadata
from pathlib import Path
from types import ModuleType
from typing import Any

from bothy.kernel.game import Game
from bothy.kernel.step import Step

CLAUSE = re.compile(r"([A-Z]\d+)\b")


def games() -> dict[str, Game[Any]]:
    """Every game there is, by its key, in the order of their names.

    Examples:
        >>> import bothy
        >>> sorted(key for key, game in bothy.games().items() if game.seats[0] == 2)[:3]
        ['loch-lomond', 'loch-ness', 'merlouf']

    """
    return search()[0]


def left_out() -> dict[str, str]:
    """Every game that was found and cannot be used, by the name of its package, with the reason."""
    return search()[1]


@lru_cache(maxsize=1)
def search() -> tuple[dict[str, Game[Any]], dict[str, str]]:
    """The games that can be used, and the reasons why others cannot."""
    found: dict[str, Game[Any]] = {}
    broken: dict[str, str] = {}
    for name, load in candidates():
        try:
            game = load()
            if game.key in found:
                raise ValueError(f"its key {game.key!r} is that of {found[game.key].name} already; choose another")
        except Exception as error:  # whoever wrote it may have erred in any way
            broken[name] = reason(error)
        else:
            found[game.key] = game
    return {game.key: game for game in sorted(found.values(), key=lambda game: game.name)}, broken


def candidates() -> Iterator[tuple[str, Callable[[], Any]]]:
    """What might be a game, and how to load it: the folders here, then what other packages offer."""
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            yield f"{__name__}.{module.name}", partial(game_in, module.name)
    for entry in metadata.entry_points(group="bothy.games"):
        package = f" of {entry.dist.name} {entry.dist.version}" if entry.dist else ""
        yield f"{entry.value}{package}", partial(lambda entry: adopt(entry.load()), entry)


@cache
def game_in(folder: str) -> Game[Any]:
    """The game of a folder here."""
    return adopt(import_module(f"{__name__}.{folder}"))


@cache
def named(key: str) -> Game[Any] | None:
    """The game in the folder that is called as its key is, found without a look at any other; None if none is."""
    folder = key.replace("-", "_")
    if not any(module.ispkg and module.name == folder for module in pkgutil.iter_modules(__path__)):
        return None
    try:
        game = game_in(folder)
    except Exception:  # a search says why
        return None
    return game if game.key == key else None


def reason(error: Exception) -> str:
    """What went wrong, in a line; where nobody said what, where it was."""
    kind, said = type(error).__name__, " ".join(str(error).split())
    frames = traceback.extract_tb(error.__traceback__)
    return f"{kind}: {said}" if said or not frames else f"{kind} in {frames[-1].name}()"


def find(key: str) -> Game[Any]:
    """The game of this key.

    Examples:
        >>> import bothy
        >>> game = bothy.find("loch-ness")
        >>> game.name, game.seats, [option.key for option in game.options][:2]
        ('Loch Ness', (2, 5), ['storm', 'room-service'])
        >>> bothy.find("chess")
        Traceback (most recent call last):
        ValueError: there is no game 'chess'; there are: castle-von-loghan, ...

    """
    game = named(key)
    if game is not None:
        return game
    try:
        return games()[key]
    except KeyError:
        why = {name.rpartition(".")[2].replace("_", "-"): reason for name, reason in left_out().items()}
        if key in why:
            raise ValueError(f"the game {key!r} cannot be used: {why[key]}") from None
        others = f"; left out, as `bothy games` tells: {', '.join(left_out())}" if left_out() else ""
        raise ValueError(f"there is no game {key!r}; there are: {', '.join(games())}{others}") from None


def adopt(package: ModuleType) -> Game[Any]:
    """The GAME of a package, with its steps gathered and its table's audiences checked."""
    if not hasattr(package, "__path__"):
        raise TypeError(f"a game is a package with a GAME in its __init__.py, and not {package!r}")
    game = getattr(package, "GAME", None)
    if inspect.isclass(game):
        raise TypeError(
            f"the GAME of {package.__name__} is the class {game.__name__}: write `GAME = {game.__name__}()`"
        )
    if not isinstance(game, Game):
        raise TypeError(f"{package.__name__} offers no GAME: write `GAME = …()` into its __init__.py")
    modules = [import_module(info.name) for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    for module in modules:
        for name, thing in vars(module).items():
            if inspect.isclass(thing) and issubclass(thing, Step) and thing.__module__ == module.__name__:
                known = game.step_classes.setdefault(name, thing)
                if known is not thing:
                    both = f"{known.__module__} and {thing.__module__}"
                    raise TypeError(
                        f"{game.key}: two steps are called {name}, in {both}; journals could not tell them apart"
                    )
    sources = [file for folder in package.__path__ for file in sorted(Path(folder).rglob("*.py"))]
    for file in sources:
        try:
            game.step_clauses.update(clauses_in(file.read_text(encoding="utf-8")))
        except ValueError as error:
            raise TypeError(f"{game.key}: {file.name}: {error}") from None
    if not sources:
        for module in (package, *modules):
            game.step_clauses.update(clauses_told(module))
    game.check()
    return game


def clauses_in(source: str) -> dict[str, str]:
    """The clause of RULES.md that each class names first in its docstring, as in `N12: …`.

    Read from the source, since compiled classes have no docstrings.
    """
    found = {}
    seen: dict[str, int] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            if node.name in seen:
                lines = f"lines {seen[node.name]} and {node.lineno}"
                raise ValueError(f"two classes are called {node.name}, at {lines}; the second hides the first")
            seen[node.name] = node.lineno
            clause = CLAUSE.match(ast.get_docstring(node) or "")
            if clause:
                found[node.name] = clause[1]
    return found


def clauses_told(module: ModuleType) -> dict[str, str]:
    """The same of a module that is there without its source, as in a browser's tab."""
    own = [thing for thing in vars(module).values() if inspect.isclass(thing) and thing.__module__ == module.__name__]
    told = {thing.__name__: CLAUSE.match(inspect.getdoc(thing) or "") for thing in own if thing.__doc__}
    return {name: clause[1] for name, clause in told.items() if clause}


class Games(ModuleType):
    """A package that can be called: a package and the games in it share their name."""

    def __call__(self) -> dict[str, Game[Any]]:
        return games()


sys.modules[__name__].__class__ = Games
