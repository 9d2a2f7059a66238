"""The games. A game is a folder here, or an installed package's entry point; it is found, not registered.

The package can be called: `bothy.games()` is `bothy.games.games()`.
"""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
import sys
from functools import lru_cache
from importlib import import_module, metadata
from pathlib import Path
from types import ModuleType
from typing import Any

from bothy.kernel.game import Game
from bothy.kernel.step import Step


@lru_cache(maxsize=1)
def games() -> dict[str, Game[Any]]:
    """Every game there is, by its key, in the order of their names.

    Examples:
        >>> import bothy
        >>> sorted(key for key, game in bothy.games().items() if game.seats[0] == 2)[:3]
        ['loch-lomond', 'loch-ness', 'merlouf']

    """
    found = [
        adopt(import_module(f"{__name__}.{module.name}")) for module in pkgutil.iter_modules(__path__) if module.ispkg
    ]
    found += [adopt(entry.load()) for entry in metadata.entry_points(group="bothy.games")]
    return {game.key: game for game in sorted(found, key=lambda game: game.name)}


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
    try:
        return games()[key]
    except KeyError:
        raise ValueError(f"there is no game {key!r}; there are: {', '.join(games())}") from None


def adopt(package: ModuleType) -> Game[Any]:
    """The GAME of a package, with its steps gathered and its table's audiences checked."""
    game = getattr(package, "GAME", None)
    if not isinstance(game, Game):
        raise TypeError(f"{package.__name__} offers no GAME")
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        module = import_module(info.name)
        for name, thing in vars(module).items():
            if inspect.isclass(thing) and issubclass(thing, Step) and thing.__module__ == module.__name__:
                known = game.step_classes.setdefault(name, thing)
                if known is not thing:
                    raise TypeError(f"{game.key}: two steps are called {name}")
    for folder in package.__path__:
        for file in sorted(Path(folder).rglob("*.py")):
            game.step_clauses.update(clauses_in(file.read_text(encoding="utf-8")))
    game.check()
    return game


def clauses_in(source: str) -> dict[str, str]:
    """The clause of RULES.md that each class names first in its docstring, as in `N12: …`.

    Read from the source, since compiled classes have no docstrings.
    """
    found = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            named = re.match(r"([A-Z]\d+)\b", ast.get_docstring(node) or "")
            if named:
                found[node.name] = named[1]
    return found


class Games(ModuleType):
    """A package that can be called: a package and the games in it share their name."""

    def __call__(self) -> dict[str, Game[Any]]:
        return games()


sys.modules[__name__].__class__ = Games
