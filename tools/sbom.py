"""What is in a server: every package it runs on, with version and licence, as a CycloneDX document.

`make sbom` writes build/sbom.json: of Python what is installed where it runs, of the client what its bundle is made of.
"""

from __future__ import annotations

import json
import re
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
OUR = "bothy-games"
EXTRAS = ("postgres",)
NAMES = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
    "ISC License (ISCL)": "ISC",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0-only",
    "Python Software Foundation License": "PSF-2.0",
}
"""What the classifiers of packages mean, as SPDX has it."""


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(found: Distribution, extras: tuple[str, ...]) -> list[str]:
    """What a package depends on here."""
    from packaging.requirements import Requirement

    some = [Requirement(text) for text in found.requires or []]
    places = [{"extra": extra} for extra in ("", *extras)]
    return [one.name for one in some if one.marker is None or any(one.marker.evaluate(place) for place in places)]


def python_packages() -> list[Distribution]:
    """All that the server's package leads to, sorted by name; without itself."""
    found: dict[str, Distribution] = {}
    waiting = needed(distribution(OUR), EXTRAS)
    while waiting:
        name = normal(waiting.pop())
        if name not in found:
            found[name] = distribution(name)
            extras = ("binary",) if name == "psycopg" else ()
            waiting += needed(found[name], extras)
    return [found[name] for name in sorted(found)]


def licence(package: Distribution) -> str:
    """Its licence: an SPDX expression where one can be told."""
    about = package.metadata
    if "License-Expression" in about:
        return about["License-Expression"]
    classified = [str(one) for one in about.get_all("Classifier") or [] if str(one).startswith("License")]
    known = [NAMES.get(one.rpartition(" :: ")[2], one.rpartition(" :: ")[2]) for one in classified]
    written = about["License"].partition("\n")[0] if "License" in about else ""
    return " OR ".join(known) or written or "unknown"


def component(kind: str, name: str, version: str, words: str, purl: str) -> dict[str, Any]:
    spdx = re.fullmatch(r"[A-Za-z0-9.+-]+( (OR|AND|WITH) [A-Za-z0-9.+-]+)*", words)
    told = {"expression": words} if spdx else {"license": {"name": words}}
    return {"type": kind, "name": name, "version": version, "licenses": [told], "purl": purl, "bom-ref": purl}


def client_packages() -> list[dict[str, Any]]:
    """What the browser is sent besides our own."""
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    return [
        component(
            "library",
            path.rpartition("node_modules/")[2],
            about["version"],
            about.get("license", "unknown"),
            f"pkg:npm/{path.rpartition('node_modules/')[2].replace('@', '%40')}@{about['version']}",
        )
        for path, about in sorted(lock["packages"].items())
        if path and not about.get("dev")
    ]


def bom() -> dict[str, Any]:
    """The document."""
    us = distribution(OUR)
    packages = [
        component(
            "library",
            one.metadata["Name"],
            one.version,
            licence(one),
            f"pkg:pypi/{normal(one.metadata['Name'])}@{one.version}",
        )
        for one in python_packages()
    ]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": component("application", OUR, us.version, "MIT", f"pkg:pypi/{OUR}@{us.version}")},
        "components": [*packages, *client_packages()],
    }


def main() -> None:
    out = ROOT / "build" / "sbom.json"
    out.parent.mkdir(exist_ok=True)
    found = bom()
    out.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    print(f"{out.relative_to(ROOT)}: {len(found['components'])} packages")


if __name__ == "__main__":
    main()
