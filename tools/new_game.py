"""Make a new game out of the template: `make new-game NAME="Hill Fort"`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def new_game(name: str, games: Path, tests: Path) -> Path:
    """Copy the template into a folder of its own, with every name changed. Returns the game's folder."""
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
            text = text.replace("bothy.games.cairn", f"bothy.games.{snake}")
            text = re.sub(r"\bCairn(?=[A-Z]\w|\b)", title.replace(" ", ""), text)
            text = re.sub(r"\bcairn_", f"{snake}_", text)
            text = re.sub(r"\bcairn\b", kebab, text)
            place = target / str(file.relative_to(source)).replace("cairn", snake)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
    return folder


if __name__ == "__main__":
    made = new_game(" ".join(sys.argv[1:]), ROOT / "src" / "bothy" / "games", ROOT / "tests" / "games")
    print(f"{made.relative_to(ROOT)} is a game: see it with `bothy games`, test it with `make laws GAME=…`,")
    print("and read docs/adding-a-game.md for what to change first.")
