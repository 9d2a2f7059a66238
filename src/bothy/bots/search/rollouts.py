"""Imagined worlds: what may lie where one has not looked, who may sit there, and what comes of an answer."""

from __future__ import annotations

from typing import Any, Final

from bothy.bots.search.models import Cast, Model
from bothy.bots.search.streams import Streams, mixed
from bothy.kernel.game import Game
from bothy.kernel.luck import Luck
from bothy.kernel.notation import Choice
from bothy.kernel.position import Position
from bothy.kernel.sight import Sight
from bothy.kernel.step import Ask, Chance, Decision, Race
from bothy.kernel.table import Seat

LONGEST: Final = 400
"""After so many answers and outcomes the outlook is asked for, settled or not."""


class World:
    """One way things may be, the same for every answer that is tried out in it: hidden things, players and luck."""

    def __init__(
        self, game: Game[Any], seen: Sight[Any], some: list[list[Model]], own: Model, seed: int, ends: bool
    ) -> None:
        luck = Luck(mixed(seed, 0))
        self.game = game
        self.viewer = seen.viewer
        self.seats = seen.table.box.seats
        self.seed = mixed(seed, 1)
        self.cast = Cast(game, some, own, seen.viewer, self.seats, luck)
        self.position = seen.imagine(luck, self.cast.has_answered)
        self.ends = ends
        """Whether to play to the end, since the game cannot tell who is ahead before."""

    def value(self, choice: Choice) -> float:
        """The viewer's share of the win to be hoped for after this answer."""
        position = self.position.copy()
        position.take(self.viewer, choice)
        play_on(self.game, position, self.cast, Streams(self.seed, self.seats), self.ends)
        if position.agenda:
            return self.game.outlook(position.table)[self.viewer]
        return self.game.result(position.table).shares[self.viewer]


def play_on(game: Game[Any], position: Position[Any], cast: Cast, streams: Streams, ends: bool) -> None:
    """Play on until something is settled, or to the end, all seats by the players that were cast."""
    begun = game.tick(position.table)
    last = position.number + LONGEST
    while position.agenda:
        step = position.agenda[-1]
        if isinstance(step, Decision):
            position.take(step.seat, cast.answer(position, step, step.seat, streams))
        elif isinstance(step, Chance):
            position.befall(step.toss(position.table, streams.chance(step)))
        elif isinstance(step, Ask):
            ask_all(position, step, cast, streams)
        else:
            position.complain()
        if not ends and (game.tick(position.table) != begun or position.number > last):
            return


def ask_all(position: Position[Any], step: Ask[Any], cast: Cast, streams: Streams) -> None:
    """Everybody answers unheard who has not; in a race one of those who spoke is then heard."""
    waiting: list[Seat] = position.asking()
    for seat in waiting:
        position.take(seat, cast.answer(position, step, seat, streams))
    if position.agenda and position.agenda[-1] is step and isinstance(step, Race):
        speakers = position.speakers()
        if speakers:
            position.number += 1
            position.speak(step, speakers[streams.lot().below(len(speakers))])
