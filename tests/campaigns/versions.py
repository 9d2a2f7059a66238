"""The versions of Bothy to come, as far as an upgrade needs them.

Each has a step of the schema more, rules, a page, and something in the record of a table that older ones do not know.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import bothy
from bothy.games import find

SOURCES = Path(bothy.__file__).parent


def patch(file: Path, pattern: str, new: str) -> None:
    text, count = re.subn(pattern, new, file.read_text(encoding="utf-8"), count=1)
    assert count == 1, f"{file} has no {pattern}"
    file.write_text(text, encoding="utf-8")


def next_version(folder: Path, number: int) -> str:
    """The sources of the version that comes so many after this one."""
    place = folder / f"version-{number}"
    copy = place / "bothy"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("__pycache__"))
    patch(copy / "__init__.py", r'__version__ = ".*"', f'__version__ = "9.{number}"')
    steps = "".join(f'    ["ALTER TABLE tables ADD COLUMN to_come_{step} TEXT"],\n' for step in range(1, number + 1))
    patch(copy / "host" / "migrations.py", r"\n\]\nNEWEST", f"\n{steps}]\nNEWEST")
    known = "".join(f'    to_come_{step}: str = "there"\n' for step in range(1, number + 1))
    patch(copy / "host" / "table_record.py", r"\n    clock: ClockRecord", f"\n{known}    clock: ClockRecord")
    rules, now = copy / "games" / "loch_ness", find("loch-ness").rules_version
    patch(rules / "box.py", r"RULES_VERSION: Final = \d+", f"RULES_VERSION: Final = {now + number}")
    patch(
        rules / "game.py",
        r"        return upgraded\(data\)\n",
        f"        return {{**(upgraded(data) if version < {now} else data), 'rules': {now + number}}}\n",
    )
    page = copy / "web" / "client" / "index.html"
    assets = copy / "web" / "client" / "assets"
    script = next(assets.glob("index-*.js"), None)
    assert page.exists(), "the client is not built: tools/client.py build"
    assert script is not None
    renamed = f"index-version{number}.js"
    shutil.copy(script, assets / renamed)
    text = page.read_text(encoding="utf-8")
    assert script.name in text
    page.write_text(text.replace(script.name, renamed), encoding="utf-8")
    script.unlink()
    return str(place)
