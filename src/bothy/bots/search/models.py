"""Whom one imagines in the other seats: players of several levels, some of whom err, some of whom do anything.

Whoever imagines only one kind of player finds the best reply to that kind, and is no better against any other.
"""

from __future__ import annotations

from typing import Any, Final

from bothy.bots.search.streams import Streams
from bothy.kernel.game import Game
from bothy.kernel.luck import Luck
from bothy.kernel.notation import Choice, Pass
from bothy.kernel.position import Position
from bothy.kernel.sight import Sight, sight
from bothy.kernel.step import Ask, Race
from bothy.kernel.table import Seat

ALWAYS: Final = 100
ERRING: Final = [15, 40]
"""Of a hundred answers how many an erring player gives at random."""
STRONGEST: Final = ["sharp", "hard"]
"""What the strongest level of a knack is called, where it is not the plain one."""


class Model:
    """How a seat answers in an imagined world, knowing only its own sight there."""

    def __init__(self, level: str, noise: int = 0, trick: str = "") -> None:
        self.level = level
        """The level of the game's knack, with its temper if it has one."""
        self.noise = noise
        """Of a hundred answers how many are given at random."""
        self.trick = trick
        """The trick it plays instead of the knack, if it has one."""

    def strays(self, head: Luck) -> bool:
        """Whether this answer is one of those at random."""
        return head.below(ALWAYS) < self.noise

    def answer(self, game: Game[Any], seen: Sight[Any], choices: list[Choice], seed: int) -> Choice:
        if self.trick:
            return game.trick(seen, choices, self.trick, seed)
        return game.knack(seen, choices, self.level, seed)


def at_random(step: Ask[Any], choices: list[Choice], seed: int) -> Choice:
    """Anything at all; in a race mostly silence, as in all random play."""
    luck = Luck(seed)
    if isinstance(step, Race):
        for choice in choices:
            if isinstance(choice, Pass):
                if luck.below(step.silence()):
                    return choice
                break
    return choices[luck.below(len(choices))]


def strongest(game: Game[Any]) -> str:
    """The strongest level of a game's knack."""
    levels = game.levels()
    for level in STRONGEST:
        if level in levels:
            return level
    return ""


def family(game: Game[Any], wandering: bool) -> list[list[Model]]:
    """All whom one may imagine in another seat, kind by kind: each kind as often, and of it each as often."""
    wanderers = [Model("", ALWAYS)]
    if wandering:
        return [wanderers]
    level = strongest(game)
    levels = ["", *game.levels()]
    able = [Model(level)]
    tempered = [Model(f"{other}:{temper}" if temper else other) for other in levels for temper in ["", *game.tempers()]]
    erring = [[Model(level, noise)] for noise in ERRING]
    tricky = [[Model("", 0, trick) for trick in game.tricks()]] if game.tricks() else []
    return [able, able, tempered, *erring, *tricky, wanderers]


def drawn(some: list[list[Model]], luck: Luck) -> Model:
    """One of a family."""
    kind = some[luck.below(len(some))]
    return kind[luck.below(len(kind))]


class Cast:
    """Who plays each seat in one imagined world: oneself as one's knack does, the others drawn anew."""

    def __init__(
        self, game: Game[Any], some: list[list[Model]], own: Model, viewer: Seat, seats: int, luck: Luck
    ) -> None:
        self.game = game
        self.models = [own if seat == viewer else drawn(some, luck) for seat in range(seats)]
        self.luck = luck

    def has_answered(self, seen: Sight[Any], seat: Seat, choices: list[Choice]) -> Choice:
        """What a seat has said that nobody has heard yet: the policy of `Sight.imagine`."""
        step = seen.agenda[-1]
        assert isinstance(step, Ask)
        model = self.models[seat]
        if model.strays(self.luck):
            return at_random(step, choices, self.luck.word())
        return model.answer(self.game, seen, choices, self.luck.word())

    def answer(self, position: Position[Any], step: Ask[Any], seat: Seat, streams: Streams) -> Choice:
        """What a seat says that is asked now. It takes two words of its head each time it has a choice."""
        choices = step.choices(position.table, seat)
        if len(choices) == 1:
            return choices[0]
        model, head = self.models[seat], streams.head(seat)
        strays = model.strays(head)
        seed: int = head.word()
        if strays:
            return at_random(step, choices, seed)
        return model.answer(self.game, sight(position, seat), choices, seed)
