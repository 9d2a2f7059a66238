"""What there is to say about a game before anybody plays it."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Any

from bothy.bots.usual import offered
from bothy.compiled import is_compiled
from bothy.host import api
from bothy.kernel import Game, Message
from bothy.lessons import find_lesson, find_turn
from bothy.locales import Speech, folder_of, languages


def about(game: Game[Any], workshop: bool = False) -> api.GameInfo:
    few, many = game.seats
    return api.GameInfo(
        game.key,
        game.name,
        list(range(few, many + 1)),
        [api.OptionInfo(option.key, option.values, option.default, option.clause) for option in game.options],
        offered(game),
        game.rules_version,
        {language: Speech(language, [game]).say(Message(f"{game.key}-about")) for language in languages()},
        is_compiled(),
        find_lesson(game) is not None,
        find_turn(game) is not None,
        workshop,
    )


def content_files(game: Game[Any]) -> dict[str, Traversable]:
    """The files that tell what lies in the box, by name."""
    folder = folder_of(game) / "content"
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    return {file.name.removesuffix(".toml"): file for file in sorted(files, key=lambda file: file.name)}


def content(game: Game[Any]) -> dict[str, Any]:
    """What lies in the box, file by file, as its tables say."""
    return {name: tomllib.loads(file.read_text(encoding="utf-8")) for name, file in content_files(game).items()}
