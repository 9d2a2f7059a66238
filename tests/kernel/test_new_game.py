"""A game made from the template is found, keeps all laws and passes its own tests as it stands."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bothy.bots import bot, consult
from bothy.games import adopt
from bothy.kernel import Luck
from bothy.lab.laws import LAWS, moments
from kernel.small_game import ROOT, made, maker, module


@pytest.mark.parametrize("law", LAWS)
def test_the_template_keeps_the_law(law: str) -> None:
    game = adopt(module(""))
    for moment in moments(game, 300, seed=7):
        LAWS[law](moment)


def test_it_goes_by_its_new_name() -> None:
    game = adopt(module(""))
    assert (game.key, game.name) == ("hill-fort", "Hill Fort")
    left = [path for path in made().rglob("*") if path.is_file() and "cairn" in path.read_text().lower()]
    assert left == []


def test_its_own_tests_pass() -> None:
    code = (
        "import sys, pytest, bothy.games; bothy.games.__path__.append(sys.argv[1]); sys.exit(pytest.main(sys.argv[2:]))"
    )
    arguments = [str(made() / "games"), "-q", "-p", "no:cacheprovider", "--rootdir", str(made()), str(made() / "tests")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT / "tests")])}
    run = subprocess.run(
        [sys.executable, "-c", code, *arguments], text=True, capture_output=True, env=environment, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_its_knack_beats_random_play() -> None:
    game = adopt(module(""))
    won = 0.0
    for number in range(300):
        luck = Luck(number)
        bots = [bot("knack", game) if seat == number % 3 else bot("random", game) for seat in range(3)]
        position = game.new(3)
        while not position.over():
            if position.odds():
                position.befall(luck.outcome(position.odds()))
            elif position.speakers():
                speakers = position.speakers()
                position.hear(speakers[luck.below(len(speakers))])
            else:
                seat = position.asking()[0]
                position.seal(seat, consult(bots[seat], position, seat, luck))
        won += game.result(position.table).shares[number % 3]
    assert won > 150


def test_a_name_that_cannot_be_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="plain letters"):
        maker().new_game("../evil", tmp_path / "games", tmp_path / "tests")
    maker().new_game("Tarn", tmp_path / "games", tmp_path / "tests")
    with pytest.raises(SystemExit, match="there already"):
        maker().new_game("Tarn", tmp_path / "games", tmp_path / "tests")
