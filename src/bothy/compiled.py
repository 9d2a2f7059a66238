"""Whether the rules run compiled, and where that is taken from.

A compiled wheel holds the compiled rules beside their sources, and Python takes them by itself. In a checkout the
sources are what runs, until somebody compiles them (`make fast`): into build/compiled, library by library, with a
manifest of the sources they were made of. An environment that wants them calls `use` at its start. From then on the
libraries made of today's sources are imported in their place; where a source has changed since, the sources run, and
`advice` has a line about it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

SOURCES = Path(__file__).resolve().parents[1]
KERNEL = "bothy_kernel"
"""The library that all others call."""
GAMES = "bothy_games"
"""How the names of the games' libraries begin."""


class Libraries(MetaPathFinder):
    """Finds the modules of libraries whose sources are those they were made of."""

    def __init__(self, folder: Path, sources: Path) -> None:
        self.folder = folder
        self.sources = sources
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        self.made: dict[str, dict[str, str]] = manifest["sources"]
        """For each library its sources with their digests, and "" for those beside them that are not compiled."""
        self.changed: dict[str, str] = {}
        """For each library looked at so far, a source that differs from what it was made of, or ""."""
        self.files = {module_of(file): folder / manifest["lib"] / file for file in manifest["files"]}
        self.home = {module_of(path): name for name, paths in self.made.items() for path in paths}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None or self.change(self.home.get(name) or name.removesuffix("__mypyc")):
            return None
        return spec_from_file_location(name, file)

    def change(self, library: str) -> str:
        """A source because of which this library is out of date, or "". It is looked for once."""
        if library not in self.changed:
            below = "" if library == KERNEL else self.change(KERNEL)
            self.changed[library] = below or next(filter(None, map(self.difference, self.with_it(library))), "")
        return self.changed[library]

    def with_it(self, library: str) -> list[dict[str, str]]:
        """The sources of a library and of those it may call: games only the kernel, others each other."""
        if library == KERNEL or library.startswith(GAMES):
            return [self.made[library]]
        return [made for name, made in self.made.items() if name != KERNEL and not name.startswith(GAMES)]

    def look_through(self) -> None:
        """Look at every library, imported or not, and for games that came since: those have none yet."""
        for library in self.made:
            self.change(library)
        for folder in sorted((self.sources / "bothy" / "games").iterdir()):
            new = sorted(path for path in folder.glob("*.py") if path.name != "__init__.py")
            if new and f"{GAMES}_{folder.name}" not in self.made:
                self.changed[f"{GAMES}_{folder.name}"] = new[0].relative_to(self.sources).as_posix()

    def difference(self, made: dict[str, str]) -> str:
        for path, digest in made.items():
            if not (self.sources / path).is_file() or (digest and digest_of(self.sources / path) != digest):
                return path
        folders = {str(Path(path).parent) for path in made}
        there = {path for folder in folders for path in (self.sources / folder).glob("*.py")}
        new = sorted(path.relative_to(self.sources).as_posix() for path in there)
        return next((path for path in new if path not in made), "")


def module_of(path: str) -> str:
    """`bothy/kernel/luck.py`, or what was compiled of it, is `bothy.kernel.luck`."""
    for suffix in (*EXTENSION_SUFFIXES, ".py"):
        path = path.removesuffix(suffix)
    return path.replace("/", ".").removesuffix(".__init__")


def digest_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:32]


def use(folder: Path, sources: Path = SOURCES) -> None:
    """Import from now on what is compiled in this folder, if anything is, for this Python."""
    try:
        libraries = Libraries(folder, sources)
    except FileNotFoundError:
        return
    if all(path.name.endswith(EXTENSION_SUFFIXES[0]) for path in libraries.files.values()):
        sys.meta_path.insert(0, libraries)


def in_use() -> Libraries | None:
    return next((finder for finder in sys.meta_path if isinstance(finder, Libraries)), None)


def is_compiled() -> bool:
    """Whether the kernel runs compiled."""
    from bothy.kernel import position

    return not (position.__file__ or "").endswith(".py")


def look_through() -> None:
    """Compare all that was compiled with its sources, before anything of it is imported: `advice` knows it then."""
    libraries = in_use()
    if libraries:
        libraries.look_through()


def outdated() -> list[str]:
    """The sources that have changed since the rules were compiled, as far as these have been imported or looked at."""
    libraries = in_use()
    return sorted({path for path in libraries.changed.values() if path}) if libraries else []


def advice() -> str:
    """A line about rules that run from their sources, and what to do; "" if all run compiled."""
    changed = outdated()
    if changed:
        more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
        return (
            f"src/{changed[0]}{more} changed since the rules were compiled, so sources run: `make fast` compiles them"
        )
    if is_compiled():
        return ""
    how = "`make fast` compiles them" if (SOURCES.parent / "Makefile").is_file() else "install a compiled wheel"
    return f"the rules run from their sources, about nine times slower than compiled: {how}"
