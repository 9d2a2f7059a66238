"""A table of bots: one in each seat, playing to the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bothy.bots import Bot, Random, consult
from bothy.bots.search.streams import Streams
from bothy.kernel import Chance, Choice, Driver, Luck, Position, Race, Seat


class Bots(Driver[Any]):
    """A game played by bots, one a seat; races are heard sealed, by reaction."""

    def __init__(self, position: Position[Any], bots: Sequence[Bot]) -> None:
        super().__init__(position)
        self.bots = list(bots)

    def first(self, speakers: list[Seat], luck: Luck) -> Seat:
        return min(speakers, key=lambda seat: self.bots[seat].delay(luck))

    def head(self, seat: Seat, luck: Luck) -> Luck:
        """What a bot draws its answers from: what all is drawn from, unless somebody keeps them apart."""
        return luck

    def seal(self, seat: Seat, choice: Choice) -> None:
        """A bot has answered, unheard where several are asked."""
        self.position.seal(seat, choice)

    def play(self, luck: Luck) -> int:
        """Play to the end; how many decisions the bots took."""
        position, decisions = self.position, 0
        self.proceed(luck)
        while not position.over():
            for seat in position.asking():
                drawn = luck.forks
                choice = consult(self.bots[seat], position, seat, self.head(seat, luck))
                if luck.forks == drawn and len(position.choices(seat)) > 1:
                    decisions += 1
                self.seal(seat, choice)
            self.proceed(luck)
        return decisions


class Streamed(Bots):
    """Bots whose game has its luck in streams: the same seed brings the same chance, whoever sits there."""

    def __init__(self, position: Position[Any], bots: Sequence[Bot], streams: Streams) -> None:
        super().__init__(position, bots)
        self.streams = streams

    def head(self, seat: Seat, luck: Luck) -> Luck:
        return self.streams.head(seat)

    def advance(self, luck: Luck) -> bool:
        step = self.position.agenda[-1] if self.position.agenda else None
        return super().advance(self.streams.chance(step) if isinstance(step, Chance) else luck)


class Wanderers(Bots):
    """Random bots only: in a race they speak as they do in a playout, so that the games are the same."""

    def play(self, luck: Luck) -> int:
        position = self.position
        self.proceed(luck)
        while not position.over():
            step = position.step()
            if isinstance(step, Race):
                self.race(step, luck)
            else:
                for seat in position.asking():
                    self.seal(seat, step.pick(position.table, seat, luck))  # type: ignore[attr-defined]
            self.proceed(luck)
        return 0

    def race(self, race: Race[Any], luck: Luck) -> None:
        position = self.position
        called = position.any_call(race, luck) if luck.below(race.silence()) == 0 else None
        for seat in position.asking():
            if called is None or seat != called[0]:
                self.heard(seat, race.default(position.table, seat))
        if called is None:
            position.keep_silent(race)
        else:
            self.heard(*called)
            position.call(race, *called)

    def heard(self, seat: Seat, choice: Choice) -> None:
        """What a seat did in a race."""


def wander(bots: Sequence[Bot]) -> bool:
    """Whether nobody at this table needs a sight."""
    return all(isinstance(player, Random) for player in bots)


def faults_of(bots: Sequence[Bot]) -> dict[str, Counter[str]]:
    """What has gone wrong so far, by the names of the bots."""
    faults: dict[str, Counter[str]] = {player.name: Counter() for player in bots}
    for player in {id(player): player for player in bots}.values():
        faults[player.name].update(player.faults)
    return faults
