"""Compiling knows what changed, and makes what a build from nothing would make. A small package stands for ours."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from alone import alone
from bothy.compiled import Libraries, digest_of

REPOSITORY = Path(__file__).resolve().parents[2]
TOOL = REPOSITORY / "tools" / "compiling.py"

PROJECT = """
[tool.hatch.build.targets.wheel.hooks.custom]
compiled = ["src/bothy/kernel", "src/bothy/games"]
interpreted = ["__init__.py", "kernel/declare.py", "games/*/drawing.py"]
"""
STONE = """
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

@mypyc_attr(allow_interpreted_subclasses=True)
class Pile(Generic[T]):
    def __init__(self, first: T) -> None:
        self.first = first

@mypyc_attr(allow_interpreted_subclasses=True)
class Stone:
    def __init__(self, weight: int) -> None:
        self.weight = weight

    def heavier(self, by: int) -> int:
        return self.weight + by
"""
HILL = """
from bothy.kernel.stone import Pile, Stone

class Cairn(Pile[Stone]):
    def weight(self) -> int:
        return self.first.weight

def told() -> str:
    return f"a hill of {Cairn(Stone(3)).weight()}"
"""
DALE = """
from bothy.kernel.stone import Stone

def told() -> str:
    return f"a dale of {Stone(4).heavier(2)}"
"""
PROGRAM = """
import sys
from pathlib import Path
root = Path(sys.argv[1])
sys.path.insert(0, str(root / "src"))
from bothy.compiled import advice, use
use(root / "build" / "compiled", root / "src")
from bothy.games.dale import rules as dale
from bothy.games.hill import rules as hill
for module in (dale, hill):
    print(module.told(), "from its source" if module.__file__.endswith(".py") else "compiled")
print(advice())
"""
START = """
from pathlib import Path
from bothy.compiled import use
root = Path(__file__).parents[1]
use(root / "build" / "compiled", root / "src")
"""
WAITING = "the rules are being compiled here already; waiting until that is done\n"
BACKGROUND = "The rules are being compiled in the background"


class Checkout:
    """A small package, compiled."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("../pyproject.toml", PROJECT)
        for package in ("bothy", "bothy/kernel", "bothy/games", "bothy/games/hill", "bothy/games/dale"):
            self.write(f"{package}/__init__.py", "")
        self.write("bothy/kernel/stone.py", STONE)
        self.write("bothy/games/hill/rules.py", HILL)
        self.write("bothy/games/dale/rules.py", DALE)
        for name in ("compiled.py", "kernel/declare.py"):
            shutil.copy(REPOSITORY / "src" / "bothy" / name, root / "src" / "bothy" / name)
        self.write("bothy/kernel/position.py", "")
        self.compile()

    def write(self, name: str, text: str) -> None:
        path = self.root / "src" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def compile(self, *words: str) -> str:
        command = [sys.executable, str(TOOL), "--root", str(self.root), *words]
        run = subprocess.run(command, text=True, capture_output=True, check=False)
        assert run.returncode == 0, run.stdout + run.stderr
        return run.stdout

    def libraries(self) -> dict[str, bytes]:
        """What was compiled, by the names of the files."""
        out = self.root / "build" / "compiled"
        lib = out / json.loads((out / "manifest.json").read_text())["lib"]
        return {path.name.partition(".")[0]: path.read_bytes() for path in sorted(lib.glob("*")) if path.is_file()}

    def two_at_once(self) -> tuple[str, str]:
        """Two begin to compile while a third is at it; what they say."""
        command = [sys.executable, str(TOOL), "--root", str(self.root)]
        with alone(self.root / "build" / "compiled" / "lock", "nobody else"):
            both = [subprocess.Popen(command, text=True, stdout=subprocess.PIPE) for _ in range(2)]
            assert [process.stdout.readline() for process in both if process.stdout] == [WAITING] * 2
        (one, _), (other, _) = [process.communicate() for process in both]
        assert [process.returncode for process in both] == [0, 0]
        return one, other

    def play(self) -> str:
        """What `make play` says, where the server is a line and `make` does nothing."""
        self.write("bothy/cli.py", 'print("open")\n')
        self.write("../start/sitecustomize.py", START)
        tool = self.root / "tools" / "play.py"
        tool.parent.mkdir()
        shutil.copy(REPOSITORY / "tools" / "play.py", tool)
        path = os.pathsep.join((str(self.root / "start"), str(self.root / "src")))
        environment = {**os.environ, "PYTHONPATH": path, "MAKE": "true"}
        run = subprocess.run([sys.executable, str(tool)], text=True, capture_output=True, check=True, env=environment)
        return run.stdout

    def run(self) -> list[str]:
        command = [sys.executable, "-c", PROGRAM, str(self.root)]
        run = subprocess.run(command, text=True, capture_output=True, check=True)
        return run.stdout.splitlines()


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return Checkout(tmp_path_factory.mktemp("first"))


@pytest.fixture
def checkout(first: Checkout, tmp_path: Path) -> Checkout:
    """One of one's own, compiled as the first."""
    root = tmp_path / "checkout"
    shutil.copytree(first.root, root)
    copy = Checkout.__new__(Checkout)
    copy.root = root
    return copy


def test_the_compiled_rules_are_taken_where_nothing_has_changed(checkout: Checkout) -> None:
    assert checkout.run() == ["a dale of 6 compiled", "a hill of 3 compiled", ""]
    assert checkout.compile() == "compiled already: nothing has changed\n"


def test_a_changed_game_costs_that_game_and_equals_a_build_from_nothing(checkout: Checkout) -> None:
    before = checkout.libraries()
    checkout.write("bothy/games/hill/rules.py", HILL.replace("a hill", "a long hill of words"))
    checkout.compile("--from-nothing")
    after = checkout.libraries()
    assert {name for name in after if after[name] != before[name]} == {"bothy_games_hill__mypyc"}
    assert checkout.run() == ["a dale of 6 compiled", "a long hill of words of 3 compiled", ""]


def test_two_at_once_compile_one_after_the_other(checkout: Checkout) -> None:
    checkout.write("bothy/games/hill/rules.py", HILL.replace("a hill", "a hill of patience"))
    first, second = sorted(checkout.two_at_once(), key=lambda told: "already" in told)
    assert first.startswith("compiled: ")
    assert second == "compiled already: nothing has changed\n"
    assert checkout.run() == ["a dale of 6 compiled", "a hill of patience of 3 compiled", ""]


def test_make_play_compiles_what_changed_though_nobody_has_imported_it(checkout: Checkout) -> None:
    checkout.write("bothy/games/hill/rules.py", HILL.replace("a hill", "a new hill"))
    assert [line[: len(BACKGROUND)] for line in checkout.play().splitlines()] == [BACKGROUND, "open"]


def test_make_play_compiles_a_game_that_is_new(checkout: Checkout) -> None:
    checkout.write("bothy/games/glen/__init__.py", "")
    checkout.write("bothy/games/glen/rules.py", DALE)
    assert checkout.play().startswith(BACKGROUND)


def test_make_play_compiles_nothing_where_nothing_has_changed(checkout: Checkout) -> None:
    assert checkout.play() == "open\n"


def test_a_changed_kernel_is_felt_where_its_classes_are_used(checkout: Checkout) -> None:
    before = checkout.libraries()
    changed = STONE.replace("        self.weight", "        self.colour = 9\n        self.weight")
    checkout.write("bothy/kernel/stone.py", changed)
    checkout.compile("--from-nothing")
    after = checkout.libraries()
    changed_libraries = {name for name in after if after[name] != before[name]}
    assert {"bothy_kernel__mypyc", "bothy_games_hill__mypyc"} <= changed_libraries
    assert checkout.run() == ["a dale of 6 compiled", "a hill of 3 compiled", ""]


def test_where_a_source_is_newer_the_source_runs_and_a_line_says_so(checkout: Checkout) -> None:
    checkout.write("bothy/games/hill/rules.py", HILL.replace("a hill", "a new hill"))
    assert checkout.run() == [
        "a dale of 6 compiled",
        "a new hill of 3 from its source",
        "src/bothy/games/hill/rules.py changed since the rules were compiled, so sources run: "
        "`make fast` compiles them",
    ]
    checkout.write("bothy/games/hill/rules.py", HILL)
    assert checkout.run() == ["a dale of 6 compiled", "a hill of 3 compiled", ""]
    checkout.write("bothy/kernel/stone.py", STONE + "\n")
    assert [line.split(" ", 4)[4] for line in checkout.run()[:2]] == ["from its source"] * 2


def test_a_new_file_beside_the_compiled_ones_is_seen(checkout: Checkout) -> None:
    checkout.write("bothy/games/dale/more.py", "")
    assert checkout.run()[0] == "a dale of 6 from its source"
    assert checkout.run()[2].startswith("src/bothy/games/dale/more.py changed")


def test_a_file_that_is_drawn_and_not_compiled_may_change(checkout: Checkout) -> None:
    checkout.write("bothy/games/dale/drawing.py", "")
    checkout.compile()
    checkout.write("bothy/games/dale/drawing.py", "LINES = 3\n")
    assert checkout.run()[0] == "a dale of 6 compiled"


def test_what_calls_a_library_that_changed_runs_from_its_sources_too(tmp_path: Path) -> None:
    """Found by a designer: a study did not begin once a search had changed, whose library it calls."""
    made: dict[str, dict[str, str]] = {}
    for name in ("kernel", "games/hill", "bots/search", "study/core"):
        file = tmp_path / "src" / "bothy" / name / "thing.py"
        file.parent.mkdir(parents=True)
        file.write_text(name, encoding="utf-8")
        library = "bothy_games_hill" if name == "games/hill" else f"bothy_{name.split('/')[0]}"
        made[library] = {f"bothy/{name}/thing.py": digest_of(file)}
    (tmp_path / "manifest.json").write_text(json.dumps({"sources": made, "lib": "lib", "files": []}), encoding="utf-8")
    search = tmp_path / "src" / "bothy" / "bots" / "search" / "thing.py"
    assert not any(map(Libraries(tmp_path, tmp_path / "src").change, made))
    search.write_text("another", encoding="utf-8")
    libraries = Libraries(tmp_path, tmp_path / "src")
    assert libraries.change("bothy_study") == libraries.change("bothy_bots") == "bothy/bots/search/thing.py"
    assert libraries.change("bothy_games_hill") == libraries.change("bothy_kernel") == ""


def test_a_mistake_is_told_and_the_former_libraries_stay(checkout: Checkout) -> None:
    before = checkout.libraries()
    checkout.write("bothy/games/hill/rules.py", HILL.replace("Stone(3)", "Stone(None)"))
    command = [sys.executable, str(TOOL), "--root", str(checkout.root)]
    run = subprocess.run(command, text=True, capture_output=True, check=False)
    assert run.returncode
    assert 'Argument 1 to "Stone" has incompatible type "None"' in run.stdout + run.stderr
    assert checkout.libraries() == before
