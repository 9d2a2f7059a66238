"""What a server is made of: locked by hashes, listed with licences, built on an image that whoever builds it names."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import lock
import sbom

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
REPORT = {
    "install": [
        {
            "metadata": {"name": "Zebra", "version": "2.0"},
            "download_info": {"url": "https://index.example/z.whl", "archive_info": {"hashes": {"sha256": "b" * 64}}},
        },
        {
            "metadata": {"name": "ant", "version": "1.1"},
            "download_info": {"url": "file:///somewhere/a.whl", "archive_info": {"hashes": {"sha256": "a" * 64}}},
        },
    ]
}


def test_a_lock_has_versions_and_hashes_and_no_address() -> None:
    assert lock.locked(REPORT) == f"ant==1.1 --hash=sha256:{'a' * 64}\nzebra==2.0 --hash=sha256:{'b' * 64}\n"


def test_what_is_locked_is_what_a_server_needs() -> None:
    project = {"dependencies": ["a>=1"], "optional-dependencies": {"postgres": ["b[binary]>=2"], "test": ["c"]}}
    assert lock.wanted(project) == ["a>=1", "b[binary]>=2"]


def test_every_package_of_a_server_is_listed_with_a_licence() -> None:
    found = sbom.bom()
    assert (found["bomFormat"], found["metadata"]["component"]["name"]) == ("CycloneDX", "bothy-games")
    names = {one["name"].lower() for one in found["components"]}
    assert {"starlette", "uvicorn", "h11", "msgspec", "psycopg-binary", "websockets"} <= names
    assert not {"pytest", "mypy", "hypothesis"} & names, "it is no part of a server"
    pinned = re.findall(r"^([^#\s]+)==(.+)$", (ROOT / "constraints.txt").read_text(), re.M)
    versions = {sbom.normal(name): version for name, version in pinned}
    for one in found["components"]:
        (told,) = one["licenses"]
        assert "unknown" not in str(told), one["name"]
        if one["purl"].startswith("pkg:pypi"):
            assert versions[sbom.normal(one["name"])] == one["version"]


def test_the_container_is_built_of_what_there_is_on_an_image_that_one_names() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert set(re.findall(r"^FROM (\S+)", text, re.M)) == {"${BASE}"}
    assert "ARG BASE\n" in text, "without a default: who builds it chooses, by digest"
    copied = [word for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.M) for word in line.split()[:-1]]
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, text=True, capture_output=True, check=True).stdout.split(
        "\n"
    )
    for name in copied:
        made = name == "deploy/requirements.lock"  # by `make lock`
        assert made or any(file == name or file.startswith(f"{name}/") for file in tracked), name
    assert {"client", "src", "tools", "deploy/requirements.lock"} <= set(copied)
    assert "--require-hashes" in text


def settings(name: str) -> dict[str, str]:
    lines = (DEPLOY / name).read_text().splitlines()
    return {key: value for key, _, value in (line.partition("=") for line in lines) if value and key[0].isupper()}


def test_the_backup_is_kept_apart_as_the_server_is() -> None:
    server, backup = settings("bothy.service"), settings("bothy-backup.service")
    guards = [
        key for key in server if key.startswith(("Protect", "Private", "Restrict", "Lock", "Memory", "System", "Cap"))
    ]
    assert len(guards) > 14
    for key in [*guards, "NoNewPrivileges", "UMask", "DynamicUser"]:
        if key != "RestrictAddressFamilies":
            assert backup.get(key) == server[key], key
    assert backup["RestrictAddressFamilies"] == "AF_UNIX"
