"""The tool that looks for tests that fail now and then: what it counts, and that it ends what it starts."""

from __future__ import annotations

from pathlib import Path

import flaky

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
