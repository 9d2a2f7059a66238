"""The tool that looks for tests that fail now and then: what it counts, and that it ends what it starts."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

import flaky

MAKEFILE = Path(__file__).resolve().parents[2] / "Makefile"

REPORT = """<testsuites><testsuite>
<testcase file="tests/browser/test_a.py" name="test_one" time="2.5" />
<testcase file="tests/browser/test_a.py" name="test_two[fr]" time="7.0"><failure message="too late&#10;why"/></testcase>
<testcase file="tests/browser/test_b.py" name="test_three" time="0.1"><error message="no server"/></testcase>
</testsuite></testsuites>"""
ONE, TWO = "tests/browser/test_a.py::test_one", "tests/browser/test_a.py::test_two[fr]"
THREE = "tests/browser/test_b.py::test_three"


def test_failures_and_errors_are_counted_with_their_reasons() -> None:
    tally = flaky.Tally()
    tally.read(REPORT, [ONE, TWO, THREE])
    tally.read(REPORT, [ONE, TWO, THREE])
    assert tally.runs == {ONE: 2, TWO: 2, THREE: 2}
    assert tally.failures == {TWO: ["too late"] * 2, THREE: ["no server"] * 2}
    assert f"2 of 2: {TWO}\n      too late\n" in tally.told()


def test_a_test_that_did_not_come_to_an_end_has_failed() -> None:
    tally = flaky.Tally()
    tally.read("", [ONE])
    assert list(tally.failures) == [ONE]


def test_the_slowest_come_first() -> None:
    tally = flaky.Tally()
    tally.read(REPORT, [])
    assert tally.slowest() == [TWO, ONE, THREE]


def test_a_real_run_is_counted_and_leaves_nobody_behind(tmp_path: Path) -> None:
    with flaky.busy(1) as processes:
        report = flaky.run(["tests/docs/test_lock.py"], tmp_path)
        assert [process.poll() for process in processes] == [None]
    assert all(process.poll() is not None for process in processes)
    tally = flaky.Tally()
    tally.read(report, ["tests/docs/test_lock.py::test_the_constraints_name_versions_only"])
    assert len(tally.runs) == 2
    assert not tally.failures


def test_what_others_do_and_what_the_tests_do_counts_as_load() -> None:
    assert [flaky.missing(wanted, 0.0) for wanted in (4, 8)] == [4 - flaky.WORKERS, 8 - flaky.WORKERS]
    assert flaky.missing(8, 3.9) == 8 - flaky.WORKERS - 3, "rather too much load than too little"
    assert flaky.missing(4, 20.0) == 0


@pytest.mark.parametrize("before", [0.0, 2.0, 9.0])
@pytest.mark.parametrize("seconds", [30, 300, 3600])
def test_the_load_of_a_run_is_told_apart_from_what_was_before(before: float, seconds: int) -> None:
    """As the kernel counts it: every five seconds the mean of a minute takes in how many want to run."""
    mean = before
    for _ in range(seconds // 5):
        mean = mean * math.exp(-5 / 60) + 4 * (1 - math.exp(-5 / 60))
    assert flaky.load_between(before, mean, seconds) == pytest.approx(4)


def test_a_run_under_too_little_load_proves_nothing() -> None:
    tally = flaky.Tally()
    tally.read(REPORT.replace("failure", "properties").replace("error", "properties"), [ONE, TWO, THREE])
    assert tally.proves()
    assert not flaky.falls_short(3.5, 4)
    assert flaky.falls_short(3.4, 4)
    tally.idle.append("run 2 of 5, load 3.4 (wanted 4)")
    assert not tally.proves()
    assert tally.told().endswith("it proves nothing: run 2 of 5, load 3.4 (wanted 4)")


def test_tests_are_spread_over_workers_as_make_test_spreads_them() -> None:
    (line,) = [line for line in MAKEFILE.read_text().splitlines() if "BOTHY_EXPECT=interpreted" in line]
    assert "--dist loadgroup" in line
    assert "--dist loadgroup" in " ".join(flaky.command([ONE], Path("folder")))
