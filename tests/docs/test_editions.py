"""The edition of a game: it changes with what decides how the game is played, and with nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.games import games
from editions import SOURCES, deciding, digest, edition, sources, spoken

CODE = b"class Dig:\n    cost = 3\n\n    def run(self) -> str:\n        return 'gold'\n"
TOLD = b"""# What digs.

class Dig:
    \"\"\"Digging, which costs
    much.\"\"\"

    cost = 3
    \"\"\"What it costs.\"\"\"

    def run(self) -> str:
        # always
        return 'gold'
"""


def test_comments_and_docstrings_say_nothing() -> None:
    assert spoken(TOLD) == spoken(CODE)
    assert spoken(CODE.replace(b"3", b"4")) != spoken(CODE)
    assert spoken(CODE.replace(b"gold", b"silver")) != spoken(CODE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("rules.py", "bot/knack.py", "content/reading.py", "board/__init__.py", "lesson/x.py", "reasons.py"):
        place = tmp_path / name
        place.parent.mkdir(exist_ok=True)
        place.write_bytes(CODE)
    (tmp_path / "content" / "first").mkdir()
    for name in ("rows.toml", "first/rows.toml"):
        (tmp_path / "content" / name).write_text("cost = 3\n")
    (tmp_path / "locales").mkdir()
    (tmp_path / "locales" / "en.ftl").write_text("gold = Gold\n")
    return tmp_path


@pytest.mark.parametrize("name", ["rules.py", "bot/knack.py", "content/reading.py"])
def test_rules_and_bots_count(folder: Path, name: str) -> None:
    before = digest(deciding(folder))
    (folder / name).write_bytes(TOLD)
    assert digest(deciding(folder)) == before
    (folder / name).write_bytes(CODE.replace(b"3", b"4"))
    assert digest(deciding(folder)) != before


@pytest.mark.parametrize("name", ["content/rows.toml", "content/first/rows.toml"])
def test_content_counts(folder: Path, name: str) -> None:
    before = digest(deciding(folder))
    (folder / name).write_text("cost = 4\n")
    assert digest(deciding(folder)) != before


@pytest.mark.parametrize("name", ["board/__init__.py", "lesson/x.py", "reasons.py", "locales/en.ftl"])
def test_what_only_tells_of_a_game_does_not_count(folder: Path, name: str) -> None:
    before = digest(deciding(folder))
    (folder / name).write_text("x = 9\n")
    assert digest(deciding(folder)) == before


@pytest.mark.parametrize("key", sorted(games()))
def test_every_game_has_an_edition_of_its_rules_and_of_what_all_games_share(key: str) -> None:
    assert edition(key).startswith(f"{games()[key].rules_version}-")
    told = deciding(SOURCES / "games" / key.replace("-", "_"))
    for file in (SOURCES / "games" / key.replace("-", "_") / "bot" / "knack.py", SOURCES / "kernel" / "position.py"):
        assert spoken(file.read_bytes()) in told
    assert all(spoken(file.read_bytes()) in told for file in sources(SOURCES / "bots"))
