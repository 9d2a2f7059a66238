"""What there is to say about a game before anybody plays it."""

from __future__ import annotations

import tomllib
from typing import Any

from bothy.bots.usual import offered
from bothy.compiled import is_compiled
from bothy.host import api
from bothy.kernel import Game, Message
from bothy.lessons import find_lesson
from bothy.locales import Speech, folder_of, languages


def about(game: Game[Any]) -> api.GameInfo:
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
    )


def content(game: Game[Any]) -> dict[str, Any]:
    """What lies in the box, file by file, as its tables say."""
    folder = folder_of(game) / "content"
    if not folder.is_dir():
        return {}
    files = sorted([file for file in folder.iterdir() if file.name.endswith(".toml")], key=lambda file: file.name)
    return {file.name.removesuffix(".toml"): tomllib.loads(file.read_text(encoding="utf-8")) for file in files}
