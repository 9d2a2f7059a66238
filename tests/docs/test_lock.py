"""The locks name versions, no hosts, and leave no platform out."""

from __future__ import annotations

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_npm_lock_names_no_registry_and_holds_every_optional_dependency() -> None:
    text = (ROOT / "client" / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in text
    packages = json.loads(text)["packages"]
    for name, package in packages.items():
        for optional in package.get("optionalDependencies", {}):
            places = (f"node_modules/{optional}", f"{name}/node_modules/{optional}")
            assert any(place in packages for place in places), f"{name} wants {optional}, which is not locked"


def test_the_constraints_name_versions_only() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert all("==" in pin and "/" not in pin for pin in pins)
    assert pins == sorted(pins, key=str.lower)
