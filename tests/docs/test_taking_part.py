"""What a newcomer meets: a workflow, a dated changelog, help, and a quick run that leaves out what it says."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bothy
import quick

ROOT = Path(__file__).resolve().parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
JOBS: dict[str, Any] = {
    f"{file.stem}: {name}": job
    for file in sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    for name, job in msgspec.yaml.decode(file.read_bytes())["jobs"].items()
}


def planned(target: str, *words: str) -> str:
    """What make would do on a machine where nothing has been done yet."""
    command = ["make", "--dry-run", "--always-make", target, "GAME=loch-ness", *words]
    return subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=True).stdout


@pytest.mark.parametrize("target", ["quick", "check", "format", "docs", "laws", "tab", "dist"])
def test_whoever_is_not_root_can_take_part(target: str) -> None:
    """A browser and proxies are for those who install them, or for `make test`."""
    asked = re.findall(r"tools/machine\.py(.*)", planned(target))
    assert asked
    assert set(asked) == {""}


def test_a_release_compiles_once_what_it_holds() -> None:
    """The wheels that are kept are compiled by the job `compiled`; the other one compiles nothing."""
    assert {"make dist PURE=1"} == {step["run"] for step in JOBS["wheels: sources"]["steps"] if "run" in step}
    assert "tools/dist.py --pure\n" in planned("dist", "PURE=1")
    assert "--pure" not in planned("dist")


@pytest.mark.parametrize("target", ["test", "flaky", "coverage", "fit", "shots", "pictures", "bench", "proofs"])
def test_what_uses_a_browser_sees_to_it(target: str) -> None:
    assert "tools/machine.py browser proxies" in planned(target)


def test_hosted_jobs_are_root_where_packages_are_installed() -> None:
    """Those who run them are not root, but may become it."""
    for name, job in JOBS.items():
        commands = [step["run"] for step in job["steps"] if "run" in step]
        for number, command in enumerate(commands):
            if re.fullmatch(r"make (test|flaky|coverage|fit|shots|pictures|bench|proofs)", command):
                assert "sudo python3 tools/machine.py browser proxies" in commands[:number], name


@pytest.mark.parametrize("name", JOBS)
def test_a_job_calls_make_or_says_why_not(name: str) -> None:
    job = JOBS[name]
    commands = [step["run"] for step in job["steps"] if "run" in step]
    called = {target for command in commands for target in re.findall(r"\bmake ([a-z-]+)", command)}
    assert called <= TARGETS
    assert called or job["env"]["WHY_NOT_MAKE"]
    for path in re.findall(r"\btests/\w+", " ".join(commands)):
        assert (ROOT / path).is_dir()


def test_other_systems_run_or_name_every_folder_of_tests() -> None:
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    comment = re.search(r"# Left out here,.*?\n(?!\s+#)", text, re.DOTALL)
    assert comment is not None
    named = re.findall(r"(\w+) \(", comment[0])
    run = [
        folder for step in JOBS["ci: systems"]["steps"] for folder in re.findall(r"\btests/(\w+)", step.get("run", ""))
    ]
    folders = [path.name for path in (ROOT / "tests").iterdir() if any(path.rglob("test_*.py"))]
    assert sorted(named + run) == sorted(folders)


def test_what_is_compiled_is_kept_from_run_to_run_for_each_system_and_python() -> None:
    """Two that differ in either share nothing of it; without it each run compiles all anew."""
    compiling = {"ci: test": "3.11", "ci: dist": "3.11", "ci: systems": "${{ matrix.python }}"}
    assert set(compiling) == {name for name, job in JOBS.items() if "build/compiled/kept" in str(job)}
    for name, python in compiling.items():
        (cached,) = [step["with"] for step in JOBS[name]["steps"] if step.get("uses", "").startswith("actions/cache@")]
        assert cached["path"] == "build/compiled/kept"
        assert cached["restore-keys"] == f"compiled-${{{{ runner.os }}}}-{python}-"
        assert cached["key"].startswith(cached["restore-keys"])


def test_the_changelog_is_dated_and_the_citation_agrees() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    [newest, *_] = re.findall(r"^## (\d+\.\d+\.\d+), (\d{4}-\d\d-\d\d)$", changes, re.MULTILINE)
    citation = msgspec.yaml.decode((ROOT / "CITATION.cff").read_bytes())
    assert newest == (bothy.__version__, citation["date-released"])
    assert citation["version"] == bothy.__version__


def test_help_has_groups_and_every_target() -> None:
    told = subprocess.run(["make", "help"], cwd=ROOT, text=True, capture_output=True, check=True).stdout
    assert len(re.findall(r"^\S", told, re.MULTILINE)) >= 3
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert phony is not None
    assert set(re.findall(r"^  ([a-z-]+) ", told, re.MULTILINE)) == set(phony[1].split())


@pytest.mark.parametrize("pattern", quick.LONG)
def test_what_the_quick_run_leaves_out_exists(pattern: str) -> None:
    name, _, test = pattern.partition("::")
    files = sorted(ROOT.glob(name))
    assert files
    for file in files:
        assert f"def {test}(" in file.read_text(encoding="utf-8") if test else file.is_file()
        assert any(file.is_relative_to(ROOT / kept) for kept in quick.RUN)


def test_the_quick_run_tells_of_every_folder_it_leaves_out() -> None:
    folders = {path.name for path in (ROOT / "tests").iterdir() if any(path.rglob("test_*.py"))}
    assert {*quick.other_folders(), *[Path(kept).parts[1] for kept in quick.RUN]} == folders
