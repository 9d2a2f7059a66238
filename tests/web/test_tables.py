"""What the client is told of a table's declaration is not stale, and no name stands for two things."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bothy.games import games
from bothy.kernel import Game, Table, public
from bothy.web import tables

GAMES = list(games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@pytest.mark.parametrize("path", [path for path, _ in tables.files()], ids=lambda path: path.parent.name)
def test_the_client_has_the_fields_of_today(path: Path) -> None:
    text = dict(tables.files())[path]
    assert path.read_text(encoding="utf-8") == text, f"{path.name} is stale: run python -m bothy.web.tables"


@every_game
def test_no_figure_bears_the_name_of_a_field(game: Game[Any]) -> None:
    """Both travel as `game.` and their name."""
    position = game.new(game.usual_seats())
    for viewer in range(-1, position.table.box.seats):
        assert not set(game.figures(position.sight(viewer))) & set(game.table_class.fields)


@every_game
def test_every_field_says_what_it_means(game: Game[Any]) -> None:
    assert [name for name, field in game.table_class.fields.items() if len(field.about) < 8] == []


class Odd(Table):
    names: list[str] = public([], "What a client cannot be told.")


def test_a_type_that_no_client_knows_is_refused() -> None:
    with pytest.raises(TypeError, match=r"odd: Odd.names: a client cannot be told 'list\[str\]'"):
        tables.table_file(Game("odd", "Odd", (1, 1), 1, Odd))
