"""Plays the games of a study one after the other, and watches them."""

from __future__ import annotations

from typing import Any

from bothy.bots.search.streams import Numbered, mixed
from bothy.games import find
from bothy.kernel import Game, Luck
from bothy.lab.runs import bot_of
from bothy.study.core.watching import Watch
from bothy.study.course import Course
from bothy.study.mishaps import Mishaps
from bothy.study.plan import Study

APART = 0xC0
"""The luck of games in streams is other luck than that of games from one source."""


class Playing:
    """One study's games. With streams, game `n` of another study of the same seed and seats has the same luck."""

    def __init__(self, study: Study, streamed: bool = False) -> None:
        self.study = study
        self.streamed = streamed
        self.game: Game[Any] = find(study.game)
        box = study.box()
        self.shared = self.game.is_shared(box)
        self.watch = Watch(self.game, len(box.vocabulary), self.shared)
        self.seconds = dict(study.seconds)

    def course(self, number: int, mishaps: Mishaps, mark: str = "") -> Course | None:
        """One game, as it was until the next is played. One that fails is told as such and stops nobody."""
        study = self.study
        names = study.seating(number)
        bots = [bot_of(study.game, name) for name in names]
        wanders = [name == "random" for name in names]
        with mishaps.noted(number, () if all(wanders) else bots, mark):  # who takes anything makes no mistakes
            position = self.game.new(study.seats, dict(study.options), study.pack)
            self.watch.play(position, bots, wanders, self.luck(number), self.streams(number))
            result = self.game.result(position.table)
            return Course(number, self.game, names, position, result, self.watch, self.shared, self.seconds)
        return None

    def luck(self, number: int) -> Luck:
        return self.study.luck(number)

    def streams(self, number: int) -> Numbered | None:
        """A source for each kind of chance and each seat, so that they stay the same when answers part."""
        if not self.streamed:
            return None
        seats = self.study.seats
        return Numbered(mixed(mixed(self.study.seed, APART), number), seats, {}, [0] * seats, 0)
