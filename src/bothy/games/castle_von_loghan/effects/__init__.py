"""What cards, tokens and enemies do: an effect a file, found and not registered."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from bothy.games.castle_von_loghan.effects.effect import Effect


def found() -> dict[str, type[Effect]]:
    """Every effect that a row can name, by the word it is named with."""
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    things = [thing for module in modules for thing in vars(module).values()]
    kinds = [thing for thing in things if isinstance(thing, type) and issubclass(thing, Effect) and thing is not Effect]
    return {kind.do: kind for kind in kinds}
