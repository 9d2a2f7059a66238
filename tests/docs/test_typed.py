"""Who installs Bothy and uses mypy sees its types: tried with a wheel in an empty environment."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

PROGRAM = """
import bothy
from bothy import Bot, Choice, Luck, Position, Sight

game = bothy.find("loch-ness")
position = game.new(seats=3)
reveal_type(bothy.games())
reveal_type(position)
reveal_type(position.sight(0))
reveal_type(bothy.play("loch-ness", bots=["knack", "random"]).scores)
luck: Luck = Luck(seed=1)


class First(Bot):
    def choose(self, sight: Sight, choices: list[Choice], seed: int) -> Choice:
        return choices[0]


bothy.play(game, bots=[First("first"), "random"])
bothy.play(7)
"""


def test_a_wheel_says_that_it_is_typed_and_which_version_it_is(wheel: Path) -> None:
    import bothy

    assert "bothy/py.typed" in zipfile.ZipFile(wheel).namelist()
    assert wheel.name.startswith(f"bothy_games-{bothy.__version__}-")


def test_mypy_sees_the_types_of_an_installed_wheel(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=False, symlinks=os.name != "nt")
    python = tmp_path / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    where = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    zipfile.ZipFile(wheel).extractall(subprocess.check_output(where, text=True).strip())
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file=", "--python-executable", str(python), "program.py"]
    outside = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}
    run = subprocess.run(command, cwd=tmp_path, env=outside, capture_output=True, text=True)
    types = [line.partition('"')[2].rstrip('"') for line in run.stdout.splitlines() if "Revealed type" in line]
    assert [name.replace("builtins.", "") for name in types] == [
        "dict[str, bothy.kernel.game.Game[Any]]",
        "bothy.kernel.position.Position[Any]",
        "bothy.kernel.sight.Sight[Any]",
        "list[int]",
    ]
    errors = [line for line in run.stdout.splitlines() if ": error:" in line]
    assert len(errors) == 1, run.stdout
    assert 'expected "str | Game[Any]"' in errors[0]
