"""Inside Pyodide, under Node: laws hold, the same seeds make the same games, and a house plays."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import bothy
import make_tab as tab
from bothy.games import games
from bothy.puzzles import counted

pytestmark = pytest.mark.xdist_group("tab")
HERE = Path(__file__).resolve().parent
SOURCES = tab.ROOT / "src" / "bothy"


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the trial inside found, with exactly the files that `make tab` ships, and the laws besides."""
    folder = tmp_path_factory.mktemp("tab")
    shipped, more = tab.compiled(), folder / "more.zip"
    laws = [*(SOURCES / "lab").rglob("*.py"), *(SOURCES / "games").glob("*/RULES*.md")]
    more.write_bytes(tab.zipped((f"bothy/{file.relative_to(SOURCES).as_posix()}", file.read_bytes()) for file in laws))
    unpack = [[str(shipped.bothy), "/bothy"], [str(more), "/bothy"]]
    said = tab.inside(HERE / "inside" / "trial.py", unpack=unpack, stdlib=str(shipped.library))
    (line,) = [line for line in said.splitlines() if line.startswith("TOLD ")]
    found: dict[str, Any] = json.loads(line.removeprefix("TOLD "))
    return found


def test_it_is_another_machine(told: dict[str, Any]) -> None:
    assert told["bits"] == 32


def test_nobody_waits_at_the_door_for_a_game_to_be_imported(told: dict[str, Any]) -> None:
    door = told["door"]
    assert set(door["statuses"].values()) == {200}, door
    counts = counted(games().values())
    assert door["puzzles"]["games"] == [{"game": key, "count": count} for key, count in counts.items()]
    assert door["puzzles"]["today"]["game"] in counts
    assert door["imported"] == []


def test_only_the_game_that_is_asked_for_is_imported(told: dict[str, Any]) -> None:
    assert told["only"] == ["loch_ness"]


def test_laws_hold(told: dict[str, Any]) -> None:
    assert told["laws"]["broken"] == []
    assert told["laws"]["tried"] > 40 * len(games())


@pytest.mark.parametrize("key", games())
def test_the_same_seed_makes_the_same_game(told: dict[str, Any], key: str) -> None:
    here = []
    for seed, bots in ((1, ["knack", "random"]), (2, ["random"])):
        game = bothy.play(key, bots=bots, seed=seed)
        here.append(
            f"{summed(str(game.journal))} {summed(json.dumps(game.position.dump(), sort_keys=True))} {game.scores}"
        )
    if key == "loch-ness":
        here.append(summed(str(bothy.play(key, bots=["search:16", "knack"], seed=3).journal)))
    assert told["journals"][key] == here


def test_a_house_plays_a_whole_game_and_keeps_it(told: dict[str, Any]) -> None:
    house = told["house"]
    assert len(house["result"]["scores"]) == 3
    assert house["rows"] > 40
    assert house["same"], "what was kept is what was played"
    assert house["frames"] > 40
    assert house["flushed"] > house["rows"] // 4, "every transaction is flushed"
    assert house["about"]["kept"]
    assert house["about"]["thinking"] == "ready"
    assert house["refused"] == [503, "not-saved"]


def test_the_workshop_lays_out_a_box_and_tries_a_change(told: dict[str, Any]) -> None:
    status, ended, figures = told["house"]["workshop"]
    assert (status, ended) == (200, "done")
    assert figures > 0


def summed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
