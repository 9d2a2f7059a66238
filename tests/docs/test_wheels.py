"""What a release holds: built, installed and tried, as `make dist` does it in empty environments."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import dist
import trial
from bothy.extras import installing
from docs.test_blocks import PAGES, Block, blocks, named

RELEASE = "it needs a release"
"""So begins the reason why a block is not run that installs Bothy by its name."""


def install(python: Path, wheel: str) -> None:
    """Install a wheel, perhaps with extras, without fetching what it needs."""
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index", wheel]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "does not provide" not in run.stderr + run.stdout


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel in it, and beside it, to be imported from, all that is installed here."""
    folder = tmp_path_factory.mktemp("environment") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install(python, str(wheel))
    where = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    place = Path(subprocess.check_output(where, text=True).strip())
    (place / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return python


def test_the_wheel_works_in_an_environment_of_its_own(python: Path) -> None:
    assert trial.try_out(python, "interpreted") == "interpreted"


def test_one_that_was_to_be_compiled_and_is_not_is_refused(python: Path) -> None:
    with pytest.raises(trial.TrialError, match="should be compiled, and are interpreted"):
        trial.try_out(python, "compiled")


def test_the_wheel_is_for_every_machine_and_holds_the_client_with_its_licences(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "bothy/web/client/index.html" in names
    assert any(name.startswith("bothy/web/client/assets/") for name in names)
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    told = zipfile.ZipFile(wheel).read("bothy/web/client/licences.md").decode()
    assert {"svelte", "@fontsource-variable/fraunces"} <= set(re.findall(r"^## (\S+) - ", told, re.MULTILINE))


def test_the_sources_hold_all_that_a_build_reads(unpacked: Path) -> None:
    wanted = [
        "LICENSE",
        "README.md",
        "constraints.txt",
        "hatch_build.py",
        "client/package-lock.json",
        "tools/expand.py",
    ]
    assert [name for name in wanted if not (unpacked / name).is_file()] == []
    left = [path for path in unpacked.rglob("*") if path.name in ("node_modules", "__pycache__", ".venv-dev")]
    assert left == []


def needs(root: Path) -> list[str]:
    """What a build of this tree asks for besides what every build needs."""
    return list(WheelBuilder(str(root)).config.dependencies)


def test_node_is_asked_for_only_where_the_client_must_be_built(
    tmp_path: Path, unpacked: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOTHY_MYPYC", "0")
    assert needs(unpacked) == []
    built, source = tmp_path / "src/bothy/web/client/index.html", tmp_path / "client/index.html"
    for file in (built, source):
        file.parent.mkdir(parents=True)
        file.touch()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        (tmp_path / name).write_bytes((dist.ROOT / name).read_bytes())
    os.utime(source, (1, 1))
    assert needs(tmp_path) == []
    os.utime(built, (0, 0))
    assert [name.partition(">")[0] for name in needs(tmp_path)] == [dist.NODE]
    (tmp_path / "PKG-INFO").touch()
    assert needs(tmp_path) == []
    built.unlink()
    assert needs(tmp_path) != []
    monkeypatch.setenv("BOTHY_CLIENT", "0")
    assert needs(tmp_path) == []


def test_where_there_is_no_compiler_what_compiles_the_rules_is_not_asked_for(
    unpacked: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BOTHY_MYPYC", raising=False)
    monkeypatch.setenv("PATH", "")
    assert needs(unpacked) == []


INSTALLING = [(page, block) for page in PAGES for block in blocks(page) if "bothy-games" in block.text]


@pytest.mark.parametrize(("page", "block"), INSTALLING, ids=[f"{named(page)}:{b.line}" for page, b in INSTALLING])
def test_what_needs_a_release_says_so_and_works_with_the_wheel(
    page: Path, block: Block, wheel: Path, python: Path
) -> None:
    assert block.why_not.startswith(RELEASE)
    beside = page.read_text(encoding="utf-8").partition(block.text)[2][:200]
    assert "from the first release on" in block.text + beside
    for line in block.text.splitlines():
        words = shlex.split(line, comments=True)
        assert words[:2] == ["pip", "install"]
        install(python, words[2].replace("bothy-games", str(wheel)))


INLINE = re.compile(r"`((?:pip install )?[\"']?bothy-games\[[a-z]+\][\"']?|pip install bothy-games)`")
"""A word within a sentence that installs Bothy by its name."""


def paragraphs(page: Path) -> list[str]:
    """What is said on a page besides its blocks."""
    return re.split(r"\n\s*\n", re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S))


SAYING = [(page, paragraph) for page in PAGES for paragraph in paragraphs(page) if INLINE.search(paragraph)]


def test_words_within_sentences_are_looked_at() -> None:
    assert {named(page) for page, _ in SAYING} >= {"docs/simulating.md", "docs/hosting.md"}


@pytest.mark.parametrize(("page", "paragraph"), SAYING, ids=[named(page) for page, _ in SAYING])
def test_what_needs_a_release_says_so_within_a_sentence_too(
    page: Path, paragraph: str, wheel: Path, python: Path
) -> None:
    assert re.search(r"from\s+the\s+first\s+release\s+on", paragraph, re.IGNORECASE)
    for code in INLINE.findall(paragraph):
        assert code.startswith("pip install "), f"{code} is no command"
        install(python, shlex.split(code)[2].replace("bothy-games", str(wheel)))


EXTRAS = re.compile(r"\binstalling\('([a-z]+)'\)")


def test_messages_about_missing_packages_name_an_extra_and_the_first_release(wheel: Path, python: Path) -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in (dist.ROOT / "src").rglob("*.py")}
    assert [path.name for path, text in texts.items() if "bothy-games[" in text] == ["extras.py"]
    extras = {extra for text in texts.values() for extra in EXTRAS.findall(text)}
    assert extras >= {"postgres", "ray", "research"}
    for extra in extras:
        told = installing(extra)
        assert "from the first release on" in told
        install(python, shlex.split(told)[2].replace("bothy-games", str(wheel)))


def test_nobody_is_sent_to_the_other_bothy() -> None:
    """On PyPI `bothy` is another program."""
    folders = ("src", "docs", "tests", "tools", "examples", "benchmarks", "deploy", ".github", "template")
    files = [path for folder in folders for path in (dist.ROOT / folder).rglob("*") if path.is_file()]
    files += [path for path in dist.ROOT.iterdir() if path.suffix in (".md", ".toml", ".txt", ".cff", ".yml")]
    for file in files:
        if file.suffix in (".md", ".py", ".yml", ".toml", ".txt", ".cff", ".ftl", "") and "client" not in file.parts:
            text = file.read_text(encoding="utf-8")
            assert not re.search(r"pip install [\"'`]?bothy(?!-games)\b|\bbothy\[", text), file
