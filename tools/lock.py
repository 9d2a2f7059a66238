"""Lock what a server needs: every package with its version and a hash, for `pip install --require-hashes`.

`make lock` writes deploy/requirements.lock for this machine's Python; `--python 3.13` for another's on a machine of the
same kind. A hash belongs to one file, and files differ by Python and machine, so the lock is made where it is used and
not kept in the repository; constraints.txt, which is, says the versions. It holds no address of an index.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
EXTRAS = ("postgres",)


def wanted(project: dict[str, Any]) -> list[str]:
    """What a server depends on, as pyproject.toml says."""
    return [*project["dependencies"], *[one for extra in EXTRAS for one in project["optional-dependencies"][extra]]]


def resolve(requirements: list[str], python: str) -> dict[str, Any]:
    """What pip would install for them, as its report tells it."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet"]
        command += [
            "--disable-pip-version-check",
            "--report",
            str(report),
            "--constraint",
            str(ROOT / "constraints.txt"),
        ]
        if python:
            command += ["--python-version", python, "--only-binary", ":all:", "--target", folder]
        ended = subprocess.run([*command, *requirements], check=False, text=True, capture_output=True)
        if ended.returncode:
            raise SystemExit(f"pip could not find all of it:\n{ended.stderr.strip()}")
        found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
        return found


def locked(report: dict[str, Any]) -> str:
    """The lock, as pip reads it."""
    lines = []
    for package in report["install"]:
        about, hashes = package["metadata"], package["download_info"]["archive_info"]["hashes"]
        told = " ".join(f"--hash={kind}:{value}" for kind, value in sorted(hashes.items()))
        lines.append(f"{about['name'].lower()}=={about['version']} {told}")
    return "\n".join(sorted(lines)) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--python", default="", help="the Python it is for, such as 3.13; this one unless said")
    parser.add_argument("--out", type=Path, default=ROOT / "deploy" / "requirements.lock")
    given = parser.parse_args()
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    text = locked(resolve(wanted(project), given.python))
    given.out.write_text(text, encoding="utf-8")
    print(f"{given.out.name}: {len(text.splitlines())} packages")


if __name__ == "__main__":
    main()
