"""Compiles the rules with mypyc, and only what changed: what it makes equals what a build from nothing would make.

Kernel, kit, research and each game become a library of their own. All are translated to C at every build, and every
object and library is kept under the digest of all it was made from (in `kept`), so that the C compiler is only called
for what it has not seen.

What is compiled, by pyproject.toml, lies afterwards in `lib`; `manifest.json` says of which sources it was made, and is
written last. `bothy.compiled` reads it at a program's start.

`python tools/compiling.py` compiles into build/compiled; `--from-nothing` afterwards does it all again elsewhere and
compares every file. Two at a time would take each other's files away, so the second waits, and then finds most done.
"""

from __future__ import annotations

import argparse
import filecmp
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterable, Iterator
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from alone import alone

ROOT = Path(__file__).resolve().parents[1]
OUT = Path("build") / "compiled"
APART = os.name == "posix"
"""Whether each library is one of its own; Microsoft's linker takes only one for all."""


class Settings:
    """What pyproject.toml says of compiling."""

    def __init__(self, root: Path) -> None:
        self.root = root
        with (root / "pyproject.toml").open("rb") as file:
            hook = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
        self.folders: list[str] = hook["compiled"]
        self.interpreted: list[str] = hook["interpreted"]

    def modules(self) -> list[Path]:
        """What is compiled, as paths below src."""
        found = [
            path.relative_to(self.root / "src")
            for folder in self.folders
            for path in sorted((self.root / folder).rglob("*.py"))
        ]
        return [path for path in found if not any(path.match(pattern) for pattern in self.interpreted)]

    def library(self, module: Path) -> str:
        """The library a module belongs to: `bothy_kernel`, `bothy_games_merlouf`."""
        below = module.parts[: 3 if module.parts[1] == "games" else 2]
        return "_".join(part.removesuffix(".py") for part in below)

    def libraries(self) -> dict[str, list[Path]]:
        found: dict[str, list[Path]] = {}
        for module in self.modules():
            found.setdefault(self.library(module), []).append(module)
        return found


def digest(*parts: bytes | str) -> str:
    """A short name for these contents in this order."""
    made = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        made.update(f"{len(data)}:".encode())
        made.update(data)
    return made.hexdigest()[:32]


def sources(settings: Settings) -> dict[str, dict[str, str]]:
    """For each library its modules with the digest of their sources, and "" for those that are not compiled."""
    root = settings.root / "src"
    told: dict[str, dict[str, str]] = {}
    for name, paths in settings.libraries().items():
        folders = {path.parent for path in paths}
        beside = {path.relative_to(root) for folder in folders for path in (root / folder).glob("*.py")}
        told[name] = {
            path.as_posix(): hashlib.sha256((root / path).read_bytes()).hexdigest()[:32] if path in paths else ""
            for path in sorted(beside)
        }
    return told


def machine() -> str:
    """What decides besides the C what is made of it: compilers, their settings and this Python."""
    from mypy.version import __version__ as version

    settings = [str(sysconfig.get_config_var(name)) for name in ("CC", "CFLAGS", "LDSHARED", "SOABI")]
    return digest(version, sys.version, *settings)


def tools() -> str:
    """What decides besides the sources what is made of them."""
    return digest(machine(), Path(__file__).read_bytes(), (ROOT / "tools" / "expand.py").read_bytes())


class Kept:
    """Objects and libraries under the digest of what they are made from."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made = 0
        """How many had to be made."""
        self.folder.mkdir(parents=True, exist_ok=True)

    def bring(self, name: str, target: Path) -> bool:
        """Lay what is kept under this name at its place, if it is kept."""
        path = self.folder / name
        if not path.is_file():
            return False
        os.utime(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)
        shutil.copyfile(path, target)
        shutil.copymode(path, target)
        return True

    def keep(self, name: str, made: Path) -> None:
        """Keep what was made. It arrives whole or not at all, also where two builds make the same."""
        self.made += 1
        with tempfile.NamedTemporaryFile(dir=self.folder, delete=False) as file:
            file.write(made.read_bytes())
        shutil.copymode(made, file.name)
        os.replace(file.name, self.folder / name)

    def tidy(self, since: float) -> None:
        """Forget what has not been used since then."""
        for path in self.folder.iterdir():
            if path.stat().st_mtime < since:
                path.unlink()


def with_headers(path: Path, folder: Path, read: dict[Path, bytes]) -> Iterator[bytes]:
    """A file of C and all of ours that it includes."""
    from mypyc.build import get_header_deps, resolve_cfile_deps

    text = path.read_text(encoding="utf-8")
    yield text.encode()
    found = resolve_cfile_deps(str(path.parent), get_header_deps([(path.name, text)]), str(folder))
    for header in sorted(found):
        key = Path(header)
        if key not in read:
            read[key] = key.read_bytes()
        yield header.removeprefix(str(folder)).encode()
        yield read[key]


def calling_for_the_new_only(compiler: Any, kept: Kept, folder: Path, other: str) -> Any:
    """The C compiler, called only for what is not kept, and on all cores at once."""
    plain_link = compiler.link_shared_object
    read: dict[Path, bytes] = {}
    known: dict[str, str] = {}

    def compile(
        sources: list[str], output_dir: str | None = None, macros: Any = None, include_dirs: Any = None,
        debug: bool = False, extra_preargs: Any = None, extra_postargs: Any = None, depends: Any = None,
    ) -> list[str]:  # fmt: skip
        macros, objects, extra_postargs, pp_opts, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)

        def one(object: str) -> None:
            source, extension = build[object]
            name = known[object] = digest(other, " ".join(extra_postargs), *with_headers(Path(source), folder, read))
            if not kept.bring(name, Path(object)):
                compiler._compile(object, source, extension, cc_args, extra_postargs, pp_opts)
                kept.keep(name, Path(object))

        with ThreadPool(os.cpu_count()) as pool:
            pool.map(one, objects, chunksize=1)
        return list(objects)

    def link(objects: list[str], output_filename: str, *rest: Any, **more: Any) -> None:
        name = digest(other, Path(output_filename).name, *[known[object] for object in objects])
        if not kept.bring(name, Path(output_filename)):
            plain_link(objects, output_filename, *rest, **more)
            kept.keep(name, Path(output_filename))

    if compiler.compiler_type == "unix":
        compiler.compile, compiler.link_shared_object = compile, link
    return compiler


def build(settings: Settings, out: Path) -> Kept:
    """Compile the expanded sources in the folder we stand in into `out`/new."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    kept = Kept(out / "kept")

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            calling_for_the_new_only(self.compiler, kept, out / "c", machine())
            super().build_extensions()

    libraries = settings.libraries()
    modules = [str(path) for paths in libraries.values() for path in paths]

    # What mypyc keeps of modules that have not changed lacks that a class of theirs is generic, so that it would write
    # another C for those that come from it than from nothing.
    shutil.rmtree(out / "cache", ignore_errors=True)
    # A file of C for each module: one for all takes the C compiler many minutes and gigabytes.
    extensions = mypycify(
        ["--strict", "--cache-dir", str(out / "cache"), *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        separate=[([str(path) for path in paths], name) for name, paths in libraries.items()] if APART else False,
        group_name=None if APART else "bothy",
        target_dir=str(out / "c"),
    )
    if APART:
        # mypyc defines the table by which a library calls another in every file that uses it: they are one.
        flags = ["-fcommon"]
        # Calls from one module to another, and into Python, go straight there: nobody else links to these extensions.
        flags += ["-fvisibility=hidden", "-fno-plt"] if sys.platform == "linux" else []
        for extension in extensions:
            extension.extra_compile_args += flags
    command: Any = Build(Distribution({"name": "bothy", "ext_modules": extensions}))
    command.force = True
    command.build_lib, command.build_temp = str(out / "new"), str(out / "objects")
    command.ensure_finalized()
    command.run()
    return kept


def expanded(settings: Settings, out: Path) -> Path:
    """The sources with what follows from their declarations written out: constructors, copies."""
    target = out / "src"
    shutil.rmtree(target, ignore_errors=True)
    command = [sys.executable, str(ROOT / "tools" / "expand.py"), str(settings.root / "src"), str(target)]
    run = subprocess.run(command, text=True, capture_output=True, check=False)
    if run.returncode:
        raise SystemExit(f"the declarations could not be expanded:\n{run.stderr[-6000:]}")
    return target


def compiled(root: Path, out: Path) -> dict[str, Any]:
    """Compile what is not compiled yet; what there is then."""
    settings = Settings(root)
    manifest = out / "manifest.json"
    now = {"tools": tools(), "sources": sources(settings)}
    if manifest.is_file():
        before: dict[str, Any] = json.loads(manifest.read_text())
        if {key: before[key] for key in now} == now and (out / before["lib"]).is_dir():
            print("compiled already: nothing has changed")
            return before
    begun = time.time()
    out.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(out / "new", ignore_errors=True)
    os.chdir(expanded(settings, out))
    kept = build(settings, out)
    name = "lib-" + digest(json.dumps(now))[:12]
    shutil.rmtree(out / name, ignore_errors=True)
    (out / "new").rename(out / name)
    files = {path.relative_to(out / name).as_posix() for path in (out / name).rglob("*") if path.is_file()}
    told = {**now, "lib": name, "files": sorted(files)}
    manifest.with_suffix(".new").write_text(json.dumps(told, indent=1))
    manifest.with_suffix(".new").replace(manifest)
    tidy(out, name)
    print(f"compiled: {len(files)} files, {kept.made} objects and libraries made, {time.time() - begun:.0f} s")
    return told


def tidy(out: Path, name: str) -> None:
    """Put away libraries of earlier builds (who runs on them keeps them open) and what was long not used."""
    for folder in out.glob("lib-*"):
        if folder.name != name:
            shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(out / "objects", ignore_errors=True)
    Kept(out / "kept").tidy(time.time() - 14 * 24 * 3600)


def differing(one: Path, other: Path) -> Iterable[str]:
    """Files of two folders that are not the same, byte for byte."""
    names = {path.relative_to(folder) for folder in (one, other) for path in folder.rglob("*") if path.is_file()}
    for name in sorted(names):
        here, there = one / name, other / name
        if not (here.is_file() and there.is_file() and filecmp.cmp(here, there, shallow=False)):
            yield name.as_posix()


def compared(root: Path, made: Path) -> int:
    """Compile from nothing elsewhere and compare every file: 1 if any differs, else 0."""
    with tempfile.TemporaryDirectory(prefix="bothy-compiled-") as folder:
        again = compiled(root, Path(folder))
        odd = list(differing(made, Path(folder) / again["lib"]))
    count = len(again["files"])
    print(f"of {count} files {len(odd)} differ from a build from nothing" + "".join(f"\n  {name}" for name in odd))
    return 1 if odd else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the rules.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout")
    parser.add_argument("--out", type=Path, default=OUT, help="where to, below the checkout; by default build/compiled")
    parser.add_argument("--from-nothing", action="store_true", help="afterwards compare it with a build from nothing")
    asked = parser.parse_args()
    root = asked.root.resolve()
    out = root / asked.out
    if os.name == "posix" and not shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]):
        raise SystemExit("there is no C compiler; on Debian, as root: apt-get install gcc libc6-dev")
    with alone(out / "lock", "the rules are being compiled here already"):
        told = compiled(root, out)
        return compared(root, out / told["lib"]) if asked.from_nothing else 0


if __name__ == "__main__":
    sys.exit(main())
