"""The browser's half of a house in a tab: the client is built, what never changes is packed, all files are listed."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
MOST = 9_000_000
"""The bytes that a first visit may come to, all files together."""
SELDOM = re.compile(r"(cyrillic|greek|vietnamese)[\w-]*\.woff2$")
"""Letters that neither language of the house has: they are there, and fetched by who meets a name in them."""
UNLISTED = ("index.html", "sw.js", "tab.json", "house.json", "pack.gz")
"""What is stamped with the release or with the server beside it, or holds others, cannot be a part of its digest."""
FIRST = (
    "index.html", "src/boards/covers.ts", "src/pages/Home.svelte", "src/puzzles/OfTheDay.svelte",
    "src/tab/Progress.svelte", "src/tab/host.ts",
)  # fmt: skip
"""What a first page asks for by itself, with all that these need, before everything comes packed; a test compares."""
MANIFEST = ".vite/manifest.json"


def finish(out: Path, python: Mapping[str, Any], server: str = "") -> dict[str, Any]:
    """Build the client into a folder where Python's half lies already, and make one release of both."""
    before = out / "assets"
    if before.is_dir():
        for file in before.iterdir():
            file.unlink()
    command = [sys.executable, str(HERE / "client.py"), "tab", "--", "--outDir", str(out), "--logLevel", "warn"]
    subprocess.run(command, check=True)
    alone = first(json.loads((out / MANIFEST).read_text()))
    shutil.rmtree((out / MANIFEST).parent)
    relative_manifest(out / "manifest.webmanifest")
    pack_answers(out / "answers")
    (out / "house.json").write_text(json.dumps({"server": server}) + "\n")
    listed = [listing(out, file) for file in files_of(out)]
    page = out / "index.html"
    digest = hashlib.sha256(json.dumps([listed, page.read_text()], sort_keys=True).encode()).hexdigest()[:16]
    stamp(out, digest)
    pack(out, [file["path"] for file in listed if file["path"].endswith((".js", ".css"))])
    release = {**python, "release": digest, "first": alone, "files": [*listed, listing(out, page)]}
    (out / "tab.json").write_text(json.dumps(release, indent=1) + "\n")
    return release


def files_of(out: Path) -> list[Path]:
    """What every visit needs to have sooner or later, in order."""
    found = sorted(path for path in out.rglob("*") if path.is_file())
    return [path for path in found if path.name not in UNLISTED and not SELDOM.search(path.name)]


def listing(out: Path, path: Path) -> dict[str, Any]:
    data = path.read_bytes()
    name = path.relative_to(out).as_posix()
    return {"path": name, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def relative_manifest(path: Path) -> None:
    """The app lies in whatever folder the site does."""
    app = json.loads(path.read_text())
    del app["id"]  # then it is known by where it begins, which differs from folder to folder
    app.update(start_url="./", scope="./")
    for icon in app["icons"]:
        icon["src"] = icon["src"].removeprefix("/")
    path.write_text(json.dumps(app, indent=2) + "\n")


def pack_answers(folder: Path) -> None:
    """Answers lie packed, each by itself; the index says which there are."""
    index = folder / "index.json"
    if not index.is_file():
        return
    names: dict[str, str] = json.loads(index.read_text())
    for name in set(names.values()):
        plain = folder.parent / name
        if not name.endswith(".gz"):
            (folder.parent / f"{name}.gz").write_bytes(gzip.compress(plain.read_bytes(), 9, mtime=0))
            plain.unlink()
    packed = {asked: name if name.endswith(".gz") else f"{name}.gz" for asked, name in names.items()}
    index.write_text(json.dumps(packed, separators=(",", ":"), sort_keys=True))


def pack(out: Path, names: list[str]) -> None:
    """Scripts and styles once more, all in one and packed: the service worker keeps them from here."""
    parts = [(out / name).read_bytes() for name in names]
    sizes = json.dumps([[name, len(part)] for name, part in zip(names, parts, strict=True)], separators=(",", ":"))
    packed = gzip.compress(b"\n".join([sizes.encode(), b"".join(parts)]), 9, mtime=0)
    (out / "pack.gz").write_bytes(packed)


def stamp(out: Path, release: str) -> None:
    """Write into the page and the service worker which release they are, and into the page where its workers lie."""
    workers = {name: f"assets/{one(out / 'assets', name).name}" for name in ("host", "think")}
    told = json.dumps({"release": release, **workers})
    tag = f'<meta name="bothy" content="{html.escape(told, quote=True)}">'
    page = out / "index.html"
    page.write_text(page.read_text().replace("<title>", f"{tag}\n    <title>", 1))
    worker = out / "sw.js"
    worker.write_text(worker.read_text().replace("%RELEASE%", release))


def one(folder: Path, name: str) -> Path:
    (found,) = folder.glob(f"{name}-*.js")
    return found


def first(built: Mapping[str, Any]) -> list[str]:
    """The scripts and styles that are sent twice: alone to the first page, and in the one that holds all."""
    found: dict[str, None] = {}
    wanted = list(FIRST)
    for part in wanted:  # it grows meanwhile
        chunk = built[part]
        found |= dict.fromkeys([chunk["file"], *chunk.get("css", [])])
        wanted += [needed for needed in chunk.get("imports", []) if needed not in wanted]
    return sorted(found)


def weights(out: Path) -> dict[str, int]:
    """The bytes of a first visit, all of it, without headers, by what they are for."""
    told = json.loads((out / "tab.json").read_text())
    alone, listed = told["first"], told["files"]
    kinds = {"python/": "Python", "answers/": "what never changes", "assets/": "the first page"}
    sums = dict.fromkeys(["Python", "what never changes", "the first page", "all pages, packed", "the rest"], 0)
    for file in listed:
        path = file["path"]
        if path in alone or not path.startswith("assets/") or not path.endswith((".js", ".css")):
            sums[next((word for start, word in kinds.items() if path.startswith(start)), "the rest")] += file["bytes"]
    sums["all pages, packed"] = (out / "pack.gz").stat().st_size
    sums["the rest"] += sum((out / name).stat().st_size for name in ("sw.js", "tab.json", "house.json"))
    return sums


def weight(out: Path) -> int:
    return sum(weights(out).values())


def report(out: Path) -> str:
    """How large it is."""
    release = json.loads((out / "tab.json").read_text())["release"]
    lines = [f"  {kind:<20} {size / 1e6:5.2f} MB" for kind, size in weights(out).items()]
    return "\n".join([f"release {release}", *lines, f"  {'a first visit':<20} {weight(out) / 1e6:5.2f} MB"])
