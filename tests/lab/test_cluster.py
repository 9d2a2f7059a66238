"""A cluster of three nodes on this machine: every command comes to the same there, also if a node is lost."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch
from uuid import uuid4

import pytest
from rich.console import Console
from typer.testing import CliRunner

import proofs
from bothy.cli import app
from bothy.games import find
from bothy.lab import ladder as ladders
from bothy.lab import ladder_report, report
from bothy.lab.cluster import Ray
from bothy.lab.places import Here, Place
from bothy.lab.runs import plan, play_chunk
from bothy.locales import Speech
from bothy.study.collecting import Room
from bothy.study.compare import collecting, sides
from bothy.study.compare.report import as_json
from bothy.study.compare.telling import Telling

pytestmark = pytest.mark.xdist_group("ray")
LONG = 120.0
"""Nothing here takes so many seconds, unless it hangs."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Three nodes with a worker each, on the loopback, that notice soon when one of them is gone."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # 127.0.0.1 is this machine's address
    from ray.cluster_utils import Cluster

    quick = {"health_check_initial_delay_ms": 500, "health_check_period_ms": 500, "health_check_failure_threshold": 4}
    node = {"num_cpus": 1, "include_dashboard": False, "include_log_monitor": False, "object_store_memory": 80_000_000}
    with TemporaryDirectory(
        prefix="ray-", ignore_cleanup_errors=True
    ) as folder:  # its sockets have room for short names
        head = {**node, "_system_config": quick, "temp_dir": folder}
        Path(folder, "ray").mkdir()  # where the newest cluster is noted; nobody else makes it
        with patch.dict(os.environ, RAY_TMPDIR=folder):
            made: Any = Cluster(initialize_head=True, head_node_args=head)
        try:
            for _ in range(2):
                made.add_node(wait=False, **node)
            made.wait_for_nodes(timeout=LONG)
            assert made.address.startswith("127.0.0.1:")
            yield made
        finally:
            made.shutdown()


def timeless(text: str) -> str:
    """What a command tells, without its speed."""
    return re.sub(r'"(seconds|decisions_per_second|processor_seconds|seconds_a_game)": [\d.]+', "", text)


def told(*words: str) -> str:
    result = CliRunner().invoke(app, [*words, "--json"])
    assert result.exit_code == 0, (result.output, result.exception)
    return timeless(result.stdout)


def test_without_an_address_a_cluster_is_started_and_ended() -> None:
    words = ("simulate", "loch-ness", "--games", "12", "--workers", "1")
    assert told(*words, "--ray") == told(*words)
    import ray

    assert not ray.is_initialized()


STUDY = ("study", "loch-ness", "--bots", "random", "--games", "40", "--sample", "2", "--seats", "2")


def test_a_cluster_is_given_by_its_address(cluster: Any) -> None:
    assert told(*STUDY, "--ray", cluster.address) == told(*STUDY, "--workers", "1")


@pytest.fixture(scope="module")
def there(cluster: Any) -> Iterator[Ray]:
    with Ray(cluster.address, 0) as place:
        assert place.width == 3
        yield place


def simulated(place: Place) -> str:
    planned = plan(find("loch-ness"), 3, ["knack", "random"], {}, "", 5)
    tally, _, _ = report.collect(planned, 30, place, None, quiet=True)
    return json.dumps(tally.as_json(1.0))


def compared(place: Place) -> str:
    game = find("loch-ness")
    common = sides.Common(3, ["random"], {}, "", 0)
    planned = sides.comparison(*[sides.side(game, "--a", words, common, str) for words in ([], ["storm=on"])])
    speech = Speech("en", [game], packages=["bothy.study"])
    collected = collecting.collect(planned, 40, 0.1, Room(place, quiet=True), speech)
    return as_json(Telling(planned, collected, "en"))


def laddered(place: Place) -> str:
    game = find("loch-ness")
    planned = ladders.ladder(game, 3, ["random", "knack"], {}, "", 0)
    met: list[ladders.Met] = []
    assert ladder_report.collect(planned, 6, place, met, None, quiet=True)
    return json.dumps(ladder_report.Report(game, planned, met).as_json())


def proved(place: Place) -> str:
    with TemporaryDirectory() as folder:
        found = proofs.run(["loch-ness"], ["games", "copy"], 0.004, place, Console(quiet=True), Path(folder, "kept"))
        return json.dumps([(verdict.trials, verdict.failures) for verdict in found])


@pytest.mark.parametrize("command", [simulated, compared, laddered, proved])
def test_a_command_comes_to_the_same_on_a_cluster(there: Ray, command: Callable[[Place], str]) -> None:
    assert timeless(command(there)) == timeless(command(Here()))


def test_the_games_of_a_lost_node_are_played_again(cluster: Any, there: Ray, tmp_path: Path) -> None:
    """A worker of the node that will be lost takes a job and does not come to an end with it."""
    import ray

    planned = plan(find("loch-ness"), 3, ["knack", "random"], {}, "", 5)
    mine = ray.get_runtime_context().get_node_id()
    lost = next(node for node in cluster.worker_nodes if node.node_id != mine)
    name = lost.node_id

    def play_slowly(first: int, count: int) -> list[Any]:
        node = ray.get_runtime_context().get_node_id()
        (tmp_path / f"{first} {node} {uuid4().hex}").touch()
        if node == name:
            time.sleep(LONG)
        return play_chunk(planned, first, count)[0]

    jobs = [(first, 2) for first in range(0, 40, 2)]
    results = there.run(play_slowly, jobs)
    came = [next(results)]
    deadline = time.monotonic() + LONG
    while not list(tmp_path.glob(f"* {name} *")) and time.monotonic() < deadline:
        time.sleep(0.1)
    cluster.remove_node(lost, allow_graceful=False)
    came += list(results)
    begun = [path.name.split()[0] for path in tmp_path.iterdir()]
    again = {first for first in begun if begun.count(first) > 1}
    assert {path.name.split()[0] for path in tmp_path.glob(f"* {name} *")} <= again, "it was begun a second time"
    assert again, "the node was lost in the middle of something"
    assert sorted(job for job, _ in came) == jobs
    assert dict(came) == {job: play_chunk(planned, *job)[0] for job in jobs}
