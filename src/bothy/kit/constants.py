"""Constants of the rules, by their names, for boards that must read a table."""

from __future__ import annotations

from types import ModuleType


def named(module: ModuleType, names: str) -> dict[str, object]:
    """What some names stand for in a module."""
    return {name: getattr(module, name) for name in names.split()}
