"""The examples do what they say, in small."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import bothy
from bothy.bots import Bot, Random
from bothy.games import find, games
from bothy.kernel import Luck

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PAGE = (EXAMPLES.parent / "docs" / "research.md").read_text(encoding="utf-8")
TOLD = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


def test_the_search_beats_random() -> None:
    search = example("search")
    game = find("loch-ness")
    wins = 0.0
    for number in range(6):
        bots: list[Bot] = [Random("random"), Random("random")]
        bots[number % 2] = search.Search(game)
        wins += bothy.play(game, bots, seed=number).shares[number % 2]
    assert wins > 3


@pytest.mark.parametrize("key", games())
def test_the_search_can_play_every_game(key: str) -> None:
    search = example("search")
    game = find(key)
    position, luck = game.new(), Luck(1)
    for _ in range(3):
        while not position.asking() or len(position.choices(position.asking()[0])) < 2:
            position.wander(luck)
        seat = position.asking()[0]
        choice = search.Search(game, worlds=1).choose(position.sight(seat), position.choices(seat), 1)
        assert choice in position.choices(seat)
        position.answer(seat, choice)


def test_the_search_is_told_in_the_documentation_as_it_is() -> None:
    source = (EXAMPLES / "search.py").read_text(encoding="utf-8")
    told = source[source.index("class Search") : source.index("def main(")].rstrip()
    assert told in PAGE
    assert len(told.splitlines()) <= 30


def test_the_program_in_the_documentation_answers() -> None:
    told = next(told for told in TOLD if "sys.stdin" in told)
    question = json.dumps({"choices": ["spot 3a", "spot 3b"]}) + "\n"
    run = subprocess.run([sys.executable, "-c", told], input=question, text=True, capture_output=True, check=True)
    assert run.stdout == "spot 3a\n"


def test_the_learner_learns() -> None:
    """What paid gets likelier, and what is not offered stays impossible."""
    learner = example("learner")
    rng = np.random.default_rng(1)
    network = learner.Network(4, 5, rng)
    masks = np.tile(np.array([1, 1, 1, 1, 0], np.int8), (64, 1))
    means = []
    for _ in range(300):
        seen = rng.standard_normal((64, 4)).astype(np.float32)
        odds = network.look(seen, masks)[1]
        means.append(float(odds[:, 2].mean()))
        assert odds[:, 4].max() == 0
        taken = np.array([rng.choice(5, p=row / row.sum()) for row in odds.astype(float)])
        paid = np.where(taken == 2, 1.0, -1.0).astype(np.float32)
        network.learn(seen, masks, taken, odds[np.arange(64), taken], paid)
    assert means[0] < 0.4
    assert means[-1] > 0.8


def test_the_learner_plays_and_remembers() -> None:
    learner = example("learner")
    rng = np.random.default_rng(1)
    table = learner.env("loch-ness", 2)
    network = learner.Network(table.schema.size - 8, table.wait + 1, rng)
    wins, memory = learner.play(network, "loch-ness", 1, 2, rng)
    assert 0 <= wins <= 2
    assert len(memory.seen) == len(memory.paid) == len(memory.taken) > 20
    assert all(mask[action] for mask, action in zip(memory.masks, memory.taken, strict=True))
