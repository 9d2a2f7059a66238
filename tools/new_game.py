"""Make a new game out of the template: `make new-game NAME="Hill Fort"`.

`python tools/new_game.py --package ../hill-fort Hill Fort` makes it a package of its own, to be installed beside Bothy.
"""

from __future__ import annotations

import argparse
import re
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = """\
[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "bothy-{key}"
version = "0.1.0"
description = "{title}, a game for Bothy."
requires-python = ">=3.11"
dependencies = ["bothy-games"]

# By this Bothy finds the game: its key, and the package that has a GAME.
[project.entry-points."bothy.games"]
{key} = "{package}"

[tool.hatch.build.targets.wheel]
packages = ["src/{package}"]

[tool.pytest.ini_options]
pythonpath = ["src", "tests"]
"""


def new_game(name: str, games: Path, tests: Path, parent: str = "bothy.games.") -> Path:
    """Copy the template into a folder of its own, with every name changed. Returns the game's folder.

    Its modules are imported from the parent: from nowhere, if it is to be a package of its own.
    """
    words = re.findall(r"[A-Za-z][a-z0-9]*", name)
    if not words or not re.fullmatch(r"[A-Za-z][A-Za-z0-9 -]*", name):
        raise SystemExit(f'NAME must be words of plain letters, as in NAME="Hill Fort", not {name!r}')
    snake, kebab = "_".join(words).lower(), "-".join(words).lower()
    title = " ".join(word[:1].upper() + word[1:] for word in words)
    folder, stories = games / snake, tests / snake
    for taken in (folder, stories):
        if taken.exists():
            raise SystemExit(f"{taken} is there already; choose another name")
    template = ROOT / "template"
    for source, target in ((template / "game", folder), (template / "tests", stories)):
        for file in sorted(path for path in source.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
            text = file.read_text(encoding="utf-8")
            text = text.replace('"Cairn"', f'"{title}"').replace("# Cairn", f"# {title}")
            text = text.replace("bothy.games.cairn", f"{parent}{snake}")
            text = re.sub(r"\bCairn(?=[A-Z]\w|\b)", title.replace(" ", ""), text)
            text = re.sub(r"\bcairn_", f"{snake}_", text)
            text = re.sub(r"\bcairn\b", kebab, text)
            place = target / str(file.relative_to(source)).replace("cairn", snake)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
    return folder


def new_package(name: str, folder: Path) -> Path:
    """A new game in a package of its own, with the words in which its tests are told. Returns the game's folder."""
    game = new_game(name, folder / "src", folder / "tests", parent="")
    title = " ".join(word.capitalize() for word in game.name.split("_"))
    text = PYPROJECT.format(key=game.name.replace("_", "-"), package=game.name, title=title)
    (folder / "pyproject.toml").write_text(text, encoding="utf-8")
    shutil.copy(ROOT / "tests" / "stories.py", folder / "tests")
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a new game out of the template.")
    parser.add_argument("name", nargs="*", help="its name, as in Hill Fort")
    parser.add_argument("--package", type=Path, help="a folder for a package of its own")
    wanted = parser.parse_args()
    name = " ".join(wanted.name)
    if wanted.package:
        made = new_package(name, wanted.package)
        print(f"{made} is a game: `pip install -e {wanted.package}` beside Bothy, see it with `bothy games`,")
    else:
        made = new_game(name, ROOT / "src" / "bothy" / "games", ROOT / "tests" / "games")
        print(f"{made.relative_to(ROOT)} is a game: see it with `bothy games`, test it with `make laws GAME=…`,")
    print("and change it: docs/adding-a-game.md writes one step by step, docs/games-reference.md says the rest.")


if __name__ == "__main__":
    main()
