"""Garbage is taken out when nobody waits."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from bothy.web.gc_tuning import YOUNG, collect_when_quiet


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """These tests change the interpreter's collector, which others use."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def whole_collections(answers: list[int], latest: float) -> int:
    """How often all garbage is taken out while so many answers have come at each look."""
    looks = iter(answers)
    found: list[int] = []

    def note(phase: str, told: dict[str, int]) -> None:
        if phase == "start" and told["generation"] == 2:
            found.append(1)

    async def run() -> None:
        task = asyncio.create_task(
            collect_when_quiet(lambda: next(looks, answers[-1]), look=0.001, soon=0.003, latest=latest)
        )
        await asyncio.sleep(0)
        found.clear()  # the first of all comes at the start
        while next(looks, None) is not None:
            await asyncio.sleep(0.001)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    gc.callbacks.append(note)
    try:
        asyncio.run(run())
    finally:
        gc.callbacks.remove(note)
    return len(found)


def test_all_of_it_waits_while_people_answer() -> None:
    assert whole_collections(list(range(400)), latest=1_000) == 0


def test_it_is_taken_out_as_soon_as_nobody_does() -> None:
    assert whole_collections([7] * 400, latest=1_000) >= 1


def test_it_does_not_wait_for_ever() -> None:
    assert whole_collections(list(range(400)), latest=0.01) >= 1


def test_the_young_is_taken_out_all_the_time() -> None:
    whole_collections([0, 1], latest=1_000)
    assert gc.get_threshold()[0] == YOUNG
