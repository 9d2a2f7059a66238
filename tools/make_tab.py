"""`make tab`: a house as a folder of files, for any file server: Python's half here, the browser's in `tab_site`.

The sources of Bothy and of what it needs are compiled by the very Python that runs them, inside Pyodide; what never
changes (games, words, rules, the reference) is asked of a house and written into files, so that it can be read while
Python still loads. Everything is pinned: Pyodide by the client's lock, the rest by constraints.txt.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import io
import json
import pickle
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import deflate

import client
from bothy import __version__
from bothy.games import games
from bothy.host.migrations import NEWEST
from bothy.lessons import find_lesson, find_turn
from bothy.locales import languages
from bothy.puzzles import counted
from bothy.tab.house import PUZZLES, House, Settings
from bothy.web.games import content_files

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
OUT = ROOT / "build" / "tab"
KEPT = ROOT / "build" / "tab-kept"
"""What need not be made anew while nothing of it has changed."""
PYODIDE = client.CLIENT / "node_modules" / "pyodide"
LAYERS = (
    "kernel", "kit", "games", "locales", "bots", "reviews", "lessons", "puzzles", "host", "web", "tab", "lab", "study",
)  # fmt: skip
"""What of Bothy a house in a tab is made of."""
NOT_THERE = re.compile(
    r"web/(client|static|carriers)/"
    r"|web/(calling|describe|document|gc_tuning|logs|pages|relays|serve|tables|uvicorn_protocol)\.py"
    r"|lab/(laws/|ladder|rating|ray)|study/(fonts/|(\w+/)?(page|plots|terminal|report)\.py)"
    r"|RULES(\.\w+)?\.md$|py\.typed$"
)
"""What a server has besides: its pages, its network, its documents; the rules are read from files."""
NEEDED = (
    "anyio", "attrs", "babel", "fluent.runtime", "fluent.syntax", "mypy_extensions", "pytz", "starlette",
    "typing_extensions",
)  # fmt: skip
"""The pure distributions it needs, taken as they are installed here."""
UNNEEDED = re.compile(
    r"\.dist-info/|__pycache__|py\.typed$|\.pyi$|\.so$|/tests?/|^anyio/(pytest_plugin|_backends/_trio)"
    r"|^starlette/(testclient|templating|schemas|config|authentication|graphql)"
    r"|^babel/messages/|^babel/locale-data/(?!(root|en|fr)\.dat)|^pytz/zoneinfo/"
)


FOREIGN = re.compile(
    r"(all_currencies|currency_names|languages|likely_subtags|meta_zones|scripts|territor|time_zones|unit_|variants"
    r"|windows_zone|zone_)"
)
"""What Babel knows of all languages, currencies and places: here numbers are written in two languages."""


# What is put in


def sources() -> Iterator[tuple[str, bytes]]:
    """Every file of Bothy and of what it needs, by the path it is imported from."""
    package = ROOT / "src" / "bothy"
    for top in ("__init__.py", "compiled.py", "extras.py"):
        yield f"bothy/{top}", (package / top).read_bytes()
    for layer in LAYERS:
        for file in sorted((package / layer).rglob("*")):
            path = file.relative_to(package).as_posix()
            if file.is_file() and "__pycache__" not in path and not NOT_THERE.search(path):
                yield f"bothy/{path}", file.read_bytes()
    yield f"bothy/tab/{PUZZLES.name}", json.dumps(counted(games().values())).encode()
    for name in NEEDED:
        for found in metadata.files(name) or []:
            path = found.as_posix()
            if not path.startswith("..") and not UNNEEDED.search(path):
                yield path, lean(path, found.read_binary())
    with zipfile.ZipFile(wheel_of_msgspec()) as wheel:
        for path in wheel.namelist():
            if not path.endswith(".pyi") and ".dist-info" not in path:
                yield path, wheel.read(path)


def lean(path: str, data: bytes) -> bytes:
    """A file of Babel's data without what nobody says here."""
    if not (path.startswith("babel/") and path.endswith(".dat")):
        return data
    known: dict[str, Any] = pickle.loads(data)
    return pickle.dumps({key: {} if FOREIGN.match(key) else value for key, value in known.items()}, 4)


def wheel_of_msgspec() -> Path:
    """The one dependency that is not pure, as Pyodide has it; of the version that constraints.txt names."""
    folder = KEPT / "wheels"
    version = metadata.version("msgspec")
    found = list(folder.glob(f"msgspec-{version}-*wasm32.whl"))
    if not found:
        command = [
            sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
            "--only-binary=:all:", "--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314",
            "--abi", "cp314", "--dest", str(folder), f"msgspec=={version}",
        ]  # fmt: skip
        subprocess.run(command, check=True)
        found = list(folder.glob(f"msgspec-{version}-*wasm32.whl"))
    return found[0]


# How it is packed


def zipped(files: Iterator[tuple[str, bytes]]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for path, data in sorted(files):
            archive.writestr(zipfile.ZipInfo(path, (2000, 1, 1, 0, 0, 0)), data)
    return out.getvalue()


class Compiled(NamedTuple):
    """What Pyodide's own Python made of the sources."""

    bothy: Path
    library: Path


def compiled() -> Compiled:
    """Zips of Bothy with what it needs, and of the standard library; made once for the same sources."""
    scripts = [HERE / "compile_inside.py", HERE / "tab_library.py"]
    archive = zipped(sources())
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    told = b"".join(script.read_bytes() for script in scripts)
    key = hashlib.sha256(archive + told + version.encode()).hexdigest()[:24]
    kept = Compiled(KEPT / f"{key}.bothy.zip", KEPT / f"{key}.library.zip")
    if not all(path.is_file() for path in kept):
        KEPT.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=KEPT) as folder:
            given, tools = Path(folder) / "sources.zip", Path(folder) / "tools.zip"
            given.write_bytes(archive)
            tools.write_bytes(zipped((script.name, script.read_bytes()) for script in scripts))
            made = Compiled(Path(folder) / "bothy.zip", Path(folder) / "library.zip")
            standard = str(PYODIDE / "python_stdlib.zip")
            inside(
                scripts[0],
                unpack=[[str(given), "/sources"], [standard, "/library"], [str(tools), "/tools"]],
                take=[["/compiled.zip", str(made.bothy)], ["/library.zip", str(made.library)]],
                env={"PYTHONNODEBUGRANGES": "1"},
            )
            for path, name in zip(made, kept, strict=True):
                path.replace(name)
    return kept


def inside(script: Path, **wanted: Any) -> str:
    """Run a Python script inside Pyodide under Node; what it prints."""
    client.install()
    told = json.dumps({"pyodide": str(PYODIDE), "run": str(script), **wanted})
    done = subprocess.run(
        [str(client.NODE), str(HERE / "in_pyodide.mjs"), told], stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{script.name} has failed inside Pyodide")
    return done.stdout


def packed(data: bytes) -> bytes:
    """As gzip has it, but by one who looks longer."""
    return bytes(deflate.gzip_compress(data, 12))


def python_files() -> dict[str, bytes]:
    """Everything below `python/`, by name."""
    made = compiled()
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    return {
        "pyodide.mjs": (PYODIDE / "pyodide.mjs").read_bytes(),
        "pyodide-lock.json": json.dumps({"info": lock["info"], "packages": {}}).encode(),
        "pyodide.asm.mjs.gz": packed((PYODIDE / "pyodide.asm.mjs").read_bytes()),
        "pyodide.asm.wasm.gz": packed((PYODIDE / "pyodide.asm.wasm").read_bytes()),
        "python_stdlib.zip.gz": packed(made.library.read_bytes()),
        "bothy.zip.gz": packed(made.bothy.read_bytes()),
    }


# What never changes


def asked() -> Iterator[str]:
    """What pages ask that has the same answer always."""
    yield "/api/games"
    for language in languages():
        for part in ("first", "later"):
            yield f"/api/words/{language}/shared?part={part}"
    for key, game in games().items():
        yield f"/api/games/{key}"
        yield f"/api/games/{key}/reference"
        for file in content_files(game):
            yield f"/api/games/{key}/content/{file}"
        for language in languages():
            yield f"/api/rules/{language}/{key}"
            yield f"/api/workshop/{language}/{key}"
            for part in ("first", "later"):
                yield f"/api/words/{language}/{key}?part={part}"
            if find_lesson(game) is not None:
                yield f"/api/lessons/{language}/{key}"
            if find_turn(game) is not None:
                yield f"/api/turns/{language}/{key}"


async def answers() -> dict[str, str]:
    """What a house answers to all that."""
    told: dict[str, asyncio.Future[dict[str, Any]]] = {}

    def hear(text: str) -> None:
        message = json.loads(text)
        told[message["id"]].set_result(message)

    house = House(hear, None, None, Settings())
    await house.open()
    found: dict[str, str] = {}
    try:
        for path in asked():
            told[path] = asyncio.get_running_loop().create_future()
            house.hear(json.dumps({"kind": "request", "id": path, "method": "GET", "path": path}))
            reply = await told[path]
            assert reply["status"] == 200, (path, reply)
            found[path] = reply["body"]
    finally:
        await house.close()
    return found


def file_of(path: str) -> str:
    """Where an answer lies."""
    plain, _, query = path.partition("?")
    part = f".{query.partition('=')[2]}" if query else ""
    return f"answers{plain}{part}.{'ftl' if '/words/' in plain else 'json'}"


# All together


def write(out: Path) -> dict[str, Any]:
    """Write Python's half into a folder, and say what it is."""
    client.install()
    files = python_files()
    (out / "python").mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        (out / "python" / name).write_bytes(data)
    index: dict[str, str] = {}
    for path, body in asyncio.run(answers()).items():
        index[path] = file_of(path)
        file = out / index[path]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(body, encoding="utf-8")
    (out / "answers" / "index.json").write_text(json.dumps(index, indent=1, sort_keys=True))
    build = hashlib.sha256(b"".join(name.encode() + data for name, data in sorted(files.items()))).hexdigest()[:16]
    return {
        "version": __version__,
        "build": build,
        "pyodide": json.loads((PYODIDE / "package.json").read_text())["version"],
        "store": NEWEST,
        "rules": {key: game.rules_version for key, game in games().items()},
    }


def sizes(out: Path) -> str:
    listed = [(file.stat().st_size, file.relative_to(out).as_posix()) for file in sorted((out / "python").iterdir())]
    return "\n".join(f"{size:>10,}  {name}" for size, name in listed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--python-only", action="store_true", help="without the client")
    parser.add_argument("--server", default="", help="the address of a house on a server, for what needs other devices")
    wanted = parser.parse_args()
    if wanted.server and not re.match(r"https?://[^/]", wanted.server):
        parser.error(f"--server: a whole address is wanted, like https://bothy.example, not {wanted.server!r}")
    python = write(wanted.out)
    print(sizes(wanted.out))
    if not wanted.python_only:
        import tab_site

        tab_site.finish(wanted.out, python, wanted.server)
        print(tab_site.report(wanted.out))


if __name__ == "__main__":
    main()
