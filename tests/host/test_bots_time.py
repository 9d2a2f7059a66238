"""When bots answer tells nothing of what they answer: the moment is drawn without looking at it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bothy.games import find
from bothy.host import asking
from bothy.host.asking import Asking
from bothy.host.bot_pool import BotPool
from bothy.host.live_table import LiveTable
from bothy.host.protocol import BotPace
from bothy.host.table_record import SeatRecord, TableRecord
from bothy.kernel import Luck, Position, Race, Seat, Secret, Step
from bothy.kernel.journal import Journal

SEATS = 3


class Clock:
    """Time that passes only where somebody thinks or sleeps."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


class Pool:
    """Whoever thinks for the bots: says this, after so long."""

    def __init__(self, clock: Clock, text: str, seconds: float) -> None:
        self.clock, self.text, self.seconds = clock, text, seconds

    async def choose(self, game: str, bot: str, sight: bytes, seed: int) -> str:
        self.clock.now += self.seconds
        return self.text


class Ears:
    """Where answers go, which may not say what they are: when they came."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.moments: list[float] = []

    def put(self, do: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.moments.append(self.clock.now)

    async def answer_for(self, answers: dict[Seat, str], note: str, question: int) -> bool:
        return True

    async def time_out(self, answers: dict[Seat, str], asleep: list[Seat], question: int) -> None:
        pass


def found(game: str, kind: type[Step[Any]]) -> Position[Any]:
    """Where somebody is first asked in this way and may say several things."""
    luck = Luck(3)
    journal: Journal[Any] = Journal(find(game), SEATS)
    for _ in range(2_000):
        position = journal.position
        if position.odds():
            journal.happen(luck.outcome(position.odds()))
        elif position.speakers():
            journal.hear(position.speakers()[0])
        elif isinstance(position.step(), kind) and len(position.choices(position.asking()[0])) > 1:
            return position
        else:
            seat = position.asking()[0]
            choices = position.choices(seat)
            journal.answer(seat, choices[luck.below(len(choices))])
    raise AssertionError(f"{game} never asks like this")


def answered(
    monkeypatch: pytest.MonkeyPatch, game: str, position: Position[Any], text: str, thinks: float, pace: BotPace
) -> list[float]:
    """When a bot that says this is heard, where races are sealed too."""
    clock = Clock()
    monkeypatch.setattr(asking, "CHANCE", Luck(5))
    monkeypatch.setattr(asking, "time", clock)
    monkeypatch.setattr(asking, "asyncio", SimpleNamespace(sleep=clock.sleep))
    chairs = [SeatRecord(bot="knack") for _ in range(SEATS)]
    record = TableRecord("here", game, chairs, find(game).settle({}), "", "", "", 0.0)
    record.pace, record.bot_pace = "days", pace
    ears = Ears(clock)
    table = cast(LiveTable, SimpleNamespace(position=position, record=record, game=find(game), resting=False))
    host = Asking(table, ears, {}, cast(BotPool, Pool(clock, text, thinks)), Counter())
    asyncio.run(host.think(position.asking()[0], "knack", 0))
    return ears.moments


@pytest.mark.parametrize("pace", ["brisk", "calm"])
@pytest.mark.parametrize("thinks", [0.0, 0.05, 3.0])
@pytest.mark.parametrize(("game", "kind"), [("merlouf", Secret), ("castle-von-loghan", Secret), ("loch-lomond", Race)])
def test_a_sealed_answer_comes_when_it_would_whatever_it_is(
    monkeypatch: pytest.MonkeyPatch, game: str, kind: type[Step[Any]], thinks: float, pace: BotPace
) -> None:
    position = found(game, kind)
    choices = position.choices(position.asking()[0])
    moments = [answered(monkeypatch, game, position, one.notation, thinks, pace) for one in choices]
    assert moments == [moments[0]] * len(choices)
    assert len(moments[0]) == 1


def test_how_long_a_bot_has_thought_does_not_show_in_a_sealed_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to when it seems to have thought; beyond that only in how many such whiles it took."""
    position = found("merlouf", Secret)
    text = position.choices(position.asking()[0])[0].notation
    told = [answered(monkeypatch, "merlouf", position, text, thinks, "brisk") for thinks in (0, 0.1, 0.3)]
    assert told == [told[0]] * 3
    long = [answered(monkeypatch, "merlouf", position, text, thinks, "brisk") for thinks in (1.9, 1.95)]
    assert long[0] == long[1]
    assert long[0] > [101.95]
