"""Helpers of the host where a system has neither forks nor priorities nor limits, as Windows has none."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys

import msgspec
import pytest

from bothy.games import find
from bothy.host.bot_process import BotQuestion
from bothy.host.conversation import READY
from bothy.host.pack_process import PackQuestion, Verdict
from bothy.host.review_process import ReviewProgress, ReviewQuestion
from bothy.host.thinkers.thinker import when_told_to_end
from bothy.lab.single import play
from bothy.study.workshop.api import Checked
from bothy.study.workshop.checking import BenchQuestion
from bothy.study.workshop.trial_process import TrialProgress, TrialQuestion, TrialSide

WITHOUT = """
import os, runpy, sys
for name in ("nice", "fork", "wait4"):
    delattr(os, name)
sys.modules["resource"] = None
runpy.run_module(sys.argv[1], run_name="__main__", alter_sys=True)
"""
CAMERA = "[[camera]]\nname = '7'\npoints = {}\n"


def told(module: str, *questions: msgspec.Struct) -> list[bytes]:
    """What a helper says to each question."""
    command = [sys.executable, "-c", WITHOUT, module, "5"]
    lines = b"".join(msgspec.json.encode(question) + b"\n" for question in questions)
    run = subprocess.run(command, input=lines, capture_output=True, check=True)
    ready, *answers = run.stdout.splitlines()
    assert ready == READY
    return answers


def test_packs_are_tried_in_the_process_itself() -> None:
    packs = [CAMERA.format(points) for points in ("4", "'many'")]
    good, bad = told("bothy.host.pack_process", *[PackQuestion("loch-ness", 2, {}, pack) for pack in packs])
    assert msgspec.json.decode(good, type=Verdict).told == ""
    assert "field points: expected `int`, got `str`" in msgspec.json.decode(bad, type=Verdict).told


def test_the_bench_of_the_workshop_looks_at_drafts() -> None:
    (answer,) = told("bothy.study.workshop.checking", BenchQuestion("check", "loch-ness", "en", 2))
    assert not msgspec.json.decode(msgspec.json.decode(answer, type=Verdict).told, type=Checked).mistakes


def test_a_trial_is_played() -> None:
    sides = TrialSide({}, ""), TrialSide(find("loch-ness").settle({"storm": "on"}), "")
    (answer,) = told("bothy.study.workshop.trial_process", TrialQuestion("loch-ness", 2, ["random"], *sides, 0, 60.0))
    progress = msgspec.json.decode(answer, type=TrialProgress)
    assert (progress.problem, progress.games > 0) == ("", True)


def test_bots_think_and_finished_games_are_looked_back_at() -> None:
    position = find("loch-ness").new(2)
    while not position.asking():
        position.happen(0)
    sight = position.sight(position.asking()[0])
    question = BotQuestion("loch-ness", "random", msgspec.Raw(msgspec.json.encode(sight.dump())), 1)
    assert b'"choice"' in told("bothy.host.bot_process", question)[0]
    journal = str(play("loch-ness", "random", seats=2, seed=4).journal)
    (answer,) = told("bothy.host.review_process", ReviewQuestion(journal, [0], 1))
    assert msgspec.json.decode(answer, type=ReviewProgress).error == ""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_who_thinks_elsewhere_leaves_when_told_without_the_loops_own_signals(number: signal.Signals) -> None:
    async def leave() -> None:
        leaving = asyncio.Event()
        when_told_to_end(leaving.set)
        os.kill(os.getpid(), number)
        async with asyncio.timeout(60):
            await leaving.wait()
        assert not asyncio.get_running_loop().remove_signal_handler(number), "not every loop has such"

    before = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        with asyncio.Runner() as runner:
            runner.run(leave())
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
