"""Places: all work is done once wherever it is done, also if workers are lost; what cannot be done there is told."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bothy.cli import app
from bothy.lab.chunks import cut, in_chunks
from bothy.lab.places import Here, Processes
from lab.losing import always_dies, dies_once


def numbers(first: int, count: int) -> tuple[list[int], float]:
    return list(range(first, first + count)), 0.001 * count


def test_all_units_are_done_once_whatever_the_gaps() -> None:
    gaps = [(3, 1), (10, 500), (2_000, 7)]
    done = [number for some in in_chunks(numbers, gaps, Here()) for number in some]
    assert done == [3, *range(10, 510), *range(2_000, 2_007)]


def test_no_chunk_is_larger_than_it_may_be() -> None:
    assert max(len(some) for some in in_chunks(numbers, [(0, 500)], Here(), most=8)) == 8


def test_what_is_left_is_cut_evenly() -> None:
    assert list(cut([[0, 5], [9, 2]], 2)) == [(0, 2), (2, 2), (4, 1), (9, 2)]


def test_the_work_of_a_lost_process_is_done_again(tmp_path: Path) -> None:
    with Processes(2) as place:
        done = sorted(place.run(partial(dies_once, tmp_path), [(number,) for number in range(8)]))
    assert done == [((number,), number * number) for number in range(8)]
    assert (tmp_path / "died").exists()


def test_work_that_always_takes_its_worker_along_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bothy.lab.places.LOST", 1)
    with Processes(2) as place, pytest.raises(ValueError, match="a worker was lost 2 times at the same job"):
        list(place.run(always_dies, [(3,)]))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (
            ["--bots", "knack,search:200ms", "--ray"],
            "search:200ms thinks by the clock, so its games depend on who plays",
        ),
        (["--bots", "knack,cmd:cat", "--ray", "auto"], "cmd:cat is a program of this machine, and --ray"),
        (["--ray", "tower"], "--ray takes the HOST:PORT of a cluster, or nothing for one on this machine, not 'tower'"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "study", "compare", "ladder"])
def test_what_a_cluster_cannot_do_is_refused(command: str, words: list[str], complaint: str) -> None:
    more = ["--b", "storm=on"] if command == "compare" else []
    result = CliRunner().invoke(app, [command, "loch-ness", *more, *words])
    assert isinstance(result.exception, ValueError), result.output
    assert complaint in str(result.exception)
